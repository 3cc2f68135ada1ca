// The table's view in games of every set-up at many sizes: the owl's words fit its bubble, every place that it names is found
// on the map, selectable things are bright, and small things can be enlarged.
#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <variant>

#include "games/kingdom/game.h"
#include "games/kingdom/rules/board.h"
#include "games/kingdom/rules/payment.h"
#include "games/kingdom/ui/art/board_art.h"
#include "games/kingdom/ui/hint.h"
#include "games/kingdom/ui/view.h"
#include "games/kingdom/ui/voice.h"
#include "games/kingdom/ui/words.h"
#include "support/check.h"
#include "support/driver.h"
#include "support/kingdom_fingers.h"
#include "support/kingdom_tables.h"
#include "support/paper.h"
#include "ui/action_press.h"

using namespace kingdom;
using kingdom_ui::View;

namespace {

constexpr std::array<support::Screen, 5> kScreens{{{360, 640}, {640, 360}, {768, 1024}, {1440, 900}, {1920, 1080}}};

/// Goes on where it can, so that games come far; calls look(session) at each position in between.
template <class Look>
void journey(const Setup& setup, std::uint64_t seed, int actions, Look&& look) {
  app::Session session = support::game_of_persons(setup, seed);
  base::RandomSource random(seed);
  for (int i = 0; i < actions && !session.position().over(); ++i) {
    look(session);
    const int count = session.position().legal_count();
    int chosen = static_cast<int>(random.below(static_cast<std::uint32_t>(count)));
    for (int action = 0; action < count && i % 3 != 0; ++action)
      if (session.position().action_text(action).rfind("move", 0) == 0) chosen = action;
    session.play(chosen);
  }
}

/// look(position, view) of games of every set-up, on every screen, in every language.
template <class Look>
void look_at_tables(Look&& look) {
  const support::Paper paper;
  const ui::Canvas canvas =
      ui::canvas_on(paper.list(), kingdom_ui::kingdom_theme(ui::ThemeKind::dark), paper.fonts, false);
  std::uint64_t seed = 0;
  for (const base::Language language : base::kEveryLanguage) {
    ui::set_language(language);
    for (const Setup& setup : support::kingdom_setups()) {
      const support::Screen& screen = kScreens[++seed % kScreens.size()];
      kingdom_ui::Layout layout;
      journey(setup, seed, 24, [&](const app::Session& session) {
        const ui::Moment moment{
            .session = session, .viewer = session.position().to_act(), .may_act = true, .reads_aloud = true};
        const kingdom_ui::Position position = kingdom_ui::position_of(moment);
        const auto input = kingdom_ui::layout_input(position, {0, 0, screen.width, screen.height}, 1);
        if (!layout) layout = kingdom_ui::layout(input);
        look(position, kingdom_ui::make_view(position, {}, layout, canvas));
      });
    }
  }
  ui::set_language(base::Language::en);
}

template <class Piece>
int count_of(const std::vector<kingdom_ui::Piece>& pieces) {
  return static_cast<int>(std::count_if(pieces.begin(), pieces.end(), [](const kingdom_ui::Piece& piece) {
    return std::holds_alternative<Piece>(piece);
  }));
}

}  // namespace

TEST_CASE("storybook: what the owl says stays in its bubble, and one owl speaks at a time") {
  int outside = 0, tables = 0;
  std::string where;
  look_at_tables([&](const kingdom_ui::Position&, const View& view) {
    ++tables;
    const ui::Rect room = view.guide_speaks ? view.layout->action : view.layout->sheet;
    for (const kingdom_ui::Piece& piece : view.actions)
      if (const auto* line = std::get_if<ui::LinePiece>(&piece)) {
        const float half = line->style.size * 0.6f, y = line->rect.centre_y();
        if (y - half >= room.y - 1 && y + half <= room.bottom() + 1 && line->rect.right() <= room.right() + 1) continue;
        ++outside;
        where = line->text + " at " + std::to_string(view.layout->window.w) + ", " + std::to_string(y + half) + " of " +
                std::to_string(room.bottom());
      }
    int readers = 0;
    for (const ui::Control& control : view.controls) readers += control.id == "speak";
    CHECK(readers == 1);
  });
  CHECK(tables > 500);
  CHECK_MESSAGE(outside == 0, where);
}

