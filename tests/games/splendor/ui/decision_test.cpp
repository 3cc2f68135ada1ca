// Which things of the table answer a decision, read off the legal actions.
#include "games/splendor/ui/decision.h"

#include <algorithm>
#include <set>

#include "engine/game_of.h"
#include "games/splendor/rules/modules/orient.h"
#include "support/check.h"
#include "support/games.h"

using namespace splendor;
using splendor_ui::Decision;

namespace {

app::Session session_in(Phase phase) {
  return support::session_where([=](const auto& game) { return game.state().phase == phase; });
}

}  // namespace

TEST_CASE("the cards that answer a free card are the legal ones, and no other") {
  const app::Session session = session_in(Phase::free_card);
  const engine::GameOf<splendor::Game>& game = support::typed(session.position());
  const Decision decision(game.state(), game.actions());
  std::size_t answers = 0;
  for (const CardId card : game.state().slots) {
    if (card == kNoCard) continue;
    const auto answer = decision.on_card(card);
    if (answer) {
      ++answers;
      CHECK(game.actions()[*answer.action].card == card);
    } else {
      CHECK(decision.why_not(card) != Illegal::not_now);
    }
  }
  CHECK(answers == game.actions().size());
}

TEST_CASE("every way of placing, moving and sending home a stronghold is within reach") {
  for (const bool in_hand : {true, false}) {
    const app::Session session = support::session_where([&](const auto& game) {
      return game.state().phase == Phase::stronghold && (game.state().player().strongholds > 0) == in_hand &&
             std::any_of(game.actions().begin(), game.actions().end(),
                         [](const Action& action) { return action.kind == ActionKind::move; });
    });
    const engine::GameOf<splendor::Game>& game = support::typed(session.position());
    const Decision start(game.state(), game.actions());
    CHECK(start.may_place() == in_hand);
    std::set<std::size_t> reached;
    const auto press_all = [&](const Decision& decision) {
      for (const CardId card : game.state().slots)
        if (const auto answer = decision.on_card(card); answer.action) reached.insert(*answer.action);
    };
    press_all(start);
    for (const CardId source : start.sources()) {
      const Decision lifting(game.state(), game.actions(), {.moving = true});
      CHECK(lifting.on_card(source).lifts);
      press_all(Decision(game.state(), game.actions(), {.moving = true, .lifted = source}));
    }
    CHECK(reached.size() == game.actions().size());
  }
}

TEST_CASE("a colour to copy is answered by a card of that colour, and every colour that can be copied has an answer") {
  const app::Session session = session_in(Phase::associate);
  const engine::GameOf<splendor::Game>& game = support::typed(session.position());
  const Decision decision(game.state(), game.actions());
  for (const Gem gem : kGems) {
    const bool possible = std::any_of(game.actions().begin(), game.actions().end(), [&](const Action& action) {
      return orient::colour_of(game.state(), action.card) == gem;
    });
    const auto answer = decision.on_gem(gem);
    CHECK(answer.action.has_value() == possible);
    if (answer.action) CHECK(orient::colour_of(game.state(), game.actions()[*answer.action].card) == gem);
  }
}

TEST_CASE("every pair of cards that pays a discard price is reached by giving and keeping cards") {
  const auto is_price = [](const Action& action) {
    return action.kind == ActionKind::buy && card_facts(action.card).kind == CardKind::discard_price;
  };
  const app::Session session = support::session_where([&](const auto& game) {
    return game.state().phase == Phase::turn &&
           std::count_if(game.actions().begin(), game.actions().end(), is_price) > 2;
  });
  const ActionList& actions = support::typed(session.position()).actions();
  const auto first = std::find_if(actions.begin(), actions.end(), is_price);
  REQUIRE(first != actions.end());
  std::set<std::size_t> reached{static_cast<std::size_t>(first - actions.begin())};
  for (std::size_t before = 0; before != reached.size();) {
    before = reached.size();
    for (const std::size_t at : std::set<std::size_t>(reached))
      for (const CardId card : splendor_ui::cards_that_may_leave(actions, at))
        for (const bool leaves : {true, false})
          if (const auto next = splendor_ui::payment_with(actions, at, card, leaves)) reached.insert(*next);
  }
  const auto same = std::count_if(actions.begin(), actions.end(), [&](const Action& action) {
    return action.kind == ActionKind::buy && action.card == first->card;
  });
  CHECK(static_cast<long>(reached.size()) == same);
}
