// The reducer: from a press to a selection and intents.
#include <algorithm>

#include "games/splendor/record/notation.h"
#include "games/splendor/rules/data/cities.h"
#include "games/splendor/rules/data/nobles.h"
#include "games/splendor/rules/data/posts.h"
#include "games/splendor/rules/payment.h"
#include "games/splendor/ui/describe.h"
#include "games/splendor/ui/selection.h"
#include "games/splendor/ui/words.h"
#include "ui/reducer.h"
#include "ui/table_screen.h"
#include "ui/words.h"

namespace splendor_ui {

using namespace splendor;
using namespace ui;

namespace {

bool moves_tokens(ActionKind kind) {
  return kind == ActionKind::take || kind == ActionKind::take_pair || kind == ActionKind::give_back;
}

struct Reducer : ReducerOf<Position, Selection> {
  Decision decision() const { return {real, actions, choice.hold}; }
  /// Requests the action, or refuses with the reason.
  void ask_for(const Action& action) {
    if (const auto why = why_illegal(real, action))
      intents.refusal = reason(*why);
    else
      play(index_of(actions, action));
  }

  /// A card is pressed while a decision is due.
  void answer(CardId card) {
    if (real.phase == Phase::conquest) return;                    // there is one card, and it is chosen
    if (choice.action && actions[*choice.action].card == card) {  // pressed again: taken back
      choice.action.reset();
      choice.card = kNoCard;
      return;
    }
    const Decision::Answer found = decision().on_card(card);
    if (found.lifts) {
      const StrongholdHold hold{choice.hold.moving, choice.hold.lifted == card ? kNoCard : card};
      choice = {};
      choice.hold = hold;
    } else if (found.action) {
      choice.card = card;
      choice.action = found.action;
    } else if (real.phase == Phase::stronghold && choice.hold.lifted == kNoCard &&
               (choice.hold.moving || !decision().may_place())) {
      refuse(words::prompt_lift);
    } else {
      intents.refusal = reason(decision().why_not(card));
    }
  }

  /// Selects the answer; the same again deselects it.
  void toggle(std::size_t action) {
    const bool again = choice.action == action;
    choice = {};
    if (!again) choice.action = action;
  }

  void answer_gem(Gem gem) {
    const auto found = Decision(real, actions).on_gem(gem);
    if (found.action) {
      toggle(*found.action);
      if (choice.action && real.phase == Phase::gem) choice.gems = Tokens::of(gem);
      return;
    }
    choice = first_selection(position).choice;
    if (real.phase == Phase::gem)
      refuse(gem == Gem::gold ? words::why_gold_cannot_be_taken : words::why_pile_empty);
    else
      refuse(real.phase == Phase::associate ? words::why_no_model_of : words::why_not_now);
  }

  void choose_gem(Gem gem) {
    if (!position.may_act) return refuse(words::why_not_your_turn);
    if (Decision::is_open(real.phase)) return answer_gem(gem);
    Tokens chosen = choice.gems;
    const bool again = chosen == Tokens::of(gem);
    const bool changed = choose_token(chosen, gem, actions, moves_tokens);
    choice = {};
    choice.gems = chosen;
    // [base.take-two] It comes back, and who meant a pair is told why.
    if (again && chosen.empty() && real.phase == Phase::turn) return refuse(words::why_pile_too_small_for_pair);
    if (changed) return;
    if (real.phase != Phase::turn)
      refuse(words::why_not_now);
    else
      refuse(gem == Gem::gold      ? words::why_gold_cannot_be_taken
             : real.bank[gem] == 0 ? words::why_pile_empty
                                   : words::why_wrong_number_of_gems);
  }

  void choose_card(CardId card) {
    selection.open_player = -1;  // what is chosen would lie below it
    if (position.may_act && Decision::is_open(real.phase)) return answer(card);
    const bool again = choice.card == card;
    choice = {};
    if (again) return;
    choice.card = card;
    if (position.may_act && !is_face_down(card)) choice.action = first_payment(real, actions, ActionKind::buy, card);
  }

  void choose_deck(int deck) {
    selection.open_player = -1;
    if (position.may_act && Decision::is_open(real.phase)) return refuse(words::why_not_now);
    const bool again = choice.deck == deck;
    choice = {};
    choice.deck = again ? -1 : deck;
  }

