// My games: what each row says and shows of its game, drawn and in the text mirror, in every game and language.
#include <algorithm>
#include <functional>
#include <tuple>
#include <vector>

#include "support/any_game.h"
#include "support/check.h"
#include "support/game_parts.h"
#include "support/page.h"
#include "support/paper.h"
#include "support/triangles.h"
#include "ui/game_row.h"
#include "ui/words.h"

using support::Driver;
using support::FakeHost;
using support::Json;
using support::Paper;

namespace {

/// A game of the library, as it was stored last.
struct Stored {
  std::string id;
  app::Session session;
  std::string date;

  int round() const { return session.position().round(); }
  const ui::GameRow& row() const { return ui::game_row(session.spec().kind); }
  /// "Round 4 • Ben to play"
  std::string state() const {
    const app::Seat& turn = session.seats()[static_cast<std::size_t>(session.position().to_act())];
    return ui::tr(ui::words::round_n, std::to_string(round())) + " \u2022 " + ui::tr(row().turn_of, turn.name);
  }
};

/// Two games of a kind, of which one has gone on for longer than the other, played last three days apart; by Ada and Ben.
struct TwoGames {
  using Enough = std::function<bool(const app::Session& first, const app::Session& now)>;

  FakeHost host;
  std::vector<Stored> games;

  /// Both were played at random to another round; the second to where it is `enough`.
  explicit TwoGames(const engine::GameType& type, const Enough& enough = nullptr) {
    app::Session session = support::session_of(type, {"", ""}, 0);
    support::set_seat(session, 1, {.name = "Ben", .level = ""});
    base::RandomSource random(5);
    for (int game = 0; game < 2; ++game) {
      const int round = session.position().round();
      while (session.position().round() == round || (game == 1 && enough && !enough(games[0].session, session))) {
        session.play(static_cast<int>(random.below(static_cast<std::uint32_t>(session.position().legal_count()))));
        REQUIRE_FALSE(session.position().over());
      }
      host.clock_s += 3 * 86400;
      support::store_game(host, session);
      games.push_back({host.stored.at("playing"), session, host.date_words(host.clock_s)});
    }
    REQUIRE(games[0].id != games[1].id);
    REQUIRE(games[0].round() != games[1].round());
    REQUIRE(games[0].date != games[1].date);
  }
};

/// The panel over the game played last, without a frame.
struct Listed {
  support::GameParts parts;
  ui::Canvas canvas;
  ui::PanelView view;

  Listed(FakeHost& host, const Paper& paper) : parts(host), canvas(paper.canvas()) {
    ui::PanelBuilder build(canvas, view, {100, 20, 500, 700});
    ui::build_games(build, parts.panel_context(host, false));
  }

  /// What can be pressed of the row of a game.
  ui::Rect row(const Stored& game) const {
    for (const ui::Control& control : view.controls)
      if (control.id == "open:" + game.id) return control.rect;
    FAIL("there is no row of a game");
    return {};
  }
  std::vector<std::string> words(const Stored& game) const {
    const ui::Rect rect = row(game);
    std::vector<std::string> words;
    for (const ui::PanelPiece& piece : view.pieces)
      if (const auto* lines = std::get_if<ui::ParagraphPiece>(&piece); lines && rect.contains(lines->x, lines->y))
        words.push_back(lines->text);
    return words;
  }
  std::vector<ui::SmallGamePiece*> pictures(const Stored& game) {
    const ui::Rect rect = row(game);
    std::vector<ui::SmallGamePiece*> pictures;
    for (ui::PanelPiece& piece : view.pieces) {
      auto* picture = std::get_if<ui::SmallGamePiece>(&piece);
      if (picture == nullptr || !rect.contains(picture->rect.x, picture->rect.y)) continue;
      CHECK(rect.contains(picture->rect.right(), picture->rect.bottom()));
      pictures.push_back(picture);
    }
    return pictures;
  }
};

/// All corners that a picture has, in their order.
std::vector<std::tuple<float, float, ImU32>> drawn(const Paper& paper, const ui::Sketch& sketch) {
  paper.clear();
  sketch.draw(paper.canvas(), {0, 0, 88, 70});
  std::vector<std::tuple<float, float, ImU32>> corners;
  const auto add = [&](const ImDrawVert& one) { corners.emplace_back(one.pos.x, one.pos.y, one.col); };
  support::for_each_triangle(paper.list(), [&](const ImDrawVert& a, const ImDrawVert& b, const ImDrawVert& c,
                                               const ImVec4&) { add(a), add(b), add(c); });
  return corners;
}

/// Remembers where it was drawn.
struct Remembering final : ui::Sketch {
  void draw(const ui::Canvas&, const ui::Rect& rect) const override { places.push_back(rect); }
  mutable std::vector<ui::Rect> places;
};

/// What the mirror's button of the row says.
std::string said_of(const Json& mirror, const Stored& game) {
  for (const Json& button : mirror["dialog"]["buttons"])
    if (button.value("id", "") == "open:" + game.id) return button.value("label", "");
  return {};
}

}  // namespace

