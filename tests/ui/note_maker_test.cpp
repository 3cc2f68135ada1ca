// The note on the table: what it is about, and that it is made only when that changes. Without a host's page.
#include "ui/note_maker.h"

#include <memory>

#include "base/hash.h"
#include "support/check.h"
#include "support/games.h"
#include "support/puzzles.h"
#include "ui/game_row.h"
#include "ui/words.h"

namespace {

struct NotesAlone {
  support::FakeHost host;
  app::PuzzlePlay puzzle{host};
  app::Reviewer reviewer{host};
  ui::NoteMaker notes;
  app::Session session = support::begun_session(4);
  std::unique_ptr<ui::GameScreen> table = ui::game_row(session.spec().kind).make_table();
  ui::Hint hint{
      .advice = {.options = {{.action = 0, .permille = 617}, {.action = 1, .permille = 590}}, .reason = "gems"},
      .moment = 1};

  ui::Moment moment() const {
    return {.session = session, .viewer = 0, .may_act = session.person_to_act(), .number = 1};
  }
  const std::optional<ui::TableNote>& note(const ui::Hint* shown = nullptr) {
    return notes.note(moment(), *table, {shown, puzzle, reviewer});
  }
};

/// A line that the reviewer has kept: that decision lost so much, in thousandths.
std::string kept_review(const app::Session& session, std::size_t decision, int loss) {
  const app::Game& before = session.position(decision);
  return base::hex16(session.position(session.length()).hash()) + " 1 " + std::to_string(decision) +
         " gems|500 500|300|" + std::to_string(300 + loss) + ' ' + before.action_text(before.legal_count() - 1);
}

}  // namespace

TEST_CASE_FIXTURE(NotesAlone, "where nobody has a hint, a puzzle or a review there is no note") {
  CHECK_FALSE(note().has_value());
}

TEST_CASE_FIXTURE(NotesAlone, "the note of a hint is made once, and again with its details or in another language") {
  REQUIRE(note(&hint).has_value());
  CHECK(note(&hint)->title == ui::words::hint);
  CHECK(note(&hint)->advises);
  CHECK(notes.made() == 1);
  CHECK(notes.text_of_hint(hint, moment(), *table) == ui::text_of(*note(&hint)));
  const std::size_t lines = note(&hint)->lines.size();
  hint.more = true;
  CHECK(note(&hint)->lines.size() > lines);
  CHECK(notes.made() == 2);
  ui::set_language(base::Language::fr);
  const std::string french = ui::text_of(*note(&hint));
  ui::set_language(base::Language::en);
  CHECK(notes.made() == 3);
  CHECK(ui::text_of(*note(&hint)) != french);
  CHECK_FALSE(note().has_value());
}

TEST_CASE_FIXTURE(NotesAlone,
                  "the task of a puzzle is the note before each turn of its solver, unless a hint is shown") {
  const app::Puzzle tried = app::read_puzzle(support::kPuzzleLine).value();
  session = app::Session::open(app::read_link(tried.link).value().record).value();
  puzzle.begin(tried, "00000001", session);
  REQUIRE(note().has_value());
  CHECK(note()->title == ui::words::puzzle);
  CHECK(note()->lines.front() == ui::task_words(tried, ui::game_row(session.spec().kind)));
  CHECK(note(&hint)->title == ui::words::hint);
  session.play(support::puzzle_action(true));
  puzzle.moved(session);  // is judged
  CHECK_FALSE(note().has_value());
}

TEST_CASE_FIXTURE(NotesAlone, "a mistake that the review found is the note at that decision alone") {
  session = support::played_session({}, 11, support::sensible_action);
  reviewer.look_at(session, kept_review(session, 10, 200));
  REQUIRE(reviewer.decisions().size() == 1);
  CHECK_FALSE(note().has_value());
  session.go_to(9);
  CHECK_FALSE(note().has_value());
  session.go_to(10);
  REQUIRE(note().has_value());
  CHECK(note()->title == ui::words::review_mistake);
  session.go_to(11);
  CHECK_FALSE(note().has_value());
  session.go_to(10);

  app::Reviewer of_small_loss(host);
  of_small_loss.look_at(session, kept_review(session, 10, 30));
  REQUIRE(of_small_loss.decisions().size() == 1);
  CHECK_FALSE(notes.note(moment(), *table, {nullptr, puzzle, of_small_loss}).has_value());
}

TEST_CASE_FIXTURE(NotesAlone, "a warning names the action, its chance beside the best, and what could come of it") {
  const ui::PanelWarning warning = notes.warning_of({.action = 0, .chance = 0.3, .line = {}}, 0.62, moment(), *table);
  CHECK(warning.action == table->action_words(moment(), 0));
  CHECK(warning.worth == ui::worth_words(0.3, 0.62));
  CHECK(warning.line_of_play.empty());
  app::Session after = session;
  after.play(0);
  const std::vector<std::string> line{after.position().action_text(0)};
  const auto could = notes.warning_of({.action = 0, .chance = 0.3, .line = line}, 0.62, moment(), *table).line_of_play;
  REQUIRE(could.size() == 1);
  CHECK(could[0].text.find(ui::within_sentence(table->action_words(moment(), 0))) != std::string::npos);
  const auto says = [&](const char* words) {
    return std::any_of(could[0].parts.begin(), could[0].parts.end(),
                       [&](const auto& part) { return part.words == words; });
  };
  CHECK(says("takes"));  // it has not happened
  CHECK_FALSE(says("took"));
}

TEST_CASE_FIXTURE(NotesAlone, "where what could come of an action ends the game, the line of play says who wins") {
  int ended = 0;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    CAPTURE(seed);
    session = support::played_session({}, seed, support::sensible_action);
    REQUIRE(session.over());
    const std::size_t last = session.length() - 1;
    const std::string won =
        ui::victory_words(session.spec().kind, session.seats(), session.position(session.length()).winners());
    const auto line_after = [&](const std::vector<std::string>& line) {
      return ui::NoteMaker()
          .warning_of({.action = session.record().actions[last - 1], .chance = 0.3, .line = line}, 0.62, moment(),
                      *table)
          .line_of_play;
    };
    session.go_to(last - 1);
    const auto could = line_after({session.action_text(last)});
    if (could.empty() || session.actor(last - 1) == session.actor(last))
      continue;  // hidden cards decide what can follow
    ++ended;
    CHECK(could.back().turn.seat == session.actor(last));
    CHECK(could.back().parts.back().words == won);
    CHECK(ui::line_of_play_text(could).find(won) != std::string::npos);
  }
  CHECK(ended > 3);
}
