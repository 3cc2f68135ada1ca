// Broken text for parsers: cut, doubled, swapped, spoiled and swollen versions of good text.
#pragma once

#include <string>

#include "base/random.h"

namespace support {

std::string mutated(std::string text, base::RandomSource& random);

}  // namespace support
