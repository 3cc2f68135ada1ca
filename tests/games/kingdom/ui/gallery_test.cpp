// The storybook's art rendered to pixels: its pieces can be told apart; with SPLENDOR_GALLERY=FOLDER in the environment it
// also writes pictures for inspection.
#include <cstdlib>
#include <string>

#include "games/kingdom/ui/art/board_art.h"
#include "games/kingdom/ui/art/guide.h"
#include "support/check.h"
#include "support/picture.h"
#include "ui/art/paint.h"
#include "ui/art/text.h"

using namespace kingdom_ui;
using namespace ui;
using support::Paper;
using support::Picture;

namespace {

constexpr std::array<ThemeKind, kThemeCount> kThemes{ThemeKind::dark, ThemeKind::light, ThemeKind::high_contrast};
constexpr std::array<const char*, kThemeCount> kThemeNames{"dark", "light", "contrast"};

void keep(const Picture& picture, const std::string& name) {
  if (const char* folder = std::getenv("SPLENDOR_GALLERY"))
    picture.write_png(std::string(folder) + '/' + name + ".png");
}

Canvas canvas_of(const Paper& paper, ThemeKind kind, bool letters = false) {
  return canvas_on(paper.list(), kingdom_theme(kind), paper.fonts, letters);
}

}  // namespace

TEST_CASE("gallery: pieces" * doctest::test_suite("heavy")) {
  for (std::size_t t = 0; t < kThemes.size(); ++t) {
    const Paper paper(2, kThemes[t]);
    const Canvas c = canvas_of(paper, kThemes[t]);
    fill_rect(c, {0, 0, 1280, 720}, c.theme.ground_mid);
    float y = 40;
    for (const float size : {14.0f, 20.0f, 32.0f, 56.0f}) {
      for (int i = 0; i < kingdom::kTokenKinds; ++i)
        draw_resource(c, static_cast<kingdom::Token>(i), 40 + 70.0f * static_cast<float>(i), y, size);
      for (int i = 0; i < kingdom::kTokenKinds; ++i)
        draw_kingdom_token(c, static_cast<kingdom::Token>(i), 560 + 80.0f * static_cast<float>(i), y, size * 1.2f,
                           {.can_take = i == 1, .selected = i == 2, .focused = i == 3, .dimmed = i == 4});
      y += size + 26;
    }
    y += 10;
    for (int i = 0; i < 6; ++i)
      draw_supply(c, {20 + 90.0f * static_cast<float>(i), y, 80, 90}, static_cast<kingdom::Token>(i),
                  i == 5 ? 0 : 7 - i, i == 2 ? 2 : 0, {.can_take = i < 2});
    for (int i = 0; i < 5; ++i)
      draw_city_tile(c, {580 + 76.0f * static_cast<float>(i), y, 64, 64}, static_cast<kingdom::TileId>(i * 4),
                     i == 4 ? 0.4f : 0, {.selected = i == 1});
    for (int i = 0; i < 3; ++i)
      draw_city_tile(c, {970 + 76.0f * static_cast<float>(i), y, 64, 64}, static_cast<kingdom::TileId>(i * 4), 1);
    draw_city_stack(c, {1200, y, 70, 70}, 14);
    y += 110;
    for (int i = 0; i <= kingdom::kEffects; ++i)
      draw_village_tile(c, {20 + 80.0f * static_cast<float>(i), y, 64, 64}, static_cast<kingdom::Effect>(i));
    for (int i = 0; i <= 4; ++i)
      draw_medal(c, {520 + 80.0f * static_cast<float>(i), y, 70, 70}, i, {.can_take = i == 2});
    draw_purse(c, 960, y + 35, 60, rgb(0xB4763B));
    draw_chest(c, 1030, y + 35, 60, 0);
    draw_chest(c, 1100, y + 35, 60, 1);
    draw_gate_sign(c, 1170, y + 35, 60, 0);
    draw_gate_sign(c, 1240, y + 35, 60, 1);
    y += 200;
    for (int i = 0; i < 4; ++i) {
      draw_pawn(c, i, 60 + 110.0f * static_cast<float>(i), y, 100, {.current = i == 1});
      draw_pawn(c, i, 110 + 110.0f * static_cast<float>(i), y, 34, {.current = i == 2});
      draw_pawn_badge(c, i, 480 + 60.0f * static_cast<float>(i), y - 60, 48);
      draw_pawn_badge(c, i, 480 + 60.0f * static_cast<float>(i), y - 15, 22);
    }
    for (int i = 0; i < 4; ++i)
      draw_guide(c, {740 + 130.0f * static_cast<float>(i), y - 130, 110, 126}, static_cast<GuideMood>(i));
    Picture picture(1280, 720, 2, rgb(0));
    picture.draw(paper.list(), paper);
    keep(picture, std::string("pieces_") + kThemeNames[t]);
  }
}

