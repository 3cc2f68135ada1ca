// Kingdom's part of the form for a new game: who travels, on which map, with the Mysteries or without, who begins, and
// whether the first turns are explained.
#pragma once

#include "games/kingdom/game.h"
#include "ui/game_form.h"

namespace kingdom_ui {

class Form final : public ui::GameFormOf<kingdom::Game> {
 public:
  Form();
  void build(ui::PanelBuilder& build, const app::Settings& settings) const override;
  void press(std::string_view id) override;
  app::GameRecord record(std::uint64_t seed) const override {
    return {.spec = spec(seed), .seats = seats(), .actions = {}};
  }

 protected:
  std::size_t take_setup(const app::GameSpec& spec) override;
  app::GameSpec spec(std::uint64_t seed) const override;

 private:
  void build_maps(ui::PanelBuilder& build) const;

  bool choose_maps_ = false;
};

/// "2 travellers, long journey, Mysteries". Precondition: the spec is known.
std::string setup_words(const app::GameSpec& spec);

}  // namespace kingdom_ui
