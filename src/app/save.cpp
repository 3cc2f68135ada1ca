#include "app/save.h"

#include <algorithm>

#include "app/messages.h"
#include "app/sealed.h"
#include "base/base64.h"
#include "base/hash.h"
#include "base/seed.h"
#include "base/words.h"
#include "games/registry.h"

namespace app {

namespace {

using base::value_of;

constexpr std::size_t kActionsPerHash = 16;
constexpr std::uint32_t kUsualSave = 1;  ///< format of games that begin as usual

std::optional<std::uint32_t> number(std::optional<std::string_view> text) {
  return text ? base::read_number(*text) : std::nullopt;
}

base::Result<GameSpec> read_game_lines(base::Fields& lines, std::uint32_t format) {
  const auto deal = number(value_of(lines.next(), "deal"));
  if (!deal) return messages::save_is_damaged;
  if (*deal != base::kDealVersion) return *deal > base::kDealVersion ? messages::save_newer : messages::save_is_damaged;
  const auto game = value_of(lines.next(), "game");
  if (!game) return messages::save_is_damaged;
  GameSpec spec;
  const std::string_view kind = game->substr(0, game->find(' '));
  const engine::GameType* type = games::find(kind);
  if (!type) return messages::save_newer;
  spec.kind = type->kind;
  const auto options = type->parse_options(game->substr(kind.size()));
  if (!options) return options.error();
  spec.options = options.value();
  const auto seed = value_of(lines.next(), "seed");
  const auto value = seed ? base::read_seed(*seed) : base::Result<std::uint64_t>(messages::save_is_damaged);
  if (!value) return messages::save_is_damaged;
  spec.seed = value.value();
  if (format == kUsualSave) return spec;
  const auto text = value_of(lines.next(), "position");
  const auto bytes = text && text->size() <= 2 * engine::kMaxPositionBytes ? base::from_base64(*text) : std::nullopt;
  if (!bytes || bytes->empty() || bytes->size() > engine::kMaxPositionBytes) return messages::save_is_damaged;
  spec.position.assign(bytes->begin(), bytes->end());
  return spec;
}

std::optional<Seat> read_seat(std::string_view text) {
  Seat seat;
  const std::string_view who = text.substr(0, text.find(' '));
  if (who == "far") {
    seat.far = true;
  } else if (who != "person") {
    const auto computer = read_computer(who);
    if (!computer) return std::nullopt;
    seat = *computer;
  }
  seat.name = clean_name(text.substr(std::min(who.size() + 1, text.size())));
  return seat;
}

}  // namespace

std::string save_text(const Session& session) {
  const GameRecord& record = session.record();
  const std::string& position = record.spec.position;
  std::string text = "splendor-save " + std::to_string(position.empty() ? kUsualSave : kSaveFormat) + "\ndeal " +
                     std::to_string(base::kDealVersion) + "\ngame " + std::string(kind_name(record.spec.kind)) + ' ' +
                     options_text(record.spec) + "\nseed " + base::seed_code(record.spec.seed) + '\n';
  if (!position.empty()) text += "position " + base::to_base64({position.begin(), position.end()}) + '\n';
  for (const Seat& seat : record.seats) {
    text += "seat " + (seat.far ? "far" : seat.person() ? "person" : computer_text(seat));
    text += (seat.name.empty() ? "" : " ") + seat.name + '\n';
  }
  text += "shown " + std::to_string(session.cursor()) + '\n';
  if (session.sent()) text += "sent " + std::to_string(*session.sent()) + '\n';
  for (std::size_t i = 0; i < session.length(); ++i) {
    text += session.action_text(i) + '\n';
    if ((i + 1) % kActionsPerHash == 0) text += "= " + base::hex16(session.position(i + 1).hash()) + '\n';
  }
  return text + "end " + crc32_text(text) + '\n';
}

base::Result<Session> read_save(std::string_view text) {
  if (text.size() > kMaxSaveBytes) return messages::save_too_large;
  std::string unix_lines;  // editors and mail may have changed the line ends
  if (text.find('\r') != std::string_view::npos) {
    unix_lines = text;
    unix_lines.erase(std::remove(unix_lines.begin(), unix_lines.end(), '\r'), unix_lines.end());
    text = unix_lines;
  }
  base::Fields lines(text, '\n');
  const auto format = number(value_of(lines.next(), "splendor-save"));
  if (!format) return messages::save_unknown;
  if (*format > kSaveFormat) return messages::save_newer;
  const std::size_t end = text.find("\nend ");
  if (*format < kUsualSave || end == std::string_view::npos) return messages::save_is_damaged;
  base::Fields tail(text.substr(end + 1), '\n');
  if (value_of(tail.next(), "end") != crc32_text(text.substr(0, end + 1))) return messages::save_is_damaged;
  while (!tail.done())
    if (!tail.next().empty()) return messages::save_is_damaged;

  GameRecord record;
  const auto spec = read_game_lines(lines, *format);
  if (!spec) return spec.error();
  record.spec = spec.value();
  std::string_view line = lines.next();
  for (auto seat = value_of(line, "seat"); seat && record.seats.size() < 8; seat = value_of(line, "seat")) {
    const auto read = read_seat(*seat);
    if (!read) return messages::save_newer;
    record.seats.push_back(*read);
    line = lines.next();
  }
  const auto shown = number(value_of(line, "shown"));
  if (!shown) return messages::save_is_damaged;

  auto opened = Session::open(record);
  if (!opened) return opened.error();
  Session& session = opened.value();
  std::optional<std::uint32_t> sent;
  for (line = lines.next(); !lines.done() || !line.empty(); line = lines.next()) {
    if (value_of(line, "end")) break;
    if (const auto value = value_of(line, "sent"); value && !sent && session.length() == 0) {
      sent = base::read_number(*value);
      if (!sent || !by_links(record.seats)) return messages::save_is_damaged;
      continue;
    }
    if (const auto hash = value_of(line, "=")) {
      if (*hash != base::hex16(session.position().hash()))
        return base::Message(messages::save_differs, session.length() + 1);
      continue;
    }
    if (session.length() == kMaxActions) return messages::save_is_damaged;
    const auto played = session.play(line);
    if (!played) return base::Message(messages::save_action_impossible, session.length() + 1, played.error());
  }
  if (*shown > session.length() || sent.value_or(0) > session.length()) return messages::save_is_damaged;
  if (sent) {
    session.go_to(*sent);
    session.mark_sent();
  }
  session.go_to(*shown);
  return opened;
}

}  // namespace app
