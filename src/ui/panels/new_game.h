// The form of a new game: which game, who plays what, on which deal.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/host.h"
#include "app/session.h"
#include "core/setup.h"
#include "ui/help.h"
#include "ui/panels/flow.h"
#include "ui/panels/kingdom_form.h"
#include "ui/strings/strings.h"

namespace ui {

class NewGameForm {
 public:
  /// Starts from the last game's kind, players and setup (or one person and one computer) and a fresh seed.
  void reset(const app::Session* last, std::uint64_t seed);
  /// From an offered deal: its setup and seed, people as they were.
  void take_deal(const app::GameSpec& spec);

  /// `settings`: what of them the form offers is changed.
  void draw(PanelFlow& flow, app::Host& host, app::Settings& settings, bool replaces_running);

  /// A text was entered for one of the form's questions ("name:2", "seed"); a sentence when it was refused.
  std::optional<std::string> answered(const app::Event& event);

  /// Page of help() that was asked for in this frame; "" for none. Forgets it.
  std::string take_help_page() { return std::exchange(help_page_, {}); }
  /// The help of the kind of game chosen.
  HelpBook help() const;

  /// The game to start.
  app::GameRecord record() const;

 private:
  void draw_games(PanelFlow& flow);
  void draw_splendor(PanelFlow& flow, app::Host& host);
  void draw_module(PanelFlow& flow, splendor::Module module, Str name, Str explained);
  void draw_seed(PanelFlow& flow, app::Host& host);

  app::GameKind kind_ = app::GameKind::splendor;
  KingdomForm kingdom_;
  std::vector<app::Seat> seats_{{.name = "", .level = ""}, {.name = "", .level = "normal"}};
  splendor::Setup setup_;
  std::uint64_t seed_ = 0;
  std::string help_page_;
};

}  // namespace ui
