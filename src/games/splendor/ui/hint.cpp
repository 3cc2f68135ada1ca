#include "games/splendor/ui/hint.h"

#include <array>

#include "base/words.h"
#include "games/splendor/rules/data/nobles.h"
#include "games/splendor/rules/data/posts.h"
#include "games/splendor/rules/modules/orient.h"
#include "games/splendor/ui/decision.h"
#include "games/splendor/ui/describe.h"
#include "games/splendor/ui/words.h"

namespace splendor_ui {

using namespace splendor;
using namespace ui;

namespace {

/// By Reason, whoever acts: in a review they are about rivals, too. That of a card has it at {0}.
constexpr std::array<Text, kReasonNames.size()> kReasons{
    words::hint_only_move, words::hint_random,  words::hint_wins,   words::hint_noble,
    words::hint_city,      words::hint_post,    words::hint_points, words::hint_engine,
    words::hint_blocks,    words::hint_saves,   words::hint_gold,   words::hint_nearer,
    words::hint_gems,      words::hint_settles, words::hint_sure,   words::hint_last_turn};

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

std::string reason_words(const Position& position, int, std::string_view reason) {
  base::Fields parts(reason, ' ');
  const std::string_view name = parts.next();
  const auto card = parse_card(parts.rest());
  const bool hidden =
      card && reserve_of(position.real.player(), *card) >= 0 && reserve_of(position.shown.player(), *card) < 0;
  if (hidden) return tr(words::hint_face_down_card);
  for (std::size_t i = 0; i < kReasonNames.size(); ++i)
    if (name == kReasonNames[i]) return tr(kReasons[i], card ? a_card(*card) : std::string());
  return {};
}

std::vector<std::string> places_of(const Position& position, int action) {
  const Action& chosen = action_at(position, action);
  const auto of_tokens = [&](const char* kind) {
    std::vector<std::string> ids;
    for (std::size_t c = 0; c < kColourCount; ++c)
      if (chosen.tokens[static_cast<Gem>(c)] > 0) ids.push_back(std::string(kind) + kColourLetters[c]);
    return ids;
  };
  const std::string answer = "choice:" + std::to_string(action), card = control_of(position.real, chosen.card);
  switch (chosen.kind) {
    case ActionKind::take:
    case ActionKind::take_pair:
    case ActionKind::gem: return of_tokens("pile:");
    case ActionKind::give_back: return of_tokens("own:");
    case ActionKind::reserve_deck: return {std::string("deck:") + kDeckNames[chosen.other]};
    case ActionKind::buy:
    case ActionKind::reserve:
    case ActionKind::conquer:
    case ActionKind::free:
    case ActionKind::place:
    case ActionKind::remove: return {card};
    case ActionKind::move: return {control_of(position.real, static_cast<CardId>(chosen.other)), card};
    case ActionKind::keep: return {answer};
    case ActionKind::associate:
      if (const auto colour = orient::colour_of(position.real, chosen.card))  // of the cards of a colour one is offered
        if (const auto one = Decision(position.real, position.actions).on_gem(*colour).action)
          return {"choice:" + std::to_string(*one)};
      break;
    case ActionKind::noble: return {answer, std::string("noble:") + kNobles[chosen.other].id};
    case ActionKind::post: return {answer, std::string("post:") + kPosts[chosen.other].id};
    case ActionKind::pass:
    case ActionKind::decline: break;
  }
  return {};
}

std::string place_of_reason(const Position& position, std::string_view reason) {
  base::Fields words(reason, ' ');
  words.next();
  const auto card = parse_card(words.rest());
  return card ? control_of(position.real, *card) : std::string();
}

GameScreen::TurnedUp turned_up(const Moment& moment, std::size_t index) {
  const auto& before = typed<splendor::Game>(moment.session.position(index)).state().slots;
  const auto& after = typed<splendor::Game>(moment.session.position(index + 1)).state().slots;
  std::vector<std::string> titles, places;
  for (std::size_t slot = 0; slot < after.size(); ++slot)
    if (after[slot] != before[slot] && after[slot] != kNoCard) {
      titles.push_back(within_sentence(card_title(after[slot])));
      places.push_back("card:" + card_name(after[slot]));
    }
  if (titles.empty()) return {};
  return {tr(words::turned_up, listed(titles)), std::move(places)};
}

}  // namespace splendor_ui
