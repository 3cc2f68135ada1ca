#include "ui/game_play.h"

#include <algorithm>

#include "app/link.h"
#include "base/words.h"
#include "ui/far_bar.h"
#include "ui/moment_bar.h"
#include "ui/panels/panel.h"
#include "ui/signs.h"
#include "ui/turns.h"
#include "ui/words.h"

namespace ui {

namespace {

/// The number of actions before the lessons of this game, if it has any.
std::optional<std::size_t> lessons_of(const GameRow& row, const app::Session& session) {
  for (const Course& course : row.courses) {
    const app::GameRecord begun = app::read_link(course.link).value().record;
    const std::vector<std::uint16_t>&before = begun.actions, &played = session.record().actions;
    if (begun.spec == session.spec() && played.size() >= before.size() &&
        std::equal(before.begin(), before.end(), played.begin()))
      return before.size();
  }
  return row.guided ? std::optional<std::size_t>(0) : std::nullopt;
}

/// The task of a puzzle, with a ring around the object that it is about.
TableNote note_of(const app::Puzzle& puzzle, const GameRow& row) {
  TableNote note{.title = words::puzzle, .lines = {task_words(puzzle, row)}, .made_with = {}, .about = {}};
  const auto object = puzzle.goal == puzzle::Goal::first ? base::read_number(puzzle.object) : std::nullopt;
  if (puzzle.goal == puzzle::Goal::best) note.lines.push_back(tr(words::puzzle_judged));
  if (object && row.race_object != nullptr) note.about = {row.race_object(*object)};
  return note;
}

}  // namespace

GamePlay::GamePlay(app::Host& host, const app::SettingsStore& settings, app::Library& library, Notices& notices)
    : host_(host),
      settings_(settings),
      library_(library),
      notices_(notices),
      computers_(host),
      adviser_(host),
      analysis_(host),
      reviewer_(host),
      puzzle_(host),
      days_(host),
      day_benchmark_(host),
      statistics_(host),
      row_(&game_rows().front()),
      table_(row_->make_table()) {}

void GamePlay::set_time(double ms) {
  time_ms_ = ms;
  table_->take_heard(ms, heard_);  // before the next animation begins
  table_->go_on(moment(), ms);
  table_->take_heard(ms, heard_);
  if (turn_due_ && !in_motion()) {
    turn_due_ = false;
    heard_.push_back({app::Cue::turn, false});
  }
}

Pace GamePlay::pace_of(std::size_t index) const {
  const app::Session& session = flow_.session();
  const bool rival = !session.seats()[static_cast<std::size_t>(session.actor(index))].here();
  return {.speed = rival ? settings_.rivals_speed() : settings_.speed(), .rival = rival};
}

Moment GamePlay::moment() const {
  const bool learning = lessons_from_ && !flow_.session().over();  // a review is not talked over
  return {.session = flow_.session(),
          .viewer = flow_.viewer(),
          .may_act = flow_.may_act(),
          .lessons_from = learning ? lessons_from_ : std::nullopt,
          .guided = learning && (row_->guided ? settings_.get().guide : settings_.get().lessons),
          .looks_back = flow_.owns_game() && (flow_.in_past() || (flow_.position().over() && !flow_.ending_due()) ||
                                              flow_.far_to_act().has_value()),
          .reads_aloud = host_.can_read_aloud(),
          .remarks = settings_.get().remarks,
          .number = flow_.moment()};
}

void GamePlay::begin(app::Session session) {
  if (flow_.owns_game() && puzzle_.active()) puzzle_.keep();
  stop_thinking();
  forget_other_line();
  analysis_.forget();
  reviewer_.stop();
  const GameRow& row = game_row(session.spec().kind);
  if (&row != row_) table_ = row.make_table();
  row_ = &row;
  lessons_from_ = lessons_of(row, session);
  set_signs(app::signs_of(session.seats(), app::load_people(host_), row.signs));
  flow_.begin(std::move(session));
  counted_ = arriving_ = turn_due_ = false;
  puzzle_.resume(library_.playing(), flow_.session());
  find_attempt();
  table_->position_changed(moment(), flow_.session().cursor(), time_ms_, {});
}

void GamePlay::begin_entry(app::Session session) {
  const std::string untouched = flow_.session().length() == 0 ? library_.playing() : std::string();
  library_.begin(session);
  begin(std::move(session));
  tell_refusal();
  if (!untouched.empty()) library_.remove_unplayed(untouched);
}

void GamePlay::begin_arriving(app::Session session) {
  begin(std::move(session));
  save();
  arriving_ = true;
}

void GamePlay::go_on_arriving() {
  if (!arriving_ || in_motion()) return;
  if (flow_.owns_game() && flow_.in_past()) return play_one(session().record().actions[session().cursor()]);
  arriving_ = false;
}

void GamePlay::begin_puzzle(const app::Puzzle& puzzle) {
  const auto link = app::read_link(puzzle.link);
  if (!link) return;
  app::GameRecord record = link.value().record;
  const int solver = link.value().position->to_act();
  for (std::size_t seat = 0; seat < record.seats.size(); ++seat)
    record.seats[seat] = {.name = {}, .level = static_cast<int>(seat) == solver ? "" : "strong"};
  auto session = app::Session::open(record);
  if (!session) return;
  begin_entry(std::move(session.value()));
  puzzle_.begin(puzzle, library_.playing(), flow_.session());
  host_.announce(task_words(puzzle, *row_));
}

void GamePlay::try_puzzle_again() {
  if (!puzzle_.active()) return;
  app::Session again = flow_.session();
  again.go_to(puzzle_.start());
  if (auto session = app::Session::open(again.record_to_cursor())) {
    flow_.begin(std::move(session.value()));
    table_->position_changed(moment(), flow_.session().cursor(), time_ms_, {});
    puzzle_.moved(flow_.session());
    save();
  }
}

void GamePlay::take_stored_game() {
  if (auto opened = library_.open_read_only(); opened.session) begin(std::move(*opened.session));
}

void GamePlay::take_later_state() {
  if (auto later = library_.later_state()) begin(std::move(*later));
}

void GamePlay::set_owns_game(bool owns) {
  if (owns && !flow_.owns_game()) take_stored_game();  // the other tab has played on
  flow_.set_owns_game(owns);
  if (owns) return;
  stop_thinking();
  reviewer_.stop();
}

void GamePlay::save() {
  if (!flow_.owns_game()) return;
  const bool refused_before = !library_.is_stored();
  if (library_.save(flow_.session()) == app::Library::Saved::superseded) {
    if (auto later = library_.later_state()) {
      begin(std::move(*later));
      notices_.say(tr(words::played_elsewhere));
    } else {  // unreadable: a page of a later version may have written it
      library_.begin(flow_.session());
      notices_.say(tr(words::played_unreadable));
      tell_refusal();
    }
  } else if (!refused_before) {
    tell_refusal();
  }
}

void GamePlay::mark_sent() {
  if (!flow_.owns_game() || !app::by_links(session().seats())) return;
  flow_.mark_sent();
  save();
}

void GamePlay::save_again() {
  if (flow_.owns_game() && puzzle_.active()) puzzle_.keep();
  if (!library_.is_stored()) save();
}

void GamePlay::tell_refusal() {
  if (!library_.is_stored()) notices_.say(tr(refusal_words(library_.stored())));
}

void GamePlay::play(int action) {
  arriving_ = false;
  play_one(action);
}

void GamePlay::play_one(int action) {
  stop_thinking();
  const std::size_t before = flow_.session().cursor();
  if (!flow_.in_past() || flow_.forgets(action)) library_.forget_review();
  flow_.play(action);
  const app::Session& session = flow_.session();
  puzzle_.moved(session);
  settle_attempt();
  table_->position_changed(moment(), before, time_ms_, pace_of(before));
  turn_due_ = flow_.may_act() && session.actor(before) != flow_.position().to_act();
  const std::uint64_t shown = flow_.moment();
  save();
  if (flow_.moment() != shown) return;  // another tab has continued it, and its state is shown now
  std::string said = table_->log_line(moment(), before);
  if (session.position().last_round() && !session.position(before).last_round())
    said = followed(std::move(said), tr(words::last_round));
  said = followed(std::move(said), table_->status(moment()));
  if (const std::string far = far_words(session); !far.empty()) said = followed(std::move(said), far);
  host_.announce(said);
  if (!session.position().over()) return;
  host_.storage_persist();
  counted_ = as_usual() && statistics_.count(session, library_.hints(), row_->remember);
}

bool GamePlay::as_usual() const {
  return !puzzle_.active() && session().spec().position.empty() && lessons_from_.value_or(0) == 0;
}

void GamePlay::play_on() {
  if (attempt_) return notices_.say(tr(words::day_no_undo));
  flow_.play_on();
  table_->position_changed(moment(), flow_.session().cursor(), time_ms_, {});
  save();
}

bool GamePlay::keep_later_moves(std::string_view name) {
  forget_other_line();
  app::Session line = flow_.session();
  line.go_to(line.length());
  return library_.put_aside(line, name) == app::StoreResult::ok;
}

std::string_view GamePlay::other_line() {
  if (!other_line_) other_line_ = library_.other_line(session());
  return other_line_->second == session().record() ? std::string_view() : std::string_view(other_line_->first);
}

void GamePlay::step(bool forward) {
  if (attempt_) return notices_.say(tr(words::day_no_undo));
  const std::size_t before = flow_.session().cursor();
  if (!flow_.step(forward)) return;
  history_shown(before);
  host_.announce(std::string(tr(forward ? words::redone : words::undone)) + ' ' + table_->status(moment()));
}

void GamePlay::go_to(std::size_t cursor) {
  if (attempt_) return cursor == session().length() ? void() : notices_.say(tr(words::day_no_undo));
  const std::size_t before = flow_.session().cursor();
  flow_.go_to(cursor);
  history_shown(before);
  host_.announce(moment_words(moment()));
}

void GamePlay::history_shown(std::size_t before) {
  arriving_ = turn_due_ = false;
  stop_thinking();
  const bool back = flow_.session().cursor() < before;
  puzzle_.moved(flow_.session());
  table_->position_changed(moment(), before, time_ms_, back ? Pace{settings_.speed()} : pace_of(before));
  save();
}

void GamePlay::show_again() {
  const auto turns = turns_since_own(moment(), session().cursor());
  if (turns.empty() || in_motion()) return;
  table_->show_again(moment(), turns.front().from, time_ms_,
                     {.speed = settings_.rivals_speed(), .rival = true, .again = true});
}

void GamePlay::stop_thinking() {
  computers_.stop();
  adviser_.stop();
  analysis_.stop();
  day_benchmark_.stop();
}

void GamePlay::ask_hint() {
  if (!flow_.may_act()) return;
  if (const std::string_view why = no_hint(); !why.empty()) return notices_.say(std::string(why));
  if (hint_ && hint_->away && hint_->moment == flow_.moment()) {
    hint_->away = hint_->more = false;
    return announce_hint();
  }
  if (!hint()) {
    reviewer_.stop();
    day_benchmark_.stop();
    return adviser_.ask(flow_.session());
  }
  if (hint_->more) {
    hint_->away = true;
    return;
  }
  hint_->more = true;
  announce_hint();
}

std::string_view GamePlay::no_hint() const {
  if (attempt_) return tr(words::day_no_hint);
  const bool solves = puzzle_.active() && puzzle_.state() != app::PuzzlePlay::State::solved &&
                      puzzle_.state() != app::PuzzlePlay::State::late;
  return solves ? tr(words::puzzle_no_hint) : std::string_view();
}

void GamePlay::announce_hint() { host_.announce(text_of(note_of(*hint_, *table_, moment(), courses_))); }

bool GamePlay::go_on_reviewing() {
  const bool about_this = reviewer_.is_about(flow_.session()) && flow_.owns_game();
  if (!about_this || adviser_.thinking() || computers_.thinking() || analysis_.asking() || day_benchmark_.asking())
    return false;
  const float before = reviewer_.share();
  reviewer_.ask();
  return reviewer_.share() != before;
}

void GamePlay::keep_review() {
  if (!reviewer_.is_about(flow_.session()) || !reviewer_.thorough() || !flow_.owns_game()) return;
  if (as_usual()) statistics_.reviewed(flow_.session(), reviewer_.decisions());
  const bool refused_before = !library_.is_stored();
  library_.keep_review(flow_.session(), reviewer_.kept());
  if (!refused_before) tell_refusal();
}

/// Does not count hints in a finished game.
void GamePlay::count_hint() {
  if (session().position(session().length()).over()) return;
  const bool refused_before = !library_.is_stored();
  library_.count_hint();
  if (!refused_before) tell_refusal();
}

const std::optional<TableNote>& GamePlay::note() {
  const std::size_t cursor = flow_.session().cursor();
  const Hint* shown = hint();
  const bool asks = shown == nullptr && puzzle_.state() == app::PuzzlePlay::State::solving &&
                    cursor >= puzzle_.start() && flow_.may_act() && flow_.position().starts_ply();
  const engine::JudgedDecision* mistake = nullptr;
  std::optional<engine::Luck> luck;
  if (shown == nullptr && !asks && flow_.in_past() && reviewer_.is_about(flow_.session())) {
    const auto& decisions = reviewer_.decisions();
    for (const engine::JudgedDecision& judged : decisions)
      if (judged.index == cursor && judged.loss() >= engine::kMistake) mistake = &judged;
    luck = engine::greatest_luck(decisions);
    if (luck && decisions[luck->place].index + 1 != cursor) luck.reset();
  }
  const NoteMade made{flow_.moment(), flow_.viewer(),     shown != nullptr, shown != nullptr && shown->more,
                      asks,           mistake != nullptr, luck.has_value(), base::wording()};
  if (note_made_for_ == made) return note_;
  note_made_for_ = made;
  ++notes_made_;
  note_.reset();
  if (shown != nullptr) note_ = note_of(*shown, *table_, moment(), courses_);
  if (asks) note_ = note_of(puzzle_.puzzle(), *row_);
  if (luck) note_ = note_of(*luck, *table_, moment());
  if (mistake != nullptr) {
    const std::optional<TableNote> lucky = std::move(note_);
    note_ = note_of(*mistake, *table_, moment(), courses_);
    if (lucky) note_->lines.push_back(text_of(*lucky));
  }
  return note_;
}

void GamePlay::rest() {
  adviser_.stop();
  analysis_.stop();
  reviewer_.stop();
  day_benchmark_.stop();
}

void GamePlay::ask_computer() {
  if (!flow_.computer_to_act() || in_motion() || puzzle_.holds_back()) return;
  reviewer_.stop();
  day_benchmark_.stop();
  computers_.ask(flow_.session());
}

void GamePlay::hear_computer(const app::Event& event) {
  if (event.kind == app::EventKind::worker_failed && !worker_failed_) notices_.say(tr(words::worker_failed));
  worker_failed_ = event.kind == app::EventKind::worker_failed;
  if (auto advice = adviser_.hear(event, flow_.session())) {
    hint_ = {std::move(*advice), flow_.moment()};
    count_hint();
    return announce_hint();
  }
  if (analysis_.hear(event, flow_.session())) return;
  const auto reply = puzzle_.hear(event, flow_.session());
  settle_attempt();
  if (reply) return play(*reply);
  if (reviewer_.hear(event)) return keep_review();
  if (day_benchmark_.hear(event)) {
    if (const auto result = day_benchmark_.result()) days_.set_strongest(*day_benchmark_.day(), *result);
    return;
  }
  if (const auto action = computers_.hear(event, flow_.session())) play(*action);
}

bool GamePlay::take_ending() {
  if (!flow_.ending_due() || in_motion()) return false;
  flow_.ending_shown();
  heard_.push_back({app::Cue::end, false});
  return true;
}

}  // namespace ui
