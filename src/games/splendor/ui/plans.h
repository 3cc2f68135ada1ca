// What the guide of the lessons advises at each turn: the action of a computer that looks a little ahead, and a card that it is
// for, which stays the same from turn to turn as long as the actions bring it nearer.
#pragma once

#include <optional>
#include <vector>

#include "app/session.h"
#include "games/splendor/ai/player.h"
#include "games/splendor/rules/state.h"

namespace splendor_ui {

using Cards = std::vector<splendor::CardId>;

/// Value of a card for a beginner: its points, and the use of its bonus for other cards and nobles.
int worth_of(const splendor::GameState& state, splendor::CardId card);

/// What can be bought now or later by the player to act, the most useful first: what wins, then by what each is worth for the
/// turns that it takes.
Cards cards_to_aim_at(const splendor::GameState& state);

/// What a purchase of this card brings, with the noble that comes for it.
int points_with(const splendor::GameState& state, const splendor::PlayerState& buyer, splendor::CardId card);

/// That seat can buy the card, and has fifteen points then. [cities.end] With the Cities points alone end nothing.
bool wins_with(const splendor::GameState& state, int seat, splendor::CardId card);

const splendor::GameState& state_at(const app::Session& session, std::size_t index);

/// In these turns plans look less far ahead: lessons that are told once ask for them again and again. What depends on a plan is told in
/// them or not at all.
inline constexpr int kFirstTurns = 12;

struct Plan {
  splendor::Action action;
  splendor::Reason reason = splendor::Reason::only_move;
  /// Bought, reserved or collected for, at the start of a turn; kNoCard: none.
  splendor::CardId aim = splendor::kNoCard;
};

/// The plans for the decisions of a game, each made when it is first asked for, since it is a search, and kept while the game
/// goes on.
class Plans {
 public:
  /// Those of this session, from that position on; what was made stays as far as it is the same game. To be called whenever the
  /// session may have changed; it must outlive what is asked. Precondition: from <= cursor().
  void follow(const app::Session& session, std::size_t from);

  /// Precondition: at this position, `from` or later and not after the cursor, a turn begins or tokens are to be given back.
  const Plan& at(std::size_t index);
  /// The last beginning of a turn of the same player; nullopt: none since the first position.
  std::optional<std::size_t> turn_before(std::size_t index) const;

 private:
  /// What was done there was no purchase and no reserve, so that a plan of that turn can still hold.
  bool took_gems(std::size_t index) const;

  const app::Session* session_ = nullptr;
  std::size_t from_ = 0;
  app::GameRecord made_for_;
  std::vector<std::optional<Plan>> plans_;
};

}  // namespace splendor_ui
