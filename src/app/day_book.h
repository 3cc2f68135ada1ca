// The record of days in storage, which other tabs write too: whatever changes is read first, so that no day has two attempts
// that count, whichever tab they are begun in and wherever the clock is set. A record that cannot be read is kept aside
// before another one is begun; one of a later version is left alone, and nothing counts.
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
  Day today() { return day_at(host_.unix_time_s()); }

  const Days& get() const { return days_; }
  /// Why the stored record could not be read.
  const std::optional<base::Message>& problem() const { return problem_; }
  void load();
  /// False where the record is one of a later version.
  bool may_count() const;

  /// The attempt that counts begins in that entry. False where the day had its attempt, or its cards were seen before; or
  /// where today is another day: it may have become one since it was offered.
  bool begin(const Days::Open& attempt, std::string_view entry);
  /// It is played without counting: from now on it cannot count, unless an attempt is begun or finished already.
  void practise(const Days::Open& attempt);
  /// The attempt of that entry has come to its end. False where it is finished already.
  bool finish_deal(Day day, std::string_view entry, const DayResult& result, std::string_view course);
  bool finish_puzzle(Day day, std::string_view entry, bool solved, int seconds);
  /// What the strongest computer came to on a deal that is finished.
  void set_strongest(Day day, const DayResult& result);
  /// Days from a file. True when something was new.
  bool take(const Days& others);

  /// How the last write went.
  StoreResult stored() const { return stored_; }

 private:
  /// `change(days)` says whether it has changed something, which is stored then.
  template <class Change>
  bool change(Change&& change);

  Host& host_;
  Days days_;
  std::optional<base::Message> problem_;
  StoreResult stored_ = StoreResult::ok;
};

}  // namespace app
