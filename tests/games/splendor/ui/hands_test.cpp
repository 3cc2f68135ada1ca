// Ergonomics: buttons keep their order and place, marks have one meaning each, and a warning comes before tokens have to be
// returned.
#include <algorithm>
#include <string>

#include "games/splendor/rules/modules/orient.h"
#include "games/splendor/rules/payment.h"
#include "games/splendor/ui/describe.h"
#include "games/splendor/ui/view.h"
#include "games/splendor/ui/words.h"
#include "support/check.h"
#include "support/lettering.h"
#include "support/page.h"
#include "support/paper.h"
#include "ui/words.h"

using namespace splendor;
using support::Driver;
using support::FakeHost;
using support::Json;
using support::Screen;

namespace {

ui::Rect button_place(const Driver& driver, std::string_view id) {
  const Json target = driver.target(id);
  REQUIRE_MESSAGE(target.is_object(), std::string(id));
  return {target.value("x", 0.0f), target.value("y", 0.0f), target.value("w", 0.0f), target.value("h", 0.0f)};
}

bool says_on_table(std::string_view words) {
  std::string all;
  for (const support::Lettering& one : support::lettering(*ImGui::GetDrawData())) all += one.text + ' ';
  return all.find(words) != std::string::npos;
}

/// The beginning of a turn with so many tokens that three more are too many, and three colours are there to be taken.
app::Session with_many_tokens() {
  return support::session_where([](const auto& game) {
    const GameState& state = game.state();
    int colours = 0;
    for (const Gem gem : kGems) colours += state.bank[gem] > 0 ? 1 : 0;
    return state.phase == Phase::turn && colours >= 3 && state.player().tokens.total() + 3 > state.setup.token_limit();
  });
}

splendor_ui::View wide_view(const support::Paper& paper, const app::Session& session,
                            const splendor_ui::Selection& selection = {}) {
  const auto position = splendor_ui::position_of({.session = session, .viewer = -1, .may_act = true});
  const auto input = splendor_ui::layout_input(position, {0, 0, 1280, 720}, 1);
  return splendor_ui::make_view(position, selection, splendor_ui::layout_table(input), paper.canvas());
}

}  // namespace

TEST_CASE(
    "the button that takes, buys or confirms is the lowest and rightmost, always at one place; reserving never is") {
  for (const Screen& screen : {Screen{1440, 900}, Screen{1280, 720}, Screen{1920, 1080}, Screen{1024, 768},
                               Screen{390, 844, 2, true}, Screen{640, 360, 2, true}}) {
    FakeHost host = support::host_with(support::new_session({}, 7));
    Driver driver(host, screen);
    CAPTURE(screen.width);
    driver.press_all({"pile:w", "pile:b", "pile:g"});
    const ui::Rect take = button_place(driver, "take"), clear = button_place(driver, "clear");
    CHECK((clear.bottom() <= take.y || clear.right() <= take.x));
    driver.press("clear");
    driver.press(driver.ids("card:L1").front());
    const ui::Rect buy = button_place(driver, "buy"), reserve = button_place(driver, "reserve");
    CHECK((reserve.bottom() <= buy.y || reserve.right() <= buy.x));
    CHECK(std::abs(buy.right() - take.right()) <= 16);
    CHECK(std::abs(buy.bottom() - take.bottom()) <= 16);
    driver.press("clear");
    driver.press("deck:L1");
    const ui::Rect top = button_place(driver, "reserve");
    CHECK((top.bottom() <= buy.y || top.right() <= buy.x));
  }
}

TEST_CASE("who chooses a deck reads that nobody else sees the card, and that a gold comes with it") {
  FakeHost host = support::host_with(support::new_session({}, 7));
  for (const Screen& screen : {Screen{1280, 720}, Screen{360, 640, 2, true}, Screen{2560, 1440}}) {
    Driver driver(host, screen);
    CAPTURE(screen.width);
    CHECK_FALSE(says_on_table("Nobody but"));
    driver.press("deck:L1");
    driver.frame();
    CHECK(says_on_table("Nobody but"));
    CHECK(says_on_table("gold"));
  }
}

TEST_CASE("the button that takes gems is near the bank") {
  FakeHost host = support::host_with(support::new_session({}, 7));
  Driver driver(host, {1440, 900});
  driver.press_all({"pile:w", "pile:b", "pile:g"});
  const ui::Rect take = button_place(driver, "take");
  for (const std::string& pile : driver.ids("pile:")) {
    const ui::Rect place = button_place(driver, pile);
    CHECK(std::hypot(place.centre_x() - take.centre_x(), place.centre_y() - take.centre_y()) < 340);
  }
}

