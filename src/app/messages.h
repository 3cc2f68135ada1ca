// Error messages of links, saves and the session; the texts are in messages.inc.
#pragma once

#include "base/text.h"

namespace app::messages {

#define TEXT(key, ...) inline constexpr base::Text key{#key, {__VA_ARGS__}};
#include "app/messages.inc"
#undef TEXT

}  // namespace app::messages
