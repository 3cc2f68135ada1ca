// Splendor's part of a record: engine/record.h says what each member means.
#pragma once

#include "base/arguments.h"
#include "base/json.h"
#include "games/splendor/game.h"
#include "games/splendor/rules/messages.h"

namespace splendor {

struct RecordedGame : Game {
  static constexpr const char* kDealKey = "decks";
  static constexpr bool kLoosePlies = false;

  /// Its options on the command line, and the setup they say.
  static constexpr const char* kUsage = "[--players N] [--modules a,b]";
  static constexpr const base::Text* kStylesWords = &messages::help_styles;
  static base::Result<Setup> setup_from(base::Arguments& arguments);
};

base::Wrong read_setup(const base::Json& object, Setup& setup);
base::Wrong read_deal(const base::Json& object, const Setup& setup, Deal& deal);
void write_setup(const Setup& setup, const Deal& deal, base::JsonLine& json);
void write_deal(const Setup& setup, const Deal& deal, base::JsonLine& json);
base::JsonLine outcome_of(const GameState& state);

}  // namespace splendor
