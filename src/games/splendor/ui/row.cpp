// Splendor's row among the games that the frontend knows.
#include "games/splendor/ui/row.h"

#include "games/splendor/game.h"
#include "games/splendor/ui/art/pieces.h"
#include "games/splendor/ui/art/tokens.h"
#include "games/splendor/ui/form.h"
#include "games/splendor/ui/help.h"
#include "games/splendor/ui/table.h"
#include "games/splendor/ui/words.h"

namespace splendor_ui {

using namespace ui;

namespace {

void draw_cover(const Canvas& canvas, const Rect& rect, int) {
  const float size = rect.h * 0.52f;
  for (int i = 0; i < 3; ++i)
    draw_token(canvas, static_cast<splendor::Gem>(2 * i), rect.centre_x() + static_cast<float>(i - 1) * size * 0.82f,
               rect.centre_y() + (i == 1 ? -0.07f : 0.05f) * rect.h, size);
}

}  // namespace

constinit const GameRow kRow{
    .kind = engine::kind_of<splendor::Game>(),
    .name = words::game_splendor,
    .age = words::age_splendor,
    .draw_cover = draw_cover,
    .make_table = []() -> std::unique_ptr<GameScreen> { return std::make_unique<TableScreen<splendor_ui::Table>>(); },
    .make_form = []() -> std::unique_ptr<GameForm> { return std::make_unique<SplendorForm>(); },
    .help = splendor_help,
    .draw_seat = [](const Canvas& canvas, const Rect& rect,
                    int seat) { draw_emblem(canvas, seat, rect.centre_x(), rect.centre_y(), rect.w); },
    .levels = {words::computer_random, words::computer_easy, words::computer_normal, words::computer_hard},
    .your_turn = words::your_turn,
    .turn_of = words::turn_of,
    .deal = words::open_deal,
    .setup_words = splendor_setup_words,
    .guided = false,
};

}  // namespace splendor_ui
