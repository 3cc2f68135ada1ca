#include "ui/panels/new_game.h"

#include <algorithm>
#include <array>

#include "app/splendor_game.h"
#include "core/seed.h"
#include "kingdom/data/sections.h"
#include "ui/art/pieces.h"
#include "ui/art/tokens.h"
#include "ui/kingdom/board_art.h"
#include "ui/kingdom/help.h"
#include "ui/splendor/emblem.h"
#include "ui/splendor/help.h"
#include "ui/strings/refusals.h"

namespace ui {

using namespace splendor;

namespace {

constexpr SeatLook kSeats{.least = kMinPlayers,
                          .most = kMaxPlayers,
                          .kinds = {Str::person, Str::level_easy, Str::level_normal, Str::level_hard},
                          .draw_sign = draw_emblem};

/// On the picture of the children's game.
constexpr kingdom::SpaceId kPalaceShown =
    kingdom::kSectionSides[4].first_space + kingdom::kSectionSides[4].space_count - 1;

struct ModuleText {
  Module module;
  Str name, explained;
};
constexpr std::array<ModuleText, 4> kModules{
    {{Module::orient, Str::module_orient, Str::module_orient_text},
     {Module::strongholds, Str::module_strongholds, Str::module_strongholds_text},
     {Module::cities, Str::module_cities, Str::module_cities_text},
     {Module::posts, Str::module_posts, Str::module_posts_text}}};

RulesPart emblem_of(Module module) {
  switch (module) {
    case Module::orient: return RulesPart::orient;
    case Module::strongholds: return RulesPart::strongholds;
    case Module::cities: return RulesPart::cities;
    case Module::posts: return RulesPart::posts;
  }
  return RulesPart::base;
}

/// A picture to press, with the game's name and age below it.
bool game_button(PanelFlow& flow, const Rect& rect, const char* id, Str name, Str age, bool chosen) {
  const Canvas& canvas = flow.frame().canvas;
  const Hit hit = flow.frame().targets.add(
      {.id = id, .rect = rect, .label = std::string(tr(name)) + ", " + tr(age), .pressed = chosen});
  draw_surface(canvas, rect, chosen ? Surface::active_panel : Surface::well, space::kRadius);
  if (chosen) draw_ring(canvas, rect, space::kRadius, canvas.theme.accent_line, space::kRing, 0);
  if (hit.focused) draw_focus_ring(canvas, rect, space::kRadius);
  const float label = type::kBody * flow.scale(), small = type::kLabel * flow.scale();
  const float foot = rect.bottom() - 8 - small * 1.25f;
  draw_text_in(canvas, {rect.x + 6, foot - label * 1.25f, rect.w - 12, label * 1.25f}, tr(name),
               {.face = Face::black, .size = label, .colour = canvas.theme.text, .align = Align::centre});
  draw_text_in(canvas, {rect.x + 6, foot, rect.w - 12, small * 1.25f}, tr(age),
               {.size = small, .colour = canvas.theme.muted, .align = Align::centre});
  return hit.clicked;
}

}  // namespace

void NewGameForm::reset(const app::Session* last, std::uint64_t seed) {
  seed_ = seed & kSeedMask;
  if (last == nullptr) return;
  kind_ = last->spec().kind;
  if (kind_ == app::GameKind::kingdom) return kingdom_.reset(*last);
  seats_ = last->seats();
  if (const auto setup = app::splendor_setup(last->spec().options)) setup_ = setup.value();
}

void NewGameForm::take_deal(const app::GameSpec& spec) {
  kind_ = spec.kind;
  seed_ = spec.seed;
  if (kind_ == app::GameKind::kingdom) return kingdom_.take_deal(spec);
  const auto setup = app::splendor_setup(spec.options);
  if (!setup) return;
  setup_ = setup.value();
  seats_.resize(setup_.players, {.name = "", .level = "normal"});
}

app::GameRecord NewGameForm::record() const {
  if (kind_ == app::GameKind::kingdom) return kingdom_.record(seed_);
  Setup setup = setup_;
  setup.players = static_cast<std::uint8_t>(seats_.size());
  return {.spec = {.kind = app::GameKind::splendor, .options = app::splendor_options(setup), .seed = seed_},
          .seats = seats_,
          .actions = {}};
}

void NewGameForm::draw_games(PanelFlow& flow) {
  const float scale = std::min(flow.scale(), 1.5f);
  const Canvas& canvas = flow.frame().canvas;
  const Rect line = flow.take(128 * scale);
  const float w = (line.w - 12) / 2;
  const Rect left{line.x, line.y, w, line.h}, right{line.right() - w, line.y, w, line.h};
  using app::GameKind;
  if (game_button(flow, left, "game:splendor", Str::kd_game_splendor, Str::kd_age_splendor,
                  kind_ == GameKind::splendor))
    kind_ = GameKind::splendor;
  if (game_button(flow, right, "game:kingdom", Str::kd_game_kingdom, Str::kd_age_kingdom, kind_ == GameKind::kingdom))
    kind_ = GameKind::kingdom;
  const float size = 44 * scale, y = line.y + 42 * scale;
  for (int i = 0; i < 3; ++i)
    draw_token(canvas, static_cast<Gem>(2 * i), left.centre_x() + static_cast<float>(i - 1) * size * 0.82f,
               y + (i == 1 ? -6.0f : 4.0f) * scale, size);
  draw_vignette(canvas, kPalaceShown, right.centre_x(), y, 32 * scale);
  draw_pawn(canvas, 0, right.centre_x() - 46 * scale, y + 30 * scale, 40 * scale);
  draw_pawn(canvas, 2, right.centre_x() + 46 * scale, y + 30 * scale, 40 * scale);
  flow.gap(12);
}

HelpBook NewGameForm::help() const { return kind_ == app::GameKind::kingdom ? kingdom_help() : splendor_help(); }

/// A module with its emblem, what it changes in a line or two, its switch, and a way to its rules.
void NewGameForm::draw_module(PanelFlow& flow, Module module, Str name, Str explained) {
  Frame& frame = flow.frame();
  const Canvas& canvas = frame.canvas;
  const float scale = flow.scale(), emblem = 44 * std::min(scale, 1.5f), pad = 10, control_w = 52;
  const float title = type::kBody * scale, small = 14 * scale;
  const float help_w = space::kTarget + 4;
  const float card_w = flow.width() - help_w, words_x = emblem + 2 * pad;
  const float words_w = card_w - words_x - pad;
  const float words_h = paragraph_height(canvas, words_w, tr(explained), Face::regular, small);
  const float head_h = std::max(title * kLineHeight, 30.0f);
  const Rect row = flow.take(std::max(emblem, head_h + words_h) + 2 * pad);
  const Rect card{row.x, row.y, card_w, row.h};
  const bool on = setup_.has(module);

  const Hit hit = frame.targets.add({.id = "module:" + std::to_string(static_cast<int>(module)),
                                     .rect = card,
                                     .label = tr(name),
                                     .hint = tr(explained),
                                     .pressed = on});
  draw_surface(canvas, card, on ? Surface::active_panel : Surface::well, space::kRadius);
  if (hit.focused) draw_focus_ring(canvas, card, space::kRadius);
  draw_rules_emblem(canvas, {card.x + pad, card.y + pad, emblem, emblem}, emblem_of(module));
  draw_text_in(canvas, {card.x + words_x, card.y + pad - 2, words_w - control_w - 6, head_h}, tr(name),
               {.face = Face::bold, .size = title, .colour = canvas.theme.text});
  ControlState state = hit.state();
  state.focused = false;
  draw_toggle(canvas, {card.right() - pad - control_w, card.y + pad - 2 + (head_h - 30) / 2, control_w, 30},
              on ? 1.0f : 0.0f, state);
  draw_paragraph(canvas, card.x + words_x, card.y + pad - 2 + head_h, words_w, tr(explained),
                 {.size = small, .colour = canvas.theme.muted});
  if (hit.clicked) setup_.modules = static_cast<std::uint8_t>(setup_.modules ^ static_cast<int>(module));
  if (press_icon(
          frame, {card.right() + 4, card.y + (card.h - space::kTarget) / 2, space::kTarget, space::kTarget},
          {.id = std::string("about:") + help_id(module), .label = tr(Str::rules_of, tr(name)), .icon = Icon::help}))
    help_page_ = help_id(module);
  flow.gap(6);
}

void NewGameForm::draw_splendor(PanelFlow& flow, app::Host& host) {
  draw_seats(flow, host, seats_, kSeats);
  if (seats_.size() == kMaxPlayers) flow.paragraph(tr(Str::five_players_text), true);
  flow.heading(tr(Str::modules));
  flow.gap(6);
  for (const ModuleText& entry : kModules) draw_module(flow, entry.module, entry.name, entry.explained);
  flow.gap(4);
  const int edition = flow.choice("edition", tr(Str::edition), {tr(Str::edition_2024), tr(Str::edition_2014)},
                                  setup_.edition == Edition::rules_2014 ? 1 : 0);
  setup_.edition = edition == 1 ? Edition::rules_2014 : Edition::rules_2024;
}

void NewGameForm::draw_seed(PanelFlow& flow, app::Host& host) {
  const Rect line = flow.take(space::kTarget);
  const Canvas& canvas = flow.frame().canvas;
  draw_text_in(canvas, {line.x, line.y, 90 * flow.scale(), line.h}, tr(Str::seed),
               {.size = type::kBody * flow.scale(), .colour = canvas.theme.text});
  const float again = space::kTarget;
  if (press(flow.frame(), {line.x + 90 * flow.scale(), line.y, line.w - 90 * flow.scale() - again - 8, line.h},
            {.id = "seed", .label = seed_code(seed_), .hint = tr(Str::change_seed)}))
    host.ask_text({.id = "seed",
                   .title = tr(Str::change_seed),
                   .label = tr(Str::seed_label),
                   .value = seed_code(seed_),
                   .max_length = 60,
                   .ok = tr(Str::confirm),
                   .cancel = tr(Str::cancel)});
  if (press_icon(flow.frame(), {line.right() - again, line.y, again, line.h},
                 {.id = "seed:new", .label = tr(Str::random_seed), .icon = Icon::replay}))
    seed_ = host.entropy() & kSeedMask;
  flow.gap(4);
  flow.paragraph(tr(Str::seed_hint), true);
}

void NewGameForm::draw(PanelFlow& flow, app::Host& host, app::Settings& settings, bool replaces_running) {
  draw_games(flow);
  if (kind_ == app::GameKind::kingdom)
    kingdom_.draw(flow, host, settings);
  else
    draw_splendor(flow, host);
  draw_seed(flow, host);
  if (replaces_running) flow.paragraph(tr(Str::replaces_running), true);
}

std::optional<std::string> NewGameForm::answered(const app::Event& event) {
  if (event.id == "seed") {
    const auto seed = read_seed(event.text);
    if (!seed) return refusal_text(seed.error());
    seed_ = seed.value();
  } else {
    seat_named(kind_ == app::GameKind::kingdom ? kingdom_.seats() : seats_, event);
  }
  return std::nullopt;
}

}  // namespace ui
