#include "games/splendor/puzzle/prove.h"

#include <algorithm>
#include <array>

#include "base/sorting.h"
#include "games/splendor/rules/cards.h"
#include "games/splendor/rules/data/posts.h"
#include "games/splendor/rules/modules/posts.h"
#include "games/splendor/rules/payment.h"
#include "games/splendor/rules/rules.h"
#include "games/splendor/rules/turn.h"
#include "games/splendor/rules/view.h"
#include "puzzle/and_or.h"

namespace splendor {

namespace {

using puzzle::Goal;
using puzzle::Outcome;
using puzzle::Task;

/// What one turn can bring at most through a module, on top of a card and a noble. The search gives up what is out of reach:
/// without the row of a module its proofs would be wrong, and nothing would tell.
struct ModuleBounds {
  Module module;
  int points;
  int bonuses;
  bool by_any_action;  ///< what it brings follows any action; otherwise it needs a purchase
  bool own_end;        ///< the game ends by something else than points, which are no bound then
};
constexpr std::array<ModuleBounds, 4> kModuleBounds{{
    {Module::orient, 4, 2, false, false},             // a free card, and the one that this brings
    {Module::strongholds, 5, 3, true, false},         // a conquest: a second card, which can be one of the Orient
    {Module::cities, 0, 0, false, true},              // [cities.end]
    {Module::posts, kPostCount + 1, 0, false, false}  // [posts.point-per-post]
}};
static_assert(has_every_module(kModuleBounds));

/// The game as it is, and what of it is blank.
struct Position {
  GameState state;
  CardSet unseen;             ///< what a blank can turn out to be
  CardSet mine;               ///< in the solver's hand, never seen: blanks
  std::uint32_t unknown = 0;  ///< slots with a blank; the state has none there
};

/// `as` and where: a blank that turns out to be that card before the action.
struct Move {
  Action action;
  CardId as = kNoCard;
  std::int8_t slot = -1, hand = -1;

  friend bool operator==(const Move&, const Move&) = default;
};

class Space {
 public:
  using State = Position;
  using Move = splendor::Move;

  /// `blank`: unknown cards are blanks; otherwise all cards are as they lie.
  Space(const GameState& state, const Task& task, bool blank)
      : task_(task), blank_(blank), by_(puzzle::deadline(task, task.seat, state.setup.players)) {
    for (const ModuleBounds& row : kModuleBounds) {
      if (!state.setup.has(row.module)) continue;
      bounds_.points += row.points;
      bounds_.bonuses += row.bonuses;
      bounds_.by_any_action = bounds_.by_any_action || row.by_any_action;
      bounds_.own_end = bounds_.own_end || row.own_end;
    }
  }

  bool mine(const Position& position) const { return position.state.to_act == task_.seat; }

  Outcome outcome(const Position& position) const {
    const GameState& state = position.state;
    switch (task_.goal) {
      case Goal::win:
        if (!in_time(state)) return Outcome::lost;
        if (is_terminal(state)) return decided(winners(state) == 1u << task_.seat);
        if (state.turns >= by_ && !state.last_round) return Outcome::lost;
        return out_of_reach(position) ? Outcome::lost : Outcome::open;
      case Goal::stop:
        for (int seat = 0; seat < state.setup.players; ++seat)
          if (seat != task_.seat && turn::reaches_end(state, seat)) return Outcome::lost;
        return is_terminal(state) || state.turns >= by_ ? Outcome::won : Outcome::open;
      case Goal::first: {
        if ((solver(state).nobles >> task_.object & 1) != 0) return decided(in_time(state));
        if (std::find(state.nobles.begin(), state.nobles.end(), task_.object) == state.nobles.end())
          return Outcome::lost;
        if (is_terminal(state) || state.turns >= by_) return Outcome::lost;
        const Tokens missing = solver(state).bonuses.missing_for(kNobles[task_.object].requirement);
        return missing.total() > (1 + bounds_.bonuses) * turns_left(state) ? Outcome::lost : Outcome::open;
      }
      case Goal::best: break;
    }
    return Outcome::open;
  }

  void moves(const Position& position, std::vector<Move>& out) const {
    const GameState& state = position.state;
    const bool solver_decides = mine(position);
    ActionList& list = list_;
    legal_actions(state, list);
    if (blank_ && solver_decides && position.unknown != 0 && list.front().kind == ActionKind::pass)
      return;  // with the card that lies there it might not be allowed
    if (blank_ && !may_skip(position)) return;
    const bool last = solver_decides && state.phase == Phase::turn && purchase_only(state);
    for (const Action& action : list) {
      if (last && action.kind != ActionKind::buy) continue;
      if (blank_ && action.kind == ActionKind::buy && hidden_in_hand(position, action.card)) continue;
      out.push_back({action});
    }
    if (blank_ && !solver_decides) append_blanks(position, out);
    base::insertion_sort(out.begin(), out.end(), [](const Move& a, const Move& b) { return promise(a) > promise(b); });
  }

