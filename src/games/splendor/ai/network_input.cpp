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

using joined_rows::kFar;
using joined_rows::kFarTotal;
using joined_rows::kNothing;

/// What a player can pay with.
struct Purse {
  Tokens tokens, bonuses;
  int gold = 0, gold_worth = 1, virtual_gold = 0;
};

/// What a card costs a player now.
struct Due {
  Tokens need;               ///< beyond the bonuses
  Tokens unpaid;             ///< of it, what the tokens do not pay
  std::uint8_t missing = 0;  ///< gold units, kFar at most
};

int at_most(int value, int most) { return value < most ? value : most; }

static_assert(std::all_of(kCards.begin(), kCards.end(),
                          [](const Card& card) { return Tokens::each_gem(7).covers(card.cost); }));
/// By colour, then 8 times what is needed (0 .. 7) and what of it is there.
constexpr auto kPayRows = [] {
  std::array<std::array<std::uint16_t, 64>, kGemCount> all{};
  for (int gem = 0; gem < kGemCount; ++gem)
    for (int need = 0; need < 8; ++need)
      for (int there = 0; there < 8; ++there)
        all[static_cast<std::size_t>(gem)][static_cast<std::size_t>(8 * need + there)] = static_cast<std::uint16_t>(
            need == 0 || there > need
                ? kNothing
                : object_rows::kPay + gem * object_rows::kPayPerColour + need * (need + 1) / 2 - 1 + there);
  return all;
}();

/// What a player lacks for a city in play.
struct Goal {
  int cards = 0, points = 0;  ///< points may be less than none
  unsigned colours = 0;       ///< of which one more card makes one card less, a bit each
  bool there = false;
};

/// Rows of the cards of a colour: one about cities, at most two about posts.
struct Towards {
  std::array<std::uint16_t, 3> row;
  std::uint8_t count;
};

class Encoder {
 public:
  Encoder(const GameState& state, NetworkInput& out)
      : state_(state),
        out_(out),
        next_(out.rows.data()),
        has_goals_(state.setup.has(Module::cities) || state.setup.has(Module::posts)) {}

  void read() {
    out_.players = state_.setup.players;
    out_.mover = state_.to_act;
    out_.card_object.fill(NetworkInput::kNoObject);
    out_.noble_object.fill(NetworkInput::kNoObject);
    out_.post_object.fill(NetworkInput::kNoObject);
    for (int seat = 0; seat < out_.players; ++seat) {
      purses_[index(seat)] = purse_of(seat);
      wait_[index(seat)] = seat - state_.to_act + (seat < state_.to_act ? out_.players : 0);
    }
    measure_table();
    measure_nobles();
    for (int seat = 0; seat < out_.players; ++seat) read_seat(seat);
    const std::uint16_t* const first = next_;
    shared_rows();
    out_.shared = since(first);
  }

 private:
  static std::size_t index(int i) { return static_cast<std::size_t>(i); }
  const PlayerState& player(int seat) const { return state_.players[index(seat)]; }

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

  Due due_for(int seat, const Card& card) const {
    const Purse& purse = purses_[index(seat)];
    Due due;
    if (card.kind == CardKind::discard_price) {
      due.missing = orient::kDiscardPrice * (player(seat).cards[card.discard] < 2);
      return due;
    }
    due.need = purse.bonuses.missing_for(card.cost);
    due.unpaid = purse.tokens.missing_for(due.need).without_gold();
    due.missing = static_cast<std::uint8_t>(std::clamp(gold_due(due.unpaid, purse.gold_worth) - purse.gold, 0, kFar));
    return due;
  }

  /// Every player's distance to the visible cards, for the rows about the nearest rival.
  void measure_table() {
    for (int slot = 0; slot < slot_count(state_); ++slot) {
      const CardId card = state_.slots[index(slot)];
      if (card == kNoCard) continue;
      for (int seat = 0; seat < out_.players; ++seat)
        missing_[index(slot)][index(seat)] = due_for(seat, card_facts(card)).missing;
    }
  }

  /// What every player lacks for the nobles, and the colours of which one more bonus, or two, bring one; a bit each.
  void measure_nobles() {
    for (int seat = 0; seat < out_.players; ++seat) noble_colours_[index(seat)] = {};
    for (int i = 0; i < state_.setup.noble_count(); ++i) {
      const NobleId noble = state_.nobles[index(i)];
      if (noble == kNoNoble) continue;
      for (int seat = 0; seat < out_.players; ++seat) {
        const Tokens lacking = player(seat).bonuses.missing_for(kNobles[noble].requirement);
        const int missing = lacking.total();
        noble_missing_[index(i)][index(seat)] = static_cast<std::uint8_t>(missing);
        auto& colours = noble_colours_[index(seat)];
        if (missing == 0) colours[0] = colours[1] = 31;
        if (missing == 1) colours[0] |= lacking.gems_with_at_least(1);
        if (missing == 2) colours[1] |= lacking.gems_with_at_least(2);
      }
    }
    for (int seat = 0; seat < out_.players; ++seat) noble_colours_[index(seat)][1] |= noble_colours_[index(seat)][0];
  }

