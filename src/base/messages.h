// Error messages about texts of any game; the texts are in messages.inc.
#pragma once

#include "base/text.h"

namespace base::messages {

#define TEXT(key, ...) inline constexpr base::Text key{#key, {__VA_ARGS__}};
#include "base/messages.inc"
#undef TEXT

}  // namespace base::messages
