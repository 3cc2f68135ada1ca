// The pages of the position editor: the table, a player, the rules.
#include <algorithm>
#include <cmath>

#include "games/splendor/record/notation.h"
#include "games/splendor/rules/cards.h"
#include "games/splendor/rules/data/posts.h"
#include "games/splendor/rules/modules/orient.h"
#include "games/splendor/ui/art/gems.h"
#include "games/splendor/ui/art/pieces.h"
#include "games/splendor/ui/art/tiles.h"
#include "games/splendor/ui/art/tokens.h"
#include "games/splendor/ui/describe.h"
#include "games/splendor/ui/form.h"
#include "games/splendor/ui/situation_form.h"
#include "ui/art/in_middle.h"

namespace splendor_ui {

using namespace splendor;
using namespace ui;

namespace {

constexpr int kChosen = 1 << 8, kDimmed = 1 << 9;

/// What is scrolled out of view is not drawn.
bool in_sight(const Canvas& canvas, const Rect& rect) {
  const ImVec2 top = canvas.list.GetClipRectMin(), bottom = canvas.list.GetClipRectMax();
  return rect.bottom() > top.y && rect.y < bottom.y;
}

Ring ring_of(int what) { return (what & kChosen) != 0 ? Ring::selected : Ring::none; }

void draw_chip_of(const Canvas& canvas, const Rect& rect, int colour) {
  draw_token(canvas, static_cast<Gem>(colour), rect.centre_x(), rect.centre_y(), std::min(rect.w, rect.h));
}

void draw_bonuses_of(const Canvas& canvas, const Rect& rect, int what) {
  draw_bonus_card(canvas, rect, static_cast<Gem>(what & 7), what >> 3, what >> 3 == 0);
}

}  // namespace

std::vector<Rect> placed_cells(PanelBuilder& build, int count, int columns, float most, float aspect) {
  constexpr float kBetween = 8;
  const float w = std::min(most * build.scale(),
                           (build.width() - kBetween * static_cast<float>(columns - 1)) / static_cast<float>(columns));
  const int lines = (count + columns - 1) / columns;
  const Rect area = build.take((w * aspect + kBetween) * static_cast<float>(lines));
  std::vector<Rect> all;
  for (int i = 0; i < count; ++i)
    all.push_back({area.x + (w + kBetween) * static_cast<float>(i % columns),
                   area.y + (w * aspect + kBetween) * static_cast<float>(i / columns), w, w * aspect});
  build.gap(6);
  return all;
}

void build_picture(PanelBuilder& build, const Control& control, void (*draw)(const Canvas&, const Rect&, int), int what,
                   std::string pressed) {
  const int index = build.press(control, intent::PressForm{pressed.empty() ? std::string(control.id) : pressed});
  build.add(HoverPiece{control.rect.inset(-4), Surface::well, index});
  build.picture(control.rect, draw, what);
  build.focus_ring(control.rect, space::kSmallRadius, index);
}

void draw_placed_card(const Canvas& canvas, const Rect& rect, int what) {
  if (!in_sight(canvas, rect)) return;
  const auto card = static_cast<CardId>(what & 255);
  if (card == kNoCard) return draw_empty_slot(canvas, rect);
  draw_card(canvas, rect, card,
            {.ring = ring_of(what),
             .dimmed = (what & kDimmed) != 0,
             .strongholds = what >> 10 & 3,
             .stronghold_owner = what >> 12});
}

void draw_placed_noble(const Canvas& canvas, const Rect& rect, int what) {
  if (!in_sight(canvas, rect)) return;
  const auto noble = static_cast<NobleId>(what & 255);
  if (noble == kNoNoble) return draw_empty_slot(canvas, rect);
  draw_noble(canvas, rect, noble, {.ring = ring_of(what), .dimmed = (what & kDimmed) != 0});
}

void draw_placed_city(const Canvas& canvas, const Rect& rect, int what) {
  if (!in_sight(canvas, rect)) return;
  if ((what & 255) == 255) return draw_empty_slot(canvas, rect);
  draw_city(canvas, rect, what & 255, {.ring = ring_of(what), .dimmed = (what & kDimmed) != 0});
}

std::string slot_name(int slot) {
  return tr(words::set_place, row_name(deck_of_slot(slot)), std::to_string(place_in_row(slot) + 1));
}

std::string SituationForm::name_of(int seat) const {
  const std::string& name = seats()[static_cast<std::size_t>(seat)].name;
  return name.empty() ? tr(words::player_n, std::to_string(seat + 1)) : name;
}

void SituationForm::build(PanelBuilder& build, const app::Settings&) const {
  if (filling()) return build_place(build);
  build_tabs(build);
  if (page_.tab == 0) return build_table(build);
  page_.tab == kRulesTab ? build_rules(build) : build_player(build, seat_shown());
}

void SituationForm::build_tabs(PanelBuilder& build) const {
  std::vector<PanelBuilder::Tab> tabs;
  const auto add = [&](int tab, std::string label) {
    const std::string id = "tab:" + std::to_string(tab);
    tabs.push_back({id, std::move(label), intent::PressForm{id}});
  };
  add(0, tr(words::set_table));
  for (int seat = 0; seat < players(); ++seat) add(seat + 1, name_of(seat));
  add(kRulesTab, tr(words::set_rules));
  build.tabs(tabs, page_.tab == kRulesTab ? tabs.size() - 1 : static_cast<std::size_t>(page_.tab));
}

// ---- The table

void SituationForm::build_table(PanelBuilder& build) const {
  build_tiles(build);
  for (int level = 3; level >= 1; --level) build_row(build, level);
  if (has(Module::orient))
    build.row("removed", tr(words::set_out), Icon::cards, intent::PressForm{"removed"},
              std::to_string(situation_.shown.modules.removed.size()));
}

/// The base cards of a level, then those of the Orient, as on the table.
void SituationForm::build_row(PanelBuilder& build, int level) const {
  const GameState& state = situation_.shown;
  const auto deck = static_cast<Deck>(level - 1), orient = static_cast<Deck>(kBaseDeckCount + level - 1);
  std::string left = std::to_string(state.decks[index_of(deck)].count);
  if (has(Module::orient)) left += " + " + std::to_string(state.decks[index_of(orient)].count);
  build.heading(labelled(tr(words::figure_level, std::to_string(level)), tr(words::set_left, left)));
  std::vector<int> slots;
  for (int slot = 0; slot < slot_count(state); ++slot)
    if (deck_of_slot(slot) == deck || deck_of_slot(slot) == orient) slots.push_back(slot);
  const int count = static_cast<int>(slots.size());
  const std::vector<Rect> places = placed_cells(build, count, count, 84, kCardAspect);
  for (std::size_t i = 0; i < slots.size(); ++i) {
    const auto slot = static_cast<std::size_t>(slots[i]);
    const CardId card = state.slots[slot];
    const Occupation& on = state.modules.occupied[slot];
    std::string words = card == kNoCard ? tr(words::set_place_empty) : card_text(card);
    build_picture(
        build,
        {.id = "slot:" + std::to_string(slots[i]), .rect = places[i], .label = labelled(slot_name(slots[i]), words)},
        draw_placed_card, pictured(card, false, false, on.count, on.owner));
  }
}

void SituationForm::build_tiles(PanelBuilder& build) const {
  const GameState& state = situation_.shown;
  const bool cities = has(Module::cities);
  const int count = cities ? static_cast<int>(state.modules.cities.size()) : state.setup.noble_count();
  const std::string title = tr(cities ? words::cities : words::nobles), id = cities ? "cities" : "nobles";
  build.heading(title);
  const std::vector<Rect> places = placed_cells(build, count, count, cities ? 96.0f : 64.0f, cities ? 0.85f : 1.0f);
  for (int i = 0; i < count; ++i) {
    const auto place = static_cast<std::size_t>(i);
    const int tile = cities ? int{state.modules.cities[place]} : int{state.nobles[place]};
    std::string words = tile == 255 ? tr(words::set_place_empty)
                        : cities    ? city_text(tile)
                                    : noble_text(static_cast<NobleId>(tile));
    build_picture(build, {.id = id + ':' + std::to_string(i), .rect = places[place], .label = labelled(title, words)},
                  cities ? draw_placed_city : draw_placed_noble, pictured(tile), id);
  }
}

// ---- A player

void SituationForm::build_player(PanelBuilder& build, int seat) const {
  const PlayerState& owner = player_at(seat);
  const float scale = build.scale(), sign = 30 * scale;
  const Rect line = build.take(sign + 8);
  const std::string sum =
      points(owner.prestige) + ", " + tr_count(words::set_cards_one, words::set_cards_many, owner.owned.size());
  build.picture({line.x, line.y, sign, sign}, draw_in_middle<draw_emblem>, seat);
  build.line({line.x + sign + 10, line.y, line.w - sign - 10, sign}, sum,
             {.face = Face::bold, .size = type::kBody * scale, .colour = build.canvas.theme.text});
  build.say(sum);
  build.gap(6);
  build_tokens(build, seat);
  build.gap(6);
  build_hand(build, seat);
  if (!has(Module::cities)) {
    build.heading(tr(words::nobles));
    build_nobles(build);
  }
  build_special(build, seat);
  build.gap(6);
  build.heading(tr(words::set_cards));
  const std::vector<Rect> places = placed_cells(build, kGemCount, kGemCount, 44, 1.25f);
  for (const Gem gem : kGems)
    build.picture(places[index_of(gem)], draw_bonuses_of, static_cast<int>(index_of(gem)) | owner.bonuses[gem] << 3);
  build.say(labelled(tr(words::set_bonuses), holding(owner.bonuses)));
  build_decks(build);
  build_cards(build, owner.owned);
}

/// One column per colour: plus, the count, minus.
void SituationForm::build_tokens(PanelBuilder& build, int seat) const {
  const GameState& state = situation_.shown;
  const Tokens held = player_at(seat).tokens;
  const Theme& theme = build.canvas.theme;
  const float scale = build.scale(), target = space::kTarget, cell = build.width() / kColourCount;
  build.heading(tr(words::set_tokens, std::to_string(held.total()), std::to_string(state.setup.token_limit())));
  const float chip = std::min(30 * scale, cell * 0.55f), number = type::kNumber * std::min(scale, 1.3f);
  const Rect row = build.take(2 * target + chip + 12 + 26 * scale);
  for (int colour = 0; colour < kColourCount; ++colour) {
    const auto gem = static_cast<Gem>(colour);
    const Rect column{row.x + cell * static_cast<float>(colour), row.y, cell, row.h};
    const std::string letter(1, kColourLetters[colour]), words = gems(held[gem], gem);
    build.icon_button({column.centre_x() - target / 2, column.y, target, target},
                      {.id = "more:" + letter,
                       .label = tr(words::set_token_more, words),
                       .icon = Icon::plus,
                       .enabled = state.bank[gem] > 0,
                       .hint = state.bank[gem] > 0 ? std::string() : std::string(tr(words::set_none_left))},
                      intent::PressForm{"more:" + letter});
    const float middle = column.y + target + 6 + chip / 2;
    build.picture(Rect::centred(column.centre_x() - chip * 0.35f, middle, chip, chip), draw_chip_of, colour);
    build.number(column.centre_x() + chip * 0.25f, middle, held[gem],
                 {.face = Face::black, .size = number, .colour = held[gem] > 0 ? theme.text : theme.muted});
    build.icon_button({column.centre_x() - target / 2, column.y + target + chip + 12, target, target},
                      {.id = "less:" + letter,
                       .label = tr(words::set_token_less, words),
                       .icon = Icon::minus,
                       .enabled = held[gem] > 0},
                      intent::PressForm{"less:" + letter});
    build.line({column.x, row.bottom() - 24 * scale, column.w, 20 * scale},
               tr(words::set_left_of, std::to_string(state.bank[gem])),
               {.size = type::kLabel * scale, .colour = theme.muted, .align = Align::centre});
  }
  build.say(labelled(tr(words::set_in_bank), holding(state.bank)));
  build.paragraph(tr(words::set_bank_hint), true);
}

void SituationForm::build_hand(PanelBuilder& build, int seat) const {
  const PlayerState& owner = player_at(seat);
  build.heading(tr(words::reserved));
  const std::vector<Rect> places = placed_cells(build, kMaxReserved, 4, 84, kCardAspect);
  for (std::size_t i = 0; i < places.size(); ++i) {
    const CardId card = owner.reserved[i];
    std::string words = card == kNoCard ? tr(words::set_place_empty) : card_text(card);
    if ((owner.blind >> i & 1) != 0 && card < kCardCount)
      words = semicolon(words, within_sentence(tr(words::set_secret)));
    build_picture(
        build, {.id = "reserve:" + std::to_string(i), .rect = places[i], .label = labelled(tr(words::reserved), words)},
        draw_placed_card, pictured(card));
  }
}

/// What the modules add to a player.
void SituationForm::build_special(PanelBuilder& build, int seat) const {
  const PlayerState& owner = player_at(seat);
  if (has(Module::posts)) {
    build.heading(tr(words::posts));
    for (int post = 0; post < kPostCount; ++post) {
      const std::string id = "post:" + std::to_string(post);
      build.toggle(id, post_text(post), (owner.posts >> post & 1) != 0, intent::PressForm{id});
    }
  }
  if (!has(Module::orient)) return;
  build_stepper(build, "bought", tr(words::set_bought), 0, owner.purchased, kCardCount);
  for_each_card(owner.owned, [&](CardId card) {
    if (!orient::copies_colour(card_facts(card).kind)) return;
    const int place = card - kFirstCopying;
    const std::string id = "copy:" + std::to_string(place);
    const auto colour = orient::colour_of(situation_.shown, card);
    std::vector<std::string> options{"\u2013"};
    for (const Gem gem : kGems) options.push_back(std::string(1, gem_letter(gem)));
    build.choice(id, labelled(card_name(card), tr(words::set_copies)), options,
                 colour ? static_cast<int>(index_of(*colour)) + 1 : 0,
                 [&](int i) -> Intent { return intent::PressForm{id + ':' + std::to_string(i)}; });
  });
}

// ---- The rules

void SituationForm::build_rules(PanelBuilder& build) const {
  const GameState& state = situation_.shown;
  std::vector<std::string> numbers;
  for (int seat = 0; seat < players(); ++seat) numbers.push_back(std::to_string(seat + 1));
  build.choice("turn", tr(words::set_to_move), numbers, state.to_act,
               [](int i) -> Intent { return intent::PressForm{"turn:" + std::to_string(i)}; });
  build_stepper(build, "round", tr(words::set_round), 1, state.turns / players() + 1, kMaxSituationRound);
  build.gap(6);
  build_seats(build);
  build.heading(tr(words::modules));
  for (const ModuleName& row : kModuleNames) {
    const std::string id = "module:" + std::to_string(static_cast<int>(row.module));
    build.toggle(id, tr(module_words(row.module)), has(row.module), intent::PressForm{id});
  }
  build.choice("edition", tr(words::edition), {tr(words::edition_2024), tr(words::edition_2014)},
               state.setup.edition == Edition::rules_2014 ? 1 : 0,
               [](int i) -> Intent { return intent::PressForm{"edition:" + std::to_string(i)}; });
}

/// A number between minus and plus; each button's label is the number it leads to.
void SituationForm::build_stepper(PanelBuilder& build, std::string_view id, const std::string& label, int least,
                                  int value, int most) const {
  const Theme& theme = build.canvas.theme;
  const float size = type::kBody * build.scale(), number_w = 56 * build.scale();
  const Rect line = build.take(space::kTarget);
  build.line({line.x, line.y, line.w - 2 * space::kTarget - number_w, line.h}, label,
             {.size = size, .colour = theme.text});
  const auto step = [&](float x, int to, Icon icon, const char* name) {
    build.icon_button({x, line.y, space::kTarget, line.h},
                      {.id = std::string(id) + ':' + name,
                       .label = labelled(label, std::to_string(to)),
                       .icon = icon,
                       .enabled = to >= least && to <= most},
                      intent::PressForm{std::string(id) + ':' + std::to_string(to)});
  };
  const float right = line.right() - space::kTarget;
  step(right - number_w - space::kTarget, value - 1, Icon::minus, "less");
  build.line({right - number_w, line.y, number_w, line.h}, std::to_string(value),
             {.face = Face::black, .size = size, .colour = theme.text, .align = Align::centre});
  step(right, value + 1, Icon::plus, "more");
  build.say(labelled(label, std::to_string(value)));
  build.gap(6);
}

}  // namespace splendor_ui
