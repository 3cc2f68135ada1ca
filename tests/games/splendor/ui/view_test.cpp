// Splendor's view, made without a window; and what is drawn from it as time passes.
#include "games/splendor/ui/view.h"

#include <algorithm>
#include <array>
#include <set>

#include "games/splendor/record/notation.h"
#include "games/splendor/ui/describe.h"
#include "games/splendor/ui/hint.h"
#include "support/check.h"
#include "support/driver.h"
#include "support/game_builder.h"
#include "support/games.h"
#include "support/paper.h"
#include "ui/art/mesh.h"

using namespace splendor;
using splendor_ui::CardPiece;
using splendor_ui::View;
using support::Driver;
using support::FakeHost;

namespace {

constexpr ui::Rect kWindow{0, 0, 1280, 720};

View view_of(const support::Paper& paper, const app::Session& session, const splendor_ui::Selection& selection = {},
             int viewer = -1) {
  const auto position = splendor_ui::position_of({.session = session, .viewer = viewer, .may_act = true});
  const splendor_ui::TableLayout layout = splendor_ui::layout_table(splendor_ui::layout_input(position, kWindow, 1));
  return splendor_ui::make_view(position, selection, layout, paper.canvas());
}

const ui::Control* find(const View& view, std::string_view id) {
  const auto found =
      std::find_if(view.controls.begin(), view.controls.end(), [&](const ui::Control& one) { return one.id == id; });
  return found == view.controls.end() ? nullptr : &*found;
}

template <class Kind, class Test>
bool any_piece(const View& view, Test&& test) {
  return std::any_of(view.pieces.begin(), view.pieces.end(), [&](const splendor_ui::Piece& piece) {
    const auto* one = std::get_if<Kind>(&piece);
    return one != nullptr && one->rect.w > 0 && test(*one);
  });
}
bool shows(const View& view, CardId card) {
  return any_piece<CardPiece>(view, [&](const CardPiece& one) { return one.card == card; });
}
bool shows(const View& view, Deck deck) {
  return any_piece<splendor_ui::DeckPiece>(view, [&](const auto& one) { return one.deck == deck; });
}

/// Of the last frame.
std::size_t corners_drawn() {
  std::size_t corners = 0;
  for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists) {
    corners += static_cast<std::size_t>(list->VtxBuffer.Size);
    for (const ImDrawCmd& command : list->CmdBuffer)
      if (const ui::Mesh* mesh = ui::Mesh::of(command)) corners += mesh->drawing().vertices().size();
  }
  return corners;
}

}  // namespace

TEST_CASE("every card and deck in play has its place on the table, in every set-up") {
  const support::Paper paper;
  for (const Setup& setup : support::every_setup()) {
    CAPTURE(setup.modules);
    const app::Session session = support::new_session(setup, 7);
    const GameState& state = support::typed(session.position()).state();
    const View view = view_of(paper, session);
    for (int slot = 0; slot < kSlotCount; ++slot)
      if (in_play(setup, deck_of_slot(slot))) CHECK(shows(view, state.slots[static_cast<std::size_t>(slot)]));
    for (std::size_t deck = 0; deck < kDeckCount; ++deck)
      if (in_play(setup, static_cast<Deck>(deck))) CHECK(shows(view, static_cast<Deck>(deck)));
  }
}

