#include "games/kingdom/ui/help.h"

#include "games/kingdom/ui/art/board_art.h"
#include "games/kingdom/ui/art/guide.h"
#include "games/kingdom/ui/art/pieces.h"
#include "games/kingdom/ui/describe.h"
#include "games/kingdom/ui/words.h"
#include "ui/words.h"

namespace kingdom_ui {

using namespace kingdom;
using namespace ui;

namespace {

// ---- Pictures

constexpr float kWide = 92, kHigh = 48;

/// Tokens side by side, one digit of `what` each: kind + 1.
HelpPicture tokens(int what) {
  return {kWide, kHigh,
          [](const Canvas& canvas, const Rect& rect, int digits) {
            int count = 0;
            for (int rest = digits; rest > 0; rest /= 10) ++count;
            const float step = rect.w / static_cast<float>(count + 1);
            const float size = std::min(rect.h * 0.86f, step * 1.4f);
            for (int i = 1; i <= count; ++i, digits /= 10)
              draw_kingdom_token(canvas, static_cast<Token>(digits % 10 - 1), rect.x + step * static_cast<float>(i),
                                 rect.centre_y(), size);
          },
          what};
}

/// A city tile, face up or, from kTileCount on, face down.
HelpPicture tile(int what) {
  return {64, 64,
          [](const Canvas& canvas, const Rect& rect, int which) {
            draw_city_tile(canvas, rect, static_cast<TileId>(which % kTileCount), which < kTileCount ? 0.0f : 1.0f);
          },
          what};
}

HelpPicture place(SpaceId space) {
  return {kWide, 72,
          [](const Canvas& canvas, const Rect& rect, int which) {
            draw_vignette(canvas, static_cast<SpaceId>(which), rect.centre_x(), rect.centre_y(), rect.h * 0.48f);
          },
          space};
}

HelpPicture effect(Effect which) {
  return {72, 72,
          [](const Canvas& canvas, const Rect& rect, int what) {
            draw_village_tile(canvas, rect, static_cast<Effect>(what), 0);
          },
          static_cast<int>(which)};
}

HelpPicture flag(RoadId road) {
  return {kWide, 40,
          [](const Canvas& canvas, const Rect& rect, int what) {
            const Tokens cost = kRoads[static_cast<std::size_t>(what)].cost;
            draw_cost_flag(canvas, rect, cost, 1, rect.w / static_cast<float>(cost.total() + 1));
          },
          road};
}

HelpPicture pawns() {
  return {kWide, 60,
          [](const Canvas& canvas, const Rect& rect, int) {
            for (int seat = 0; seat < kMaxTravellers; ++seat)
              draw_pawn(canvas, seat, rect.x + rect.w * (0.14f + 0.24f * static_cast<float>(seat)), rect.bottom() - 4,
                        rect.h * 0.8f);
          },
          0};
}

HelpPicture medals() {
  return {kWide, kHigh,
          [](const Canvas& canvas, const Rect& rect, int) {
            draw_medal(canvas, Rect::square(rect.x + rect.w * 0.3f, rect.centre_y(), rect.h * 0.9f), 1);
            draw_gate_sign(canvas, rect.x + rect.w * 0.75f, rect.centre_y(), rect.h * 0.9f, 0);
          },
          0};
}

HelpPicture purse() {
  return {kWide, 60,
          [](const Canvas& canvas, const Rect& rect, int) {
            draw_purse(canvas, rect.centre_x(), rect.centre_y(), rect.h * 0.9f, pawn_colours(0).base);
          },
          0};
}

HelpPicture guide() {
  return {72, 84, [](const Canvas& canvas, const Rect& rect, int) { draw_guide(canvas, rect, GuideMood::friendly); },
          0};
}

// ---- Pages

HelpItem text(Text key) { return {HelpItem::Kind::text, tr(key)}; }
HelpItem shown(HelpPicture picture, Text key) { return {HelpItem::Kind::text, tr(key), {picture}}; }
HelpItem ruling(Text key) { return {HelpItem::Kind::ruling, tr(key)}; }
HelpItem shown_effect(Effect which) {
  return {HelpItem::Kind::text, tr(words::tile_effect, effect_name(which), effect_text(which)), {effect(which)}};
}

HelpPage journey_page() {
  return {"journey",
          tr(words::help_tab_journey),
          tr(words::help_journey),
          {},
          {shown(pawns(), words::help_goal), text(words::help_turn), shown(tokens(321), words::help_collect),
           shown(purse(), words::help_limit), shown(flag(0), words::help_travel), shown(guide(), words::help_glow),
           ruling(words::help_r_start), ruling(words::help_r_onward), ruling(words::help_r_exact),
           ruling(words::help_r_pay), text(words::help_boards)}};
}

HelpPage places_page() {
  return {
      "places",
      tr(words::help_tab_places),
      tr(words::help_places),
      {},
      {shown(place(1), words::help_city), shown(place(2), words::help_village), shown(place(37), words::help_palace),
       shown(medals(), words::help_medal), ruling(words::help_r_empty), ruling(words::help_r_bound)}};
}

HelpPage mysteries_page() {
  HelpPage page{"mysteries",
                tr(words::help_tab_mysteries),
                tr(words::help_mysteries_title),
                {},
                {shown(tile(4), words::help_market), shown(effect(Effect::hidden), words::help_mysteries)}};
  for (int which = 0; which < kEffects; ++which) page.items.push_back(shown_effect(static_cast<Effect>(which)));
  for (const Text key :
       {words::help_r_village, words::help_r_treasure, words::help_r_drought, words::help_r_thief, words::help_r_gem})
    page.items.push_back(ruling(key));
  return page;
}

HelpPage keys_page() {
  return {"keys",
          tr(words::help_tab_keys),
          tr(words::help_keys_title),
          {},
          {text(words::help_marks), text(words::help_keys), text(words::help_moments)}};
}

}  // namespace

HelpBook help() { return {journey_page(), places_page(), mysteries_page(), keys_page()}; }

}  // namespace kingdom_ui
