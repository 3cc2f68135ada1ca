#include "support/storage_world.h"

#include "app/save.h"
#include "support/check.h"
#include "support/random_things.h"

namespace support {

using app::EventKind;

void StorageWorld::check_opened(Tab& tab) {
  if (!tab.host.keeps("puzzles")) return;
  const app::PuzzlePlay& puzzle = tab.game.puzzle();
  const auto& all = records_.open_puzzles();
  const auto open = all.find(tab.library.playing());
  if (puzzle.active()) {
    REQUIRE(open != all.end());
    CHECK(open->second == app::puzzle_line(puzzle.puzzle()));
  } else if (open != all.end()) {
    CHECK_FALSE(goes_on_from(open->second, tab.game.session()));
  }
}

void StorageWorld::begin_puzzle(Tab& tab) {
  const auto& all = some_puzzles_to_play();
  replace(tab, {.puzzle = all[random_.below(static_cast<std::uint32_t>(all.size()))]});
}

void StorageWorld::try_again(Tab& tab) {
  using State = app::PuzzlePlay::State;
  const State state = tab.game.puzzle().state();
  if (!tab.game.flow().owns_game() || tab.game.attempt() || state == State::judging || state == State::refuting) return;
  const Stored before = browser_.stored;
  tab.game.try_puzzle_again();
  promise_new_entries(before);  // what was played on after its turns
}

void StorageWorld::answer(Tab& tab) {
  if (tab.host.worker_requests.empty()) return;
  const auto request = tab.host.worker_requests.back();
  const std::string said = any_judgement(request.text, tab.game.session().position(), random_);
  tab.game.hear_worker({EventKind::worker_reply, request.id, said});
}

void StorageWorld::check_puzzles() {
  TabHost reader(browser_);
  app::PuzzlePlay puzzle(reader);
  for (const auto& open : records_.open_puzzles()) {
    const auto promise = promises_.find(open.first);
    if (promise == promises_.end()) continue;  // it was deleted
    const app::Session session = app::read_save(promise->second.save).value();
    if (!goes_on_from(open.second, session)) continue;  // taken back, and played otherwise
    puzzle.resume(open.first, session);
    REQUIRE_MESSAGE(puzzle.active(), "a puzzle does not go on: ", open.first);
    CHECK(app::puzzle_line(puzzle.puzzle()) == open.second);
  }
}

void StorageWorld::play_day(Tab& tab) {
  const app::Day today = app::day_at(browser_.clock_s);
  if (today <= app::kFirstDay) return;
  const std::string before = tab.library.playing();
  const ui::intent::PlayDay wanted{.day = today + (random_.below(4) == 0 ? -1 : 0),
                                   .puzzle = random_.below(3) == 0,
                                   .counts = random_.below(8) != 0};
  replace_by(tab, true, [&] { tab.daily.play(wanted); });
  if (tab.library.playing() != before && tab.game.attempt() && tab.host.keeps("days"))
    CHECK(records_.is_open(*tab.game.attempt(), tab.library.playing()));
}

void StorageWorld::play_on_day(Tab& tab) {
  for (std::uint32_t actions = 5u << random_.below(4); actions > 0; --actions) {
    if (!tab.game.attempt() || tab.game.attempt()->puzzle || !may_go_on(tab)) return;
    const Before before = look(tab);
    const app::Game& now = tab.game.session().position();
    const bool acted = play(tab, sensible_action(typed(now), random_));
    after(tab, before, acted);
  }
}

void StorageWorld::measure_day(Tab& tab) {
  if (!tab.game.flow().owns_game()) return;
  if (const auto day = tab.days.get().to_measure())
    tab.days.set_strongest(*day, {.won = true, .points = 15, .rival_points = 9, .rounds = 20});
}

void StorageWorld::change_position(Tab& tab) {
  using How = ui::intent::ChangePosition::How;
  const Before before = look(tab);
  const bool first_time = tab.set_up.form() == nullptr;
  tab.positions.open();
  const std::string shown = tab.set_up.link();
  if (first_time && !position_.empty() && tab.host.keeps("position")) CHECK(shown == position_);
  switch (random_.below(8)) {
    case 0: tab.positions.act(How::take); break;
    case 1: tab.positions.act(How::clear); break;
    case 2: tab.positions.act(How::undo); break;
    case 3: replace_by(tab, true, [&] { tab.positions.act(How::play); }); return;
    default: tab.positions.press(any_press(random_));
  }
  tab.panels.show(ui::Panel::none);
  const std::string stored = browser_.text_of("position"), changed = tab.set_up.link();
  if (changed != shown && tab.set_up.is_stored() && !tab.host.crashes()) CHECK(stored == changed);
  if (stored != position_) CHECK(stored == changed);
  position_ = stored;
  after(tab, before);
}

void StorageWorld::check_position() {
  if (position_.empty()) return;
  static const app::Session kTable = new_session({}, 1);
  CHECK(app::spec_of_position(position_).ok());
  TabHost reader(browser_);
  ui::SetUp set_up(reader);
  set_up.open(kTable, -1, false);
  CHECK(set_up.link() == position_);
}

void StorageWorld::export_records(Tab& tab) {
  for (const char* key : kRecords)
    if (!tab.host.keeps(key)) return;
  tab.files.save_everything();
  exported_ = tab.host.files.back().text.substr(tab.library.text_of_all().size());
  tab.host.files.clear();
}

void StorageWorld::import_records(Tab& tab) {
  if (!exported_.empty()) tab.files.open(exported_);
  tab.panels.show(ui::Panel::none);
}

}  // namespace support
