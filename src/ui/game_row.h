// What the frontend knows of each game: one row a game, defined in the game's own folder. Panels use the row, never the
// game's identity.
#pragma once

#include <array>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "app/day.h"
#include "app/people.h"
#include "app/session.h"
#include "app/statistics_store.h"
#include "ui/game_form.h"
#include "ui/game_screen.h"
#include "ui/help.h"
#include "ui/position_form.h"
#include "ui/sketch.h"

namespace ui {

struct GameRow {
  app::GameKind kind;
  Text name, age;                                                 ///< "Splendor", "from 10 years on"
  void (*draw_cover)(const Canvas&, const Rect& rect, int what);  ///< its picture in the form
  /// How a game stands, at a glance.
  std::shared_ptr<const Sketch> (*small_picture)(const app::Game& position);
  /// What a seat has gained; nullptr: nothing to draw. The position is one of this game that is over.
  std::shared_ptr<const Sketch> (*trophies_picture)(const app::Game& position, int seat) = nullptr;
  std::unique_ptr<GameScreen> (*make_table)();
  std::unique_ptr<GameForm> (*make_form)();
  HelpBook (*help)();
  void (*draw_seat)(const Canvas&, const Rect& rect, int seat);  ///< the sign of a seat, for panels and log
  const PlayerColour& (*seat_colour)(int seat) = player_colour;  ///< for lines and bars beside that sign
  std::string (*setup_words)(
      const app::GameSpec& spec);     ///< "3 players, NAME of a module". Precondition: the spec is known
  std::size_t signs = app::kSigns;    ///< that its seats may have
  bool guided = false;                ///< any game of it can be explained while it is played (Settings::guide)
  std::span<const Course> courses{};  ///< games that are explained while they are played (Settings::lessons or guide)
  /// Of courses without `guided`: what was played at `index` is what their guide advises. Precondition: from <= index.
  bool (*advises)(const app::Session& session, std::size_t from, std::size_t index) = nullptr;

  // Details of a finished game for the statistics; nullptr if there are none.
  app::StatisticsStore::Remember remember = nullptr;
  /// For things that can be taken, by their letter in the notation: the picture, and several of them in words.
  void (*draw_taken)(const Canvas&, const Rect& rect, int letter) = nullptr;
  std::string (*taken_words)(std::string_view letters) = nullptr;
  const Text* honour = nullptr;             ///< label for the round of the first honour
  std::span<const Character> characters{};  ///< of its computer players, by style; with them their faces:
  void (*draw_character)(const Canvas&, const Rect& rect, int look) = nullptr;  ///< CharacterLook::number

  /// Options of that day's deal, for two, which must never change; nullptr: it has no deal of the day.
  std::uint32_t (*options_of_day)(app::Day day) = nullptr;

  /// Of a game that can begin from a position which somebody sets up; nullptr: it cannot.
  std::unique_ptr<PositionForm> (*make_position_form)() = nullptr;

  // ---- Puzzles

  /// Of a race (puzzle::Goal::first), if there are any: the task in one turn and in several, and the id of the control that
  /// shows its object.
  const Text *race_now = nullptr, *race_in = nullptr;
  std::string (*race_object)(std::size_t object) = nullptr;
  struct Idea {
    std::string_view code;  ///< as engine::Game::idea() gives it
    Text words;
  };
  std::span<const Idea> ideas{};

  // ---- Words, where the game has none of its own

  /// Its computer players, by place in base::kLevels.
  std::array<Text, base::kLevels.size()> levels{words::computer_random, words::computer_easy,   words::computer_normal,
                                                words::computer_hard,   words::computer_casual, words::computer_fair,
                                                words::computer_keen,   words::computer_strong, words::computer_expert,
                                                words::computer_easy};
  Text you = words::you, your_turn = words::your_turn, turn_of = words::turn_of;
  /// Another action of a hint that is as good, nearly as good, or less good, where the game says so in words; empty: its chance
  /// to win says it.
  std::span<const Text> instead{};
  Text deal = words::open_deal;                 ///< "{0}, seed {1}"
  Text ended_at_bound = words::ended_at_bound;  ///< why the game ended there, and how it is decided
};

std::span<const GameRow> game_rows();
const GameRow& game_row(app::GameKind kind);

}  // namespace ui
