#include "ui/kingdom/help.h"

#include "ui/kingdom/board_art.h"
#include "ui/kingdom/describe.h"
#include "ui/kingdom/guide.h"
#include "ui/kingdom/pieces.h"

namespace ui {

using namespace kingdom;

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

HelpItem text(Str key) { return {HelpItem::Kind::text, tr(key)}; }
HelpItem shown(HelpPicture picture, Str key) { return {HelpItem::Kind::text, tr(key), {picture}}; }
HelpItem ruling(Str key) { return {HelpItem::Kind::ruling, tr(key)}; }
HelpItem shown_effect(Effect which) {
  return {HelpItem::Kind::text, tr(Str::kd_tile_effect, kd_effect(which), kd_effect_text(which)), {effect(which)}};
}

HelpPage journey_page() {
  return {"journey",
          tr(Str::kd_help_tab_journey),
          tr(Str::kd_help_journey),
          {},
          {shown(pawns(), Str::kd_help_goal), text(Str::kd_help_turn), shown(tokens(321), Str::kd_help_collect),
           shown(purse(), Str::kd_help_limit), shown(flag(0), Str::kd_help_travel), shown(guide(), Str::kd_help_glow),
           ruling(Str::kd_help_r_start), ruling(Str::kd_help_r_onward), ruling(Str::kd_help_r_exact),
           ruling(Str::kd_help_r_pay), text(Str::kd_help_boards)}};
}

HelpPage places_page() {
  return {"places",
          tr(Str::kd_help_tab_places),
          tr(Str::kd_help_places),
          {},
          {shown(place(1), Str::kd_help_city), shown(place(2), Str::kd_help_village),
           shown(place(37), Str::kd_help_palace), shown(medals(), Str::kd_help_medal), ruling(Str::kd_help_r_empty)}};
}

HelpPage mysteries_page() {
  HelpPage page{"mysteries",
                tr(Str::kd_help_tab_mysteries),
                tr(Str::kd_help_mysteries_title),
                {},
                {shown(tile(4), Str::kd_help_market), shown(effect(Effect::hidden), Str::kd_help_mysteries)}};
  for (int which = 0; which < kEffects; ++which) page.items.push_back(shown_effect(static_cast<Effect>(which)));
  for (const Str key : {Str::kd_help_r_village, Str::kd_help_r_treasure, Str::kd_help_r_gem})
    page.items.push_back(ruling(key));
  return page;
}

HelpPage keys_page() {
  return {"keys", tr(Str::kd_help_tab_keys), tr(Str::kd_help_keys_title), {}, {text(Str::kd_help_keys)}};
}

}  // namespace

HelpBook kingdom_help() { return {journey_page(), places_page(), mysteries_page(), keys_page()}; }

}  // namespace ui
