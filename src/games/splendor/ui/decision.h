// Which things on the table answer the current decision (associate, free card, gem, stronghold, conquest, noble, post, one
// of two drawn cards), and with which action. Derived from the legal actions: no rules here.
#pragma once

#include <optional>
#include <vector>

#include "games/splendor/rules/rules.h"
#include "ui/choose.h"

namespace splendor_ui {

/// A move of a stronghold is answered in two presses: the card it leaves, then the card it goes to.
struct StrongholdHold {
  bool moving = false;                          ///< the player wants to move rather than to place
  splendor::CardId lifted = splendor::kNoCard;  ///< card whose stronghold is to move; kNoCard while none is
  friend bool operator==(const StrongholdHold&, const StrongholdHold&) = default;
};

class Decision {
 public:
  /// Keeps references to both for as long as it lives. `actions` are the legal actions of `state`.
  Decision(const splendor::GameState& state, const splendor::ActionList& actions, StrongholdHold hold = {});

  /// Whether this phase is such a decision: not at the start of a turn, at the token limit, or at the end.
  static bool is_open(splendor::Phase phase);

  /// What pressing a thing means: an action (index among the legal ones), or lifting a stronghold, or nothing.
  struct Answer {
    std::optional<std::size_t> action;
    bool lifts = false;
    explicit operator bool() const { return action || lifts; }
  };
  Answer on_card(splendor::CardId card) const;
  /// A colour of one's own cards (associate), or a pile of the bank (gem).
  Answer on_gem(splendor::Gem gem) const;
  Answer on_noble(splendor::NobleId noble) const;
  Answer on_post(int post) const;

  /// Why pressing the card answers nothing. Precondition: !on_card(card).
  splendor::Illegal why_not(splendor::CardId card) const;

  /// Cards from which a stronghold may move, in the order of the table.
  std::vector<splendor::CardId> sources() const;
  /// May a stronghold be placed as well as moved, so that the player has to say which?
  bool may_place() const;

  /// The index of the action that declines, where that is possible.
  std::optional<std::size_t> decline() const;

 private:
  template <class Suits>
  std::optional<std::size_t> find(Suits&& suits) const {
    return ui::find_action(actions_, suits);
  }
  std::optional<std::size_t> find(splendor::ActionKind kind, splendor::CardId card) const;

  const splendor::GameState& state_;
  const splendor::ActionList& actions_;
  StrongholdHold hold_;
};

/// The legal purchase (`kind`: buy, or conquer) of a card that is offered first: coloured tokens, then gold, no card that
/// leaves play; or else the first that there is. nullopt: it cannot be purchased now.
std::optional<std::size_t> first_payment(const splendor::GameState& state, const splendor::ActionList& actions,
                                         splendor::ActionKind kind, splendor::CardId card);

/// Of the legal payments for the same card, the one nearest to `now` in which `card` leaves play (`leaves`) or stays.
/// nullopt: there is none.
std::optional<std::size_t> payment_with(const splendor::ActionList& actions, std::size_t now, splendor::CardId card,
                                        bool leaves);

/// Own cards that may leave play as part of a payment for the card that `now` pays for, ascending.
std::vector<splendor::CardId> cards_that_may_leave(const splendor::ActionList& actions, std::size_t now);

}  // namespace splendor_ui