TEST_CASE(
    "a pile answers the pointer only while one more of it may be taken, and is lit for it once something is chosen") {
  const support::Paper paper;
  const app::Session session = support::new_session({}, 7);
  const auto letters_of = [&](const splendor_ui::Selection& selection, auto&& which) {
    std::string letters;
    for (const splendor_ui::Piece& piece : wide_view(paper, session, selection).pieces)
      if (const auto* pile = std::get_if<splendor_ui::PilePiece>(&piece); pile != nullptr && which(*pile))
        letters += kColourLetters[index_of(pile->gem)];
    return letters;
  };
  const auto reacts = [&](const splendor_ui::Selection& selection) {
    return letters_of(selection, [](const splendor_ui::PilePiece& pile) { return pile.reacts; });
  };
  const auto lit = [&](const splendor_ui::Selection& selection) {
    return letters_of(selection, [](const splendor_ui::PilePiece& pile) { return pile.look.token.can_take; });
  };
  CHECK(reacts({}) == "wbgrk");
  CHECK(lit({}) == "");
  splendor_ui::Selection selection;
  selection.choice.gems = Tokens::of(Gem::white);
  CHECK(reacts(selection) == "wbgrk");  // a second white one too
  CHECK(lit(selection) == "wbgrk");
  selection.choice.gems += Tokens::of(Gem::blue);
  CHECK(reacts(selection) == "grk");
  CHECK(lit(selection) == "grk");
  selection.choice.gems += Tokens::of(Gem::green);
  CHECK(reacts(selection) == "");
  CHECK(lit(selection) == "");
}

TEST_CASE("an empty pile has no ring and does not answer the pointer") {
  const support::Paper paper;
  int empty = 0, lit = 0;
  for (const app::Session& session : support::golden_sessions())
    for (std::size_t i = 0; i < session.length(); i += 3) {
      app::Session at = session;
      at.go_to(i);
      const GameState& state = support::typed(at.position()).state();
      int left = 0;
      for (const Gem gem : kGems) left += state.bank[gem] == 0 ? 1 : 0;
      if (left == 0 || (state.phase != Phase::turn && state.phase != Phase::gem)) continue;
      for (const splendor_ui::Piece& piece : wide_view(paper, at).pieces) {
        const auto* pile = std::get_if<splendor_ui::PilePiece>(&piece);
        if (pile == nullptr) continue;
        lit += pile->look.token.can_take ? 1 : 0;
        if (pile->count > 0) continue;
        ++empty;
        CHECK_FALSE(pile->reacts);
        CHECK_FALSE(pile->look.token.can_take);
      }
    }
  CHECK(empty > 0);
  CHECK(lit > 0);
}

TEST_CASE("a badge says what is missing only where that is one to three gems; the gems are there for any card") {
  const support::Paper paper;
  int with = 0, without = 0;
  for (const std::size_t actions : {4u, 16u, 30u}) {
    const app::Session session = support::begun_session(actions);
    const GameState& state = support::typed(session.position()).state();
    REQUIRE(state.phase == Phase::turn);
    for (const splendor_ui::Piece& piece : wide_view(paper, session).pieces) {
      const auto* card = std::get_if<splendor_ui::CardPiece>(&piece);
      if (card == nullptr || card->card == kNoCard || is_face_down(card->card) || slot_of(state, card->card) < 0)
        continue;
      const int missing = lacking(state, state.to_act, card->card).total();
      CHECK(card->look.missing == (missing <= 3 ? missing : 0));
      CHECK(card->look.lacks.total() == missing);
      ++(card->look.missing > 0 ? with : without);
    }
  }
  CHECK(with > 0);
  CHECK(without > 0);
}

TEST_CASE("the panel of whose turn it is has an edge in their colour, and no other has") {
  const support::Paper paper;
  const app::Session session = support::begun_session(5);
  const auto position = splendor_ui::position_of({.session = session, .viewer = -1, .may_act = true});
  const ImU32 own = ui::player_colour(session.position().to_act()).base;
  for (const ui::Rect& window : {ui::Rect{0, 0, 1280, 720}, ui::Rect{0, 0, 360, 640}}) {
    int active = 0;
    const auto layout = splendor_ui::layout_table(splendor_ui::layout_input(position, window, 1));
    for (const splendor_ui::Piece& piece : splendor_ui::make_view(position, {}, layout, paper.canvas()).pieces)
      if (const auto* surface = std::get_if<ui::SurfacePiece>(&piece)) {
        CHECK(surface->edge == (surface->surface == ui::Surface::active_panel ? own : 0));
        active += surface->edge == own ? 1 : 0;
      }
    CHECK(active == 1);
  }
}

