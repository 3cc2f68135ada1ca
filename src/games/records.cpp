#include "games/records.h"

#include "base/find_named.h"
#include "engine/table_of.h"
#include "games/rows/record.h"

namespace games {

const std::vector<engine::RecordedType>& all_recorded() {
  static const std::vector<engine::RecordedType> types{
#define GAME(room) engine::recorded_type<room::RecordedGame>(),
#include "games/rows/rows.inc"
#undef GAME
  };
  return types;
}

const engine::RecordedType* find_recorded(std::string_view name) { return base::find_named(all_recorded(), name); }

const engine::RecordedType* recorded_in(const base::Json& record) {
  const base::Json* name = base::find(record, "game");
  if (!name) return &all_recorded().front();
  const auto text = base::as_text(*name);
  return text ? find_recorded(*text) : nullptr;
}

}  // namespace games
