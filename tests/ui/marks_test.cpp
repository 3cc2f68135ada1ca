// The corners by which lessons and hints mark what they speak of, and their badges.
#include <algorithm>

#include "support/check.h"
#include "support/frames.h"
#include "ui/note.h"

TEST_CASE_FIXTURE(support::Frames, "the corners of a lesson lie around what it marks, and hide nothing of it") {
  const ui::Rect flag{200, 200, 80, 44}, card{400, 200, 90, 126};
  frame_at(0, {}, [&](ui::Frame& frame) {
    targets.add({.id = "flag", .rect = flag, .label = "3 apples"});
    targets.add({.id = "card", .rect = card, .label = "A card"});
    ui::draw_lesson_marks(frame, {"flag", "card"});
  });
  const auto corners_in = [&](const ui::Rect& rect) {
    const auto& all = paper.list().VtxBuffer;
    return std::count_if(all.begin(), all.end(),
                         [&](const ImDrawVert& corner) { return rect.contains(corner.pos.x, corner.pos.y); });
  };
  constexpr float kBadge = 28;  // lies below the upper edge of a card
  CHECK(corners_in(flag.inset(3)) == 0);
  CHECK(corners_in({card.x + 3, card.y + kBadge, card.w - 6, card.h - kBadge - 3}) == 0);
  CHECK(corners_in(flag.inset(-8)) > 0);
  CHECK(corners_in(card.inset(-8)) > 0);
}

TEST_CASE_FIXTURE(support::Frames, "the corners lie around what is seen, not around the room that a finger has there") {
  const ui::Rect target{200, 200, 44, 44}, flag{203, 211, 38, 22};
  const ImU32 colour = ui::theme_for(ui::ThemeKind::dark).spoken;
  frame_at(0, {}, [&](ui::Frame& frame) {
    targets.add({.id = "flag", .rect = target, .label = "3 apples", .beyond_x = 3, .beyond_y = 11});
    frame.names.push_back({200, 180, 44, 16});  // the badge lies elsewhere
    ui::draw_lesson_marks(frame, {"flag"});
  });
  const auto corners_in = [&](const ui::Rect& rect) {
    const auto& all = paper.list().VtxBuffer;
    return std::count_if(all.begin(), all.end(), [&](const ImDrawVert& corner) {
      return corner.col == colour && rect.contains(corner.pos.x, corner.pos.y);
    });
  };
  CHECK(corners_in({flag.x, flag.y - 8, flag.w, 8}) > 0);
  CHECK(corners_in({flag.x, target.y - 8, flag.w, 8}) == 0);
  CHECK(corners_in({flag.x, flag.bottom(), flag.w, 8}) > 0);
}

TEST_CASE_FIXTURE(support::Frames, "a badge lies on another edge where it would hide a name") {
  const ui::Rect village{400, 200, 60, 60}, name{390, 180, 80, 26}, upper{424, 179, 12, 8}, left{379, 224, 8, 12};
  const ImU32 colour = ui::theme_for(ui::ThemeKind::dark).spoken;
  for (const bool named : {false, true}) {
    frame_at(0, {}, [&](ui::Frame& frame) {
      targets.add({.id = "village", .rect = village, .label = "A village"});
      if (named) frame.names.push_back(name);
      ui::draw_lesson_marks(frame, {"village"});
    });
    const auto corners = [&](const ui::Rect& rect) {
      const auto& all = paper.list().VtxBuffer;
      return std::count_if(all.begin(), all.end(), [&](const ImDrawVert& corner) {
        return corner.col == colour && rect.contains(corner.pos.x, corner.pos.y);
      });
    };
    CHECK((corners(upper) > 0) == !named);
    CHECK((corners(left) > 0) == named);
  }
}

TEST_CASE_FIXTURE(support::Frames, "a badge that would hide a name or a control on every edge is left out") {
  const ui::Rect pile{400, 200, 60, 60};
  const auto drawn = [&](bool surrounded) {
    int all = 0;
    frame_at(0, {}, [&](ui::Frame& frame) {
      targets.add({.id = "pile", .rect = pile, .label = "A pile"});
      if (surrounded)
        for (const ui::Point at : {ui::Point{400, 140}, {400, 260}, {340, 200}, {460, 200}})
          frame.names.push_back({at.x, at.y, 60, 60});
      ui::draw_lesson_marks(frame, {"pile"});
      all = paper.list().VtxBuffer.Size;
    });
    return all;
  };
  CHECK(drawn(true) < drawn(false));
  CHECK(drawn(true) > 0);  // its corners
}

TEST_CASE_FIXTURE(support::Frames, "what a note is about and made with has one badge, that of what is to be pressed") {
  const ui::Rect card{400, 200, 90, 126};
  const auto drawn = [&](const std::vector<std::string>& about) {
    int all = 0;
    frame_at(0, {}, [&](ui::Frame& frame) {
      targets.add({.id = "card", .rect = card, .label = "A card"});
      ui::draw_note(frame, {.title = ui::words::hint, .lines = {"Take"}, .made_with = {"card"}, .about = about},
                    {0, 44, 1280, 676}, std::nullopt, false);
      all = paper.list().VtxBuffer.Size;
    });
    return all;
  };
  CHECK(drawn({"card"}) == drawn({}));
}

