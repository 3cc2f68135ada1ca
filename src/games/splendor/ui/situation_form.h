// Splendor's part of the position editor: pages for the table, each player, and the rules. While a place is being filled, its
// choices take the whole panel.
#pragma once

#include "games/splendor/game.h"
#include "ui/position_form.h"

namespace splendor_ui {

class SituationForm final : public ui::PositionForm {
 public:
  SituationForm();

  void take(const app::Session& session, int viewer) override;
  void clear() override;
  bool open(const app::GameSpec& position) override;
  void seat(const app::Session& session) override;
  std::optional<base::Message> wrong() const override { return why_impossible(situation_); }
  std::string missing_for_advice() const override;
  bool filling() const override { return page_.place != Place::none; }
  void done() override { page_.place = Place::none; }
  int page() const override { return (page_.tab * 10 + static_cast<int>(page_.place)) * 100 + page_.index; }

  void build(ui::PanelBuilder& build, const app::Settings& settings) const override;
  void press(std::string_view id) override;

  const splendor::Situation& situation() const { return situation_; }

 protected:
  std::size_t take_setup(const app::GameSpec& spec) override;
  app::GameSpec spec(std::uint64_t seed) const override;

 private:
  /// What is being filled: a place of a row, a place of a hand, or a set of tiles or cards.
  enum class Place : std::uint8_t { none, slot, reserve, nobles, cities, removed };
  static constexpr int kRulesTab = splendor::kMaxPlayers + 1;  ///< the page of the rules
  struct Page {
    int tab = 0;  ///< 0: the table; 1 and more: a player; kRulesTab
    Place place = Place::none;
    int index = 0;                             ///< the slot, or the place in the hand
    splendor::Deck deck = splendor::Deck::L1;  ///< the deck shown
  };
  using Setup = splendor::Setup;
  using CardId = splendor::CardId;

  int players() const { return situation_.shown.setup.players; }
  bool has(splendor::Module module) const { return situation_.shown.setup.has(module); }
  /// The player of the tab; -1 on the other pages.
  int seat_shown() const { return page_.tab >= 1 && page_.tab <= players() ? page_.tab - 1 : -1; }
  splendor::PlayerState& player() { return situation_.shown.players[static_cast<std::size_t>(seat_shown())]; }
  const splendor::PlayerState& player_at(int seat) const {
    return situation_.shown.players[static_cast<std::size_t>(seat)];
  }
  std::string name_of(int seat) const;
  int decks() const { return splendor::decks_in_play(situation_.shown.setup); }

  // situation_form.cpp
  void settle_all();
  void set_players(int count);
  void press_rules(std::string_view what, int number);
  void press_player(std::string_view what, int number, std::string_view more);
  void press_table(std::string_view what, int number);
  void pick(CardId card);
  void pick_for_slot(CardId card);
  void toggle_own(CardId card);
  void toggle_noble(splendor::NobleId noble);
  void toggle_city(int city);
  void put_reserved(CardId card);

  // situation_pages.cpp
  void build_tabs(ui::PanelBuilder& build) const;
  void build_table(ui::PanelBuilder& build) const;
  void build_row(ui::PanelBuilder& build, int level) const;
  void build_tiles(ui::PanelBuilder& build) const;
  void build_player(ui::PanelBuilder& build, int seat) const;
  void build_tokens(ui::PanelBuilder& build, int seat) const;
  void build_hand(ui::PanelBuilder& build, int seat) const;
  void build_special(ui::PanelBuilder& build, int seat) const;
  void build_rules(ui::PanelBuilder& build) const;
  void build_stepper(ui::PanelBuilder& build, std::string_view id, const std::string& label, int least, int value,
                     int most) const;

  // situation_picks.cpp
  void build_place(ui::PanelBuilder& build) const;
  void build_strongholds(ui::PanelBuilder& build) const;
  void build_backs(ui::PanelBuilder& build) const;
  void build_decks(ui::PanelBuilder& build) const;
  /// The cards of the deck; those in `here` are marked, those in other places disabled.
  void build_cards(ui::PanelBuilder& build, const splendor::CardSet& here) const;
  void build_nobles(ui::PanelBuilder& build) const;
  void build_cities(ui::PanelBuilder& build) const;
  std::string where(CardId card) const;

  splendor::Situation situation_;
  Page page_;
};

/// The rectangles of `count` cells in rows of `columns`, no wider than `most` at 100 % text size.
std::vector<ui::Rect> placed_cells(ui::PanelBuilder& build, int count, int columns, float most, float aspect);
/// A picture that is a button. `what`: argument of `draw`. `pressed`: the id that the form receives; "": that of the control.
void build_picture(ui::PanelBuilder& build, const ui::Control& control,
                   void (*draw)(const ui::Canvas&, const ui::Rect&, int what), int what, std::string pressed = {});
/// "Level 2, place 3". The Orient's cards of a level have places of their own.
std::string slot_name(int slot);
/// `what` for the functions below: index of the card or tile, and how it is drawn.
constexpr int pictured(int thing, bool chosen = false, bool dimmed = false, int strongholds = 0, int owner = 0) {
  return thing | (chosen ? 1 << 8 : 0) | (dimmed ? 1 << 9 : 0) | strongholds << 10 | owner << 12;
}
/// A card, a card back, or an empty place for kNoCard.
void draw_placed_card(const ui::Canvas& canvas, const ui::Rect& rect, int what);
void draw_placed_noble(const ui::Canvas& canvas, const ui::Rect& rect, int what);
void draw_placed_city(const ui::Canvas& canvas, const ui::Rect& rect, int what);

}  // namespace splendor_ui
