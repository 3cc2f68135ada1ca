// The storybook's colours: 4.5 : 1 for text, 3 : 1 for shapes that carry a meaning.
#include "games/kingdom/ui/art/storybook.h"

#include <array>

#include "support/check.h"
#include "support/contrast.h"
#include "ui/art/paint.h"

using namespace kingdom_ui;
using namespace ui;
using support::contrast;

namespace {

constexpr double kText = 4.5, kShape = 3.0;
constexpr std::array<ThemeKind, kThemeCount> kThemes{ThemeKind::dark, ThemeKind::light, ThemeKind::high_contrast};

}  // namespace

TEST_CASE("storybook: names and ticks read on their paper") {
  for (const ThemeKind kind : kThemes) {
    CAPTURE(static_cast<int>(kind));
    const Storybook& book = storybook_for(kind);
    CHECK(contrast(book.flag_ink, book.flag) >= kText);
    CHECK(contrast(book.flag, book.there) >= kText);
    // A name's strip lets a little of the land through.
    for (const ImU32 below : {book.land, book.sea, book.wood_dark, book.snow})
      if (kind != ThemeKind::high_contrast) CHECK(contrast(book.flag_ink, mix(below, book.flag, 0.86f)) >= kText);
  }
}

TEST_CASE("storybook: roads, flags and rings stand out from what lies below them") {
  for (const ThemeKind kind : kThemes) {
    CAPTURE(static_cast<int>(kind));
    const Storybook& book = storybook_for(kind);
    const bool flat = kind == ThemeKind::high_contrast;
    CHECK(contrast(flat ? book.road : book.road_edge, book.land) >= kShape);
    CHECK(contrast(book.can, book.can_edge) >= kShape);
    CHECK(contrast(book.chosen, book.chosen_edge) >= kShape);
    for (const ImU32 ground : {book.land, book.sea, book.field, book.meadow}) {
      CHECK(std::max(contrast(book.can_edge, ground), contrast(book.can, ground)) >= kShape);
      CHECK(std::max(contrast(book.chosen_edge, ground), contrast(book.chosen, ground)) >= kShape);
      CHECK(std::max(contrast(book.flag_edge, ground), contrast(book.flag, ground)) >= kShape);
      for (int seat = 0; seat < 4; ++seat) {
        const ImU32 edge = flat ? kingdom_theme(kind).text : pawn_colours(seat).edge;
        CHECK(std::max(contrast(edge, ground), contrast(pawn_colours(seat).base, ground)) >= kShape);
      }
    }
  }
}

TEST_CASE("storybook: what is out of reach is dimmed by a fifth at most") {
  for (const ThemeKind kind : kThemes) CHECK((storybook_for(kind).shade >> IM_COL32_A_SHIFT) <= 51u);
}

TEST_CASE("storybook: resources show on flags, tiles and tokens, and pawns on the land") {
  for (const ThemeKind kind : kThemes)
    for (int i = 0; i < kingdom::kTokenKinds; ++i) {
      CAPTURE(i);
      CHECK(contrast(token_colours(static_cast<kingdom::Token>(i)).edge, storybook_for(kind).flag) >= kShape);
    }
  for (int seat = 0; seat < 4; ++seat) {
    CAPTURE(seat);
    const PlayerColour& c = pawn_colours(seat);
    CHECK(contrast(c.edge, rgb(0xFFFAEC)) >= kShape);  // the pale line around a pawn
    CHECK(contrast(c.base, storybook_for(ThemeKind::light).land) >= kShape);
    CHECK(contrast(c.base, c.light) > 1.5);
  }
}
