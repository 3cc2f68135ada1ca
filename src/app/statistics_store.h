// The statistics in storage, which other tabs write too.
#pragma once

#include "app/host.h"
#include "app/statistics.h"

namespace app {

class StatisticsStore {
 public:
  explicit StatisticsStore(Host& host) : host_(host) {}

  const Statistics& get() const { return statistics_; }
  void load() { statistics_ = Statistics::read(host_.storage_read(kKey).value_or(std::string())); }
  void forget() {
    host_.storage_remove(kKey);
    load();
  }
  /// False when the game does not count, or has done so before. Precondition: it is over.
  bool count(const Session& session, int hints = 0) {
    load();
    const bool counted = statistics_.add(finished_game(session, hints));
    if (counted) host_.storage_write(kKey, statistics_.text());
    return counted;
  }

 private:
  static constexpr std::string_view kKey = "statistics";
  Host& host_;
  Statistics statistics_;
};

}  // namespace app
