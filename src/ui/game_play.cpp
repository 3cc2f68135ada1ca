#include "ui/game_play.h"

#include <algorithm>

#include "app/link.h"
#include "ui/daily.h"
#include "ui/far_bar.h"
#include "ui/moment_bar.h"
#include "ui/signs.h"
#include "ui/theme.h"
#include "ui/turns.h"
#include "ui/words.h"

namespace ui {

namespace {

/// How many actions the link has, if the game began with them; nullopt for "", too.
std::optional<std::size_t> begun_by(std::string_view link, const app::Session& session) {
  if (link.empty()) return std::nullopt;
  const app::GameRecord begun = app::read_link(link).value().record;
  const std::vector<std::uint16_t>&before = begun.actions, &played = session.record().actions;
  if (begun.spec != session.spec() || played.size() < before.size() ||
      !std::equal(before.begin(), before.end(), played.begin()))
    return std::nullopt;
  return before.size();
}

/// The number of actions before the lessons of this game, if it has any.
std::optional<std::size_t> lessons_of(const GameRow& row, const app::Session& session) {
  for (const Course& course : row.courses) {
    if (const auto before = begun_by(course.link, session)) return before;
    for (const std::string_view link : course.earlier)
      if (const auto before = begun_by(link, session)) return before;
  }
  return row.guided ? std::optional<std::size_t>(0) : std::nullopt;
}

}  // namespace

GamePlay::GamePlay(app::Host& host, const app::SettingsStore& settings, app::Library& library,
                   app::StatisticsStore& statistics, app::DayBook& days, Notices& notices)
    : host_(host),
      settings_(settings),
      library_(library),
      statistics_(statistics),
      days_(days),
      notices_(notices),
      puzzle_(host),
      keeper_(library, notices),
      attempt_(library, days, notices),
      thinking_(host) {}

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
          .guided = learning && (table_.row().guided ? settings_.get().guide : settings_.get().lessons),
          .advised_from = table_.row().guided ? std::nullopt : lessons_from_,
          .bar_beside = flow_.owns_game() && (flow_.in_past() || (flow_.position().over() && !flow_.ending_due()) ||
                                              flow_.far_to_act().has_value()),
          .puzzle = puzzle_.tells_end(),
          .reads_aloud = host_.can_read_aloud(),
          .remarks = settings_.get().remarks,
          .number = flow_.moment()};
}

void GamePlay::begin(app::Session session) {
  if (flow_.owns_game() && puzzle_.active()) puzzle_.keep();
  thinking_.game_changed();
  keeper_.game_shown(session);
  const GameRow& row = game_row(session.spec().kind);
  table_.take(row);
  lessons_from_ = lessons_of(row, session);
  set_signs(app::signs_of(session.seats(), app::load_people(host_), row.signs));
  flow_.begin(std::move(session));
  counted_ = arriving_ = false;
  table_.set_turn_due(false);
  puzzle_.resume(library_.playing(), flow_.session());
  attempt_.find(flow_.session(), puzzle_);
  table_.position_changed(moment(), flow_.session().cursor());
}

void GamePlay::begin_entry(app::Session session) {
  const bool untouched = flow_.session().length() == 0 && !attempt_.runs();
  const std::string before = library_.playing();
  library_.begin(session);
  begin(std::move(session));
  keeper_.tell_refusal();
  if (untouched && !before.empty()) library_.remove_unplayed(before);
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
    record.seats[seat] = {.name = {}, .level = static_cast<int>(seat) == solver ? "" : "expert"};
  auto session = app::Session::open(record);
  if (!session) return;
  begin_entry(std::move(session.value()));
  puzzle_.begin(puzzle, library_.playing(), flow_.session());
  host_.announce(task_words(puzzle, table_.row()));
}

void GamePlay::try_puzzle_again() {
  if (!puzzle_.active()) return;
  // Played on as a game after its turns: that stays.
  if (puzzle_.state() == app::PuzzlePlay::State::late && !keep_later_moves(tr(words::other_line, tr(words::puzzle))))
    return notices_.say(tr(words::puzzle_no_room));
  thinking_.position_changed();
  app::Session again = flow_.session();
  again.go_to(puzzle_.start());
  if (auto session = app::Session::open(again.record_to_cursor())) {
    flow_.begin(std::move(session.value()));
    table_.position_changed(moment(), flow_.session().cursor());
    puzzle_.moved(flow_.session());
    save();
  }
}

void GamePlay::resume_puzzle(const app::Puzzle& puzzle) {
  puzzle_.resume_as(puzzle, library_.playing(), session());
  attempt_.find(session(), puzzle_);
}