TEST_CASE("gallery: places" * doctest::test_suite("slow")) {
  for (std::size_t t = 0; t < kThemes.size(); ++t) {
    const Paper paper(2, kThemes[t]);
    const Canvas c = canvas_of(paper, kThemes[t]);
    fill_rect(c, {0, 0, 1280, 720}, storybook_for(kThemes[t]).land);
    for (std::size_t i = 0; i < kingdom::kSpaces.size(); ++i) {
      const float x = 60 + 105.0f * static_cast<float>(i % 12), y = 70 + 145.0f * static_cast<float>(i / 12);
      draw_vignette(c, static_cast<kingdom::SpaceId>(i), x, y, 46);
      draw_vignette(c, static_cast<kingdom::SpaceId>(i), x + 20, y + 74, 23);
    }
    Picture picture(1280, 720, 2, rgb(0));
    picture.draw(paper.list(), paper);
    keep(picture, std::string("places_") + kThemeNames[t]);
  }
}

namespace {

struct View {
  const char* name;
  float width, height, ratio, text_scale;
  kingdom::Setup setup;
  ThemeKind theme;
  base::Language language;
};

kingdom::Setup board(bool full, int sides, bool mysteries, int players) {
  kingdom::Setup setup;
  setup.players = static_cast<std::uint8_t>(players);
  setup.full = full;
  setup.mysteries = mysteries;
  for (std::size_t i = 0; i < 3; ++i) setup.sides[i] = static_cast<kingdom::Side>(sides >> i & 1);
  return setup;
}

}  // namespace