TEST_CASE("storybook: what will have to go back is said in every bubble, before it is taken") {
  const support::Paper paper;
  const ui::Canvas canvas =
      ui::canvas_on(paper.list(), kingdom_ui::kingdom_theme(ui::ThemeKind::dark), paper.fonts, false);
  const Setup setup{.players = 2, .full = true, .mysteries = true, .first = 0};
  app::Session session =
      app::Session::open(
          {.spec = {.kind = engine::kind_of<kingdom::Game>(), .options = kingdom::pack_options(setup), .seed = 1},
           .seats = std::vector<app::Seat>(2),
           .actions = {}})
          .value();
  for (const char* action : {"collect mah", "collect y", "collect y", "collect y", "collect ww", "collect y"})
    REQUIRE(session.play(std::string_view(action)));
  for (const base::Language language : base::kEveryLanguage) {
    ui::set_language(language);
    for (const support::Screen& screen : kScreens) {
      CAPTURE(screen.width);
      const kingdom_ui::Position position = kingdom_ui::position_of({.session = session, .viewer = 0, .may_act = true});
      kingdom_ui::Selection selection;
      selection.choice.tokens = Tokens({.mushroom = 1, .apple = 1, .cabbage = 1});
      const auto layout =
          kingdom_ui::layout(kingdom_ui::layout_input(position, {0, 0, screen.width, screen.height}, 1));
      std::string drawn;
      for (const kingdom_ui::Piece& piece : kingdom_ui::make_view(position, selection, layout, canvas).actions)
        if (const auto* line = std::get_if<ui::LinePiece>(&piece)) drawn += line->text + ' ';
      CHECK(drawn.find(kingdom_ui::said(position, selection).words) != std::string::npos);
    }
  }
  ui::set_language(base::Language::en);
}

TEST_CASE("storybook: what rivals gave back is told from what they took, also where there is little room" *
          doctest::test_suite("slow")) {
  int gave_back = 0;
  look_at_tables([&](const kingdom_ui::Position& position, const View& view) {
    const app::Session& session = position.moment.session;
    int due = 0, told = 0;
    for (const ui::Turn& turn : ui::turns_since_own(position.moment, position.actions_shown)) {
      const std::string id = "turn:" + std::to_string(turn.from);
      if (std::none_of(view.controls.begin(), view.controls.end(), [&](const auto& one) { return one.id == id; }))
        continue;
      for (std::size_t i = turn.from; i < turn.to; ++i) {
        const ActionKind kind =
            ui::typed<kingdom::Game>(session.position(i)).actions()[session.record().actions[i]].kind;
        due += kind == ActionKind::give_back || kind == ActionKind::discard || kind == ActionKind::give ? 1 : 0;
      }
    }
    for (const kingdom_ui::Piece& piece : view.actions)
      if (const auto* line = std::get_if<ui::LinePiece>(&piece))
        told += line->text == ui::kLeaves || line->text == ui::tr(kingdom_ui::words::did_return) ||
                        line->text == ui::tr(kingdom_ui::words::did_give)
                    ? 1
                    : 0;
    CHECK(told >= due);
    gave_back += due;
  });
  CHECK(gave_back > 0);
}

TEST_CASE("storybook: each turn of the others is told beside the button that shows them again, or how many are not" *
          doctest::test_suite("slow")) {
  int all_told = 0, some_left_out = 0, only_again = 0;
  look_at_tables([&](const kingdom_ui::Position& position, const View& view) {
    const auto find = [&](std::string_view id) {
      return std::find_if(view.controls.begin(), view.controls.end(), [&](const auto& one) { return one.id == id; });
    };
    if (find(ui::kAgain) == view.controls.end()) return;
    std::size_t left_out = 0;
    const auto turns = ui::turns_since_own(position.moment, position.actions_shown);
    for (const ui::Turn& turn : turns)
      left_out += find("turn:" + std::to_string(turn.from)) == view.controls.end() ? 1 : 0;
    const auto button = find(ui::kEarlierTurns);
    if (left_out == 0) {
      CHECK(button == view.controls.end());
      ++all_told;
    } else if (button != view.controls.end()) {
      CHECK((left_out == 1 || button->label.find(std::to_string(left_out)) == 0));
      CHECK(button->rect.w >= 36);
      CHECK(view.layout->action.clipped(button->rect).area() >= button->rect.area() - 1);
      ++some_left_out;
    } else {
      CHECK(left_out == turns.size());
      ++only_again;
    }
  });
  CHECK(all_told > 100);
  CAPTURE(some_left_out);
  CHECK(only_again * 20 < all_told);
}

