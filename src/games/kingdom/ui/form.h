// Kingdom's part of the form for a new game: who travels, on which map, with the Mysteries or without, who begins, and
// whether the first turns are explained.
#pragma once

#include "games/kingdom/rules/setup.h"
#include "ui/game_form.h"

namespace ui {

class KingdomForm final : public GameForm {
 public:
  KingdomForm();
  void build(PanelBuilder& build, const app::Settings& settings) const override;
  void press(std::string_view id) override;

 protected:
  std::size_t take_setup(const app::GameSpec& spec) override;
  app::GameSpec spec(std::uint64_t seed) const override;

 private:
  void build_maps(PanelBuilder& build) const;

  kingdom::Setup setup_{.full = false, .first = kingdom::kRandomSeat};
  bool choose_maps_ = false;
};

/// "2 travellers, long journey, Mysteries". Precondition: the spec is known.
std::string kingdom_setup_words(const app::GameSpec& spec);

}  // namespace ui
