// A record read from one line of JSON.
#pragma once

#include "engine/record.h"

namespace engine {

template <Rules Game>
base::Result<Record<Game>> parse_record(std::string_view line) {
  const auto object = base::parse_object(line);
  if (!object) return object.error();
  return read_record<Game>(object.value());
}

}  // namespace engine
