// The form of a new game: which game, who plays what, on which deal. Each game has a part of its own (game_form.h).
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "ui/game_row.h"

namespace ui {

class NewGameForm {
 public:
  NewGameForm();

  /// Starts from the last game's kind, players and setup (or one person and one computer) and a fresh seed.
  void reset(const app::Session* last, std::uint64_t seed);
  /// From an offered deal: its setup and seed, people as they were.
  void take_deal(const app::GameSpec& spec);

  void build(PanelBuilder& build, const app::Settings& settings) const;
  /// One of its controls. `fresh_seed`: for another deal.
  void press(std::string_view id, std::uint64_t fresh_seed);
  void set_seed(std::uint64_t seed);
  /// A name was entered for a seat ("name:2").
  void named(std::string_view id, std::string_view name);

  /// See GameForm; for the forms of all games.
  void set_people(const app::People& people);
  const app::People& people() const { return forms_[chosen_]->people(); }
  /// Takes the player's victories from the statistics: forms mark beaten strengths.
  void remember_wins(const app::Statistics& statistics);

  /// The game that is chosen.
  const GameRow& row() const { return game_rows()[chosen_]; }
  /// The game to start.
  app::GameRecord record() const { return forms_[chosen_]->record(seed_); }
  /// The same players and setup as in the last game on another deal; the next seat begins.
  app::GameRecord rematch(const app::Session& last, std::uint64_t seed);

 private:
  void choose(app::GameKind kind);
  void build_games(PanelBuilder& build) const;
  void build_seed(PanelBuilder& build) const;

  std::vector<std::unique_ptr<GameForm>> forms_;  ///< one for each row
  std::size_t chosen_ = 0;
  std::uint64_t seed_ = 0;
};

}  // namespace ui
