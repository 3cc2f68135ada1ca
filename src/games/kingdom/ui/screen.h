// Kingdom of Splendor's map and table: shows a position, collects what the players tap, and asks for the action once it
// is confirmed. Made for children: everything that can be done is lit, says its price, and a guide speaks.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/game_of.h"
#include "games/kingdom/game.h"
#include "games/kingdom/rules/view.h"
#include "games/kingdom/ui/board_art.h"
#include "games/kingdom/ui/choice.h"
#include "games/kingdom/ui/guide.h"
#include "games/kingdom/ui/layout.h"
#include "games/kingdom/ui/motion.h"
#include "games/kingdom/ui/words.h"
#include "ui/game_screen.h"
#include "ui/words.h"

namespace kingdom_ui {

using namespace ui;

class KingdomScreen final : public GameScreen {
 public:
  void position_changed(const Moment& moment, std::size_t before, double time_ms, app::Speed speed) override;
  bool in_motion(double time_ms) const override { return motion_.running(time_ms); }
  void skip_motion() override { motion_.clear(); }
  void draw(Frame& frame, const Moment& moment, const Rect& area) override;
  Rect top_bar(const Moment& moment, const Canvas& canvas, const Rect& area) override;
  const Theme& theme(ThemeKind kind) const override;
  void draw_seat(const Canvas& canvas, int seat, float cx, float cy, float size) const override;
  bool key(char key, const Moment& moment, Intents& intents) override;
  std::string title() const override;
  std::string status(const Moment& moment) const override;
  std::string log_line(const Moment& moment, std::size_t index) const override;
  void mirror(JsonWriter& json, const Moment& moment) override;
  HelpBook help() const override;
  std::string help_page(const Moment& moment) const override;
  Ending ending(const Moment& moment) const override;

 private:
  /// What is tapped and not confirmed. Forgotten whenever the position changes.
  struct Choice {
    kingdom::Tokens tokens;  ///< to collect, to give back, to give
    kingdom::RoadId road = kingdom::kNoRoad;
    std::optional<std::size_t> payment;  ///< of `road`, among the legal actions; none: it cannot be paid
    bool empty() const { return tokens.empty() && road == kingdom::kNoRoad; }
  };
  /// Everything the drawing functions look at, put together once a frame.
  struct Scene {
    Frame& frame;
    const Moment& moment;
    const engine::GameOf<kingdom::Game>& game;
    const kingdom::GameState& real;  ///< legality for the traveller to act
    kingdom::GameState shown;        ///< what may be drawn: hidden tiles are backs
    const KingdomLayout* places;     ///< kept by layout_
    std::vector<std::string> names;  ///< by seat
    int own = 0;                     ///< seat whose purse lies large on the table

    const KingdomLayout& layout() const { return *places; }
    const kingdom::ActionList& actions() const { return game.actions(); }
    kingdom::Phase phase() const { return real.phase; }
    bool choosing_turn() const { return moment.may_act && real.phase == kingdom::Phase::turn; }
    double now() const { return frame.info.time_ms; }
  };

  // screen.cpp
  Scene scene(Frame& frame, const Moment& moment, const Rect& area);
  void follow(Scene& s, const Rect& area);
  void choose_token(const Moment& moment, kingdom::Token token, Intents& intents);
  void choose_road(const Moment& moment, kingdom::RoadId road, Intents& intents);
  void choose_space(const Moment& moment, kingdom::SpaceId space, Intents& intents);
  void choose_tile(const Moment& moment, kingdom::TileId tile, Intents& intents);
  void choose_traveller(const Moment& moment, int seat, Intents& intents);
  void confirm(const Moment& moment, Intents& intents);
  void wish(const engine::GameOf<kingdom::Game>& game, const kingdom::Action& action, Intents& intents) const;

  // map_draw.cpp
  void draw_map(Scene& s);
  void drag_map(Scene& s);
  void draw_roads(Scene& s);
  void draw_spaces(Scene& s);
  void draw_village_tiles(Scene& s);
  void draw_pawns(Scene& s);
  void draw_flights(Scene& s);
  Rect anchor_rect(const Scene& s, const Anchor& anchor) const;

  // table_draw.cpp
  void draw_supplies(Scene& s);
  void draw_stack(Scene& s);
  void draw_travellers(Scene& s);
  void draw_own(Scene& s);

  // action_draw.cpp
  bool sheet_open(const Scene& s) const;
  Rect sheet_rect(const Scene& s) const;
  bool lesson_due(const Scene& s) const;
  Rect lesson_rect(const Scene& s) const;
  void draw_actions(Scene& s);
  void draw_speaking(Scene& s);
  void draw_lesson(Scene& s);
  void draw_collecting(Scene& s, const Rect& inside);
  void draw_sheet(Scene& s);
  void draw_payment(Scene& s, const Rect& area);
  void draw_lacking(Scene& s, const Rect& area);
  void draw_returning(Scene& s, const Rect& area);
  void draw_tile_choice(Scene& s, const Rect& area);
  void draw_giving(Scene& s, const Rect& area);
  void draw_medal_choice(Scene& s, const Rect& area);
  void draw_back(Scene& s, const Rect& rect);

  Choice choice_;
  Motion motion_;
  BoardPicture picture_;
  mutable KingdomLayoutCache layout_;
  std::vector<Text> lessons_;  ///< due now, if the game is a guided one
  std::size_t lesson_ = 0;     ///< the one that is told

  // How far the map has been moved, and where it is going.
  float scroll_ = 0, scroll_from_ = 0, scroll_to_ = 0;
  double scroll_start_ms_ = 0;
  bool scrolling_ = false;
  bool dragged_ = false;  ///< the pointer moves the map: letting go presses nothing
  int followed_ = -1;     ///< space that the map was last moved to
  int wanted_seat_ = -1;  ///< a traveller who was tapped: the map shows where they are
  Rect followed_area_;
  app::Speed speed_ = app::Speed::off;
  double over_since_ms_ = -1;  ///< when the celebration began; -1: none
};

}  // namespace kingdom_ui
