// What Pairs writes of itself in a record: engine/record.h says what each member means.
#pragma once

#include "base/arguments.h"
#include "base/json.h"
#include "support/pairs/game.h"

namespace pairs {

struct RecordedGame : Game {
  static constexpr const char* kDealKey = "deck";
  static constexpr bool kLoosePlies = false;
  static constexpr const char* kUsage = "";
  static base::Result<pairs::Setup> setup_from(base::Arguments&) { return pairs::Setup(); }
};

inline base::Wrong read_setup(const base::Json&, Setup&) { return std::nullopt; }
inline base::Wrong read_deal(const base::Json& object, const Setup& setup, Deal& deal) {
  deal = shuffle_deal(setup, 0);
  const auto cards = base::as_integers(*base::find(object, "deck"));
  if (!cards || !std::is_permutation(cards->begin(), cards->end(), deal.begin(), deal.end()))
    return base::wrong_kind("deck", base::messages::kind_list_of_numbers);
  std::transform(cards->begin(), cards->end(), deal.begin(), [](auto card) { return static_cast<unsigned>(card); });
  return std::nullopt;
}
inline void write_setup(const Setup&, const Deal&, base::JsonLine&) {}
inline void write_deal(const Setup&, const Deal& deal, base::JsonLine& json) { json["deck"] = deal; }
inline base::JsonLine outcome_of(const State& state) {
  base::JsonLine json{{"points", state.points}, {"winners", nullptr}, {"over", is_terminal(state)}};
  for (int seat = 0; seat < 2 && is_terminal(state); ++seat)
    if ((winners(state) >> seat & 1) != 0) json["winners"].push_back(seat);
  return json;
}

}  // namespace pairs