TEST_CASE("storybook: every place that can be named has its name on the map" * doctest::test_suite("slow")) {
  look_at_tables([](const kingdom_ui::Position& position, const View& view) {
    const auto named = [&](SpaceId space) {
      if (!view.layout->space(space).label.empty()) return true;
      return std::any_of(view.map.begin(), view.map.end(), [&](const kingdom_ui::Piece& piece) {
        const auto* name = std::get_if<kingdom_ui::SpareNamePiece>(&piece);
        return name != nullptr && name->space == space;
      });
    };
    const SpaceId here = position.real.player().space;
    CHECK(named(here));
    for (const RoadId road : roads_from(position.real.setup, here)) CHECK(named(kRoads[road].to));
  });
}

TEST_CASE("storybook: the ring of a hint around a road's flag hides no name of a place" * doctest::test_suite("slow")) {
  constexpr float kRing = 6, kEdgeOfName = 4.5f;
  int roads = 0;
  look_at_tables([&](const kingdom_ui::Position&, const View& view) {
    for (const ui::Control& control : view.controls) {
      if (control.id.rfind("road:", 0) != 0) continue;
      ++roads;
      CAPTURE(control.id);
      const ui::Rect ring = control.seen().inset(-kRing);
      for (const kingdom_ui::SpacePlace& place : view.layout->spaces) {
        const ui::Rect hidden = ring.clipped(place.label);
        CHECK((place.label.empty() || hidden.empty() || std::min(hidden.w, hidden.h) <= kEdgeOfName));
      }
    }
  });
  CHECK(roads > 500);
}

TEST_CASE("storybook: the roads that can be chosen are the bright ones, and no others" * doctest::test_suite("slow")) {
  look_at_tables([](const kingdom_ui::Position& position, const View& view) {
    const auto roads = roads_from(position.real.setup, position.real.player().space);
    CHECK(count_of<kingdom_ui::RoadPiece>(view.lines) == roads.count);
    CHECK(count_of<kingdom_ui::RoadPiece>(view.map) == roads.count);
    for (const kingdom_ui::Piece& piece : view.map)
      if (const auto* road = std::get_if<kingdom_ui::RoadPiece>(&piece)) {
        CHECK(std::find(roads.begin(), roads.end(), road->road) != roads.end());
        const bool pays = affordability(position.real.player(), kRoads[road->road].cost).missing == 0;
        const bool glows = road->look.state == kingdom_ui::RoadState::payable ||
                           road->look.state == kingdom_ui::RoadState::payable_wild;
        CHECK(glows == (pays && position.chooses_turn()));
        CHECK(road->look.marks.missing.empty() == pays);
      }
  });
}

TEST_CASE("storybook: what is missing for a road is marked within its flag, which covers no other place") {
  const support::Paper paper;
  const ui::Canvas canvas =
      ui::canvas_on(paper.list(), kingdom_ui::kingdom_theme(ui::ThemeKind::light), paper.fonts, false);
  Setup setup;
  setup.sides = {Side::a, Side::b, Side::a};
  for (const support::Screen& screen : kScreens) {
    const kingdom_ui::KingdomLayout layout =
        kingdom_ui::layout_kingdom({.width = screen.width, .height = screen.height, .setup = setup});
    for (std::size_t i = 0; i < kRoads.size(); ++i) {
      if (!layout.roads[i].in_play) continue;
      for (const Tokens& missing : {Tokens(), kRoads[i].cost}) {
        paper.clear();
        kingdom_ui::draw_road_flag(
            canvas, layout, static_cast<RoadId>(i),
            {.state = kingdom_ui::RoadState::missing, .marks = {.shown = true, .missing = missing}});
        support::check_list(paper.list(), layout.roads[i].banner.inset(-6));
      }
    }
  }
}

TEST_CASE("storybook: places, prices and tiles can be enlarged, also the traveller's own" *
          doctest::test_suite("slow")) {
  const auto count = [](const View& view, std::string_view prefix) {
    return std::count_if(view.controls.begin(), view.controls.end(), [&](const ui::Control& control) {
      return control.id.rfind(prefix, 0) == 0 && control.enlarges;
    });
  };
  look_at_tables([&](const kingdom_ui::Position& position, const View& view) {
    CHECK(count(view, "space:") > 10);
    if (position.chooses_turn())
      CHECK(count(view, "road:") == roads_from(position.real.setup, position.real.player().space).count);
    if (view.guide_speaks) CHECK(count(view, "mine:") == position.real.player().tiles.count());
    for (std::size_t i = 0; i < view.controls.size(); ++i) {
      if (!view.controls[i].enlarges) continue;
      CHECK_FALSE(view.controls[i].tooltip().empty());
      CHECK(std::count_if(view.enlarged.begin(), view.enlarged.end(), [&](const kingdom_ui::Enlarged& one) {
              return one.control == static_cast<int>(i) && one.aspect > 0;
            }) == 1);
    }
  });
}

