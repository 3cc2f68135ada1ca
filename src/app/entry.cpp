#include "app/entry.h"

#include <algorithm>
#include <charconv>

#include "app/messages.h"
#include "app/save.h"
#include "app/sealed.h"
#include "base/words.h"

namespace app {

namespace {

using base::value_of;

constexpr SealedFile kEntryFile{"splendor-entry ",        kEntryFormat,           kMaxSaveBytes,
                                messages::save_too_large, messages::save_unknown, messages::save_newer,
                                messages::save_is_damaged};
constexpr std::string_view kSave = "splendor-save ";
constexpr std::size_t kMostOther = 32;

/// The last second of the year 9999. No calendar of a browser has to know a later one.
constexpr std::int64_t kLatest_s = 253'402'300'799;

/// No game is saved so often. A larger number is refused, so that incrementing never overflows.
constexpr std::uint32_t kMostRevision = 4'000'000'000;

bool begins(std::string_view text, std::string_view with) { return text.substr(0, with.size()) == with; }

/// Where a line begins that starts so, from `from` on.
std::size_t find_line(std::string_view text, std::string_view start, std::size_t from = 0) {
  if (from == 0 && begins(text, start)) return 0;
  const std::string after_line_end = '\n' + std::string(start);
  const std::size_t found = text.find(after_line_end, from == 0 ? 0 : from - 1);
  return found == std::string_view::npos ? found : found + 1;
}

/// 0 if the text is not a valid number of hints.
int hints_in(std::string_view text) {
  const int hints = base::read_number<int>(text).value_or(0);
  return hints > 0 && hints <= kMostHints ? hints : 0;
}

}  // namespace

std::string entry_text(const Entry& entry) {
  std::string text = kEntryFile.first_line() + "revision " + std::to_string(entry.revision) + "\nsaved " +
                     std::to_string(entry.saved_s) + '\n';
  if (!entry.name.empty()) text += "name " + entry.name + '\n';
  if (entry.hints > 0) text += "hints " + std::to_string(entry.hints) + '\n';
  if (!entry.review.empty() && entry.review.size() <= kMaxReviewBytes) text += "review " + entry.review + '\n';
  for (const std::string& line : entry.other) text += line + '\n';
  return sealed(text + entry.save);
}

base::Result<Entry> read_entry(std::string_view text) {
  const auto body = kEntryFile.opened(text);
  if (!body) return body.error();
  Entry entry;
  entry.revision = revision_of(text);
  const std::size_t save = find_line(body.value(), kSave);
  if (save == std::string_view::npos) return messages::save_is_damaged;
  entry.save = body.value().substr(save);
  for (base::Fields head(body.value().substr(0, save), '\n'); !head.done();) {
    const std::string_view line = head.next();
    if (value_of(line, "revision")) {
      continue;  // only the line where revision_of looks for it counts
    } else if (const auto saved = value_of(line, "saved")) {
      std::from_chars(saved->data(), saved->data() + saved->size(), entry.saved_s);
      if (entry.saved_s < 0 || entry.saved_s > kLatest_s) entry.saved_s = 0;
    } else if (const auto name = value_of(line, "name")) {
      entry.name = clean_name(*name);
    } else if (const auto hints = value_of(line, "hints"); hints && entry.hints == 0 && hints_in(*hints) > 0) {
      entry.hints = hints_in(*hints);
    } else if (const auto review = value_of(line, "review")) {
      if (review->size() <= kMaxReviewBytes) entry.review = *review;
    } else if (entry.other.size() < kMostOther) {
      entry.other.emplace_back(line);
    }
  }
  return entry;
}

std::uint32_t revision_of(std::string_view text) {
  base::Fields lines(text, '\n');
  if (!begins(lines.next(), kEntryFile.head)) return 0;
  const auto revision = value_of(lines.next(), "revision");
  const std::uint32_t number = revision ? base::read_number(*revision).value_or(0) : 0;
  return number <= kMostRevision ? number : 0;
}

std::vector<std::string_view> split_entries(std::string_view text) {
  std::vector<std::string_view> parts;
  while (!text.empty()) {
    std::size_t end = std::string_view::npos;
    if (begins(text, kEntryFile.head)) {
      // To the line after its checksum; a damaged one ends where the next begins.
      const std::size_t next = find_line(text, kEntryFile.head, 1);
      const std::size_t last = find_line(text, kSeal, 1);
      if (last < next) end = text.find('\n', last);
      end = end == std::string_view::npos ? next : end + 1;
    } else {
      end = find_line(text, kEntryFile.head, 1);
    }
    const std::string_view part = text.substr(0, end);
    if (part.find_first_not_of(" \r\n") != std::string_view::npos) parts.push_back(part);
    text.remove_prefix(part.size());
  }
  return parts;
}

}  // namespace app
