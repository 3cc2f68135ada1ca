#include "support/storage_world.h"

#include <algorithm>
#include <string_view>

#include "app/save.h"
#include "support/check.h"
#include "support/random_things.h"

namespace support {

using app::EventKind;
using app::Library;
using app::StoreResult;

namespace {

/// The actions of a save, and how many of them are on the table.
struct Played {
  std::vector<std::string_view> actions;
  std::size_t shown = 0;

  explicit Played(std::string_view save) {
    constexpr std::string_view kShown = "\nshown ";
    save.remove_prefix(save.find(kShown) + kShown.size());
    shown = std::stoul(std::string(save.substr(0, save.find('\n'))));
    for (save.remove_prefix(save.find('\n') + 1); !save.empty(); save.remove_prefix(save.find('\n') + 1)) {
      const std::string_view line = save.substr(0, save.find('\n'));
      const auto begins = [&](std::string_view word) { return line.substr(0, word.size()) == word; };
      if (!begins("sent ") && !begins("= ") && !begins("end ")) actions.push_back(line);
    }
  }
};

/// Has a game only gone on? What was on the table, or as much of it as was not `taken_back`, is there still; the rest may be, or
/// something was played instead.
bool goes_on(std::string_view before, std::size_t taken_back, std::string_view now) {
  const Played was(before), is(now);
  const auto [then, here] = std::mismatch(was.actions.begin(), was.actions.end(), is.actions.begin(), is.actions.end());
  const auto same = static_cast<std::size_t>(then - was.actions.begin());
  return then == was.actions.end() || (same >= std::min(was.shown, taken_back) && here != is.actions.end());
}

bool is_at_start_of_puzzle(const Tab& tab) {
  return tab.game.puzzle().active() && tab.game.session().length() == tab.game.puzzle().start();
}

}  // namespace

void StorageWorld::promise(const std::string& id, const std::string& save, bool begins_again) {
  if (const auto kept = promises_.find(id); !begins_again && kept != promises_.end() && kept->second.maybe.empty())
    REQUIRE_MESSAGE(goes_on(kept->second.save, kept->second.taken_back_to, save),
                    "a game was stored without what it had: ", id, " ", kept->second.save, " ", save);
  promises_[id] = {save};
}

void StorageWorld::step_back(Tab& tab) {
  const std::size_t known = tab.game.session().length();
  tab.game.step(false);  // which may also bring back what an action has replaced
  took_back(tab, known);
}

void StorageWorld::took_back(const Tab& tab, std::size_t known) {
  const auto kept = promises_.find(tab.library.playing());
  if (kept == promises_.end() || known < Played(kept->second.save).actions.size()) return;  // another tab is ahead
  kept->second.taken_back_to = std::min(kept->second.taken_back_to, tab.game.session().cursor());
}

void StorageWorld::step() {
  if (tabs_.empty()) return open_tab();
  const std::size_t which = random_.below(static_cast<std::uint32_t>(tabs_.size()));
  Tab& tab = *tabs_[which];
  const Before before = look(tab);
  tab.host.time_ms += random_.below(20000);
  bool may_write = before.owned, acted = false;
  switch (random_.below(46)) {
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
    case 13: may_write = deliver(tab) || may_write; break;
    case 14:
      if (before.owned) step_back(tab);
      break;
    case 15:
      if (before.owned) tab.game.step(true);
      break;
    case 16:
      if (before.owned) tab.game.mark_sent();
      break;
    case 17: return put_aside(tab);
    case 18: return open_file(tab);
    case 19: return begin_puzzle(tab);
    case 20: return play_day(tab);
    case 21:
    case 22: return play_on_day(tab);
    case 23:
      try_again(tab);
      if (is_at_start_of_puzzle(tab)) took_back(tab, before.length);
      break;
    case 24:
    case 25:
    case 26:
    case 27: answer(tab); break;
    case 28:
    case 29: return change_position(tab);
    case 30: return export_records(tab);
    case 31: import_records(tab); break;
    case 32: measure_day(tab); break;
    case 33: tab.puzzles.hear(file_of_puzzles()), may_write = true; break;  // its file has come
    default: acted = act(tab);
  }
  if (!may_write) {
    CHECK(tab.host.writes == before.writes);
    // The end of an attempt may be found by who only looks, where it was not stored when it came.
    if (tab.host.day_writes != before.day_writes) CHECK((tab.game.session().over() || tab.game.puzzle().active()));
  }
  after(tab, before, acted);
}

void StorageWorld::check() {
  records_.look(browser_.stored);
  CHECK(browser_.text_of("position") == position_);
  if (browser_.blocked()) return;
  TabHost reader(browser_);
  Library library(reader);
  for (auto& kept : promises_) {
    const std::string& id = kept.first;
    Promise& promise = kept.second;
    std::string texts = browser_.text_of("game." + id + ".0") + '|' + browser_.text_of("game." + id + ".1");
    if (promise.maybe.empty() && promise.read == texts) continue;
    REQUIRE_MESSAGE(library.has(id), "a game is gone: ", id);
    REQUIRE_MESSAGE(library.spec_of(id).has_value(), "a game cannot be read: ", id);
    const auto entry = app::read_entry(library.text_of(id));
    REQUIRE_MESSAGE(entry.ok(), "a game's latest state cannot be read: ", id);
    const std::string& save = entry.value().save;
    if (!promise.maybe.empty() && save == promise.maybe) promise.save = promise.maybe;
    promise.maybe.clear();
    REQUIRE_MESSAGE(save == promise.save, "a game has lost something: ", id);
    promise.read = std::move(texts);
  }
}

void StorageWorld::settle() {
  const auto waits = [](const auto& tab) { return !tab->waiting.empty(); };
  while (std::any_of(tabs_.begin(), tabs_.end(), waits))
    for (const auto& tab : tabs_)
      while (!tab->waiting.empty()) {
        const Before before = look(*tab);
        deliver(*tab);
        after(*tab, before);
      }
  if (browser_.blocked()) return;  // reads are blocked, too
  check();
  for (const auto& tab : tabs_) {
    if (!tab->game.flow().owns_game() || !tab->library.is_stored()) continue;
    const auto promise = promises_.find(tab->library.playing());
    if (promise != promises_.end()) CHECK(app::save_text(tab->game.session()) == promise->second.save);
  }
  check_puzzles();
  check_position();
}

StorageWorld::Before StorageWorld::look(const Tab& tab) const {
  const auto attempt = tab.game.attempt();
  const std::string& entry = tab.library.playing();
  const app::Session& session = tab.game.session();
  return {.stored = browser_.stored,
          .entry = entry,
          .owned = tab.game.flow().owns_game(),
          .length = session.length(),
          .over = session.over(),
          .counted = records_.counts(session),
          .puzzle = tab.game.puzzle().state(),
          .attempt = attempt && records_.is_open(*attempt, entry) ? attempt : std::nullopt,
          .writes = tab.host.writes,
          .day_writes = tab.host.day_writes};
}

void StorageWorld::open_tab() {
  if (tabs_.size() == 3) return;
  const Stored before = browser_.stored;
  tabs_.push_back(std::make_unique<Tab>(browser_));
  Tab& tab = *tabs_.back();
  if (random_.below(2) == 0) tab.puzzles.hear(file_of_puzzles());
  if (browser_.locks) {
    if (holder_ == nullptr)
      holder_ = &tab, tab.waiting.push_back(EventKind::tab_owned);
    else
      tab.game.set_owns_game(false);
  }
  see(tab);
  // Reading writes nothing, but for an attempt whose end was not stored when it came.
  if (tab.host.day_writes + tab.host.writes == 0) CHECK(browser_.stored == before);
  CHECK((tab.host.day_writes == 0 || tab.game.session().over() || tab.game.puzzle().active()));
  CHECK((tab.host.writes == 0 || tab.game.puzzle().active()));
  tell_others(tab, before);
}

void StorageWorld::close_tab(std::size_t which, bool crashed) {
  Tab& tab = *tabs_[which];
  if (!crashed) {
    const Before before = look(tab);
    tab.game.save_again();
    after(tab, before);
  }
  const bool held = holder_ == &tab;
  tabs_.erase(tabs_.begin() + static_cast<std::ptrdiff_t>(which));
  if (!held) return;
  holder_ = tabs_.empty() ? nullptr : tabs_[random_.below(static_cast<std::uint32_t>(tabs_.size()))].get();
  if (holder_) holder_->waiting.push_back(EventKind::tab_owned);
}

void StorageWorld::crash(std::size_t which) {
  check();  // what an earlier crash has left is settled
  Tab& tab = *tabs_[which];
  const std::string id = tab.library.playing();
  const Before before = look(tab);
  tab.host.writes_left = static_cast<int>(random_.below(5));
  switch (random_.below(8)) {
    case 0: begin_puzzle(tab); break;
    case 1: play_day(tab); break;
    case 2: change_position(tab); break;
    case 3: try_again(tab); break;
    case 4: answer(tab); break;
    default: act(tab);
  }
  if (tab.library.playing() == id && promises_.count(id) != 0) promises_[id].maybe = app::save_text(tab.game.session());
  see(tab, before.puzzle);
  tell_others(tab, before.stored);
  ++crashes_;
  close_tab(which, true);
}

void StorageWorld::take_over(std::size_t which) {
  Tab& tab = *tabs_[which];
  if (!browser_.locks || holder_ == &tab) return;
  if (holder_) holder_->waiting.push_back(EventKind::tab_lost);
  holder_ = &tab;
  tab.waiting.push_back(EventKind::tab_owned);
}

void StorageWorld::change_room() {
  switch (random_.below(4)) {
    case 0: browser_.answer = random_.below(3) == 0 ? StoreResult::blocked : StoreResult::full; break;
    case 1: browser_.room = browser_.used() + random_.below(4000); break;
    default: browser_.answer = StoreResult::ok, browser_.room = Browser::kUsualRoom;
  }
}

bool StorageWorld::deliver(Tab& tab) {
  if (tab.waiting.empty()) return false;
  const EventKind kind = tab.waiting.front();
  tab.deliver();
  const bool hides = kind == EventKind::page_hidden && tab.game.flow().owns_game();
  if (hides && browser_.answer == StoreResult::ok && browser_.used() + 20000 < browser_.room)
    for (const char* key : kRecords) CHECK_FALSE(tab.host.storage_refused(key));  // they are stored now
  return kind == EventKind::tab_owned;
}

int StorageWorld::pick(const Tab& tab) {
  const app::Session& session = tab.game.session();
  const app::PuzzlePlay& puzzle = tab.game.puzzle();
  if (puzzle.active()) return any_turn(puzzle.puzzle(), puzzle.start(), session, random_);
  if (random_.below(2) == 0) return sensible_action(typed(session.position()), random_);
  return random_.pick(session.position().legal_count());
}

bool StorageWorld::may_go_on(const Tab& tab) {
  const app::GameFlow& flow = tab.game.flow();
  return flow.may_act() || (flow.computer_to_act() && !tab.game.puzzle().stops_computers());
}

bool StorageWorld::play(Tab& tab, int action) {
  const std::uint64_t moment_seen = tab.game.flow().moment();
  tab.game.play(action);
  const bool stands = tab.game.flow().moment() == moment_seen + 1;
  if (!stands) ++overtaken_;
  return stands;
}

bool StorageWorld::written(const std::string& id, const Stored& before) const {
  const auto changed = [&](const char* slot) {
    const auto now = browser_.stored.find("game." + id + slot);
    const auto then = before.find("game." + id + slot);
    return now != browser_.stored.end() && (then == before.end() || then->second != now->second);
  };
  return changed(".0") || changed(".1");
}

void StorageWorld::after(Tab& tab, const Before& before, bool acted) {
  const std::string& id = tab.library.playing();
  if (tab.game.flow().owns_game() && written(id, before.stored)) {
    const std::string save = app::save_text(tab.game.session());
    if (tab.library.is_stored())
      promise(id, save, is_at_start_of_puzzle(tab));
    else if (promises_.count(id) != 0)
      promises_[id].maybe = save;  // it has room, but what the next visit begins with has none
  }
  if (!tab.library.is_stored()) ++refused_;
  see(tab, before.puzzle);
  records_.look(browser_.stored);
  if (id == before.entry) check_ends(tab, before, acted);
  tell_others(tab, before.stored);
}

void StorageWorld::see(const Tab& tab, app::PuzzlePlay::State before) {
  const std::string& entry = tab.library.playing();
  const auto& attempt = tab.game.attempt();
  if (attempt) records_.saw_attempt(*attempt, entry, app::day_at(browser_.clock_s));
  if (tab.game.session().over()) records_.saw_over(entry, tab.game.session());
  const auto now = tab.game.puzzle().state();
  if (now != before && now == app::PuzzlePlay::State::failed) records_.saw_wrong_turn();
}

void StorageWorld::check_ends(Tab& tab, const Before& before, bool acted) {
  using State = app::PuzzlePlay::State;
  const app::PuzzlePlay& puzzle = tab.game.puzzle();
  if (puzzle.state() != before.puzzle && tab.host.keeps("puzzles")) {
    if (puzzle.state() == State::solved) CHECK(records_.is_solved(puzzle.puzzle()));
    if (puzzle.state() == State::failed) CHECK(records_.was_failed(puzzle.puzzle()));
  }
  if (before.attempt && !tab.game.attempt() && tab.host.keeps("days")) CHECK(records_.is_finished(*before.attempt));
  const app::Session& session = tab.game.session();
  if (!acted || before.over || !session.over()) return;
  if (puzzle.active() || !session.spec().position.empty()) {
    CHECK_FALSE(tab.game.counted());
  } else if (tab.host.keeps("statistics")) {
    CHECK(records_.counts(session));
    CHECK(tab.game.counted() == !before.counted);  // once
  }
}

void StorageWorld::tell_others(const Tab& tab, const Stored& before) {
  if (browser_.stored == before) return;
  for (const auto& other : tabs_)
    if (other.get() != &tab) other->waiting.push_back(EventKind::storage_changed);
}

}  // namespace support
