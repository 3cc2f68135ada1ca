// The input of lessons, and the two lists of them: for the first game and for the modules.
#pragma once

#include <span>
#include <string>

#include "app/session.h"
#include "games/splendor/ai/decisions.h"
#include "games/splendor/rules/payment.h"
#include "games/splendor/ui/hint.h"
#include "games/splendor/ui/plans.h"
#include "ui/lesson.h"

namespace splendor_ui {

/// A decision of the player who learns.
class Scene {
 public:
  /// At a position of the session, `turns` of theirs since the lessons began. All must outlive the scene.
  Scene(const app::Session& in_session, std::size_t index, int turns, Plans& plans)
      : session(in_session),
        state(state_at(in_session, index)),
        me(state.player()),
        turn(turns),
        cards(cards_to_aim_at(state)),
        index_(index),
        plans_(plans) {}

  const app::Session& session;
  const splendor::GameState& state;
  const splendor::PlayerState& me;
  int turn;     ///< of theirs since the lessons began
  Cards cards;  ///< cards_to_aim_at()

  /// Precondition: as of Plans::at().
  const Plan& plan() const { return plans_.at(index_); }
  bool takes() const { return splendor::is_take(plan().action.kind); }
  bool buys() const { return plan().action.kind == splendor::ActionKind::buy; }
  bool reserves() const { return plan().action.kind == splendor::ActionKind::reserve; }

  /// Their turn before, since the lessons began; nullptr: none.
  const splendor::GameState* turn_before() const {
    const auto before = plans_.turn_before(index_);
    return before ? &state_at(session, *before) : nullptr;
  }
  /// Precondition: there was one.
  const Plan& plan_before() const { return plans_.at(*plans_.turn_before(index_)); }

  /// Where the rival's turn just before began; nullptr: there was none.
  const splendor::GameState* turn_of_rival() const {
    std::size_t index = index_;
    while (index > 0 && state_at(session, index - 1).to_act != state.to_act &&
           (index == index_ || state_at(session, index - 1).to_act == state_at(session, index).to_act))
      --index;
    return index == index_ ? nullptr : &state_at(session, index);
  }
  /// Ever, since the game began.
  bool has_reserved() const {
    const auto mine = static_cast<std::size_t>(state.to_act);
    for (std::size_t i = 0; i <= index_; ++i)
      if (state_at(session, i).players[mine].reserved_count > 0) return true;
    return false;
  }
  /// The rival who returned tokens last since then; -1: nobody.
  int who_gave_back() const {
    const auto before = plans_.turn_before(index_);
    for (std::size_t i = index_; before && i-- > *before;)
      if (const auto& then = state_at(session, i);
          then.phase == splendor::Phase::give_back && then.to_act != state.to_act)
        return then.to_act;
    return -1;
  }

  bool can_buy(splendor::CardId card) const { return splendor::can_purchase(state, state.to_act, card); }
  splendor::Tokens lacks(splendor::CardId card) const { return splendor::lacking(state, state.to_act, card); }
  /// Ids of controls.
  std::string place(splendor::CardId card) const { return control_of(state, card); }
  static std::string place_of(int seat) { return "player:" + std::to_string(seat); }
  std::string my_place() const { return place_of(state.to_act); }
  std::string my_tokens() const { return "held:" + std::to_string(state.to_act); }

 private:
  std::size_t index_;
  Plans& plans_;
};

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

/// What has become of the card that was collected for, if there is something to say: in the first game, where no lesson says it.
ui::Tip notice_for(const Scene& scene);

/// What to do: in the first game, and in that of a module while none of its lessons is due.
ui::Tip advice_for(const Scene& scene);

}  // namespace splendor_ui
