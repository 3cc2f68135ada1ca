#include "games/splendor/record/situation_bytes.h"

#include "games/splendor/rules/cards.h"
#include "games/splendor/rules/data/cities.h"
#include "games/splendor/rules/data/posts.h"
#include "games/splendor/rules/messages.h"
#include "games/splendor/rules/modules/orient.h"

namespace splendor {

namespace {

constexpr std::uint8_t kNothing = 255;       ///< kNoCard, kNoNoble, no city, no colour copied
constexpr std::uint8_t kNoColourCopied = 5;  ///< in bytes
static_assert(kNoCard == kNothing && kNoNoble == kNothing && kNoColourCopied == kGemCount);

/// One function for both directions: `io.byte(value, most)` writes the value, or reads it and rejects more than `most`. Rarely
/// called, so written for small code.
class Writer {
 public:
  template <class Value>
  void byte(Value& value, int) {
    bytes += static_cast<char>(value);
  }
  bool good = true;
  std::string bytes{};
};

class Reader {
 public:
  explicit Reader(std::string_view bytes) : rest_(bytes) {}
  template <class Value>
  void byte(Value& value, int most) {
    good = good && !rest_.empty() && static_cast<unsigned char>(rest_.front()) <= most;
    value = good ? static_cast<Value>(static_cast<unsigned char>(rest_.front())) : Value{};
    if (good) rest_.remove_prefix(1);
  }
  bool done() const { return good && rest_.empty(); }
  bool good = true;

 private:
  std::string_view rest_;
};

/// An index below `count`, or nothing.
template <class Io>
void choice(Io& io, std::uint8_t& value, int count) {
  std::uint8_t code = value == kNothing ? 0 : static_cast<std::uint8_t>(value + 1);
  io.byte(code, count);
  value = code == 0 ? kNothing : static_cast<std::uint8_t>(code - 1);
}

template <class Io>
void cards(Io& io, CardSet& set) {
  std::vector<CardId> list;
  for_each_card(set, [&](CardId card) { list.push_back(card); });
  int count = static_cast<int>(list.size());
  io.byte(count, kCardCount);
  list.resize(static_cast<std::size_t>(count));
  set = {};
  for (CardId& card : list) {
    io.byte(card, kCardCount - 1);
    set.insert(card);
  }
}

template <class Io>
void tokens(Io& io, Tokens& held) {
  Tokens read;
  for (int colour = 0; colour < kColourCount; colour += 2) {
    const Gem low = static_cast<Gem>(colour), high = static_cast<Gem>(colour + 1);
    int both = held[low] | held[high] << 4;
    io.byte(both, 255);
    read += Tokens::of(low, both & 15) + Tokens::of(high, both >> 4);
  }
  held = read;
}

template <class Io>
void reserve(Io& io, PlayerState& player) {
  int head = player.reserved_count | player.blind << 2;
  io.byte(head, 31);
  player.reserved_count = static_cast<std::uint8_t>(head & 3);
  player.blind = static_cast<std::uint8_t>(head >> 2);
  for (std::size_t i = 0; i < player.reserved_count; ++i) {
    io.byte(player.reserved[i], kNothing);
    io.good = io.good && (player.reserved[i] < kCardCount || is_face_down(player.reserved[i]));
  }
}

template <class Io>
void copied_colours(Io& io, GameState& state, const PlayerState& player) {
  for (CardId card = kFirstCopying; card < kFirstCopying + state.modules.copied.size(); ++card) {
    if (!player.owned.contains(card) || !orient::copies_colour(card_facts(card).kind)) continue;
    std::uint8_t& copied = state.modules.copied[card - kFirstCopying];
    int colour = copied == kNothing ? kNoColourCopied : copied;
    io.byte(colour, kNoColourCopied);
    copied = colour == kNoColourCopied ? kNothing : static_cast<std::uint8_t>(colour);
  }
}

template <class Io>
void player_part(Io& io, GameState& state, PlayerState& player) {
  const Setup& setup = state.setup;
  tokens(io, player.tokens);
  cards(io, player.owned);
  reserve(io, player);
  if (!setup.has(Module::cities)) {
    int low = player.nobles & 255, high = player.nobles >> 8;
    io.byte(low, 255);
    io.byte(high, (1 << (kNobles.size() - 8)) - 1);
    player.nobles = static_cast<std::uint16_t>(low | high << 8);
  }
  if (setup.has(Module::posts)) io.byte(player.posts, (1 << kPostCount) - 1);
  if (!setup.has(Module::orient)) return;
  io.byte(player.purchased, kCardCount);
  copied_colours(io, state, player);
}

/// The whole position. Precondition: the state's setup is set.
template <class Io>
void situation_part(Io& io, GameState& state) {
  const Setup& setup = state.setup;
  const auto slots = static_cast<std::size_t>(slot_count(state));
  int round = state.turns / setup.players;
  io.byte(state.to_act, setup.players - 1);
  io.byte(round, kMaxSituationRound - 1);
  state.turns = static_cast<std::uint16_t>(round * setup.players + state.to_act);
  for (std::size_t slot = 0; slot < slots; ++slot) choice(io, state.slots[slot], kCardCount);
  if (setup.has(Module::cities))
    for (std::uint8_t& city : state.modules.cities) choice(io, city, static_cast<int>(kCities.size()));
  else
    for (std::size_t i = 0; i < static_cast<std::size_t>(setup.noble_count()); ++i)
      choice(io, state.nobles[i], static_cast<int>(kNobles.size()));
  if (setup.has(Module::strongholds))
    for (std::size_t slot = 0; slot < slots; ++slot) {
      Occupation& on = state.modules.occupied[slot];
      int both = on.count == 0 ? 0 : on.owner * 4 + on.count;
      io.byte(both, setup.players * 4 - 1);
      on = {static_cast<std::uint8_t>(both >> 2), static_cast<std::uint8_t>(both & 3)};
    }
  for (std::size_t seat = 0; seat < setup.players && io.good; ++seat) player_part(io, state, state.players[seat]);
  if (setup.has(Module::orient)) cards(io, state.modules.removed);
}

}  // namespace

std::string pack_situation(const Situation& situation) {
  GameState state = situation.shown;
  Writer writer;
  situation_part(writer, state);
  return std::move(writer.bytes);
}

base::Result<Situation> unpack_situation(const Setup& setup, std::string_view bytes) {
  Situation situation = empty_table(setup);
  Reader reader(bytes);
  situation_part(reader, situation.shown);
  if (!reader.done()) return messages::situation_damaged;
  settle(situation);
  if (pack_situation(situation) != bytes) return messages::situation_damaged;
  return situation;
}

}  // namespace splendor
