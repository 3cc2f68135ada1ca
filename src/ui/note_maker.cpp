#include "ui/note_maker.h"

#include <utility>

#include "base/words.h"
#include "ui/game_row.h"
#include "ui/words.h"

namespace ui {

namespace {

/// The task of a puzzle, with a ring around the object that it is about.
TableNote note_of(const app::Puzzle& puzzle, const GameRow& row) {
  TableNote note{
      .title = words::puzzle, .lines = {task_words(puzzle, row)}, .made_with = {}, .about = {}, .task = true};
  const auto object = puzzle.goal == puzzle::Goal::first ? base::read_number(puzzle.object) : std::nullopt;
  if (puzzle.goal == puzzle::Goal::best) note.lines.push_back(tr(words::puzzle_judged));
  if (object && row.race_object != nullptr) note.about = {row.race_object(*object)};
  return note;
}

}  // namespace

const std::optional<TableNote>& NoteMaker::note(const Moment& moment, const GameScreen& table, const Subjects& about) {
  const app::Session& session = moment.session;
  const std::size_t cursor = session.cursor();
  const Hint* hint = about.hint;
  const bool sets_task = hint == nullptr && about.puzzle.state() == app::PuzzlePlay::State::solving &&
                         cursor >= about.puzzle.start() && moment.may_act && session.position().starts_ply();
  const engine::JudgedDecision* mistake = nullptr;
  std::optional<engine::Luck> luck;
  if (hint == nullptr && !sets_task && session.can_redo() && about.reviewer.is_about(session)) {
    const auto& decisions = about.reviewer.decisions();
    for (const engine::JudgedDecision& judged : decisions)
      if (judged.index == cursor && judged.loss() >= engine::kMistake) mistake = &judged;
    luck = engine::greatest_luck(decisions);
    if (luck && decisions[luck->place].index + 1 != cursor) luck.reset();
  }
  const MadeFor made_for{moment.number, moment.viewer,      hint != nullptr,  hint != nullptr && hint->more,
                         sets_task,     mistake != nullptr, luck.has_value(), base::wording()};
  if (made_for_ == made_for) return note_;
  made_for_ = made_for;
  ++made_;
  note_.reset();
  if (hint != nullptr) note_ = note_of(*hint, table, moment, lines_of_play_);
  if (sets_task) note_ = note_of(about.puzzle.puzzle(), game_row(session.spec().kind));
  if (luck) note_ = note_of(*luck, table, moment);
  if (mistake != nullptr) {
    const std::optional<TableNote> lucky = std::move(note_);
    note_ = note_of(*mistake, table, moment, lines_of_play_);
    if (lucky) note_->lines.push_back(text_of(*lucky));  // it came before, but one decides about this
  }
  return note_;
}

std::string NoteMaker::text_of_hint(const Hint& hint, const Moment& moment, const GameScreen& table) {
  return text_of(note_of(hint, table, moment, lines_of_play_));
}

PanelWarning NoteMaker::warning_of(const app::LiveAnalysis::Ratings::Option& option, double best, const Moment& moment,
                                   const GameScreen& table) {
  return {table.action_words(moment, option.action), worth_words(option.chance, best),
          lines_of_play_.after(moment, table, option.action, option.line)};
}

}  // namespace ui
