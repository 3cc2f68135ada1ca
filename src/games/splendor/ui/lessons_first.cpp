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

constexpr int kEndInSight = 10, kManyTokens = 8, kFarToPay = 4;
constexpr int kCardsForNobles = 2;  ///< before, nothing is said of nobles

/// A rival who can buy a card next, and win with it.
struct Threat {
  int rival = -1;
  CardId card = kNoCard;  ///< kNoCard: nobody can, or with several, so that it cannot be prevented
};

Threat threat_to(const GameState& state) {
  Threat threat;
  for (int seat = 0; seat < state.setup.players; ++seat) {
    if (seat == state.to_act) continue;
    for (const CardId card : state.slots) {
      if (card == kNoCard || card == threat.card || !wins_with(state, seat, card)) continue;
      if (threat.card != kNoCard) return {};
      threat = {seat, card};
    }
  }
  return threat;
}

/// The gems of a handful, one after the other: twice the same for a pair.
std::vector<Gem> gems_of(const Tokens& tokens) {
  std::vector<Gem> gems;
  for (const Gem gem : kGems) gems.insert(gems.end(), static_cast<std::size_t>(tokens[gem]), gem);
  return gems;
}

/// The card by its colour; with its points, where others in sight are of the same; as the one that the player has reserved.
std::string noun_of(const Scene& scene, CardId card) {
  const bool mine = reserve_of(scene.me, card) >= 0;
  const std::string noun = mine ? tr(words::card_reserved, card_noun(card)) : card_noun(card);
  if (mine && scene.me.reserved_count == 1) return noun;
  const bool alone = std::none_of(scene.cards.begin(), scene.cards.end(),
                                  [&](CardId other) { return other != card && card_noun(other) == card_noun(card); });
  const int points = kCards[card].points;
  return alone         ? noun
         : points == 0 ? tr(words::card_of_no_points, noun)
         : points == 1 ? tr(words::card_of_points_one, noun)
                       : tr(words::card_of_points_many, noun, std::to_string(points));
}

/// The best card within sight that lacks all of the gems that are taken and not for the aim, if there are some and such a card.
CardId next_aim(const Scene& scene) {
  const Tokens lacks = scene.lacks(scene.plan().aim);
  std::vector<Gem> others = gems_of(scene.plan().action.tokens);
  std::erase_if(others, [&](Gem gem) { return lacks[gem] > 0; });
  if (others.empty()) return kNoCard;
  const auto next = std::find_if(scene.cards.begin(), scene.cards.end(), [&](CardId card) {
    return card != scene.plan().aim && affordability(scene.state, scene.state.to_act, card).missing <= kFarToPay &&
           std::all_of(others.begin(), others.end(), [&](Gem gem) { return scene.lacks(card)[gem] > 0; });
  });
  return next != scene.cards.end() && card_noun(*next) != card_noun(scene.plan().aim) ? *next : kNoCard;
}

/// The card that gems are taken for, the piles to press, and the card that the others are for.
std::vector<std::string> card_and_piles(const Scene& scene, CardId next = kNoCard) {
  std::vector<std::string> ids;
  if (scene.plan().aim != kNoCard) ids.push_back(scene.place(scene.plan().aim));
  for (const Gem gem : gems_of(scene.plan().action.tokens)) ids.push_back(pile(gem));
  if (next != kNoCard) ids.push_back(scene.place(next));
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
  if (scene.turn > 0 || !scene.takes() || scene.plan().aim == kNoCard) return {};
  return {tr(words::lesson_cost, handful(kCards[scene.plan().aim].cost)), {scene.place(scene.plan().aim)}};
}

Tip tell_take(const Scene& scene) {
  if (scene.turn > 0 || scene.plan().action.kind != ActionKind::take || scene.plan().action.tokens.total() != 3)
    return {};
  return {tr(words::lesson_take), card_and_piles(scene)};
}