TEST_CASE("gallery: boards" * doctest::test_suite("slow")) {
  using base::Language;
  const std::array<View, 8> views{{
      {"phone_short", 390, 844, 2, 1, board(false, 0, false, 2), ThemeKind::light, Language::en},
      {"phone_full", 360, 640, 2, 1, board(true, 3, true, 4), ThemeKind::dark, Language::fr},
      {"low_full", 640, 360, 2, 1, board(true, 0, false, 3), ThemeKind::light, Language::en},
      {"laptop_full", 1280, 720, 1, 1, board(true, 0, false, 2), ThemeKind::light, Language::en},
      {"laptop_short", 1280, 720, 1, 1, board(false, 7, false, 4), ThemeKind::dark, Language::fr},
      {"large_full", 1920, 1080, 1, 1, board(true, 7, true, 4), ThemeKind::dark, Language::en},
      {"huge_full", 2560, 1440, 1, 1, board(true, 2, true, 3), ThemeKind::light, Language::fr},
      {"contrast", 1280, 720, 1, 2, board(true, 5, true, 3), ThemeKind::high_contrast, Language::en},
  }};
  for (const View& view : views) {
    const Paper paper(view.ratio, view.theme, view.text_scale);
    const Canvas c = canvas_of(paper, view.theme);
    c.list.PushClipRect({0, 0}, {view.width, view.height});
    fill_rect(c, {0, 0, view.width, view.height}, c.theme.ground_mid, c.theme.ground_deep);
    const KingdomLayout layout = layout_kingdom({.width = view.width,
                                                 .height = view.height,
                                                 .text_scale = view.text_scale,
                                                 .setup = view.setup,
                                                 .language = view.language});
    BoardPicture picture_of_board;
    const kingdom::SpaceId port = port_of(view.setup);
    const auto look = [](int n) {
      return RoadLook{.state = n == 0   ? RoadState::payable
                               : n == 1 ? RoadState::missing
                                        : RoadState::payable_wild,
                      .marks = {.shown = true, .missing = kingdom::Tokens({.apple = 1, .water = 1})}};
    };
    int n = 0;
    picture_of_board.draw(BoardPicture::Layer::ground, c, layout, view.setup);
    push_board_clip(c, layout);
    for (const kingdom::RoadId road : roads_from(view.setup, port)) draw_road_line(c, layout, road, look(n++));
    pop_board_clip(c);
    picture_of_board.draw(BoardPicture::Layer::places, c, layout, view.setup);
    push_board_clip(c, layout);
    n = 0;
    for (const kingdom::RoadId road : roads_from(view.setup, port)) {
      draw_road_flag(c, layout, road, look(n));
      draw_space_marks(c, layout, kingdom::kRoads[road].to, {.can_reach = n != 1, .wild = n == 2});
      ++n;
    }
    draw_gate_sign(c, layout.gates.centre_x(), layout.gates.centre_y(), layout.gates.w, 0);
    for (std::size_t i = 0; i < layout.medals.size(); ++i) draw_medal(c, layout.medals[i], static_cast<int>(i) + 1, {});
    for (const kingdom::SpaceId village : mystery_villages(view.setup))
      draw_village_tile(c, layout.spaces[village].tile, kingdom::Effect::hidden);
    for (int i = 0; i < view.setup.players; ++i) {
      const Point p = pawn_at(layout, port, i, view.setup.players);
      draw_pawn(c, i, p.x, p.y, layout.pawn, {.current = i == 0});
    }
    pop_board_clip(c);
    for (int i = 0; i < 6; ++i)
      draw_supply(c, layout.supply[static_cast<std::size_t>(i)], static_cast<kingdom::Token>(i), 5, 0,
                  {.can_take = i == 0});
    draw_city_stack(c, layout.stack, 17);
    if (view.setup.mysteries)
      for (std::size_t i = 0; i < 3; ++i) draw_city_tile(c, layout.market[i], static_cast<kingdom::TileId>(4 * i));
    const auto panel = [&](int seat, const Rect& rect, const char* name) {
      kingdom::Traveller traveller;
      traveller.tokens = kingdom::Tokens({.mushroom = 2, .apple = 1, .cabbage = 1 + seat, .water = 1, .gold = 1});
      for (const int tile : {1, 6, 14}) traveller.tiles.insert(static_cast<kingdom::TileId>(tile));
      traveller.face_up.insert(6);
      traveller.medal = static_cast<std::uint8_t>(seat == 1 ? 2 : 0);
      draw_traveller(c, rect, seat, traveller, name, {.active = seat == 0, .closes = seat == 1});
    };
    constexpr std::array<const char*, 4> kNames{"Charlotte", "Opa", "Maximilian-Johannes", "Zoé"};
    for (int i = 0; i < view.setup.players; ++i)
      panel(i, layout.players[static_cast<std::size_t>(i)], kNames[static_cast<std::size_t>(i)]);
    panel(0, layout.own, kNames[0]);
    draw_speech(c, layout.speech);
    const Rect text = inside_speech(layout.speech);
    draw_guide(c, layout.guide, GuideMood::friendly);
    draw_paragraph(c, text.x, text.y, text.w, "Take three different treats, or walk along a golden road!",
                   {Face::regular, storybook::kBody * view.text_scale, c.theme.text});
    if (view.theme == ThemeKind::dark) draw_celebration(c, layout.board, 2300);
    Picture picture(view.width, view.height, view.ratio, rgb(0));
    picture.draw(paper.list(), paper);
    keep(picture, view.name);
  }
}
