// What makes each place of the map its own: a duck on a pond, a windmill, a tent with fireflies.
#include "games/kingdom/ui/art/vignette_brush.h"

namespace kingdom_ui {

using namespace ui;

namespace {

constexpr ImU32 kWhite = rgb(0xFFFFFF), kDark = rgb(0x2B2018);

void bird(const VignetteBrush& b, float x, float y, float s, ImU32 c) {
  b.bow(x - s, y, s, 0.58f, 0.96f, 0.06f, c);
  b.bow(x + s, y, s, 0.54f, 0.92f, 0.06f, c);
}

void swimmer(const VignetteBrush& b, float x, float y, ImU32 body, ImU32 head, bool long_neck) {
  b.ellipse(x, y + 0.10f, 0.42f, 0.13f, b.book.river);
  b.ellipse(x, y, 0.25f, 0.14f, mix(body, kDark, 0.5f));
  b.ellipse(x, y, 0.22f, 0.11f, body);
  const float hy = long_neck ? y - 0.34f : y - 0.20f;
  b.line(x - 0.15f, y, x - 0.18f, hy, 0.11f, body);
  b.disc(x - 0.19f, hy, 0.11f, head);
  b.triangle(x - 0.28f, hy - 0.05f, x - 0.44f, hy + 0.02f, x - 0.28f, hy + 0.08f, rgb(0xF09A1E));
}

void flower(const VignetteBrush& b, float x, float y, float h, ImU32 petals, ImU32 eye) {
  b.line(x, y, x, y - h, 0.05f, b.book.wood_dark);
  for (int i = 0; i < 5; ++i) {
    const ImVec2 u = on_circle(static_cast<float>(i) / 5 - 0.25f);
    b.disc(x + u.x * h * 0.26f, y - h + u.y * h * 0.26f, h * 0.20f, petals);
  }
  b.disc(x, y - h, h * 0.15f, eye);
}

void fruit_tree(const VignetteBrush& b, float x, float y, float h, ImU32 fruit) {
  b.tree(x, y, h, b.book.wood);
  for (const float dx : {-0.20f, 0.05f, 0.18f}) b.disc(x + dx * h, y - h * (0.60f + dx * 0.4f), h * 0.085f, fruit);
}

void stall(const VignetteBrush& b, float x, float y, ImU32 cloth) {
  b.rect(x - 0.30f, y - 0.22f, 0.60f, 0.22f, b.book.door);
  for (const float side : {-0.30f, 0.26f}) b.rect(x + side, y - 0.52f, 0.04f, 0.52f, b.book.outline);
  for (int i = 0; i < 4; ++i)
    b.round(x - 0.36f + 0.18f * static_cast<float>(i), y - 0.60f, 0.18f, 0.20f, 0.07f, i % 2 == 0 ? cloth : kWhite,
            Corners::bottom);
  for (int i = 0; i < 3; ++i)
    b.disc(x - 0.18f + 0.18f * static_cast<float>(i), y - 0.25f, 0.07f, i == 1 ? rgb(0xF2BC33) : rgb(0xDB4A3C));
}

void bridge(const VignetteBrush& b) {
  b.ellipse(0, 0.66f, 0.60f, 0.16f, b.book.river);
  b.bow(0, 0.86f, 0.42f, 0.55f, 0.95f, 0.20f, b.book.outline);
  b.bow(0, 0.86f, 0.42f, 0.55f, 0.95f, 0.12f, b.book.rock);
}

void rocks(const VignetteBrush& b, float x, float y) {
  b.dome(x - 0.16f, y, 0.24f, 0.26f, b.book.rock_dark);
  b.dome(x + 0.14f, y + 0.02f, 0.22f, 0.36f, b.book.rock);
  b.dome(x + 0.34f, y + 0.03f, 0.13f, 0.16f, b.book.rock_dark);
}

void sheep(const VignetteBrush& b, float x, float y) {
  for (const float dx : {-0.10f, 0.10f}) b.line(x + dx, y, x + dx, y + 0.16f, 0.06f, kDark);
  for (const auto& [dx, dy] :
       std::array<std::array<float, 2>, 4>{{{-0.14f, 0.0f}, {0.0f, -0.09f}, {0.14f, 0.0f}, {0.0f, 0.06f}}})
    b.disc(x + dx, y + dy, 0.15f, mix(kWhite, kDark, 0.22f));
  for (const auto& [dx, dy] :
       std::array<std::array<float, 2>, 4>{{{-0.14f, -0.01f}, {0.0f, -0.10f}, {0.14f, -0.01f}, {0.0f, 0.04f}}})
    b.disc(x + dx, y + dy, 0.125f, kWhite);
  b.ellipse(x - 0.27f, y - 0.04f, 0.09f, 0.11f, kDark);
}

void lighthouse(const VignetteBrush& b, float x, float y) {
  const float o = b.outline();
  b.quad(x - 0.17f - o, y + o, x - 0.11f - o, y - 0.95f, x + 0.11f + o, y - 0.95f, x + 0.17f + o, y + o,
         b.book.outline);
  b.quad(x - 0.17f, y, x - 0.11f, y - 0.93f, x + 0.11f, y - 0.93f, x + 0.17f, y, kWhite);
  b.quad(x - 0.165f, y - 0.12f, x - 0.15f, y - 0.36f, x + 0.15f, y - 0.36f, x + 0.165f, y - 0.12f, b.book.roof_red);
  b.quad(x - 0.135f, y - 0.58f, x - 0.12f, y - 0.80f, x + 0.12f, y - 0.80f, x + 0.135f, y - 0.58f, b.book.roof_red);
  b.rect(x - 0.12f, y - 1.11f, 0.24f, 0.16f, rgb(0xFFE27A));
  b.triangle(x - 0.17f, y - 1.10f, x, y - 1.30f, x + 0.17f, y - 1.10f, b.book.roof_red);
}

void windmill(const VignetteBrush& b, float x, float y) {
  b.quad(x - 0.22f, y, x - 0.13f, y - 0.60f, x + 0.13f, y - 0.60f, x + 0.22f, y, b.book.outline);
  b.quad(x - 0.17f, y - 0.04f, x - 0.10f, y - 0.58f, x + 0.10f, y - 0.58f, x + 0.17f, y - 0.04f, b.book.wall);
  b.dome(x, y - 0.58f, 0.15f, 0.16f, b.book.roof_red);
  for (int i = 0; i < 4; ++i) {
    const ImVec2 u = on_circle(static_cast<float>(i) / 4 + 0.09f), v = on_circle(static_cast<float>(i) / 4 + 0.34f);
    const float hx = x, hy = y - 0.62f;
    b.line(hx, hy, hx + u.x * 0.46f, hy + u.y * 0.46f, 0.04f, b.book.outline);
    b.quad(hx + u.x * 0.12f, hy + u.y * 0.12f, hx + u.x * 0.46f, hy + u.y * 0.46f, hx + u.x * 0.46f + v.x * 0.13f,
           hy + u.y * 0.46f + v.y * 0.13f, hx + u.x * 0.12f + v.x * 0.13f, hy + u.y * 0.12f + v.y * 0.13f, kWhite);
  }
}

void boat(const VignetteBrush& b, float x, float y) {
  b.ellipse(x, y + 0.08f, 0.48f, 0.12f, b.book.river);
  b.line(x, y, x, y - 0.62f, 0.05f, b.book.outline);
  b.triangle(x + 0.03f, y - 0.60f, x + 0.36f, y - 0.10f, x + 0.03f, y - 0.10f, kWhite);
  b.triangle(x - 0.03f, y - 0.50f, x - 0.26f, y - 0.10f, x - 0.03f, y - 0.10f, b.book.roof_red);
  b.quad(x - 0.36f, y - 0.05f, x + 0.38f, y - 0.05f, x + 0.24f, y + 0.14f, x - 0.24f, y + 0.14f, b.book.door);
}

void fountain(const VignetteBrush& b, float x, float y) {
  for (const float side : {-1.0f, 1.0f})
    b.bow(x + side * 0.16f, y - 0.30f, 0.15f, side > 0 ? 0.5f : 0.55f, side > 0 ? 0.95f : 1.0f, 0.06f, rgb(0x6DB6E4));
  b.line(x, y - 0.10f, x, y - 0.46f, 0.07f, rgb(0x6DB6E4));
  b.ellipse(x, y, 0.42f, 0.15f, b.book.rock_dark);
  b.ellipse(x, y - 0.04f, 0.35f, 0.10f, rgb(0x7FC3EA));
}

void crystals(const VignetteBrush& b, float x, float y) {
  const auto crystal = [&](float dx, float w, float h, ImU32 light, ImU32 dark) {
    b.quad(x + dx - w, y, x + dx - w, y - h * 0.7f, x + dx, y - h, x + dx, y, light);
    b.quad(x + dx, y, x + dx, y - h, x + dx + w, y - h * 0.7f, x + dx + w, y, dark);
  };
  crystal(-0.20f, 0.10f, 0.42f, rgb(0xBFE6FF), rgb(0x6FAEE0));
  crystal(0.20f, 0.10f, 0.36f, rgb(0xE0C8FF), rgb(0xA782DC));
  crystal(0.00f, 0.13f, 0.64f, rgb(0xD6F2FF), rgb(0x7FBDF0));
}

void tent(const VignetteBrush& b, float x, float y) {
  b.triangle(x - 0.44f, y, x, y - 0.62f, x + 0.44f, y, b.book.outline);
  b.triangle(x - 0.36f, y - 0.03f, x, y - 0.54f, x + 0.36f, y - 0.03f, rgb(0xE58A3C));
  b.triangle(x - 0.12f, y - 0.03f, x, y - 0.42f, x + 0.12f, y - 0.03f, rgb(0x5C3218));
}

}  // namespace

void draw_motif(const VignetteBrush& b, Motif motif) {
  const Storybook& book = b.book;
  switch (motif) {
    case Motif::none: break;
    case Motif::gulls:
      bird(b, -0.40f, -0.52f, 0.13f, kWhite), bird(b, 0.42f, -0.64f, 0.11f, kWhite);
      boat(b, 0.30f, 0.52f);
      break;
    case Motif::shell:
      for (int i = -2; i <= 2; ++i)
        b.line(0.36f, 0.62f, 0.36f + 0.13f * static_cast<float>(i), 0.28f + 0.03f * static_cast<float>(i * i), 0.13f,
               i % 2 == 0 ? rgb(0xF6B7A0) : rgb(0xE58D77));
      break;
    case Motif::rocks: rocks(b, 0.24f, 0.62f); break;
    case Motif::boat: boat(b, 0.26f, 0.54f); break;
    case Motif::clover:
      for (int i = 0; i < 4; ++i) {
        const ImVec2 u = on_circle(static_cast<float>(i) / 4 + 0.125f);
        b.disc(0.38f + u.x * 0.13f, 0.34f + u.y * 0.13f, 0.125f, book.wood_dark);
        b.disc(0.38f + u.x * 0.13f, 0.34f + u.y * 0.13f, 0.075f, book.wood);
      }
      b.line(0.38f, 0.36f, 0.44f, 0.66f, 0.06f, book.wood_dark);
      break;
    case Motif::lantern:
      b.line(0.46f, 0.66f, 0.46f, -0.12f, 0.06f, book.outline);
      b.line(0.46f, -0.12f, 0.26f, -0.12f, 0.05f, book.outline);
      b.disc(0.26f, 0.06f, 0.24f, rgb(0xFFE27A, 90));
      b.round(0.16f, -0.06f, 0.20f, 0.26f, 0.06f, book.outline);
      b.round(0.19f, -0.02f, 0.14f, 0.18f, 0.04f, rgb(0xFFD95A));
      break;
    case Motif::beehive:
      for (int i = 0; i < 4; ++i)
        b.ellipse(0.38f, 0.58f - 0.12f * static_cast<float>(i), 0.26f - 0.045f * static_cast<float>(i * i) * 0.5f,
                  0.10f, i % 2 == 0 ? rgb(0xD9962A) : rgb(0xF2BC4A));
      b.disc(0.38f, 0.54f, 0.07f, kDark);
      for (const float x : {0.04f, 0.62f})
        b.disc(x, 0.16f - x * 0.3f, 0.055f, rgb(0xF2BC33)), b.disc(x + 0.05f, 0.13f - x * 0.3f, 0.03f, kDark);
      break;
    case Motif::lighthouse:
      lighthouse(b, 0.46f, 0.44f);
      b.ellipse(-0.1f, 0.64f, 0.45f, 0.12f, book.river);
      break;
    case Motif::steps:
      for (int i = 0; i < 4; ++i)
        b.rect(0.06f + 0.13f * static_cast<float>(i), 0.56f - 0.12f * static_cast<float>(i),
               0.56f - 0.13f * static_cast<float>(i), 0.125f, i % 2 == 0 ? book.rock_dark : book.rock);
      break;
    case Motif::anchor:
      b.disc(0.38f, 0.10f, 0.09f, book.outline), b.disc(0.38f, 0.10f, 0.04f, book.meadow);
      b.line(0.38f, 0.18f, 0.38f, 0.66f, 0.08f, book.outline);
      b.line(0.24f, 0.28f, 0.52f, 0.28f, 0.07f, book.outline);
      b.bow(0.38f, 0.42f, 0.24f, 0.05f, 0.45f, 0.08f, book.outline);
      break;
    case Motif::windmill: windmill(b, 0.34f, 0.60f); break;
    case Motif::arch:
      b.bow(0.28f, 0.56f, 0.26f, 0.5f, 1.0f, 0.18f, book.outline);
      b.bow(0.28f, 0.56f, 0.26f, 0.5f, 1.0f, 0.12f, rgb(0xF08A72));
      break;
    case Motif::duck: swimmer(b, 0.26f, 0.54f, rgb(0xF8D34A), rgb(0xF8D34A), false); break;
    case Motif::goose: swimmer(b, 0.28f, 0.54f, kWhite, kWhite, true); break;
    case Motif::stall: stall(b, 0.26f, 0.68f, rgb(0xE9A92B)); break;
    case Motif::velvet: stall(b, 0.26f, 0.68f, rgb(0x9A3F8C)); break;
    case Motif::sheep: sheep(b, 0.36f, 0.48f), sheep(b, -0.26f, 0.62f); break;
    case Motif::oak:
      b.tree(0.36f, 0.62f, 0.78f, book.wood);
      for (const float x : {0.24f, 0.46f}) b.disc(x, 0.16f - x * 0.2f, 0.055f, rgb(0xC98A3C));
      break;
    case Motif::ladybird:
      b.ellipse(0.1f, 0.70f, 0.56f, 0.13f, book.river);
      b.disc(0.50f, 0.36f, 0.12f, kDark);
      b.dome(0.30f, 0.50f, 0.28f, 0.28f, rgb(0xDB3B30));
      for (const auto& [x, y] : std::array<std::array<float, 2>, 3>{{{0.18f, 0.42f}, {0.32f, 0.33f}, {0.42f, 0.44f}}})
        b.disc(x, y, 0.05f, kDark);
      break;
    case Motif::bridge: bridge(b); break;
    case Motif::hedgehog:
      for (int i = 0; i < 5; ++i) {
        const ImVec2 u = on_circle(0.54f + static_cast<float>(i) * 0.10f);
        b.line(0.34f, 0.52f, 0.34f + u.x * 0.36f, 0.52f + u.y * 0.34f, 0.10f, rgb(0x4A382A));
      }
      b.dome(0.34f, 0.58f, 0.28f, 0.26f, rgb(0x6E5846));
      b.triangle(0.06f, 0.44f, -0.12f, 0.57f, 0.12f, 0.58f, rgb(0xF0D4AC));
      b.disc(-0.09f, 0.55f, 0.045f, kDark);
      break;
    case Motif::bunting:
      b.bow(0, -0.62f, 0.62f, 0.06f, 0.44f, 0.035f, book.outline);
      for (int i = 0; i < 5; ++i) {
        const ImVec2 u = on_circle(0.10f + static_cast<float>(i) * 0.075f);
        const float x = u.x * 0.62f, y = -0.62f + u.y * 0.62f;
        constexpr std::array<std::uint32_t, 5> kCloth{0xDB4A3C, 0xF2BC33, 0x4A9BE0, 0x79B648, 0x9C6BB8};
        b.triangle(x - 0.08f, y, x, y + 0.18f, x + 0.08f, y, rgb(kCloth[static_cast<std::size_t>(i)]));
      }
      break;
    case Motif::foxglove:
      for (const float x : {0.24f, 0.50f}) {
        b.line(x, 0.64f, x, -0.02f, 0.05f, book.wood_dark);
        for (int i = 0; i < 4; ++i)
          b.disc(x + (i % 2 == 0 ? -0.06f : 0.06f), 0.44f - 0.13f * static_cast<float>(i),
                 0.09f - 0.012f * static_cast<float>(i), rgb(0xC75BB0));
      }
      break;
    case Motif::owl:
      b.tree(0.36f, 0.64f, 0.88f, book.wood);
      for (const float x : {0.28f, 0.44f}) b.disc(x, 0.06f, 0.085f, kWhite), b.disc(x, 0.06f, 0.045f, kDark);
      b.triangle(0.33f, 0.12f, 0.36f, 0.20f, 0.39f, 0.12f, rgb(0xF09A1E));
      break;
    case Motif::snowdrop:
      for (const float x : {0.26f, 0.48f}) {
        b.bow(x + 0.10f, 0.30f, 0.10f, 0.5f, 0.95f, 0.05f, book.wood_dark);
        b.line(x, 0.64f, x, 0.28f, 0.05f, book.wood_dark);
        b.ellipse(x + 0.19f, 0.36f, 0.085f, 0.14f, mix(kWhite, book.outline, 0.3f));
        b.ellipse(x + 0.19f, 0.36f, 0.06f, 0.12f, kWhite);
      }
      break;
    case Motif::bell:
      b.line(0.38f, -0.10f, 0.38f, 0.08f, 0.05f, book.outline);
      b.dome(0.38f, 0.36f, 0.22f, 0.34f, rgb(0x7A5410));
      b.dome(0.38f, 0.34f, 0.17f, 0.28f, rgb(0xF2BC33));
      b.round(0.12f, 0.34f, 0.52f, 0.09f, 0.04f, rgb(0x7A5410));
      b.disc(0.38f, 0.47f, 0.07f, rgb(0x7A5410));
      break;
    case Motif::brook:
      b.quad(0.10f, 0.22f, 0.26f, 0.22f, 0.60f, 0.62f, 0.14f, 0.78f, book.river);
      b.line(0.22f, 0.34f, 0.32f, 0.48f, 0.04f, kWhite);
      break;
    case Motif::cloud:
      for (const auto& [x, y, s] : std::array<std::array<float, 3>, 4>{
               {{-0.40f, 0.52f, 0.18f}, {-0.16f, 0.44f, 0.22f}, {0.12f, 0.50f, 0.24f}, {0.40f, 0.54f, 0.18f}}})
        b.disc(x, y, s, rgb(0xF4FAFF));
      b.round(-0.56f, 0.52f, 1.14f, 0.18f, 0.09f, rgb(0xF4FAFF));
      break;
    case Motif::mesa:
      b.quad(-0.62f, 0.70f, -0.46f, 0.42f, 0.46f, 0.42f, 0.62f, 0.70f, book.rock_dark);
      b.quad(-0.50f, 0.46f, -0.46f, 0.38f, 0.46f, 0.38f, 0.50f, 0.46f, book.rock);
      bird(b, 0.42f, -0.52f, 0.14f, kDark);
      break;
    case Motif::plums:
      fruit_tree(b, 0.20f, 0.66f, 0.56f, rgb(0x7A3FA0)), fruit_tree(b, 0.52f, 0.56f, 0.50f, rgb(0x7A3FA0));
      break;
    case Motif::cherries:
      fruit_tree(b, 0.20f, 0.66f, 0.56f, rgb(0xDB2F3C)), fruit_tree(b, 0.52f, 0.56f, 0.50f, rgb(0xDB2F3C));
      break;
    case Motif::rose:
      flower(b, 0.26f, 0.68f, 0.36f, rgb(0xE4566E), rgb(0x9C1F3A)),
          flower(b, 0.52f, 0.60f, 0.36f, rgb(0xF08A9C), rgb(0x9C1F3A));
      break;
    case Motif::fountain: fountain(b, 0.18f, 0.62f); break;
    case Motif::peacock:
      for (int i = 0; i < 7; ++i) {
        const ImVec2 u = on_circle(0.53f + static_cast<float>(i) * 0.073f);
        b.line(0.34f, 0.54f, 0.34f + u.x * 0.36f, 0.54f + u.y * 0.36f, 0.10f,
               i % 2 == 0 ? rgb(0x2F9C86) : rgb(0x57B86A));
        b.disc(0.34f + u.x * 0.37f, 0.54f + u.y * 0.37f, 0.05f, rgb(0x2B4FA8));
      }
      b.ellipse(0.34f, 0.54f, 0.10f, 0.16f, rgb(0x2B62B8));
      b.disc(0.34f, 0.36f, 0.07f, rgb(0x2B62B8));
      break;
    case Motif::frost:
      for (int i = 0; i < 3; ++i) {
        const ImVec2 u = on_circle(static_cast<float>(i) / 6 + 0.0833f);
        b.line(0.40f - u.x * 0.22f, 0.40f - u.y * 0.22f, 0.40f + u.x * 0.22f, 0.40f + u.y * 0.22f, 0.07f,
               rgb(0x3E7FB8));
      }
      for (const auto& [x, y] :
           std::array<std::array<float, 2>, 4>{{{-0.4f, -0.5f}, {0.1f, -0.66f}, {0.5f, -0.3f}, {-0.1f, 0.6f}}})
        b.disc(x, y, 0.06f, kWhite);
      break;
    case Motif::fireflies:
      tent(b, 0.14f, 0.62f);
      for (const auto& [x, y] :
           std::array<std::array<float, 2>, 4>{{{-0.50f, 0.10f}, {0.56f, -0.06f}, {0.34f, -0.40f}, {-0.18f, -0.42f}}})
        b.disc(x, y, 0.11f, rgb(0xFFE27A, 110)), b.disc(x, y, 0.05f, rgb(0xFFF0A8));
      break;
    case Motif::crystals: crystals(b, 0.28f, 0.62f); break;
    case Motif::pines:
      b.pine(0.22f, 0.66f, 0.70f, book.wood_dark), b.pine(0.52f, 0.54f, 0.62f, book.wood_dark),
          b.pine(-0.54f, 0.50f, 0.56f, book.wood_dark);
      break;
  }
}

}  // namespace kingdom_ui
