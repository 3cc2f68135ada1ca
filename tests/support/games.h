// Games to test with, as sessions: any setup, played at random, or sensibly so that they are about as long as games
// between people.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "app/session.h"
#include "base/random.h"
#include "engine/game_of.h"
#include "games/splendor/game.h"

namespace support {

/// 2 to 5 players, every mix of modules, both editions.
std::vector<splendor::Setup> every_setup();

/// "players=2 modules=none edition=2024": what to CAPTURE.
std::string setup_text(const splendor::Setup& setup);

/// A deal with persons at all seats, or with these levels ("" for a person).
app::GameRecord new_record(const splendor::Setup& setup, std::uint64_t seed,
                           const std::vector<std::string>& levels = {});
app::Session new_session(const splendor::Setup& setup, std::uint64_t seed, const std::vector<std::string>& levels = {});

/// Replaces the player of a seat from the first action on.
void set_seat(app::Session& session, std::size_t seat, const app::Seat& who);

/// Index of a legal action. Precondition: !game.over().
using Player = std::function<int(const engine::GameOf<splendor::Game>& game, base::RandomSource& random)>;
int random_action(const engine::GameOf<splendor::Game>& game, base::RandomSource& random);
/// Buys what it can, the most points first, and else collects what the nearest card needs.
int sensible_action(const engine::GameOf<splendor::Game>& game, base::RandomSource& random);
/// Fills the hand, then takes and gives back tokens for ever, which no rule forbids.
int endless_action(const engine::GameOf<splendor::Game>& game, base::RandomSource& random);

/// Plays on until the game is over or `most` actions are reached.
void play_on(app::Session& session, const Player& player, std::uint64_t seed, std::size_t most = 2000);

/// A session of `setup` and `seed`, played so.
app::Session played_session(const splendor::Setup& setup, std::uint64_t seed, const Player& player,
                            std::size_t most = 2000);

/// A base game of two that its last action has brought to the bound, with more prestige at one seat than at the other. Who
/// is to act before that action is a person; `rival` ("" for another person) has the other seat.
app::Session session_at_bound(const std::string& rival = {});

/// A base game of two persons after so many sensible actions.
app::Session begun_session(std::size_t actions, std::uint64_t seed = 7);

/// The games of golden.jsonl, played by our computer players: every mix of modules with 2 to 5 players, every kind of
/// decision. Persons at all seats.
std::vector<app::Session> golden_sessions();

/// The first of the golden games that comes to a position like this, ending there. Fails the test when none does.
app::Session session_where(const std::function<bool(const engine::GameOf<splendor::Game>&)>& like_this);

/// A base game of so many persons at the beginning of a turn: somebody has a noble, and there are some left.
app::Session session_with_noble(std::uint8_t players);

/// The typed position. Precondition: the session plays Splendor.
const engine::GameOf<splendor::Game>& typed(const app::Game& game);

}  // namespace support
