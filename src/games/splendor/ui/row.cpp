// Splendor's row among the games that the frontend knows.
#include "games/splendor/ui/row.h"

#include "games/splendor/game.h"
#include "games/splendor/ui/art/pieces.h"
#include "games/splendor/ui/art/tokens.h"
#include "games/splendor/ui/characters.h"
#include "games/splendor/ui/describe.h"
#include "games/splendor/ui/figures.h"
#include "games/splendor/ui/form.h"
#include "games/splendor/ui/glance.h"
#include "games/splendor/ui/help.h"
#include "games/splendor/ui/lessons.h"
#include "games/splendor/ui/situation_form.h"
#include "games/splendor/ui/table.h"
#include "games/splendor/ui/words.h"
#include "ui/art/in_middle.h"

namespace splendor_ui {

using namespace ui;

namespace {

void draw_cover(const Canvas& canvas, const Rect& rect, int) {
  const float size = rect.h * 0.52f;
  for (int i = 0; i < 3; ++i)
    draw_token(canvas, static_cast<splendor::Gem>(2 * i), rect.centre_x() + static_cast<float>(i - 1) * size * 0.82f,
               rect.centre_y() + (i == 1 ? -0.07f : 0.05f) * rect.h, size);
}

std::shared_ptr<const Sketch> small_picture(const app::Game& position) {
  return sketch_of<draw_small_market>(small_market_of(position));
}

std::shared_ptr<const Sketch> trophies_picture(const app::Game& position, int seat) {
  return sketch_of<draw_trophies>(trophies_of(position, seat));
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

constexpr std::array kIdeas{GameRow::Idea{"collect", words::idea_collect},
                            GameRow::Idea{"gold", words::idea_gold},
                            GameRow::Idea{"keep_card", words::idea_keep_card},
                            GameRow::Idea{"bonus", words::idea_bonus},
                            GameRow::Idea{"noble", words::idea_noble},
                            GameRow::Idea{"points", words::idea_points},
                            GameRow::Idea{"orient", words::idea_orient},
                            GameRow::Idea{"stronghold", words::idea_stronghold},
                            GameRow::Idea{"post", words::idea_post},
                            GameRow::Idea{"city", words::idea_city},
                            GameRow::Idea{"deny_card", words::idea_deny_card},
                            GameRow::Idea{"deny_buy", words::idea_deny_buy},
                            GameRow::Idea{"deny_noble", words::idea_deny_noble},
                            GameRow::Idea{"deny_stronghold", words::idea_deny_stronghold},
                            GameRow::Idea{"ends", words::idea_ends},
                            GameRow::Idea{"rival_card", words::idea_rival_card},
                            GameRow::Idea{"worth", words::idea_worth},
                            GameRow::Idea{"engine", words::idea_engine},
                            GameRow::Idea{"completes", words::idea_completes}};

}  // namespace

constinit const GameRow kRow{
    .kind = engine::kind_of<splendor::Game>(),
    .name = words::game_splendor,
    .age = words::age_splendor,
    .draw_cover = draw_cover,
    .small_picture = small_picture,
    .trophies_picture = trophies_picture,
    .make_table = []() -> std::unique_ptr<GameScreen> { return std::make_unique<TableScreen<splendor_ui::Table>>(); },
    .make_form = []() -> std::unique_ptr<GameForm> { return std::make_unique<SplendorForm>(); },
    .help = splendor_help,
    .draw_seat = draw_in_middle<draw_emblem>,
    .setup_words = splendor_setup_words,
    .courses = kCourses,
    .advises = advises,
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
