// Storage, tabs, crashes, quota, clock and events of the page in random order, against a model of what must be kept: whatever
// was once reported as stored can be opened again, unchanged, until its player deletes it.
#include <deque>
#include <map>
#include <memory>

#include "app/save.h"
#include "base/random.h"
#include "support/check.h"
#include "support/fake_host.h"
#include "support/game_parts.h"

using app::EventKind;
using app::Library;
using app::StoreResult;

namespace {

using Stored = std::map<std::string, std::string, std::less<>>;

/// What all tabs of a browser share.
struct Browser {
  Stored stored;
  StoreResult answer = StoreResult::ok;  ///< of writes, where there is room
  std::size_t room = 1000000;            ///< letters
  bool locks = true;
  std::uint64_t entropy = 1;
  std::int64_t clock_s = 1795000000;

  std::size_t used() const {
    std::size_t letters = 0;
    for (const auto& [key, text] : stored) letters += key.size() + text.size();
    return letters;
  }
};

class TabHost final : public support::MemoryHost {
 public:
  explicit TabHost(Browser& browser) : browser_(browser) {}

  int writes_left = -1;  ///< then the machine crashes
  int writes = 0;        ///< tried

  std::uint64_t entropy() override { return browser_.entropy++ * 0x9E3779B97F4A7C15u; }
  std::int64_t unix_time_s() override { return browser_.clock_s; }
  StoreResult storage_write(std::string_view key, std::string_view value) override {
    ++writes;
    if (writes_left == 0) return StoreResult::ok;  // after the crash the answer does not matter
    if (writes_left > 0) --writes_left;
    StoreResult result = browser_.answer;
    const auto old = browser_.stored.find(key);
    const std::size_t freed = old == browser_.stored.end() ? 0 : key.size() + old->second.size();
    if (browser_.used() - freed + key.size() + value.size() > browser_.room) result = StoreResult::full;
    return put(browser_.stored, result, key, value);
  }
  void storage_remove(std::string_view key) override {
    remembered.erase(std::string(key));
    if (browser_.answer == StoreResult::blocked || writes_left == 0) return;
    if (const auto found = browser_.stored.find(key); found != browser_.stored.end()) browser_.stored.erase(found);
  }
  std::vector<std::string> storage_keys(std::string_view prefix) override {
    std::vector<std::string> keys;
    add_keys(remembered, prefix, keys);
    if (browser_.answer != StoreResult::blocked) add_keys(browser_.stored, prefix, keys);
    return keys;
  }

 private:
  std::optional<std::string> stored_value(std::string_view key) const override {
    if (browser_.answer == StoreResult::blocked) return std::nullopt;
    const auto found = browser_.stored.find(key);
    return found == browser_.stored.end() ? std::nullopt : std::optional(found->second);
  }

  Browser& browser_;
};

struct HasHost {
  TabHost host;
};

/// A page: all that the program does with its games, without a picture. Events wait until they are delivered.
struct Tab : HasHost, support::GameParts {
  explicit Tab(Browser& browser) : HasHost{TabHost(browser)}, GameParts(host) {}

  std::deque<EventKind> waiting;

  void deliver() {
    const EventKind kind = waiting.front();
    waiting.pop_front();
    const bool owns = game.flow().owns_game();
    switch (kind) {
      case EventKind::tab_owned: return game.set_owns_game(true);
      case EventKind::tab_lost: return game.set_owns_game(false);
      case EventKind::storage_changed: return owns ? game.take_later_state() : game.take_stored_game();
      default: return game.save_again();
    }
  }
};

/// It goes without a word where another one is begun.
bool is_untouched(const std::string& save) {
  const app::Session session = app::read_save(save).value();
  return session.length() == 0 && !session.sent();
}

/// What must be kept of one game.
struct Promise {
  std::string save;
  std::string maybe{};  ///< a write was cut off: this state is also allowed
};

class World {
 public:
  explicit World(std::uint64_t seed) : random_(seed) { browser_.locks = seed % 2 == 0; }