TEST_CASE("a noble in the panel of its owner is as large as there is room, and covers neither bonuses nor tokens") {
  using Kind = splendor_ui::Anchor::Kind;
  struct Size {
    std::uint8_t players;
    float width, height, least;
  };
  const support::Paper paper;
  for (const Size& size : {Size{5, 1280, 720, 24}, Size{5, 1440, 900, 34}, Size{5, 1920, 1080, 34},
                           Size{4, 1280, 720, 34}, Size{3, 1280, 720, 30}}) {
    CAPTURE(size.players);
    CAPTURE(size.width);
    const app::Session session = support::session_with_noble(size.players);
    const auto position = splendor_ui::position_of({.session = session, .viewer = -1, .may_act = true});
    const splendor_ui::TableLayout layout =
        splendor_ui::layout_table(splendor_ui::layout_input(position, {0, 0, size.width, size.height}, 1));
    const View view = splendor_ui::make_view(position, {}, layout, paper.canvas());
    int seen = 0;
    for (const ui::Control& won : view.controls) {
      if (won.id.rfind("won:", 0) != 0) continue;
      ++seen;
      CAPTURE(won.id);
      CHECK(won.rect.w >= size.least);
      CHECK(won.rect.h >= size.least);
      const int seat = won.id[4] - '0';
      for (const auto& [anchor, rect] : view.landings) {
        const bool beside = anchor.kind == Kind::bonus || anchor.kind == Kind::purse || anchor.kind == Kind::hand;
        if (beside && anchor.index == seat) CHECK(rect.clipped(won.rect).area() < 0.1f);
      }
      CHECK(layout.players[static_cast<std::size_t>(seat)].inset(4).clipped(won.rect).area() >= won.rect.area() - 0.1f);
    }
    CHECK(seen > 0);
  }
}

TEST_CASE("a view says what can be pressed and why not, and shows every card of the table") {
  const support::Paper paper;
  const app::Session session = support::new_session({}, 7);
  const GameState& state = support::typed(session.position()).state();
  const View view = view_of(paper, session);
  for (int slot = 0; slot < kBaseSlots; ++slot) {
    const CardId card = state.slots[static_cast<std::size_t>(slot)];
    CHECK(shows(view, card));
    CHECK(find(view, "card:" + card_name(card)) != nullptr);
  }
  splendor_ui::Selection chosen;
  chosen.choice.card = state.slots[0];
  const View with_card = view_of(paper, session, chosen);
  REQUIRE(find(with_card, "buy") != nullptr);
  CHECK_FALSE(find(with_card, "buy")->enabled);
  CHECK(find(with_card, "buy")->hint ==
        splendor_ui::reason(*why_illegal(state, {.kind = ActionKind::buy, .card = state.slots[0]})));
  CHECK(find(with_card, "reserve")->enabled);
  CHECK(find(view, "buy") == nullptr);
}

TEST_CASE("the same position and selection make the same view, piece by piece") {
  const support::Paper paper;
  const app::Session session = support::begun_session(20);
  const View one = view_of(paper, session), two = view_of(paper, session);
  CHECK(one.pieces == two.pieces);
  CHECK(one.controls == two.controls);
}

TEST_CASE("a hint of any action, inside a turn too, points at what is to be pressed on the table") {
  const support::Paper paper;
  std::set<ActionKind> pointed;
  const auto look = [&](const app::Session& session) {
    const auto& game = support::typed(session.position());
    const int viewer = session.position().to_act();
    const auto position = splendor_ui::position_of({.session = session, .viewer = viewer, .may_act = true});
    const View view = view_of(paper, session, splendor_ui::first_selection(position), viewer);
    for (int action = 0; action < game.legal_count(); ++action) {
      const ActionKind kind = game.actions()[static_cast<std::size_t>(action)].kind;
      if (kind == ActionKind::pass || kind == ActionKind::decline) continue;
      const auto places = splendor_ui::places_of(position, action);
      CAPTURE(game.action_text(action));
      CHECK_FALSE(places.empty());
      for (const std::string& id : places) CHECK_MESSAGE(find(view, id) != nullptr, id);
      pointed.insert(kind);
    }
  };
  for (int modules = 0; modules < kMixes; ++modules) {
    app::Session session = support::new_session(setup_number(modules), 1);
    base::RandomSource random(1);
    for (int i = 0; i < 400 && !session.position().over(); ++i) {
      const auto& game = support::typed(session.position());
      if (game.state().phase != Phase::turn || i % 50 == 0) look(session);
      session.play(i % 4 == 0 ? support::random_action(game, random) : support::sensible_action(game, random));
    }
  }
  for (const Phase phase : {Phase::conquest, Phase::noble, Phase::post})  // rare
    look(support::session_where([&](const auto& game) { return game.state().phase == phase; }));
  for (int kind = 0; kind <= static_cast<int>(ActionKind::post); ++kind)
    if (const auto one = static_cast<ActionKind>(kind); one != ActionKind::pass && one != ActionKind::decline)
      CHECK_MESSAGE(pointed.count(one) == 1, kind);
}

