// The game in words: every action, card, tile and reason has a sentence in both languages, with all its holes filled.
#include "games/splendor/ui/describe.h"

#include <algorithm>
#include <bit>
#include <set>

#include "engine/game_of.h"
#include "games/splendor/rules/data/cities.h"
#include "games/splendor/rules/data/nobles.h"
#include "games/splendor/rules/modules/cities.h"
#include "games/splendor/rules/payment.h"
#include "games/splendor/ui/position.h"
#include "games/splendor/ui/words.h"
#include "support/check.h"
#include "support/games.h"

using namespace splendor;

namespace {

bool filled(const std::string& text) {
  return !text.empty() && text.find('{') == std::string::npos && text.find("  ") == std::string::npos &&
         text.front() != ' ' && text.back() != ' ';
}

struct InLanguage {
  explicit InLanguage(base::Language language) { ui::set_language(language); }
  ~InLanguage() { ui::set_language(base::Language::en); }
};

}  // namespace

TEST_CASE(
    "[orient.virtual-gold] what gold pays of a card's price is told in gold tokens and gold cards that the player "
    "has") {
  const app::Session session =
      support::played_session({.players = 2, .modules = kAllModules}, 3, support::random_action);
  int with_cards = 0, too_little = 0;
  for (std::size_t at = 0; at < session.length(); ++at) {
    const GameState& state = support::typed(session.position(at)).state();
    for (const CardId card : state.slots) {
      if (card == kNoCard || card_facts(card).kind == CardKind::discard_price) continue;
      const Affordability cost = affordability(state, state.to_act, card);
      const std::string text = splendor_ui::affordability_text(state, state.to_act, card);
      CAPTURE(text);
      const int tokens = state.player().tokens.gold(), lacks = lacking(state, state.to_act, card).total();
      if (cost.missing == 0 && can_purchase(state, state.to_act, card)) {
        CHECK((text.find("gold card") != std::string::npos) == (cost.gold_needed > tokens));
        with_cards += cost.gold_needed > tokens ? 1 : 0;
      } else if (cost.missing > 0 && cost.missing < lacks) {
        CHECK(text.find("gold pays for only " + std::to_string(lacks - cost.missing) + " of them") !=
              std::string::npos);
        ++too_little;
      }
    }
  }
  CHECK(with_cards > 0);
  CHECK(too_little > 0);
}

TEST_CASE("every action of many games has a label and a line in the log") {
  for (const base::Language language : base::kEveryLanguage) {
    const InLanguage in(language);
    std::set<ActionKind> kinds;
    for (int modules = 0; modules <= static_cast<int>(kAllModules); ++modules) {
      const app::Session session = support::played_session(
          {.players = static_cast<std::uint8_t>(2 + modules % 4), .modules = static_cast<std::uint8_t>(modules)}, 3,
          support::random_action);
      for (std::size_t at = 0; at < session.length(); ++at) {
        const engine::GameOf<splendor::Game>& game = support::typed(session.position(at));
        const GameState shown = view_for(game.state(), game.to_act()).shown;
        const Action& action = game.actions()[session.record().actions[at]];
        kinds.insert(action.kind);
        const std::string label = splendor_ui::action_label(shown, action),
                          line = splendor_ui::log_sentence(shown, action, "Anna");
        CAPTURE(label);
        CAPTURE(line);
        CHECK(filled(label));
        CHECK(filled(line));
        CHECK(line.find("Anna") != std::string::npos);
        for (const std::string& said : {line, splendor_ui::log_sentence(shown, action, "You", true)})
          CHECK(said.find('/') == std::string::npos);  // one form of the verb
        if (action.kind != ActionKind::take || language != base::Language::fr) continue;
        CHECK(line.find("Anna prend ") == 0);
        CHECK(splendor_ui::log_sentence(shown, action, "Vous", true).find("Vous prenez ") == 0);
      }
    }
    CHECK(kinds.size() >= 15);
  }
}