TEST_CASE("storybook: a hint of any action, inside a turn too, points at what is to be pressed") {
  const support::Paper paper;
  const ui::Canvas canvas =
      ui::canvas_on(paper.list(), kingdom_ui::kingdom_theme(ui::ThemeKind::dark), paper.fonts, false);
  std::set<ActionKind> pointed;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    kingdom_ui::Layout layout;
    const Setup setup{.players = 3, .full = true, .mysteries = true, .first = 0, .sides = {Side::a, Side::a, Side::a}};
    journey(setup, seed, 300, [&](const app::Session& session) {
      const kingdom_ui::Position position =
          kingdom_ui::position_of({.session = session, .viewer = session.position().to_act(), .may_act = true});
      if (position.real.phase == Phase::turn && session.length() % 20 != 0) return;
      if (!layout) layout = kingdom_ui::layout(kingdom_ui::layout_input(position, {0, 0, 1440, 900}, 1));
      const View view = kingdom_ui::make_view(position, {}, layout, canvas);
      for (std::size_t action = 0; action < position.actions.size(); ++action) {
        const auto places = kingdom_ui::places_of(position, static_cast<int>(action));
        CHECK_FALSE(places.empty());
        for (const std::string& id : places)
          CHECK_MESSAGE(std::any_of(view.controls.begin(), view.controls.end(),
                                    [&](const ui::Control& control) { return control.id == id; }),
                        id);
        pointed.insert(position.actions[action].kind);
      }
    });
  }
  CHECK(pointed.size() == 7);
}

TEST_CASE("storybook: a long press on an own tile enlarges it, and a press describes it") {
  support::FakeHost host;
  support::store_kingdom(
      host, kingdom::pack_options({.players = 2, .full = false, .first = 0, .sides = {Side::a, Side::a, Side::a}}), 1);
  host.storage_write("settings", "speed=0;guide=0");
  support::Driver driver(host, {360, 640});
  for (const char* action : {"collect mah", "collect y", "move A1.a.r1 mah", "collect y"}) driver.act(action);
  const auto mine = driver.ids("mine:");
  REQUIRE(mine.size() == 1);
  const support::Json place = driver.target(mine[0]);
  const auto triangles = [] { return ImGui::GetDrawData()->TotalIdxCount; };
  const int before = triangles();
  ImGui::GetIO().AddMousePosEvent(place.value("x", 0.0f) + 5, place.value("y", 0.0f) + 5);
  for (int frame = 0; frame < 60; ++frame) driver.frame();
  CHECK(triangles() > before + 100);
  driver.click(mine[0]);
  CHECK(driver.state("notice").find("tile") != std::string::npos);
}

namespace {

/// Where a decision is made.
ui::Rect sheet_of(const View& view) {
  for (const kingdom_ui::Piece& piece : view.actions)
    if (const auto* surface = std::get_if<ui::SurfacePiece>(&piece); surface && surface->surface == ui::Surface::dialog)
      return surface->rect;
  return {};
}

}  // namespace

TEST_CASE("storybook: a decision of an earlier moment has the history bar in place of its button, until one chooses") {
  const support::Paper paper;
  const ui::Canvas canvas =
      ui::canvas_on(paper.list(), kingdom_ui::kingdom_theme(ui::ThemeKind::light), paper.fonts, false);
  const Setup setup{.players = 4, .full = true, .mysteries = true, .first = 0};
  std::set<Phase> seen;
  for (std::uint64_t seed = 1; seed < 4; ++seed)
    journey(setup, seed, 120, [&](const app::Session& session) {
      const ui::Moment moment{
          .session = session, .viewer = session.position().to_act(), .may_act = true, .bar_beside = true};
      const kingdom_ui::Position position = kingdom_ui::position_of(moment);
      if (position.real.phase == Phase::turn || !seen.insert(position.real.phase).second) return;
      CAPTURE(static_cast<int>(position.real.phase));
      for (const support::Screen& screen : kScreens) {
        CAPTURE(screen.width);
        const auto layout =
            kingdom_ui::layout(kingdom_ui::layout_input(position, {0, 0, screen.width, screen.height}, 1));
        const View view = kingdom_ui::make_view(position, {}, layout, canvas);
        CHECK(view.moment_bar.h >= 68);
        const ui::Rect sheet = sheet_of(view);
        CHECK(sheet.clipped(view.moment_bar).area() == view.moment_bar.area());
        for (const ui::Rect& thing : {layout->own, layout->supply[0], layout->supply[5], layout->stack}) {
          const float covered = sheet.clipped(thing).area();  // all of it or nothing
          CHECK((covered <= 0 || covered == doctest::Approx(thing.area())));
        }
        for (const ui::Control& control : view.controls) {
          CHECK(control.id != "return");
          if (control.id.rfind("own:", 0) != 0 && control.id.rfind("tile:", 0) != 0) continue;
          if (control.rect.y >= view.scroll.cover.y) CHECK(control.rect.clipped(view.moment_bar).area() <= 0);
        }
        if (position.real.phase != Phase::give_back) continue;
        kingdom_ui::Selection chosen;
        chosen.choice.tokens = Tokens({.apple = 1});
        const View choosing = kingdom_ui::make_view(position, chosen, layout, canvas);
        CHECK(choosing.moment_bar.empty());
        CHECK(std::any_of(choosing.controls.begin(), choosing.controls.end(),
                          [](const ui::Control& control) { return control.id == "return"; }));
      }
    });
  CHECK(seen.size() >= 3);
}

