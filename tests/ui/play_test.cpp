// Playing by pressing things on the table, as a finger, the keyboard or the text mirror does.
#include <set>

#include "engine/game_of.h"
#include "games/splendor/record/notation.h"
#include "games/splendor/rules/payment.h"
#include "games/splendor/ui/decision.h"
#include "games/splendor/ui/describe.h"
#include "games/splendor/ui/words.h"
#include "support/check.h"
#include "support/driver.h"
#include "support/games.h"
#include "ui/overlays.h"

using namespace splendor;
using support::Driver;
using support::FakeHost;

namespace {

/// Two persons at one device, at the beginning of a game.
void store_start(FakeHost& host) { support::store_game(host, support::new_session({}, 7)); }

/// A position, on a driver.
struct Table {
  explicit Table(app::Session session, const support::Screen& screen = {}) {
    support::store_game(host, session);
    driver = std::make_unique<Driver>(host, screen);
  }
  Driver* operator->() const { return driver.get(); }
  std::string last_action() const {
    const auto log = driver->log();
    return log.empty() ? "" : log.back();
  }
  /// A decision has an answer.
  bool may_confirm() const { return driver->target("confirm").value("enabled", false); }

  FakeHost host;
  std::unique_ptr<Driver> driver;
};

app::Session start() { return support::new_session({}, 7); }

/// A buy from the table that can be paid in two ways, by the player to act, and how many gold the usual way takes.
const Action* buy_with_choice(const engine::GameOf<splendor::Game>& game) {
  if (game.state().phase != Phase::turn) return nullptr;
  for (const Action& action : game.actions()) {
    if (action.kind != ActionKind::buy || slot_of(game.state(), action.card) < 0) continue;
    const auto usual = default_payment(game.state(), game.state().to_act, action.card);
    if (!usual || usual->gold() != 0) continue;
    for (const Action& other : game.actions())
      if (other.kind == ActionKind::buy && other.card == action.card && other.tokens.gold() == 1) return &action;
  }
  return nullptr;
}

}  // namespace

TEST_CASE("gems are chosen one by one and taken with a button") {
  Table table(start());
  CHECK_FALSE(table->has("take"));
  table->press("pile:w");
  REQUIRE(table->has("take"));
  CHECK(table->has("chosen:w0"));
  table->press_all({"pile:b", "pile:g"});
  CHECK(table->target("take").value("enabled", false));
  table->press("take");
  CHECK(table->log() == std::vector<std::string>{"take wbg"});
  CHECK(table->state("toAct") == "1");
  CHECK_FALSE(table->has("take"));
}

TEST_CASE("fewer gems than the rules require: the button is disabled and says why") {
  Table table(start());
  table->press_all({"pile:w", "pile:b"});
  CHECK_FALSE(table->target("take").value("enabled", true));
  table->press("take");
  CHECK(table->log().empty());
  CHECK(table->state("notice") == ui::tr(splendor_ui::words::why_must_take_three));
  CHECK(table.host.announcements.back() == ui::tr(splendor_ui::words::why_must_take_three));
}

TEST_CASE("a pair is two presses on one pile") {
  Table table(start());
  table->press_all({"pile:r", "pile:r"});
  CHECK(table->has("chosen:r1"));
  table->press("take");
  CHECK(table.last_action() == "take rr");
}

TEST_CASE("chosen gems can be deselected: one by one, all at once, by Escape") {
  Table table(start());
  table->press_all({"pile:w", "pile:b", "chosen:w0"});
  CHECK_FALSE(table->has("chosen:w0"));
  CHECK(table->has("chosen:b0"));
  table->press("clear");
  CHECK_FALSE(table->has("chosen:b0"));
  table->press("pile:k");
  REQUIRE(table->has("chosen:k0"));
  table->key(ImGuiKey_Escape);
  CHECK_FALSE(table->has("chosen:k0"));
  CHECK(table->log().empty());
}

TEST_CASE("a gem that cannot be chosen is refused in words") {
  Table table(start());
  table->press("pile:y");
  CHECK(table->state("notice") == ui::tr(splendor_ui::words::why_gold_cannot_be_taken));
  table->press_all({"pile:w", "pile:b", "pile:g", "pile:r"});
  CHECK(table->state("notice") == ui::tr(splendor_ui::words::why_wrong_number_of_gems));
  CHECK(table->log().empty());
}

