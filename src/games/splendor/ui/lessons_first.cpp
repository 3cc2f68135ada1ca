// The lessons of the first game, and the advice between them.
#include <algorithm>
#include <array>

#include "base/sorting.h"
#include "games/splendor/rules/data/nobles.h"
#include "games/splendor/rules/takes.h"
#include "games/splendor/ui/describe.h"
#include "games/splendor/ui/lesson_scene.h"
#include "ui/game_screen.h"

namespace splendor_ui {

using namespace splendor;
using namespace ui;

namespace {

constexpr int kWinningPoints = 15, kEndInSight = 10, kManyTokens = 8;

/// Turns of collecting until the card can be paid: three gems a turn, of one colour three in four turns or so, since piles
/// are short and pairs bring nothing else; one more for each that its pile does not have now.
int turns_to(const GameState& state, CardId card) {
  const PlayerState& me = state.player();
  const Tokens lacks = lacking(state, state.to_act, card), need = need_of(me, kCards[card]);
  constexpr int kFar = 9;  // a price in cards, no card to copy, or more gems than one can hold
  const int gold = me.tokens.gold(), missing = std::max(0, lacks.total() - gold);
  if (missing == 0) return can_purchase(state, state.to_act, card) ? 0 : kFar;
  int most = 0, scarce = -gold, beyond = -gold;
  for (const Gem gem : kGems) {
    most = std::max(most, lacks[gem]);
    scarce += std::max(0, lacks[gem] - state.bank[gem]);
    beyond += std::max(0, need[gem] - state.setup.gems_each());
  }
  if (beyond > 0 || need.total() > state.setup.token_limit()) return kFar;
  return std::max((missing + 2) / 3, (most * 3 + 3) / 4) + std::max(0, scarce);
}

/// A noble comes with this purchase.
bool brings_noble(const GameState& state, CardId card) {
  const Card& facts = kCards[card];
  if (facts.kind == CardKind::virtual_gold || facts.kind == CardKind::associate ||
      facts.kind == CardKind::associate_take)
    return false;  // no colour yet
  const Tokens bonuses = state.player().bonuses + Tokens::of(facts.bonus, facts.kind == CardKind::double_bonus ? 2 : 1);
  return std::any_of(state.nobles.begin(), state.nobles.end(), [&](NobleId noble) {
    return noble != kNoNoble && bonuses.missing_for(kNobles[noble].requirement).empty();
  });
}

/// What a purchase of this card brings, with the noble that comes for it.
int points_with(const GameState& state, CardId card) {
  return kCards[card].points + (brings_noble(state, card) ? kNoblePoints : 0);
}

/// The piles that bring this card nearest, as many as may be taken in a turn: twice the same for a pair.
std::vector<Gem> piles_for(const GameState& state, CardId card) {
  const PlayerState& me = state.player();
  const Tokens lacks = lacking(state, state.to_act, card);
  std::vector<Gem> wanted;
  for (const Gem gem : kGems)
    if (lacks[gem] > 0 && state.bank[gem] > 0) wanted.push_back(gem);
  if (wanted.empty()) return {};
  if (wanted.size() == 1 && lacks[wanted[0]] >= 2 && state.bank[wanted[0]] >= kMinPileForPair)
    return {wanted[0], wanted[0]};
  base::insertion_sort(wanted.begin(), wanted.end(), [&](Gem a, Gem b) { return lacks[a] > lacks[b]; });
  // What is left of the three goes to what most cards of the table ask for.
  std::array<int, kGemCount> asked{};
  for (const CardId other : state.slots)
    for (const Gem gem : kGems)
      if (other != kNoCard && need_of(me, kCards[other])[gem] > me.tokens[gem]) ++asked[index_of(gem)];
  std::vector<Gem> others;
  for (const Gem gem : kGems)
    if (state.bank[gem] > 0 && std::find(wanted.begin(), wanted.end(), gem) == wanted.end()) others.push_back(gem);
  base::insertion_sort(others.begin(), others.end(),
                       [&](Gem a, Gem b) { return asked[index_of(a)] > asked[index_of(b)]; });
  wanted.insert(wanted.end(), others.begin(), others.end());
  wanted.resize(std::min<std::size_t>(wanted.size(), 3));  // [base.take-three] three, where there are as many
  return wanted;
}

/// What to take for the card to aim at.
struct Taking {
  std::vector<Gem> piles;
  CardId next = kNoCard;  ///< the best card that lacks all of the other gems, if there are others and such a card
};

Taking taking_for(const Scene& scene) {
  Taking taking{piles_for(scene.state, scene.aim())};
  std::vector<Gem> others = taking.piles;
  const auto needed = [&](Gem gem) { return scene.lacks(scene.aim())[gem] > 0; };
  std::erase_if(others, needed);
  constexpr int kKinds = 2;  // more, with both cards, would be a long sentence
  if (others.empty() || std::count_if(kGems.begin(), kGems.end(), needed) > kKinds) return taking;
  const auto next = std::find_if(scene.cards.begin() + 1, scene.cards.end(), [&](CardId card) {
    const Tokens lacks = scene.lacks(card);
    return std::all_of(others.begin(), others.end(), [&](Gem gem) { return lacks[gem] > 0; });
  });
  if (next != scene.cards.end() && card_noun(*next) != card_noun(scene.aim())) taking.next = *next;
  return taking;
}

std::vector<std::string> card_and_piles(const Scene& scene, const Taking& taking) {
  std::vector<std::string> ids{scene.place(scene.aim())};
  for (const Gem gem : taking.piles) ids.push_back(pile(gem));
  if (taking.next != kNoCard) ids.push_back(scene.place(taking.next));
  return ids;
}

Tip tell_goal(const Scene& scene) {
  std::vector<CardId> rich;
  for (const CardId card : scene.state.slots)
    if (card != kNoCard && kCards[card].points >= 3) rich.push_back(card);
  std::vector<std::string> ids;
  for (const CardId card : rich) ids.push_back(scene.place(card));
  return {tr(words::lesson_goal), std::move(ids)};
}

Tip tell_cost(const Scene& scene) {
  if (!scene.me.tokens.empty() || scene.buys()) return {};
  return {tr(words::lesson_cost, handful(kCards[scene.aim()].cost)), {scene.place(scene.aim())}};
}

Tip tell_take(const Scene& scene) {
  if (scene.buys()) return {};
  return {tr(words::lesson_take), card_and_piles(scene, {piles_for(scene.state, scene.aim())})};
}

/// A colour that two of the three best cards ask for, and the pile has.
Tip tell_why(const Scene& scene) {
  if (scene.turn == 0 || scene.buys() || scene.cards.size() < 3) return {};
  const std::vector<Gem> piles = piles_for(scene.state, scene.aim());
  for (const Gem gem : piles) {
    std::vector<std::string> ids{pile(gem)};
    for (std::size_t i = 0; i < 3; ++i)
      if (scene.lacks(scene.cards[i])[gem] > 0) ids.push_back(scene.place(scene.cards[i]));
    if (ids.size() > 2)
      return {tr(ids.size() == 3 ? words::lesson_why_two : words::lesson_why_three, gem_plural(gem)), std::move(ids)};
  }
  return {};
}

Tip tell_pair(const Scene& scene) {
  const std::vector<Gem> piles = piles_for(scene.state, scene.aim());
  if (scene.turn == 0 || scene.buys() || piles.size() != 2 || piles[0] != piles[1]) return {};
  return {tr(words::lesson_pair), {scene.place(scene.aim()), pile(piles[0])}};
}

Tip tell_buy(const Scene& scene) {
  if (!scene.buys()) return {};
  const bool in_gold = affordability(scene.state, scene.state.to_act, scene.aim()).gold_needed > 0;
  return {tr(in_gold ? words::lesson_buy_gold : words::lesson_buy), {scene.place(scene.aim())}};
}

/// A card of the table on which small gems or discs show what is missing.
bool shows_missing(const Scene& scene, CardId card) {
  const int missing = affordability(scene.state, scene.state.to_act, card).missing;
  return missing > 0 && missing <= kWithinReach && reserve_of(scene.me, card) < 0;
}

/// A card that gold helps to pay for.
Tip tell_dashed(const Scene& scene) {
  if (scene.me.purchased == 0) return {};
  for (const CardId card : scene.cards)
    if (scene.can_buy(card) && affordability(scene.state, scene.state.to_act, card).gold_needed > 0)
      return {tr(words::lesson_dashed), {scene.place(card)}};
  return {};
}

/// A card of which gold leaves open what is missing, so that its badge has discs of many colours.
Tip tell_any(const Scene& scene) {
  for (const CardId card : scene.cards)
    if (shows_missing(scene, card) &&
        scene.lacks(card).total() > affordability(scene.state, scene.state.to_act, card).missing)
      return {tr(words::lesson_any), {scene.place(card)}};
  return {};
}

/// What is missing, as cards of the table show it.
Tip tell_badge(const Scene& scene) {
  if (scene.turn == 0) return {};
  for (const CardId card : scene.cards)
    if (shows_missing(scene, card)) return {tr(words::lesson_badge), {scene.place(card)}};
  return {};
}

/// A rival has the card that was aimed at.
Tip tell_aim_gone(const Scene& scene) {
  if (scene.aim_before == kNoCard || scene.aim_before == scene.aim()) return {};
  for (int seat = 0; seat < scene.state.setup.players; ++seat) {
    const PlayerState& rival = scene.state.players[static_cast<std::size_t>(seat)];
    if (seat == scene.state.to_act ||
        !(rival.owned.contains(scene.aim_before) || reserve_of(rival, scene.aim_before) >= 0))
      continue;
    return {tr(words::lesson_aim_gone, seat_name(scene.session, seat), card_noun(scene.aim_before)),
            {scene.place_of(seat)}};
  }
  return {};
}

/// What else there is to ask, once the first turns are over.
Tip tell_lamp(const Scene& scene) {
  constexpr int kTurns = 4;
  if (scene.turn < kTurns) return {};
  return {tr(words::lesson_lamp), {"hint"}};
}

/// The nearest card that a bonus makes cheaper.
Tip tell_bonus(const Scene& scene) {
  for (const CardId card : scene.cards)
    for (const Gem gem : kGems)
      if (scene.me.bonuses[gem] > 0 && kCards[card].cost[gem] > 0)
        return {tr(words::lesson_bonus, gem_name(gem)), {scene.place(card)}};
  return {};
}

/// A card with points that a rival nearly has, or one that is still far.
Tip tell_reserve(const Scene& scene) {
  if (scene.buys() || scene.me.purchased == 0 || scene.me.reserved_count > 0 || scene.state.bank.gold() == 0) return {};
  for (const CardId card : scene.cards) {
    if (kCards[card].points == 0) continue;
    for (int seat = 0; seat < scene.state.setup.players; ++seat)
      if (seat != scene.state.to_act && affordability(scene.state, seat, card).missing <= 1)
        return {tr(words::lesson_reserve_race, seat_name(scene.session, seat)), {scene.place(card)}};
  }
  if (scene.me.purchased < 3) return {};
  const auto wanted =
      std::find_if(scene.cards.begin(), scene.cards.end(), [](CardId card) { return kCards[card].points > 1; });
  return wanted == scene.cards.end() ? Tip{} : Tip{tr(words::lesson_reserve), {scene.place(*wanted)}};
}

Tip tell_gold(const Scene& scene) {
  if (scene.me.reserved_count == 0 || scene.me.tokens.gold() == 0) return {};
  return {tr(words::lesson_gold), {scene.place(scene.me.reserved[0])}};
}

Tip tell_limit(const Scene& scene) {
  const int total = scene.me.tokens.total();
  if (total < kManyTokens || (total == kManyTokens && scene.buys())) return {};
  return {tr(words::lesson_limit, std::to_string(total)), {scene.my_place()}};
}

Tokens missing_for(const Scene& scene, NobleId noble) {
  return scene.me.bonuses.missing_for(kNobles[noble].requirement);
}

/// kNoNoble where none is left.
NobleId nearest_noble(const Scene& scene) {
  NobleId nearest = kNoNoble;
  const auto missing = [&](NobleId noble) { return missing_for(scene, noble).total(); };
  for (const NobleId noble : scene.state.nobles)
    if (noble != kNoNoble && (nearest == kNoNoble || missing(noble) < missing(nearest))) nearest = noble;
  return nearest;
}

std::string place_of_noble(NobleId noble) { return std::string("noble:") + kNobles[noble].id; }

/// The noble that is nearest, once there are some cards.
Tip tell_noble(const Scene& scene) {
  const NobleId nearest = nearest_noble(scene);
  if (scene.me.purchased < 2 || nearest == kNoNoble) return {};
  return {tr(words::lesson_noble, handful(kNobles[nearest].requirement)), {place_of_noble(nearest)}};
}

Tip tell_noble_near(const Scene& scene) {
  for (const NobleId noble : scene.state.nobles) {
    const Tokens missing = noble == kNoNoble ? Tokens() : missing_for(scene, noble);
    if (missing.total() != 1) continue;
    for (const CardId card : scene.cards)  // one that is within reach
      if (missing[kCards[card].bonus] > 0 &&
          affordability(scene.state, scene.state.to_act, card).missing <= kWithinReach)
        return {tr(words::lesson_noble_near, gem_name(kCards[card].bonus)), {place_of_noble(noble), scene.place(card)}};
  }
  return {};
}

/// A rival has a noble.
Tip tell_noble_gone(const Scene& scene) {
  for (int seat = 0; seat < scene.state.setup.players; ++seat)
    if (seat != scene.state.to_act && scene.state.players[static_cast<std::size_t>(seat)].nobles != 0)
      return {tr(words::lesson_noble_gone, seat_name(scene.session, seat)), {scene.place_of(seat)}};
  return {};
}

Tip tell_noble_came(const Scene& scene) {
  if (scene.me.nobles == 0) return {};
  return {tr(words::lesson_noble_came), {scene.my_place()}};
}

Tip tell_end(const Scene& scene) {
  int leader = scene.state.to_act;
  const auto points_of = [&](int seat) { return int{scene.state.players[static_cast<std::size_t>(seat)].prestige}; };
  for (int seat = 0; seat < scene.state.setup.players; ++seat)
    if (points_of(seat) > points_of(leader)) leader = seat;
  if (points_of(leader) < kEndInSight) return {};
  const std::string points = std::to_string(points_of(leader));
  return {leader == scene.state.to_act ? tr(words::lesson_end_yours, points)
                                       : tr(words::lesson_end, seat_name(scene.session, leader), points),
          {scene.place_of(leader)}};
}

constexpr std::array kFirstLessons{
    Lesson{tell_goal},
    Lesson{tell_cost},
    Lesson{.tell = tell_take, .instructs = true},
    Lesson{tell_noble_came},
    Lesson{tell_bonus},
    Lesson{tell_gold},
    Lesson{.tell = tell_buy, .instructs = true},
    Lesson{tell_badge},
    Lesson{tell_pair},
    Lesson{tell_why},
    Lesson{tell_end},
    Lesson{tell_noble},
    Lesson{.tell = tell_reserve, .instructs = true},
    Lesson{tell_limit},
    Lesson{tell_noble_near},
    Lesson{tell_noble_gone},
    Lesson{tell_dashed},
    Lesson{tell_any},
    Lesson{tell_aim_gone},
    Lesson{tell_lamp},
};

}  // namespace

int worth_of(const GameState& state, CardId card) {
  const Card& facts = kCards[card];
  const int bought = state.player().purchased;
  // The first cards are bought for what they save, the later ones for points.
  int worth = std::max(0, 100 - 8 * bought) + (16 + 2 * bought) * points_with(state, card);
  for (const CardId other : state.slots)
    if (other != kNoCard && other != card && need_of(state.player(), kCards[other])[facts.bonus] > 0) worth += 16;
  for (const NobleId noble : state.nobles)
    if (noble != kNoNoble && kNobles[noble].requirement[facts.bonus] > state.player().bonuses[facts.bonus]) worth += 20;
  return reserve_of(state.player(), card) < 0 ? worth : worth + worth / 4;  // what one reserved one wants
}

namespace {

bool wins_with(const GameState& state, CardId card) {
  return state.player().prestige + points_with(state, card) >= kWinningPoints &&
         can_purchase(state, state.to_act, card);
}

/// One is worth so many hundredths of another, or more, for each of the turns that it takes.
bool worth_more(const GameState& state, CardId card, CardId other, int hundredths = 100) {
  return 100 * worth_of(state, card) * (turns_to(state, other) + 1) >
         hundredths * worth_of(state, other) * (turns_to(state, card) + 1);
}

}  // namespace

Cards cards_to_aim_at(const GameState& state) {
  Cards cards;
  const PlayerState& me = state.player();
  for (std::size_t slot = 0; slot < state.slots.size(); ++slot) {
    const Occupation& held = state.modules.occupied[slot];
    if (state.slots[slot] != kNoCard && (held.count == 0 || held.owner == state.to_act))
      cards.push_back(state.slots[slot]);
  }
  cards.insert(cards.end(), me.reserved.begin(), me.reserved.begin() + me.reserved_count);
  base::insertion_sort(cards.begin(), cards.end(), [&](CardId a, CardId b) {
    const bool wins = wins_with(state, a);
    return wins != wins_with(state, b) ? wins : worth_more(state, a, b);
  });
  return cards;
}

CardId settle_aim(const GameState& state, CardId aim, Cards& cards) {
  constexpr int kClearly = 200;
  const auto comes_nearer = [&](CardId card) {
    return can_purchase(state, state.to_act, card) || !piles_for(state, card).empty();
  };
  const auto best = std::find_if(cards.begin(), cards.end(), comes_nearer);
  if (best == cards.end()) return kNoCard;
  const auto before = std::find(cards.begin(), cards.end(), aim);
  const bool buys = can_purchase(state, state.to_act, *best);
  const bool keeps = before != cards.end() && comes_nearer(aim) && (buys || !worth_more(state, *best, aim, kClearly));
  const CardId now = keeps ? aim : buys ? kNoCard : *best;
  const auto told = keeps && !buys ? before : best;
  std::rotate(cards.begin(), told, told + 1);
  return now;
}

std::span<const Lesson> first_lessons() { return kFirstLessons; }

Tip advice_for(const Scene& scene) {
  const CardId aim = scene.aim();
  if (aim == kNoCard) return {tr(words::advice_free)};
  const Card& facts = kCards[aim];
  if (scene.buys()) {
    if (is_orient(aim)) return {tr(words::lesson_orient_buy, card_effect(aim)), {scene.place(aim)}};
    const int gained = points_with(scene.state, aim), after = scene.me.prestige + gained;
    const bool ends = after >= kWinningPoints && !scene.state.setup.has(Module::cities);
    return {ends                    ? tr(words::advice_wins, std::to_string(after))
            : gained > facts.points ? tr(words::advice_noble, points(gained))
            : gained > 0            ? tr(words::advice_points, points(gained))
                                    : tr(words::advice_saves, gem_name(facts.bonus)),
            {scene.place(aim)}};
  }
  const bool full = scene.me.tokens.total() + 2 > scene.state.setup.token_limit();
  const bool reserves = reserve_of(scene.me, aim) < 0 && scene.me.reserved_count < kMaxReserved;
  const Taking taking = taking_for(scene);
  if (!taking.piles.empty() && !(full && reserves)) {
    const Tokens lacks = scene.lacks(aim);
    const bool others = std::any_of(taking.piles.begin(), taking.piles.end(), [&](Gem gem) { return lacks[gem] == 0; });
    const bool gold = scene.me.tokens.gold() > 0;
    if (taking.next != kNoCard && !gold) {
      const auto for_next = [&](Gem gem) { return lacks[gem] == 0; };
      const bool one = std::count_if(taking.piles.begin(), taking.piles.end(), for_next) == 1;
      return {base::filled(tr(one ? words::advice_take_next_one : words::advice_take_next),
                           {card_noun(aim), handful(lacks), card_noun(taking.next)}),
              card_and_piles(scene, taking)};
    }
    const Text& text = gold ? words::advice_take_gold : others ? words::advice_take_others : words::advice_take;
    return {tr(text, handful(lacks)), card_and_piles(scene, taking)};
  }
  if (reserves) {
    const bool buys =
        std::any_of(scene.cards.begin(), scene.cards.end(), [&](CardId card) { return scene.can_buy(card); });
    return {tr(buys ? words::advice_full : words::advice_full_reserve), {scene.place(aim)}};
  }
  return {tr(words::advice_free)};
}

}  // namespace splendor_ui
