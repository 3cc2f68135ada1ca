// Names of places are laid out by a table of letters, which must agree with the font that draws them.
#include "games/kingdom/ui/name_room.h"

#include "games/kingdom/rules/data/sections.h"
#include "support/check.h"
#include "support/paper.h"
#include "ui/art/text.h"

TEST_CASE("storybook: the computed width of a name agrees with the font") {
  const support::Paper paper;
  const ui::Canvas canvas = paper.canvas();
  for (const kingdom::Space& space : kingdom::kSpaces)
    for (const char* name : space.name.words) {
      CAPTURE(name);
      constexpr float kSize = 20;
      const float drawn = ui::text_width(canvas, name, ui::Face::bold, kSize),
                  laid_out = kingdom_ui::name_width(name) * kSize;
      CHECK(laid_out >= drawn - 1);
      CHECK(laid_out <= drawn * 1.06f);
    }
}

TEST_CASE("storybook: a name breaks into two lines where both are short") {
  CHECK(kingdom_ui::name_break("Shellbourne") == 0);
  CHECK(kingdom_ui::name_break("Pebble Cove") == 7);
  CHECK(kingdom_ui::name_break("Palais de la Reine") == 10);  // behind "Palais de "
  CHECK(kingdom_ui::name_room("Pebble Cove", true).w < kingdom_ui::name_room("Pebble Cove", false).w);
  CHECK(kingdom_ui::name_room("Shellbourne", true).w == kingdom_ui::name_room("Shellbourne", false).w);
}
