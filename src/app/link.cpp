#include "app/link.h"

#include <algorithm>

#include "app/messages.h"
#include "base/base64.h"
#include "base/hash.h"
#include "base/seed.h"
#include "games/registry.h"

namespace app {

namespace {

constexpr std::size_t kLettersAndDigits = 62;

constexpr int kUsualFormat = 1;  ///< of deals, and of games that begin as usual
// Links hold no version of the deal. Whoever changes how a seed is dealt gives links a new format as well, or old ones
// would open other games.
static_assert(base::kDealVersion == 1 && kLinkFormat == 2);

/// CRC-16/CCITT.
std::uint16_t crc16(const std::uint8_t* data, std::size_t size) {
  std::uint32_t crc = 0xFFFF;
  for (std::size_t i = 0; i < size; ++i) {
    crc ^= static_cast<std::uint32_t>(data[i]) << 8;
    for (int bit = 0; bit < 8; ++bit) crc = (crc << 1 ^ ((crc & 0x8000) != 0 ? 0x1021u : 0u)) & 0xFFFF;
  }
  return static_cast<std::uint16_t>(crc);
}

char check_character(std::string_view text) {
  std::uint32_t sum = 7;
  for (const char c : text) sum = (sum * 31 + static_cast<unsigned char>(c)) % 65521;
  return base::kBase64[sum % kLettersAndDigits];
}

/// A natural number of any size, little-endian, to which mixed-radix digits are added from the last to the first.
class BigNumber {
 public:
  BigNumber() = default;
  explicit BigNumber(std::vector<std::uint8_t> bytes) : bytes_(std::move(bytes)) {}

  void push(std::uint32_t digit, std::uint32_t radix) {  // this = this * radix + digit
    std::uint64_t carry = digit;
    for (auto& byte : bytes_) {
      carry += std::uint64_t{byte} * radix;
      byte = static_cast<std::uint8_t>(carry);
      carry >>= 8;
    }
    for (; carry != 0; carry >>= 8) bytes_.push_back(static_cast<std::uint8_t>(carry));
  }

  std::uint32_t pop(std::uint32_t radix) {  // returns this % radix, then this /= radix
    std::uint64_t rest = 0;
    for (std::size_t i = bytes_.size(); i-- > 0;) {
      rest = rest << 8 | bytes_[i];
      bytes_[i] = static_cast<std::uint8_t>(rest / radix);
      rest %= radix;
    }
    while (!bytes_.empty() && bytes_.back() == 0) bytes_.pop_back();
    return static_cast<std::uint32_t>(rest);
  }

  bool zero() const { return bytes_.empty(); }
  const std::vector<std::uint8_t>& bytes() const { return bytes_; }

 private:
  std::vector<std::uint8_t> bytes_;
};

/// Takes bytes off the front; past the end it yields zeros and remembers.
class Reader {
 public:
  explicit Reader(const std::vector<std::uint8_t>& bytes) : bytes_(bytes) {}

  std::uint64_t number(int size) {
    std::uint64_t value = 0;
    for (int i = 0; i < size; ++i) value = value << 8 | byte();
    return value;
  }
  std::uint64_t leb128() {
    std::uint64_t value = 0;
    for (int shift = 0; shift < 28; shift += 7) {
      const std::uint8_t b = byte();
      value |= static_cast<std::uint64_t>(b & 0x7F) << shift;
      if (b < 0x80) return value;
    }
    overrun_ = true;
    return 0;
  }
  std::uint8_t byte() {
    if (next_ < bytes_.size()) return bytes_[next_++];
    overrun_ = true;
    return 0;
  }
  std::vector<std::uint8_t> rest() const { return {bytes_.begin() + static_cast<std::ptrdiff_t>(next_), bytes_.end()}; }
  bool overrun() const { return overrun_; }