TEST_CASE("a refusal goes with the next press, key or action that is accepted; other notices stay") {
  Table table(start());
  const auto refused = [&] {
    table->press("pile:y");
    return table->state("notice") == ui::tr(splendor_ui::words::why_gold_cannot_be_taken);
  };
  CHECK(refused());
  table->press("pile:w");
  CHECK(table->state("notice").empty());
  CHECK(refused());
  table->key(ImGuiKey_B);
  CHECK(table->state("notice").empty());
  CHECK(refused());
  table->act("take wbg");
  CHECK(table->state("notice").empty());

  ui::Notices notices(table.host);
  notices.answer("Not now.", "");
  notices.say("There is no room to store the game.");
  notices.withdraw_answer();
  CHECK(notices.text() == "There is no room to store the game.");
}

TEST_CASE("keys: letters choose gems, Enter takes them, and they can be switched off") {
  Table table(start());
  for (const ImGuiKey key : {ImGuiKey_W, ImGuiKey_G, ImGuiKey_K}) table->key(key);
  table->key(ImGuiKey_Enter);
  CHECK(table.last_action() == "take wgk");
  table->press_all({"menu", "menu:settings", "keys", "panel:close"});
  for (const ImGuiKey key : {ImGuiKey_W, ImGuiKey_G, ImGuiKey_K}) table->key(key);
  CHECK_FALSE(table->has("chosen:w0"));
}

TEST_CASE("mouse clicks do the same as presses by id, on every shape of the table") {
  for (const support::Screen& screen :
       {support::Screen{}, support::Screen{.width = 390, .height = 844}, support::Screen{.width = 640, .height = 360},
        support::Screen{.width = 1024, .height = 768, .pixel_ratio = 2}}) {
    CAPTURE(screen.width);
    Table table(start(), screen);
    for (const char* pile : {"pile:w", "pile:b", "pile:g"}) table->click(pile);
    table->click("take");
    CHECK(table.last_action() == "take wbg");
    table->click("undo");
    CHECK(table->log().empty());
    table->click("redo");
    CHECK(table.last_action() == "take wbg");
    CHECK_FALSE(table->has("now"));
    table->click("deck:L2");
    table->click("reserve");
    CHECK(table.last_action() == "reserve deck L2");
    const std::string card = card_name(support::typed(start().position()).state().slots[0]);
    table->click("card:" + card);
    table->click("reserve");
    CHECK(table.last_action() == "reserve " + card);
    table->click("menu");
    CHECK(table->state("panel") == "menu");
    table->click("panel:close");
    CHECK(table->state("panel") == "none");
  }
}

TEST_CASE("a card is bought for coloured gems first") {
  const app::Session session =
      support::session_where([](const auto& game) { return buy_with_choice(game) != nullptr; });
  const engine::GameOf<splendor::Game>& game = support::typed(session.position());
  const Action action = *buy_with_choice(game);
  Table table(session);
  table->press("card:" + card_name(action.card));
  REQUIRE(table->target("buy").value("enabled", false));
  table->press("buy");
  const auto usual = default_payment(game.state(), game.state().to_act, action.card);
  CHECK(table.last_action() == "buy " + card_name(action.card) + ' ' + to_string(*usual));
}

TEST_CASE("the player may pay gold instead of a gem, and take it back") {
  const app::Session session =
      support::session_where([](const auto& game) { return buy_with_choice(game) != nullptr; });
  const engine::GameOf<splendor::Game>& game = support::typed(session.position());
  const Action action = *buy_with_choice(game);
  const auto usual = *default_payment(game.state(), game.state().to_act, action.card);
  std::string gem;
  for (int c = 0; c < kGemCount; ++c)
    if (usual[static_cast<Gem>(c)] > 0) gem = std::string("pay:") + kColourLetters[c];
  const std::string card = "card:" + card_name(action.card);

  Table table(session);
  table->press(card);
  CHECK_FALSE(table->has("pay:y"));
  REQUIRE(table->has(gem));
  CHECK(table->target(gem).value("enabled", false));
  table->press(gem);
  REQUIRE(table->has("pay:y"));
  table->press("pay:y");
  CHECK_FALSE(table->has("pay:y"));
  table->press_all({gem, "buy"});
  const auto played = parse_action(table.last_action());
  REQUIRE(played.ok());
  CHECK(played.value().action.card == action.card);
  CHECK(played.value().action.tokens.gold() == 1);
  CHECK(played.value().action.tokens.total() == usual.total());
}