void GamePlay::load_puzzle_record() {
  if (!puzzle_.active()) puzzle_.load();
}

void GamePlay::take_stored_game() {
  if (auto opened = library_.open_read_only(); opened.session) begin(std::move(*opened.session));
}

void GamePlay::take_later_state() {
  const bool refused = !library_.is_stored();
  auto later = library_.later_state();
  if (!later) return;
  if (refused) keeper_.keep_refused(session());
  begin(std::move(*later));
}

void GamePlay::set_owns_game(bool owns) {
  if (owns && !flow_.owns_game()) take_stored_game();  // the other tab has played on
  if (!owns && flow_.owns_game() && !library_.is_stored()) keeper_.keep_refused(session());
  const bool plays_again = owns && !flow_.owns_game();
  flow_.set_owns_game(owns);
  if (plays_again) {
    puzzle_.ask_again(session());
    settle_puzzle();
  }
  if (owns) return;
  thinking_.stop_all();
  puzzle_.stop();
}

void GamePlay::save() {
  if (!flow_.owns_game()) return;
  const bool refused = !library_.is_stored();
  auto later = keeper_.save(session());
  if (!later) return;
  if (refused) keeper_.keep_refused(session());
  begin(std::move(*later));
  if (!refused) notices_.say(tr(words::played_elsewhere));
}

void GamePlay::mark_sent() {
  if (!flow_.owns_game() || !app::by_links(session().seats())) return;
  flow_.mark_sent();
  save();
}

void GamePlay::save_again() {
  if (!flow_.owns_game()) return;
  if (puzzle_.active()) puzzle_.keep();
  puzzle_.store_again();
  days_.store_again();
  statistics_.store_again();
  if (!library_.is_stored()) save();
}

void GamePlay::play(int action) {
  arriving_ = false;
  play_one(action);
}

void GamePlay::play_one(int action) {
  thinking_.position_changed();
  const std::size_t before = flow_.session().cursor();
  if (!flow_.in_past() || flow_.forgets(action)) library_.forget_review();
  flow_.play(action);
  const app::Session& session = flow_.session();
  puzzle_.moved(session);
  settle_puzzle();
  table_.position_changed(moment(), before, pace_of(before));
  table_.set_turn_due(flow_.may_act() && session.actor(before) != flow_.position().to_act());
  const bool over = session.position().over();
  const auto count = [&] {
    if (over && as_usual()) counted_ = statistics_.count(session, library_.hints(), table_.row().remember);
  };
  // A crash between the two takes back the last action, and does not leave a finished game uncounted.
  const bool overtaken = over && library_.is_overtaken();
  if (!overtaken) count();
  const std::uint64_t shown = flow_.moment();
  save();
  if (flow_.moment() != shown) return;  // another tab has continued it, and its state is shown now
  if (overtaken) count();               // what the other tab has stored cannot be read
  attempt_.settle(session, puzzle_);
  announce_action(before);
  if (over) host_.storage_persist();
}

void GamePlay::settle_puzzle() {
  if (!puzzle_.active()) return;
  attempt_.settle(session(), puzzle_);
  puzzle_.store_end();
}

void GamePlay::announce_action(std::size_t index) {
  std::string said = table().log_line(moment(), index);
  if (session().position().last_round() && !session().position(index).last_round())
    said = followed(std::move(said), tr(words::last_round));
  said = followed(std::move(said), table().status(moment()));
  if (const std::string far = far_words(session()); !far.empty()) said = followed(std::move(said), far);
  host_.announce(said);
}

bool GamePlay::as_usual() const {
  return !puzzle_.active() && session().spec().position.empty() && lessons_from_.value_or(0) == 0;
}

void GamePlay::play_on() {
  if (attempt_.forbids_undo()) return;
  flow_.play_on();
  table_.position_changed(moment(), flow_.session().cursor());
  save();
}

void GamePlay::step(bool forward) {
  if (attempt_.forbids_undo()) return;
  const std::size_t before = flow_.session().cursor();
  if (!flow_.step(forward)) return;
  history_shown(before);
  host_.announce(std::string(tr(forward ? words::redone : words::undone)) + ' ' + table().status(moment()));
}

void GamePlay::go_to(std::size_t cursor) {
  if (attempt_.runs() && cursor == session().length()) return;
  if (attempt_.forbids_undo()) return;
  const std::size_t before = flow_.session().cursor();
  flow_.go_to(cursor);
  history_shown(before);
  host_.announce(moment_words(moment()));
}

void GamePlay::history_shown(std::size_t before) {
  arriving_ = false;
  table_.set_turn_due(false);
  thinking_.position_changed();
  const bool back = flow_.session().cursor() < before;
  puzzle_.moved(flow_.session());
  settle_puzzle();
  table_.position_changed(moment(), before, back ? Pace{settings_.speed()} : pace_of(before));
  save();
}

