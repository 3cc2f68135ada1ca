#include "games/splendor/ai/network_input.h"

#include <algorithm>
#include <cassert>

#include "games/splendor/rules/cards.h"
#include "games/splendor/rules/data/cities.h"
#include "games/splendor/rules/data/posts.h"
#include "games/splendor/rules/modules/orient.h"
#include "games/splendor/rules/payment.h"
#include "games/splendor/rules/turn.h"

namespace splendor {

namespace {

constexpr int kFar = 8;       ///< larger numbers of missing gold units are not distinguished
constexpr int kFarTotal = 9;  ///< larger numbers of missing bonuses are not distinguished

/// What a player can pay with.
struct Purse {
  Tokens tokens, bonuses;
  int gold = 0, gold_worth = 1, virtual_gold = 0;
};

int at_most(int value, int most) { return value < most ? value : most; }

class Encoder {
 public:
  Encoder(const GameState& state, NetworkInput& out) : state_(state), out_(out) {}

  void read() {
    out_.players = state_.setup.players;
    out_.mover = state_.to_act;
    out_.row_count = 0;
    out_.card_object.fill(NetworkInput::kNoObject);
    out_.noble_object.fill(NetworkInput::kNoObject);
    out_.post_object.fill(NetworkInput::kNoObject);
    for (int seat = 0; seat < out_.players; ++seat) purses_[index(seat)] = purse_of(seat);
    measure_table();
    for (int seat = 0; seat < out_.players; ++seat) read_seat(seat);
    out_.shared.first = out_.row_count;
    shared_rows();
    out_.shared.count = static_cast<std::uint16_t>(out_.row_count - out_.shared.first);
  }

 private:
  static std::size_t index(int i) { return static_cast<std::size_t>(i); }
  const PlayerState& player(int seat) const { return state_.players[index(seat)]; }
  int wait_of(int seat) const { return (seat - state_.to_act + out_.players) % out_.players; }

  Purse purse_of(int seat) const {
    const PlayerState& who = player(seat);
    Purse purse{who.tokens, who.bonuses, who.tokens.gold()};
    if (state_.setup.modules == 0) return purse;
    const PaymentRules rules = payment_rules(state_, seat);
    purse.virtual_gold = count_bits(rules.virtual_cards);
    purse.gold += rules.virtual_gold();
    purse.gold_worth = rules.gold_worth;
    return purse;
  }

  int missing_for(int seat, const Card& card) const {
    if (card.kind == CardKind::discard_price) return orient::kDiscardPrice * (player(seat).cards[card.discard] < 2);
    const Purse& purse = purses_[index(seat)];
    const Tokens unpaid = purse.tokens.missing_for(purse.bonuses.missing_for(card.cost)).without_gold();
    return std::clamp(gold_due(unpaid, purse.gold_worth) - purse.gold, 0, kFar);
  }

  /// Measures every player's distance to the visible cards and tiles, for the features about the nearest rival.
  void measure_table() {
    for (int slot = 0; slot < slot_count(state_); ++slot) {
      const CardId card = state_.slots[index(slot)];
      if (card == kNoCard) continue;
      for (int seat = 0; seat < out_.players; ++seat)
        missing_[index(slot)][index(seat)] = static_cast<std::uint8_t>(missing_for(seat, card_facts(card)));
    }
  }

  template <class Measure>
  int nearest_rival(int seat, int far, Measure&& measure) const {
    int nearest = far;
    for (int rival = 0; rival < out_.players; ++rival)
      if (rival != seat) nearest = std::min<int>(nearest, measure(rival));
    return nearest;
  }

  void row(int number) {
    assert(out_.row_count < NetworkInput::kMaxRows);
    out_.rows[out_.row_count++] = static_cast<std::uint16_t>(number);
  }