/// A colour that is taken and that two of the three best cards ask for.
Tip tell_why(const Scene& scene) {
  if (scene.turn == 0 || scene.turn > kFirstTurns || !scene.takes() || scene.plan().aim == kNoCard) return {};
  constexpr std::size_t kBest = 3;
  Cards best{scene.plan().aim};
  for (std::size_t i = 0; i < scene.cards.size() && best.size() < kBest; ++i)
    if (scene.cards[i] != best.front()) best.push_back(scene.cards[i]);
  for (const Gem gem : gems_of(scene.plan().action.tokens)) {
    std::vector<std::string> ids{pile(gem)};
    for (const CardId card : best)
      if (scene.lacks(card)[gem] > 0) ids.push_back(scene.place(card));
    if (ids.size() > 2)
      return {tr(ids.size() == 3 ? words::lesson_why_two : words::lesson_why_three, gem_plural(gem)), std::move(ids)};
  }
  return {};
}

/// [base.take-two] For the card, where that is best; otherwise that one may.
Tip tell_pair(const Scene& scene) {
  if (scene.turn < 2 || scene.turn > kFirstTurns || !scene.takes()) return {};
  const Plan& plan = scene.plan();
  if (plan.action.kind == ActionKind::take_pair && plan.aim != kNoCard) {
    const Gem gem = gems_of(plan.action.tokens).front();
    if (scene.lacks(plan.aim)[gem] >= 2) return {tr(words::lesson_pair), {scene.place(plan.aim), pile(gem)}};
  }
  std::vector<std::string> large;
  for (const Gem gem : kGems)
    if (scene.state.bank[gem] >= kMinPileForPair) large.push_back(pile(gem));
  return large.empty() ? Tip{} : Tip{tr(words::lesson_may_pair), std::move(large)};
}