TEST_CASE("chosen gems reduce what is missing, and nothing is missing after the end") {
  const support::Paper paper;
  const app::Session session = support::new_session({}, 7);
  const GameState& state = support::typed(session.position()).state();
  const auto look_of = [](const splendor_ui::View& view, CardId card) {
    for (const splendor_ui::Piece& piece : view.pieces)
      if (const auto* one = std::get_if<splendor_ui::CardPiece>(&piece); one != nullptr && one->card == card)
        return one->look;
    return splendor_ui::CardLook{};
  };
  const CardId card = state.slots[0];
  const Tokens cost = card_facts(card).cost;
  Gem gem = Gem::white;
  while (cost[gem] == 0) gem = static_cast<Gem>(static_cast<int>(gem) + 1);
  splendor_ui::Selection selection;
  selection.choice.gems = Tokens::of(gem);
  CHECK(look_of(wide_view(paper, session), card).lacks[gem] == cost[gem]);
  CHECK(look_of(wide_view(paper, session, selection), card).lacks[gem] == cost[gem] - 1);
  const app::Session over = support::played_session({}, 7, support::sensible_action);
  for (const splendor_ui::Piece& piece : wide_view(paper, over).pieces)
    if (const auto* one = std::get_if<splendor_ui::CardPiece>(&piece); one != nullptr) {
      CHECK(one->look.missing == 0);
      CHECK(one->look.lacks.empty());
    }
}

TEST_CASE("before tokens are taken a line says that some will have to go back") {
  const app::Session session = with_many_tokens();
  const GameState& state = support::typed(session.position()).state();
  for (const Screen& screen : {Screen{1280, 720}, Screen{390, 844, 2, true}, Screen{360, 640, 2, true}}) {
    FakeHost host = support::host_with(session);
    Driver driver(host, screen);
    CAPTURE(screen.width);
    int chosen = 0;
    for (const Gem gem : kGems)
      if (state.bank[gem] > 0 && chosen < 3) {
        driver.press(std::string("pile:") + kColourLetters[index_of(gem)]);
        ++chosen;
        CHECK(says_on_table("have to") == (state.player().tokens.total() + chosen > state.setup.token_limit()));
      }
    CHECK(driver.has("take"));
  }
}

TEST_CASE("the warning that tokens will have to go back is whole and on the bar, however large the text") {
  const app::Session session = with_many_tokens();
  const auto position = splendor_ui::position_of({.session = session, .viewer = -1, .may_act = true});
  splendor_ui::Selection selection;
  for (const Gem gem : kGems)
    if (position.real.bank[gem] > 0 && selection.choice.gems.total() < 3) selection.choice.gems += Tokens::of(gem);
  REQUIRE(splendor_ui::return_warning(position.real, 3) != "");
  for (const float scale : {1.0f, 1.25f, 1.5f, 2.0f}) {
    const support::Paper paper(1, ui::ThemeKind::dark, scale);
    for (const base::Language language : base::kEveryLanguage) {
      ui::set_language(language);
      const std::string words = splendor_ui::return_warning(position.real, 3);
      for (const ui::Rect& window : {ui::Rect{0, 0, 360, 640}, ui::Rect{0, 0, 390, 844}, ui::Rect{0, 0, 640, 360},
                                     ui::Rect{0, 0, 844, 390}, ui::Rect{0, 0, 1280, 720}}) {
        CAPTURE(scale);
        CAPTURE(window.w);
        CAPTURE(language);
        const splendor_ui::TableLayout layout =
            splendor_ui::layout_table(splendor_ui::layout_input(position, window, scale));
        int warned = 0;
        for (const auto& piece : splendor_ui::make_view(position, selection, layout, paper.canvas()).pieces) {
          const auto* said = std::get_if<ui::ParagraphPiece>(&piece);
          if (said == nullptr || said->text != words) continue;
          ++warned;
          const float bottom = said->y + ui::paragraph_height(paper.canvas(), said->width, said->text, said->style.face,
                                                              said->style.size);
          CHECK(said->y >= layout.action.y + 2);
          CHECK(bottom <= layout.action.bottom() - 2);
          for (std::size_t from = 0, to = 0; to != std::string::npos; from = to + 1) {  // no word is broken
            to = words.find(' ', from);
            CHECK(ui::text_width(paper.canvas(), words.substr(from, to - from), said->style.face, said->style.size) <=
                  said->width);
          }
        }
        CHECK(warned == 1);
      }
    }
  }
  ui::set_language(base::Language::en);
}

