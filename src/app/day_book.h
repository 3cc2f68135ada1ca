// The record of days in storage, which other tabs write too: it is read again before every change, so that no day has two
// attempts that count, whatever the tab and the clock. A damaged record is kept under another key before a new one is begun;
// one of a later version is left as it is, and then no attempt counts.
//
//   days            the record (app/days.h)
//   days.damaged    the text of one that could not be read
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "app/days.h"
#include "app/host.h"

namespace app {

class DayBook {
 public:
  explicit DayBook(Host& host) : host_(host) {}

  /// The date now, as far as the device's clock is right.
  Day today() const { return day_at(host_.unix_time_s()); }

  const Days& get() const { return days_; }
  /// Why the stored record could not be read.
  const std::optional<base::Message>& problem() const { return problem_; }
  void load();
  /// False where the record is one of a later version.
  bool may_count() const;

  /// Begins the attempt that counts, in that entry. False if the day had its attempt or was practised, or if the date has
  /// changed since it was offered.
  bool begin(const Days::Open& attempt, std::string_view entry);
  /// Marks the day as practised: no attempt at it can count any more. One that was begun before stays valid.
  void practise(const Days::Open& attempt);
  /// The attempt of that entry has come to its end. False where it is finished already.
  bool finish_deal(Day day, std::string_view entry, const DayResult& result, std::string_view leads);
  bool finish_puzzle(Day day, std::string_view entry, bool solved, int seconds);
  /// The strongest computer's result on a deal that the player has finished.
  void set_strongest(Day day, const DayResult& result);
  /// Days from a file. True when something was new.
  bool take(const Days& others);

  /// Tries to store again what storage refused, as long as no other tab has stored a record since.
  void store_again();
  /// How the last write went.
  StoreResult stored() const { return stored_; }

 private:
  /// Calls `change(days)` and stores the record if it returns true.
  template <class Change>
  bool change(Change&& change);

  Host& host_;
  Days days_;
  std::optional<base::Message> problem_;
  StoreResult stored_ = StoreResult::ok;
};

}  // namespace app
