// The frontend as a whole: puts together the game that is played, the panels over it, the settings, the text mirror and what
// comes from the page. draw() is one frame; what was pressed in it is carried out by after_frame(), in one place.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/library.h"
#include "app/link_offer.h"
#include "app/settings_store.h"
#include "ui/frontend.h"
#include "ui/game_play.h"
#include "ui/mirror.h"
#include "ui/moment_bar.h"
#include "ui/panels/panels.h"

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
  void hear_hand(base::Hand hand);
  void tell_page_look();
  /// To the page, as far as the player wants to hear and feel it. What rivals move is not felt.
  void cue(Heard heard);

  // app.cpp
  void tell_language();
  void tell(std::string text, bool of_damage = false);
  void close_panel();
  void hear_text(const app::Event& event);
  void open_link(std::string_view text);
  void open_file(std::string_view text);  // files.cpp
  /// What the form has made of their names and signs.
  void remember_people();
  /// A game to be begun or opened: at once where the running one is known to be stored, else when the player agrees.
  struct Next {
    std::optional<app::Session> session;       ///< a new entry, or what a link has made of that one
    std::string id;                            ///< one that is in the library
    std::optional<app::Days::Open> attempt{};  ///< of a day, that counts
  };
  void replace_game(Next next);
  void show_next();
  void open_entry(std::string id) { replace_game({.session = std::nullopt, .id = std::move(id)}); }
  /// False in a tab that only reads, which says so.
  bool may_change_game();
  std::optional<int> offered_action(std::string_view digits);

  // carry_out.cpp
  void carry_out(const Intents& intents);
  void carry_out(const Intent& intent);
  void start(const app::GameRecord& record);
  void play_on(bool let_go);
  void accept_link(int seat, bool play = false);
  void learn(const Course& course);
  void set_guided(bool on);
  void open_set_up();
  void change_position(intent::ChangePosition wanted);

  // day.cpp
  void show_day(const std::optional<app::Day>& day);
  void open_day(std::string_view link);
  void play_day(const intent::PlayDay& wanted);
  void share_day(const intent::ShareDay& wanted);
  /// `entry`: where the game is, of the library; "" for none yet.
  DayCards day_cards(const app::GameSpec& spec, std::string_view entry);
  /// Until an attempt is over no other game with its cards is opened. True where that led back to the attempt.
  bool keep_to_attempt(const app::GameSpec& spec, std::string_view entry);
  /// Whoever sees the cards of today's deal before the attempt has practised it.
  void practise_cards_seen();
  /// The puzzle of the attempt shown is taken up where another one was begun meanwhile, as soon as it is here.
  void go_on_with_puzzle();
  void fetch_puzzles();

  // files.cpp
  /// All games, the record of days and the statistics.
  void save_everything();
  /// A part of a file that is no game; the rest is left of its text, and what came of it is told. True where nothing is left.
  bool take_days(std::string& file);
  bool take_statistics(std::string& file);
  bool tell_taken(std::string_view rest, bool read, std::string said);

  app::Host& host_;
  app::SettingsStore settings_;
  app::Library library_;
  app::LinkOffer offer_;
  app::Library::Kin kin_;  ///< of the link that is offered, as what follows
  DayCards cards_;
  bool link_claims_tab_ = false;  ///< a link was opened before the page knows whether it plays here
  Notices notices_;
  GamePlay game_;
  Panels panels_;
  NewGameForm form_;
  Mirror mirror_;
  Fonts fonts_;
  Targets targets_;
  MomentBar moment_bar_;
  SetUp set_up_;

  std::vector<Press> presses_;  ///< not heard yet: one in each frame, so that each meets what the one before has led to
  Intents intents_;             ///< of this frame
  /// To be played when the player has been told what becomes of the later moves.
  struct Asked {
    int action;
    std::uint64_t moment;
  };
  std::optional<Asked> asked_;
  std::optional<Asked> warned_;  ///< to be played all the same, if the player wants that
  bool no_room_aside_ = false;   ///< the later moves could not be stored, which is asked about

  bool newcomer_ = false;     ///< nothing was ever played here
  std::optional<Next> next_;  ///< waits for the player's word on the running game

  /// What was deleted, latest at the end, as long as the list of games is open.
  struct Deleted {
    std::string id, text, name;
  };
  std::vector<Deleted> deleted_;
  std::vector<app::Library::Game> may_go_;  ///< while that is asked

  PanelMessage message_;
  PanelCode code_;
  PanelWarning warning_;
  std::vector<app::Puzzle> puzzles_;  ///< those of the file, when they were asked for
  app::GameKind statistics_of_{};
  std::optional<app::Day> day_, month_;  ///< looked at in Panel::today; none: today
  app::Day today_;                       ///< as the panel was made last
  bool forget_asked_ = false;

  bool touch_ = false;                      ///< a finger played last
  double due_ms_ = 0;                       ///< of the last frame: when the next one is needed at the latest
  std::optional<std::uint64_t> next_seed_;  ///< by a test
  std::optional<app::Look> page_look_;      ///< last told to the page
};

}  // namespace ui