  /// Ends the object whose rows began at `first`; returns its index.
  std::uint8_t end_object(int seat, std::uint16_t first) {
    NetworkInput::Seat& of = out_.seats[index(seat)];
    assert(of.object_count < NetworkInput::kMaxObjects);
    of.objects[of.object_count] = {first, static_cast<std::uint16_t>(out_.row_count - first)};
    return of.object_count++;
  }

  /// Colours of which one more bonus, or two, bring a noble; a bit each.
  void find_noble_colours(int seat) {
    auto& colours = noble_colours_[index(seat)];
    colours = {};
    for (int i = 0; i < state_.setup.noble_count(); ++i) {
      const NobleId noble = state_.nobles[index(i)];
      if (noble == kNoNoble) continue;
      const Tokens lacking = player(seat).bonuses.missing_for(kNobles[noble].requirement);
      const int missing = lacking.total();
      if (missing == 0) colours[0] = colours[1] = 31;
      if (missing == 1) colours[0] |= lacking.gems_with_at_least(1);
      if (missing == 2) colours[1] |= lacking.gems_with_at_least(2);
    }
    colours[1] |= colours[0];
  }

  bool brings_noble(int seat, const Card& card) const {
    const bool twice = card.kind == CardKind::double_bonus;
    if (card.kind != CardKind::plain && !twice) return false;
    return (noble_colours_[index(seat)][twice ? 1 : 0] >> index_of(card.bonus) & 1) != 0;
  }

  /// Adds the rows of a known card that do not depend on where it lies. `missing` gold units.
  void card_rows(int seat, CardId id, int missing) {
    namespace rows = object_rows;
    const Card& card = card_facts(id);
    const Purse& purse = purses_[index(seat)];
    if (kCardCount == kKnownCards || id < kKnownCards) row(rows::kCard + id);
    if (card.kind == CardKind::discard_price) {
      row(rows::kPriceCards + at_most(player(seat).cards[card.discard], 2));
    } else {
      const Tokens need = purse.bonuses.missing_for(card.cost);
      for (unsigned left = need.gems_with_at_least(1); left != 0; left &= left - 1) {
        const Gem gem = static_cast<Gem>(__builtin_ctz(left));
        const int due = at_most(need[gem], 7);
        row(rows::kPay + static_cast<int>(index_of(gem)) * rows::kPayPerColour + due * (due + 1) / 2 - 1 +
            at_most(purse.tokens[gem], due));
      }
      if (missing != 0) {
        const int lacks = state_.bank.missing_for(purse.tokens.missing_for(need).without_gold()).total();
        if (lacks != 0) row(rows::kBankLacks + at_most(lacks, 3) - 1);
      }
    }
    row(rows::kMissing + missing);
    row(rows::kWait + wait_of(seat));
    const bool noble = brings_noble(seat, card);
    if (noble) row(rows::kBringsNoble);
    const int gain = card.points + (noble ? kNoblePoints : 0);
    row(rows::kShort + std::clamp(turn::kEndPrestige - player(seat).prestige - gain, 0, 7));
  }

  void note_card(int seat, CardId card, std::uint8_t object) {
    if (seat == out_.mover) out_.card_object[card] = object;
  }

  void read_table(int seat) {
    namespace rows = object_rows;
    const bool strongholds = state_.setup.has(Module::strongholds);
    for (int slot = 0; slot < slot_count(state_); ++slot) {
      const CardId card = state_.slots[index(slot)];
      if (card == kNoCard) continue;
      const std::uint16_t first = out_.row_count;
      const auto& missing = missing_[index(slot)];
      card_rows(seat, card, missing[index(seat)]);
      row(rows::kRival + nearest_rival(seat, kFar, [&](int rival) { return missing[index(rival)]; }));
      const Occupation& on = state_.modules.occupied[index(slot)];
      if (strongholds && on.count != 0)
        row((on.owner == seat ? rows::kOwnStrongholds : rows::kRivalStrongholds) + on.count - 1);
      note_card(seat, card, end_object(seat, first));
    }
  }