TEST_CASE("a card that is too expensive: buying is disabled and says why, reserving works") {
  Table table(start());
  const std::string card = card_name(support::typed(start().position()).state().slots[8]);  // level 3
  table->press("card:" + card);
  CHECK_FALSE(table->target("buy").value("enabled", true));
  table->press("buy");
  CHECK(table->state("notice") == ui::tr(splendor_ui::words::why_cannot_afford));
  table->press("reserve");
  CHECK(table.last_action() == "reserve " + card);
}

TEST_CASE("one's own reserved card is bought from the hand") {
  const app::Session session = support::session_where([](const auto& game) {
    const GameState& state = game.state();
    return state.phase == Phase::turn && state.player().reserved_count > 0 && state.player().blind == 0 &&
           default_payment(state, state.to_act, state.player().reserved[0]);
  });
  const GameState& state = support::typed(session.position()).state();
  Table table(session);
  table->press("hand:" + std::to_string(state.to_act) + ".0");
  table->press("buy");
  CHECK(table.last_action().rfind("buy " + card_name(state.player().reserved[0]), 0) == 0);
}

TEST_CASE("tokens over the limit are given back one by one, exactly as many as needed") {
  const app::Session session = support::session_where([](const auto& game) {
    return game.state().phase == Phase::give_back && game.state().player().tokens.total() == 12;
  });
  const Tokens held = support::typed(session.position()).state().player().tokens;
  Table table(session);
  CHECK_FALSE(table->target("return").value("enabled", true));
  std::string first, second;
  for (int c = 0; c < kColourCount; ++c)
    if (held[static_cast<Gem>(c)] > 0) (first.empty() ? first : second) = std::string("own:") + kColourLetters[c];
  table->press(first);
  CHECK_FALSE(table->target("return").value("enabled", true));
  table->press("return");
  CHECK(table->state("notice") == ui::tr(splendor_ui::words::why_wrong_return_count));
  table->press("clear");
  table->press_all({first, second});
  CHECK(table->target("return").value("enabled", false));
  table->press("return");
  const auto played = parse_action(table.last_action());
  REQUIRE(played.ok());
  CHECK(played.value().action.kind == ActionKind::give_back);
  CHECK(played.value().action.tokens.total() == 2);
}

TEST_CASE("which of several nobles comes is the player's choice, and is confirmed") {
  const app::Session session =
      support::session_where([](const auto& game) { return game.state().phase == Phase::noble; });
  for (const bool on_tile : {true, false}) {
    Table table(session);
    const std::string before = table.last_action();
    const Action& action = support::typed(session.position()).actions()[1];
    table->press(on_tile ? std::string("noble:") + kNobles[action.other].id : "choice:1");
    CHECK(table.last_action() == before);
    table->press("confirm");
    CHECK(table.last_action() == to_string(action));
  }
}

namespace {

/// What is pressed for an answer to a decision, the last press being its confirmation.
std::vector<std::string> presses_for(const engine::GameOf<splendor::Game>& game, const Action& action) {
  const std::string card = "card:" + card_name(action.card);
  const auto index = index_of(game.actions(), action);
  switch (action.kind) {
    case ActionKind::gem:
      for (int c = 0; c < kGemCount; ++c)
        if (action.tokens[static_cast<Gem>(c)] > 0) return {std::string("pile:") + kColourLetters[c], "take"};
      break;
    case ActionKind::free:
    case ActionKind::place:
    case ActionKind::remove: return {card, "confirm"};
    case ActionKind::move: {
      const splendor_ui::Decision decision(game.state(), game.actions());
      std::vector<std::string> presses;
      if (decision.may_place()) presses.push_back("move");
      if (decision.sources().size() > 1) presses.push_back("card:" + card_name(action.other));
      presses.insert(presses.end(), {card, "confirm"});
      return presses;
    }
    case ActionKind::decline: return {"decline"};
    case ActionKind::conquer: return {"confirm"};
    default: break;
  }
  return {"choice:" + std::to_string(index.value_or(0)), "confirm"};
}

}  // namespace

