#include "games/splendor/ui/hint.h"

#include <array>

#include "base/words.h"
#include "games/splendor/ui/describe.h"
#include "games/splendor/ui/words.h"

namespace splendor_ui {

using namespace splendor;
using namespace ui;

namespace {

/// By Reason; that of a card has its title at {0}.
constexpr std::array<Text, kReasonNames.size()> kReasons{
    words::hint_only_move, words::hint_random, words::hint_wins,   words::hint_noble,  words::hint_city,
    words::hint_post,      words::hint_points, words::hint_engine, words::hint_blocks, words::hint_saves,
    words::hint_gold,      words::hint_nearer, words::hint_gems,   words::hint_settles};

const Action& action_at(const Position& position, int action) {
  return position.actions[static_cast<std::size_t>(action)];
}

}  // namespace

std::string control_of(const GameState& state, CardId card) {
  const int place = reserve_of(state.player(), card);
  return place < 0 ? "card:" + card_name(card) : "hand:" + std::to_string(state.to_act) + '.' + std::to_string(place);
}

std::string action_words(const Position& position, int action) {
  const Action& chosen = action_at(position, action);
  return names_hidden_card(position.shown, chosen) ? std::string() : action_label(position.shown, chosen);
}

std::string reason_words(const Position& position, std::string_view reason) {
  base::Fields parts(reason, ' ');
  const std::string_view name = parts.next();
  const auto card = parse_card(parts.rest());
  const bool hidden =
      card && reserve_of(position.real.player(), *card) >= 0 && reserve_of(position.shown.player(), *card) < 0;
  if (hidden) return tr(words::hint_face_down_card);
  for (std::size_t i = 0; i < kReasonNames.size(); ++i)
    if (name == kReasonNames[i]) return tr(kReasons[i], card ? card_title(*card) : std::string());
  return {};
}

std::vector<std::string> places_of(const Position& position, int action) {
  const Action& chosen = action_at(position, action);
  std::vector<std::string> ids;
  switch (chosen.kind) {
    case ActionKind::take:
    case ActionKind::take_pair:
      for (std::size_t c = 0; c < kColourCount; ++c)
        if (chosen.tokens[static_cast<Gem>(c)] > 0) ids.push_back(std::string("pile:") + kColourLetters[c]);
      break;
    case ActionKind::reserve_deck: ids.push_back(std::string("deck:") + kDeckNames[chosen.other]); break;
    case ActionKind::buy:
    case ActionKind::reserve:
    case ActionKind::conquer:
    case ActionKind::free: ids.push_back(control_of(position.real, chosen.card)); break;
    default: break;  // a decision inside a turn: its buttons say what they do
  }
  return ids;
}

std::string place_of_reason(const Position& position, std::string_view reason) {
  base::Fields words(reason, ' ');
  words.next();
  const auto card = parse_card(words.rest());
  return card ? control_of(position.real, *card) : std::string();
}

}  // namespace splendor_ui