TEST_CASE("cards, tiles and reasons have words; no two cards the same") {
  for (const base::Language language : base::kEveryLanguage) {
    const InLanguage in(language);
    std::set<std::string> texts;
    for (int card = 0; card < kCardCount; ++card) {
      const std::string text = splendor_ui::card_text(static_cast<CardId>(card));
      CAPTURE(text);
      CHECK(filled(text));
      texts.insert(text);
    }
    CHECK(texts.size() >= 100);  // a few cards of the boxes are equal
    for (int deck = 0; deck < kDeckCount; ++deck) {
      CHECK(filled(splendor_ui::deck_name(static_cast<Deck>(deck))));
      CHECK(filled(splendor_ui::row_name(static_cast<Deck>(deck))));
      CHECK(filled(splendor_ui::card_text(face_down(static_cast<Deck>(deck)))));
    }
    for (std::size_t noble = 0; noble < kNobles.size(); ++noble)
      CHECK(filled(splendor_ui::noble_text(static_cast<NobleId>(noble))));
    for (int city = 0; city < static_cast<int>(splendor::kCities.size()); ++city)
      CHECK(filled(splendor_ui::city_text(city)));
    for (int post = 0; post < 5; ++post) CHECK(filled(splendor_ui::post_text(post)));
    for (int why = 0; why <= static_cast<int>(Illegal::no_conquest); ++why)
      CHECK(filled(splendor_ui::reason(static_cast<Illegal>(why))));
    CHECK(filled(splendor_ui::handful({})));
  }
}

TEST_CASE("the history bar marks purchases, and what is won beside them, of all actions") {
  int purchases = 0, honours = 0, others = 0;
  for (const app::Session& session : support::golden_sessions())
    for (std::size_t i = 0; i < session.length(); ++i) {
      const GameState& was = support::typed(session.position(i)).state();
      const GameState& is = support::typed(session.position(i + 1)).state();
      const std::string action = session.action_text(i);
      const auto won = [&](const GameState& state) {
        const PlayerState& player = state.players[static_cast<std::size_t>(was.to_act)];
        return std::popcount(player.nobles) + std::popcount(player.posts);
      };
      const bool honour = won(is) != won(was);
      const bool purchase = !honour && (action.rfind("buy ", 0) == 0 || action.rfind("conquer ", 0) == 0);
      CAPTURE(action);
      CHECK(splendor_ui::milestone({.session = session}, i) == (honour     ? ui::Milestone::honour
                                                                : purchase ? ui::Milestone::purchase
                                                                           : ui::Milestone::none));
      ++(honour ? honours : purchase ? purchases : others);
    }
  CHECK(purchases > 0);
  CHECK(honours > 0);
  CHECK(others > 0);
}

TEST_CASE("[cities.fulfil] the log names a city when it is fulfilled, once, and none in a game without them") {
  const std::string told = ui::tr(splendor_ui::words::with_city, "");
  const std::string words = told.substr(0, told.find(" is"));  // "the city of"
  int with = 0, without = 0;
  for (const app::Session& session : support::golden_sessions()) {
    app::Session played = session;
    for (std::size_t i = 0; i < played.length(); ++i) {
      const GameState& before = support::typed(played.position(i)).state();
      const GameState& after = support::typed(played.position(i + 1)).state();
      const PlayerState &was = before.players[static_cast<std::size_t>(before.to_act)],
                        &is = after.players[static_cast<std::size_t>(before.to_act)];
      std::set<std::string> fulfilled;
      for (int city = 0; city < static_cast<int>(kCities.size()); ++city) {
        const City& facts = kCities[static_cast<std::size_t>(city)];
        if (!cities::fulfils(is, facts) || cities::fulfils(was, facts)) continue;
        const auto& dealt = after.modules.cities;
        const bool in_play =
            after.setup.has(Module::cities) && std::find(dealt.begin(), dealt.end(), city) != dealt.end();
        if (in_play) fulfilled.insert(splendor_ui::city_name(city));
        (in_play ? with : without) += 1;
      }
      const std::string line = splendor_ui::log_line({.session = played}, i);
      std::size_t named = 0;
      for (std::size_t at = line.find(words); at != std::string::npos; at = line.find(words, at + 1)) ++named;
      CHECK_MESSAGE(named == fulfilled.size(), line);
      for (const std::string& name : fulfilled) CHECK(line.find(name) != std::string::npos);
    }
  }
  CHECK(with > 0);
  CHECK(without > 0);
}
