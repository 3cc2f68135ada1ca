// Splendor's table: shows a position, collects what the player chooses, and wishes for the action once it is confirmed.
#pragma once

#include <array>

#include "app/splendor_game.h"
#include "core/view.h"
#include "ui/art/still.h"
#include "ui/art/tiles.h"
#include "ui/game_screen.h"
#include "ui/splendor/decision.h"
#include "ui/splendor/layout.h"
#include "ui/splendor/motion.h"

namespace ui {

class SplendorScreen final : public GameScreen {
 public:
  void position_changed(const Showing& showing, std::size_t before, double time_ms, app::Speed speed) override;
  bool in_motion(double time_ms) const override { return motion_.running(time_ms); }
  void skip_motion() override { motion_.clear(); }
  void draw(Frame& frame, const Showing& showing, const Rect& area) override;
  Rect top_bar(const Showing& showing, const Rect& area, float scale) const override;
  bool key(char key, const Showing& showing, Wishes& wishes) override;
  void draw_seat(const Canvas& canvas, int seat, float cx, float cy, float size) const override;
  std::string title() const override;
  std::string status(const Showing& showing) const override;
  std::string log_line(const Showing& showing, std::size_t index) const override;
  void mirror(JsonWriter& json, const Showing& showing) const override;
  HelpBook help() const override;
  std::string help_page(const Showing& showing) const override;
  Ending ending(const Showing& showing) const override;

 private:
  /// A tile of the table: a noble by its id, a city or a post by its index.
  struct Tile {
    enum class Kind : std::uint8_t { none, noble, city, post } kind = Kind::none;
    int index = 0;
    friend bool operator==(const Tile&, const Tile&) = default;
  };
  /// What a player has chosen and not confirmed. Forgotten whenever the position changes.
  struct Choice {
    splendor::Tokens gems;                      ///< to take, or to give back
    splendor::CardId card = splendor::kNoCard;  ///< of the table or the own hand
    int deck = -1;
    Tile tile;                          ///< looked at
    std::optional<std::size_t> action;  ///< index among the legal actions: payment of the card, or a decision's answer
    StrongholdHold hold;                ///< a stronghold on its way
    bool empty() const { return *this == Choice{}; }
    friend bool operator==(const Choice&, const Choice&) = default;
  };
  /// Everything the drawing functions look at, put together once a frame.
  struct Scene {
    Frame& frame;
    const Showing& showing;
    const app::SplendorGame& game;
    const splendor::GameState& real;  ///< legality of the player to act
    splendor::GameState shown;        ///< what may be drawn
    TableLayout layout;
    int perspective = 0;  ///< seat for whom cards are marked as affordable
  };

  // screen.cpp
  Scene scene(Frame& frame, const Showing& showing, const Rect& area) const;
  splendor::GameState shown_state(const Showing& showing, const splendor::GameState& real) const;
  int perspective(const Showing& showing) const;
  void choose_gem(const Showing& showing, splendor::Gem gem, Wishes& wishes);
  void choose_card(const Showing& showing, splendor::CardId card, Wishes& wishes);
  void choose_deck(int deck);
  void choose_tile(const Showing& showing, Tile tile, Wishes& wishes);
  /// A card, or a colour, is pressed while a decision is due.
  void answer(const Showing& showing, splendor::CardId card, Wishes& wishes);
  void answer_gem(const Showing& showing, splendor::Gem gem, Wishes& wishes);
  /// What is chosen from the start of a decision: the one stronghold that can move, the one card to conquer.
  Choice first_choice(const Showing& showing) const;
  Decision decision(const Scene& s) const { return {s.real, s.game.actions(), choice_.hold}; }
  bool is_chosen(const Scene& s, splendor::ActionKind kind, int what) const;
  void confirm(const Showing& showing, Wishes& wishes);
  /// The action that the chosen gems make: a take, or a return.
  splendor::Action gem_action(const splendor::GameState& state) const;
  /// Wishes for the action, or says why not.
  void wish(const app::SplendorGame& game, const splendor::Action& action, Wishes& wishes) const;
  bool hides_own_secrets(const Showing& showing) const;

  // table_draw.cpp
  void draw_bank(Scene& s);
  void draw_market(Scene& s);
  void draw_tiles(Scene& s);
  void draw_motion(Scene& s);
  Rect anchor_rect(const Scene& s, Anchor anchor) const;
  Ring trace(const Scene& s, Anchor place) const;
  void draw_tile(const Canvas& canvas, const Rect& rect, Tile tile, const TileLook& look) const;
  /// Strongholds on a card of the table, as it is to be drawn anywhere.
  CardLook table_look(const Scene& s, splendor::CardId card) const;
  /// "2 strongholds of Anna: only Anna may buy or reserve it"; empty for a card that nobody holds.
  std::string held_text(const Scene& s, splendor::CardId card) const;
  static unsigned holders(const splendor::GameState& state, Tile tile);
  /// Who has reached a post or fulfils a city; empty for nobody.
  static std::string tile_holders(const Showing& showing, const splendor::GameState& state, Tile tile);

  // player_draw.cpp
  void draw_players(Scene& s);
  void draw_panel(Scene& s, int seat, const Rect& rect);
  void draw_chip_of(Scene& s, int seat, const Rect& rect);
  void draw_own(Scene& s, const Rect& rect);
  void draw_hand(Scene& s, int seat, const Rect& rect);
  void draw_columns(Scene& s, int seat, const Rect& area);
  void draw_model(Scene& s, splendor::Gem gem, const Rect& card);

  // action_draw.cpp
  bool sheet_open(const Scene& s) const;
  /// Where the sheet lies: what is to be pressed on the table stays in sight.
  Rect sheet_rect(const Scene& s) const;
  void draw_actions(Scene& s);
  void draw_gem_choice(Scene& s, const Rect& rect);
  void draw_return(Scene& s, const Rect& rect);
  void draw_card_choice(Scene& s, const Rect& rect);
  void draw_deck_choice(Scene& s, const Rect& rect);
  void draw_tile_choice(Scene& s, const Rect& rect);
  void draw_waiting(Scene& s, const Rect& rect);
  void draw_recent(Scene& s, const Rect& rect);

  // payment_draw.cpp
  void draw_payment(Scene& s, const Rect& rect);

  // decision_draw.cpp
  void draw_decision(Scene& s, const Rect& rect);
  void draw_options(Scene& s, const Rect& rect);
  void draw_answer(Scene& s, const Rect& rect);
  std::string option_label(const Scene& s, const splendor::Action& action) const;

  /// What stays as it is while something else moves, as it was painted last.
  struct CardStill {
    Rect rect;
    splendor::CardId card = splendor::kNoCard;
    int left = 0;  ///< in a deck
    CardLook look;
    friend bool operator==(const CardStill&, const CardStill&) = default;
  };
  struct TileStill {
    Rect rect;
    Tile tile;
    TileLook look;
    friend bool operator==(const TileStill&, const TileStill&) = default;
  };
  static constexpr std::size_t kMostTiles = 6 + splendor::kPostCount;
  struct Stills {
    std::array<Still<CardStill>, splendor::kSlotCount> cards;
    std::array<Still<CardStill>, splendor::kDeckCount> decks;
    std::array<Still<TileStill>, kMostTiles> tiles;
  };

  Choice choice_;
  Stills stills_;
  Motion motion_;
  bool peeking_ = false;
  int open_player_ = -1;  ///< seat whose panel is opened over the table on a small screen
};

}  // namespace ui
