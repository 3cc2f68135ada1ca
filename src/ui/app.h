// The face as a whole: owns the session and what surrounds it (settings, saves, panels, notices, computer players) and
// draws one game screen with panels over it. Wishes of views are carried out here, after the frame.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/link.h"
#include "app/save_store.h"
#include "app/session.h"
#include "app/settings.h"
#include "app/statistics.h"
#include "ui/frontend.h"
#include "ui/game_screen.h"
#include "ui/panels/flow.h"
#include "ui/panels/new_game.h"
#include "ui/panels/statistics.h"
#include "ui/press.h"

namespace ui {

enum class Panel : std::uint8_t {
  none,
  menu,
  new_game,
  share,
  statistics,
  settings,
  help,
  about,
  log,
  open_link,
  ending,
  message
};

class App final : public Frontend {
 public:
  explicit App(app::Host& host);

  /// Reads settings, save and address bar. Call once before the first frame.
  void start();

  void load_fonts(float text_scale, float pixel_ratio) override;
  float text_scale(float width_px, float height_px) const override;
  bool draw(const FrameInfo& frame) override;
  double due_ms() const override { return due_ms_; }
  void on_event(const app::Event& event) override;
  std::string test_query(std::string_view what, std::string_view argument) override;

 private:
  // app.cpp
  Showing showing() const;
  void play(int index);
  std::optional<int> action_index(std::string_view digits) const;
  void step(bool forward);
  /// Shows the table after so many actions; the later ones can be redone.
  void go_to(std::size_t cursor);
  /// The cursor was moved through the history from `before`.
  void history_shown(std::size_t before);
  void take_stored_game();
  bool may_change_game();
  void begin(app::Session session);
  /// A game takes the place of the running one for good: that one is put aside, and the new one is saved.
  void replace_game(app::Session session);
  void export_damaged();
  void save_to_file();
  /// The offered link was answered, whichever way.
  void drop_offer();
  void position_changed(std::size_t before);
  void read_statistics();
  void forget_statistics();
  void count_finished_game();
  void show_ending_when_seen();
  void end_guide();
  void save();
  void open(Panel panel);
  /// Back to the panel from which this one was opened, or to the table.
  void close_panel();
  void open_help(std::string page);
  void open_statistics();
  void notice(std::string text);
  void set_settings(const app::Settings& settings);
  app::Speed speed() const;
  ThemeKind theme_kind() const;
  /// To the system's share sheet, or else to the clipboard.
  void hand_out_link(bool whole_game, bool share);
  void open_link_text(std::string_view text);
  void open_file_text(std::string_view text);
  void accept_link();

  // computer.cpp
  void let_computer_play();
  void computer_answered(const app::Event& event);
  void computer_failed();
  void stop_computer();

  // frame.cpp
  void draw_top_bar(Frame& frame, const Rect& bar);
  void draw_notice(Frame& frame);
  void draw_tooltip(Frame& frame);
  void steer();
  void handle_keys(Frame& frame);
  void carry_out(const Wishes& wishes);
  void tell_page_look();
  void update_mirror();
  std::string mirror_text() const;
  std::string heading() const;

  // panels/*.cpp
  void draw_panel(Frame& frame);
  void start_new_game();
  void draw_new_game(PanelFlow& flow);
  void draw_menu(PanelFlow& flow);
  void draw_share(PanelFlow& flow);
  void draw_statistics(PanelFlow& flow);
  void draw_settings(PanelFlow& flow);
  void draw_help(PanelFlow& flow);
  void draw_log(PanelFlow& flow);
  void draw_open_link(PanelFlow& flow);
  void draw_ending(PanelFlow& flow);
  void draw_message(PanelFlow& flow);

  app::Host& host_;
  app::SaveStore saves_;
  app::Settings settings_;
  app::Statistics statistics_;  ///< as last read from storage
  std::optional<app::Session> session_;
  std::unique_ptr<GameScreen> screen_;
  std::unique_ptr<GameScreen> leaving_;  ///< replaced in the last frame, which may still have to be rendered
  Fonts fonts_;
  Targets targets_;

  Panel panel_ = Panel::none;
  Panel panel_below_ = Panel::none;  ///< where closing the help leads back to
  bool panel_opened_ = false;        ///< since the last frame: it begins at its top
  std::string help_page_;            ///< id of the page of the help that is open
  float panel_height_ = 0;           ///< of the panel's content as last drawn
  struct Scroll {
    float place = 0, most = 0, page = 0;
    std::optional<float> wish;  ///< by a key
  };
  Scroll panel_scroll_;
  bool pressed_by_key_ = false;  ///< in this frame, a target with the ring
  std::vector<std::string> panel_text_;
  std::string panel_title_;
  NewGameForm form_;
  std::optional<app::Link> offered_;  ///< read from a link, waiting for Open or Keep
  std::string message_;               ///< of Panel::message
  bool message_of_damage_ = false;    ///< it tells of a save that could not be read
  bool has_aside_ = false;
  bool has_damaged_ = false;  ///< there is text of a save that could not be read, to be exported

  StatisticsPanel statistics_panel_;

  bool counted_ = false;     ///< the game shown has just become part of the statistics
  bool ending_due_ = false;  ///< the game is over, but its last move is still being shown

  std::string notice_;
  double notice_until_ms_ = 0;
  app::StoreResult stored_ = app::StoreResult::ok;
  bool owns_tab_ = true;
  bool accept_when_owned_ = false;  ///< the player wants the offered game, and the tab is being taken for it

  std::string asked_id_;  ///< of the running request to the worker; "" when none runs
  double asked_at_ms_ = 0;
  std::uint64_t asked_count_ = 0;

  double time_ms_ = 0;
  double due_ms_ = 0;                       ///< of the last frame: when the next one is needed at the latest
  bool animations_off_ = false;             ///< by a test
  std::optional<std::uint64_t> next_seed_;  ///< by a test
  std::optional<ThemeKind> page_look_;      ///< last told to the page
  std::string last_mirror_;
  std::string last_status_;
};

}  // namespace ui
