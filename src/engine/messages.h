// Error messages about requests and records, for any game; the texts are in messages.inc.
#pragma once

#include "base/text.h"

namespace engine::messages {

#define TEXT(key, ...) inline constexpr base::Text key{#key, {__VA_ARGS__}};
#include "engine/messages.inc"
#undef TEXT

}  // namespace engine::messages
