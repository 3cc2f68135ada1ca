#include "games/splendor/ui/form.h"

#include <algorithm>

#include "games/splendor/ui/art/pieces.h"
#include "games/splendor/ui/characters.h"
#include "games/splendor/ui/emblem.h"
#include "games/splendor/ui/help.h"
#include "games/splendor/ui/words.h"
#include "ui/art/in_middle.h"

namespace splendor_ui {

using namespace splendor;
using namespace ui;

namespace {

/// The whole ladder.
constexpr std::array<OfferedLevel, base::kLadder.size()> kLevels{{{"easy", words::level_easy},
                                                                  {"casual", words::level_casual},
                                                                  {"fair", words::level_fair},
                                                                  {"normal", words::level_normal},
                                                                  {"keen", words::level_keen},
                                                                  {"strong", words::level_strong},
                                                                  {"expert", words::level_expert},
                                                                  {"hard", words::level_master}}};
constexpr std::array<Text, app::kSigns> kSignNames{words::sign_sun, words::sign_moon, words::sign_leaf,
                                                   words::sign_wave, words::sign_bird};
constexpr SeatLook kSeats{.least = kMinPlayers,
                          .most = kMaxPlayers,
                          .levels = kLevels,
                          .draw_sign = draw_in_middle<draw_emblem>,
                          .signs = kSignNames,
                          .characters = kCharacters,
                          .draw_character = draw_character};

struct ModuleRow {
  Module module;
  Text name, short_name, explained;
  RulesPart emblem;
};
constexpr std::array<ModuleRow, 4> kModules{
    {{Module::orient, words::module_orient, words::help_tab_orient, words::module_orient_text, RulesPart::orient},
     {Module::strongholds, words::module_strongholds, words::help_tab_strongholds, words::module_strongholds_text,
      RulesPart::strongholds},
     {Module::cities, words::module_cities, words::help_tab_cities, words::module_cities_text, RulesPart::cities},
     {Module::posts, words::module_posts, words::help_tab_posts, words::module_posts_text, RulesPart::posts}}};
static_assert(has_every_module(kModules));

std::string module_id(Module module) { return "module:" + std::to_string(static_cast<int>(module)); }

}  // namespace

const SeatLook& splendor_seats() { return kSeats; }

const Text& module_words(Module module) {
  return std::find_if(kModules.begin(), kModules.end(), [&](const ModuleRow& row) { return row.module == module; })
      ->name;
}

SplendorForm::SplendorForm() : GameFormOf(kSeats, "normal", {}) {}

app::GameSpec SplendorForm::spec(std::uint64_t seed) const {
  Setup setup = setup_;
  setup.players = static_cast<std::uint8_t>(seats().size());
  return spec_of(setup, seed);
}

void SplendorForm::press(std::string_view id) {
  for (const ModuleRow& row : kModules)
    if (id == module_id(row.module))
      setup_.modules = static_cast<std::uint8_t>(setup_.modules ^ static_cast<int>(row.module));
  if (id == "edition:0") setup_.edition = Edition::rules_2024;
  if (id == "edition:1") setup_.edition = Edition::rules_2014;
  GameForm::press(id);
}

/// A module with its emblem, what it changes in a line or two, its switch, and a way to its rules.
void SplendorForm::build_module(PanelBuilder& build, std::size_t index) const {
  const ModuleRow& module = kModules[index];
  const Theme& theme = build.canvas.theme;
  const float scale = build.scale(), emblem = 44 * std::min(scale, 1.5f), pad = 10, control_w = 52;
  const float title = type::kBody * scale, small = 14 * scale;
  const float help_w = space::kTarget + 4;
  const float card_w = build.width() - help_w, words_x = emblem + 2 * pad;
  const float words_w = card_w - words_x - pad;
  const float words_h = paragraph_height(build.canvas, words_w, tr(module.explained), Face::regular, small);
  const float head_h = std::max(title * kLineHeight, 30.0f);
  const Rect row = build.take(std::max(emblem, head_h + words_h) + 2 * pad);
  const Rect card{row.x, row.y, card_w, row.h};
  const bool on = setup_.has(module.module);
  const int control = build.press({.id = module_id(module.module),
                                   .rect = card,
                                   .label = tr(module.name),
                                   .hint = tr(module.explained),
                                   .pressed = on},
                                  intent::PressForm{module_id(module.module)});
  build.surface(card, on ? Surface::chosen_panel : Surface::well, space::kRadius);
  build.focus_ring(card, space::kRadius, control);
  build.picture(
      {card.x + pad, card.y + pad, emblem, emblem},
      [](const Canvas& canvas, const Rect& rect, int part) {
        draw_rules_emblem(canvas, rect, static_cast<RulesPart>(part));
      },
      static_cast<int>(module.emblem));
  const float name_w = words_w - control_w - 6;
  build.line({card.x + words_x, card.y + pad - 2, name_w, head_h}, tr(module.name),
             {.face = Face::bold,
              .size = size_in_line(build.canvas, name_w, tr(module.name), title, Face::bold),
              .colour = theme.text});
  build.add(TogglePiece{
      {card.right() - pad - control_w, card.y + pad - 2 + (head_h - 30) / 2, control_w, 30}, on, control, false});
  build.ViewBuilder::paragraph(card.x + words_x, card.y + pad - 2 + head_h, words_w, tr(module.explained),
                               {.size = small, .colour = theme.muted});
  const std::string page = help_id(module.module);
  build.icon_button({card.right() + 4, card.y + (card.h - space::kTarget) / 2, space::kTarget, space::kTarget},
                    {.id = "about:" + page, .label = tr(words::rules_of, tr(module.name)), .icon = Icon::help},
                    intent::OpenHelp{page});
  build.gap(6);
}

void SplendorForm::build(PanelBuilder& build, const app::Settings&) const {
  build_seats(build);
  build_first(build);
  if (seats().size() == kMaxPlayers)
    build.paragraph(tr(setup_.has(Module::cities) ? words::five_players_cities : words::five_players_text), true);
  build.heading(tr(words::modules));
  build.gap(6);
  for (std::size_t i = 0; i < kModules.size(); ++i) build_module(build, i);
  build.gap(4);
  build.choice("edition", tr(words::edition), {tr(words::edition_2024), tr(words::edition_2014)},
               setup_.edition == Edition::rules_2014 ? 1 : 0,
               [](int i) -> Intent { return intent::PressForm{"edition:" + std::to_string(i)}; });
  build.paragraph(tr(words::edition_text), true);
}

std::string splendor_setup_words(const app::GameSpec& spec) {
  const Setup setup = splendor::unpack_options(spec.options).value();
  std::string words = tr(words::players_n, std::to_string(setup.players));
  for (const ModuleRow& row : kModules)
    if (setup.has(row.module)) words += std::string(", ") + tr(row.short_name);
  if (setup.edition == Edition::rules_2014) words += std::string(", ") + tr(words::rules_of_2014);
  return words;
}

}  // namespace splendor_ui
