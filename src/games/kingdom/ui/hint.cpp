#include "games/kingdom/ui/hint.h"

#include <array>

#include "base/words.h"
#include "games/kingdom/rules/payment.h"
#include "games/kingdom/ui/describe.h"
#include "games/kingdom/ui/words.h"

namespace kingdom_ui {

using namespace kingdom;
using namespace ui;

namespace {

/// By Reason; that of a road has the place it leads to at {0}. What is collected may serve the road in part (hint_saves_part).
constexpr std::array<Text, kReasonNames.size()> kReasons{words::hint_only_move, words::hint_random,
                                                         words::hint_arrives,   words::hint_travels,
                                                         words::hint_saves,     words::hint_settles};

const Action& action_at(const Position& position, int action) {
  return position.actions[static_cast<std::size_t>(action)];
}

}  // namespace

std::string action_words(const Position& position, int action) {
  return action_label(action_at(position, action), position.names);
}

Tokens served_by(const Traveller& traveller, Tokens collected, RoadId road) {
  const Affordability need = affordability(traveller, kRoads[road].cost);
  if (need.missing == 0) return {};
  const Tokens beyond = need.lacking.missing_for(collected.resources());
  return collected - beyond;
}

std::string reason_words(const Position& position, int action, std::string_view reason) {
  base::Fields parts(reason, ' ');
  const std::string_view name = parts.next();
  const auto road = parse_road(parts.rest());
  if (name == kReasonNames[static_cast<std::size_t>(Reason::saves)]) {
    const Tokens collected = action_at(position, action).tokens;
    const Tokens served = road ? served_by(position.real.player(), collected, *road) : Tokens();
    if (served.empty()) return tr(words::hint_later);
    if (served != collected) return tr(words::hint_saves_part, place_within(kRoads[*road].to), tokens_text(served));
  }
  for (std::size_t i = 0; i < kReasonNames.size(); ++i)
    if (name == kReasonNames[i]) return tr(kReasons[i], road ? place_within(kRoads[*road].to) : std::string());
  return {};
}

std::vector<std::string> places_of(const Position& position, int action) {
  const Action& chosen = action_at(position, action);
  std::vector<std::string> ids;
  for (std::size_t i = 0; i < kTokenKinds; ++i)
    for (int n = 0; n < chosen.tokens[static_cast<Token>(i)]; ++n)
      if (chosen.kind != ActionKind::collect)
        ids.push_back(std::string("own:") + kTokenLetters[i] + std::to_string(n));
      else if (n == 0)
        ids.push_back(std::string("supply:") + kTokenLetters[i]);
  switch (chosen.kind) {
    case ActionKind::move: return {std::string("road:") + kRoads[chosen.road].id};
    case ActionKind::tile: return {"tile:" + (chosen.other == kNoTile ? "stack" : tile_name(chosen.other))};
    case ActionKind::medal: return {"medal:" + std::to_string(chosen.other)};
    case ActionKind::give: ids.push_back("give:" + std::to_string(chosen.other)); break;
    case ActionKind::collect:
    case ActionKind::give_back:
    case ActionKind::discard: break;
  }
  return ids;
}

std::string place_of_reason(const Position&, std::string_view reason) {
  base::Fields words(reason, ' ');
  words.next();
  const auto road = parse_road(words.rest());
  return road ? std::string("road:") + kRoads[*road].id : std::string();
}

}  // namespace kingdom_ui