  template <class Measure>
  int nearest_rival(int seat, int far, Measure&& measure) const {
    int nearest = far;
    for (int rival = 0; rival < out_.players; ++rival)
      if (rival != seat) nearest = std::min<int>(nearest, measure(rival));
    return nearest;
  }

  void row(int number) {
    assert(next_ < out_.rows.data() + NetworkInput::kMaxRows);
    *next_++ = static_cast<std::uint16_t>(number);
  }

  /// The rows from `first` on, of which so many are joined.
  NetworkInput::Range since(const std::uint16_t* first, int joined = 0) const {
    return {static_cast<std::uint16_t>(first - out_.rows.data()), static_cast<std::uint8_t>(next_ - first),
            static_cast<std::uint8_t>(joined)};
  }

  /// Ends the object whose rows began at `first`, so many of them joined; returns its index.
  std::uint8_t end_object(int seat, const std::uint16_t* first, int joined) {
    NetworkInput::Seat& of = out_.seats[index(seat)];
    assert(of.object_count < NetworkInput::kMaxObjects);
    of.objects[of.object_count] = since(first, joined);
    return of.object_count++;
  }

  bool brings_noble(int seat, const Card& card) const {
    const bool twice = card.kind == CardKind::double_bonus;
    if (card.kind != CardKind::plain && !twice) return false;
    return (noble_colours_[index(seat)][twice ? 1 : 0] >> index_of(card.bonus) & 1) != 0;
  }

  /// What a seat lacks for the cities in play and for the posts, for the rows of the cards that bring it nearer.
  void measure_goals(int seat) {
    namespace rows = object_rows;
    const PlayerState& who = player(seat);
    for (Towards& towards : towards_) towards.count = 0;
    const auto add = [&](int gem, int number) {
      Towards& towards = towards_[index(gem)];
      towards.row[towards.count++] = static_cast<std::uint16_t>(number);
    };
    if (state_.setup.has(Module::cities)) {
      std::array<int, kGemCount> cities{};
      for (std::size_t i = 0; i < kCitiesInPlay; ++i) {
        Goal& goal = cities_[i];
        goal = {};
        if (state_.modules.cities[i] >= kCities.size()) continue;
        const City& city = kCities[state_.modules.cities[i]];
        const Tokens lacking = who.cards.missing_for(city.cards);
        goal = {lacking.total(), city.points - who.prestige, lacking.gems_with_at_least(1), true};
        if (city.any != 0) {
          const int most = most_unnamed(who.cards, city);
          goal.cards += std::max(city.any - most, 0);
          for (const Gem gem : kGems)
            if (most < city.any && city.cards[gem] == 0 && who.cards[gem] == most) goal.colours |= 1u << index_of(gem);
        }
        for (int gem = 0; gem < kGemCount; ++gem) cities[index(gem)] += static_cast<int>(goal.colours >> gem & 1);
      }
      for (int gem = 0; gem < kGemCount; ++gem)
        if (cities[index(gem)] != 0) add(gem, rows::kTowardsCities + cities[index(gem)] - 1);
    }
    if (!state_.setup.has(Module::posts)) return;
    for (int post = 0; post < kPostCount; ++post) {
      if ((who.posts >> post & 1) != 0) continue;
      const Tokens lacking = who.cards.missing_for(kPosts[index(post)].cards);
      for (int gem = 0; gem < kGemCount; ++gem)
        if ((lacking.gems_with_at_least(1) >> gem & 1) != 0)
          add(gem, rows::kTowardsPost + 5 * post + lacking.total() - 1);
    }
  }