  void play(Position& position, const Move& move) const {
    GameState& state = position.state;
    if (!blank_) return apply(state, move.action);
    const bool stays_blank = move.slot >= 0 && move.action.kind == ActionKind::reserve;
    if (move.slot >= 0) {
      keep_apart(position, move.as);
      state.slots[static_cast<std::size_t>(move.slot)] = move.as;
      position.unknown &= ~(1u << move.slot);
    }
    if (move.hand >= 0) {
      keep_apart(position, move.as);
      PlayerState& player = state.player();
      player.reserved[static_cast<std::size_t>(move.hand)] = move.as;
      player.blind = static_cast<std::uint8_t>(player.blind & ~(1u << move.hand));
    }
    if (move.as != kNoCard && !stays_blank) position.unseen.erase(move.as);
    const auto slots = state.slots;
    const auto seat = state.to_act;
    const PlayerState& player = state.players[seat];
    const auto held = player.reserved;
    apply(state, move.action);
    if (stays_blank) {
      PlayerState& rival = state.players[seat];
      rival.blind = static_cast<std::uint8_t>(rival.blind | 1u << (rival.reserved_count - 1));
    }
    const bool draws = move.action.kind == ActionKind::reserve_deck || move.action.kind == ActionKind::keep;
    if (draws && player.reserved != held) stand_in(position, seat);
    for (std::size_t slot = 0; slot < kSlotCount; ++slot)
      if (state.slots[slot] != slots[slot] && state.slots[slot] != kNoCard) {
        state.slots[slot] = kNoCard;
        position.unknown |= 1u << slot;
      }
  }

 private:
  static Outcome decided(bool won) { return won ? Outcome::won : Outcome::lost; }

  bool in_time(const GameState& state) const {
    return state.turns <= puzzle::turns_in_time(task_, state.setup.players);
  }

  const PlayerState& solver(const GameState& state) const { return state.players[task_.seat]; }

  /// Own turns left, with the one at hand.
  int turns_left(const GameState& state) const {
    return state.turns >= by_ ? 0 : (by_ - 1 - state.turns) / state.setup.players + 1;
  }

  /// Nothing but a purchase can keep the promise any more: it needs something that only purchases bring.
  bool purchase_only(const GameState& state) const {
    if (bounds_.by_any_action || turns_left(state) > 1 || is_due(state)) return false;
    return task_.goal == Goal::first || (task_.goal == Goal::win && !state.last_round);
  }

  /// The turn ends with a noble or a post of the solver, whatever is done in it: one a turn comes, and others were left.
  bool is_due(const GameState& state) const {
    return due_nobles(state, task_.seat) != 0 ||
           (state.setup.has(Module::posts) && posts::due_posts(solver(state)) != 0);
  }

  /// More points are missing than so many turns can bring: a card for each, a noble, and what the modules add to that.
  /// Asked where a turn of the solver begins.
  bool out_of_reach(const Position& position) const {
    const GameState& state = position.state;
    if (state.phase != Phase::turn || state.to_act != task_.seat || state.last_round) return false;
    if (bounds_.own_end) return false;
    const int turns = turns_left(state);
    int most = 0;
    if (turns == 1) {
      for (int slot = 0; slot < slot_count(state); ++slot)
        note(state, state.slots[static_cast<std::size_t>(slot)], most);
      for (int i = 0; i < state.player().reserved_count; ++i) {
        const CardId card = state.player().reserved[static_cast<std::size_t>(i)];
        if (!position.mine.contains(card)) note(state, card, most);
      }
    } else {
      most = 5;
    }
    most += kNoblePoints + bounds_.points;
    return state.player().prestige + turns * most < turn::kEndPrestige;
  }
  static void note(const GameState& state, CardId card, int& most) {
    if (card != kNoCard && card_facts(card).points > most && can_purchase(state, state.to_act, card))
      most = card_facts(card).points;
  }

  /// Cards whose face a blank hides, in the hand of who decides.
  bool hidden_in_hand(const Position& position, CardId card) const {
    const PlayerState& player = position.state.player();
    if (position.state.to_act == task_.seat) return position.mine.contains(card);
    const int i = reserve_of(player, card);
    return i >= 0 && (player.blind >> i & 1) != 0;
  }

  /// [orient.free-card] A free card that is due is forgotten where none lies open. That none of a level lies open, once one
  /// has been purchased, is not looked into where blanks could be such a card.
  static bool may_skip(const Position& position) {
    if (!position.state.setup.has(Module::orient) || position.unknown == 0) return true;
    for (int level = 1; level <= 2; ++level) {
      int open = 0;
      for (int slot = 0; slot < kSlotCount; ++slot)
        if (level_of(deck_of_slot(slot)) == level && position.state.slots[static_cast<std::size_t>(slot)] != kNoCard)
          ++open;
      if (open < 2) return false;
    }
    return true;
  }

