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
inline base::Wrong read_deal(const base::Json& object, const Setup&, Deal& deal) {
  const auto cards = base::as_integers(*base::find(object, "deck"));
  if (!cards || cards->size() != kCards) return base::wrong_kind("deck", base::messages::kind_list_of_numbers);
  for (std::size_t i = 0; i < kCards; ++i) deal.deck[i] = static_cast<int>((*cards)[i] & 3);
  return std::nullopt;
}
inline void write_setup(const Setup&, const Deal&, base::JsonLine&) {}
inline void write_deal(const Setup&, const Deal& deal, base::JsonLine& json) { json["deck"] = deal.deck; }
inline base::JsonLine outcome_of(const State& state) {
  base::JsonLine json;
  json["points"] = state.points;
  json["winners"] = nullptr;
  for (int seat = 0; seat < kPlayers && is_terminal(state); ++seat)
    if ((winners(state) >> seat & 1) != 0) json["winners"].push_back(seat);
  json["over"] = is_terminal(state);
  return json;
}

}  // namespace pairs
