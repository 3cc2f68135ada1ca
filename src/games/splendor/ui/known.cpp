#include "games/splendor/ui/known.h"

#include <algorithm>

#include "games/splendor/rules/modules/cities.h"
#include "games/splendor/rules/modules/posts.h"
#include "games/splendor/rules/payment.h"
#include "games/splendor/rules/view.h"
#include "games/splendor/ui/art/gems.h"
#include "games/splendor/ui/describe.h"
#include "games/splendor/ui/position.h"

namespace splendor_ui {

using namespace splendor;
using namespace ui;

namespace {

using Known = GameScreen::Known;

/// The cell of cards that have no colour before they are bought.
constexpr std::size_t kNoColour = kGemCount;

bool has_colour(CardKind kind) {
  return kind != CardKind::virtual_gold && kind != CardKind::associate && kind != CardKind::associate_take;
}

void draw_picture(const Canvas& canvas, const Rect& rect, int picture) {
  draw_gem(canvas, static_cast<Gem>(picture), rect.centre_x(), rect.centre_y(), std::min(rect.w, rect.h));
}

/// Gems as cells; a word where there are none.
Known::Row row_of(std::string label, int seat, Tokens gems, const std::string& none) {
  Known::Row row{.label = std::move(label), .seat = seat, .cells = {}, .spoken = {}};
  for (const Gem gem : kGems)
    if (gems[gem] > 0) row.cells.push_back({static_cast<int>(gem), std::to_string(gems[gem])});
  row.spoken = row.cells.empty() ? none : handful(gems);
  if (row.cells.empty()) row.cells.push_back({-1, none});
  return row;
}

/// [view.known] A row a deck: how many cards of each colour nobody has seen.
Known unseen_by_colour(const GameState& shown) {
  Known table{tr(words::known_unseen), tr(words::known_unseen_text), {}, draw_picture};
  const CardSet unseen = unseen_cards(shown);
  const bool orient = shown.setup.has(Module::orient);
  for (std::size_t deck = 0; deck < kDeckCount; ++deck) {
    if (!in_play(shown.setup, static_cast<Deck>(deck))) continue;
    std::array<int, kGemCount + 1> counts{};
    for (int i = 0; i < kDeckSizes[deck]; ++i) {
      const auto card = static_cast<CardId>(kFirstCard[deck] + i);
      if (!unseen.contains(card)) continue;
      ++counts[has_colour(card_facts(card).kind) ? static_cast<std::size_t>(card_facts(card).bonus) : kNoColour];
    }
    const Text level = is_orient(static_cast<Deck>(deck)) ? words::orient_level_n : words::figure_level;
    Known::Row row{.label = tr(level, std::to_string(level_of(static_cast<Deck>(deck)))), .cells = {}, .spoken = {}};
    for (std::size_t colour = 0; colour < (orient ? counts.size() : kGemCount); ++colour) {
      row.cells.push_back({static_cast<int>(colour), std::to_string(counts[colour])});
      row.spoken += (row.spoken.empty() ? "" : ", ") +
                    (colour == kNoColour ? tr(words::known_colourless, std::to_string(counts[colour]))
                                         : gems(counts[colour], static_cast<Gem>(colour)));
    }
    table.rows.push_back(std::move(row));
  }
  return table;
}

/// What rivals have reserved face up, and what they lack for it.
Known reserved_openly(const GameState& shown, int viewer) {
  Known table{tr(words::known_reserved), tr(words::known_reserved_text), {}, draw_picture};
  for (int seat = 0; seat < shown.setup.players; ++seat) {
    const PlayerState& player = shown.players[static_cast<std::size_t>(seat)];
    for (std::size_t i = 0; i < player.reserved_count; ++i) {
      const CardId card = player.reserved[i];
      if (seat == viewer || is_face_down(card)) continue;
      const bool can = affordability(shown, seat, card).missing == 0;
      table.rows.push_back(row_of(card_title(card), seat, can ? Tokens() : lacking(shown, seat, card),
                                  tr(can ? words::known_can_buy : words::known_by_cards)));
    }
  }
  return table;
}

/// For each thing a line with its name, then one for each player.
template <class Lacks>
void add_race(const GameState& shown, Known& table, std::string name, Lacks lacks) {
  table.rows.push_back({.label = std::move(name), .cells = {}, .spoken = {}});
  for (int seat = 0; seat < shown.setup.players; ++seat)
    table.rows.push_back(lacks(shown.players[static_cast<std::size_t>(seat)], seat));
}

Known::Row row_of_city(const PlayerState& player, int seat, const City& city) {
  Known::Row row = row_of("", seat, player.cards.missing_for(city.cards), tr(words::known_nothing));
  const auto add = [&](std::string text) {
    if (row.cells.front().picture < 0) row = {.label = "", .seat = seat, .cells = {}, .spoken = {}};
    row.spoken += (row.spoken.empty() ? "" : ", ") + text;
    row.cells.push_back({-1, std::move(text)});
  };
  int most = 0;  // of a colour that the city does not name
  for (const Gem gem : kGems)
    if (city.cards[gem] == 0) most = std::max(most, player.cards[gem]);
  if (most < city.any) add(tr(words::known_of_one_colour, std::to_string(city.any - most)));
  if (player.prestige < city.points) add(points(city.points - player.prestige));
  return row;
}

Known nobles_race(const GameState& shown) {
  Known table{tr(words::nobles), tr(words::known_race_text), {}, draw_picture};
  for (const NobleId noble : shown.nobles)
    if (noble != kNoNoble)
      add_race(shown, table, std::string(noble_name(noble)), [&](const PlayerState& player, int seat) {
        return row_of("", seat, player.bonuses.missing_for(kNobles[noble].requirement), tr(words::known_nothing));
      });
  return table;
}

Known cities_race(const GameState& shown) {
  Known table{tr(words::cities), tr(words::known_race_text), {}, draw_picture};
  for (const std::uint8_t id : shown.modules.cities)
    if (id < kCities.size())
      add_race(shown, table, city_name(id),
               [&](const PlayerState& player, int seat) { return row_of_city(player, seat, kCities[id]); });
  return table;
}

Known posts_race(const GameState& shown) {
  Known table{tr(words::posts), tr(words::known_race_text), {}, draw_picture};
  for (int post = 0; post < kPostCount; ++post)
    add_race(shown, table, post_power(post), [&](const PlayerState& player, int seat) {
      const bool reached = posts::has(player, static_cast<Post>(post));
      return row_of("", seat,
                    reached ? Tokens() : player.cards.missing_for(kPosts[static_cast<std::size_t>(post)].cards),
                    tr(reached ? words::known_reached : words::known_nothing));
    });
  return table;
}

}  // namespace

std::vector<GameScreen::Known> known(const Moment& moment) {
  const GameState& shown = position_of(moment).shown;
  std::vector<Known> tables{unseen_by_colour(shown)};
  const auto add = [&](Known table) {
    if (!table.rows.empty()) tables.push_back(std::move(table));
  };
  add(reserved_openly(shown, moment.viewer));
  add(nobles_race(shown));
  if (shown.setup.has(Module::cities)) add(cities_race(shown));
  if (shown.setup.has(Module::posts)) add(posts_race(shown));
  return tables;
}

}  // namespace splendor_ui