  /// What a rival can do with a blank: reserve it as such, or make a card of it that is of use at once.
  void append_blanks(const Position& position, std::vector<Move>& out) const {
    GameState state = position.state;
    const Phase phase = state.phase;
    if (phase != Phase::turn && phase != Phase::free_card && phase != Phase::stronghold) return;
    for (std::uint32_t rest = position.unknown; rest != 0; rest &= rest - 1) {
      const int slot = __builtin_ctz(rest);
      CardId& place = state.slots[static_cast<std::size_t>(slot)];
      const CardSet faces = position.unseen & kDeckCards[index_of(deck_of_slot(slot))];
      bool reserves = phase == Phase::turn && state.player().reserved_count < kMaxReserved;
      for_each_card(faces, [&](CardId card) {
        place = card;
        const auto add = [&](const Action& action) {
          out.push_back({action, card, static_cast<std::int8_t>(slot), -1});
        };
        if (reserves) add({.kind = ActionKind::reserve, .card = card});
        reserves = false;
        if (phase == Phase::turn) {
          list_.clear();
          append_payments(state, payment_rules(state, state.to_act), ActionKind::buy, card, list_);
          for (const Action& action : list_) add(action);
          return;
        }
        legal_actions(state, list_);
        for (const Action& action : list_)
          if (action.card == card) add(action);
      });
      place = kNoCard;
    }
    if (phase != Phase::turn) return;
    PlayerState& player = state.player();
    for (std::size_t i = 0; i < player.reserved_count; ++i) {
      if ((player.blind >> i & 1) == 0) continue;
      const CardId held = player.reserved[i];
      for_each_card(position.unseen & kDeckCards[index_of(deck_of(held))], [&](CardId card) {
        player.reserved[i] = card;
        list_.clear();
        append_payments(state, payment_rules(state, state.to_act), ActionKind::buy, card, list_);
        for (const Action& action : list_) out.push_back({action, card, -1, static_cast<std::int8_t>(i)});
      });
      player.reserved[i] = held;
    }
  }

  /// The card that a seat has just drawn is a blank, and what stands for it lies nowhere else.
  void stand_in(Position& position, int seat) const {
    PlayerState& player = position.state.players[static_cast<std::size_t>(seat)];
    CardId& drawn = player.reserved[static_cast<std::size_t>(player.reserved_count - 1)];
    CardSet free = position.unseen & kDeckCards[index_of(deck_of(drawn))];
    if (!free.contains(drawn)) {
      for (const CardId held : player.reserved)
        if (held != kNoCard) free.erase(held);
      CardId chosen = drawn;
      for_each_card(free, [&](CardId card) { chosen = card; });
      drawn = chosen;
    }
    if (seat == task_.seat) position.mine.insert(drawn);
  }

  /// A card about to be shown is the stand-in of no other blank: that one gets another.
  void keep_apart(Position& position, CardId card) const {
    for (PlayerState& player : position.state.players) {
      const int i = reserve_of(player, card);
      if (i < 0) continue;
      CardSet others = position.unseen & kDeckCards[index_of(deck_of(card))];
      others.erase(card);
      for (const CardId held : player.reserved)
        if (held != kNoCard) others.erase(held);
      bool changed = false;
      for_each_card(others, [&](CardId other) {
        if (changed) return;
        player.reserved[static_cast<std::size_t>(i)] = other;
        if (position.mine.contains(card)) position.mine.insert(other);
        changed = true;
      });
      position.mine.erase(card);
    }
  }

  static int promise(const Move& move) {
    switch (move.action.kind) {
      case ActionKind::buy:
      case ActionKind::conquer: return 10 + card_facts(move.action.card).points;
      case ActionKind::reserve: return 1 + card_facts(move.action.card).points;
      default: return 0;
    }
  }

  Task task_;
  bool blank_;
  int by_;                 ///< puzzle::deadline
  ModuleBounds bounds_{};  ///< of all modules in play together
  mutable ActionList list_;
};

}  // namespace

puzzle::Answer prove(const GameState& state, const Task& task, const base::Budget& budget) {
  if (task.goal == Goal::best) return {};
  const Position position{.state = state, .unseen = unseen_cards(view_for(state, task.seat).shown), .mine = {}};
  std::optional<Move> reply;
  auto answer = puzzle::answer(Space(state, task, true), Space(state, task, false), position, budget, reply);
  if (reply) answer.reply = puzzle::place_of(legal_actions(state), reply->action);
  return answer;
}

}  // namespace splendor
