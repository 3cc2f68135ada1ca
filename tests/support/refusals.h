// Why a text is refused: the code of the message, "" where it can be read.
#pragma once

#include <string>
#include <string_view>

#include "app/link.h"
#include "app/save.h"
#include "support/check.h"

namespace support {

inline std::string why_no_link(std::string_view text) { return code_of(app::read_link(text)); }
inline std::string why_no_save(std::string_view text) { return code_of(app::read_save(text)); }

}  // namespace support
