// The list of puzzles, and what is said when one was solved or a wrong turn was answered.
#include <algorithm>
#include <array>
#include <cstdint>

#include "base/level.h"
#include "ui/daily_play.h"
#include "ui/hint.h"

namespace ui {

namespace {

/// Grades of puzzles are places on the ladder of levels.
constexpr std::size_t kHardest = base::kLadder.size();

/// What puzzles ask for, and the sign of each.
struct Kind {
  puzzle::Goal goal;
  Icon icon;
  Text words;
};
constexpr std::array kKinds{Kind{puzzle::Goal::win, Icon::crown, words::puzzle_kind_win},
                            Kind{puzzle::Goal::stop, Icon::shield, words::puzzle_kind_stop},
                            Kind{puzzle::Goal::first, Icon::race, words::puzzle_kind_first},
                            Kind{puzzle::Goal::best, Icon::scales, words::puzzle_kind_best}};

Icon sign_of(puzzle::Goal goal) {
  return std::find_if(kKinds.begin(), kKinds.end(), [&](const Kind& kind) { return kind.goal == goal; })->icon;
}

/// What the signs of the puzzles mean: in one line, two, or one for each.
void build_legend(PanelBuilder& build) {
  const float size = type::kLabel * build.scale(), sign = size * 1.3f, before = sign + 6, between = 18;
  float widest = 0;
  for (const Kind& kind : kKinds)
    widest = std::max(widest, before + text_width(build.canvas, tr(kind.words), Face::regular, size) + 2);
  std::size_t columns = kKinds.size();
  while (columns > 1 && static_cast<float>(columns) * (widest + between) - between > build.width()) columns /= 2;
  Rect line;
  for (std::size_t i = 0; i < kKinds.size(); ++i) {
    if (i % columns == 0) line = build.take(size * 1.7f);
    const float x = line.x + static_cast<float>(i % columns) * (widest + between);
    build.icon(kKinds[i].icon, x + sign / 2, line.centre_y(), sign, build.canvas.theme.muted);
    build.line({x + before, line.y, widest - before, line.h}, std::string(tr(kKinds[i].words)),
               {.size = size, .colour = build.canvas.theme.muted});
  }
  build.gap(4);
}

/// A number that opens its puzzle, with a sign for what is asked and with steps for how hard it is.
void build_chip(PanelBuilder& build, const PanelContext& context, const GameRow& row, const Rect& rect,
                std::size_t place, std::size_t n, const std::string& set) {
  const app::Puzzle& puzzle = context.daily.puzzles()[place];
  const bool solved = context.puzzle.solved(puzzle) != nullptr;
  // With its set: the text version has the buttons alone.
  std::string label = set + ", " + tr(words::puzzle_n, std::to_string(n), task_words(puzzle, row)) + ". " +
                      tr(words::puzzle_grade, std::to_string(puzzle.grade), std::to_string(kHardest));
  if (solved) label += ". " + std::string(tr(words::puzzle_solved));
  const int control =
      build.press({.id = "puzzle:" + std::to_string(place), .rect = rect, .label = label, .tells_label = true},
                  intent::OpenPuzzle{place});
  build.add(ChipPiece{rect, "", false, control});
  const float size = rect.h * 0.34f;
  build.line({rect.x, rect.centre_y() - size * 0.4f, rect.w, size}, std::to_string(n),
             {.face = Face::bold, .size = size, .colour = build.canvas.theme.text, .align = Align::centre});
  // A step for each strength.
  constexpr float kBetweenSteps = 1.5f;
  const Rect steps{rect.x + 7, rect.bottom() - 10, rect.w - 14, 5};
  for (std::size_t i = 0; i < kHardest; ++i)
    build.add(ProgressPiece{steps.column(static_cast<int>(i), static_cast<int>(kHardest), kBetweenSteps),
                            i < static_cast<std::size_t>(puzzle.grade) ? 1.0f : 0.0f});
  build.icon(sign_of(puzzle.goal), rect.centre_x(), rect.y + rect.h * 0.22f, rect.h * 0.28f, build.canvas.theme.muted);
  if (solved) build.icon(Icon::check, rect.right() - 9, rect.y + 9, 14 * build.scale(), build.canvas.theme.text);
}

/// That the turn does not do what is asked; the play after it may still lead to a win.
std::string late_words(const PanelContext& context) {
  const app::Puzzle& puzzle = context.puzzle.puzzle();
  std::string said = tr(words::puzzle_too_late, task_words(puzzle, context.row()));
  return puzzle.goal == puzzle::Goal::win ? followed(std::move(said), tr(words::puzzle_wins_later)) : said;
}

/// What the others have played since the solver's turn.
std::string replies_words(const PanelContext& context) {
  const app::Session& session = context.moment.session;
  std::size_t from = session.cursor();
  while (from > context.puzzle.start() && session.actor(from - 1) != context.puzzle.task().seat) --from;
  std::string said;
  for (std::size_t i = from; i < session.cursor(); ++i) {
    std::string played = context.table.log_line(context.moment, i);
    said = said.empty() ? std::move(played) : followed(std::move(said), played);
  }
  return said;
}

/// The same, and that it refutes the turn.
std::string refutation_words(const PanelContext& context) {
  std::string said = replies_words(context);
  return said.empty() ? late_words(context) : followed(std::move(said), tr(words::puzzle_refuted));
}

/// The idea of the turn that was played, which may be another than the one found first; of the latter where it has none.
std::string idea_played(const PanelContext& context) {
  const app::PuzzlePlay& play = context.puzzle;
  const app::Session& session = context.moment.session;
  const std::vector<std::uint16_t>& played = session.record().actions;
  if (play.puzzle().goal == puzzle::Goal::best || play.start() >= played.size()) return play.puzzle().idea;
  return session.position(play.start()).idea(play.task(), played[play.start()], false);
}

bool has_idea(const GameRow& row, std::string_view idea) {
  return std::any_of(row.ideas.begin(), row.ideas.end(), [&](const GameRow::Idea& one) { return one.code == idea; });
}

/// What was wrong with a turn that the strongest computer has answered, and how play could go on after its reply.
void build_loss(PanelBuilder& build, const PanelContext& context) {
  const app::PuzzlePlay::Loss& loss = context.puzzle.loss();
  const auto best = app::best_in(context.puzzle.puzzle().object);
  if (loss.chance && best)
    build.paragraph(tr(words::puzzle_best_lost, percent(*loss.chance), percent(best->permille / 1000.0)));
  else
    build.paragraph(late_words(context));
  if (const std::string replies = replies_words(context); !replies.empty()) build.paragraph(replies);
  const app::Session& session = context.moment.session;
  // A race is over by then: who wins the game is another question.
  if (context.puzzle.puzzle().goal == puzzle::Goal::first || loss.line.empty() || session.cursor() != loss.cursor)
    return;
  build_line_of_play(build, line_after(context.moment, context.table, 0, loss.line));
}

}  // namespace

std::string task_words(const app::Puzzle& puzzle, const GameRow& row) {
  const std::string turns = std::to_string(puzzle.turns);
  switch (puzzle.goal) {
    case puzzle::Goal::win: return tr(puzzle.turns == 1 ? words::puzzle_win_now : words::puzzle_win_in, turns);
    case puzzle::Goal::stop: return tr(words::puzzle_stop);
    case puzzle::Goal::first:
      if (const Text* race = puzzle.turns == 1 ? row.race_now : row.race_in) return tr(*race, turns);
      break;
    case puzzle::Goal::best: return tr(words::puzzle_best);
  }
  return {};
}

void build_puzzles(PanelBuilder& build, const PanelContext& context) {
  const std::vector<app::Puzzle>& puzzles = context.daily.puzzles();
  if (puzzles.empty()) return build.paragraph(tr(words::puzzles_loading));
  build.paragraph(tr(words::puzzles_hint), true);
  const auto solved = std::count_if(puzzles.begin(), puzzles.end(),
                                    [&](const app::Puzzle& one) { return context.puzzle.solved(one) != nullptr; });
  build.paragraph(labelled(tr(words::puzzles_solved_of),
                           tr(words::stats_of, std::to_string(solved), std::to_string(puzzles.size()))));
  if (context.puzzle.best_streak() > 0)
    build.paragraph(tr(words::puzzles_streak, std::to_string(context.puzzle.streak()),
                       std::to_string(context.puzzle.best_streak())));
  build_legend(build);
  const float size = space::kTarget * std::max(1.0f, build.scale() * 0.9f), between = 8;
  const auto across = static_cast<std::size_t>(std::max(1.0f, (build.width() + between) / (size + between)));
  const GameRow* game = nullptr;  ///< of the puzzle before, with its options
  std::uint32_t options = 0;
  std::string set;
  Rect line;
  std::size_t n = 0;
  for (const auto& [place, spec] : app::listed(puzzles)) {
    const GameRow& row = game_row(spec.kind);
    if (game != &row || options != spec.options) {
      game = &row;
      options = spec.options;
      n = 0;
      set = std::string(tr(row.name)) + ", " + row.setup_words(spec);
      build.heading(set);
    }
    if (n % across == 0) {
      line = build.take(size);
      build.gap(between);
    }
    build_chip(build, context, row, {line.x + static_cast<float>(n % across) * (size + between), line.y, size, size},
               place, n + 1, set);
    ++n;
  }
  build.gap(8);
  build.paragraph(tr(words::puzzles_best_hint), true);
}

void build_puzzle(PanelBuilder& build, const PanelContext& context) {
  const app::PuzzlePlay& play = context.puzzle;
  if (!play.active()) return;
  const bool solved = play.state() == app::PuzzlePlay::State::solved;
  if (solved) {
    const std::string played = idea_played(context);
    const std::string& code = has_idea(context.row(), played) ? played : play.puzzle().idea;
    for (const GameRow::Idea& idea : context.row().ideas)
      if (idea.code == code) build.paragraph(tr(idea.words));
    if (const auto best = app::best_in(play.puzzle().object))
      build.paragraph(tr(words::puzzle_best_is, percent(best->permille / 1000.0), percent(best->next / 1000.0)));
    if (const auto* how = play.solved(play.puzzle()))
      build.paragraph(tr(words::puzzle_took, std::to_string(how->seconds), std::to_string(how->tries)), true);
    if (play.streak() > 1)
      build.paragraph(tr(words::puzzles_streak, std::to_string(play.streak()), std::to_string(play.best_streak())),
                      true);
  } else if (play.won_late()) {
    build.paragraph(tr(words::puzzle_took_longer, task_words(play.puzzle(), context.row())));
  } else if (play.puzzle().goal == puzzle::Goal::best || play.loss().cursor > 0) {
    build_loss(build, context);
  } else {
    build.paragraph(refutation_words(context));
  }
  if (const auto attempt = context.daily.attempt_over(); attempt && attempt->puzzle) {
    build.paragraph(tr(words::day_counted));
    build.button({.id = "puzzle:today", .label = tr(words::today), .icon = Icon::calendar},
                 intent::ShowDay{attempt->day});
  }
  build.gap(8);
  if (!solved)
    build.button(
        {.id = "puzzle:again", .label = tr(words::puzzle_again), .kind = ButtonKind::primary, .icon = Icon::undo},
        intent::TryAgain{});
  const std::vector<app::Puzzle>& puzzles = context.daily.puzzles();
  const std::vector<app::ListedPuzzle> list = app::listed(puzzles);
  const auto unsolved = [&](const app::ListedPuzzle& one) {
    return context.puzzle.solved(puzzles[one.place]) == nullptr;
  };
  const auto here = std::find_if(list.begin(), list.end(), [&](const app::ListedPuzzle& one) {
    const app::Puzzle& puzzle = puzzles[one.place];
    return puzzle.link == play.puzzle().link && puzzle.goal == play.puzzle().goal;
  });
  auto next = here == list.end() ? here : std::find_if(here + 1, list.end(), unsolved);
  if (next == list.end()) next = std::find_if(list.begin(), here, unsolved);
  if (next != list.end() && next != here)
    build.button({.id = "puzzle:next",
                  .label = tr(words::puzzle_next),
                  .kind = solved ? ButtonKind::primary : ButtonKind::secondary,
                  .icon = Icon::arrow_right},
                 intent::OpenPuzzle{next->place});
  build.button({.id = "puzzle:list", .label = tr(words::puzzles), .icon = Icon::trophy}, intent::Open{Panel::puzzles});
  build.button({.id = "puzzle:table", .label = tr(words::look_at_table), .kind = ButtonKind::quiet},
               intent::Open{Panel::none});
}

}  // namespace ui
