// What the commands of the tool get from a game, as tests ask for it.
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "doctest/doctest.h"
#include "engine/table.h"

namespace support {

/// What the words of a command deal from; they have to be right.
inline std::unique_ptr<engine::Dealer> dealer(const engine::RecordedType& game, const std::vector<const char*>& words) {
  base::Arguments arguments(static_cast<int>(words.size()), words.data());
  auto made = game.dealer(arguments);
  REQUIRE_FALSE(arguments.error());
  return made;
}

/// A line of JSON, which has to be an object.
inline base::Json object(const std::string& line) {
  auto json = base::parse_object(line);
  REQUIRE(json.ok());
  return std::move(json.value());
}

}  // namespace support
