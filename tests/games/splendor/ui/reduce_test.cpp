// The reducer, from a press to a selection and intents: a pure function of selection, press and position.
#include "games/splendor/record/notation.h"
#include "games/splendor/rules/takes.h"
#include "games/splendor/ui/selection.h"
#include "games/splendor/ui/words.h"
#include "support/check.h"
#include "support/games.h"
#include "ui/action_press.h"
#include "ui/table_screen.h"

using namespace splendor;
using splendor_ui::Position;
using splendor_ui::Selection;

namespace {

/// A table at which presses follow one another; nothing of it is drawn.
struct Hands {
  app::Session session;
  Position position;
  Selection selection;
  ui::Intents intents{};

  explicit Hands(app::Session at, int viewer = -1, bool may_act = true)
      : session(std::move(at)),
        position(splendor_ui::position_of({.session = session, .viewer = viewer, .may_act = may_act})),
        selection(splendor_ui::first_selection(position)) {}

  Hands& press(std::string_view id) {
    intents = {};
    selection = splendor_ui::reduce(selection, id, position, intents);
    return *this;
  }
  Hands& key(char key) {
    const auto id = splendor_ui::key_press(key, position, selection);
    return id ? press(*id) : *this;
  }
  std::string played() const { return intents.play ? session.position().action_text(*intents.play) : std::string(); }
};

app::Session in_phase(Phase phase) {
  return support::session_where([=](const auto& game) { return game.state().phase == phase; });
}

std::string first_card(const Position& position) { return "card:" + card_name(position.real.slots[0]); }

}  // namespace

TEST_CASE("gems are chosen by pile or letter, taken back, and taken as one action") {
  Hands hands(support::new_session({}, 7));
  hands.press("pile:w").press("pile:b").key('G');
  CHECK(to_string(hands.selection.choice.gems) == "wbg");
  CHECK(hands.intents.refusal.empty());
  CHECK(hands.press("take").played() == "take wbg");
  CHECK(hands.press("chosen:b0").selection.choice.gems == *parse_tokens("wg"));
  CHECK(hands.press("pile:w").selection.choice.gems == *parse_tokens("wwg") - *parse_tokens("ww"));
  CHECK(hands.press("clear").selection == Selection{});
}

TEST_CASE("what cannot be taken is refused with a reason, and changes nothing") {
  Hands hands(support::new_session({}, 7));
  hands.press("pile:y");
  CHECK(hands.intents.refusal == ui::tr(splendor_ui::words::why_gold_cannot_be_taken));
  CHECK(hands.selection == Selection{});
  Hands waiting(support::new_session({}, 7), -1, false);
  waiting.press("pile:w");
  CHECK(waiting.intents.refusal == ui::tr(splendor_ui::words::why_not_your_turn));
  CHECK_FALSE(waiting.intents.play);
}

TEST_CASE("a gem that is pressed twice is a pair, and comes back with the reason where the pile is too small for one") {
  Hands small(support::session_where([](const auto& game) {
    const GameState& state = game.state();
    return state.phase == Phase::turn && state.bank[Gem::white] > 0 && state.bank[Gem::white] < kMinPileForPair &&
           state.player().tokens.total() < 7;
  }));
  small.press("pile:w");
  CHECK(small.intents.refusal.empty());
  small.press("pile:w");
  CHECK(small.selection.choice.gems.empty());
  CHECK(small.intents.refusal == ui::tr(splendor_ui::words::why_pile_too_small_for_pair));

  Hands full(support::new_session({}, 7));
  full.press("pile:w").press("pile:w");
  CHECK(to_string(full.selection.choice.gems) == "ww");
  CHECK(full.press("pile:w").intents.refusal.empty());  // taken back, and nothing else was meant
  CHECK(full.selection.choice.gems.empty());
  CHECK(full.press("pile:w").press("pile:b").press("pile:w").intents.refusal.empty());
}

TEST_CASE("a card is chosen and let go, and reserved from there or by Enter") {
  Hands hands(support::new_session({}, 7));
  const std::string id = first_card(hands.position);
  hands.press(id);
  CHECK(hands.selection.choice.card == hands.position.real.slots[0]);
  CHECK(hands.press("reserve").played() == "reserve " + id.substr(5));
  CHECK(hands.key('\n').played() == "reserve " + id.substr(5));
  CHECK(hands.press(id).selection == Selection{});
  CHECK(hands.press("deck:L2").press("reserve").played() == "reserve deck L2");
}

TEST_CASE("Escape clears what is chosen, shown and opened") {
  Hands hands(support::new_session({}, 7));
  hands.press("pile:w").press("player:1").press("peek");
  CHECK(hands.selection.open_player == 1);
  CHECK(hands.selection.peeking);
  CHECK(hands.key('\x1b').selection == Selection{});
}

