// The reducer: from a press to a selection and intents.
#include <algorithm>

#include "games/kingdom/record/notation.h"
#include "games/kingdom/rules/board.h"
#include "games/kingdom/ui/choice.h"
#include "games/kingdom/ui/describe.h"
#include "games/kingdom/ui/selection.h"
#include "games/kingdom/ui/voice.h"
#include "games/kingdom/ui/words.h"
#include "ui/choose.h"
#include "ui/reducer.h"
#include "ui/table_screen.h"

namespace kingdom_ui {

using namespace kingdom;
using namespace ui;

namespace {

/// The digit at a place of an id; -1 where there is none.
int digit_at(std::string_view name, std::size_t place) {
  return place < name.size() && name[place] >= '0' && name[place] <= '9' ? name[place] - '0' : -1;
}

struct Reducer : ReducerOf<Position, Selection> {
  /// Requests the action, or refuses with the reason.
  void ask_for(const Action& action) {
    if (const auto index = index_of(actions, action))
      play(index);
    else if (const auto why = why_illegal(real, action))
      intents.refusal = reason(*why);
  }

  void choose_token(Token token) {
    if (!position.may_act) return refuse(words::why_not_your_turn);
    choice.road = kNoRoad;
    choice.payment.reset();
    Tokens& tokens = choice.tokens;
    if (real.phase == Phase::thief) {
      tokens = tokens[token] > 0 ? Tokens() : Tokens::of(token);
    } else if (ui::choose_token(tokens, token, actions, is_of_tokens)) {
      return;
    } else if (real.phase != Phase::turn) {
      refuse(real.phase == Phase::tile || real.phase == Phase::medal ? words::why_not_now
                                                                     : words::why_wrong_return_count);
    } else if (real.supply[token] == 0) {
      refuse(words::why_not_in_supply);
    } else if (action_with(actions, tokens) && leads_on(actions, Tokens::of(token), is_of_tokens)) {
      tokens = Tokens::of(token);  // the choice was complete: this begins another
    } else {
      refuse(token == Token::gold || tokens[Token::gold] > 0 ? words::why_gold : words::why_wrong_collect);
    }
  }

  void choose_road(RoadId road) {
    if (!position.chooses_turn()) return refuse(position.may_act ? words::why_not_now : words::why_not_your_turn);
    const RoadList roads = roads_from(real.setup, real.player().space);
    if (std::find(roads.begin(), roads.end(), road) == roads.end()) return refuse(words::why_not_a_road_here);
    const bool again = choice.road == road;
    choice = {};
    if (again) return;
    choice.road = road;
    choice.payment = suggested_payment(actions, road);
  }

  /// Pressing a destination chooses the road to it.
  void choose_space(SpaceId space) {
    const SpaceId here = real.player().space;
    if (position.chooses_turn())
      for (const RoadId road : roads_from(real.setup, here))
        if (kRoads[road].to == space) return choose_road(road);
    if (position.chooses_turn() && space != here)
      intents.refusal = followed(place_text(space), tr(words::why_not_a_road_here));
    else
      intents.description = place_text(space);
  }

  void choose_tile(TileId tile) {
    if (!position.may_act) return refuse(words::why_not_your_turn);
    ask_for({.kind = ActionKind::tile, .other = tile});
  }

  /// Takes the tile if one is to be chosen; otherwise `text` describes it.
  void press_tile(TileId tile, bool there, const std::string& text) {
    if (position.may_act && real.phase == Phase::tile && there)
      choose_tile(tile);
    else
      intents.description = text;
  }

  /// Gives them what is chosen for the thief; otherwise the map scrolls to them, and words say what they carry.
  void choose_traveller(int seat) {
    if (seat < 0 || seat >= real.setup.players) return;
    if (position.may_act && real.phase == Phase::thief && !choice.tokens.empty())
      return ask_for({.kind = ActionKind::give, .other = static_cast<std::uint8_t>(seat), .tokens = choice.tokens});
    selection.located_seat = seat;
    intents.description = followed(where_text(position, seat), purse_words(position.shown, seat));
  }

  /// Selects or deselects one of the traveller's own tokens.
  void press_own(Token token, int number) {
    if (real.phase == Phase::thief) return choose_token(token);
    if (real.phase != Phase::give_back && real.phase != Phase::discard) return;
    if (number < choice.tokens[token])
      choice.tokens -= Tokens::of(token);
    else if (number < real.player().tokens[token] && choice.tokens.total() < tokens_over(real))
      choice.tokens += Tokens::of(token);
    else
      refuse(words::why_wrong_return_count);
  }

