// Splendor's part of the form for a new game: seats, modules, edition.
#pragma once

#include "games/splendor/rules/setup.h"
#include "ui/game_form.h"

namespace ui {

class SplendorForm final : public GameForm {
 public:
  SplendorForm();
  void build(PanelBuilder& build, const app::Settings& settings) const override;
  void press(std::string_view id) override;

 protected:
  std::size_t take_setup(const app::GameSpec& spec) override;
  app::GameSpec spec(std::uint64_t seed) const override;

 private:
  void build_module(PanelBuilder& build, std::size_t index) const;

  splendor::Setup setup_;
};

/// "3 players, The Cities, The Trading Posts". Precondition: the spec is known.
std::string splendor_setup_words(const app::GameSpec& spec);

}  // namespace ui
