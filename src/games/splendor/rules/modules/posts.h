// The Trading Posts (2025 box, RULINGS "The Trading Posts"): five tiles open to everybody, and what they allow. Its
// decisions are `keep`, `gem` and `post`. hooks.cpp calls these when the module is in play.
#pragma once

#include <optional>

#include "base/random.h"
#include "games/splendor/rules/data/posts.h"
#include "games/splendor/rules/rules.h"

namespace splendor::posts {

constexpr bool has(const PlayerState& player, Post post) {
  return (player.posts >> static_cast<unsigned>(post) & 1) != 0;
}

/// [posts.gold-double] 2 for a player with that post, else 1.
int gold_worth(const GameState& state, int player);

/// [posts.setup] [posts.gain] Posts that the player could gain now, as bits of Post: all five are open to everybody, and
/// they count cards, not bonuses.
unsigned due_posts(const PlayerState& player);

/// [posts.draw-two] [combine.draw-two-orient] Draws two cards of any deck (or the only one left) and waits for `keep`.
/// False: without the post nothing happens.
bool draws_two(GameState& state, Deck deck);

/// [posts.gem] [combine.gem-conquest] A gem is due after a purchase, also after one by Conquest.
void on_purchase(GameState& state);

// The phases keep, gem and post, see hooks.h.

/// Precondition: a gem is due. [posts.gem.empty-bank] True: there is one to take; else it is no longer due.
bool asks_for_gem(GameState& state);
/// [posts.one-a-turn] [posts.choice] True: several are due, the player chooses one. A single due post comes by itself.
bool asks_for_post(PlayerState& player);
void append_actions(const GameState& state, ActionList& out);
Action random_gem(const GameState& state, base::RandomSource& random);
std::optional<Illegal> why_illegal(const GameState& state, const Action& action);
void apply(GameState& state, const Action& action);

}  // namespace splendor::posts