  /// The rows of a card about what it is asked for.
  void goal_rows(const Card& card) {
    const bool coloured = card.kind != CardKind::virtual_gold && card.kind != CardKind::associate &&
                          card.kind != CardKind::associate_take;
    const std::size_t gem = index_of(card.bonus);
    if (state_.setup.has(Module::cities)) {
      int nearest = 1000, number = kNothing;
      for (const Goal& city : cities_) {
        if (!city.there) continue;
        const int cards = city.cards - (coloured ? static_cast<int>(city.colours >> gem & 1) : 0);
        const int points = std::max(city.points - card.points, 0);
        const int far = 16 * (3 * cards + points) + cards;  // a card is as much as three points, about
        if (far >= nearest) continue;
        nearest = far;
        number = object_rows::for_city(cards, points);
      }
      row(number);
    }
    if (!coloured) return;
    const Towards& towards = towards_[gem];
    for (std::size_t i = 0; i < towards.count; ++i) row(towards.row[i]);
  }

  static constexpr int kJoinedOfCard = 2;

  /// Adds the rows of a known card, the joined ones last. `rival`: gold units missing to the nearest one, kFar + 1 where no rival
  /// can have it. `hand`: of the rows kHand, from 1 on; 0: on the table.
  void card_rows(int seat, CardId id, int rival, int hand) {
    namespace rows = object_rows;
    const Card& card = card_facts(id);
    const Due due = due_for(seat, card);
    if (kCardCount == kKnownCards || id < kKnownCards) row(rows::kCard + id);
    if (has_goals_) goal_rows(card);
    int bank_lacks = 0;
    if (card.kind == CardKind::discard_price) {
      row(rows::kPriceCards + at_most(player(seat).cards[card.discard], 2));
    } else {
      const std::uint64_t rows_of = 8 * due.need.bits() + (due.need - due.unpaid).bits();  // a byte for each colour
      for (std::size_t gem = 0; gem < kGemCount; ++gem) row(kPayRows[gem][rows_of >> 8 * gem & 63]);
      if (due.missing != 0) bank_lacks = at_most(state_.bank.missing_for(due.unpaid).total(), 3);
    }
    row(joined_rows::distance(due.missing, rival, bank_lacks));
    const bool noble = brings_noble(seat, card);
    const int gain = card.points + (noble ? kNoblePoints : 0);
    row(joined_rows::use(wait_[index(seat)], std::clamp(turn::kEndPrestige - player(seat).prestige - gain, 0, 7), noble,
                         hand));
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
      const std::uint16_t* const first = next_;
      const Occupation& on = state_.modules.occupied[index(slot)];
      if (strongholds && on.count != 0)
        row((on.owner == seat ? rows::kOwnStrongholds : rows::kRivalStrongholds) + on.count - 1);
      card_rows(seat, card, nearest_rival(seat, kFar, [&](int of) { return missing_[index(slot)][index(of)]; }), 0);
      note_card(seat, card, end_object(seat, first, kJoinedOfCard));
    }
  }

  void read_hand(int seat) {
    namespace rows = object_rows;
    const PlayerState& who = player(seat);
    for (int i = 0; i < who.reserved_count; ++i) {
      const CardId card = who.reserved[index(i)];
      const bool blind = (who.blind >> i & 1) != 0;
      const std::uint16_t* const first = next_;
      const bool known = !is_face_down(card) && (seat == out_.mover || !blind);
      if (known) {
        card_rows(seat, card, kFar + 1, blind ? 2 : 1);
      } else {
        if (const auto deck = static_cast<int>(index_of(deck_of(card)));
            kDeckCount == kKnownDecks || deck < kKnownDecks)
          row(rows::kUnseen + deck);
        row(rows::kHand + (blind ? 1 : 0));
      }
      const std::uint8_t object = end_object(seat, first, known ? kJoinedOfCard : 0);
      if (known) note_card(seat, card, object);
    }
    if (seat != out_.mover || state_.setup.modules == 0) return;
    for (const CardId card : state_.modules.drawn) {
      if (card == kNoCard || is_face_down(card)) continue;
      const std::uint16_t* const first = next_;
      card_rows(seat, card, kFar + 1, 3);
      note_card(seat, card, end_object(seat, first, kJoinedOfCard));
    }
  }

  void lack_rows(Tokens lacking) {
    for (const Gem gem : kGems)
      row(lacking[gem] == 0 ? kNothing
                            : object_rows::kLack + static_cast<int>(index_of(gem)) * 5 + at_most(lacking[gem], 5) - 1);
  }

  void read_nobles(int seat) {
    for (int i = 0; i < state_.setup.noble_count(); ++i) {
      const NobleId noble = state_.nobles[index(i)];
      if (noble == kNoNoble) continue;
      const std::uint16_t* const first = next_;
      const auto& missing = noble_missing_[index(i)];
      row(object_rows::kNoble + noble);
      lack_rows(player(seat).bonuses.missing_for(kNobles[noble].requirement));
      row(joined_rows::totals(at_most(missing[index(seat)], kFarTotal),
                              nearest_rival(seat, kFarTotal, [&](int of) { return missing[index(of)]; })));
      const std::uint8_t object = end_object(seat, first, 1);
      if (seat == out_.mover) out_.noble_object[noble] = object;
    }
  }

  /// Cards of the colour, of those that the city does not name, that there are most of.
  static int most_unnamed(Tokens cards, const City& city) {
    int most = 0;
    for (const Gem gem : kGems)
      if (city.cards[gem] == 0) most = std::max(most, cards[gem]);
    return most;
  }

  void read_cities(int seat) {
    namespace rows = object_rows;
    for (const std::uint8_t id : state_.modules.cities) {
      if (id >= kCities.size()) continue;
      const City& city = kCities[id];
      const std::uint16_t* const first = next_;
      const auto lacking = [&](int of) { return player(of).cards.missing_for(city.cards); };
      row(rows::kCity + id);
      lack_rows(lacking(seat));
      row(rows::kPoints + std::clamp(city.points - player(seat).prestige, 0, 9));
      row(rows::kAny + std::clamp(city.any - most_unnamed(player(seat).cards, city), 0, 6));
      row(joined_rows::totals(at_most(lacking(seat).total(), kFarTotal),
                              nearest_rival(seat, kFarTotal, [&](int of) { return lacking(of).total(); })));
      end_object(seat, first, 1);
    }
  }

  void read_posts(int seat) {
    namespace rows = object_rows;
    for (int post = 0; post < kPostCount; ++post) {
      if ((player(seat).posts >> post & 1) != 0) continue;
      const std::uint16_t* const first = next_;
      const Tokens lacking = player(seat).cards.missing_for(kPosts[index(post)].cards);
      row(rows::kPost + post);
      lack_rows(lacking);
      row(joined_rows::totals(at_most(lacking.total(), kFarTotal), kFarTotal + 1));
      const std::uint8_t object = end_object(seat, first, 1);
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
    row(rows::kWait + wait_[index(seat)]);
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
    if (has_goals_) measure_goals(seat);
    read_table(seat);
    read_hand(seat);
    if (state_.setup.has(Module::cities))
      read_cities(seat);
    else
      read_nobles(seat);
    if (state_.setup.has(Module::posts)) read_posts(seat);
    const std::uint16_t* const first = next_;
    player_rows(seat);
    of.rows = since(first);
  }

  const GameState& state_;
  NetworkInput& out_;
  std::uint16_t* next_;                     ///< where the next row goes
  const bool has_goals_;                    ///< cities or posts are in play
  std::array<Goal, kCitiesInPlay> cities_;  ///< of the seat that is read
  std::array<Towards, kGemCount> towards_;  ///< the same, by the colour of a card
  std::array<Purse, kMaxPlayers> purses_;
  std::array<int, kMaxPlayers> wait_;  ///< players who act before this one
  std::array<std::array<std::uint8_t, kMaxPlayers>, kSlotCount> missing_;
  std::array<std::array<std::uint8_t, kMaxPlayers>, kMaxNobles> noble_missing_;
  std::array<std::array<unsigned, 2>, kMaxPlayers> noble_colours_;
};

}  // namespace