TEST_CASE("the mirror says of every action what will have to go back after it") {
  const app::Session session = with_many_tokens();
  const auto position = splendor_ui::position_of({.session = session, .viewer = -1, .may_act = true});
  const GameState& state = position.real;
  const std::vector<int> offered = splendor_ui::offered_actions(position, {});
  int warned = 0;
  for (const ui::TableWords::Group& group : splendor_ui::words_of(position, {}).groups)
    for (const ui::TableWords::Action& action : group.actions) {
      app::Session after = session;
      after.play(offered[action.number]);
      const GameState& then = support::typed(after.position()).state();
      const bool returns = then.phase == Phase::give_back && then.to_act == state.to_act;
      CAPTURE(action.label);
      CHECK((action.label.find("have to give back") != std::string::npos) == returns);
      warned += returns ? 1 : 0;
    }
  CHECK(warned > 0);
}

TEST_CASE("the mirror says whether a gold comes with a reserved card") {
  int with_gold = 0, without = 0;
  for (const bool gold : {false, true}) {
    const app::Session session = support::session_where([&](const auto& game) {
      return (game.state().bank.gold() > 0) == gold && game.state().phase == Phase::turn &&
             game.state().player().reserved_count < 3;
    });
    const auto position = splendor_ui::position_of({.session = session, .viewer = -1, .may_act = true});
    for (const ui::TableWords::Group& group : splendor_ui::words_of(position, {}).groups) {
      with_gold += gold && group.title == "Reserve a card, with a gold" ? 1 : 0;
      without += !gold && group.title == "Reserve a card" ? 1 : 0;
    }
  }
  CHECK(with_gold == 1);
  CHECK(without == 1);
}

TEST_CASE("what is given back and a noble that is chosen lie near the button, and are large") {
  const support::Paper paper;
  const ui::Rect window{0, 0, 1440, 900};
  for (const Phase phase : {Phase::give_back, Phase::noble}) {
    const app::Session session = support::session_where([&](const auto& game) { return game.state().phase == phase; });
    const auto position = splendor_ui::position_of({.session = session, .viewer = -1, .may_act = true});
    const splendor_ui::TableLayout layout = splendor_ui::layout_table(splendor_ui::layout_input(position, window, 1));
    const splendor_ui::View view =
        splendor_ui::make_view(position, splendor_ui::first_selection(position), layout, paper.canvas());
    const bool back = phase == Phase::give_back;
    float button = 0, lowest = 0;
    for (const ui::Control& control : view.controls) {
      if (control.id == (back ? "return" : "confirm")) button = control.rect.y;
      if (control.id.rfind(back ? "own:" : "choice:", 0) != 0) continue;
      lowest = std::max(lowest, control.rect.bottom());
      CHECK(control.rect.w >= 64);
    }
    CAPTURE(back);
    REQUIRE(lowest > 0);
    CHECK(lowest <= button);
    CHECK(button - lowest < 130);  // one row of chips, or two lines of words
  }
}

TEST_CASE("tokens that may be given back are lit until enough are chosen") {
  const support::Paper paper;
  const app::Session session =
      support::session_where([](const auto& game) { return game.state().phase == Phase::give_back; });
  const GameState& state = support::typed(session.position()).state();
  const auto lit = [&](const splendor_ui::Selection& selection) {
    Tokens colours;
    for (const splendor_ui::Piece& piece : wide_view(paper, session, selection).pieces)
      if (const auto* token = std::get_if<splendor_ui::TokenPiece>(&piece); token != nullptr && token->look.can_take)
        colours += Tokens::of(token->gem);
    return colours;
  };
  Tokens held, enough;
  for (int c = 0; c < kColourCount; ++c)
    if (state.player().tokens[static_cast<Gem>(c)] > 0) held += Tokens::of(static_cast<Gem>(c));
  splendor_ui::Selection selection;
  CHECK(lit(selection) == held);
  for (int over = state.player().tokens.total() - state.setup.token_limit(), c = 0; over > 0; ++c)
    for (int left = state.player().tokens[static_cast<Gem>(c)]; left > 0 && over > 0; --left, --over)
      enough += Tokens::of(static_cast<Gem>(c));
  selection.choice.gems = enough;
  CHECK(lit(selection).empty());
}

