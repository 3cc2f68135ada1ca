// Positions for rule tests, made by hand from a new game: cards, tokens, nobles and strongholds are moved, so that everything
// stays exactly once somewhere (only bank() breaks that, on purpose). Decks begin in the order of their ids: the rows show
// L1-01 .. L1-04, L2-01 .., O3-01 O3-02, and the nobles are N01 onwards. Everything is named in the text notation. A
// position can be played on and changed again.
#pragma once

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/splendor/record/notation.h"
#include "games/splendor/rules/data/posts.h"
#include "games/splendor/rules/rules.h"

namespace splendor {

class GameBuilder {
 public:
  GameState state;

  explicit GameBuilder(int players, std::initializer_list<Module> modules = {});

  /// The bank is exactly this, whatever the players hold: tokens appear or disappear.
  GameBuilder& bank(const Tokens::Counts& tokens);
  /// The seat gets these from the bank.
  GameBuilder& tokens(int seat, std::string_view letters);

  /// `"L1-05 O1-06=w"`: bought earlier by the seat; the second copies white.
  GameBuilder& owns(int seat, std::string_view cards);
  /// `"wwb"`: bought earlier by the seat, cards of level 1 without points from the bottom of the deck.
  GameBuilder& bonuses(int seat, std::string_view letters);
  GameBuilder& reserves(int seat, std::string_view cards);
  GameBuilder& reserves_blind(int seat, std::string_view cards);
  /// The seat has the noble already.
  GameBuilder& visited(int seat, std::string_view noble);

  /// These lie face up, in the places of others of their deck.
  GameBuilder& face_up(std::string_view cards);
  /// This is the next card of its deck.
  GameBuilder& top(std::string_view card);
  /// All but the top `left` cards of the deck leave the game.
  GameBuilder& drain(Deck deck, int left = 0);
  /// The face-up cards of the row leave the game too, from the right, until `left` are there. Drain the deck first.
  GameBuilder& clear_row(Deck deck, int left = 0);
  /// So do these.
  GameBuilder& clear(std::string_view cards);
  /// These nobles, and no others, are on the table.
  GameBuilder& nobles(std::initializer_list<std::string_view> ids);

  /// These cities, and no others, are in play.
  GameBuilder& cities(std::initializer_list<std::string_view> ids);
  GameBuilder& post(int seat, Post post);
  /// `count` strongholds of the seat stand on a face-up card.
  GameBuilder& hold(int seat, std::string_view card, int count = 1);

  GameBuilder& to_act(int seat);
  GameBuilder& last_round();

  /// Plays a decision, which has to be legal.
  GameBuilder& play(std::string_view action);

  GameState build() const { return state; }
  PlayerState& player(int seat = 0) { return state.players[static_cast<std::size_t>(seat)]; }
  bool has(int seat, std::string_view card);
  bool is_face_up(std::string_view card) const;
  /// Of a face-up card.
  Occupation& occupation(std::string_view card);

 private:
  CardId take_out(CardId card);
  void bring_to_top(CardId card);

  std::vector<CardId> wanted_;  ///< what face_up() has put there
};

/// Seat `seat` has twelve points and can buy L3-18 (four points, seven red) at its turn; nothing else ends the game.
GameBuilder about_to_win(int seat);

/// 0 .. kSetupNumbers - 1: every mix of modules with 2, 3, 4 and 5 players.
inline constexpr int kMixes = kAllModules + 1, kSetupNumbers = (kMaxPlayers - kMinPlayers + 1) * kMixes;
Setup setup_number(int number);

/// A position some random decisions into a game; over if the game is.
GameState random_position(const Setup& setup, std::uint64_t seed, int decisions);

/// Plays decisions that have to be legal.
GameState after(GameState state, std::initializer_list<std::string_view> actions);

/// Why a decision, written with its payment, is not allowed; nullopt when it is.
std::optional<Illegal> refusal(const GameState& state, std::string_view text);

/// The legal decisions that begin with `verb`, in their order: `"take w, take b"`.
std::string options(const GameState& state, std::string_view verb = "");

}  // namespace splendor
