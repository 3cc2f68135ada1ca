// Labels of actions in a list: a listener must be able to tell them apart.
#include <set>

#include "engine/game_of.h"
#include "games/splendor/ui/describe.h"
#include "support/check.h"
#include "support/games.h"

using namespace splendor;

TEST_CASE("no two actions of a decision have the same label") {
  std::size_t in_full = 0;
  for (const Setup& setup : support::every_setup()) {
    app::Session session = support::played_session(setup, 3, support::random_action, 300);
    for (std::size_t i = 0; i < session.cursor(); ++i) {
      const engine::GameOf<splendor::Game>& game = support::typed(session.position(i));
      const GameState shown = view_for(game.state(), game.state().to_act).shown;
      const auto labels = splendor_ui::action_labels(shown, game.actions());
      const std::set<std::string> different(labels.begin(), labels.end());
      CAPTURE(support::setup_text(setup));
      CAPTURE(i);
      REQUIRE(different.size() == labels.size());
      for (std::size_t k = 0; k < labels.size(); ++k) {
        const std::string plain = splendor_ui::action_label(shown, game.actions()[k]);
        REQUIRE(labels[k].starts_with(plain));
        in_full += labels[k] == plain ? 0 : 1;
      }
    }
  }
  CHECK(in_full > 0);
}

TEST_CASE("labels that would be equal are extended by what the cards cost") {
  const std::vector<std::string> texts{"a", "b", "a", "c"};
  CHECK(splendor_ui::repeated(texts) == std::vector<std::size_t>{0, 2});
  CHECK(splendor_ui::repeated({}).empty());
}
