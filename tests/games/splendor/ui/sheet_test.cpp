// The sheet over a small table is no higher than what it holds, and holds all of it; at an earlier moment the history bar too.
#include <algorithm>
#include <array>
#include <string>
#include <type_traits>
#include <vector>

#include "games/splendor/ui/view.h"
#include "support/check.h"
#include "support/games.h"
#include "support/paper.h"
#include "ui/moment_bar.h"

using namespace splendor;
using splendor_ui::Piece;
using splendor_ui::View;

namespace {

constexpr std::array<ui::Rect, 4> kPhones{ui::Rect{0, 0, 360, 640}, ui::Rect{0, 0, 390, 844}, ui::Rect{0, 0, 640, 360},
                                          ui::Rect{0, 0, 768, 1024}};

constexpr std::array<Phase, 8> kDecisions{Phase::give_back, Phase::noble,     Phase::post,       Phase::keep,
                                          Phase::associate, Phase::free_card, Phase::stronghold, Phase::conquest};

/// After these presses.
View view_at(const support::Paper& paper, const ui::Rect& window, const app::Session& session,
             const std::vector<std::string>& presses) {
  const auto position = splendor_ui::position_of({.session = session, .viewer = -1, .may_act = true});
  splendor_ui::Selection selection = splendor_ui::first_selection(position);
  ui::Intents intents;
  for (const std::string& press : presses) selection = splendor_ui::reduce(selection, press, position, intents);
  const splendor_ui::TableLayout layout = splendor_ui::layout_table(splendor_ui::layout_input(position, window, 1));
  return splendor_ui::make_view(position, selection, layout, paper.canvas());
}

float bottom_of(const Piece& piece, const ui::Canvas& canvas) {
  return std::visit(
      [&](const auto& one) -> float {
        using One = std::decay_t<decltype(one)>;
        if constexpr (std::is_same_v<One, ui::ParagraphPiece>)
          return one.y + ui::paragraph_height(canvas, one.width, one.text, one.style.face, one.style.size);
        else if constexpr (std::is_same_v<One, ui::NumberPiece>)
          return one.centre_y + one.style.size / 2;
        else if constexpr (std::is_same_v<One, ui::IconPiece>)
          return one.cy + one.size / 2;
        else if constexpr (std::is_same_v<One, splendor_ui::TokenPiece>)
          return one.cy + one.diameter / 2;
        else if constexpr (std::is_same_v<One, splendor_ui::PilePiece>)
          return one.top_cy + one.diameter;
        else
          return one.rect.bottom();
      },
      piece);
}

/// What is wrong with the sheet of a view; it must have one.
std::string faults_of_sheet(const View& view, const ui::Canvas& canvas) {
  constexpr float kMostFree = 36;  // the numbers of what goes back have their place
  const auto is_sheet = [](const Piece& piece) {
    const auto* surface = std::get_if<ui::SurfacePiece>(&piece);
    return surface != nullptr && surface->surface == ui::Surface::dialog;
  };
  const auto sheet = std::find_if(view.pieces.begin(), view.pieces.end(), is_sheet);
  if (sheet == view.pieces.end()) return "no sheet";
  const ui::Rect rect = std::get<ui::SurfacePiece>(*sheet).rect;
  float lowest = rect.y, buttons = rect.bottom();
  for (auto piece = sheet + 1; piece != view.pieces.end(); ++piece) {
    const auto* button = std::get_if<ui::ButtonPiece>(&*piece);
    if (button != nullptr) buttons = std::min(buttons, button->rect.y);
    if (button == nullptr && !std::holds_alternative<ui::IconButtonPiece>(*piece))
      lowest = std::max(lowest, bottom_of(*piece, canvas));
  }
  std::string faults;
  if (lowest > buttons + 1) faults += "what it holds reaches " + std::to_string(lowest - buttons) + " too far; ";
  if (lowest < buttons - kMostFree) faults += std::to_string(buttons - lowest) + " are empty; ";
  return faults;
}

app::Session in_phase(Phase phase) {
  return support::session_where([&](const auto& game) { return game.state().phase == phase; });
}

void look_at(const support::Paper& paper, const app::Session& session, const std::vector<std::string>& presses,
             const std::string& what) {
  for (const ui::Rect& window : kPhones) {
    CAPTURE(what);
    CAPTURE(window.w);
    CHECK(faults_of_sheet(view_at(paper, window, session, presses), paper.canvas()) == "");
  }
}

}  // namespace

TEST_CASE("a sheet with what is chosen is no higher than that") {
  const support::Paper paper;
  const app::Session session = support::begun_session(40);
  for (const ui::Control& control : view_at(paper, kPhones[0], session, {}).controls)
    for (const char* kind : {"card:", "deck:", "noble:"})
      if (control.id.rfind(kind, 0) == 0) look_at(paper, session, {control.id}, control.id);
}

TEST_CASE("a sheet with a decision is no higher than its answers") {
  const support::Paper paper;
  for (const Phase phase : kDecisions)
    look_at(paper, in_phase(phase), {}, "phase " + std::to_string(static_cast<int>(phase)));
}

