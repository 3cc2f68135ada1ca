// Kingdom of Splendor's part of a record: engine/record.h says what each member means.
#pragma once

#include "base/arguments.h"
#include "base/json.h"
#include "games/kingdom/game.h"

namespace kingdom {

struct RecordedGame : Game {
  static constexpr const char* kDealKey = "stack";
  /// We split plies by starts_ply(); another program may write a whole turn, with its extra turns and the decisions of others
  /// in it, as one list, or every action by itself.
  static constexpr bool kLoosePlies = true;

  /// Its options on the command line, and the setup they say; `?` is drawn.
  static constexpr const char* kUsage =
      "[--players N] [--sections A1.a,A2.?,A3.b|short|full] [--mysteries] [--first SEAT|random]";
  static base::Result<Setup> setup_from(base::Arguments& arguments);
};

base::Wrong read_setup(const base::Json& object, Setup& setup);
base::Wrong read_deal(const base::Json& object, const Setup& setup, Deal& deal);
void write_setup(const Setup& setup, const Deal& deal, base::JsonLine& json);
void write_deal(const Setup& setup, const Deal& deal, base::JsonLine& json);
base::JsonLine outcome_of(const GameState& state);

}  // namespace kingdom