  void read_hand(int seat) {
    namespace rows = object_rows;
    const PlayerState& who = player(seat);
    for (int i = 0; i < who.reserved_count; ++i) {
      const CardId card = who.reserved[index(i)];
      const bool blind = (who.blind >> i & 1) != 0;
      const std::uint16_t first = out_.row_count;
      const bool known = !is_face_down(card) && (seat == out_.mover || !blind);
      if (known)
        card_rows(seat, card, missing_for(seat, card_facts(card)));
      else if (const auto deck = static_cast<int>(index_of(deck_of(card)));
               kDeckCount == kKnownDecks || deck < kKnownDecks)
        row(rows::kUnseen + deck);
      row(rows::kHand + (blind ? 1 : 0));
      const std::uint8_t object = end_object(seat, first);
      if (known) note_card(seat, card, object);
    }
    if (seat != out_.mover || state_.setup.modules == 0) return;
    for (const CardId card : state_.modules.drawn) {
      if (card == kNoCard || is_face_down(card)) continue;
      const std::uint16_t first = out_.row_count;
      card_rows(seat, card, missing_for(seat, card_facts(card)));
      row(rows::kHand + 2);
      note_card(seat, card, end_object(seat, first));
    }
  }

  void lack_rows(Tokens lacking) {
    for (unsigned left = lacking.gems_with_at_least(1); left != 0; left &= left - 1) {
      const auto gem = static_cast<Gem>(__builtin_ctz(left));
      row(object_rows::kLack + static_cast<int>(index_of(gem)) * 5 + at_most(lacking[gem], 5) - 1);
    }
  }

  void read_nobles(int seat) {
    namespace rows = object_rows;
    for (int i = 0; i < state_.setup.noble_count(); ++i) {
      const NobleId noble = state_.nobles[index(i)];
      if (noble == kNoNoble) continue;
      const std::uint16_t first = out_.row_count;
      const auto lacking = [&](int of) { return player(of).bonuses.missing_for(kNobles[noble].requirement); };
      row(rows::kNoble + noble);
      lack_rows(lacking(seat));
      row(rows::kTotal + at_most(lacking(seat).total(), kFarTotal));
      row(rows::kRivalTotal + nearest_rival(seat, kFarTotal, [&](int of) { return lacking(of).total(); }));
      const std::uint8_t object = end_object(seat, first);
      if (seat == out_.mover) out_.noble_object[noble] = object;
    }
  }

  void read_cities(int seat) {
    namespace rows = object_rows;
    for (const std::uint8_t id : state_.modules.cities) {
      if (id >= kCities.size()) continue;
      const City& city = kCities[id];
      const std::uint16_t first = out_.row_count;
      const auto lacking = [&](int of) { return player(of).cards.missing_for(city.cards); };
      row(rows::kCity + id);
      lack_rows(lacking(seat));
      row(rows::kTotal + at_most(lacking(seat).total(), kFarTotal));
      row(rows::kRivalTotal + nearest_rival(seat, kFarTotal, [&](int of) { return lacking(of).total(); }));
      row(rows::kPoints + std::clamp(city.points - player(seat).prestige, 0, 9));
      int most = 0;
      for (const Gem gem : kGems)
        if (city.cards[gem] == 0) most = std::max(most, player(seat).cards[gem]);
      row(rows::kAny + std::clamp(city.any - most, 0, 6));
      end_object(seat, first);
    }
  }

  void read_posts(int seat) {
    namespace rows = object_rows;
    for (int post = 0; post < kPostCount; ++post) {
      if ((player(seat).posts >> post & 1) != 0) continue;
      const std::uint16_t first = out_.row_count;
      const Tokens lacking = player(seat).cards.missing_for(kPosts[index(post)].cards);
      row(rows::kPost + post);
      lack_rows(lacking);
      row(rows::kTotal + at_most(lacking.total(), kFarTotal));
      const std::uint8_t object = end_object(seat, first);
      if (seat == out_.mover) out_.post_object[index(post)] = object;
    }
  }

