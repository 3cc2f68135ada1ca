// The lessons of the modules, each on its own.
#include <algorithm>
#include <array>
#include <cstdint>

#include "games/splendor/rules/data/cities.h"
#include "games/splendor/rules/modules/posts.h"
#include "games/splendor/rules/takes.h"
#include "games/splendor/ui/describe.h"
#include "games/splendor/ui/lesson_scene.h"

namespace splendor_ui {

using namespace splendor;
using namespace ui;

namespace {

// ---- The Orient

template <class Wanted>
std::vector<std::string> places_where(const Scene& scene, Wanted&& wanted) {
  std::vector<std::string> ids;
  for (std::size_t slot = 0; slot < scene.state.slots.size(); ++slot)
    if (const CardId card = scene.state.slots[slot]; card != kNoCard && wanted(card, slot))
      ids.push_back(scene.place(card));
  return ids;
}

/// About the first card of `cards` for which it is wanted.
template <class Wanted>
CardId first_where(const Cards& cards, Wanted&& wanted) {
  const auto found = std::find_if(cards.begin(), cards.end(), wanted);
  return found == cards.end() ? kNoCard : *found;
}

/// Of those places, `most` at the most; nothing where there are none.
Tip told_about(std::vector<std::string> ids, const Text& words, std::size_t most = SIZE_MAX) {
  if (ids.empty()) return {};
  if (ids.size() > most) ids.resize(most);
  return {tr(words), std::move(ids)};
}

Tip tell_orient(const Scene& scene) {
  return {tr(words::lesson_orient), places_where(scene, [](CardId card, std::size_t) { return is_orient(card); })};
}

Tip tell_orient_buy(const Scene& scene) {
  // The cards that bring another one come first.
  const auto brings = [](CardId card) {
    return kCards[card].kind == CardKind::take || kCards[card].kind == CardKind::associate_take;
  };
  const auto buys = [&](CardId card) { return is_orient(card) && scene.can_buy(card); };
  CardId card = first_where(scene.cards, [&](CardId one) { return buys(one) && brings(one); });
  if (card == kNoCard) card = first_where(scene.cards, buys);
  if (card == kNoCard) return {};
  return {tr(words::lesson_orient_buy, card_effect(card)), {scene.place(card)}};
}

Tip tell_associate(const Scene&) { return {tr(words::lesson_associate)}; }

/// With the cards of that level that are worth most.
Tip tell_free(const Scene& scene) {
  const int level = scene.state.modules.free_level;
  int best = 0;
  const auto worth = [&](CardId card) {
    return kCards[card].level == level ? worth_of(scene.state, card) + 3 * kCards[card].cost.total() : 0;
  };
  for (const CardId card : scene.state.slots)
    if (card != kNoCard) best = std::max(best, worth(card));
  return {tr(words::lesson_free, std::to_string(level)),
          places_where(scene, [&](CardId card, std::size_t) { return worth(card) == best; })};
}

Tip tell_virtual_gold(const Scene& scene) {
  bool has = false;
  for_each_card(scene.me.owned, [&](CardId card) { has = has || kCards[card].kind == CardKind::virtual_gold; });
  return has ? Tip{tr(words::lesson_virtual_gold), {scene.my_place()}} : Tip{};
}

Tip tell_double(const Scene& scene) {
  if (scene.turn == 0) return {};
  const auto doubles = [](CardId card, std::size_t) { return kCards[card].kind == CardKind::double_bonus; };
  return told_about(places_where(scene, doubles), words::lesson_double, 1);
}

// ---- The Strongholds

std::vector<std::string> places_held(const Scene& scene, bool own, int least, int most) {
  return places_where(scene, [&](CardId, std::size_t slot) {
    const Occupation& held = scene.state.modules.occupied[slot];
    return held.count >= least && held.count <= most && (held.owner == scene.state.to_act) == own;
  });
}

Tip tell_strongholds(const Scene& scene) {
  auto ids = places_held(scene, false, 1, kStrongholdsEach);
  const auto mine = places_held(scene, true, 1, kStrongholdsEach);
  ids.insert(ids.end(), mine.begin(), mine.end());
  return {tr(words::lesson_strongholds), std::move(ids)};
}

Tip tell_strongholds_buy(const Scene& scene) {
  const CardId card = first_where(scene.cards, [&](CardId one) { return scene.can_buy(one); });
  return card == kNoCard ? Tip{} : Tip{tr(words::lesson_strongholds_buy), {scene.place(card)}};
}

Tip tell_send_home(const Scene& scene) { return told_about(places_held(scene, false, 1, 1), words::lesson_send_home); }

Tip tell_place(const Scene& scene) {
  const CardId card = first_where(scene.cards, [&](CardId one) { return slot_of(scene.state, one) >= 0; });
  if (scene.me.strongholds == 0 || card == kNoCard) return {};
  return {tr(words::lesson_place), {scene.place(card)}};
}

/// Not at first: what is said last then is what can be done.
Tip tell_guarded(const Scene& scene) {
  if (scene.turn == 0) return {};
  return told_about(places_held(scene, true, 1, kStrongholdsEach), words::lesson_guarded, 1);
}

/// All strongholds but one stand on the card.
Tip tell_third(const Scene& scene) {
  return told_about(places_held(scene, true, kStrongholdsEach - 1, kStrongholdsEach - 1), words::lesson_third, 1);
}

Tip tell_conquest(const Scene& scene) {
  return {tr(words::lesson_conquest), places_held(scene, true, kStrongholdsEach, kStrongholdsEach)};
}

// ---- The Cities

struct NearCity {
  int city = -1, points = 0;
  Tokens cards;
  int missing = 0;  ///< cards, those of "any" colour too
};

NearCity nearest_city(const Scene& scene) {
  NearCity nearest;
  for (const std::uint8_t index : scene.state.modules.cities) {
    if (index >= kCities.size()) continue;
    const City& city = kCities[index];
    NearCity one{.city = index,
                 .points = std::max(0, city.points - scene.me.prestige),
                 .cards = scene.me.cards.missing_for(city.cards)};
    int alike = 0;
    for (const Gem gem : kGems)
      if (city.cards[gem] == 0) alike = std::max(alike, scene.me.cards[gem]);
    one.missing = one.cards.total() + std::max(0, city.any - alike);
    if (nearest.city < 0 || one.points + 2 * one.missing < nearest.points + 2 * nearest.missing) nearest = one;
  }
  return nearest;
}

std::string place_of_city(int city) { return std::string("city:") + kCities[static_cast<std::size_t>(city)].id; }

Tip tell_cities(const Scene& scene) {
  std::vector<std::string> ids;
  for (const std::uint8_t city : scene.state.modules.cities)
    if (city < kCities.size()) ids.push_back(place_of_city(city));
  return {tr(words::lesson_cities), std::move(ids)};
}

Tip tell_city_near(const Scene& scene) {
  const NearCity near = nearest_city(scene);
  return {tr(words::lesson_city_near, std::to_string(near.points), std::to_string(near.missing)),
          {place_of_city(near.city)}};
}

Tip tell_city_card(const Scene& scene) {
  const NearCity near = nearest_city(scene);
  const CardId card = first_where(scene.cards, [&](CardId one) { return near.cards[kCards[one].bonus] > 0; });
  if (card == kNoCard) return {};
  std::vector<std::string> ids{scene.place(card), place_of_city(near.city)};
  const Tokens lacks = scene.lacks(card), gems = scene.plan().action.tokens;
  if (scene.can_buy(card) || !scene.takes() || lacks.missing_for(gems) == gems)
    return {tr(words::lesson_city_card), std::move(ids)};
  for (const Gem gem : kGems)
    if (gems[gem] > 0) ids.push_back(pile(gem));
  return {tr(words::lesson_city_collect), std::move(ids)};
}

Tip tell_city_points(const Scene& scene) {
  const NearCity near = nearest_city(scene);
  const CardId card = first_where(scene.cards, [&](CardId one) { return kCards[one].points > 0; });
  if (near.missing > 0 || near.points == 0 || card == kNoCard) return {};
  return {tr(words::lesson_city_points), {scene.place(card), place_of_city(near.city)}};
}

Tip tell_city_both(const Scene& scene) {
  return scene.turn < 1 ? Tip{} : Tip{tr(words::lesson_city_both), {place_of_city(nearest_city(scene).city)}};
}

// ---- The Trading Posts

std::string place_of_post(std::size_t post) { return std::string("post:") + kPosts[post].id; }

/// Of posts as bits.
std::vector<std::string> places_of_posts(unsigned posts) {
  std::vector<std::string> ids;
  for (std::size_t post = 0; post < kPosts.size(); ++post)
    if (posts >> post & 1) ids.push_back(place_of_post(post));
  return ids;
}

template <class Wanted>
std::vector<std::string> piles_where(const Scene& scene, Wanted&& wanted) {
  std::vector<std::string> ids;
  for (const Gem gem : kGems)
    if (wanted(gem, scene.state.bank[gem])) ids.push_back(pile(gem));
  return ids;
}

Tip tell_posts(const Scene&) { return {tr(words::lesson_posts), places_of_posts(~0u)}; }

/// A card that can be bought and is all that a post asks for.
Tip tell_post_card(const Scene& scene) {
  for (const CardId card : scene.cards) {
    if (!scene.can_buy(card)) continue;
    PlayerState after = scene.me;
    after.cards += Tokens::of(kCards[card].bonus);
    for (std::size_t post = 0; post < kPosts.size(); ++post)
      if ((posts::due_posts(after) & ~unsigned{scene.me.posts}) >> post & 1)
        return {tr(words::lesson_post_card, post_power(static_cast<int>(post))),
                {scene.place(card), place_of_post(post)}};
  }
  return {};
}

Tip tell_post_reached(const Scene& scene) {
  return scene.turn == 0 ? Tip{} : told_about(places_of_posts(scene.me.posts), words::lesson_post_reached);
}

Tip tell_post_third(const Scene& scene) {
  if (!posts::has(scene.me, Post::third_gem)) return {};
  return told_about(piles_where(scene, [](Gem, int left) { return left >= kMinPileForPair; }),
                    words::lesson_post_third);
}

Tip tell_post_gem(const Scene& scene) {
  const Tokens lacks = scene.cards.empty() ? Tokens{} : scene.lacks(scene.cards.front());
  return {tr(words::lesson_post_gem),
          piles_where(scene, [&](Gem gem, int left) { return lacks[gem] > 0 && left > 0; })};
}

Tip tell_post_points(const Scene& scene) {
  if (!posts::has(scene.me, Post::point_per_post)) return {};
  return {tr(words::lesson_post_points), {place_of_post(static_cast<std::size_t>(Post::point_per_post))}};
}

Tip tell_done(const Scene& scene) { return scene.turn < kTurnsOfModule ? Tip{} : Tip{tr(words::lesson_done)}; }

constexpr std::array kModuleLessons{
    Lesson{tell_orient, Module::orient},
    Lesson{tell_orient_buy, Module::orient},
    Lesson{tell_associate, Module::orient, Phase::associate},
    Lesson{tell_free, Module::orient, Phase::free_card},
    Lesson{tell_virtual_gold, Module::orient},
    Lesson{tell_double, Module::orient},
    Lesson{tell_done, Module::orient},
    Lesson{tell_strongholds, Module::strongholds},
    Lesson{tell_strongholds_buy, Module::strongholds},
    Lesson{tell_send_home, Module::strongholds, Phase::stronghold},
    Lesson{tell_place, Module::strongholds, Phase::stronghold},
    Lesson{tell_guarded, Module::strongholds},
    Lesson{tell_third, Module::strongholds},
    Lesson{tell_conquest, Module::strongholds, Phase::conquest},
    Lesson{tell_done, Module::strongholds},
    Lesson{tell_cities, Module::cities},
    Lesson{tell_city_near, Module::cities},
    Lesson{tell_city_card, Module::cities},
    Lesson{tell_city_points, Module::cities},
    Lesson{tell_city_both, Module::cities},
    Lesson{tell_done, Module::cities},
    Lesson{tell_posts, Module::posts},
    Lesson{tell_post_card, Module::posts},
    Lesson{tell_post_reached, Module::posts},
    Lesson{tell_post_third, Module::posts},
    Lesson{tell_post_gem, Module::posts, Phase::gem},
    Lesson{tell_post_points, Module::posts},
    Lesson{tell_done, Module::posts},
};

}  // namespace

std::span<const Lesson> module_lessons() { return kModuleLessons; }

}  // namespace splendor_ui