  void step() {
    if (tabs_.empty()) return open_tab();
    const std::size_t which = random_.below(static_cast<std::uint32_t>(tabs_.size()));
    Tab& tab = *tabs_[which];
    const Stored before = browser_.stored;
    const int writes_before = tab.host.writes;
    const bool owned = tab.game.flow().owns_game();
    bool changed_something = true;
    switch (random_.below(27)) {
      case 0: return open_tab();
      case 1: return close_tab(which, false);
      case 2: return crash(which);
      case 3: return begin_game(tab);
      case 4: return open_other(tab);
      case 5: return delete_or_restore(tab);
      case 6: return rename(tab);
      case 7: return take_over(which);
      case 8: browser_.clock_s += static_cast<std::int64_t>(random_.below(200000)) - 100000; return;
      case 9: return change_room();
      case 10: tab.waiting.push_back(EventKind::page_hidden); [[fallthrough]];
      case 11:
      case 12:
      case 13: changed_something = deliver(tab); break;
      case 14:
        if (owned) tab.game.step(false);
        break;
      case 15:
        if (owned) tab.game.step(true);
        break;
      case 16:
        if (owned) tab.game.mark_sent();
        break;
      case 17: return put_aside(tab);
      case 18: return open_file(tab);
      default: act(tab);
    }
    if (!owned && !changed_something) CHECK(tab.host.writes == writes_before);
    after(tab, before);
  }

  void check() {
    TabHost reader(browser_);
    if (browser_.answer == StoreResult::blocked) return;
    Library library(reader);
    for (auto& kept : promises_) {
      const std::string& id = kept.first;
      Promise& promise = kept.second;
      const Library::Game* game = library.find(id);
      REQUIRE_MESSAGE(game != nullptr, "a game is gone: ", id);
      REQUIRE_MESSAGE(game->readable(), "a game cannot be read: ", id);
      const std::string save = app::read_entry(library.text_of(id)).value().save;
      if (!promise.maybe.empty() && save == promise.maybe) promise.save = promise.maybe;
      promise.maybe.clear();
      REQUIRE_MESSAGE(save == promise.save, "a game has lost something: ", id);
    }
  }

  /// All events are heard: who plays sees what is stored.
  void settle() {
    for (const auto& tab : tabs_)
      while (!tab->waiting.empty()) deliver(*tab);
    if (browser_.answer == StoreResult::blocked) return;  // reads are blocked, too
    check();
    for (const auto& tab : tabs_) {
      if (!tab->game.flow().owns_game() || !tab->library.is_stored()) continue;
      const auto promise = promises_.find(tab->library.playing());
      if (promise != promises_.end()) CHECK(app::save_text(tab->game.session()) == promise->second.save);
    }
  }

  std::size_t games() const { return promises_.size(); }
  int crashes = 0, refused = 0, overtaken = 0;

 private:
  void open_tab() {
    if (tabs_.size() == 3) return;
    const Stored before = browser_.stored;
    tabs_.push_back(std::make_unique<Tab>(browser_));
    Tab& tab = *tabs_.back();
    if (browser_.locks) {
      if (holder_ == nullptr)
        holder_ = &tab, tab.waiting.push_back(EventKind::tab_owned);
      else
        tab.game.set_owns_game(false);
    }
    CHECK(browser_.stored == before);  // reading writes nothing
  }

  void close_tab(std::size_t which, bool crashed) {
    Tab& tab = *tabs_[which];
    if (!crashed) {
      const Stored before = browser_.stored;
      tab.game.save_again();
      after(tab, before);
    }
    const bool held = holder_ == &tab;
    tabs_.erase(tabs_.begin() + static_cast<std::ptrdiff_t>(which));
    if (!held) return;
    holder_ = tabs_.empty() ? nullptr : tabs_[random_.below(static_cast<std::uint32_t>(tabs_.size()))].get();
    if (holder_) holder_->waiting.push_back(EventKind::tab_owned);
  }

  /// The machine crashes somewhere in the next action.
  void crash(std::size_t which) {
    check();  // what an earlier crash has left is settled
    Tab& tab = *tabs_[which];
    const std::string id = tab.library.playing();
    const Stored before = browser_.stored;
    tab.host.writes_left = static_cast<int>(random_.below(2));
    if (tab.game.flow().may_act()) tab.game.play(pick(tab));
    if (promises_.count(id) != 0) promises_[id].maybe = app::save_text(tab.game.session());
    tell_others(tab, before);
    ++crashes;
    close_tab(which, true);
  }

  int pick(Tab& tab) {
    return static_cast<int>(random_.below(static_cast<std::uint32_t>(tab.game.flow().position().legal_count())));
  }