TEST_CASE("several nobles are offered in the order in which they lie on the table") {
  const support::Paper paper;
  int turned = 0;  // where their numbers run in another order
  for (std::uint64_t seed = 1; seed <= 400 && turned == 0; ++seed) {
    app::Session session = support::new_session({.players = 2}, seed);
    base::RandomSource random(seed);
    while (!session.position().over() && support::typed(session.position()).state().phase != Phase::noble)
      session.play(support::sensible_action(support::typed(session.position()), random));
    if (session.position().over()) continue;
    const auto& game = support::typed(session.position());
    std::vector<NobleId> offered, lying;
    for (const ui::Control& control : wide_view(paper, session).controls)
      if (control.id.starts_with("choice:"))
        offered.push_back(game.actions()[static_cast<std::size_t>(std::stoi(control.id.substr(7)))].other);
    for (const NobleId noble : game.state().nobles)
      if (std::find(offered.begin(), offered.end(), noble) != offered.end()) lying.push_back(noble);
    REQUIRE(offered.size() >= 2);
    CHECK(offered == lying);
    turned += std::is_sorted(lying.begin(), lying.end()) ? 0 : 1;
  }
  CHECK(turned > 0);
}

TEST_CASE("sending a stronghold home is offered in words only where a rival's stands alone") {
  int with = 0, without = 0;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    app::Session session = support::new_session(Setup{.players = 2}.with(Module::strongholds), seed);
    base::RandomSource random(seed);
    for (; !session.position().over();
         session.play(support::sensible_action(support::typed(session.position()), random))) {
      const auto& game = support::typed(session.position());
      if (game.state().phase != Phase::stronghold || game.state().player().strongholds == 0) continue;
      const bool can = std::any_of(game.actions().begin(), game.actions().end(),
                                   [](const Action& action) { return action.kind == ActionKind::remove; });
      ++(can ? with : without);
      CHECK(splendor_ui::decision_prompt(game.state()) ==
            ui::tr(can ? splendor_ui::words::prompt_stronghold : splendor_ui::words::prompt_place));
    }
  }
  CHECK(with > 0);
  CHECK(without > 0);
}

TEST_CASE("a low panel, too, has a place for what its player wins, shows it, and says how many tokens there are") {
  const support::Paper paper;
  constexpr int players = 5;
  const app::Session session = support::session_where([&](const auto& game) {
    const auto& all = game.state().players;
    return game.state().setup.players == players &&
           std::any_of(all.begin(), all.end(), [](const PlayerState& one) { return one.nobles != 0; });
  });
  const auto position = splendor_ui::position_of({.session = session, .viewer = -1, .may_act = true});
  const splendor_ui::TableLayout layout =
      splendor_ui::layout_table(splendor_ui::layout_input(position, {0, 0, 1280, 720}, 1));
  const splendor_ui::View view = splendor_ui::make_view(position, {}, layout, paper.canvas());
  int tiles = 0, won = 0;
  for (int seat = 0; seat < players; ++seat) {
    const PlayerState& player = position.real.players[static_cast<std::size_t>(seat)];
    const ui::Rect& panel = layout.players[static_cast<std::size_t>(seat)];
    won += __builtin_popcount(player.nobles);
    const auto place = std::find_if(view.landings.begin(), view.landings.end(), [&](const auto& one) {
      return one.first == splendor_ui::Anchor{splendor_ui::Anchor::Kind::tiles, seat};
    });
    REQUIRE(place != view.landings.end());
    CHECK(place->second.w >= 16);
    CHECK(place->second.bottom() <= panel.bottom());
    const std::string count =
        std::to_string(player.tokens.total()) + '/' + std::to_string(position.real.setup.token_limit());
    CHECK(std::any_of(view.pieces.begin(), view.pieces.end(), [&](const splendor_ui::Piece& piece) {
      const auto* line = std::get_if<ui::LinePiece>(&piece);
      return line != nullptr && line->text == count && panel.contains(line->rect.centre_x(), line->rect.centre_y());
    }));
  }
  for (const splendor_ui::Piece& piece : view.pieces)
    if (const auto* tile = std::get_if<splendor_ui::TilePiece>(&piece); tile != nullptr && tile->look.gained)
      tiles += tile->tile.kind == splendor_ui::Tile::Kind::noble && tile->rect.w >= 16 ? 1 : 0;
  CHECK(tiles == won);
}