Tip tell_buy(const Scene& scene) {
  if (scene.me.purchased > 0 || !scene.buys()) return {};
  const bool in_gold = affordability(scene.state, scene.state.to_act, scene.plan().aim).gold_needed > 0;
  return {tr(in_gold ? words::lesson_buy_gold : words::lesson_buy), {scene.place(scene.plan().aim)}};
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
Tip tell_who_took(const Scene& scene, const Text& bought, const Text& reserved) {
  const GameState* const before = scene.turn_before();
  if (before == nullptr) return {};
  for (int seat = 0; seat < scene.state.setup.players; ++seat) {
    if (seat == scene.state.to_act) continue;
    const PlayerState& rival = scene.state.players[static_cast<std::size_t>(seat)];
    for (const CardId card : before->slots) {
      if (card == kNoCard || !(rival.owned.contains(card) || reserve_of(rival, card) >= 0)) continue;
      if (affordability(*before, scene.state.to_act, card).missing > kWithinReach) continue;
      if (const Plan& plan = scene.plan_before(); plan.aim == card && is_take(plan.action.kind))
        return {
            tr(rival.owned.contains(card) ? bought : reserved, seat_name(scene.session, seat), noun_of(scene, card)),
            {scene.place_of(seat)}};
    }
  }
  return {};
}

Tip tell_aim_gone(const Scene& scene) {
  return scene.turn > kFirstTurns ? Tip{} : tell_who_took(scene, words::lesson_aim_gone, words::lesson_aim_gone);
}

/// The card that gems were taken for a turn ago, where it could still be had; kNoCard: none.
CardId aim_before(const Scene& scene) {
  if (scene.turn_before() == nullptr) return kNoCard;
  const Plan& plan = scene.plan_before();
  const bool there = std::find(scene.cards.begin(), scene.cards.end(), plan.aim) != scene.cards.end();
  return there && is_take(plan.action.kind) ? plan.aim : kNoCard;
}

/// What is taken is also for that card.
bool helps(const Scene& scene, CardId card) {
  return scene.takes() && !scene.plan().action.tokens.at_most(scene.lacks(card)).empty();
}

/// Another card has become better than the one that was aimed at.
Tip tell_aim_changed(const Scene& scene) {
  if (scene.turn > kFirstTurns) return {};
  const CardId before = aim_before(scene), aim = scene.plan().aim;
  if (before == kNoCard || aim == kNoCard || aim == before || !scene.takes() ||
      noun_of(scene, aim) == noun_of(scene, before) || helps(scene, before))
    return {};
  return {tr(words::lesson_aim_changed, noun_of(scene, before)), {scene.place(aim)}};
}

/// The rival before has changed piles; they are not ringed, since that would hide what is told of.
Tip tell_marks(const Scene& scene) {
  const GameState* const before = scene.turn_of_rival();
  if (before == nullptr || scene.turn == 0 || before->bank == scene.state.bank) return {};
  return {tr(words::lesson_marks, seat_name(scene.session, before->to_act)), {scene.place_of(before->to_act)}};
}

Tip tell_levels(const Scene& scene) {
  constexpr int kTurns = 3;
  constexpr std::size_t kLevels = 3;
  if (scene.turn < kTurns) return {};
  std::vector<std::string> ids;
  for (std::size_t deck = 0; deck < kLevels; ++deck) ids.push_back("deck:" + std::string(kDeckNames[deck]));
  return {tr(words::lesson_levels), std::move(ids)};
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

/// A rival who can nearly buy the card; -1: none.
int racing_for(const Scene& scene, CardId card) {
  for (int seat = 0; seat < scene.state.setup.players; ++seat)
    if (seat != scene.state.to_act && affordability(scene.state, seat, card).missing <= 1) return seat;
  return -1;
}

Tip tell_reserve(const Scene& scene) {
  if (scene.turn > kFirstTurns || !scene.reserves()) return {};
  const CardId card = scene.plan().aim;
  if (affordability(scene.state, scene.state.to_act, card).missing > kFarToPay) return {};  // the advice says why
  const int rival = racing_for(scene, card);
  return {rival >= 0 ? tr(words::lesson_reserve_race, seat_name(scene.session, rival)) : tr(words::lesson_reserve),
          {scene.place(card)}};
}

/// A card with points that is still far, where nothing was reserved so far.
Tip tell_may_reserve(const Scene& scene) {
  constexpr int kPurchases = 3;
  if (scene.me.purchased < kPurchases || scene.has_reserved() || scene.reserves() || scene.state.bank.gold() == 0)
    return {};
  const auto wanted = std::find_if(scene.cards.begin(), scene.cards.end(),
                                   [&](CardId card) { return kCards[card].points > 1 && !scene.can_buy(card); });
  return wanted == scene.cards.end() ? Tip{} : Tip{tr(words::lesson_may_reserve), {scene.place(*wanted)}};
}

Tip tell_gold(const Scene& scene) {
  if (scene.me.reserved_count == 0 || scene.me.tokens.gold() == 0) return {};
  return {tr(words::lesson_gold), {scene.place(scene.me.reserved[0])}};
}

Tip tell_limit(const Scene& scene) {
  const int total = scene.me.tokens.total();
  if (total < kManyTokens || (total == kManyTokens && scene.state.phase == Phase::turn && !scene.takes())) return {};
  return {tr(scene.takes() ? words::lesson_limit_takes : words::lesson_limit, std::to_string(total)),
          {scene.my_tokens()}};
}

/// [base.limit] A rival had to give tokens back since the turn before.
Tip tell_gave_back(const Scene& scene) {
  const int seat = scene.who_gave_back();
  if (seat < 0) return {};
  return {tr(words::lesson_gave_back, seat_name(scene.session, seat)), {scene.place_of(seat)}};
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
  if (scene.me.purchased < kCardsForNobles || nearest == kNoNoble) return {};
  return {tr(words::lesson_noble, handful(kNobles[nearest].requirement)), {place_of_noble(nearest)}};
}

Tip tell_noble_near(const Scene& scene) {
  for (const NobleId noble : scene.state.nobles) {
    const Tokens missing = noble == kNoNoble ? Tokens() : missing_for(scene, noble);
    if (missing.total() != 1) continue;
    for (const CardId card : scene.cards)  // one that is within reach
      if (missing[kCards[card].bonus] > 0 &&
          affordability(scene.state, scene.state.to_act, card).missing <= kWithinReach && scene.plan().aim == card)
        return {tr(words::lesson_noble_near, gem_name(kCards[card].bonus)), {place_of_noble(noble), scene.place(card)}};
  }
  return {};
}

/// A noble that one purchase brings to a rival.
Tip tell_noble_race(const Scene& scene) {
  for (int seat = 0; seat < scene.state.setup.players; ++seat)
    for (const NobleId noble : scene.state.nobles) {
      if (seat == scene.state.to_act || noble == kNoNoble) continue;
      const PlayerState& rival = scene.state.players[static_cast<std::size_t>(seat)];
      const Tokens missing = rival.bonuses.missing_for(kNobles[noble].requirement);
      if (missing.total() != 1) continue;
      const Gem gem = *std::find_if(kGems.begin(), kGems.end(), [&](Gem one) { return missing[one] > 0; });
      return {tr(words::lesson_noble_race, seat_name(scene.session, seat), gem_name(gem)),
              {place_of_noble(noble), scene.place_of(seat)}};
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
    Lesson{tell_may_reserve},
    Lesson{tell_gave_back},
    Lesson{tell_limit},
    Lesson{tell_noble_near},
    Lesson{tell_noble_race},
    Lesson{tell_noble_gone},
    Lesson{tell_dashed},
    Lesson{tell_any},
    Lesson{tell_aim_gone},
    Lesson{tell_aim_changed},
    Lesson{tell_marks},
    Lesson{tell_levels},
    Lesson{tell_lamp},
};

Tip advise_buying(const Scene& scene) {
  const CardId card = scene.plan().aim;
  if (is_orient(card)) return {tr(words::lesson_orient_buy, card_effect(card)), {scene.place(card)}};
  const int gained = points_with(scene.state, scene.me, card);
  const Threat threat = threat_to(scene.state);
  const bool wins = wins_with(scene.state, scene.state.to_act, card);
  const CardId aim = aim_before(scene);
  const Gem bonus = kCards[card].bonus;
  if (gained == 0 && threat.card != card && aim != kNoCard && noun_of(scene, aim) != noun_of(scene, card) &&
      need_of(scene.me, kCards[aim])[bonus] > 0)
    return {tr(words::advice_saves_for, gem_name(bonus), noun_of(scene, aim)), {scene.place(card), scene.place(aim)}};
  const NobleId noble = nearest_noble(scene);
  const bool free = need_of(scene.me, kCards[card]).empty();
  const bool for_noble =
      scene.me.purchased >= kCardsForNobles && noble != kNoNoble && missing_for(scene, noble)[bonus] > 0;
  const bool brings = gained > kCards[card].points;
  std::vector<std::string> ids{scene.place(card)};
  if (brings)
    for (const NobleId one : scene.state.nobles) {
      if (one == kNoNoble) continue;
      const Tokens missing = missing_for(scene, one);  // nothing, where another noble came before
      if (missing.total() == std::min(missing[bonus], 1)) ids.push_back(place_of_noble(one));
    }
  else if (for_noble && gained == 0 && threat.card != card)
    ids.push_back(place_of_noble(noble));
  return {wins && brings        ? tr(words::advice_wins_noble, std::to_string(scene.me.prestige + gained))
          : wins                ? tr(words::advice_wins, std::to_string(scene.me.prestige + gained))
          : threat.card == card ? tr(words::advice_parry_buy, seat_name(scene.session, threat.rival))
          : brings              ? tr(words::advice_noble, points(gained))
          : gained > 0          ? tr(words::advice_points, points(gained), gem_name(bonus))
          : free && for_noble   ? tr(words::advice_free_noble)
          : free                ? tr(words::advice_costs_nothing, gem_name(bonus))
          : for_noble           ? tr(words::advice_saves_noble, gem_name(bonus))
                                : tr(words::advice_saves, gem_name(bonus)),
          std::move(ids)};
}

Tip advise_taking(const Scene& scene) {
  const CardId aim = scene.plan().aim;
  if (aim == kNoCard) return {tr(words::advice_gems), card_and_piles(scene)};
  const Tokens lacks = scene.lacks(aim);
  const std::vector<Gem> gems = gems_of(scene.plan().action.tokens);
  const auto others = std::count_if(gems.begin(), gems.end(), [&](Gem gem) { return lacks[gem] == 0; });
  constexpr int kKinds = 2;  // more would be a long sentence
  if (scene.plan().action.kind == ActionKind::take_pair && lacks[gems.front()] > 1)
    return {tr(words::advice_pair, gem_plural(gems.front())), card_and_piles(scene)};
  if (scene.can_buy(aim)) return {tr(words::advice_keep_gold, handful(lacks)), card_and_piles(scene)};
  const auto count = [](auto&& like) { return std::count_if(kGems.begin(), kGems.end(), like); };
  // Nothing is named that is there and is not marked.
  const auto passed_over = count(
      [&](Gem gem) { return lacks[gem] > 0 && scene.state.bank[gem] > 0 && scene.plan().action.tokens[gem] == 0; });
  if (passed_over > 0 || count([&](Gem gem) { return lacks[gem] > 0; }) > kKinds) {
    const int missing = affordability(scene.state, scene.state.to_act, aim).missing;
    return {others == 0 ? tr_count(words::advice_take_far_one, words::advice_take_far_many, missing)
                        : tr_count(words::advice_take_far_others_one, words::advice_take_far_others_many, missing),
            card_and_piles(scene)};
  }
  if (scene.me.tokens.gold() > 0 && others == 0)
    return {tr(words::advice_take_gold, handful(lacks)), card_and_piles(scene)};
  if (others == 0) return {tr(words::advice_take, handful(lacks)), card_and_piles(scene)};
  const CardId next = next_aim(scene);
  const Tokens of_aim = scene.plan().action.tokens.at_most(lacks);
  if (next == kNoCard) return {tr(words::advice_take_others, handful(of_aim)), card_and_piles(scene)};
  return {tr(words::advice_take_next, noun_of(scene, aim), handful(of_aim)), card_and_piles(scene, next)};
}

Tip advise_reserving(const Scene& scene) {
  const CardId card = scene.plan().aim;
  const Threat threat = threat_to(scene.state);
  const int rival = racing_for(scene, card);
  const bool full = scene.me.tokens.total() + 2 > scene.state.setup.token_limit();
  const bool for_gold = scene.plan().reason == Reason::gold || scene.can_buy(card) ||
                        affordability(scene.state, scene.state.to_act, card).missing > kFarToPay;
  return {threat.card == card ? tr(words::advice_parry, seat_name(scene.session, threat.rival))
          : for_gold          ? tr(words::advice_reserve_gold)
          : rival >= 0        ? tr(words::advice_reserve_race, seat_name(scene.session, rival))
          : full              ? tr(words::advice_full_reserve)
                              : tr(words::advice_reserve),
          {scene.place(card)}};
}

/// [base.reserve.blind] For the gold.
Tip advise_drawing(const Scene& scene) {
  return {tr(words::advice_deck), {"deck:" + std::string(kDeckNames[scene.plan().action.other])}};
}

/// [base.limit] What is needed least, twice the same for two.
Tip advise_returning(const Scene& scene) {
  std::vector<std::string> ids;
  const Tokens& tokens = scene.plan().action.tokens;
  for (int c = 0; c < kColourCount; ++c)
    ids.insert(ids.end(), static_cast<std::size_t>(tokens[static_cast<Gem>(c)]),
               std::string("own:") + kColourLetters[c]);
  return {tr(words::advice_return, handful(tokens)), std::move(ids)};
}

}  // namespace

std::span<const Lesson> first_lessons() { return kFirstLessons; }

Tip notice_for(const Scene& scene) {
  if (Tip gone = tell_who_took(scene, words::notice_gone, words::notice_reserved); !gone.words.empty()) return gone;
  const CardId before = aim_before(scene), aim = scene.plan().aim;
  if (before == kNoCard || aim == kNoCard || aim == before || noun_of(scene, aim) == noun_of(scene, before)) return {};
  const bool saves = scene.buys() && need_of(scene.me, kCards[before])[kCards[aim].bonus] > 0;
  if (helps(scene, before) || saves) return {};
  const auto missing = [&](CardId card) { return affordability(scene.state, scene.state.to_act, card).missing; };
  const Text& why = scene.buys()                                 ? words::notice_now
                    : kCards[aim].points > kCards[before].points ? words::notice_more
                    : missing(aim) < missing(before)             ? words::notice_nearer
                                                                 : words::notice_changed;
  return {tr(why, noun_of(scene, before)), {scene.place(aim)}};
}

Tip advice_for(const Scene& scene) {
  if (scene.state.phase == Phase::give_back) return advise_returning(scene);
  switch (scene.plan().action.kind) {
    case ActionKind::take:
    case ActionKind::take_pair: return advise_taking(scene);
    case ActionKind::buy: return advise_buying(scene);
    case ActionKind::reserve: return advise_reserving(scene);
    case ActionKind::reserve_deck: return advise_drawing(scene);
    default: return {tr(words::advice_free)};
  }
}

}  // namespace splendor_ui
