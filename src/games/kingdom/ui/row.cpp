// Kingdom's row among the games that the frontend knows.
#include "games/kingdom/ui/row.h"

#include "games/kingdom/game.h"
#include "games/kingdom/rules/data/sections.h"
#include "games/kingdom/ui/board_art.h"
#include "games/kingdom/ui/form.h"
#include "games/kingdom/ui/help.h"
#include "games/kingdom/ui/pieces.h"
#include "games/kingdom/ui/screen.h"
#include "games/kingdom/ui/words.h"

namespace kingdom_ui {

using namespace ui;

namespace {

constexpr kingdom::SpaceId kPalaceShown =
    kingdom::kSectionSides[4].first_space + kingdom::kSectionSides[4].space_count - 1;

void draw_cover(const Canvas& canvas, const Rect& rect, int) {
  const float unit = rect.h / 84;
  draw_vignette(canvas, kPalaceShown, rect.centre_x(), rect.centre_y(), 32 * unit);
  draw_pawn(canvas, 0, rect.centre_x() - 46 * unit, rect.centre_y() + 30 * unit, 40 * unit);
  draw_pawn(canvas, 2, rect.centre_x() + 46 * unit, rect.centre_y() + 30 * unit, 40 * unit);
}

}  // namespace

constinit const GameRow kRow{
    .kind = engine::kind_of<kingdom::Game>(),
    .name = words::kd_game_kingdom,
    .age = words::kd_age_kingdom,
    .draw_cover = draw_cover,
    .make_table = []() -> std::unique_ptr<GameScreen> { return std::make_unique<KingdomScreen>(); },
    .make_form = []() -> std::unique_ptr<GameForm> { return std::make_unique<KingdomForm>(); },
    .help = kingdom_help,
    .draw_seat = [](const Canvas& canvas, const Rect& rect,
                    int seat) { draw_pawn_badge(canvas, seat, rect.centre_x(), rect.centre_y(), rect.w); },
    .levels = {words::kd_computer_random, words::kd_computer_easy, words::kd_computer_normal, words::kd_computer_hard},
    .your_turn = words::kd_your_turn,
    .turn_of = words::kd_turn_of,
    .deal = words::kd_open_deal,
    .setup_words = kingdom_setup_words,
    .guided = true,
};

}  // namespace kingdom_ui