TEST_CASE(
    "what is chosen while a rival's panel is open takes its place; for a hint both are laid aside, and gems stay") {
  Hands hands(support::new_session({}, 7));
  const std::string id = first_card(hands.position);
  for (const std::string& press :
       {id, std::string("deck:L2"), std::string("noble:") + kNobles[hands.position.real.nobles[0]].id}) {
    CAPTURE(press);
    hands.press("player:1");
    REQUIRE(hands.selection.open_player == 1);
    hands.press(press);
    CHECK(hands.selection.open_player == -1);
    CHECK_FALSE(hands.selection.choice.empty());
    CHECK(hands.press(std::string(ui::kLayAside)).selection == Selection{});
  }
  hands.press("pile:w").press("player:1").press(std::string(ui::kLayAside));
  CHECK(hands.selection.open_player == -1);
  CHECK(to_string(hands.selection.choice.gems) == "w");
}

TEST_CASE("a payment is changed by pressing its pieces, and paid as it stands") {
  Hands hands(support::session_where([](const auto& game) {
    for (const Action& action : game.actions())
      if (action.kind == ActionKind::buy && action.tokens.gold() > 0 && slot_of(game.state(), action.card) >= 0)
        for (const Action& other : game.actions())
          if (other.kind == ActionKind::buy && other.card == action.card && other.tokens.gold() == 0) return true;
    return false;
  }));
  // The card that can be paid with and without gold.
  std::string id;
  for (const Action& action : hands.position.actions)
    if (action.kind == ActionKind::buy && action.tokens.gold() > 0 && slot_of(hands.position.real, action.card) >= 0)
      id = "card:" + card_name(action.card);
  hands.press(id);
  REQUIRE(hands.selection.choice.action);
  const auto paid = [&] { return hands.position.actions[*hands.selection.choice.action].tokens; };
  const Tokens plain = paid();
  for (const Gem gem : kGems) {
    if (plain[gem] == 0) continue;
    hands.press(std::string("pay:") + kColourLetters[index_of(gem)]);
    if (paid() == plain) continue;
    CHECK(paid().gold() == plain.gold() + 1);
    CHECK(paid()[gem] == plain[gem] - 1);
    CHECK(hands.press("pay:y").selection.choice.action);
    CHECK(paid().gold() == plain.gold());
  }
  CHECK(hands.press("buy").played() == to_string(hands.position.actions[*hands.selection.choice.action]));
}

TEST_CASE("a decision is answered on the table, and the answer can be cleared") {
  Hands noble(in_phase(Phase::noble));
  const Action& first = noble.position.actions.front();
  const std::string id = std::string("noble:") + kNobles[first.other].id;
  noble.press(id);
  CHECK(noble.selection.choice.action == std::size_t{0});
  CHECK(noble.key('\n').played() == to_string(first));
  CHECK(noble.press(id).selection == Selection{});
  CHECK(noble.press("choice:1").selection.choice.action == std::size_t{1});
}

TEST_CASE("only the player to act can reveal their hidden cards") {
  Hands keep(in_phase(Phase::keep));
  const auto drawn = [&] { return keep.position.seen(keep.selection.peeking).modules.drawn[0]; };
  CHECK(is_face_down(drawn()));
  keep.press("drawn:0");
  CHECK_FALSE(is_face_down(drawn()));
  Hands watched(in_phase(Phase::keep), -1, false);
  watched.press("drawn:0");
  CHECK(is_face_down(watched.position.seen(watched.selection.peeking).modules.drawn[0]));
}

TEST_CASE("a press of the mirror plays the action of its number, and one that is hidden from the viewer has none") {
  Hands hands(support::new_session({}, 7));
  const std::size_t count = hands.position.actions.size();
  for (std::size_t i = 0; i < count; ++i)
    CHECK(hands.press(ui::action_press(i)).played() == to_string(hands.position.actions[i]));
  CHECK(hands.selection == Selection{});
  CHECK(hands.press(ui::action_press(count)).played().empty());
  CHECK(Hands(support::new_session({}, 7), -1, false).press("act:0").played().empty());
  Hands keep(in_phase(Phase::keep));
  CHECK(keep.press("act:0").played().empty());
  CHECK(keep.press("drawn:0").press("act:0").played() == to_string(keep.position.actions.front()));
}

TEST_CASE("presses of things that are not there change nothing") {
  Hands hands(support::new_session({}, 7));
  for (const char* id :
       {"", ":", "pile:", "pile:x", "card:", "card:L9-99", "card:L1-?", "hand:0.0", "hand:9.9", "hand:", "deck:L9",
        "noble:XXX", "choice:x", "give:L1-01", "pay:w", "chosen:w0", "nothing", "confirm"}) {
    CAPTURE(id);
    hands.press(id);
    CHECK(hands.selection == Selection{});
    CHECK_FALSE(hands.intents.play);
  }
}

TEST_CASE("the card to conquer stays chosen whatever else is pressed, and a pile of cards is refused in any decision") {
  Hands hands(in_phase(Phase::conquest));
  const Selection first = hands.selection;
  REQUIRE(first.choice.card != kNoCard);
  for (const char* press : {"pile:w", "pile:y", "deck:L1", "colour:g"}) {
    CAPTURE(press);
    CHECK(hands.press(press).selection == first);
    CHECK_FALSE(hands.intents.refusal.empty());
  }
  Hands keeping(in_phase(Phase::keep));
  CHECK(keeping.press("deck:L1").selection == splendor_ui::first_selection(keeping.position));
}
