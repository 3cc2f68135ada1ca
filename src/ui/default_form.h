// The default part of the new-game form, for a game without one of its own: the seats, as many as its options allow. Other
// options keep their values (from the last game, or of an offered deal).
#pragma once

#include "ui/game_form.h"

namespace ui {

class DefaultForm final : public GameForm {
 public:
  explicit DefaultForm(app::GameKind kind);
  void build(PanelBuilder& build, const app::Settings&) const override {
    build_seats(build);
    build_first(build);
  }

 protected:
  std::size_t take_setup(const app::GameSpec& spec) override;
  app::GameSpec spec(std::uint64_t seed) const override;

 private:
  app::GameKind kind_;
  std::string others_;  ///< words of the options besides the number of players
};

/// "3 players", and the other options in the words of a save.
std::string default_setup_words(const app::GameSpec& spec);

}  // namespace ui