  void pay_without(const PaymentPiece& piece) {
    if (!choice.payment) return;
    if (const auto other = payment_beside(actions, *choice.payment, piece, false)) choice.payment = other;
  }

  void confirm() {
    if (!position.may_act) return;
    if (choice.road != kNoRoad) {
      if (choice.payment)
        play(choice.payment);
      else
        refuse(words::why_cannot_afford);
    } else if (choice.tokens.empty() || real.phase == Phase::thief) {
      if (actions.size() == 1) intents.play = 0;
    } else {
      const ActionKind kind = real.phase == Phase::discard     ? ActionKind::discard
                              : real.phase == Phase::give_back ? ActionKind::give_back
                                                               : ActionKind::collect;
      ask_for({.kind = kind, .tokens = choice.tokens});
    }
  }

  /// Presses of tokens: a letter, and a number where there are several of them.
  void press_token(std::string_view kind, Token token, int number) {
    if (kind == "supply") {
      choose_token(token);
    } else if (kind == "own") {
      press_own(token, number);
    } else if (kind == "pay") {
      pay_without({.token = token});
    } else if (kind == "chosen" && choice.tokens[token] > 0) {
      choice.tokens -= Tokens::of(token);
    }
  }

  /// Presses of ids with a colon: `kind` before it, `name` after it.
  void press_one_of(std::string_view kind, std::string_view name) {
    const std::size_t letter = std::string_view(kTokenLetters).find(name[0]);
    if (kind == "road") {
      if (const auto road = parse_road(name)) choose_road(*road);
    } else if (kind == "space") {
      if (const auto space = parse_space(real.setup, name)) choose_space(*space);
    } else if (kind == "pay" && name == "other") {
      if (choice.payment) choice.payment = next_payment(actions, *choice.payment);
    } else if (const auto tile = parse_tile(name); tile && kind == "pay") {
      pay_without({.tile = *tile});
    } else if (kind == "mine") {
      if (tile) intents.description = own_tile_text(position.shown, position.perspective, *tile);
    } else if (kind == "tile") {
      if (name == "stack" || tile) choose_tile(name == "stack" ? kNoTile : *tile);
    } else if (kind == "market") {
      const auto place = static_cast<std::size_t>(digit_at(name, 0));
      if (place >= real.market.size()) return;
      const TileId here = position.shown.market[place];
      press_tile(here, here != kNoTile, market_text(here));
    } else if (kind == "player" || kind == "give") {
      choose_traveller(digit_at(name, 0));
    } else if (kind == "medal") {
      if (const int medal = digit_at(name, 0); medal > 0)
        ask_for({.kind = ActionKind::medal, .other = static_cast<std::uint8_t>(medal)});
    } else if (kind == "lesson") {
      press_lesson(name);
    } else if (letter != std::string_view::npos) {
      press_token(kind, static_cast<Token>(letter), digit_at(name, 1));
    }
  }

  void press_button(std::string_view id) {
    if (id == "take" || id == "return" || id == "go" || id == "confirm")
      confirm();
    else if (id == "clear" || id == "back" || id == kCancel)
      choice = {};
    else if (id == "stack")
      press_tile(kNoTile, true, stack_text(real));
    else if (id == "purse")
      intents.description = purse_words(position.shown, position.perspective);
    else if (id == "speak")
      intents.others.push_back(intent::ReadAloud{said(position, selection).words});
  }
};

}  // namespace

int tokens_over(const GameState& state) {
  return state.player().tokens.total() - (state.phase == Phase::discard ? kDroughtLimit : kPurseLimit);
}

Selection reduce(const Selection& selection, std::string_view press, const Position& position, Intents& intents) {
  return selection_after(press, Reducer{{.position = position, .selection = selection, .intents = intents}});
}

std::optional<std::string> key_press(char key, const Position& position, const Selection&) {
  if (key == '\x1b') return std::string(kCancel);
  if (key == '\n') return "confirm";
  if (!position.may_act) return std::nullopt;
  if (key >= '1' && key <= '3') {
    const RoadList roads = roads_from(position.real.setup, position.real.player().space);
    const int place = key - '1';
    if (position.phase() != Phase::turn || place >= roads.count) return std::nullopt;
    return "road:" + std::string(kRoads[roads.roads[static_cast<std::size_t>(place)]].id);
  }
  constexpr std::string_view kKeys = "MACHWYT";
  const std::size_t kind = kKeys.find(key);
  if (kind == std::string_view::npos) return std::nullopt;
  return std::string("supply:") + kTokenLetters[kind];
}

}  // namespace kingdom_ui
