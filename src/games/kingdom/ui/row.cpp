// Kingdom's row among the games that the frontend knows.
#include "games/kingdom/ui/row.h"

#include "games/kingdom/game.h"
#include "games/kingdom/rules/data/sections.h"
#include "games/kingdom/ui/art/board_art.h"
#include "games/kingdom/ui/art/pieces.h"
#include "games/kingdom/ui/describe.h"
#include "games/kingdom/ui/figures.h"
#include "games/kingdom/ui/form.h"
#include "games/kingdom/ui/glance.h"
#include "games/kingdom/ui/help.h"
#include "games/kingdom/ui/lessons.h"
#include "games/kingdom/ui/table.h"
#include "games/kingdom/ui/words.h"
#include "ui/art/in_middle.h"
#include "ui/signs.h"

namespace kingdom_ui {

using namespace ui;

namespace {

constexpr kingdom::SpaceId kPalaceShown =
    kingdom::kSectionSides[4].first_space + kingdom::kSectionSides[4].space_count - 1;

void draw_cover(const Canvas& canvas, const Rect& rect, int) {
  const float unit = rect.h / 84;
  draw_vignette(canvas, kPalaceShown, rect.centre_x(), rect.centre_y(), 32 * unit);
  draw_pawn(canvas, seat_of_sign(0), rect.centre_x() - 46 * unit, rect.centre_y() + 30 * unit, 40 * unit);
  draw_pawn(canvas, seat_of_sign(2), rect.centre_x() + 46 * unit, rect.centre_y() + 30 * unit, 40 * unit);
}

std::shared_ptr<const Sketch> small_picture(const app::Game& position) {
  return sketch_of<draw_small_map>(small_map_of(position));
}

std::shared_ptr<const Sketch> trophies_picture(const app::Game& position, int seat) {
  return sketch_of<draw_trophies>(trophies_of(position, seat));
}

void draw_taken(const Canvas& canvas, const Rect& rect, int letter) {
  const std::size_t token = std::string_view(kingdom::kTokenLetters).find(static_cast<char>(letter));
  if (token < kingdom::kTokenKinds)
    draw_kingdom_token(canvas, static_cast<kingdom::Token>(token), rect.centre_x(), rect.centre_y(), rect.w);
}

std::string taken_words(std::string_view letters) {
  const auto tokens = kingdom::parse_tokens(letters);
  return tokens ? tokens_text(*tokens) : std::string(letters);
}

constexpr std::array kInstead{words::hint_as_good, words::hint_nearly, words::hint_less};
constexpr std::array kIdeas{GameRow::Idea{"collect", words::idea_collect},
                            GameRow::Idea{"village", words::idea_village}, GameRow::Idea{"tile", words::idea_tile},
                            GameRow::Idea{"road", words::idea_road}};

}  // namespace

constinit const GameRow kRow{
    .kind = engine::kind_of<kingdom::Game>(),
    .name = kingdom_ui::words::game_kingdom,
    .age = kingdom_ui::words::age_kingdom,
    .draw_cover = draw_cover,
    .small_picture = small_picture,
    .trophies_picture = trophies_picture,
    .make_table = []() -> std::unique_ptr<GameScreen> { return std::make_unique<TableScreen<kingdom_ui::Table>>(); },
    .make_form = []() -> std::unique_ptr<GameForm> { return std::make_unique<kingdom_ui::Form>(); },
    .help = kingdom_ui::help,
    .draw_seat = draw_in_middle<draw_pawn_badge>,
    .seat_colour = pawn_colours,
    .setup_words = kingdom_ui::setup_words,
    .signs = kingdom::kMaxTravellers,
    .guided = true,
    .courses = kCourses,
    .remember = kingdom_ui::remember,
    .draw_taken = draw_taken,
    .taken_words = taken_words,
    .honour = &kingdom_ui::words::first_tile,
    .ideas = kIdeas,
    .levels = {kingdom_ui::words::computer_random, kingdom_ui::words::computer_easy, kingdom_ui::words::computer_normal,
               kingdom_ui::words::computer_hard, kingdom_ui::words::computer_easy, kingdom_ui::words::computer_easy,
               kingdom_ui::words::computer_hard, kingdom_ui::words::computer_hard, kingdom_ui::words::computer_hard,
               kingdom_ui::words::computer_easy},
    .you = kingdom_ui::words::you,
    .your_turn = kingdom_ui::words::your_turn,
    .turn_of = kingdom_ui::words::turn_of,
    .instead = kInstead,
    .deal = kingdom_ui::words::open_deal,
    .ended_at_bound = kingdom_ui::words::ended_at_bound,
};

}  // namespace kingdom_ui