TEST_CASE("every kind of decision is made where it is asked, and only once it is confirmed") {
  for (const Phase phase :
       {Phase::keep, Phase::associate, Phase::free_card, Phase::gem, Phase::stronghold, Phase::conquest, Phase::post}) {
    CAPTURE(static_cast<int>(phase));
    const app::Session session = support::session_where([&](const auto& game) { return game.state().phase == phase; });
    const engine::GameOf<splendor::Game>& game = support::typed(session.position());
    for (const support::Screen& screen : {support::Screen{}, support::Screen{.width = 390, .height = 844}}) {
      Table table(session, screen);
      // One of each kind; of associations the first of its colour, which stands for the others.
      std::set<ActionKind> seen;
      for (const Action& action : game.actions()) {
        if (!seen.insert(action.kind).second) continue;
        const auto presses = presses_for(game, action);
        const std::string before = table.last_action();
        // Where nothing is left to choose the history bar has the place of the buttons.
        if (!table->has(presses.front()) && table->has("play_on")) table->press_all({"play_on", "past:play"});
        if (table->has("peek")) table->press("peek");
        for (const std::string& id : presses) {
          CHECK(table.last_action() == before);
          table->press(id);
        }
        table->go_on();  // the answer before was taken back
        CHECK(table.last_action() == to_string(action));
        table->press("undo");
      }
    }
  }
}

TEST_CASE("an answer that is chosen can be taken back, by its cross, by Escape, and by pressing it again") {
  const app::Session session = support::session_where([&](const auto& game) {
    return game.state().phase == Phase::stronghold && game.actions().front().kind == ActionKind::place;
  });
  const engine::GameOf<splendor::Game>& game = support::typed(session.position());
  const std::string card = "card:" + card_name(game.actions().front().card);
  Table table(session);
  const std::string before = table.last_action();
  CHECK_FALSE(table.may_confirm());
  for (int way = 0; way < 3; ++way) {
    table->press(card);
    CHECK(table.may_confirm());
    if (way == 0) table->press("clear");
    if (way == 1) table->key(ImGuiKey_Escape);
    if (way == 2) table->press(card);
    CHECK_FALSE(table.may_confirm());
  }
  CHECK(table.last_action() == before);
}

TEST_CASE("what does not answer a decision says why") {
  const app::Session session =
      support::session_where([&](const auto& game) { return game.state().phase == Phase::free_card; });
  const engine::GameOf<splendor::Game>& game = support::typed(session.position());
  const int other_level = game.state().modules.free_level == 1 ? 8 : 0;  // a slot of level 3, or of level 1
  Table table(session);
  table->press("card:" + card_name(game.state().slots[static_cast<std::size_t>(other_level)]));
  CHECK_FALSE(table.may_confirm());
  CHECK(table->state("notice") == splendor_ui::reason(Illegal::not_a_free_card));
}

TEST_CASE("undo and redo by button and by key; what was chosen is forgotten") {
  Table table(start());
  CHECK_FALSE(table->target("undo").value("enabled", true));
  CHECK_FALSE(table->target("redo").value("enabled", true));
  table->act("take wbg");
  table->act("take wrk");
  table->press("pile:w");
  table->press("undo");
  CHECK(table->state("cursor") == "1");
  CHECK(table->state("length") == "2");
  CHECK_FALSE(table->has("chosen:w0"));
  table->key(ImGuiKey_Z, ImGuiMod_Ctrl);
  CHECK(table->state("cursor") == "0");
  table->key(ImGuiKey_Y, ImGuiMod_Ctrl);
  CHECK(table->state("cursor") == "1");
  table->press("redo");
  CHECK(table->state("cursor") == "2");
  CHECK_FALSE(table->target("redo").value("enabled", true));
}

TEST_CASE("a game can be played to the end by the mirror's buttons, every action announced") {
  FakeHost host;
  store_start(host);
  Driver driver(host);
  base::RandomSource random(1);
  while (driver.state("over") == "false") {
    const auto legal = driver.legal();
    REQUIRE_FALSE(legal.empty());
    const std::size_t said = host.announcements.size();
    driver.act(legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
    CHECK(host.announcements.size() == said + 1);
  }
  CHECK(driver.state("panel") == "ending");
  CHECK(host.persisted);
}
