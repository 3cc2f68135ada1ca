// A browser with several tabs of the page: storage that they share and that can be full, blocked, or cut off by a crash; a clock
// that jumps; and in each tab all that the program does with its games, without a picture.
#pragma once

#include <deque>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "support/game_parts.h"

namespace support {

using Stored = std::map<std::string, std::string, std::less<>>;

/// What all tabs of a browser share.
struct Browser {
  Stored stored;
  app::StoreResult answer = app::StoreResult::ok;  ///< of writes, where there is room
  std::size_t room = kUsualRoom;                   ///< letters
  bool locks = true;
  std::uint64_t entropy = 1;
  std::int64_t clock_s = 1795000000;

  static constexpr std::size_t kUsualRoom = 1000000;

  std::size_t used() const {
    std::size_t letters = 0;
    for (const auto& [key, text] : stored) letters += key.size() + text.size();
    return letters;
  }
  bool blocked() const { return answer == app::StoreResult::blocked; }
  /// What is stored under it; "" for nothing.
  std::string text_of(std::string_view key) const {
    const auto found = stored.find(key);
    return found == stored.end() ? std::string() : found->second;
  }
};

class TabHost final : public MemoryHost {
 public:
  explicit TabHost(Browser& browser) : browser_(browser) {}

  int writes_left = -1;  ///< then the machine crashes; -1: never
  int writes = 0;        ///< tried, but for the record of days
  int day_writes = 0;    ///< of that

  bool crashes() const { return writes_left >= 0; }
  /// What the program has to store under this key is known to be stored.
  bool keeps(std::string_view key) { return !crashes() && !browser_.blocked() && !storage_refused(key); }

  std::uint64_t entropy() override { return browser_.entropy++ * 0x9E3779B97F4A7C15u; }
  std::int64_t unix_time_s() override { return browser_.clock_s; }
  app::StoreResult storage_write(std::string_view key, std::string_view value) override {
    ++(key == "days" ? day_writes : writes);
    if (writes_left == 0) return app::StoreResult::ok;  // after the crash the answer does not matter
    if (writes_left > 0) --writes_left;
    app::StoreResult result = browser_.answer;
    const auto old = browser_.stored.find(key);
    const std::size_t freed = old == browser_.stored.end() ? 0 : key.size() + old->second.size();
    if (browser_.used() - freed + key.size() + value.size() > browser_.room) result = app::StoreResult::full;
    return put(browser_.stored, result, key, value);
  }
  void storage_remove(std::string_view key) override {
    remembered.erase(std::string(key));
    if (browser_.blocked() || writes_left == 0) return;
    if (const auto found = browser_.stored.find(key); found != browser_.stored.end()) browser_.stored.erase(found);
  }
  std::vector<std::string> storage_keys(std::string_view prefix) override {
    std::vector<std::string> keys;
    add_keys(remembered, prefix, keys);
    if (!browser_.blocked()) add_keys(browser_.stored, prefix, keys);
    return keys;
  }

 private:
  std::optional<std::string> stored_value(std::string_view key) const override {
    if (browser_.blocked()) return std::nullopt;
    const auto found = browser_.stored.find(key);
    return found == browser_.stored.end() ? std::nullopt : std::optional(found->second);
  }

  Browser& browser_;
};

struct HasTabHost {
  TabHost host;
};

/// A page. Events wait until they are delivered.
struct Tab : HasTabHost, GameParts {
  explicit Tab(Browser& browser) : HasTabHost{TabHost(browser)}, GameParts(host) {}

  std::deque<app::EventKind> waiting;

  void deliver() {
    const app::EventKind kind = waiting.front();
    waiting.pop_front();
    const bool owns = game.flow().owns_game();
    switch (kind) {
      case app::EventKind::tab_owned: return game.set_owns_game(true);
      case app::EventKind::tab_lost: return game.set_owns_game(false);
      case app::EventKind::storage_changed: return owns ? game.take_later_state() : game.take_stored_game();
      default: return game.save_again();
    }
  }
};

}  // namespace support
