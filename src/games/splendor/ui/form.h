// Splendor's part of the form for a new game: seats, modules, edition.
#pragma once

#include "games/splendor/game.h"
#include "ui/game_form.h"

namespace splendor_ui {

class SplendorForm final : public ui::GameFormOf<splendor::Game> {
 public:
  SplendorForm();
  void build(ui::PanelBuilder& build, const app::Settings& settings) const override;
  void press(std::string_view id) override;

 protected:
  app::GameSpec spec(std::uint64_t seed) const override;

 private:
  void build_module(ui::PanelBuilder& build, std::size_t index) const;
};

/// As a form offers them.
const ui::SeatLook& splendor_seats();

const ui::Text& module_words(splendor::Module module);

/// "3 players, Cities, Posts". Precondition: the spec is known.
std::string splendor_setup_words(const app::GameSpec& spec);

}  // namespace splendor_ui
