// The statistics in storage, which other tabs write too.
#pragma once

#include <utility>
#include <vector>

#include "app/host.h"
#include "app/statistics.h"
#include "engine/review.h"

namespace app {

class StatisticsStore {
 public:
  explicit StatisticsStore(Host& host) : host_(host) {}

  const Statistics& get() const { return statistics_; }
  void load() {
    const auto text = host_.storage_read(kKey);
    statistics_ = text ? Statistics::read(*text) : Statistics();
  }
  void forget() {
    host_.storage_remove(kKey);
    load();
  }
  /// Adds a game's own details to its result.
  using Remember = void (*)(const Session& session, FinishedGame& game);
  /// False if the game does not count, or was counted before. Precondition: it is over.
  bool count(const Session& session, int hints = 0, Remember remember = nullptr) {
    return change([&] {
      FinishedGame game = finished_game(session, hints);
      if (remember != nullptr) remember(session, game);
      return statistics_.add(std::move(game));
    });
  }
  /// The whole game was reviewed. Precondition: it is over.
  void reviewed(const Session& session, const std::vector<engine::JudgedDecision>& decisions) {
    change([&] {
      FinishedGame game = finished_game(session);
      for (std::size_t seat = 0; seat < game.places.size(); ++seat)
        if (const auto accuracy = engine::accuracy(decisions, static_cast<int>(seat)))
          game.places[seat].accuracy = static_cast<int>(*accuracy + 0.5);
      return statistics_.add_accuracy(game);
    });
  }
  /// Tries to store again what storage refused, as long as no other tab has stored statistics since.
  void store_again() {
    if (host_.storage_refused(kKey)) host_.storage_write(kKey, *host_.storage_read(kKey));
  }
  struct Taken {
    int games = 0;  ///< that are new
    StoreResult stored = StoreResult::ok;
  };
  /// From a file. If storage refuses, they are kept in memory while the page is open.
  Taken take(const Statistics& others) {
    load();
    Taken taken{.games = statistics_.take(others), .stored = StoreResult::ok};
    taken.stored = host_.storage_write(kKey, statistics_.text());
    return taken;
  }

 private:
  /// Reads storage first, since other tabs write it too, then calls `change()` and stores if it returns true.
  template <class Change>
  bool change(Change&& change) {
    load();
    const bool changed = change();
    if (changed) host_.storage_write(kKey, statistics_.text());
    return changed;
  }

  static constexpr std::string_view kKey = "statistics";
  Host& host_;
  Statistics statistics_;
};

}  // namespace app
