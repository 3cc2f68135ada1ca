#include "games/splendor/ui/art/portraits.h"

namespace splendor_ui::portraits {

using namespace ui;

namespace {

constexpr ImU32 kGold = rgb(0xE9B93C), kPearl = rgb(0xFBF7EC);

// ---- Hair and headgear, in the head's unit square

constexpr auto kShortHair =
    shape<".74,.2 ~.62,.19 ~.5,.3 .46,.44 .44,.62 .37,.5 .33,.62 .22,.9 ~.06,.66 ~.03,.32 ~.22,.02 ~.52,-.05">();
constexpr auto kLongHair =
    shape<".75,.22 ~.6,.2 ~.5,.36 .47,.52 ~.52,.8 .46,1.14 ~.24,1.2 .04,1.1 ~-.02,.7 ~.02,.3 ~.22,0 ~.54,-.05">();
constexpr auto kBob =
    shape<".775,.36 .7,.34 ~.62,.4 .6,.86 ~.4,.93 .14,.9 ~.02,.6 ~.04,.28 ~.24,.01 ~.54,-.05 ~.74,.14">();
constexpr auto kSweptUp =
    shape<".75,.22 ~.6,.22 .48,.42 .42,.48 .26,.78 ~.1,.66 ~.02,.36 ~.16,.04 ~.4,-.09 ~.62,-.02">();
constexpr auto kCrown =
    shape<".1,.2 .04,-.22 .2,-.04 .27,-.32 .42,-.1 .55,-.34 .62,-.08 .83,-.2 .76,.16 ~.58,.115 ~.3,.125">();
constexpr auto kHennin = shape<".7,.13 .46,.46 .16,.42 -.36,-.62 -.28,-.66">();
constexpr auto kVeil = shape<"-.33,-.62 ~-.18,-.2 ~-.04,.3 .1,.98 ~-.12,1.06 -.34,.98 ~-.22,.4 ~-.34,-.2">();
constexpr auto kBeret = shape<".82,.17 ~.62,.18 ~.34,.2 .05,.3 ~-.2,.1 ~.04,-.19 ~.5,-.25 ~.84,-.06">();
constexpr auto kFeather = shape<".3,.06 ~.1,-.18 ~-.14,-.34 -.5,-.28 ~-.34,-.22 ~-.32,-.12 ~-.12,0 ~.08,.1">();
constexpr auto kHelmet = shape<".84,.3 .56,.36 .54,.7 .4,.72 .2,.98 0,.9 ~-.02,.4 ~.16,0 ~.5,-.12 ~.78,.08">();
constexpr auto kPlume = shape<".46,-.08 ~.4,-.28 ~.1,-.38 ~-.24,-.18 ~-.34,.2 -.26,.6 ~-.14,.28 ~0,.04 ~.22,-.06">();
constexpr auto kScholarCap = shape<".8,.21 ~.5,.19 .04,.4 -.02,.12 ~.1,-.14 ~.46,-.2 ~.74,-.02">();
constexpr auto kTurban = shape<".8,.19 ~.56,.22 ~.3,.34 .02,.42 ~-.15,.18 ~-.06,-.18 ~.28,-.36 ~.64,-.28 ~.84,-.02">();
constexpr auto kDogeCap = shape<".78,.18 ~.5,.15 .1,.36 0,.3 ~-.06,.02 -.06,-.36 ~.08,-.34 ~.36,-.14 ~.66,-.1">();
constexpr auto kBrim = shape<"1.06,.2 ~.7,.24 ~.24,.26 -.28,.1 ~.1,.08 ~.7,.06">();
constexpr auto kHatTop = shape<".76,.14 .04,.14 ~.06,-.1 ~.22,-.24 ~.52,-.24 ~.7,-.1">();
constexpr auto kFurHat = shape<".86,.24 ~.5,.26 ~.1,.4 -.1,.34 -.12,.08 ~.4,-.02 .86,.02">();
constexpr auto kPeak = shape<".78,.06 0,.1 ~.08,-.16 .34,-.52 ~.56,-.2 .76,0">();
constexpr auto kStreak = shape<".2,.06 ~.34,-.02 ~.5,0 .6,.08 ~.42,.1 ~.26,.16">();

void king(const Sitter& q) {
  q.shoulders();
  q.fur_collar(rgb(0xF4EFE4));
  q.head();
  q.hair(kShortHair);
  q.beard(1.0f);
  q.on_head(kCrown, kGold);
  for (const float x : {0.20f, 0.42f, 0.64f}) q.dot(x, 0.055f, 0.015f, q.p.jewel);
  for (const auto& [x, y] :
       {ImVec2{0.04f, -0.24f}, ImVec2{0.27f, -0.34f}, ImVec2{0.55f, -0.36f}, ImVec2{0.83f, -0.22f}})
    q.dot(x, y, 0.016f, kPearl);
}

void tall_hat(const Sitter& q) {
  q.bust(kSweptUp);
  q.on_head(kVeil, with_opacity(rgb(0xFFFFFF), 0.55f));
  q.on_head(kHennin, q.p.jewel);
  q.line(0.42f, 0.44f, 0.62f, 0.10f, 0.020f, kGold);
  q.line(-0.06f, -0.02f, 0.10f, -0.16f, 0.012f, kGold);
  q.line(-0.20f, -0.30f, -0.06f, -0.40f, 0.012f, kGold);
  q.pearls(6);
}

void feathered_beret(const Sitter& q) {
  q.bust(kShortHair);
  q.beard(0.72f);
  q.on_head(kBeret, q.p.cloth);
  q.line(0.10f, 0.26f, 0.80f, 0.15f, 0.022f, q.p.trim);
  q.on_head(kFeather, kPearl);
  q.dot(0.34f, 0.06f, 0.022f, kGold);
  q.dot(0.34f, 0.06f, 0.012f, q.p.jewel);
}

void ruffed_queen(const Sitter& q) {
  q.bust();
  q.dot(0.12f, 0.22f, 0.070f, q.p.hair);
  q.hair(kSweptUp);
  q.ruff();
  q.line(0.18f, 0.02f, 0.66f, 0.06f, 0.020f, kGold);
  for (int i = 0; i < 4; ++i)
    q.dot(0.22f + 0.135f * static_cast<float>(i), -0.035f + 0.012f * static_cast<float>(i), 0.016f, kPearl);
  q.dot(0.415f, 0.64f, 0.016f, q.p.jewel);
}

void plumed_helmet(const Sitter& q) {
  q.shoulders();
  q.s.line(0.45f, 0.82f, 0.60f, 0.70f, 0.016f, q.p.trim);
  q.head();
  q.on_head(kPlume, q.p.jewel);
  q.on_head(kHelmet, rgb(0xAEB9C6));
  q.line(0.10f, 0.14f, 0.06f, 0.80f, 0.012f, with_opacity(rgb(0xFFFFFF), 0.5f));
  q.line(0.50f, -0.11f, 0.50f, 0.30f, 0.018f, kGold);
  q.line(0.52f, 0.34f, 0.83f, 0.28f, 0.018f, kGold);
  q.dot(0.48f, 0.52f, 0.014f, kGold);
}

void scholar(const Sitter& q) {
  q.bust(kShortHair);
  q.beard(1.62f);
  q.on_head(kScholarCap, q.p.jewel);
  q.line(0.02f, 0.36f, 0.78f, 0.17f, 0.026f, q.p.trim);
}

void circlet_youth(const Sitter& q) {
  q.bust(kBob);
  q.on_head(kStreak, with_opacity(rgb(0xFFFFFF), 0.22f));
  q.line(0.04f, 0.30f, 0.74f, 0.17f, 0.026f, kGold);
  q.dot(0.60f, 0.195f, 0.020f, q.p.jewel);
  q.s.ellipse(0.60f, 0.735f, 0.10f, 0.030f, kGold);
  q.s.ellipse(0.60f, 0.722f, 0.10f, 0.026f, q.p.cloth);
}

void braided_lady(const Sitter& q) {
  q.bust();
  q.dot(0.02f, 0.20f, 0.085f, q.p.hair);
  q.dot(0.00f, 0.17f, 0.040f, with_opacity(rgb(0xFFFFFF), 0.14f));
  q.hair(kSweptUp);
  q.on_head(kStreak, with_opacity(rgb(0xFFFFFF), 0.16f));
  q.line(0.06f, 0.36f, 0.44f, 0.46f, 0.018f, q.p.jewel);
  q.line(0.40f, 0.60f, 0.40f, 0.70f, 0.010f, kGold);
  q.dot(0.40f, 0.73f, 0.018f, q.p.jewel);
  q.pearls(7);
}

void turbaned_lord(const Sitter& q) {
  q.bust(kShortHair);
  q.beard(0.86f);
  q.on_head(kTurban, kPearl);
  q.s.bow(q.x(0.20f), q.y(0.36f), 0.22f, 0.62f, 0.92f, 0.013f, rgb(0xCFC6B4));
  q.s.bow(q.x(0.42f), q.y(0.42f), 0.22f, 0.56f, 0.82f, 0.013f, rgb(0xCFC6B4));
  q.line(0.60f, -0.02f, 0.66f, -0.40f, 0.014f, q.p.trim);
  q.s.ellipse(q.x(0.68f), q.y(-0.44f), 0.026f, 0.048f, q.p.trim);
  q.dot(0.60f, 0.00f, 0.030f, kGold);
  q.dot(0.60f, 0.00f, 0.018f, q.p.jewel);
}

void horned_cap(const Sitter& q) {
  q.shoulders();
  q.fur_collar(rgb(0xF4EFE4));
  q.head();
  q.hair(kShortHair);
  q.on_head(kDogeCap, q.p.jewel);
  q.line(0.06f, 0.30f, 0.76f, 0.13f, 0.030f, kGold);
  q.line(-0.04f, -0.30f, 0.06f, 0.22f, 0.014f, kGold);
  for (int i = 0; i < 3; ++i)
    q.dot(0.20f + 0.20f * static_cast<float>(i), 0.265f - 0.048f * static_cast<float>(i), 0.013f, kPearl);
}

void broad_hat(const Sitter& q) {
  q.bust(kLongHair);
  q.beard(0.60f);
  q.on_head(kHatTop, q.p.cloth);
  q.on_head(kFeather, q.p.jewel);
  q.line(0.05f, 0.10f, 0.75f, 0.10f, 0.026f, q.p.trim);
  q.on_head(kBrim, q.p.cloth);
  q.on_head(kBrim, with_opacity(rgb(0x000000), 0.25f));
}

void fur_capped_envoy(const Sitter& q) {
  q.shoulders();
  q.s.line(0.56f, 0.70f, 0.70f, 0.99f, 0.030f, q.p.jewel);
  q.head();
  q.line(0.06f, 0.40f, -0.02f, 1.24f, 0.040f, q.p.hair);
  q.hair(kShortHair);
  q.on_head(kPeak, q.p.jewel);
  q.line(0.34f, -0.46f, 0.40f, 0.00f, 0.012f, kGold);
  q.dot(0.34f, -0.54f, 0.024f, kGold);
  q.on_head(kFurHat, rgb(0x7A5536));
  for (int i = 0; i < 5; ++i)
    q.line(0.02f + 0.18f * static_cast<float>(i), 0.08f, 0.0f + 0.18f * static_cast<float>(i),
           0.22f - 0.01f * static_cast<float>(i), 0.010f, rgb(0x5B3D25));
}

}  // namespace

// Back, skin and its shade, hair, cloth, trim, jewel
const std::array<Entry, 12> kPortraits{{
    {king,
     false,
     {rgb(0x5D7FA8), rgb(0x2F4A6E), rgb(0xF0C6A2), rgb(0xCE9A74), rgb(0x6B4A32), rgb(0x8E2436), kGold, rgb(0x2F6FD0)}},
    {tall_hat,
     false,
     {rgb(0x5E9C8D), rgb(0x2F5F58), rgb(0xF3CDAE), rgb(0xD3A283), rgb(0x8A5A2E), rgb(0x2E6A54), rgb(0xF2E3B8),
      rgb(0x2457B5)}},
    {feathered_beret,
     true,
     {rgb(0xC7A15B), rgb(0x8A6430), rgb(0xE3B48B), rgb(0xBC8861), rgb(0x3B2A20), rgb(0x7A1823), rgb(0xD9B35A),
      rgb(0x2FA36B)}},
    {ruffed_queen,
     false,
     {rgb(0x8C5A6E), rgb(0x542E46), rgb(0xF6D6BE), rgb(0xD9AC92), rgb(0xB4552B), rgb(0x2A2732), rgb(0xB9862B),
      rgb(0xD8434E)}},
    {plumed_helmet,
     true,
     {rgb(0x7E8CA0), rgb(0x455266), rgb(0xD9A074), rgb(0xB27A50), rgb(0x2B211B), rgb(0x77828F), rgb(0xDCE3EA),
      rgb(0xB3293A)}},
    {scholar,
     false,
     {rgb(0x6E9AA8), rgb(0x375E70), rgb(0xEFC9A8), rgb(0xCB9D7A), rgb(0xE4E2DE), rgb(0x2F3A4E), rgb(0xC9A24C),
      rgb(0x3B2A4D)}},
    {circlet_youth,
     true,
     {rgb(0xD08A62), rgb(0x94503A), rgb(0xF3CFAE), rgb(0xD2A380), rgb(0xD9AE52), rgb(0x1F5E66), rgb(0xE9D9A8),
      rgb(0xD8434E)}},
    {braided_lady,
     false,
     {rgb(0x8FA66A), rgb(0x556B3C), rgb(0x9A6240), rgb(0x74452A), rgb(0x221A18), rgb(0xC2762C), rgb(0xF2D27C),
      rgb(0xE9B93C)}},
    {turbaned_lord,
     true,
     {rgb(0x7C6BA0), rgb(0x453868), rgb(0xB97F52), rgb(0x8E5A36), rgb(0x231C1A), rgb(0x1E4E5E), rgb(0xD9A941),
      rgb(0xC12F3E)}},
    {horned_cap,
     false,
     {rgb(0xB56A5A), rgb(0x74372F), rgb(0xEEC4A0), rgb(0xC89872), rgb(0xCFCBC4), rgb(0xC99A2E), rgb(0xF4E3B0),
      rgb(0xF0E6D2)}},
    {broad_hat,
     true,
     {rgb(0x4F93A0), rgb(0x28586A), rgb(0xE8BC94), rgb(0xC08E66), rgb(0x4A2F1E), rgb(0x5A3B2A), rgb(0xD9B35A),
      rgb(0xF3EDE0)}},
    {fur_capped_envoy,
     false,
     {rgb(0xB99A6A), rgb(0x7A5C36), rgb(0xE4B686), rgb(0xBC895C), rgb(0x1E1A1A), rgb(0x2C4F8A), rgb(0xE3B04B),
      rgb(0xB3293A)}},
}};

}  // namespace splendor_ui::portraits
