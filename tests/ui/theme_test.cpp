// Contrast of every theme by the formula of WCAG 2: 4.5 : 1 for text, 3 : 1 for shapes that carry a meaning.
#include "ui/theme.h"

#include <algorithm>

#include "games/splendor/ui/art/gem_shapes.h"
#include "support/check.h"
#include "support/contrast.h"
#include "ui/art/paint.h"
#include "ui/game_row.h"

using namespace ui;
using support::contrast;

namespace {

struct Named {
  const char* name;
  ImU32 colour;
};

constexpr double kText = 4.5, kShape = 3.0;
constexpr std::array<ThemeKind, kThemeCount> kThemes{ThemeKind::dark, ThemeKind::light, ThemeKind::high_contrast};

/// Those of every game's table.
std::vector<const Theme*> all_themes() {
  std::vector<const Theme*> themes;
  for (const GameRow& row : game_rows())
    for (const ThemeKind kind : kThemes) themes.push_back(&row.make_table()->theme(kind));
  return themes;
}

void check_pair(const Theme& theme, Named front, Named back, double least) {
  CAPTURE(static_cast<int>(theme.kind));
  CAPTURE(front.name);
  CAPTURE(back.name);
  CHECK(contrast(front.colour, back.colour) >= least);
}

}  // namespace

TEST_CASE("every game gives the theme that was asked for") {
  const auto themes = all_themes();
  for (std::size_t i = 0; i < themes.size(); ++i) CHECK(themes[i]->kind == kThemes[i % kThemeCount]);
}

TEST_CASE("text reads on every surface it is set on") {
  for (const Theme* theme : all_themes()) {
    const Theme& t = *theme;
    const std::array<Named, 5> surfaces{{{"ground_deep", t.ground_deep},
                                         {"ground_mid", t.ground_mid},
                                         {"panel", t.panel},
                                         {"panel_active", t.panel_active},
                                         {"well", t.well}}};
    const std::array<Named, 5> inks{
        {{"text", t.text}, {"muted", t.muted}, {"link", t.link}, {"danger", t.danger}, {"success", t.success}}};
    for (const Named& surface : surfaces)
      for (const Named& ink : inks) check_pair(t, ink, surface, kText);
    check_pair(t, {"ink", t.ink}, {"paper", t.paper}, kText);
    check_pair(t, {"ink_muted", t.ink_muted}, {"paper", t.paper}, kText);
    check_pair(t, {"on_accent", t.on_accent}, {"accent", t.accent}, kText);
    check_pair(t, {"on_accent", t.on_accent}, {"accent_pressed", t.accent_pressed}, kText);
    check_pair(t, {"on_badge", t.on_badge}, {"badge", t.badge}, kText);
    check_pair(t, {"on_selected", t.on_selected}, {"selected", t.selected}, kText);
    // Of what can be chosen, the chosen one stands out from the others.
    check_pair(t, {"selected", t.selected}, {"control", t.control}, kShape);
    check_pair(t, {"selected", t.selected}, {"well", t.well}, kShape);
    for (const Named& fill : std::array<Named, 3>{
             {{"control", t.control}, {"control_hot", t.control_hot}, {"control_pressed", t.control_pressed}}}) {
      check_pair(t, {"on_control", t.on_control}, fill, kText);
      check_pair(t, {"text", t.text}, fill, kText);
    }
    check_pair(t, {"danger", t.danger}, {"control", t.control}, kText);
    check_pair(t, {"ground_deep", t.ground_deep}, {"danger", t.danger}, kText);  // a danger button under the pointer
    check_pair(t, {"on_disabled", t.on_disabled}, {"disabled", t.disabled}, kShape);  // exempt from 4.5, still legible
  }
}

TEST_CASE("rings and edges stand out from the surfaces around them") {
  for (const Theme* theme : all_themes()) {
    const Theme& t = *theme;
    for (const Named& surface : std::array<Named, 5>{{{"ground_deep", t.ground_deep},
                                                      {"ground_mid", t.ground_mid},
                                                      {"panel", t.panel},
                                                      {"panel_active", t.panel_active},
                                                      {"well", t.well}}}) {
      for (const Named& line : std::array<Named, 5>{{{"accent_line", t.accent_line},
                                                     {"selected", t.selected},
                                                     {"focus", t.focus},
                                                     {"danger", t.danger},
                                                     {"control_edge", t.control_edge}}})
        check_pair(t, line, surface, kShape);
    }
  }
}

TEST_CASE("dimming takes away a fifth at most") {
  for (const Theme* theme : all_themes()) CHECK((theme->dim >> IM_COL32_A_SHIFT) <= 51u);
}

TEST_CASE("each gem shows on each surface by its body or its edge") {
  for (const ThemeKind kind : {ThemeKind::dark, ThemeKind::light}) {
    const Theme& t = theme_for(kind);
    for (const ImU32 surface : {t.ground_deep, t.ground_mid, t.panel, t.panel_active, t.well, t.paper})
      for (std::size_t i = 0; i < splendor::kColourCount; ++i) {
        CAPTURE(static_cast<int>(kind));
        CAPTURE(i);
        const splendor_ui::GemColours& c = splendor_ui::gem_shapes::kColours[i];
        const double best =
            std::max({contrast(c.base, surface), contrast(c.light, surface), contrast(c.edge, surface)});
        CHECK(best >= kShape);
      }
  }
}

TEST_CASE("letters read on gems") {
  const ImU32 dark = rgb(0x1B1F27), white = rgb(0xFFFFFF);
  for (std::size_t i = 0; i < splendor::kColourCount; ++i) {
    CAPTURE(i);
    const auto& flat = splendor_ui::gem_shapes::kFlat[i];
    CHECK(contrast(flat.letter, flat.fill) >= kText);
    // With the setting on, the table takes the light tone (white, gold) or the dark one; see gems.cpp.
    const splendor_ui::GemColours& c = splendor_ui::gem_shapes::kColours[i];
    const bool pale = i == 0 || i == 5;
    CHECK(contrast(pale ? dark : white, pale ? c.light : c.dark) >= kText);
  }
}

TEST_CASE("players' colours: signs on badges, and badges on surfaces") {
  for (int seat = 0; seat < kPlayerColours; ++seat) {
    CAPTURE(seat);
    const PlayerColour& c = player_colour(seat);
    CHECK(contrast(c.edge, c.base) >= kShape);
    const Theme& dark = theme_for(ThemeKind::dark);
    const Theme& light = theme_for(ThemeKind::light);
    for (const ImU32 surface : {dark.ground_deep, dark.panel, dark.panel_active})
      CHECK(contrast(c.base, surface) >= kShape);
    for (const ImU32 surface : {light.ground_deep, light.panel, light.paper})
      CHECK(contrast(c.edge, surface) >= kShape);
  }
}

TEST_CASE("mix and with_opacity meet their ends") {
  CHECK(mix(rgb(0x102030), rgb(0xA0B0C0), 0) == rgb(0x102030));
  CHECK(mix(rgb(0x102030), rgb(0xA0B0C0), 1) == rgb(0xA0B0C0));
  CHECK(with_opacity(rgb(0x102030), 0.5f) == rgb(0x102030, 128));
  CHECK(rgb(0x102030) == IM_COL32(0x10, 0x20, 0x30, 0xFF));
}