joined_rows::Parts joined_rows::parts_of(int row) {
  namespace rows = object_rows;
  Parts parts;
  const auto add = [&](int part) { parts.row[parts.count++] = static_cast<std::uint16_t>(part); };
  if (row < kNothing) {
    add(row);
  } else if (row >= kTotals) {
    const int own = (row - kTotals) / (kFarTotal + 2), rival = (row - kTotals) % (kFarTotal + 2);
    add(rows::kTotal + own);
    if (rival <= kFarTotal) add(rows::kRivalTotal + rival);
  } else if (row >= kUse) {
    const int hand = (row - kUse) % 4, noble = (row - kUse) / 4 % 2, points_short = (row - kUse) / 8 % 8;
    add(rows::kWait + (row - kUse) / 64);
    if (noble != 0) add(rows::kBringsNoble);
    add(rows::kShort + points_short);
    if (hand != 0) add(rows::kHand + hand - 1);
  } else if (row >= kDistance) {
    const int bank_lacks = (row - kDistance) % 4, rival = (row - kDistance) / 4 % (kFar + 2);
    if (bank_lacks != 0) add(rows::kBankLacks + bank_lacks - 1);
    add(rows::kMissing + (row - kDistance) / 4 / (kFar + 2));
    if (rival <= kFar) add(rows::kRival + rival);
  }
  return parts;
}

void NetworkInput::read(const GameState& state) { Encoder(state, *this).read(); }

}  // namespace splendor
