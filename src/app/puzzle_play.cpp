#include "app/puzzle_play.h"

#include <algorithm>
#include <utility>

#include "app/computer.h"
#include "base/words.h"

namespace app {

namespace {

constexpr std::string_view kPuzzlesKey = "puzzles", kDamagedPuzzlesKey = "puzzles.damaged";
constexpr std::size_t kKeyLength = 10;
constexpr std::size_t kMostOpen = 64;  ///< entries that are puzzles; of more, those begun first are games like others

std::string end_of_link(const Puzzle& puzzle) {
  return puzzle.link.substr(puzzle.link.size() - std::min(kKeyLength, puzzle.link.size()));
}

/// One position may have several puzzles.
std::string key_of(const Puzzle& puzzle) {
  return std::string(kGoalNames[static_cast<std::size_t>(puzzle.goal)]) + ':' + end_of_link(puzzle);
}

}  // namespace

bool PuzzlePlay::read_record() {
  const auto text = host_.storage_read(kPuzzlesKey);
  auto read = text ? PuzzleRecord::read(*text) : std::nullopt;
  if (!read) return false;
  record_ = std::move(*read);
  open_.clear();
  for (base::Fields lines(*text, '\n'); !lines.done();) {
    base::Fields words(lines.next(), ' ');
    if (words.next() != "open") continue;
    const std::string_view entry = words.next();
    if (const auto puzzle = read_puzzle(words.rest())) put_last(entry, puzzle.value());
  }
  return true;
}

void PuzzlePlay::load() {
  entry_.clear();
  puzzle_.reset();
  read_record();
}

std::vector<PuzzlePlay::Open>::iterator PuzzlePlay::open_of(std::string_view entry) {
  return std::find_if(open_.begin(), open_.end(), [&](const Open& open) { return open.entry == entry; });
}

void PuzzlePlay::put_last(std::string_view entry, const Puzzle& puzzle) {
  if (const auto before = open_of(entry); before != open_.end()) open_.erase(before);
  if (open_.size() == kMostOpen) {
    const auto goes = std::find_if(open_.begin(), open_.end(), [&](const Open& open) {
      return is_done(open.puzzle) || host_.storage_keys("game." + open.entry).empty();
    });
    open_.erase(goes == open_.end() ? open_.begin() : goes);
  }
  open_.push_back({std::string(entry), puzzle});
}

/// Solved, and not begun once more since.
bool PuzzlePlay::is_done(const Puzzle& puzzle) const {
  return solved(puzzle) != nullptr && record_.trying.find(key_of(puzzle)) == record_.trying.end();
}

void PuzzlePlay::show(const Puzzle& puzzle, std::string_view entry) {
  entry_ = entry;
  puzzle_ = puzzle;
}

bool PuzzlePlay::may_store() const {
  const auto held = host_.storage_read(kPuzzlesKey);
  return !held || !PuzzleRecord::is_newer(*held);
}

StoreResult PuzzlePlay::store() {
  if (!may_store()) return StoreResult::ok;
  const auto held = host_.storage_read(kPuzzlesKey);
  const bool kept_before = host_.storage_read(kDamagedPuzzlesKey) && !host_.storage_refused(kDamagedPuzzlesKey);
  if (held && !PuzzleRecord::read(*held) && !kept_before) {
    const StoreResult kept = host_.storage_write(kDamagedPuzzlesKey, *held);
    if (kept != StoreResult::ok) return kept;
  }
  if (puzzle_) put_last(entry_, *puzzle_);
  std::string text = record_.text();
  for (const Open& open : open_) text += "open " + open.entry + ' ' + puzzle_line(open.puzzle) + '\n';
  return host_.storage_write(kPuzzlesKey, text);
}

void PuzzlePlay::store_again() {
  if (host_.storage_refused(kPuzzlesKey)) host_.storage_write(kPuzzlesKey, *host_.storage_read(kPuzzlesKey));
}

void PuzzlePlay::keep() {
  if (state_ == State::solved || state_ == State::late) return;
  read_record();
  if (is_done(*puzzle_)) return;  // by another tab
  count_tries();
  store();
}

void PuzzlePlay::count_tries() {
  PuzzleRecord::Spent& spent = record_.trying[key_of(*puzzle_)];
  spent = {std::max(spent.seconds, seconds()), std::max(spent.tries, tries_)};
}

StoreResult PuzzlePlay::take(const PuzzleRecord& other) {
  read_record();
  record_.take(other);
  return store();
}

void PuzzlePlay::start_at(const Puzzle& puzzle, std::size_t start, const Session& session) {
  start_ = start;
  start_hash_ = session.position(start).hash();
  task_ = task_of(puzzle, session.position(start));
  state_ = State::solving;
  end_due_ = won_late_ = false;
  const auto tried = record_.trying.find(key_of(puzzle));
  const PuzzleRecord::Spent before = tried == record_.trying.end() ? PuzzleRecord::Spent() : tried->second;
  tries_ = before.tries;
  seconds_before_ = before.seconds;
  began_ms_ = host_.now_ms();
}

void PuzzlePlay::begin(const Puzzle& puzzle, std::string_view entry, const Session& session) {
  load();
  show(puzzle, entry);
  if (solved(puzzle)) record_.trying[key_of(puzzle)] = {};  // once more, from the beginning
  start_at(puzzle, session.length(), session);
  store();
}

void PuzzlePlay::resume(std::string_view entry, const Session& session) {
  leave();
  load();
  const auto open = open_of(entry);
  if (open == open_.end()) return;
  show(open->puzzle, entry);
  const auto link = read_link(puzzle_->link);
  if (!link || !(link.value().record.spec == session.spec())) return;
  const auto& actions = link.value().record.actions;
  if (actions.size() > session.length() ||
      !std::equal(actions.begin(), actions.end(), session.record().actions.begin()))
    return;
  start_at(*puzzle_, actions.size(), session);
  if (is_late(session)) go_on_late(session);
}

void PuzzlePlay::resume_as(const Puzzle& puzzle, std::string_view entry, const Session& session) {
  load();
  show(puzzle, entry);
  record_.trying.try_emplace(key_of(puzzle));  // also one that was solved before
  store();
  resume(entry, session);
}

void PuzzlePlay::leave() {
  question_.stop();
  state_ = State::none;
}

void PuzzlePlay::ask_again(const Session& session) {
  if (!active() || is_done(*puzzle_) || session.over() || session.cursor() <= start_) return;
  // Where a rival has played since, the turn was judged before.
  if (session.actor(session.cursor() - 1) == task_.seat) moved(session);
}

void PuzzlePlay::moved(const Session& session) {
  if (!active()) return;
  question_.stop();
  replying_ = won_late_ = false;
  // Taken back to before the puzzle and played in another way: it is none any more.
  if (session.length() < start_ || session.position(start_).hash() != start_hash_) return leave();
  const std::size_t cursor = session.cursor();
  const Game& now = session.position();
  const bool refuting = state_ == State::refuting;
  state_ = State::solving;
  if (is_late(session)) return go_on_late(session);
  if (cursor <= start_ || session.can_redo()) return;
  const int actor = session.actor(cursor - 1);
  if (refuting && (now.over() || now.to_act() == task_.seat)) return end(State::failed);
  if (!refuting && !now.over() && now.to_act() == actor) return;  // the turn goes on
  if (!refuting) loss_ = {};
  if (puzzle_->goal == puzzle::Goal::best) return purchase_moved(session, refuting);
  state_ = refuting ? State::refuting : State::judging;
  question_.ask(proof_request(task_, session));
}

bool PuzzlePlay::is_late(const Session& session) const {
  for (std::size_t i = session.cursor(); i > start_; --i)
    if (session.actor(i - 1) == task_.seat) return session.position(i - 1).round() > task_.round;
  return false;
}

void PuzzlePlay::go_on_late(const Session& session) {
  const Game& now = session.position();
  state_ = State::late;
  won_late_ = task_.goal == puzzle::Goal::win && now.over() && (now.winners() >> task_.seat & 1u) != 0;
}

/// Asked at the end of the turn that it was made in, and again while a wrong one is answered; it is judged once.
void PuzzlePlay::purchase_moved(const Session& session, bool refuting) {
  const Game& now = session.position();
  if (!refuting) {
    for (std::size_t i = start_; i < session.cursor(); ++i)
      if (session.actor(i) != task_.seat) return;
    const auto judged = judge_answer(*puzzle_, task_, now, session.action_text(start_));
    if (judged.proof == puzzle::Proof::holds) return end(State::solved);
    if (now.over()) return end(State::failed);
  }
  ask_reply(session);
}

void PuzzlePlay::ask_reply(const Session& session) {
  state_ = State::refuting;
  replying_ = true;
  question_.ask(advice_request(session));
}

std::optional<int> PuzzlePlay::hear_reply(const Event& event, const Session& session) {
  const auto thought =
      question_.heard(event, thought_in, [&] { return std::optional<engine::Thought>(light_advice(session)); });
  if (!thought) return std::nullopt;
  const auto reply = session.position().find(thought->action);
  if (!reply) {
    end(State::failed);
    return std::nullopt;
  }
  if (!loss_.chance && task_.seat < thought->chances.size()) loss_.chance = thought->chances[task_.seat];
  loss_.line = thought->line;
  loss_.cursor = session.cursor() + 1;
  return reply.value();
}

std::optional<int> PuzzlePlay::hear(const Event& event, const Session& session) {
  if (active() && replying_) return hear_reply(event, session);
  if (!question_.ended_by(event)) return std::nullopt;
  const auto answer = event.kind == EventKind::worker_reply ? proof_in(event.text) : std::nullopt;
  const bool refuting = state_ == State::refuting;
  state_ = State::solving;
  if (!answer) return std::nullopt;
  if (answer->proof == puzzle::Proof::holds && answer->settled) {
    end(State::solved);
  } else if (answer->proof == puzzle::Proof::fails || refuting) {
    const Game& now = session.position();
    if (answer->reply >= 0 && answer->reply < now.legal_count()) {
      state_ = State::refuting;
      return answer->reply;
    }
    // Lost by the turn itself: nobody has to break anything, but play goes on all the same.
    now.over() || now.to_act() == task_.seat ? end(State::failed) : ask_reply(session);
  }
  return std::nullopt;
}

void PuzzlePlay::end(State state) {
  state_ = state;
  end_due_ = end_unstored_ = true;
  read_record();
  count_tries();
  const PuzzleRecord::Spent spent = record_.trying[key_of(*puzzle_)];
  tries_ = spent.tries;
  if (state == State::failed) {
    if (tries_++ == 1) record_.streak = 0;
    count_tries();
  } else {
    record_.trying.erase(key_of(*puzzle_));
    if (!solved(*puzzle_)) {
      record_.solved[key_of(*puzzle_)] = spent;
      if (tries_ == 1) record_.best_streak = std::max(record_.best_streak, ++record_.streak);
    }
  }
}

void PuzzlePlay::store_end() {
  if (std::exchange(end_unstored_, false)) store();
}

bool PuzzlePlay::take_end() { return std::exchange(end_due_, false); }

const PuzzleRecord::Spent* PuzzlePlay::solved(const Puzzle& puzzle) const {
  auto found = record_.solved.find(key_of(puzzle));
  if (found == record_.solved.end()) found = record_.solved.find(end_of_link(puzzle));  // as earlier versions wrote it
  return found == record_.solved.end() ? nullptr : &found->second;
}

}  // namespace app
