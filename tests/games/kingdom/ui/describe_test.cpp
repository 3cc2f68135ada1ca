// Kingdom of Splendor in words: every action, log line, place and reason, on every board, in both languages.
#include "games/kingdom/ui/describe.h"

#include <array>
#include <set>
#include <string>

#include "games/kingdom/rules/board.h"
#include "games/kingdom/rules/deal.h"
#include "games/kingdom/rules/random_play.h"
#include "games/kingdom/ui/position.h"
#include "games/kingdom/ui/words.h"
#include "support/check.h"
#include "support/kingdom_tables.h"

using namespace kingdom;
using base::Language;

namespace {

const std::array<std::string, 4> kNames{"Ada", "Ben", "Cleo", "Dan"};

/// A readable text: no placeholder left, no code, nothing twice.
void check_words(const std::string& text) {
  CAPTURE(text);
  CHECK(text.size() >= 3);
  CHECK(text.find('{') == std::string::npos);
  CHECK(text.find("  ") == std::string::npos);
  CHECK(text.front() != ' ');
}

/// Restores English, whatever happens.
struct Speaking {
  explicit Speaking(Language language) { ui::set_language(language); }
  ~Speaking() { ui::set_language(Language::en); }
};

}  // namespace

TEST_CASE("every action and what it did has words, on every board, in both languages") {
  for (const Language language : base::kEveryLanguage) {
    const Speaking speaking(language);
    int games = 0;
    for (const Setup& setup : support::kingdom_setups()) {
      base::RandomSource random(static_cast<std::uint64_t>(++games));
      GameState state = new_game(setup, static_cast<std::uint64_t>(games));
      ActionList actions;
      while (!is_terminal(state) && !is_stopped(state)) {
        legal_actions(state, actions);
        for (const Action& action : actions) check_words(kingdom_ui::action_label(action, kNames));
        const Action action = random_action(state, random, actions);
        GameState next = state;
        apply(next, action);
        const std::string line = kingdom_ui::log_text(state, action, next, kNames);
        check_words(line);
        CHECK(line.rfind(kNames[state.to_act], 0) == 0);
        state = next;
      }
    }
    CHECK(games > 50);
  }
}

TEST_CASE("actions that differ in what they mean differ in their words") {
  for (const Setup& setup : support::kingdom_setups()) {
    base::RandomSource random(7);
    GameState state = new_game(setup, 11);
    ActionList actions;
    for (int ply = 0; ply < 60 && !is_terminal(state); ++ply) {
      legal_actions(state, actions);
      std::set<std::string> labels, meanings;
      for (const Action& action : actions) {
        labels.insert(kingdom_ui::action_label(action, kNames));
        // Copies of a tile are alike.
        const bool tile = action.kind == ActionKind::tile && action.other != kNoTile;
        meanings.insert(std::to_string(static_cast<int>(action.kind)) + '/' + std::to_string(action.road) + '/' +
                        std::to_string(tile ? static_cast<int>(resource_of(action.other)) : action.other) + '/' +
                        std::to_string(action.tokens.bits()) + '/' + std::to_string(action.tiles.worth().bits()));
      }
      CHECK(labels.size() == meanings.size());
      apply(state, random_action(state, random, actions));
    }
  }
}

TEST_CASE("what is missing for a road is what would pay it") {
  const Setup setup{.players = 2, .full = false, .first = 0, .sides = {Side::a, Side::a, Side::a}};
  GameState state = new_game(setup, 1);
  const RoadId road = roads_from(state.setup, port_of(state.setup)).roads[0];  // mushroom, apple, hazelnut
  CHECK(kingdom_ui::missing_text(state.travellers[0], road) == "1 mushroom, 1 apple and 1 hazelnut");
  state.travellers[0].tokens = Tokens({.mushroom = 1, .water = 3});
  CHECK(kingdom_ui::missing_text(state.travellers[0], road) == "1 apple and 1 hazelnut");
  state.travellers[0].tokens += Tokens::of(Token::gold);
  CHECK(kingdom_ui::missing_text(state.travellers[0], road) == "1 apple");
  state.travellers[0].tokens += Tokens::of(Token::apple);
  CHECK(kingdom_ui::missing_text(state.travellers[0], road).empty());
  CHECK(kingdom_ui::road_text(state, 0, road) ==
        "road to Shellbourne (city) for 1 mushroom, 1 apple and 1 hazelnut; you can pay for it");
}

TEST_CASE("every reason, tile and effect has words in both languages") {
  for (const Language language : base::kEveryLanguage) {
    const Speaking speaking(language);
    for (int why = 0; why <= static_cast<int>(Illegal::medal_taken); ++why)
      check_words(kingdom_ui::reason(static_cast<Illegal>(why)));
    std::set<std::string> effects;
    for (int effect = 0; effect < kEffects; ++effect) {
      check_words(kingdom_ui::effect_text(static_cast<Effect>(effect)));
      effects.insert(kingdom_ui::effect_name(static_cast<Effect>(effect)));
    }
    CHECK(effects.size() == kEffects);
    CHECK(kingdom_ui::effect_name(Effect::gem) == (language == Language::en ? "Queen’s Gem" : "Gemme de la Reine"));
    CHECK(kingdom_ui::tile_text(kHiddenTile) == tr(kingdom_ui::words::tile_hidden));
    CHECK(kingdom_ui::count_text(Token::cabbage, 2) == (language == Language::en ? "2 cabbages" : "2 choux"));
  }
}

TEST_CASE("the history bar marks journeys and medals, of all actions") {
  int journeys = 0, medals = 0, others = 0;
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    app::Session session = support::game_of_persons({.players = 2}, seed);
    for (int n = 0; n < 400 && !session.position().over(); ++n) {
      int chosen = n % session.position().legal_count();
      for (int action = 0; action < session.position().legal_count(); ++action)
        if (session.position().action_text(action).rfind("move ", 0) == 0) chosen = action;
      session.play(chosen);
    }
    for (std::size_t i = 0; i < session.length(); ++i) {
      const std::string action = session.action_text(i);
      const bool journey = action.rfind("move ", 0) == 0, medal = action.rfind("medal ", 0) == 0;
      CAPTURE(action);
      CHECK(kingdom_ui::milestone({.session = session}, i) == (medal     ? ui::Milestone::honour
                                                               : journey ? ui::Milestone::purchase
                                                                         : ui::Milestone::none));
      ++(medal ? medals : journey ? journeys : others);
    }
  }
  CHECK(journeys > 0);
  CHECK(medals > 0);
  CHECK(others > 0);
}
