// The choices for a place in the position editor: cards of a deck, backs, nobles, cities, strongholds.
#include <algorithm>

#include "games/splendor/record/notation.h"
#include "games/splendor/rules/cards.h"
#include "games/splendor/rules/data/cities.h"
#include "games/splendor/rules/deal.h"
#include "games/splendor/ui/art/cards.h"
#include "games/splendor/ui/describe.h"
#include "games/splendor/ui/situation_form.h"

namespace splendor_ui {

using namespace splendor;
using namespace ui;

namespace {

/// As many as stay legible; where there is room, a row holds one colour of the deck, or half of it.
int pick_columns(const PanelBuilder& build, Deck deck) {
  const int fitting = std::max(3, static_cast<int>((build.width() + 8) / (52 * build.scale() + 8)));
  const int of_colour = index_of(deck) < kBaseDeckCount ? kDeckSizes[index_of(deck)] / kGemCount : 5;
  if (fitting >= of_colour) return of_colour;
  return of_colour / 2 >= 4 && fitting >= of_colour / 2 ? of_colour / 2 : fitting;
}

}  // namespace

std::string SituationForm::where(CardId card) const {
  const CardPlace place = place_of(situation_, card);
  switch (place.kind) {
    case CardPlace::Kind::deck: return {};
    case CardPlace::Kind::slot: return tr(words::set_lies_table);
    case CardPlace::Kind::removed: return tr(words::set_lies_out);
    case CardPlace::Kind::owned:
    case CardPlace::Kind::reserved: break;
  }
  return tr(words::set_lies_with, std::to_string(place.seat + 1));
}

void SituationForm::build_decks(PanelBuilder& build) const {
  std::vector<PanelBuilder::Tab> tabs;
  for (int deck = 0; deck < decks(); ++deck) {
    const std::string id = "deck:" + std::to_string(deck), level = std::to_string(level_of(static_cast<Deck>(deck)));
    tabs.push_back(
        {id, tr(deck < kBaseDeckCount ? words::figure_level : words::set_orient_level, level), intent::PressForm{id}});
  }
  build.tabs(tabs, index_of(page_.deck));
}

void SituationForm::build_cards(PanelBuilder& build, const CardSet& here) const {
  const int count = kDeckSizes[index_of(page_.deck)];
  const std::vector<Rect> grid = placed_cells(build, count, pick_columns(build, page_.deck), 84, kCardAspect);
  for (int i = 0; i < count; ++i) {
    const auto card = static_cast<CardId>(kFirstCard[index_of(page_.deck)] + i);
    const bool chosen = here.contains(card), free = chosen || place_of(situation_, card).kind == CardPlace::Kind::deck;
    build_picture(build,
                  {.id = "pick:" + card_name(card),
                   .rect = grid[static_cast<std::size_t>(i)],
                   .label = card_text(card),
                   .hint = free ? std::string() : where(card),
                   .enabled = free,
                   .pressed = chosen},
                  draw_placed_card, pictured(card, chosen, !free));
  }
}

void SituationForm::build_nobles(PanelBuilder& build) const {
  const std::vector<NobleId> pool = noble_pool(situation_.shown.setup);
  const auto& on_table = situation_.shown.nobles;
  const std::vector<Rect> grid = placed_cells(build, static_cast<int>(pool.size()),
                                              std::min(6, std::max(4, static_cast<int>(build.width() / 72))), 72, 1);
  for (std::size_t i = 0; i < pool.size(); ++i) {
    const NobleId noble = pool[i];
    int owner = -1;
    for (int seat = 0; seat < players(); ++seat)
      if (player_at(seat).nobles >> noble & 1) owner = seat;
    const bool lies = std::find(on_table.begin(), on_table.end(), noble) != on_table.end();
    const bool chosen = seat_shown() >= 0 ? owner == seat_shown() : lies;
    const bool elsewhere = owner >= 0 && owner != seat_shown();
    build_picture(build,
                  {.id = "noble:" + std::to_string(noble),
                   .rect = grid[i],
                   .label = noble_text(noble),
                   .hint = elsewhere ? tr(words::set_noble_with, std::to_string(owner + 1)) : std::string(),
                   .enabled = !elsewhere,
                   .pressed = chosen},
                  draw_placed_noble, pictured(noble, chosen, elsewhere || (seat_shown() >= 0 && !chosen && !lies)));
  }
}

void SituationForm::build_cities(PanelBuilder& build) const {
  const auto& lie = situation_.shown.modules.cities;
  const bool full = std::find(lie.begin(), lie.end(), 255) == lie.end();
  const std::vector<Rect> grid =
      placed_cells(build, static_cast<int>(kCities.size()), build.width() > 400 * build.scale() ? 4 : 2, 128, 0.85f);
  for (int city = 0; city < static_cast<int>(kCities.size()); ++city) {
    const bool chosen = std::find(lie.begin(), lie.end(), city) != lie.end();
    const bool turned = std::find(lie.begin(), lie.end(), city ^ 1) != lie.end();
    const bool free = chosen || turned || !full;
    build_picture(build,
                  {.id = "city:" + std::to_string(city),
                   .rect = grid[static_cast<std::size_t>(city)],
                   .label = city_text(city),
                   .hint = free ? std::string() : std::string(tr(words::set_cities_full)),
                   .enabled = free,
                   .pressed = chosen},
                  draw_placed_city, pictured(city, chosen, !free));
  }
}

/// Reserved cards of which only the back is known.
void SituationForm::build_backs(PanelBuilder& build) const {
  build.paragraph(tr(words::set_unknown_which), true);
  const CardId now = player_at(seat_shown()).reserved[static_cast<std::size_t>(page_.index)];
  const std::vector<Rect> grid = placed_cells(build, decks(), 6, 60, kCardAspect);
  for (int deck = 0; deck < decks(); ++deck) {
    const CardId back = face_down(static_cast<Deck>(deck));
    build_picture(build,
                  {.id = "back:" + std::to_string(deck),
                   .rect = grid[static_cast<std::size_t>(deck)],
                   .label = card_title(back),
                   .pressed = back == now},
                  draw_placed_card, pictured(back, back == now));
  }
}

void SituationForm::build_strongholds(PanelBuilder& build) const {
  const Occupation& on = situation_.shown.modules.occupied[static_cast<std::size_t>(page_.index)];
  std::vector<std::string> holders{tr(words::set_nobody)};
  for (int seat = 0; seat < players(); ++seat) holders.push_back(std::to_string(seat + 1));
  build.choice("holder", tr(words::set_strongholds_of), holders, on.count == 0 ? 0 : on.owner + 1,
               [](int i) -> Intent { return intent::PressForm{"holder:" + std::to_string(i)}; });
  if (on.count > 0)
    build.choice("held", tr(words::set_strongholds_number), {"1", "2", "3"}, on.count - 1,
                 [](int i) -> Intent { return intent::PressForm{"held:" + std::to_string(i)}; });
}

void SituationForm::build_place(PanelBuilder& build) const {
  const auto index = static_cast<std::size_t>(page_.index);
  build.button({.id = "done", .label = tr(words::set_done), .kind = ButtonKind::primary, .icon = Icon::check},
               intent::PressForm{"done"});
  const auto alone = [](CardId card) {
    CardSet set;
    if (card < kCardCount) set.insert(card);
    return set;
  };
  const auto clear = [&](bool enabled) {
    if (enabled)
      build.button({.id = "clear", .label = tr(words::set_no_card), .icon = Icon::trash}, intent::PressForm{"clear"});
  };
  switch (page_.place) {
    case Place::none: return;
    case Place::slot: {
      const CardId now = situation_.shown.slots[index];
      build.heading(slot_name(page_.index));
      if (has(Module::strongholds) && now != kNoCard) build_strongholds(build);
      clear(now != kNoCard);
      return build_cards(build, alone(now));
    }
    case Place::reserve: {
      const CardId now = player_at(seat_shown()).reserved[index];
      build.heading(labelled(name_of(seat_shown()), tr(words::reserved)));
      clear(now != kNoCard);
      if (now < kCardCount)
        build.toggle("secret", tr(words::set_secret), (player_at(seat_shown()).blind >> index & 1) != 0,
                     intent::PressForm{"secret"});
      build_backs(build);
      build_decks(build);
      return build_cards(build, alone(now));
    }
    case Place::nobles: build.heading(tr(words::nobles)); return build_nobles(build);
    case Place::cities: build.heading(tr(words::cities)); return build_cities(build);
    case Place::removed:
      build.heading(tr(words::set_out));
      build_decks(build);
      return build_cards(build, situation_.shown.modules.removed);
  }
}

}  // namespace splendor_ui
