#include "app/judged_text.h"

#include "base/level.h"
#include "base/words.h"

namespace app {

namespace {

constexpr char kThen = '>', kVisits = '/';
constexpr std::size_t kMostOfLine = 32;

}  // namespace

int thousandths_of(double chance) { return static_cast<int>(chance * 1000.0 + 0.5); }

std::optional<double> chance_in(std::string_view thousandths) {
  const auto number = base::read_number<int>(thousandths);
  if (!number || *number < 0 || *number > 1000) return std::nullopt;
  return *number / 1000.0;
}

std::string chances_text(const std::vector<double>& chances) {
  std::string text;
  for (const double chance : chances) text += (text.empty() ? "" : " ") + std::to_string(thousandths_of(chance));
  return text;
}

std::optional<std::vector<double>> chances_in(std::string_view text) {
  std::vector<double> chances;
  for (base::Fields words(text, ' '); !words.done();) {
    const auto chance = chance_in(words.next());
    if (!chance) return std::nullopt;
    chances.push_back(*chance);
  }
  return chances;
}

std::string line_text(double value, std::string_view action, const std::vector<std::string>& line,
                      std::uint64_t visits) {
  std::string text = std::to_string(thousandths_of(value));
  if (visits > 0) text += kVisits + std::to_string(visits);
  text += ' ';
  text += action;
  for (const std::string& next : line) text += kThen + next;
  return text;
}

std::optional<engine::Thought::Other> line_in(std::string_view text) {
  base::Fields words(text, ' ');
  base::Fields numbers(words.next(), kVisits);
  const auto value = chance_in(numbers.next());
  const auto visits =
      numbers.done() ? std::optional<std::uint64_t>(0) : base::read_number<std::uint64_t>(numbers.rest());
  base::Fields actions(words.rest(), kThen);
  engine::Thought::Other line{.action = std::string(actions.next()), .value = value.value_or(0)};
  if (!value || !visits || *visits > base::kMaxNodes || line.action.empty()) return std::nullopt;
  line.visits = *visits;
  while (!actions.done() && line.line.size() < kMostOfLine) line.line.emplace_back(actions.next());
  return line;
}

}  // namespace app