TEST_CASE("storybook: an earlier moment has the history bar even where a lesson or a hint would be told") {
  const support::Paper paper;
  const ui::Canvas canvas =
      ui::canvas_on(paper.list(), kingdom_ui::kingdom_theme(ui::ThemeKind::light), paper.fonts, false);
  const app::Session session = support::game_of_persons({.players = 2}, 1);
  const ui::Moment now{
      .session = session, .viewer = 0, .may_act = true, .lessons_from = std::size_t{0}, .guided = true};
  ui::Moment earlier = now;
  earlier.bar_beside = true;
  const kingdom_ui::Position guided = kingdom_ui::position_of(earlier);
  REQUIRE(kingdom_ui::lesson_told(guided, {}) != nullptr);
  kingdom_ui::Position hinted = guided;
  hinted.note = ui::TableNote{
      .title = ui::words::hint, .lines = {"Go on."}, .made_with = {"supply:a"}, .about = {}, .advises = true};
  for (const support::Screen& screen : kScreens) {
    CAPTURE(screen.width);
    const auto view_of = [&](const kingdom_ui::Position& position) {
      return kingdom_ui::make_view(
          position, {}, kingdom_ui::layout(kingdom_ui::layout_input(position, {0, 0, screen.width, screen.height}, 1)),
          canvas);
    };
    CHECK(view_of(kingdom_ui::position_of(now)).moment_bar.empty());
    CHECK(view_of(guided).moment_bar.h >= 68);
    CHECK(view_of(hinted).moment_bar.h >= 68);
    CHECK_FALSE(view_of(hinted).note_room.has_value());  // the hint is told elsewhere
  }
}

TEST_CASE(
    "the text version offers and plays actions that differ in copies of a tile once, and a gift to each of like "
    "names") {
  int alike = 0, gifts = 0;
  const Setup setup{.players = 3, .mysteries = true, .sides = {Side::a, Side::a, Side::a}};
  for (std::uint64_t seed = 1; seed <= 12; ++seed)
    journey(setup, seed, 90, [&](const app::Session& session) {
      kingdom_ui::Position position =
          kingdom_ui::position_of({.session = session, .viewer = session.position().to_act(), .may_act = true});
      for (std::string& name : position.names) name = "Ada";
      const auto text_without_copies = [&](int action) {  // without the numbers of tiles: apple-2
        std::string text = session.position().action_text(action);
        for (std::size_t at = text.find('-'); at != std::string::npos; at = text.find('-', at + 1))
          if (at > 0 && text[at - 1] != ' ' && at + 1 < text.size()) text[at + 1] = '#';
        return text;
      };
      std::set<std::string> different, played;
      for (int action = 0; action < session.position().legal_count(); ++action)
        different.insert(text_without_copies(action));
      std::size_t offered = 0;
      for (const ui::TableWords::Group& group : kingdom_ui::words_of(position, {}).groups)
        for (const ui::TableWords::Action& action : group.actions) {
          ui::Intents intents;
          kingdom_ui::reduce({}, ui::action_press(action.number), position, intents);
          REQUIRE(intents.play);
          played.insert(text_without_copies(*intents.play));
          ++offered;
        }
      CHECK(offered == different.size());
      CHECK(played == different);
      ui::Intents past;
      kingdom_ui::reduce({}, ui::action_press(offered), position, past);
      CHECK_FALSE(past.play);
      alike += different.size() < position.actions.size() ? 1 : 0;
      gifts += position.phase() == Phase::thief ? 1 : 0;
    });
  CHECK(alike > 0);
  CHECK(gifts > 0);
}