TEST_CASE("a row of my games says players, set-up, round, whose turn it is, and the date: of its own game") {
  const Paper paper;
  for (const engine::GameType& type : games::all())
    for (const base::Language language : base::kEveryLanguage) {
      CAPTURE(type.name);
      CAPTURE(base::facts(language).code);
      TwoGames two(type);
      ui::set_language(language);
      const Listed listed(two.host, paper);
      for (const Stored& game : two.games)
        CHECK(listed.words(game) == std::vector<std::string>{"Ada, Ben", game.row().setup_words(game.session.spec()),
                                                             game.state(), game.date});
    }
}

TEST_CASE("the text mirror says the same of each row of my games") {
  for (const engine::GameType& type : games::all())
    for (const base::Language language : base::kEveryLanguage) {
      CAPTURE(type.name);
      CAPTURE(base::facts(language).code);
      TwoGames two(type);
      two.host.language = base::facts(language).code;
      Driver driver(two.host);
      driver.press_all({"menu", "menu:games"});
      for (const Stored& game : two.games) {
        std::string said = "Ada, Ben";
        for (const std::string& words : {game.row().setup_words(game.session.spec()), game.state(), game.date})
          said = ui::followed(std::move(said), words);
        if (game.id == two.host.stored.at("playing")) said = ui::followed(said, ui::tr(ui::words::game_on_table));
        CHECK(said_of(driver.mirror(), game) == said);
      }
    }
}

TEST_CASE("the words of a row are those of the language: the round and whose turn it is") {
  for (const engine::GameType& type : games::all()) {
    CAPTURE(type.name);
    TwoGames two(type);
    for (const auto& [language, round] : {std::pair("en", "Round 2 \u2022 "), std::pair("fr", "Manche 2 \u2022 ")}) {
      two.host.language = language;
      Driver driver(two.host);
      driver.press_all({"menu", "menu:games"});
      REQUIRE(two.games[0].round() == 2);
      CHECK(said_of(driver.mirror(), two.games[0]).find(round) != std::string::npos);
      CHECK(said_of(driver.mirror(), two.games[1]).find(round) == std::string::npos);
    }
  }
}

TEST_CASE("a row of my games has a small picture of how its own game stands") {
  const Paper paper;
  int of_positions = 0;
  for (const engine::GameType& type : games::all()) {
    CAPTURE(type.name);
    // A game without a table of its own has none of its positions either.
    const ui::GameRow& row = ui::game_row(type.kind);
    const bool shows_position = !(row.age == ui::words::default_table);
    const auto picture_of = [&](const app::Session& session) {
      return drawn(paper, *row.small_picture(session.position()));
    };
    TwoGames two(type, [&](const app::Session& first, const app::Session& now) {
      return !shows_position || picture_of(first) != picture_of(now);
    });
    Listed listed(two.host, paper);
    for (const Stored& game : two.games) {
      const auto pictures = listed.pictures(game);
      REQUIRE(pictures.size() == 1);
      const auto shown = drawn(paper, *pictures[0]->sketch);
      CHECK_FALSE(shown.empty());
      CHECK(shown == picture_of(game.session));

      const auto remembering = std::make_shared<Remembering>();
      pictures[0]->sketch = remembering;
      ui::draw(listed.view, {}, listed.canvas);
      REQUIRE(remembering->places.size() == 1);
      const ui::Rect &place = remembering->places[0], &frame = pictures[0]->rect;
      CHECK(frame.contains(place.x, place.y));
      CHECK(frame.contains(place.right(), place.bottom()));
      CHECK(place.w > frame.w / 2);
    }
    of_positions += shows_position ? 1 : 0;
  }
  CHECK(of_positions + 1 >= static_cast<int>(games::all().size()));  // all but the one that only tests have
}
