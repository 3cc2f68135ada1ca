#include "games/splendor/rules/modules/posts.h"

#include <algorithm>

#include "base/bits.h"
#include "games/splendor/rules/turn.h"

namespace splendor::posts {

namespace {

/// [posts.gain] Once gained a post is kept: [combine.post-kept] nothing takes one away.
/// [posts.point-per-post] With that post each own post counts a point, earlier and later ones.
void gain(PlayerState& player, std::uint8_t post) {
  player.posts = static_cast<std::uint8_t>(player.posts | 1u << post);
  if (!has(player, Post::point_per_post)) return;
  const bool just_gained = post == static_cast<std::uint8_t>(Post::point_per_post);
  player.prestige = static_cast<std::uint8_t>(player.prestige + (just_gained ? __builtin_popcount(player.posts) : 1));
}

/// [posts.draw-two] The kept card is as secret as any drawn one; the other goes under its deck unseen.
void keep(GameState& state, CardId kept) {
  auto& drawn = state.modules.drawn;
  const CardId other = drawn[0] == kept ? drawn[1] : drawn[0];
  turn::add_reserved(state.player(), kept, true);
  if (other != kNoCard) put_under(state, deck_of(kept), other);
  drawn = {kNoCard, kNoCard};
}

}  // namespace

/// [posts.gold-double]
int gold_worth(const GameState& state, int player) {
  return has(state.players[static_cast<std::size_t>(player)], Post::gold_double) ? 2 : 1;
}

/// [posts.setup] All five, whoever else has them. [posts.gain] Cards are counted, not bonuses.
unsigned due_posts(const PlayerState& player) {
  unsigned due = 0;
  for (unsigned post = 0; post < kPosts.size(); ++post)
    due |= static_cast<unsigned>(player.cards.covers(kPosts[post].cards)) << post;
  return due & ~player.posts;
}

/// [posts.draw-two] [combine.draw-two-orient] From any deck.
bool draws_two(GameState& state, Deck deck) {
  if (!has(state.player(), Post::draw_two)) return false;
  auto& drawn = state.modules.drawn;
  drawn[0] = draw(state, deck);  // [posts.draw-two.last] perhaps the only one
  if (state.decks[index_of(deck)].count != 0) drawn[1] = draw(state, deck);
  return true;
}

/// [posts.gem] [combine.gem-conquest]
void on_purchase(GameState& state) {
  if (has(state.player(), Post::gem_after_purchase)) state.modules.gem_due = 1;
}

/// [posts.gem.empty-bank] With no gem in the bank none is due.
bool asks_for_gem(GameState& state) {
  if (state.bank.gems_with_at_least(1) != 0) return true;
  state.modules.gem_due = 0;
  return false;
}

/// [posts.one-a-turn] One, and a single one comes by itself. [posts.choice] Among several the player chooses.
bool asks_for_post(PlayerState& player) {
  const unsigned due = due_posts(player);
  if (due == 0) return false;
  if ((due & (due - 1)) != 0) return true;
  gain(player, static_cast<std::uint8_t>(__builtin_ctz(due)));
  return false;
}

void append_actions(const GameState& state, ActionList& out) {
  switch (state.phase) {
    case Phase::keep:
      for (const CardId card : state.modules.drawn)
        if (card != kNoCard) out.push_back({.kind = ActionKind::keep, .card = card});
      return;
    case Phase::gem:
      for (const Gem gem : kGems)
        if (state.bank[gem] != 0) out.push_back({.kind = ActionKind::gem, .tokens = Tokens::of(gem)});
      return;
    default:
      for (unsigned due = due_posts(state.player()); due != 0; due &= due - 1)
        out.push_back({.kind = ActionKind::post, .other = static_cast<std::uint8_t>(__builtin_ctz(due))});
  }
}

Action random_gem(const GameState& state, base::RandomSource& random) {
  const unsigned piles = state.bank.gems_with_at_least(1);
  const auto gem = static_cast<Gem>(base::nth_bit(piles, random.pick(count_bits(piles))));
  return action_of(ActionKind::gem, kNoCard, 0, Tokens::of(gem));
}

std::optional<Illegal> why_illegal(const GameState& state, const Action& action) {
  switch (state.phase) {
    case Phase::keep: {
      const auto& drawn = state.modules.drawn;
      const bool is_drawn = action.card != kNoCard && (drawn[0] == action.card || drawn[1] == action.card);
      return is_drawn ? std::nullopt : std::optional{Illegal::not_drawn};
    }
    case Phase::gem:
      if (action.tokens.gold() != 0) return Illegal::gold_cannot_be_taken;
      if (action.tokens.total() != 1) return Illegal::wrong_number_of_gems;
      return state.bank.covers(action.tokens) ? std::nullopt : std::optional{Illegal::pile_empty};
    default:
      return action.other < kPosts.size() && (due_posts(state.player()) >> action.other & 1) != 0
                 ? std::nullopt
                 : std::optional{Illegal::post_not_due};
  }
}

void apply(GameState& state, const Action& action) {
  switch (action.kind) {
    case ActionKind::keep:
      keep(state, action.card);
      turn::go_on(state, Phase::keep);
      return;
    case ActionKind::gem:
      turn::to_player(state, action.tokens);
      state.modules.gem_due = 0;
      turn::go_on(state, Phase::gem);
      return;
    default: gain(state.player(), action.other); turn::go_on(state, Phase::post);
  }
}

}  // namespace splendor::posts