  /// Answers a decision about tiles; otherwise shows the tile.
  void choose_tile(Tile tile) {
    selection.open_player = -1;
    if (!position.may_act || !Decision::is_open(real.phase)) {
      const bool again = choice.tile == tile;
      choice = {};
      if (!again) choice.tile = tile;
      return;
    }
    const Decision open(real, actions);
    const auto found = tile.kind == Tile::Kind::noble  ? open.on_noble(static_cast<NobleId>(tile.index))
                       : tile.kind == Tile::Kind::post ? open.on_post(tile.index)
                                                       : Decision::Answer{};
    if (found.action)
      toggle(*found.action);
    else if (tile.kind == Tile::Kind::noble && real.phase == Phase::noble)
      intents.refusal = reason(Illegal::noble_not_due);
    else if (tile.kind == Tile::Kind::post && real.phase == Phase::post)
      intents.refusal = reason(Illegal::post_not_due);
    else
      refuse(words::why_not_now);
  }

  /// "SEAT.PLACE" of a reserved card: hidden ones are revealed to their owner if they are to act, others are chosen.
  void press_hand(std::string_view place) {
    if (place.size() != 3) return;
    const int seat = place[0] - '0', i = place[2] - '0';
    if (seat < 0 || seat >= real.setup.players) return;
    const PlayerState& player = position.seen(selection.peeking).players[static_cast<std::size_t>(seat)];
    if (i < 0 || i >= player.reserved_count) return;
    const CardId card = player.reserved[static_cast<std::size_t>(i)];
    if (!is_face_down(card))
      choose_card(card);
    else if (position.may_act && seat == real.to_act)
      selection.peeking = true;
  }

  void switch_moving() {
    const bool now = choice.hold.moving;
    choice = {};
    choice.hold.moving = !now;
    const auto sources = decision().sources();
    if (!now && sources.size() == 1) choice.hold.lifted = sources.front();
  }

  void swap_payment(std::optional<std::size_t> payment) {
    if (payment) choice.action = payment;
  }

  /// Presses of ids with a colon: `kind` before it, `name` after it.
  void press_one_of(std::string_view kind, std::string_view name) {
    if (kind == "pile" || kind == "own" || kind == "colour" || kind == "pay" || kind == "chosen") {
      const std::size_t colour = std::string_view(kColourLetters).find(name.substr(0, 1));
      if (name.empty() || colour == std::string_view::npos) return;
      const Gem gem = static_cast<Gem>(colour);
      if (kind == "pay") {
        if (choice.action) swap_payment(swapped_gold(actions, *choice.action, gem));
      } else if (kind == "chosen") {
        if (choice.gems[gem] == 0) return;
        choice.gems -= Tokens::of(gem);
        choice.action.reset();
      } else {
        choose_gem(gem);
      }
    } else if (kind == "card") {
      if (const auto card = parse_card(name); card && slot_of(real, *card) >= 0) choose_card(*card);
    } else if (kind == "give") {
      const auto card = parse_card(name);
      if (!card || !choice.action) return;
      const auto& given = actions[*choice.action].given;
      const bool leaves = std::find(given.begin(), given.end(), *card) != given.end();
      swap_payment(payment_with(actions, *choice.action, *card, !leaves));
    } else if (kind == "hand") {
      press_hand(name);
    } else if (kind == "deck") {
      const auto deck = std::find(kDeckNames.begin(), kDeckNames.end(), name);
      if (deck != kDeckNames.end()) choose_deck(static_cast<int>(deck - kDeckNames.begin()));
    } else if (kind == "noble") {
      press_tile(Tile::Kind::noble, kNobles, name);
    } else if (kind == "city") {
      press_tile(Tile::Kind::city, kCities, name);
    } else if (kind == "post") {
      press_tile(Tile::Kind::post, kPosts, name);
    } else if (kind == "player") {
      const int seat = name[0] - '0';
      selection.open_player = selection.open_player == seat ? -1 : seat;
    } else if (kind == "choice") {
      for (std::size_t i = 0; i < actions.size(); ++i)
        if (name == std::to_string(i)) return toggle(i);
    } else if (kind == "lesson") {
      press_lesson(name);
    } else if (kind == "drawn") {
      selection.peeking = true;
    }
  }

