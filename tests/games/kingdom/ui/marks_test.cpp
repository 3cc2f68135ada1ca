// One meaning for each mark: amber is what can be done, white what is chosen, and a traveller's own colour where one stands
// and what others have touched since one's own turn.
#include <string>
#include <string_view>
#include <variant>

#include "games/kingdom/game.h"
#include "games/kingdom/rules/board.h"
#include "games/kingdom/ui/art/board_art.h"
#include "games/kingdom/ui/view.h"
#include "support/check.h"
#include "support/contrast.h"
#include "support/paper.h"

using namespace kingdom;
using kingdom_ui::View;

namespace {

constexpr Setup kThree{.players = 3, .full = false, .first = 0, .sides = {Side::a, Side::a, Side::a}};

app::Session three_travellers() {
  return app::Session::open(
             {.spec = {.kind = engine::kind_of<kingdom::Game>(), .options = kingdom::pack_options(kThree), .seed = 1},
              .seats = std::vector<app::Seat>(3),
              .actions = {}})
      .value();
}

void play(app::Session& session, std::initializer_list<std::string_view> actions) {
  for (const std::string_view action : actions) REQUIRE(session.play(action));
}

ui::Canvas canvas_on(const support::Paper& paper) {
  return ui::canvas_on(paper.list(), kingdom_ui::kingdom_theme(ui::ThemeKind::light), paper.fonts, false);
}

View view_of(const app::Session& session, int viewer, const ui::Canvas& canvas,
             const kingdom_ui::Selection& selection = {}) {
  const ui::Moment moment{.session = session, .viewer = viewer, .may_act = viewer == session.position().to_act()};
  const kingdom_ui::Position position = kingdom_ui::position_of(moment);
  return kingdom_ui::make_view(position, selection,
                               kingdom_ui::layout(kingdom_ui::layout_input(position, {0, 0, 1280, 720}, 1)), canvas);
}

/// "a0 m1 stack1 shellbourne1": what is marked, and by which seat.
std::string marks_of(const View& view) {
  std::string marks;
  const auto add = [&](std::string_view what, int seat) {
    if (seat >= 0) marks += (marks.empty() ? "" : " ") + std::string(what) + std::to_string(seat);
  };
  for (const kingdom_ui::Piece& piece : view.table) {
    if (const auto* pile = std::get_if<kingdom_ui::SupplyPiece>(&piece))
      add(std::string_view(kTokenLetters).substr(static_cast<std::size_t>(pile->token), 1), pile->look.touched);
    if (const auto* thing = std::get_if<kingdom_ui::ThingPiece>(&piece)) add("stack", thing->look.touched);
  }
  for (const kingdom_ui::Piece& piece : view.map)
    if (const auto* space = std::get_if<kingdom_ui::SpacePiece>(&piece))
      add(kSpaces[space->space].id, space->look.touched);
  return marks;
}

/// Corners drawn in a colour, whatever their opacity.
int corners_in(const ImDrawList& list, ImU32 colour) {
  int corners = 0;
  const auto add = [&](const auto& vertices) {
    for (const ImDrawVert& one : vertices) corners += ((one.col ^ colour) & ~IM_COL32_A_MASK) == 0;
  };
  add(list.VtxBuffer);
  for (const ImDrawCmd& command : list.CmdBuffer)
    if (const ui::Mesh* mesh = ui::Mesh::of(command)) add(mesh->drawing().vertices());
  return corners;
}

}  // namespace

TEST_CASE("storybook: what others touch stays marked by their seats until one's own next action") {
  const support::Paper paper;
  const ui::Canvas canvas = canvas_on(paper);
  app::Session session = three_travellers();
  const auto marks = [&](int viewer) { return marks_of(view_of(session, viewer, canvas)); };
  CHECK(marks(0).empty());
  play(session, {"collect ww", "collect mah", "collect y"});
  CHECK(marks(0) == "m1 a1 h1 y2");
  kingdom_ui::Selection chosen;
  chosen.choice.tokens = Tokens({.mushroom = 1});
  CHECK(marks_of(view_of(session, 0, canvas, chosen)).empty());
  play(session, {"collect mac"});
  CHECK(marks(0).empty());
  CHECK(marks(1) == "m0 a0 c0 y2");
  play(session, {"move A1.a.r1", "collect cc"});  // to a city, which gives a tile
  CHECK(marks(0) == "m1 a1 c2 h1 stack1 shellbourne1");
}

TEST_CASE("storybook: what others touch is marked when their pieces leave it or arrive there, not before") {
  const support::Paper paper;
  const ui::Canvas canvas = canvas_on(paper);
  app::Session session = three_travellers();
  play(session, {"collect ww", "collect mah", "collect y", "collect mac"});
  const std::size_t index = session.length();
  play(session, {"move A1.a.r1"});
  const ui::Moment moment{.session = session, .viewer = 0, .may_act = false};
  const kingdom_ui::Position now = kingdom_ui::position_of(moment);
  kingdom_ui::Motion motion;
  kingdom_ui::play(motion, moment, index, 0, {app::Speed::normal, true});
  const auto marks = [&](float at) {
    return marks_of(kingdom_ui::make_view(kingdom_ui::seen(now, motion, index, at), {},
                                          kingdom_ui::layout(kingdom_ui::layout_input(now, {0, 0, 1280, 720}, 1)),
                                          canvas));
  };
  const float first_lands = motion.flights().front().time.end_ms();
  CHECK(marks(first_lands - 1).empty());
  CHECK(marks(first_lands + 1) == "m1");
  CHECK(marks(motion.walk().start_ms + 1) == "m1 a1 h1");
  CHECK(marks(motion.walk().end_ms() + 1) == "m1 a1 h1 shellbourne1");
}

