// Splendor's part of the text mirror: every legal action as a button, the table as lists.
#include <array>

#include "games/splendor/ui/describe.h"
#include "games/splendor/ui/view.h"
#include "games/splendor/ui/words.h"
#include "ui/words.h"

namespace splendor_ui {

using namespace splendor;
using namespace ui;

namespace {

struct Group {
  Text title;
  bool (*holds)(ActionKind);
};

constexpr std::array<Group, 4> kGroups{{
    {words::mirror_take, [](ActionKind k) { return k == ActionKind::take || k == ActionKind::take_pair; }},
    {words::mirror_buy, [](ActionKind k) { return k == ActionKind::buy; }},
    {words::mirror_reserve, [](ActionKind k) { return k == ActionKind::reserve || k == ActionKind::reserve_deck; }},
    {words::mirror_decide, [](ActionKind k) { return k >= ActionKind::pass; }},
}};

TableWords::Section player_section(const Position& position, const GameState& shown, int seat) {
  const PlayerState& player = shown.players[static_cast<std::size_t>(seat)];
  TableWords::Section section{"player" + std::to_string(seat), position.name(seat), {}};
  const auto say = [&](std::string text) { section.items.push_back(std::move(text)); };
  say(points(player.prestige));
  say(labelled(tr(words::tokens), holding(player.tokens)));
  say(labelled(tr(words::bonuses), holding(player.bonuses)));
  say(tr_count(words::cards_bought_one, words::cards_bought_many, player.purchased));
  for (std::size_t i = 0; i < player.reserved_count; ++i)
    say(labelled(tr(words::reserved), card_text(player.reserved[i])));
  for (NobleId noble = 0; noble < kNobles.size(); ++noble)
    if (player.nobles >> noble & 1) say(noble_text(noble));
  for (int post = 0; post < kPostCount; ++post)
    if (player.posts >> post & 1) say(post_power(post));
  if (shown.setup.has(Module::strongholds)) say(labelled(tr(words::strongholds), std::to_string(player.strongholds)));
  return section;
}

TableWords::Section row_section(const Position& position, const GameState& shown, int deck) {
  TableWords::Section section{kDeckNames[static_cast<std::size_t>(deck)], row_name(static_cast<Deck>(deck)), {}};
  for (int slot = 0; slot < slot_count(shown); ++slot) {
    const CardId card = shown.slots[static_cast<std::size_t>(slot)];
    if (static_cast<int>(deck_of_slot(slot)) != deck || card == kNoCard) continue;
    std::string text = followed(card_text(card), affordability_text(shown, position.perspective, card));
    const Occupation& held = shown.modules.occupied[static_cast<std::size_t>(slot)];
    if (held.count > 0)
      text = followed(text, tr(held.owner == position.perspective ? words::strongholds_of_you
                               : held.count == 1                  ? words::stronghold_on
                                                                  : words::strongholds_on,
                               std::to_string(held.count), position.name(held.owner)));
    section.items.push_back(std::move(text));
  }
  section.items.push_back(labelled(
      deck_name(static_cast<Deck>(deck)),
      tr_count(words::deck_cards_one, words::deck_cards_many, shown.decks[static_cast<std::size_t>(deck)].count)));
  return section;
}

/// Tokens that an action brings.
int tokens_gained(const GameState& shown, const Action& action) {
  switch (action.kind) {
    case ActionKind::take:
    case ActionKind::take_pair:
    case ActionKind::gem: return action.tokens.total();
    case ActionKind::reserve:
    case ActionKind::reserve_deck: return shown.bank.gold() > 0 ? 1 : 0;
    default: return 0;
  }
}

/// The words of an action's button, and what will have to go back after it.
std::string warned(std::string label, const GameState& shown, const Action& action) {
  const int gained = tokens_gained(shown, action);
  const std::string warning = gained > 0 ? return_warning(shown, gained) : std::string();
  return warning.empty() ? label : followed(std::move(label), warning);
}

}  // namespace

std::vector<int> offered_actions(const Position& position, const Selection& selection) {
  std::vector<int> offered;
  if (!position.may_act) return offered;
  const GameState& shown = position.seen(selection.peeking);
  for (std::size_t i = 0; i < position.actions.size(); ++i)
    if (!names_hidden_card(shown, position.actions[i])) offered.push_back(static_cast<int>(i));
  return offered;
}

TableWords words_of(const Position& position, const Selection& selection) {
  const GameState& shown = position.seen(selection.peeking);
  TableWords all;
  all.title = tr(position.may_act ? words::mirror_actions : words::mirror_no_actions);
  const std::vector<int> offered = offered_actions(position, selection);
  std::vector<std::string> labels;
  if (position.may_act) labels = action_labels(shown, position.actions);
  for (const Group& group : kGroups) {
    TableWords::Group& made = all.groups.emplace_back();
    const bool with_gold = group.title == words::mirror_reserve && shown.bank.gold() > 0;
    made.title = tr(with_gold ? words::mirror_reserve_gold : group.title);
    made.open = group.title == words::mirror_decide;
    for (std::size_t number = 0; number < offered.size(); ++number) {
      const auto index = static_cast<std::size_t>(offered[number]);
      if (const Action& action = position.actions[index]; group.holds(action.kind))
        made.actions.push_back({number, warned(labels[index], shown, action)});
    }
  }

  const auto tiles = [&](const char* id, const Text& title) -> std::vector<std::string>& {
    return all.sections.emplace_back(TableWords::Section{id, tr(title), {}}).items;
  };
  const auto with_holders = [&](std::string text, Tile tile) {
    const std::string names = tile_holders(position, tile);
    return names.empty() ? text : text + ". " + names;
  };
  tiles("bank", words::bank).push_back(handful(shown.bank));
  for (int level = 3; level >= 1; --level)
    for (int deck = 0; deck < kDeckCount; ++deck)
      if (level_of(static_cast<Deck>(deck)) == level && in_play(shown.setup, static_cast<Deck>(deck)))
        all.sections.push_back(row_section(position, shown, deck));
  if (shown.setup.has(Module::cities)) {
    auto& cities = tiles("cities", words::cities);
    for (const auto city : shown.modules.cities)
      cities.push_back(with_holders(city_text(city), {Tile::Kind::city, city}));
  } else {
    auto& nobles = tiles("nobles", words::nobles);
    for (const NobleId noble : shown.nobles)
      if (noble != kNoNoble) nobles.push_back(noble_text(noble));
  }
  if (shown.setup.has(Module::posts)) {
    auto& posts = tiles("posts", words::posts);
    for (int post = 0; post < kPostCount; ++post)
      posts.push_back(with_holders(post_text(post), {Tile::Kind::post, post}));
  }
  for (int seat = 0; seat < shown.setup.players; ++seat) all.sections.push_back(player_section(position, shown, seat));
  if (auto said = remarks(position); !said.empty()) tiles("said", words::remarks) = std::move(said);
  return all;
}

}  // namespace splendor_ui
