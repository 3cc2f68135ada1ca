// The frontend as a whole: connects its parts, each of which answers for one thing, with the events of the page. draw() is one
// frame; what was pressed in it is carried out by after_frame(), in one place.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/library.h"
#include "app/link_offer.h"
#include "app/settings_store.h"
#include "ui/confirmations.h"
#include "ui/daily_play.h"
#include "ui/far_bar.h"
#include "ui/files.h"
#include "ui/frontend.h"
#include "ui/mirror.h"
#include "ui/moment_bar.h"
#include "ui/names.h"
#include "ui/top_bar.h"

namespace ui {

class App final : public Frontend {
 public:
  explicit App(app::Host& host);

  /// Reads settings, save and address bar. Call once before the first frame.
  void start();

  void load_fonts(float text_scale, float pixel_ratio) override;
  float text_scale(float width_px, float height_px) const override;
  bool draw(const FrameInfo& frame) override;
  bool after_frame() override;
  double due_ms() const override { return due_ms_; }
  void on_event(const app::Event& event) override;
  std::string test_query(std::string_view what, std::string_view argument) override;

 private:
  // frame.cpp
  void hear_press();
  void draw_table(Frame& frame, const std::optional<TableNote>& note);
  PanelContext panel_context();
  /// Panels about what has just ended.
  void show_ends();
  /// What arrives with a link, and computer players: not while the player is asked whether to play here.
  void go_on_playing();
  /// Gives the worker what else there is to find out. True if the review has grown.
  bool go_on_thinking();
  void set_input_device(base::InputDevice device);
  void tell_page_look();
  /// Sound and vibration, as far as the settings want them. Rivals' moves do not vibrate.
  void cue(Heard heard);

  // app.cpp
  void tell_language();
  void close_panel();
  void hear_text(const app::Event& event);
  void open_link(std::string_view text);
  /// Looks whether the offered link leads to puzzles, as far as they are loaded.
  void find_linked_puzzles();
  /// Nothing was ever played here.
  bool newcomer() const { return newcomer_ && !switcher_.has_replaced(); }
  std::optional<int> offered_action(std::string_view digits);

  // carry_out.cpp
  void carry_out(const Intents& intents);
  void carry_out(const Intent& intent);
  void accept_link(int seat, bool play = false);
  void learn(const GameRow& row, const Course& course);
  void set_guided(bool on);
  void open_set_up();
  void change_position(intent::ChangePosition wanted);

  app::Host& host_;
  app::SettingsStore settings_;
  app::Library library_;
  app::LinkOffer offer_;
  app::Library::Kin kin_;  ///< of the offered link, as what follows
  DayCards cards_;
  std::vector<std::size_t> linked_puzzles_;
  bool link_claims_tab_ = false;  ///< a link was opened before the page knows whether it plays here
  Notices notices_;
  GamePlay game_;
  Panels panels_;
  PuzzleList puzzles_;
  GameSwitcher switcher_;
  DailyPlay daily_;
  Confirmations confirmations_;
  Files files_;
  NewGameForm form_;
  Mirror mirror_;
  Fonts fonts_;
  Targets targets_;
  TopBar top_bar_;
  MomentBar moment_bar_;
  FarBar far_bar_;
  SetUp set_up_;
  Names names_;

  std::vector<Press> presses_;  ///< not handled yet: one in each frame, so that each sees the effect of the one before
  Intents intents_;             ///< of this frame
  bool newcomer_ = false;       ///< nothing was ever played here when the page was opened

  bool touch_ = false;                      ///< the last input was by touch
  double due_ms_ = 0;                       ///< when the next frame is needed at the latest
  std::optional<std::uint64_t> next_seed_;  ///< set by a test
  std::optional<app::Look> page_look_;      ///< last told to the page
};

}  // namespace ui
