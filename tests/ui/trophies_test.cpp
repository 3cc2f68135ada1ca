// The end of a game: everybody's points by source, and the picture of the winner, in every game and on every screen.
#include <cmath>
#include <utility>
#include <vector>

#include "games/splendor/game.h"
#include "games/splendor/ui/glance.h"
#include "games/splendor/ui/position.h"
#include "support/any_game.h"
#include "support/check.h"
#include "support/game_parts.h"
#include "support/lettering.h"
#include "support/page.h"
#include "support/paper.h"
#include "support/triangles.h"
#include "ui/game_row.h"

using support::Driver;
using support::FakeHost;
using support::Screen;

namespace {

/// Corners of what the panel on top has drawn above these words, in which its column begins but for a picture.
int corners_above(const std::string& words) {
  float top = 0;
  for (const support::Lettering& one : support::lettering(*ImGui::GetDrawData()))
    if (top <= 0 && words.rfind(one.text, 0) == 0 && one.text.size() > 8) top = one.rect.y;
  REQUIRE(top > 0);
  int corners = 0;
  for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists) {
    int above = 0;
    bool has_words = false;
    support::for_each_triangle(*list, [&](const ImDrawVert& a, const ImDrawVert&, const ImDrawVert&, const ImVec4&) {
      above += a.pos.y < top - 2 ? 1 : 0;
      has_words = has_words || std::abs(a.pos.y - top) < 3;
    });
    if (has_words) corners = above;  // of the last one: the panel's
  }
  return corners;
}

}  // namespace

TEST_CASE("points by source make up the score, in every mix of modules") {
  int nobles = 0, posts = 0;
  for (const app::Session& session : support::golden_sessions()) {
    if (!session.position().over()) continue;
    for (const auto& row : splendor_ui::ending({.session = session}).rows) {
      int sum = 0;
      for (const auto& source : row.sources) sum += source.points;
      CHECK(sum == row.score);
      nobles += row.sources.size() > 1 ? 1 : 0;
      posts += row.sources.size() > 2 ? 1 : 0;
    }
  }
  CHECK(nobles > 0);
  CHECK(posts > 0);
}

TEST_CASE("the end shows the points by source, and draws what the winner has at every size, in every game") {
  int with_points = 0;
  for (const engine::GameType& type : games::all()) {
    CAPTURE(type.name);
    const app::Session over = support::session_of(type, {"", ""}, app::kMaxActions);
    if (!over.position().over()) continue;
    FakeHost host = support::host_with(over);
    host.clock_s += 60;
    support::store_game(host, support::begun_session(2));
    Driver driver(host);
    for (const Screen& screen : {Screen{1280, 720}, Screen{360, 640}, Screen{640, 360}, Screen{2560, 1440}}) {
      driver.resize(screen);
      driver.open_other_game();
      REQUIRE(driver.state("panel") == "ending");
      driver.press("end:table");
      driver.open_other_game();
    }
    driver.open_other_game();
    with_points += support::says(driver.mirror()["dialog"], " cards: ") ? 1 : 0;
  }
  CHECK(with_points == 1);
}

TEST_CASE("the end shows what the winner has above the reason, where the game has a picture of that") {
  int pictures = 0;
  for (const engine::GameType& type : games::all()) {
    CAPTURE(type.name);
    const app::Session over = support::session_of(type, {"", ""}, app::kMaxActions);
    if (!over.position().over() || ui::game_row(over.spec().kind).trophies_picture == nullptr) continue;
    FakeHost host;
    support::GameParts parts(host);
    parts.game.begin(over);
    const std::string reason = parts.game.table().ending(parts.game.moment()).reason;
    support::Page page(over);
    page.driver.press("over:result");
    for (const Screen& screen : {Screen{1280, 720}, Screen{360, 640}}) {
      page.driver.resize(screen);
      REQUIRE(page.driver.state("panel") == "ending");
      CHECK(corners_above(reason) > 300);
    }
    ++pictures;
  }
  CHECK(pictures > 0);
}

TEST_CASE("a small picture keeps what it was made of when the game goes on, in every game") {
  const support::Paper paper;
  const auto drawn = [&](const ui::Sketch& sketch) {
    paper.clear();
    sketch.draw(paper.canvas(), {0, 0, 120, 80});
    std::vector<std::pair<float, float>> corners;
    for (const ImDrawVert& corner : paper.list().VtxBuffer) corners.emplace_back(corner.pos.x, corner.pos.y);
    return corners;
  };
  int others = 0;
  for (const engine::GameType& type : games::all()) {
    CAPTURE(type.name);
    app::Session session = support::session_of(type, {"", ""}, 4);
    const ui::GameRow& row = ui::game_row(session.spec().kind);
    const auto sketch = row.small_picture(session.position());
    const auto before = drawn(*sketch);
    CHECK_FALSE(before.empty());
    while (!session.position().over() && session.length() < 200) session.play(session.position().legal_count() - 1);
    CHECK(drawn(*sketch) == before);
    others += drawn(*row.small_picture(session.position())) != before ? 1 : 0;
  }
  CHECK(others > 0);
}

TEST_CASE("the picture of a winner has all own cards, the nobles, and the city that was fulfilled") {
  int cities = 0, nobles = 0;
  for (const app::Session& session : support::golden_sessions()) {
    if (!session.position().over()) continue;
    const splendor::GameState& state = ui::typed<splendor::Game>(session.position()).state();
    const auto places = splendor::standings(state);
    for (int place = 0; place < state.setup.players; ++place) {
      const splendor::Standing& standing = places[static_cast<std::size_t>(place)];
      const splendor_ui::Trophies trophies = splendor_ui::trophies_of(session.position(), standing.seat);
      const splendor::PlayerState& player = state.players[standing.seat];
      CHECK(static_cast<int>(trophies.cards.size()) == player.owned.size());
      CHECK(trophies.nobles == player.nobles);
      CHECK((trophies.city >= 0) == standing.fulfils_city);
      cities += trophies.city >= 0 ? 1 : 0;
      nobles += trophies.nobles != 0 ? 1 : 0;
    }
  }
  CHECK(cities > 0);
  CHECK(nobles > 0);
}
