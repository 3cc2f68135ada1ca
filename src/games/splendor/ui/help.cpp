#include "games/splendor/ui/help.h"

#include "games/splendor/rules/card.h"
#include "games/splendor/rules/state.h"
#include "games/splendor/ui/art/pieces.h"
#include "games/splendor/ui/art/tiles.h"
#include "games/splendor/ui/art/tokens.h"
#include "games/splendor/ui/describe.h"
#include "games/splendor/ui/emblem.h"
#include "games/splendor/ui/words.h"
#include "ui/words.h"

namespace splendor_ui {

using namespace splendor;
using namespace ui;

namespace {

// ---- Pictures

constexpr float kCardW = 84, kTile = 84;

HelpPicture emblem(RulesPart part) {
  return {56, 56,
          [](const Canvas& canvas, const Rect& rect, int what) {
            draw_rules_emblem(canvas, rect, static_cast<RulesPart>(what));
          },
          static_cast<int>(part)};
}

HelpPicture card(CardId id) {
  return {kCardW, kCardW * kCardAspect,
          [](const Canvas& canvas, const Rect& rect, int what) { draw_card(canvas, rect, static_cast<CardId>(what)); },
          id};
}

HelpPicture noble(NobleId id) {
  return {
      kTile, kTile,
      [](const Canvas& canvas, const Rect& rect, int what) { draw_noble(canvas, rect, static_cast<NobleId>(what)); },
      id};
}

HelpPicture city(int index) {
  return {100, 100,
          [](const Canvas& canvas, const Rect& rect, int what) {
            draw_city(canvas, rect, what, {.name = city_name(what)});
          },
          index};
}

HelpPicture post(Post which) {
  return {72, 92,
          [](const Canvas& canvas, const Rect& rect, int what) { draw_post(canvas, rect, static_cast<Post>(what)); },
          static_cast<int>(which)};
}

/// Tokens that overlap a little, one digit of `what` each: colour + 1.
HelpPicture tokens(int what) {
  return {kCardW, 44,
          [](const Canvas& canvas, const Rect& rect, int digits) {
            int count = 0;
            for (int rest = digits; rest > 0; rest /= 10) ++count;
            const float size = rect.h * 0.9f, step = count > 1 ? (rect.w - size) / static_cast<float>(count - 1) : 0;
            const float used = std::min(step, size * 0.7f),
                        left = rect.centre_x() - used * static_cast<float>(count - 1) / 2;
            for (int i = 0; i < count; ++i, digits /= 10)
              draw_token(canvas, static_cast<Gem>(digits % 10 - 1), left + used * static_cast<float>(i),
                         rect.centre_y(), size);
          },
          what};
}

/// A reserved card with its gold.
HelpPicture reserved() {
  return {kCardW, 92,
          [](const Canvas& canvas, const Rect& rect, int) {
            const float w = rect.h / kCardAspect;
            draw_deck(canvas, {rect.x + 2, rect.y, w, rect.h}, Deck::L2, -1);
            draw_token(canvas, Gem::gold, rect.right() - rect.h * 0.2f, rect.bottom() - rect.h * 0.26f, rect.h * 0.42f);
          },
          0};
}

/// A card of the table with `what` % 10 strongholds of seat `what` / 10.
HelpPicture held_card(CardId id, int seat, int count) {
  return {kCardW, kCardW * kCardAspect,
          [](const Canvas& canvas, const Rect& rect, int what) {
            draw_card(canvas, rect, static_cast<CardId>(what / 100));
            draw_strongholds(canvas, what / 10 % 10, what % 10, rect.centre_x(), rect.y + rect.h * 0.45f,
                             rect.w * 0.34f);
          },
          id * 100 + seat * 10 + count};
}

HelpPicture strongholds_of(int seat) {
  return {kCardW, 48,
          [](const Canvas& canvas, const Rect& rect, int what) {
            draw_strongholds(canvas, what, kStrongholdsEach, rect.centre_x(), rect.centre_y(), rect.h * 0.9f);
          },
          seat};
}

// ---- Pages

HelpItem text(Text key) { return {HelpItem::Kind::text, tr(key)}; }
HelpItem shown(HelpPicture picture, Text key) { return {HelpItem::Kind::text, tr(key), {picture}}; }
HelpItem ruling(Text key) { return {HelpItem::Kind::ruling, tr(key)}; }
HelpItem heading(Text key) { return {HelpItem::Kind::heading, tr(key)}; }
HelpItem gallery(std::vector<HelpPicture> pictures, Text key) {
  return {HelpItem::Kind::text, tr(key), std::move(pictures)};
}

HelpPage page(const char* id, Text tab, Text title, RulesPart part, std::vector<HelpItem> items) {
  return {id, tr(tab), tr(title), emblem(part), std::move(items)};
}

HelpPage base_page() {
  return page("base", words::help_tab_base, words::help_base, RulesPart::base,
              {text(words::help_goal),
               text(words::help_turn),
               shown(tokens(321), words::help_take_three),
               shown(tokens(44), words::help_take_two),
               shown(reserved(), words::help_reserve),
               shown(card(kFirstCard[1] + 4), words::help_buy),
               heading(words::help_cards_title),
               shown(card(kFirstCard[2] + 9), words::help_cards),
               shown(tokens(6), words::help_gold),
               heading(words::help_after_title),
               text(words::help_limit),
               shown(noble(2), words::help_nobles),
               heading(words::help_end_title),
               text(words::help_end),
               ruling(words::help_base_r1),
               ruling(words::help_base_r2),
               ruling(words::help_base_r3),
               ruling(words::help_base_r4),
               ruling(words::help_base_r5),
               ruling(words::help_base_r6)});
}

HelpPage orient_page() {
  const CardId first = kFirstCard[3], second = kFirstCard[4], third = kFirstCard[5];
  return page(
      help_id(Module::orient), words::help_tab_orient, words::module_orient, RulesPart::orient,
      {text(words::help_orient), shown(card(first), words::help_orient_gold),
       shown(card(first + 5), words::help_orient_associate), shown(card(second), words::help_orient_double),
       shown(card(second + 5), words::help_orient_associate_take), shown(card(third), words::help_orient_take),
       shown(card(third + 5), words::help_orient_discard), shown(noble(kNobleOfSunNeverSets), words::help_orient_noble),
       ruling(words::help_orient_r1), ruling(words::help_orient_r2), ruling(words::help_orient_r3),
       ruling(words::help_orient_r4), ruling(words::help_orient_r5)});
}

HelpPage strongholds_page() {
  const CardId some = kFirstCard[1] + 11;
  return page(
      help_id(Module::strongholds), words::help_tab_strongholds, words::module_strongholds, RulesPart::strongholds,
      {shown(strongholds_of(0), words::help_strongholds), text(words::help_strongholds_after),
       shown(held_card(some, 0, 1), words::help_strongholds_place),
       shown(held_card(some + 3, 0, 1), words::help_strongholds_move),
       shown(held_card(some + 6, 1, 1), words::help_strongholds_remove),
       shown(held_card(kFirstCard[2] + 3, 0, 3), words::help_strongholds_conquest), ruling(words::help_strongholds_r1),
       ruling(words::help_strongholds_r2), ruling(words::help_strongholds_r3), ruling(words::help_strongholds_r4)});
}

HelpPage cities_page() {
  return page(help_id(Module::cities), words::help_tab_cities, words::module_cities, RulesPart::cities,
              {gallery({city(2), city(4), city(13)}, words::help_cities), text(words::help_cities_fulfil),
               shown(city(8), words::help_cities_any), text(words::help_cities_end), ruling(words::help_cities_r1),
               ruling(words::help_cities_r2)});
}

HelpPage posts_page() {
  return page(
      help_id(Module::posts), words::help_tab_posts, words::module_posts, RulesPart::posts,
      {text(words::help_posts), shown(post(Post::gem_after_purchase), words::help_posts_gem),
       shown(post(Post::third_gem), words::help_posts_third), shown(post(Post::gold_double), words::help_posts_double),
       shown(post(Post::draw_two), words::help_posts_draw), shown(post(Post::point_per_post), words::help_posts_points),
       ruling(words::help_posts_r1), ruling(words::help_posts_r2), ruling(words::help_posts_r3)});
}

HelpPage together_page() {
  return page("together", words::help_tab_together, words::help_together, RulesPart::together,
              {text(words::help_together_intro), text(words::help_together_order), text(words::help_together_free),
               text(words::help_together_gold), text(words::help_together_kept), ruling(words::help_together_r)});
}

HelpPage five_page() {
  return page("five", words::help_tab_five, words::help_five, RulesPart::five_players,
              {text(words::help_five_limit), ruling(words::help_five_r)});
}

HelpPage keys_page() {
  return page("keys", words::help_tab_keys, words::help_keys, RulesPart::keys,
              {text(words::help_keys_amber), text(words::help_keys_badge), text(words::help_keys_white),
               text(words::help_keys_enlarge), text(words::help_keys_moments), text(words::help_keys_gems),
               text(words::help_keys_confirm), text(words::help_keys_undo), text(words::help_keys_hint),
               text(words::help_keys_arrows), heading(words::help_day_title), text(words::help_day)});
}

}  // namespace

const char* help_id(Module module) {
  switch (module) {
    case Module::orient: return "orient";
    case Module::strongholds: return "strongholds";
    case Module::cities: return "cities";
    case Module::posts: return "posts";
  }
  return "base";
}

HelpBook splendor_help() {
  return {base_page(),  orient_page(),   strongholds_page(), cities_page(),
          posts_page(), together_page(), five_page(),        keys_page()};
}

}  // namespace splendor_ui
