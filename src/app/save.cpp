#include "app/save.h"

#include <algorithm>

#include "app/fields.h"
#include "core/deal.h"
#include "core/hash.h"
#include "core/seed.h"

namespace app {

namespace {

constexpr std::size_t kActionsPerHash = 16;

constexpr std::string_view kNotASave = "This is not a saved game.";
constexpr std::string_view kDamaged = "This saved game is damaged.";
constexpr std::string_view kNewer = "This saved game comes from a newer version of the game.";

ParseError error(std::string_view sentence) { return {std::string(sentence)}; }

/// "key value": the value when the line begins with the key.
std::optional<std::string_view> value_of(std::string_view line, std::string_view key) {
  if (line.size() <= key.size() || line.substr(0, key.size()) != key || line[key.size()] != ' ') return std::nullopt;
  return line.substr(key.size() + 1);
}

std::optional<std::uint32_t> number(std::optional<std::string_view> text) {
  return text ? read_number(*text) : std::nullopt;
}

Result<GameSpec> read_spec(Fields& lines) {
  const auto deal = number(value_of(lines.next(), "deal"));
  if (!deal) return error(kDamaged);
  if (*deal != splendor::kDealVersion) return error(*deal > splendor::kDealVersion ? kNewer : kDamaged);
  const auto game = value_of(lines.next(), "game");
  if (!game) return error(kDamaged);
  GameSpec spec;
  const std::string_view kind = game->substr(0, game->find(' '));
  if (kind == kind_name(GameKind::kingdom))
    spec.kind = GameKind::kingdom;
  else if (kind != kind_name(GameKind::splendor))
    return error(kNewer);
  const auto options = parse_options(spec.kind, game->substr(kind.size()));
  if (!options) return options.error();
  spec.options = options.value();
  const auto seed = value_of(lines.next(), "seed");
  const auto value = seed ? splendor::read_seed(*seed) : Result<std::uint64_t>(error(kDamaged));
  if (!value) return error(kDamaged);
  spec.seed = value.value();
  return spec;
}

std::optional<Seat> read_seat(std::string_view text) {
  Seat seat;
  const std::string_view who = text.substr(0, text.find(' '));
  if (who != "person") {
    if (std::find(kSeatLevels.begin(), kSeatLevels.end(), who) == kSeatLevels.end()) return std::nullopt;
    seat.level = who;
  }
  seat.name = clean_name(text.substr(std::min(who.size() + 1, text.size())));
  return seat;
}

}  // namespace

std::string crc32_text(std::string_view text) {
  std::uint32_t crc = 0xFFFFFFFFu;
  for (const char c : text) {
    crc ^= static_cast<unsigned char>(c);
    for (int bit = 0; bit < 8; ++bit) crc = crc >> 1 ^ ((crc & 1) != 0 ? 0xEDB88320u : 0u);
  }
  return splendor::hex16(crc ^ 0xFFFFFFFFu).substr(8);
}

std::string save_text(const Session& session) {
  const GameRecord& record = session.record();
  std::string text = "splendor-save " + std::to_string(kSaveFormat) + "\ndeal " +
                     std::to_string(splendor::kDealVersion) + "\ngame " + std::string(kind_name(record.spec.kind)) +
                     ' ' + options_text(record.spec) + "\nseed " + splendor::seed_code(record.spec.seed) + '\n';
  for (const Seat& seat : record.seats) {
    text += "seat " + (seat.person() ? "person" : seat.level);
    text += (seat.name.empty() ? "" : " ") + seat.name + '\n';
  }
  text += "shown " + std::to_string(session.cursor()) + '\n';
  for (std::size_t i = 0; i < session.length(); ++i) {
    text += session.action_text(i) + '\n';
    if ((i + 1) % kActionsPerHash == 0) text += "= " + splendor::hex16(session.position(i + 1).hash()) + '\n';
  }
  return text + "end " + crc32_text(text) + '\n';
}

Result<Session> read_save(std::string_view text) {
  if (text.size() > kMaxSaveBytes) return error("This file is larger than any saved game.");
  std::string unix_lines;  // a file that went through an editor or a mail
  if (text.find('\r') != std::string_view::npos) {
    unix_lines = text;
    unix_lines.erase(std::remove(unix_lines.begin(), unix_lines.end(), '\r'), unix_lines.end());
    text = unix_lines;
  }
  Fields lines(text, '\n');
  const auto format = number(value_of(lines.next(), "splendor-save"));
  if (!format) return error(kNotASave);
  if (*format > kSaveFormat) return error(kNewer);
  const std::size_t end = text.find("\nend ");
  if (*format != kSaveFormat || end == std::string_view::npos) return error(kDamaged);
  Fields tail(text.substr(end + 1), '\n');
  if (value_of(tail.next(), "end") != crc32_text(text.substr(0, end + 1))) return error(kDamaged);
  while (!tail.done())
    if (!tail.next().empty()) return error(kDamaged);

  GameRecord record;
  const auto spec = read_spec(lines);
  if (!spec) return spec.error();
  record.spec = spec.value();
  std::string_view line = lines.next();
  for (auto seat = value_of(line, "seat"); seat && record.seats.size() < 8; seat = value_of(line, "seat")) {
    const auto read = read_seat(*seat);
    if (!read) return error(kNewer);
    record.seats.push_back(*read);
    line = lines.next();
  }
  const auto shown = number(value_of(line, "shown"));
  if (!shown) return error(kDamaged);

  auto opened = Session::open(record);
  if (!opened) return opened.error();
  Session& session = opened.value();
  for (line = lines.next(); !lines.done() || !line.empty(); line = lines.next()) {
    if (value_of(line, "end")) break;
    if (const auto hash = value_of(line, "=")) {
      if (*hash != splendor::hex16(session.position().hash()))
        return error("This saved game differs from the rules before action " + std::to_string(session.length() + 1) +
                     ".");
      continue;
    }
    if (session.length() == kMaxActions) return error(kDamaged);
    const auto played = session.play(line);
    if (!played)
      return error("Action " + std::to_string(session.length() + 1) +
                   " of this saved game is not possible: " + played.error().message);
  }
  if (*shown > session.length()) return error(kDamaged);
  session.go_to(*shown);
  return opened;
}

}  // namespace app