TEST_CASE("a decision of an earlier moment has the history bar in place of its buttons, until one chooses") {
  const support::Paper paper;
  const auto is_button = [](const ui::Control& control) {
    for (const char* id : {"return", "confirm", "decline", "move", "peek"})
      if (control.id == id) return true;
    return false;
  };
  std::vector<ui::Rect> windows(kPhones.begin(), kPhones.end());
  for (const ui::Rect& wide : {ui::Rect{0, 0, 1024, 768}, ui::Rect{0, 0, 1280, 720}, ui::Rect{0, 0, 1440, 900}})
    windows.push_back(wide);
  int chosen = 0;
  for (const Phase phase : kDecisions) {
    const app::Session session = in_phase(phase);
    const auto position = splendor_ui::position_of(
        {.session = session, .viewer = session.position().to_act(), .may_act = true, .bar_beside = true});
    for (const ui::Rect& window : windows) {
      CAPTURE(static_cast<int>(phase));
      CAPTURE(window.w);
      const splendor_ui::TableLayout layout = splendor_ui::layout_table(splendor_ui::layout_input(position, window, 1));
      const splendor_ui::Selection first = splendor_ui::first_selection(position);
      const View view = splendor_ui::make_view(position, first, layout, paper.canvas());
      const ui::Rect& bar = view.moment_bar;
      CHECK(ui::moment_bar_fits(1, bar));
      CHECK(layout.sheet.inset(-0.01f).clipped(bar).area() == doctest::Approx(bar.area()));
      for (const ui::Control& control : view.controls) {
        CHECK_FALSE(is_button(control));
        if (control.rect.centre_y() > bar.y) CHECK(control.rect.clipped(bar).area() <= 0);
      }
      // What is to be decided lies above the bar.
      std::size_t piece = view.pieces.size();
      while (!std::holds_alternative<ui::SurfacePiece>(view.pieces[--piece])) {
      }
      for (++piece; piece < view.pieces.size(); ++piece)
        CHECK(bottom_of(view.pieces[piece], paper.canvas()) <= bar.y + 1);

      ui::Intents intents;
      for (const ui::Control& control : view.controls) {
        const splendor_ui::Selection after = splendor_ui::reduce(first, control.id, position, intents);
        if (!control.enabled || after.choice == first.choice) continue;
        const View choosing = splendor_ui::make_view(position, after, layout, paper.canvas());
        CHECK(choosing.moment_bar.empty());
        CHECK(std::any_of(choosing.controls.begin(), choosing.controls.end(), is_button));
        ++chosen;
        break;
      }
    }
  }
  CHECK(chosen >= static_cast<int>((kDecisions.size() - 1) * windows.size()));  // in all but a conquest of one payment
}

TEST_CASE("a card that may pay for a conquest lies above the buttons") {
  const support::Paper paper;
  const app::Session session = support::session_where([](const auto& game) {
    if (game.state().phase != Phase::conquest) return false;
    const ActionList actions = legal_actions(game.state());
    return std::any_of(actions.begin(), actions.end(), [](const Action& one) { return one.given[0] != kNoCard; });
  });
  for (const ui::Rect& window :
       {ui::Rect{0, 0, 1280, 720}, ui::Rect{0, 0, 1440, 900}, ui::Rect{0, 0, 1920, 1080}, ui::Rect{0, 0, 360, 640}}) {
    CAPTURE(window.w);
    int cards = 0;
    const View view = view_at(paper, window, session, {});
    for (const ui::Control& card : view.controls) {
      if (card.id.rfind("give:", 0) != 0) continue;
      ++cards;
      for (const ui::Control& button : view.controls)
        if (button.id == "confirm" || button.id == "decline") CHECK(card.rect.clipped(button.rect).area() <= 0);
    }
    CHECK(cards > 0);
  }
}

TEST_CASE("the words of a chosen card have broad lines of body text where there is a whole column for them") {
  const support::Paper paper;
  const app::Session session = support::begun_session(40);
  for (const ui::Rect& window : {ui::Rect{0, 0, 1280, 720}, ui::Rect{0, 0, 1440, 900}, ui::Rect{0, 0, 1920, 1080}}) {
    const View at_rest = view_at(paper, window, session, {});
    for (const ui::Control& card : at_rest.controls) {
      if (card.id.rfind("card:", 0) != 0) continue;
      const ui::Rect& column = at_rest.layout.action;
      int paragraphs = 0;
      for (const Piece& piece : view_at(paper, window, session, {card.id}).pieces) {
        const auto* words = std::get_if<ui::ParagraphPiece>(&piece);
        if (words == nullptr || words->x < column.x) continue;
        ++paragraphs;
        CAPTURE(window.w);
        CAPTURE(words->text);
        CHECK(words->width >= 117);
        CHECK(words->style.size >= ui::type::kLabel);
      }
      CHECK(paragraphs > 0);
    }
  }
}

TEST_CASE(
    "of a card that a rival has reserved it is said whose it is and what they lack, and not what one lacks oneself") {
  app::Session session = support::new_session({.players = 2}, 7, {"", ""});
  const auto play_first = [&](auto&& wanted) {
    const ActionList& actions = support::typed(session.position()).actions();
    const auto found = std::find_if(actions.begin(), actions.end(), wanted);
    REQUIRE(found != actions.end());
    session.play(static_cast<int>(found - actions.begin()));
  };
  play_first([](const Action& action) { return action.kind == ActionKind::take; });
  play_first([](const Action& action) {
    return action.kind == ActionKind::reserve && deck_of(action.card) == Deck::L3;  // dear
  });
  const support::Paper paper;
  for (const ui::Rect& window : {kPhones[0], ui::Rect{0, 0, 1280, 720}}) {
    const View view = view_at(paper, window, session, {"hand:1.0"});
    std::string said;
    for (const Piece& piece : view.pieces)
      if (const auto* paragraph = std::get_if<ui::ParagraphPiece>(&piece)) said += paragraph->text + '\n';
    CAPTURE(said);
    CHECK(said.find("has reserved this card: nobody else can buy it.") != std::string::npos);
    CHECK(said.find("still lacks") != std::string::npos);
    CHECK(said.find("You cannot afford") == std::string::npos);
  }
}
