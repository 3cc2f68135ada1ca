#include "cli/strength.h"

#include <algorithm>
#include <string>

#include "base/words.h"
#include "cli/messages.h"
#include "engine/messages.h"

namespace cli {

base::Result<PlayingStrength> read_strength(std::string_view text) {
  const std::size_t end = std::min(text.find_first_of(":@"), text.size());
  PlayingStrength strength{.level = base::find_level_or_yardstick(text.substr(0, end))};
  if (strength.level == nullptr) return base::Message(engine::messages::level_unknown, std::string(text.substr(0, 60)));
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
