// The input of lessons, and the two lists of them: for the first game and for the modules.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "app/session.h"
#include "games/splendor/rules/payment.h"
#include "games/splendor/ui/hint.h"
#include "ui/lesson.h"

namespace splendor_ui {

using Cards = std::vector<splendor::CardId>;

/// A decision of the player who learns.
struct Scene {
  const app::Session& session;
  const splendor::GameState& state;
  const splendor::PlayerState& me;
  int turn;                     ///< of theirs since the lessons began
  Cards cards;                  ///< that could be bought now or later, the one to aim at first
  splendor::CardId aim_before;  ///< of their turn before, whoever has it by now; kNoCard: none

  splendor::CardId aim() const { return cards.empty() ? splendor::kNoCard : cards.front(); }
  bool can_buy(splendor::CardId card) const { return splendor::can_purchase(state, state.to_act, card); }
  bool buys() const { return aim() != splendor::kNoCard && can_buy(aim()); }
  splendor::Tokens lacks(splendor::CardId card) const { return splendor::lacking(state, state.to_act, card); }
  /// Ids of controls.
  std::string place(splendor::CardId card) const { return control_of(state, card); }
  static std::string place_of(int seat) { return "player:" + std::to_string(seat); }
  std::string my_place() const { return place_of(state.to_act); }
};

/// For Scene::cards: the best first, by what each is worth for the turns that it takes.
Cards cards_to_aim_at(const splendor::GameState& state);

/// Puts first what this turn is for: a card to buy that is better than all others, else the aim that was settled on before, unless
/// that is gone, this turn brings it no nearer, or another one is twice as good; else the best. Returns the aim for the next turn:
/// a purchase on the way leaves it.
splendor::CardId settle_aim(const splendor::GameState& state, splendor::CardId aim, Cards& cards);

/// Value of a card for a beginner: its points, and the use of its bonus for other cards and nobles.
int worth_of(const splendor::GameState& state, splendor::CardId card);

inline std::string pile(splendor::Gem gem) { return std::string("pile:") + splendor::kColourLetters[index_of(gem)]; }

/// Returns a tip if the lesson is due, else nothing.
struct Lesson {
  ui::Tip (*tell)(const Scene& scene);
  splendor::Module module{};  ///< the module it belongs to; none: the first game
  splendor::Phase phase = splendor::Phase::turn;
  bool instructs = false;  ///< says what to do now, so that it stays until then, in place of advice
};

/// In the order in which they are shown if several are due at once.
std::span<const Lesson> first_lessons();
std::span<const Lesson> module_lessons();

/// Turns of a module's tutorial game in which something is said.
inline constexpr int kTurnsOfModule = 5;

/// What can be done for the card to aim at: in the first game, and in that of a module while none of its lessons is due.
ui::Tip advice_for(const Scene& scene);

}  // namespace splendor_ui