TEST_CASE_FIXTURE(support::Frames, "a folded note rather lies over cards than over what a rival did last") {
  const ui::Rect turn{8, 596, 150, 30}, beside{170, 584, 190, 56};
  ui::Rect note;
  frame_at(0, {}, [&](ui::Frame& frame) {
    for (const int row : {0, 1, 2, 3, 4, 5})
      targets.add({.id = "card:" + std::to_string(row),
                   .rect = {0, 44.0f + 90.0f * static_cast<float>(row), 360, 90},
                   .label = "A card"});
    targets.add({.id = "card:6", .rect = beside, .label = "A card"});
    targets.add({.id = "turn:1", .rect = turn, .label = "Player 2 took 1 ruby"});
    note = ui::draw_note(frame, {.title = ui::words::hint, .lines = {"Take"}, .made_with = {}, .about = {}},
                         {0, 44, 360, 596}, std::nullopt, true);
  });
  REQUIRE_FALSE(note.empty());
  CHECK(note.clipped(turn).empty());
}

TEST_CASE_FIXTURE(support::Frames,
                  "the task of a puzzle leaves in sight what everybody plays for, and hides what was done before") {
  const ui::Rect honour{0, 54, 360, 60}, turn{0, 570, 360, 70};
  const auto note = [&](bool task) {
    ui::Rect drawn;
    frame_at(0, {}, [&](ui::Frame& frame) {
      targets.add({.id = "confirm", .rect = {0, 130, 360, 430}, .label = "Confirm", .is_button = true});
      targets.add({.id = "turn:1", .rect = turn, .label = "Player 2 took 1 ruby"});
      frame.honours = {honour};
      drawn = ui::draw_note(frame,
                            {.title = ui::words::puzzle, .lines = {"Win"}, .made_with = {}, .about = {}, .task = task},
                            {0, 44, 360, 596}, std::nullopt, false);
    });
    return drawn;
  };
  CHECK(note(false).empty());  // it hides no control: it lies there
  CHECK(note(true).clipped(honour).empty());
  CHECK_FALSE(note(true).clipped(turn).empty());
}

TEST_CASE_FIXTURE(support::Frames,
                  "the task of a puzzle stands beside what was done, in smaller letters where there is little room") {
  const ui::Rect turn{8, 590, 132, 36}, again{308, 586, 44, 44};
  const auto note = [&](const std::string& task) {
    ui::Rect drawn;
    frame_at(0, {}, [&](ui::Frame& frame) {
      for (const int row : {0, 1, 2, 3, 4})
        targets.add({.id = "card:" + std::to_string(row),
                     .rect = {0, 44.0f + 104.0f * static_cast<float>(row), 360, 104},
                     .label = "A card"});
      targets.add({.id = "turn:1", .rect = turn, .label = "Player 2 took 1 ruby"});
      targets.add({.id = "again", .rect = again, .label = "Again", .is_button = true});
      drawn = ui::draw_note(frame,
                            {.title = ui::words::puzzle, .lines = {task}, .made_with = {}, .about = {}, .task = true},
                            {0, 44, 360, 596}, std::nullopt, false);
    });
    return drawn;
  };
  // It says where it lies only if it hides something.
  CHECK(note("Win").empty());
  CHECK(note("Gagner dès ce tour").empty());
  CHECK_FALSE(note("Gagner la partie avant la fin de ce tour").empty());
}

TEST_CASE_FIXTURE(support::Frames,
                  "a note with a line of play leaves free what it is about, with fewer turns if need be") {
  const ui::Rect card{60, 120, 240, 290};
  const ui::TurnPart part{.draw = [](const ui::Canvas&, const ui::Rect&, int) {}};
  const std::vector<ui::TurnLine> line_of_play(
      6, ui::TurnLine{.turn = {0, 0, 0}, .parts = std::vector<ui::TurnPart>(4, part), .text = "so"});
  ui::Rect note;
  frame_at(0, {}, [&](ui::Frame& frame) {
    for (const int row : {0, 1, 2, 3, 4})
      targets.add({.id = "row:" + std::to_string(row),
                   .rect = {0, 44.0f + 100.0f * static_cast<float>(row), 360, 100},
                   .label = "Cards"});
    targets.add({.id = "card", .rect = card, .label = "A card"});
    note = ui::draw_note(frame,
                         {.title = ui::words::hint,
                          .lines = {"Buy the card", "It saves a gem.", "Chance: 70 %", "Or: take three gems (60 %)"},
                          .made_with = {"card"},
                          .about = {},
                          .line_of_play = line_of_play},
                         {0, 44, 360, 596}, std::nullopt, false);
  });
  REQUIRE_FALSE(note.empty());
  CHECK(note.clipped(card).empty());
}