void GamePlay::show_again() {
  const auto turns = turns_since_own(moment(), session().cursor());
  if (turns.empty() || in_motion()) return;
  table_.show_again(moment(), turns.front().from, {.speed = settings_.rivals_speed(), .rival = true, .again = true});
}

void GamePlay::skip_motion() {
  if (in_motion())
    table_.screen().skip_motion(moment());
  else if (flow_.ending_due())
    table_.end_stillness();
}

void GamePlay::ask_computer() {
  if (!flow_.computer_to_act() || in_motion() || puzzle_.stops_computers()) return;
  thinking_.ask_computer(session());
}

void GamePlay::ask_hint() {
  if (!flow_.may_act()) return;
  if (const std::string_view why = no_hint(); !why.empty()) return notices_.say(std::string(why));
  Intents none;  // of a press that only lays aside
  table_.screen().press(kLayAside, moment(), none);
  switch (hint_.press(flow_.moment())) {
    case HintButton::Effect::ask: return thinking_.ask_hint(session());
    case HintButton::Effect::tell: return announce_hint();
    case HintButton::Effect::hide: return;
  }
}

void GamePlay::announce_hint() { host_.announce(notes_.text_of_hint(*hint(), moment(), table())); }

void GamePlay::go_on_weighing() {
  const app::Settings& settings = settings_.get();
  if ((settings.chances || settings.warning) && may_analyse() && flow_.may_act())
    thinking_.weigh(session(), flow_.viewer());
}

const std::vector<double>* GamePlay::chances() const {
  return settings_.get().chances && may_analyse() ? thinking_.analysis().chances(session()) : nullptr;
}

bool GamePlay::judgement_due() const {
  return settings_.get().warning && may_analyse() && flow_.may_act() && flow_.position().legal_count() > 1 &&
         thinking_.analysis().at(session(), session().cursor()) == nullptr;
}

const app::LiveAnalysis::Ratings::Option* GamePlay::warned_of(int action) const {
  const app::LiveAnalysis::Ratings* weighed =
      settings_.get().warning && may_analyse() ? thinking_.analysis().at(session(), session().cursor()) : nullptr;
  return weighed == nullptr ? nullptr : app::find_blunder(*weighed, action);
}

PanelWarning GamePlay::warning_of(const app::LiveAnalysis::Ratings::Option& option) {
  const double best = thinking_.analysis().at(session(), session().cursor())->options.front().chance;
  return notes_.warning_of(option, best, moment(), table());
}

void GamePlay::keep_review() {
  const app::Reviewer& reviewer = thinking_.reviewer();
  if (!reviewer.is_about(session()) || !reviewer.thorough() || !flow_.owns_game()) return;
  if (as_usual()) statistics_.reviewed(session(), reviewer.decisions());
  keeper_.keep_review(session(), reviewer.kept());
}

void GamePlay::go_on_measuring() {
  if (!flow_.owns_game() || flow_.computer_to_act()) return;
  const auto day = days_.get().to_measure();
  if (const auto deal = day ? deal_of(*day) : std::nullopt) thinking_.play_day(*day, *deal);
}

void GamePlay::hear_worker(const app::Event& event) {
  if (thinking_.begins_to_fail(event)) notices_.say(tr(words::worker_failed));
  Thinking::Answer answer = thinking_.hear(event, session());
  if (!answer.to) {
    const auto reply = puzzle_.hear(event, session());
    settle_puzzle();
    return reply ? play(*reply) : void();
  }
  switch (*answer.to) {
    case WorkerUser::computer: return play(answer.action);
    case WorkerUser::hint:
      hint_.take(std::move(*answer.advice), flow_.moment());
      keeper_.count_hint(session());
      return announce_hint();
    case WorkerUser::review: return keep_review();
    case WorkerUser::day:
      if (const auto played = thinking_.strongest_result()) days_.set_strongest(played->day, played->result);
      return;
    case WorkerUser::analysis:
    case WorkerUser::position: return;
  }
}

double GamePlay::last_look_ms() const {
  if (!flow_.ending_due() || in_motion()) return 0;
  const auto actor = static_cast<std::size_t>(session().actor(session().cursor() - 1));
  return session().seats()[actor].here() ? 0 : std::max(0.0, double{duration::kLastLook} - table_.still_ms());
}

bool GamePlay::take_ending() {
  if (!flow_.ending_due() || shows_a_turn()) return false;
  flow_.ending_shown();
  table_.sound(app::Cue::end);
  return true;
}

}  // namespace ui