  void act(Tab& tab) {
    if (!tab.game.flow().may_act()) return;
    const std::uint64_t revision_seen = tab.game.flow().moment();
    tab.game.play(pick(tab));
    if (tab.game.flow().moment() != revision_seen + 1) ++overtaken;
  }

  /// Where the game on the table cannot be stored the player keeps it, or lets it go.
  void replace(Tab& tab, ui::GameSwitcher::Next next) {
    const bool begins = next.id.empty();
    replace_by(tab, begins, [&] { tab.switcher.replace(std::move(next)); });
  }

  template <class Action>
  void replace_by(Tab& tab, bool begins, Action action) {
    const Stored before = browser_.stored;
    const std::string id = tab.library.playing(), save = app::save_text(tab.game.session());
    action();
    promise_new_entries(before);
    if (tab.panels.open() == ui::Panel::not_stored) random_.below(4) == 0 ? tab.switcher.let_go() : tab.switcher.keep();
    tab.panels.show(ui::Panel::none);
    if (written(id, before)) promises_[id] = {save};
    if (const auto promise = promises_.find(id);
        promise != promises_.end() && begins && id != tab.library.playing() && is_untouched(promise->second.save))
      promises_.erase(promise);
    after(tab, before);
  }

  app::Session any_session() {
    app::Session session = support::new_session({}, random_.below(1000) + 1);
    if (random_.below(3) != 0) return session;
    support::set_seat(session, 1, {.name = "Anna", .level = {}, .far = true});
    if (random_.below(2) == 0) session.mark_sent();  // its beginning is an invitation
    return session;
  }

  void begin_game(Tab& tab) { replace(tab, {.session = any_session()}); }

  /// Another game as an entry of its own: later moves that are kept, for instance.
  void put_aside(Tab& tab) {
    if (!tab.game.flow().owns_game()) return;
    const Stored before = browser_.stored;
    const app::Session session = any_session();
    if (tab.library.put_aside(session, "aside") == StoreResult::ok) promise_new_entries(before);
    tell_others(tab, before);
  }

  /// A file with a game or two, which may be here already.
  void open_file(Tab& tab) {
    if (!tab.game.flow().owns_game()) return;
    std::string file;
    for (std::uint32_t games = 1 + random_.below(2); games > 0; --games) {
      app::Session session = any_session();
      while (session.length() < 3) session.play(0);
      file += app::entry_text({.revision = random_.below(5),
                               .saved_s = browser_.clock_s,
                               .name = {},
                               .other = {},
                               .save = app::save_text(session)});
    }
    if (random_.below(4) == 0) file = tab.library.text_of_all();
    replace_by(tab, true, [&] { tab.files.open(file); });
  }

  void promise_new_entries(const Stored& before) {
    for (const auto& [key, text] : browser_.stored) {
      if (key.rfind("game.", 0) != 0 || before.count(key) != 0) continue;
      const std::string id = key.substr(5, key.size() - 7);
      if (before.count("game." + id + ".0") + before.count("game." + id + ".1") == 0)
        promises_[id] = {app::read_entry(text).value().save};
    }
  }

  void open_other(Tab& tab) {
    const std::string id = any_game(tab, 1);
    if (!id.empty() && id != tab.library.playing()) replace(tab, {.id = id});
  }

  /// One of those that are there now; "" when there are fewer than `least`.
  std::string any_game(Tab& tab, std::size_t least) {
    tab.library.refresh();
    const auto& all = tab.library.games();
    return all.size() < least ? "" : all[random_.below(static_cast<std::uint32_t>(all.size()))].id;
  }

  void delete_or_restore(Tab& tab) {
    if (!tab.game.flow().owns_game()) return;
    const Stored before = browser_.stored;
    const std::string id = any_game(tab, 3);
    if (id.empty()) return;
    for (const auto& other : tabs_)
      if (other->library.playing() == id) return;
    const std::string text = tab.library.text_of(id);
    tab.switcher.remove(id);
    promises_.erase(id);
    if (random_.below(2) == 0) tab.switcher.restore();
    const bool reaches =
        browser_.answer != StoreResult::blocked;  // otherwise it was neither deleted nor restored there
    if (const auto entry = app::read_entry(text); entry && reaches && written(id, {}))
      promises_[id] = {entry.value().save};
    promise_new_entries(before);  // another tab has stored it again: it has come back beside that one
    after(tab, before);
  }