TEST_CASE("storybook: where one stands is ringed in the colour of the pawn, and amber says what can be done") {
  const support::Paper paper;
  const ui::Canvas canvas = canvas_on(paper);
  const kingdom_ui::Storybook& book = kingdom_ui::storybook_for(ui::ThemeKind::light);
  const kingdom_ui::KingdomLayout layout = kingdom_ui::layout_kingdom({.setup = kThree});
  const SpaceId port = port_of(kThree);
  const RoadId road = *roads_from(kThree, port).begin();
  const auto corners = [&](ImU32 colour, auto&& draw) {
    paper.clear();
    draw();
    return corners_in(paper.list(), colour);
  };
  const auto of_space = [&](ImU32 colour, const kingdom_ui::SpaceLook& look) {
    return corners(colour, [&] { kingdom_ui::draw_space_marks(canvas, layout, port, look); });
  };
  CHECK(of_space(book.can, {.can_reach = true}) > 0);
  for (int seat = 0; seat < 3; ++seat) {
    CHECK(of_space(kingdom_ui::pawn_colours(seat).base, {.current = seat}) > 0);
    CHECK(of_space(kingdom_ui::pawn_colours(seat).base, {.touched = seat}) > 0);
    CHECK(of_space(book.can, {.current = seat, .touched = seat}) == 0);
    CHECK(of_space(book.can_glow, {.current = seat, .touched = seat}) == 0);
    CHECK(corners(book.can, [&] { kingdom_ui::draw_pawn(canvas, seat, 200, 200, 60, {.current = true}); }) == 0);
  }
  const auto of_flag = [&](kingdom_ui::RoadState state, bool hot) {
    return corners(book.can_glow,
                   [&] { kingdom_ui::draw_road_flag(canvas, layout, road, {.state = state, .hot = hot}); });
  };
  CHECK(of_flag(kingdom_ui::RoadState::missing, true) == of_flag(kingdom_ui::RoadState::missing, false));
  CHECK(of_flag(kingdom_ui::RoadState::payable, true) > of_flag(kingdom_ui::RoadState::payable, false));
}

TEST_CASE("storybook: the panel of whose turn it is has an edge in their colour, clear in every look and not amber") {
  for (const ui::ThemeKind kind : {ui::ThemeKind::dark, ui::ThemeKind::light, ui::ThemeKind::high_contrast}) {
    const support::Paper paper;
    const ui::Theme& theme = kingdom_ui::kingdom_theme(kind);
    const ui::Canvas canvas = ui::canvas_on(paper.list(), theme, paper.fonts, false);
    for (int seat = 0; seat < kMaxTravellers; ++seat) {
      CAPTURE(static_cast<int>(kind));
      CAPTURE(seat);
      const ImU32 own = kingdom_ui::pawn_line(theme, seat);
      CHECK(support::contrast(own, theme.panel) >= 3);
      const auto corners = [&](ImU32 colour, bool active) {
        paper.clear();
        kingdom_ui::draw_traveller(canvas, {50, 50, 240, 60}, seat, {}, "Ada", {.active = active});
        return corners_in(paper.list(), colour);
      };
      CHECK(corners(own, true) > corners(own, false));
      CHECK(corners(theme.accent_line, true) == 0);
    }
  }
}

TEST_CASE("storybook: without animations an action is lit in the mover's colour; the pointer chooses no medal") {
  const support::Paper paper;
  const ui::Canvas canvas = canvas_on(paper);
  const kingdom_ui::Storybook& book = kingdom_ui::storybook_for(ui::ThemeKind::light);
  kingdom_ui::Motion motion;
  const auto corners = [&](const View& view, const std::string& hot, double now_ms, ImU32 colour) {
    ui::Touches touches;
    for (const ui::Control& control : view.controls) touches.push_back({.hot = control.id == hot});
    kingdom_ui::Pictures pictures;
    paper.clear();
    kingdom_ui::draw(view, {touches, now_ms}, motion, pictures, canvas);
    return corners_in(paper.list(), colour);
  };
  app::Session session = three_travellers();
  play(session, {"collect mah"});
  kingdom_ui::play(motion, {.session = session, .viewer = 0}, 0, 1000, {});
  const View collected = view_of(session, 0, canvas);
  const ImU32 fox = kingdom_ui::pawn_colours(0).base;
  CHECK(corners(collected, "", 1100, fox) > corners(collected, "", 1200, fox));
  CHECK(corners(collected, "", 1100, book.can) == corners(collected, "", 1200, book.can));

  while (ui::typed<kingdom::Game>(session.position()).state().phase != Phase::medal) {
    REQUIRE_FALSE(session.position().over());
    int chosen = static_cast<int>(session.length()) % session.position().legal_count();
    for (int action = 0; action < session.position().legal_count(); ++action)
      if (session.position().action_text(action).rfind("move", 0) == 0) chosen = action;
    session.play(chosen);
  }
  const View medals = view_of(session, session.position().to_act(), canvas);
  const kingdom_ui::Position at_palace =
      kingdom_ui::position_of({.session = session, .viewer = session.position().to_act(), .may_act = true});
  const auto layout = kingdom_ui::layout(kingdom_ui::layout_input(at_palace, {0, 0, 1280, 720}, 1));
  const kingdom_ui::SpacePlace& palace =
      layout->space(ui::typed<kingdom::Game>(session.position()).state().player().space);
  int offered = 0;
  for (const ui::Control& control : medals.controls) {
    if (control.id.rfind("medal:", 0) != 0) continue;
    CHECK(control.rect.right() < palace.at.x - palace.radius);  // it stays in sight
    ++offered;
  }
  CHECK(offered > 0);
  CHECK(corners(medals, "medal:1", 2000, book.chosen_edge) == corners(medals, "", 2000, book.chosen_edge));
}