  void player_rows(int seat) {
    namespace rows = seat_rows;
    const PlayerState& who = player(seat);
    for (int colour = 0; colour < kColourCount; ++colour)
      row(rows::kTokens + 8 * colour + at_most(who.tokens[static_cast<Gem>(colour)], 7));
    row(rows::kTokensInAll + at_most(who.tokens.total(), 13));
    for (int colour = 0; colour < kGemCount; ++colour)
      row(rows::kBonuses + 10 * colour + at_most(who.bonuses[static_cast<Gem>(colour)], 9));
    row(rows::kPrestige + at_most(who.prestige, 23));
    int best_rival = 0;
    for (int rival = 0; rival < out_.players; ++rival)
      if (rival != seat) best_rival = std::max<int>(best_rival, player(rival).prestige);
    row(rows::kLead + 8 + std::clamp(who.prestige - best_rival, -8, 8));
    row(rows::kReserved + who.reserved_count);
    row(rows::kPurchased + at_most(who.purchased, 31));
    row(rows::kWait + wait_of(seat));
    if (state_.last_round) row(rows::kLastRound + (seat < state_.to_act ? 1 : 0));
    if (state_.setup.modules == 0) return;
    const int virtual_gold = purses_[index(seat)].virtual_gold;
    if (virtual_gold != 0) row(rows::kVirtualGold + at_most(virtual_gold, 5) - 1);
    if (state_.setup.has(Module::strongholds)) row(rows::kStrongholds + at_most(who.strongholds, 3));
    for (int post = 0; post < kPostCount; ++post)
      if ((who.posts >> post & 1) != 0) row(rows::kPosts + post);
  }

  void shared_rows() {
    namespace rows = seat_rows;
    row(rows::kPlayers + out_.players - kMinPlayers);
    for (int module = 0; module < kKnownModules; ++module)
      if ((state_.setup.modules >> module & 1) != 0) row(rows::kModules + module);
    for (int colour = 0; colour < kColourCount; ++colour)
      row(rows::kBank + 8 * colour + at_most(state_.bank[static_cast<Gem>(colour)], 7));
    for (int deck = 0; deck < kKnownDecks; ++deck) {
      if (!in_play(state_.setup, static_cast<Deck>(deck))) continue;
      const int left = state_.decks[index(deck)].count;
      row(rows::kDeck + 5 * deck + (left == 0 ? 0 : left <= 3 ? 1 : left <= 8 ? 2 : left <= 16 ? 3 : 4));
    }
    row(rows::kRound + at_most(state_.turns / out_.players / 2, 23));
    row(rows::kPhase + static_cast<int>(state_.phase));
    if (state_.modules.free_level != 0) row(rows::kFreeLevel + at_most(state_.modules.free_level, 2) - 1);
  }

  void read_seat(int seat) {
    NetworkInput::Seat& of = out_.seats[index(seat)];
    of.object_count = 0;
    find_noble_colours(seat);
    read_table(seat);
    read_hand(seat);
    if (state_.setup.has(Module::cities))
      read_cities(seat);
    else
      read_nobles(seat);
    if (state_.setup.has(Module::posts)) read_posts(seat);
    const std::uint16_t first = out_.row_count;
    player_rows(seat);
    of.rows = {first, static_cast<std::uint16_t>(out_.row_count - first)};
  }

  const GameState& state_;
  NetworkInput& out_;
  std::array<Purse, kMaxPlayers> purses_;
  std::array<std::array<std::uint8_t, kMaxPlayers>, kSlotCount> missing_;
  std::array<std::array<unsigned, 2>, kMaxPlayers> noble_colours_;
};

}  // namespace

void NetworkInput::read(const GameState& state) { Encoder(state, *this).read(); }

}  // namespace splendor
