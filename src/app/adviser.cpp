#include "app/adviser.h"

#include <cmath>

#include "app/computer.h"
#include "base/sorting.h"

namespace app {

namespace {

/// Nothing when its first action is not one of this position's.
std::optional<Advice> advice_of(const engine::Thought& thought, const Session& session) {
  Advice advice{{}, thought.reason};
  const auto add = [&](const std::string& action, double value, const std::vector<std::string>& line) {
    const auto index = session.position().find(action);
    if (index) advice.options.push_back({index.value(), static_cast<int>(std::lround(value * 1000)), line});
    return index.ok();
  };
  if (!add(thought.action, thought.value, thought.line)) return std::nullopt;
  for (const auto& other : thought.others) add(other.action, other.value, other.line);
  base::insertion_sort(advice.options.begin() + 1, advice.options.end(),
                       [](const auto& a, const auto& b) { return a.permille > b.permille; });
  return advice;
}

}  // namespace

void Adviser::ask(const Session& session) {
  if (!thinking()) question_.ask(advice_request(session, host_.workers()));
}

std::optional<Advice> Adviser::hear(const Event& event, const Session& session) {
  const auto read = [&](std::string_view reply) {
    const auto thought = thought_in(reply);
    return thought ? advice_of(*thought, session) : std::nullopt;
  };
  return question_.heard(event, read, [&] { return advice_of(light_advice(session), session); });
}

}  // namespace app
