#include "app/puzzle_record.h"

#include <algorithm>

#include "app/messages.h"
#include "app/puzzles.h"
#include "app/sealed.h"
#include "base/words.h"

namespace app {

namespace {

constexpr SealedFile kPuzzlesFile{
    "splendor-puzzles ",      1, 256 * 1024, messages::puzzles_damaged, messages::puzzles_damaged, messages::save_newer,
    messages::puzzles_damaged};
constexpr int kMostSpent = 10'000'000;  ///< seconds
constexpr int kMostTries = 10'000;
constexpr std::size_t kLongestKey = 32;

std::optional<int> read_between(std::string_view text, int least, int most) {
  const auto number = base::read_number<int>(text);
  return number ? std::optional(std::clamp(*number, least, most)) : std::nullopt;
}

void read_spent(PuzzleRecord::ByKey& spent, base::Fields words) {
  const std::string_view key = words.next();
  const auto seconds = read_between(words.next(), 0, kMostSpent), tries = read_between(words.rest(), 1, kMostTries);
  const bool room = spent.size() < kMostPuzzles || spent.find(key) != spent.end();
  if (seconds && tries && !key.empty() && key.size() <= kLongestKey && room)
    spent[std::string(key)] = {*seconds, *tries};
}

void append_lines(std::string& text, std::string_view what, const PuzzleRecord::ByKey& spent) {
  for (const auto& [key, one] : spent)
    text += std::string(what) + ' ' + key + ' ' + std::to_string(one.seconds) + ' ' + std::to_string(one.tries) + '\n';
}

PuzzleRecord read_lines(std::string_view text) {
  PuzzleRecord record;
  for (base::Fields lines(text, '\n'); !lines.done();) {
    base::Fields words(lines.next(), ' ');
    const std::string_view what = words.next();
    if (what == "streak") {
      record.streak = read_between(words.next(), 0, kMostTries).value_or(0);
      record.best_streak = std::max(record.streak, read_between(words.rest(), 0, kMostTries).value_or(0));
    } else if (what == "solved") {
      read_spent(record.solved, words);
    } else if (what == "trying") {
      read_spent(record.trying, words);
    }
  }
  return record;
}

}  // namespace

std::string PuzzleRecord::text() const {
  std::string text =
      kPuzzlesFile.first_line() + "streak " + std::to_string(streak) + ' ' + std::to_string(best_streak) + '\n';
  append_lines(text, "solved", solved);
  append_lines(text, "trying", trying);
  return text;
}

std::optional<PuzzleRecord> PuzzleRecord::read(std::string_view text) {
  const std::string first = kPuzzlesFile.first_line();
  return text.substr(0, first.size()) == first ? std::optional(read_lines(text)) : std::nullopt;
}

bool PuzzleRecord::is_newer(std::string_view text) {
  return text.substr(0, kPuzzlesFile.head.size()) == kPuzzlesFile.head && !read(text);
}

std::string PuzzleRecord::file_text() const { return sealed(text()); }

base::Result<PuzzleRecord> PuzzleRecord::read_file(std::string_view text) {
  const auto body = kPuzzlesFile.opened(text);
  if (!body) return body.error();
  return read_lines(body.value());
}

void PuzzleRecord::take(const PuzzleRecord& other) {
  if (empty()) streak = other.streak;
  best_streak = std::max(best_streak, other.best_streak);
  for (const auto& [key, theirs] : other.solved)
    if (solved.size() < kMostPuzzles) solved.emplace(key, theirs);
  for (const auto& [key, theirs] : other.trying) {
    if (trying.size() == kMostPuzzles && trying.find(key) == trying.end()) continue;
    Spent& ours = trying[key];
    ours = {std::max(ours.seconds, theirs.seconds), std::max(ours.tries, theirs.tries)};
  }
}

std::string_view puzzles_in(std::string_view file) { return kPuzzlesFile.part_of(file); }

}  // namespace app