 private:
  const std::vector<std::uint8_t>& bytes_;
  std::size_t next_ = 0;
  bool overrun_ = false;
};

void append_number(std::vector<std::uint8_t>& bytes, std::uint64_t value, int size) {
  for (int i = size - 1; i >= 0; --i) bytes.push_back(static_cast<std::uint8_t>(value >> (8 * i)));
}

void append_leb128(std::vector<std::uint8_t>& bytes, std::size_t value) {
  for (; value >= 0x80; value >>= 7) bytes.push_back(static_cast<std::uint8_t>((value & 0x7F) | 0x80));
  bytes.push_back(static_cast<std::uint8_t>(value));
}

// A person's seat in a game by links.
constexpr std::uint8_t kByLinks = 0x80, kFar = 0x40, kNameLength = 0x1F;
// A computer's.
constexpr std::uint8_t kLevelBits = 0x0F;
constexpr int kStyleShift = 4;
static_assert(kNameLength == kMaxLinkName && base::kLevels.size() <= kLevelBits &&
              (base::kMostStyles << kStyleShift | kLevelBits) < kByLinks);

void append_person(std::vector<std::uint8_t>& bytes, const Seat& seat) {
  const std::string name = clean_name(std::string_view(seat.name).substr(0, kMaxLinkName));
  bytes.push_back(static_cast<std::uint8_t>(kByLinks | (seat.far ? kFar : 0) | name.size()));
  bytes.insert(bytes.end(), name.begin(), name.end());
}

/// `styles`: those that the game has.
base::Result<Seat> seat_of_code(std::uint8_t code, std::uint8_t styles, Reader& reader) {
  if (code == 0) return Seat{};
  if (code < kByLinks) {
    const auto level = static_cast<std::size_t>(code & kLevelBits);
    const auto style = static_cast<std::uint8_t>(code >> kStyleShift);
    if (level == 0 || level > base::kLevels.size() || style > styles) return messages::link_newer;
    return Seat{.name = "", .level = base::kLevels[level - 1].name, .style = style};
  }
  if ((code & ~unsigned{kFar | kNameLength}) != kByLinks) return messages::link_newer;
  Seat seat{.name = std::string(code & kNameLength, '\0'), .level = "", .far = (code & kFar) != 0};
  for (char& c : seat.name) c = static_cast<char>(reader.byte());
  if (clean_name(seat.name) != seat.name) return messages::link_damaged;
  return seat;
}

constexpr int kDealSymbols = 12;  // and one check symbol

base::Result<Link> read_deal(std::string_view text) {
  std::uint64_t value = 0;
  int symbols = 0;
  for (const char c : text) {
    if (c == '-' || c == ' ') continue;
    const int symbol = base::crockford_value(c);
    if (symbol < 0) return messages::link_damaged;
    if (symbols == 0 && symbol != kUsualFormat)
      return symbol > kUsualFormat ? messages::link_newer : messages::link_damaged;
    if (symbols == kDealSymbols && symbol != base::crockford_check(value, kDealSymbols)) return messages::link_damaged;
    if (symbols++ < kDealSymbols) value = value << 5 | static_cast<std::uint64_t>(symbol);
  }
  if (symbols != kDealSymbols + 1) return messages::link_damaged;
  Link link;
  link.record.spec.seed = value & base::kSeedMask;
  const auto setup = static_cast<std::uint32_t>(value >> 40 & 0x7FFF);
  link.record.spec.kind = static_cast<GameKind>(setup >> 12);
  link.record.spec.options = setup & 0xFFF;
  const auto game = start_game(link.record.spec);
  if (!game) return game.error();
  link.position = game.value();
  return link;
}

/// What a link of bytes holds whose checks are right.
struct Opened {
  int format;
  std::vector<std::uint8_t> bytes;
};

/// The number before the dot, below 10,000; 0: there is none.
int format_of(std::string_view text) {
  const std::size_t dot = text.find('.');
  if (dot == std::string_view::npos || dot > 4) return 0;
  int format = 0;
  for (const char c : text.substr(0, dot)) {
    if (c < '0' || c > '9') return 0;
    format = format * 10 + (c - '0');
  }
  return format;
}

base::Result<Opened> opened_link(std::string_view text, int newest) {
  const int format = format_of(text);
  if (format > newest) return messages::link_newer;
  const std::string_view body = text.substr(text.find('.') + 1);
  if (format < 1 || body.size() < 2 || check_character(text.substr(0, text.size() - 1)) != text.back())
    return messages::link_damaged;
  auto decoded = base::from_base64(body.substr(0, body.size() - 1));
  if (!decoded || decoded->size() < 2) return messages::link_damaged;
  std::vector<std::uint8_t>& bytes = *decoded;
  const auto crc = static_cast<std::uint16_t>(bytes[bytes.size() - 2] << 8 | bytes.back());
  bytes.resize(bytes.size() - 2);
  if (crc != crc16(bytes.data(), bytes.size())) return messages::link_damaged;
  return Opened{format, std::move(bytes)};
}

/// The other way round.
std::string sealed_link(int format, std::vector<std::uint8_t> bytes) {
  append_number(bytes, crc16(bytes.data(), bytes.size()), 2);
  std::string text = std::to_string(format) + "." + base::to_base64(bytes);
  return text += check_character(text);
}

GameSpec read_spec(Reader& reader, int format) {
  GameSpec spec;
  spec.kind = static_cast<GameKind>(reader.byte());
  spec.options = static_cast<std::uint32_t>(reader.number(2));
  spec.seed = reader.number(5);
  if (format == kUsualFormat) return spec;
  const std::uint64_t size = reader.leb128();
  for (std::uint64_t i = 0; i < size && size <= engine::kMaxPositionBytes; ++i)
    spec.position += static_cast<char>(reader.byte());
  return spec;
}

base::Result<Link> read_game(std::string_view text) {
  const auto opened = opened_link(text, kLinkFormat);
  if (!opened) return opened.error();
  Reader reader(opened.value().bytes);
  Link link{.whole_game = true};
  GameRecord& record = link.record;
  record.spec = read_spec(reader, opened.value().format);
  if (record.spec.position.empty() != (opened.value().format == kUsualFormat)) return messages::link_damaged;
  const auto start = start_game(record.spec);
  if (!start) return start.error();
  bool plain = false, links = false;  // persons of either kind
  for (int seat = 0; seat < start.value()->players(); ++seat) {
    const std::uint8_t code = reader.byte();
    const auto read = seat_of_code(code, games::find(record.spec.kind)->styles, reader);
    if (!read) return read.error();
    record.seats.push_back(read.value());
    plain |= code == 0;
    links |= code >= kByLinks;
  }
  if (links && (plain || !by_links(record.seats))) return messages::link_damaged;
  const std::uint64_t count = reader.leb128();
  if (reader.overrun() || count > kMaxActions) return messages::link_damaged;

  BigNumber packed(reader.rest());
  std::shared_ptr<Game> game = start.value();
  for (std::uint64_t i = 0; i < count; ++i) {
    const int legal = game->legal_count();
    if (legal == 0) return messages::link_damaged;
    const std::uint32_t index = packed.pop(static_cast<std::uint32_t>(legal));
    record.actions.push_back(static_cast<std::uint16_t>(index));
    game->apply(static_cast<int>(index));
  }
  if (!packed.zero()) return messages::link_damaged;
  link.position = std::move(game);
  return link;
}

/// Whoever looks at a position that was set up, on whatever device, meets the same cards behind it.
std::uint64_t seed_of(const GameSpec& spec) {
  base::Hasher hash;
  hash.add(number_of(spec.kind), spec.options);
  for (const char byte : spec.position) hash.add(static_cast<unsigned char>(byte));
  return hash.value() & base::kSeedMask;
}

base::Result<GameSpec> read_position_spec(std::string_view text) {
  const auto opened = opened_link(text, kPositionLinkFormat);
  if (!opened) return opened.error();
  if (text.size() + 2 > kMaxLinkLength) return messages::link_newer;  // whole, but longer than ours are
  Reader reader(opened.value().bytes);
  GameSpec spec;
  spec.kind = static_cast<GameKind>(reader.byte());
  spec.options = static_cast<std::uint32_t>(reader.number(2));
  const std::vector<std::uint8_t> rest = reader.overrun() ? std::vector<std::uint8_t>() : reader.rest();
  if (rest.empty() || rest.size() > engine::kMaxPositionBytes) return messages::link_damaged;
  spec.position.assign(rest.begin(), rest.end());
  spec.seed = seed_of(spec);
  return spec;
}

base::Result<Link> read_position(std::string_view text) {
  const auto spec = read_position_spec(text);
  if (!spec) return spec.error();
  const auto game = start_game(spec.value());
  if (!game) return game.error();
  return Link{
      .whole_game = false, .record = {.spec = spec.value(), .seats = {}, .actions = {}}, .position = game.value()};
}

std::string position_link(const GameSpec& spec) {
  std::vector<std::uint8_t> bytes{static_cast<std::uint8_t>(number_of(spec.kind))};
  append_number(bytes, spec.options, 2);
  bytes.insert(bytes.end(), spec.position.begin(), spec.position.end());
  return "p=" + sealed_link(kPositionLinkFormat, std::move(bytes));
}

}  // namespace

std::string deal_link(const GameSpec& spec) {
  if (!spec.position.empty()) return position_link(spec);
  const std::uint64_t value = static_cast<std::uint64_t>(kUsualFormat) << 55 |
                              static_cast<std::uint64_t>(number_of(spec.kind)) << 52 |
                              static_cast<std::uint64_t>(spec.options) << 40 | spec.seed;
  std::string text = "s=";
  for (int i = kDealSymbols - 1; i >= 0; --i) {
    text += base::kCrockford[value >> (5 * i) & 31];
    if (i % 4 == 0) text += '-';
  }
  return text + base::kCrockford[base::crockford_check(value, kDealSymbols)];
}

namespace {

/// `radices`: the number of legal actions at each of them.
std::string packed_link(const GameRecord& record, const std::vector<std::uint32_t>& radices, bool links) {
  std::vector<std::uint8_t> bytes;
  bytes.push_back(static_cast<std::uint8_t>(number_of(record.spec.kind)));
  append_number(bytes, record.spec.options, 2);
  append_number(bytes, record.spec.seed, 5);
  const std::string& position = record.spec.position;
  if (!position.empty()) append_leb128(bytes, position.size());
  bytes.insert(bytes.end(), position.begin(), position.end());
  for (const Seat& seat : record.seats) {
    if (seat.person() && links)
      append_person(bytes, seat);
    else
      bytes.push_back(seat.person() ? std::uint8_t{0}
                                    : static_cast<std::uint8_t>((base::level_place(seat.level) + 1) |
                                                                std::size_t{seat.style} << kStyleShift));
  }
  append_leb128(bytes, radices.size());

  BigNumber packed;
  for (std::size_t i = radices.size(); i-- > 0;) packed.push(record.actions[i], radices[i]);
  bytes.insert(bytes.end(), packed.bytes().begin(), packed.bytes().end());
  const std::string text = sealed_link(position.empty() ? kUsualFormat : kLinkFormat, std::move(bytes));
  return text.size() + 2 > kMaxLinkLength ? std::string() : "g=" + text;
}

}  // namespace

std::string game_link(const GameRecord& record) {
  auto start = start_game(record.spec);
  if (!start) return {};
  Game& game = *start.value();
  std::vector<std::uint32_t> radices;
  for (const std::uint16_t action : record.actions) {
    radices.push_back(static_cast<std::uint32_t>(game.legal_count()));
    game.apply(action);
  }
  return packed_link(record, radices, by_links(record.seats));
}

std::string game_link(const Session& session) {
  std::vector<std::uint32_t> radices;
  for (std::size_t i = 0; i < session.cursor(); ++i)
    radices.push_back(static_cast<std::uint32_t>(session.position(i).legal_count()));
  return packed_link(session.record(), radices, false);
}

std::string_view fragment_in(std::string_view text) {
  constexpr std::string_view kSpace = " \t\r\n";
  text.remove_prefix(std::min(text.find_first_not_of(kSpace), text.size()));
  text.remove_suffix(text.size() - (text.find_last_not_of(kSpace) + 1));
  if (const std::size_t hash = text.rfind('#'); hash != std::string_view::npos) text.remove_prefix(hash + 1);
  return text;
}

namespace {

/// Links of a later version may be longer than ours.
base::Text why_too_long(std::string_view link) {
  const std::string_view head = link.substr(0, 2);
  const int format = format_of(link.substr(2));
  const bool newer = (head == "g=" && format > kLinkFormat) || (head == "p=" && format > kPositionLinkFormat);
  return newer ? messages::link_newer : messages::link_is_too_long;
}

}  // namespace

base::Result<Link> read_link(std::string_view text) {
  text = fragment_in(text);
  if (text.size() > kMaxLinkLength) return why_too_long(text);
  if (text.substr(0, 2) == "s=") return read_deal(text.substr(2));
  if (text.substr(0, 2) == "g=") return read_game(text.substr(2));
  if (text.substr(0, 2) == "p=") return read_position(text.substr(2));
  return messages::link_unknown;
}

base::Result<GameSpec> spec_of_position(std::string_view link) {
  if (link.substr(0, 2) != "p=") return messages::link_unknown;
  return read_position_spec(link.substr(2));
}

std::optional<GameSpec> spec_of_link(std::string_view link) {
  const std::size_t dot = link.find('.');
  if (dot == std::string_view::npos || dot == 0 || dot + 2 > link.size()) return std::nullopt;
  const auto bytes = base::from_base64(link.substr(dot + 1, link.size() - dot - 2));
  if (!bytes || bytes->size() < 8) return std::nullopt;
  Reader reader(*bytes);
  const GameSpec spec = read_spec(reader, link[dot - 1] - '0');
  return games::find(spec.kind) == nullptr ? std::nullopt : std::optional(spec);
}

}  // namespace app