TEST_CASE("cards that pay like gold have a place beside the bonuses, and strongholds in hand beside them") {
  const auto gold_cards = [](const PlayerState& player) { return __builtin_popcount(orient::virtual_gold_of(player)); };
  const support::Paper paper;
  const app::Session session = support::session_where([&](const auto& game) {
    const auto& all = game.state().players;
    return game.state().setup.has(Module::strongholds) && std::any_of(all.begin(), all.end(), [&](const auto& one) {
             return gold_cards(one) > 0 && one.strongholds > 0;
           });
  });
  const auto position = splendor_ui::position_of({.session = session, .viewer = -1, .may_act = true});
  int all = 0, own = gold_cards(position.real.player());
  for (const PlayerState& player : position.real.players) all += gold_cards(player);
  for (const Screen& screen : {Screen{1280, 720}, Screen{1920, 1080}, Screen{360, 640}, Screen{640, 360}}) {
    CAPTURE(screen.width);
    const auto input = splendor_ui::layout_input(position, {0, 0, screen.width, screen.height}, 1);
    const auto layout = splendor_ui::layout_table(input);
    const splendor_ui::View view = splendor_ui::make_view(position, {}, layout, paper.canvas());
    int shown = 0;
    std::vector<ui::Rect> places;
    for (const splendor_ui::Piece& piece : view.pieces)
      if (const auto* card = std::get_if<splendor_ui::BonusPiece>(&piece); card != nullptr && card->gem == Gem::gold)
        shown += card->count, places.push_back(card->rect);
    CHECK(shown == all + (layout.shape == ui::TableShape::wide ? 0 : own));  // a small table shows one's own twice
    for (const auto& [anchor, rect] : view.landings)
      if (anchor.kind == splendor_ui::Anchor::Kind::tower)
        for (const ui::Rect& card : places) CHECK(card.clipped(rect).empty());
  }
}

TEST_CASE("the number of tokens of a colour stands far nearer to its own token than to the next") {
  const support::Paper paper;
  for (const Screen& screen : {Screen{1280, 720}, Screen{1920, 1080}, Screen{360, 640}, Screen{390, 844}}) {
    CAPTURE(screen.width);
    const app::Session session = with_many_tokens();
    const auto position = splendor_ui::position_of({.session = session, .viewer = -1, .may_act = true});
    const auto input = splendor_ui::layout_input(position, {0, 0, screen.width, screen.height}, 1);
    const auto view = splendor_ui::make_view(position, {}, splendor_ui::layout_table(input), paper.canvas());
    std::vector<splendor_ui::TokenPiece> tokens;
    int numbers = 0;
    for (const splendor_ui::Piece& piece : view.pieces) {
      if (const auto* token = std::get_if<splendor_ui::TokenPiece>(&piece)) tokens.push_back(*token);
      const auto* number = std::get_if<ui::NumberPiece>(&piece);
      if (number == nullptr || tokens.empty() || number->centre_y != tokens.back().cy) continue;
      const auto& own = tokens.back();
      if (own.gem == Gem::gold || number->value > 9) continue;
      const float size = own.diameter;
      const float column = own.gem == Gem::white ? 0 : own.cx - tokens[tokens.size() - 2].cx;
      if (column <= 0) continue;
      const float end = number->x + ui::text_width(paper.canvas(), std::to_string(number->value), number->style.face,
                                                   number->style.size);
      const float before = number->x - (own.cx + size / 2), after = own.cx + column - size / 2 - end;
      CHECK(before >= 0);
      CHECK(before * 2.5f <= after);
      ++numbers;
    }
    CHECK(numbers > 0);
  }
}

TEST_CASE("cities are named in the language of the page, on the table and in the help") {
  Setup setup;
  for (std::uint64_t seed = 1; seed < 7; ++seed) {
    const app::Session session = support::new_session(setup.with(Module::cities), seed);
    FakeHost host = support::host_with(session);
    host.stored["settings"] = app::settings_text({.language = base::Language::fr, .speed = app::Speed::off});
    Driver driver(host, {1920, 1080});
    for (const std::uint8_t city : support::typed(session.position()).state().modules.cities)
      if (city < kCities.size()) CHECK(says_on_table(splendor_ui::city_name(city)));
    driver.press_all({"menu", "menu:help", "help:cities"});
    for (const char* english : {"Timbuktu", "Krakow", "Samarkand"}) CHECK_FALSE(says_on_table(english));
  }
  ui::set_language(base::Language::en);
}