TEST_CASE("the text mirror has what each module puts on the table") {
  // Each section with the number of things in it.
  const auto sections = [](const Setup& setup) {
    const app::Session session = support::new_session(setup, 1);
    const auto position = splendor_ui::position_of({.session = session, .viewer = 0, .may_act = true});
    std::string text;
    for (const ui::TableWords::Section& section : splendor_ui::words_of(position, {}).sections)
      text += section.id + ' ' + std::to_string(section.items.size()) + '\n';
    return text;
  };
  for (const ModuleName& module : kModuleNames) {
    CAPTURE(module.name);
    CHECK(sections(Setup().with(module.module)) != sections({}));
  }
}

TEST_CASE("a view contains nothing that its viewer may not see") {
  const support::Paper paper;
  app::Session session = support::new_session({}, 7);
  const CardId secret = support::typed(session.position()).state().card_in_deck(Deck::L2, 0);
  REQUIRE(session.play("reserve deck L2").ok());
  CHECK(shows(view_of(paper, session, {}, 0), secret));
  CHECK_FALSE(shows(view_of(paper, session, {}, 1), secret));
  CHECK_FALSE(shows(view_of(paper, session), secret));
  splendor_ui::Selection peeking;
  peeking.peeking = true;
  CHECK_FALSE(shows(view_of(paper, session, peeking), secret));  // the other person's turn

  const app::Session keep = support::session_where([](const auto& game) { return game.state().phase == Phase::keep; });
  const CardId drawn = support::typed(keep.position()).state().modules.drawn[0];
  CHECK_FALSE(shows(view_of(paper, keep), drawn));
  CHECK(shows(view_of(paper, keep, peeking), drawn));
}

TEST_CASE(
    "no view is made while only time passes: not at rest, not under the pointer, and while something flies only "
    "when a piece leaves or arrives") {
  FakeHost host;
  support::store_game(host, support::new_session({}, 7));
  Driver driver(host);
  const auto made = [&] { return std::stoi(driver.state("views")); };
  const int before = made();
  for (int i = 0; i < 5; ++i) driver.frame();
  ImGui::GetIO().AddMousePosEvent(640, 360);
  for (int i = 0; i < 5; ++i) driver.frame();
  CHECK(made() == before);
  driver.press("pile:w");
  CHECK(made() == before + 1);
  driver.press_all({"pile:b", "pile:g"});
  driver.send_press("take");
  driver.frame();
  REQUIRE(driver.frame());  // something flies
  const int flying = made();
  int frames = 0;
  while (driver.frame()) ++frames;
  CHECK(frames > 10);
  CHECK(made() > flying);
  CHECK(made() <= flying + 6);  // three tokens
}

TEST_CASE("a click that skips the animation keeps the marks of the rival's move") {
  std::array<std::size_t, 3> corners{};  // of all that is drawn in the end
  for (const bool skipped : {false, true}) {
    FakeHost host;
    support::store_game(host, support::new_session({}, 7));
    Driver driver(host);
    ImGuiIO& io = ImGui::GetIO();
    io.AddMousePosEvent(2, 719);  // on nothing
    driver.settle();
    corners[2] = corners_drawn();
    driver.send_press("act:0");
    driver.frame();
    REQUIRE(driver.state("moving") == "true");
    if (skipped) {
      io.AddMouseButtonEvent(0, true);
      driver.frame();
      CHECK(driver.state("moving") == "false");
      io.AddMouseButtonEvent(0, false);
    }
    driver.settle();
    CHECK(driver.state("moving") == "false");
    corners[skipped ? 1 : 0] = corners_drawn();
  }
  CHECK(corners[0] == corners[1]);
  CHECK(corners[0] != corners[2]);
}