  void rename(Tab& tab) {
    if (!tab.game.flow().owns_game()) return;
    const Stored before = browser_.stored;
    const std::string id = any_game(tab, 1);
    if (id.empty()) return;
    const bool stored = tab.library.rename(id, "another name") == StoreResult::ok;
    // A rename also stores this tab's state, even one that was refused before.
    if (const auto entry = app::read_entry(tab.library.text_of(id)); stored && entry)
      promises_[id] = {entry.value().save};
    tell_others(tab, before);
  }

  void take_over(std::size_t which) {
    Tab& tab = *tabs_[which];
    if (!browser_.locks || holder_ == &tab) return;
    if (holder_) holder_->waiting.push_back(EventKind::tab_lost);
    holder_ = &tab;
    tab.waiting.push_back(EventKind::tab_owned);
  }

  void change_room() {
    switch (random_.below(4)) {
      case 0: browser_.answer = random_.below(3) == 0 ? StoreResult::blocked : StoreResult::full; break;
      case 1: browser_.room = browser_.used() + random_.below(4000); break;
      default: browser_.answer = StoreResult::ok, browser_.room = 1000000;
    }
  }

  bool deliver(Tab& tab) {
    if (tab.waiting.empty()) return true;
    const EventKind kind = tab.waiting.front();
    const Stored before = browser_.stored;
    tab.deliver();
    after(tab, before);
    return kind == EventKind::tab_owned;
  }

  /// An entry has changed in the browser's storage, and is still there.
  bool written(const std::string& id, const Stored& before) const {
    const auto changed = [&](const char* slot) {
      const auto now = browser_.stored.find("game." + id + slot);
      const auto then = before.find("game." + id + slot);
      return now != browser_.stored.end() && (then == before.end() || then->second != now->second);
    };
    return changed(".0") || changed(".1");
  }

  /// Updates the model by what was just reported as stored.
  void after(Tab& tab, const Stored& before) {
    const std::string& id = tab.library.playing();
    if (tab.game.flow().owns_game() && written(id, before)) {
      const std::string save = app::save_text(tab.game.session());
      if (tab.library.is_stored())
        promises_[id] = {save};
      else if (promises_.count(id) != 0)
        promises_[id].maybe = save;  // it has room, but what the next visit begins with has none
    }
    if (!tab.library.is_stored()) ++refused;
    tell_others(tab, before);
  }

  /// The browser tells the other tabs, sooner or later, that something was written.
  void tell_others(const Tab& tab, const Stored& before) {
    if (browser_.stored == before) return;
    for (const auto& other : tabs_)
      if (other.get() != &tab) other->waiting.push_back(EventKind::storage_changed);
  }

  base::RandomSource random_;
  Browser browser_;
  std::vector<std::unique_ptr<Tab>> tabs_;
  Tab* holder_ = nullptr;
  std::map<std::string, Promise> promises_;
};

/// What happened in so many worlds of 500 steps each.
struct Sums {
  int crashes = 0, refused = 0, overtaken = 0;
  std::size_t games = 0;
};

Sums play(std::uint64_t worlds) {
  constexpr int kSteps = 500;
  Sums sums;
  for (std::uint64_t seed = 1; seed <= worlds; ++seed) {
    CAPTURE(seed);
    World world(seed);
    for (int step = 1; step <= kSteps; ++step) {
      CAPTURE(step);
      world.step();
      world.check();
      if (step % 50 == 0) world.settle();
    }
    world.settle();
    world.check();
    sums.crashes += world.crashes, sums.refused += world.refused, sums.overtaken += world.overtaken;
    sums.games += world.games();
  }
  return sums;
}

}  // namespace

TEST_CASE("nothing that was stored is lost in 5,000 random steps of tabs, crashes, quota, clock and events") {
  CHECK(play(10).games > 20);
}

TEST_SUITE("slow") {
  TEST_CASE("nothing that was stored is lost in 100,000 random steps of tabs, crashes, quota, clock and events") {
    const Sums sums = play(200);
    MESSAGE(sums.crashes << " crashes, " << sums.refused << " refusals, " << sums.overtaken
                         << " actions overtaken by another tab, " << sums.games << " games kept, none lost");
    CHECK(sums.crashes > 1000);
    CHECK(sums.refused > 1000);
    CHECK(sums.overtaken > 100);
    CHECK(sums.games > 500);
  }
}
