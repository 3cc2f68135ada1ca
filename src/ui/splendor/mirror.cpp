// Splendor's part of the text mirror: every legal action as a button, the table as lists.
#include <array>

#include "core/notation.h"
#include "ui/splendor/describe.h"
#include "ui/splendor/screen.h"

namespace ui {

using namespace splendor;

namespace {

struct Group {
  Str title;
  bool (*holds)(ActionKind);
};

constexpr std::array<Group, 4> kGroups{{
    {Str::mirror_take, [](ActionKind k) { return k == ActionKind::take || k == ActionKind::take_pair; }},
    {Str::mirror_buy, [](ActionKind k) { return k == ActionKind::buy; }},
    {Str::mirror_reserve, [](ActionKind k) { return k == ActionKind::reserve || k == ActionKind::reserve_deck; }},
    {Str::mirror_decide, [](ActionKind k) { return k >= ActionKind::pass; }},
}};

void section(JsonWriter& json, std::string_view id, std::string_view title) {
  json.begin_object().text("id", id).text("title", title).begin_array("items");
}
void end_section(JsonWriter& json) { json.end_array().end_object(); }

void player_section(JsonWriter& json, const Showing& showing, const GameState& shown, int seat) {
  const PlayerState& player = shown.players[static_cast<std::size_t>(seat)];
  section(json, "player" + std::to_string(seat), seat_name(showing.session, seat));
  json.text(points(player.prestige));
  json.text(std::string(tr(Str::tokens)) + ": " + handful(player.tokens));
  json.text(std::string(tr(Str::bonuses)) + ": " + handful(player.bonuses));
  json.text(tr_count(Str::cards_bought_one, Str::cards_bought_many, player.purchased));
  for (std::size_t i = 0; i < player.reserved_count; ++i)
    json.text(std::string(tr(Str::reserved)) + ": " + card_text(player.reserved[i]));
  for (NobleId noble = 0; noble < kNobles.size(); ++noble)
    if (player.nobles >> noble & 1) json.text(noble_text(noble));
  for (int post = 0; post < 5; ++post)
    if (player.posts >> post & 1) json.text(post_power(post));
  if (shown.setup.has(Module::strongholds))
    json.text(std::string(tr(Str::strongholds)) + ": " + std::to_string(player.strongholds));
  end_section(json);
}

}  // namespace

void SplendorScreen::mirror(JsonWriter& json, const Showing& showing) const {
  const auto& game = static_cast<const app::SplendorGame&>(showing.session.position());
  const GameState shown = shown_state(showing, game.state());
  const int seat = perspective(showing);

  std::vector<std::string> labels;
  if (showing.may_act) labels = action_labels(shown, game.actions());
  json.begin_object("actions")
      .text("title", tr(showing.may_act ? Str::mirror_actions : Str::mirror_no_actions))
      .begin_array("groups");
  for (const Group& group : kGroups) {
    bool any = false;
    for (std::size_t i = 0; showing.may_act && i < labels.size(); ++i) {
      const Action& action = game.actions()[i];
      if (!group.holds(action.kind)) continue;
      // A hidden card of one's own is named only while its owner looks at it; otherwise its price would tell what it is.
      const bool secret = action.kind == ActionKind::buy && slot_of(shown, action.card) < 0 &&
                          reserve_of(shown.players[game.state().to_act], action.card) < 0;
      if (secret) continue;
      if (!any)
        json.begin_object()
            .text("title", tr(group.title))
            .boolean("open", group.title == Str::mirror_decide)
            .begin_array("buttons");
      any = true;
      json.begin_object().text("id", "act:" + std::to_string(i)).text("label", labels[i]).end_object();
    }
    if (any) json.end_array().end_object();
  }
  json.end_array().end_object();

  const auto with_holders = [&](std::string text, Tile tile) {
    const std::string names = tile_holders(showing, shown, tile);
    return names.empty() ? text : text + ". " + names;
  };
  json.begin_array("sections");
  section(json, "bank", tr(Str::bank));
  json.text(handful(shown.bank));
  end_section(json);
  for (int level = 3; level >= 1; --level)
    for (const int deck : {level - 1, level + 2}) {
      if (deck >= kBaseDeckCount && !shown.setup.has(Module::orient)) continue;
      section(json, kDeckNames[static_cast<std::size_t>(deck)], row_name(static_cast<Deck>(deck)));
      for (int slot = 0; slot < slot_count(shown); ++slot) {
        const CardId card = shown.slots[static_cast<std::size_t>(slot)];
        if (static_cast<int>(deck_of_slot(slot)) != deck || card == kNoCard) continue;
        std::string text = card_text(card) + ". " + affordability_text(shown, seat, card);
        const Occupation& held = shown.modules.occupied[static_cast<std::size_t>(slot)];
        if (held.count > 0)
          text += "; " + tr(held.count == 1 ? Str::stronghold_on : Str::strongholds_on, std::to_string(held.count),
                            seat_name(showing.session, held.owner));
        json.text(text);
      }
      json.text(deck_name(static_cast<Deck>(deck)) + ": " +
                tr_count(Str::deck_cards_one, Str::deck_cards_many, shown.decks[static_cast<std::size_t>(deck)].count));
      end_section(json);
    }
  if (shown.setup.has(Module::cities)) {
    section(json, "cities", tr(Str::cities));
    for (const auto city : shown.modules.cities) json.text(with_holders(city_text(city), {Tile::Kind::city, city}));
    end_section(json);
  } else {
    section(json, "nobles", tr(Str::nobles));
    for (const NobleId noble : shown.nobles)
      if (noble != kNoNoble) json.text(noble_text(noble));
    end_section(json);
  }
  if (shown.setup.has(Module::posts)) {
    section(json, "posts", tr(Str::posts));
    for (int post = 0; post < 5; ++post) json.text(with_holders(post_text(post), {Tile::Kind::post, post}));
    end_section(json);
  }
  for (int i = 0; i < shown.setup.players; ++i) player_section(json, showing, shown, i);
  json.end_array();
}

}  // namespace ui
