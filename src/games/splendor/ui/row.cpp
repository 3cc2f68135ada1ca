// Splendor's row among the games that the frontend knows.
#include "games/splendor/ui/row.h"

#include "games/splendor/game.h"
#include "games/splendor/ui/art/pieces.h"
#include "games/splendor/ui/art/tokens.h"
#include "games/splendor/ui/characters.h"
#include "games/splendor/ui/describe.h"
#include "games/splendor/ui/figures.h"
#include "games/splendor/ui/form.h"
#include "games/splendor/ui/help.h"
#include "games/splendor/ui/lessons.h"
#include "games/splendor/ui/situation_form.h"
#include "games/splendor/ui/table.h"
#include "games/splendor/ui/trophies.h"
#include "games/splendor/ui/words.h"
#include "ui/art/in_middle.h"
#include "ui/art/paint.h"

namespace splendor_ui {

using namespace ui;

namespace {

void draw_cover(const Canvas& canvas, const Rect& rect, int) {
  const float size = rect.h * 0.52f;
  for (int i = 0; i < 3; ++i)
    draw_token(canvas, static_cast<splendor::Gem>(2 * i), rect.centre_x() + static_cast<float>(i - 1) * size * 0.82f,
               rect.centre_y() + (i == 1 ? -0.07f : 0.05f) * rect.h, size);
}

/// The cards of the market in the colours of their bonus, under the nobles.
void draw_small(const Canvas& canvas, const Rect& rect, const app::Game& position) {
  const splendor::GameState& state = static_cast<const engine::GameOf<splendor::Game>&>(position).state();
  const float w = rect.w / 5.2f, h = rect.h / 4.2f;
  const float step = state.setup.players > 4 ? 0.75f : 0.9f;  // six nobles
  int nobles = 0;
  for (const splendor::NobleId noble : state.nobles)
    if (noble != splendor::kNoNoble)
      draw_surface(canvas,
                   {rect.x + w * (0.6f + step * static_cast<float>(nobles++)), rect.y, w * (step - 0.2f), h * 0.7f},
                   Surface::well, 2);
  for (int row = 0; row < 3; ++row)
    for (int column = 0; column < 4; ++column) {
      const splendor::CardId card = state.slots[static_cast<std::size_t>(4 * (2 - row) + column)];
      if (card == splendor::kNoCard) continue;
      const Rect at{rect.x + w * (0.6f + static_cast<float>(column)),
                    rect.y + h * (0.95f + 1.08f * static_cast<float>(row)), w * 0.82f, h * 0.95f};
      const GemColours& colours = gem_colours(splendor::kCards[card].bonus);
      fill_rounded(canvas, at, 2, colours.edge);  // white shows on the light panel by its edge
      fill_rounded(canvas, at.inset(canvas.pixel), 2, colours.base);
    }
}

void draw_taken(const Canvas& canvas, const Rect& rect, int letter) {
  const auto tokens = splendor::parse_tokens(std::string(1, static_cast<char>(letter)));
  if (!tokens) return;
  for (const splendor::Gem gem : splendor::kGems)
    if ((*tokens)[gem] > 0) draw_gem(canvas, gem, rect.centre_x(), rect.centre_y(), rect.w);
}

std::string taken_words(std::string_view letters) {
  const auto tokens = splendor::parse_tokens(letters);
  return tokens ? handful(*tokens) : std::string(letters);
}

/// The base game, and on Saturdays one of the modules, each in turn.
std::uint32_t options_of_day(app::Day day) {
  constexpr int kSaturday = 5;
  constexpr std::size_t kModules = 4;  // only the first four: the deal of a date must never change
  splendor::Setup setup;
  if (app::weekday(day) == kSaturday)
    setup = setup.with(splendor::kModuleNames[static_cast<std::size_t>(day.number / 7) % kModules].module);
  return splendor::pack_options(setup);
}

/// The id that the noble's tile has on the table.
std::string race_object(std::size_t noble) {
  return noble < splendor::kNobles.size() ? std::string("noble:") + splendor::kNobles[noble].id : std::string();
}

constexpr std::array kIdeas{&words::idea_collect,    &words::idea_gold,
                            &words::idea_keep_card,  &words::idea_bonus,
                            &words::idea_noble,      &words::idea_points,
                            &words::idea_orient,     &words::idea_stronghold,
                            &words::idea_post,       &words::idea_city,
                            &words::idea_deny_card,  &words::idea_deny_buy,
                            &words::idea_deny_noble, &words::idea_deny_stronghold,
                            &words::idea_ends,       &words::idea_rival_card,
                            &words::idea_worth,      &words::idea_engine};

}  // namespace

constinit const GameRow kRow{
    .kind = engine::kind_of<splendor::Game>(),
    .name = words::game_splendor,
    .age = words::age_splendor,
    .draw_cover = draw_cover,
    .draw_small = draw_small,
    .draw_trophies = draw_trophies,
    .make_table = []() -> std::unique_ptr<GameScreen> { return std::make_unique<TableScreen<splendor_ui::Table>>(); },
    .make_form = []() -> std::unique_ptr<GameForm> { return std::make_unique<SplendorForm>(); },
    .help = splendor_help,
    .draw_seat = draw_in_middle<draw_emblem>,
    .setup_words = splendor_setup_words,
    .courses = kCourses,
    .remember = remember,
    .draw_taken = draw_taken,
    .taken_words = taken_words,
    .honour = &words::first_noble,
    .characters = kCharacters,
    .draw_character = draw_character,
    .options_of_day = options_of_day,
    .make_position_form = []() -> std::unique_ptr<PositionForm> { return std::make_unique<SituationForm>(); },
    .race_now = &words::race_now,
    .race_in = &words::race_in,
    .race_object = race_object,
    .ideas = kIdeas,
};

}  // namespace splendor_ui
