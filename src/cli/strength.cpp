#include "cli/strength.h"

#include <algorithm>
#include <string>

#include "base/words.h"
#include "cli/messages.h"
#include "engine/messages.h"
#include "games/registry.h"

namespace cli {

std::optional<base::Message> why_no_style(const PlayingStrength& strength, const engine::Game& game) {
  const std::uint8_t styles = games::find(game.kind())->styles;
  if (strength.style <= styles) return std::nullopt;
  return base::Message(messages::style_unknown, styles, strength.style);
}

base::Result<PlayingStrength> read_strength(std::string_view text) {
  const std::size_t end = std::min(text.find_first_of(":@"), text.size());
  std::string_view name = text.substr(0, end);
  const auto style = base::take_style(name);
  PlayingStrength strength{.level = base::find_level_or_yardstick(name), .style = style.value_or(0)};
  if (strength.level == nullptr || !style)
    return base::Message(engine::messages::level_unknown, std::string(text.substr(0, 60)));
  if (end == text.size()) return strength;
  std::string_view count = text.substr(end + 1);
  const std::string asked(count.substr(0, 60));
  const bool time = text[end] == '@' && count.size() > 2 && count.substr(count.size() - 2) == "ms";
  if (time) count.remove_suffix(2);
  const auto number = base::read_number<std::uint64_t>(count);
  if (!number || *number == 0 || *number > (time ? kMostMilliseconds : base::kMaxNodes))
    return base::Message(messages::level_budget, base::kMaxNodes, asked, kMostMilliseconds);
  if (time)
    strength.seconds = static_cast<double>(*number) / 1000;
  else
    strength.nodes = *number;
  return strength;
}

}  // namespace cli