  template <class List>
  void press_tile(Tile::Kind kind, const List& all, std::string_view name) {
    for (std::size_t i = 0; i < all.size(); ++i)
      if (name == all[i].id) return choose_tile({kind, static_cast<int>(i)});
  }

  void press_button(std::string_view id) {
    if (id == "take" || id == "return") {
      ask_for(choice.action ? actions[*choice.action] : gem_action(position, choice));
    } else if (id == "buy" || id == "confirm") {
      play(choice.action);
    } else if (id == "reserve" && choice.deck >= 0) {
      ask_for({.kind = ActionKind::reserve_deck, .other = static_cast<std::uint8_t>(choice.deck)});
    } else if (id == "reserve") {
      ask_for({.kind = ActionKind::reserve, .card = choice.card});
    } else if (id == "decline") {
      play(decision().decline());
    } else if (id == "pass") {
      ask_for({.kind = ActionKind::pass});
    } else if (id == "move") {
      switch_moving();
    } else if (id == "peek") {
      selection.peeking = true;
    } else if (id == "deck_known") {
      intents.others.push_back(intent::Open{Panel::known});
    } else if (id == "clear") {
      choice = first_selection(position).choice;
    } else if (id == "close") {
      selection.open_player = -1;
    } else if (id == kLayAside) {
      selection.open_player = -1;
      if (!Decision::is_open(real.phase) && choice.gems.empty()) choice = first_selection(position).choice;
    } else if (id == kCancel) {
      const std::size_t lesson = selection.lesson;
      selection = first_selection(position);
      selection.lesson = lesson;
    }
  }
};

}  // namespace

Action gem_action(const Position& position, const Choice& choice) {
  if (position.phase() == Phase::give_back) return {.kind = ActionKind::give_back, .tokens = choice.gems};
  const bool pair = choice.gems.gems_with_at_least(2) != 0;
  return {.kind = pair ? ActionKind::take_pair : ActionKind::take, .tokens = choice.gems};
}

bool can_choose(const Position& position, const Tokens& chosen, Gem gem) {
  return leads_on(position.actions, chosen + Tokens::of(gem), moves_tokens);
}

std::optional<std::size_t> swapped_gold(const ActionList& actions, std::size_t now, Gem gem) {
  const Action& paid = actions[now];
  const int change = gem == Gem::gold ? -1 : 1;
  return find_action(actions, [&](const Action& action) {
    if (action.kind != paid.kind || action.card != paid.card || action.given != paid.given) return false;
    if (action.tokens.gold() != paid.tokens.gold() + change) return false;
    if (gem == Gem::gold) return true;
    const Tokens more = paid.tokens.without_gold().missing_for(action.tokens.without_gold());
    return action.tokens[gem] < paid.tokens[gem] && more.empty();
  });
}

Selection first_selection(const Position& position) {
  Selection selection;
  if (!position.may_act) return selection;
  Choice& choice = selection.choice;
  if (position.phase() == Phase::conquest) {
    choice.card = position.actions.front().card;
    choice.action = first_payment(position.real, position.actions, ActionKind::conquer, choice.card);
  } else if (position.phase() == Phase::stronghold) {
    const Decision decision(position.real, position.actions);
    if (const auto sources = decision.sources(); !decision.may_place() && sources.size() == 1)
      choice.hold.lifted = sources.front();
  }
  return selection;
}

Selection reduce(const Selection& selection, std::string_view press, const Position& position, Intents& intents) {
  return selection_after(press, Reducer{{.position = position, .selection = selection, .intents = intents}});
}

std::optional<std::string> key_press(char key, const Position& position, const Selection& selection) {
  const Choice& choice = selection.choice;
  if (key == '\x1b') return std::string(kCancel);
  if (!position.may_act) return std::nullopt;
  if (key == '\n') {
    if (choice.action) return "confirm";
    if (!choice.gems.empty()) return "take";
    if (choice.deck >= 0 || choice.card != kNoCard) return "reserve";
    return position.actions.size() == 1 && position.actions.front().kind == ActionKind::pass
               ? std::optional<std::string>("pass")
               : std::nullopt;
  }
  constexpr std::string_view kKeys = "WBGRKY";
  const std::size_t colour = kKeys.find(key);
  if (colour == std::string_view::npos) return std::nullopt;
  return std::string("pile:") + kColourLetters[colour];
}

}  // namespace splendor_ui
