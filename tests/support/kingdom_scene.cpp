#include "support/kingdom_scene.h"

#include <algorithm>
#include <numeric>
#include <vector>

#include "games/kingdom/rules/rules.h"

namespace kingdom {

namespace {

template <class Visit>
void for_each_word(std::string_view words, Visit&& visit) {
  while (!words.empty()) {
    const std::size_t end = std::min(words.find(' '), words.size());
    visit(words.substr(0, end));
    words.remove_prefix(std::min(end + 1, words.size()));
  }
}

TileId tile_named(std::string_view name) {
  const auto tile = parse_tile(name);
  REQUIRE(tile);
  return *tile;
}

GameState unshuffled(int players, std::string_view sides, With with) {
  Setup setup{.players = static_cast<std::uint8_t>(players), .full = false, .mysteries = with == With::mysteries};
  setup.sides[1] = Side::a;
  for_each_word(sides, [&](std::string_view name) {
    const auto side = parse_side(name);
    REQUIRE(side);
    setup.sides[*side / 2] = static_cast<Side>(*side % 2);
    if (*side / 2 == 1) setup.full = true;
  });
  Deal deal = shuffle_deal(setup, 0);
  std::iota(deal.stack.begin(), deal.stack.end(), TileId{0});
  constexpr std::array kFaces{Effect::tornado, Effect::treasure, Effect::treasure, Effect::drought,
                              Effect::drought, Effect::thief,    Effect::thief};
  std::copy_n(kFaces.begin(), mystery_villages(setup).count, deal.villages.begin());
  REQUIRE_FALSE(why_bad_deal(deal));
  return new_game(deal);
}

}  // namespace

Scene::Scene(int players, std::string_view sides, With with) : state_(unshuffled(players, sides, with)) {}

void Scene::take_out(TileId tile) {
  for (TileId& place : state_.market)
    if (place == tile) {
      place = state_.stack[state_.stack_top];
      tile = place;  // the stack's top moves into the gap
    }
  const auto begin = state_.stack.begin() + state_.stack_top;
  const auto found = std::find(begin, state_.stack.end(), tile);
  REQUIRE(found != state_.stack.end());
  std::rotate(begin, found, found + 1);
  state_.stack[state_.stack_top++] = kNoTile;
}

std::size_t Scene::village_with(Effect effect) const {
  const auto& villages = state_.villages;
  for (std::size_t i = 0; i < villages.size(); ++i)
    if (villages[i] == effect && (state_.flipped >> i & 1) == 0) return i;
  REQUIRE(false);
  return 0;
}

Scene& Scene::purse(int seat, std::string_view letters) {
  const auto tokens = parse_tokens(letters);
  REQUIRE(tokens);
  for (int i = 0; i < (*tokens)[Token::treasure]; ++i)
    state_.flipped = static_cast<std::uint8_t>(state_.flipped | 1u << village_with(Effect::treasure));
  const Tokens from_supply = *tokens - Tokens::of(Token::treasure, (*tokens)[Token::treasure]);
  REQUIRE(state_.supply.covers(from_supply));
  state_.supply -= from_supply;
  traveller(seat).tokens += *tokens;
  return *this;
}

Scene& Scene::tiles(int seat, std::string_view names) {
  used(seat, names);
  for_each_word(names, [&](std::string_view name) { traveller(seat).face_up.insert(tile_named(name)); });
  return *this;
}

Scene& Scene::used(int seat, std::string_view names) {
  for_each_word(names, [&](std::string_view name) {
    take_out(tile_named(name));
    traveller(seat).tiles.insert(tile_named(name));
  });
  return *this;
}

Scene& Scene::at(int seat, std::string_view space) {
  const auto found = parse_space(state_.setup, space);
  REQUIRE(found);
  traveller(seat).space = *found;
  return *this;
}

Scene& Scene::arrived(int seat) {
  at(seat, "palace");
  traveller(seat).medal = static_cast<std::uint8_t>(seat + 1);
  state_.gates_closed = true;
  return *this;
}

Scene& Scene::village(std::string_view space, std::string_view effect) {
  const auto found = parse_space(state_.setup, space);
  const auto face = parse_effect(effect);
  REQUIRE(found);
  REQUIRE(face);
  const int place = mystery_index(state_.setup, *found);
  REQUIRE(place >= 0);
  Effect& here = state_.villages[static_cast<std::size_t>(place)];
  const auto other = std::find(state_.villages.begin(), state_.villages.end(), *face);
  if (other != state_.villages.end()) *other = here;
  here = *face;
  return *this;
}

Scene& Scene::turned(std::string_view space) {
  const int place = mystery_index(state_.setup, *parse_space(state_.setup, space));
  REQUIRE(place >= 0);
  state_.flipped = static_cast<std::uint8_t>(state_.flipped | 1u << place);
  return *this;
}

Scene& Scene::gem(int seat) {
  state_.flipped = static_cast<std::uint8_t>(state_.flipped | 1u << village_with(Effect::gem));
  traveller(seat).gem = true;
  return *this;
}

Scene& Scene::top(std::string_view names) {
  auto next = state_.stack.begin() + state_.stack_top;
  for_each_word(names, [&](std::string_view name) {
    const auto found = std::find(next, state_.stack.end(), tile_named(name));
    REQUIRE(found != state_.stack.end());
    std::rotate(next, found, found + 1);
    ++next;
  });
  return *this;
}

Scene& Scene::drain(int left) {
  Traveller& last = traveller(state_.setup.players - 1);
  while (state_.stack_count() > left) {
    last.tiles.insert(state_.stack.back());
    std::rotate(state_.stack.begin() + state_.stack_top, state_.stack.end() - 1, state_.stack.end());
    state_.stack[state_.stack_top++] = kNoTile;
  }
  return *this;
}

Scene& Scene::market(std::string_view names) {
  Traveller& last = traveller(state_.setup.players - 1);
  for (TileId& place : state_.market) {
    if (place != kNoTile) last.tiles.insert(place);
    place = kNoTile;
  }
  std::size_t next = 0;
  for_each_word(names, [&](std::string_view name) {
    const TileId tile = tile_named(name);
    if (last.tiles.contains(tile)) {
      last.tiles.erase(tile);
    } else {
      take_out(tile);
    }
    state_.market[next++] = tile;
  });
  return *this;
}

Scene& Scene::turn(int seat) {
  state_.active = state_.to_act = static_cast<std::uint8_t>(seat);
  state_.turns = static_cast<std::uint16_t>(seat);
  return *this;
}

GameState Scene::build() const {
  const auto broken = broken_invariant(state_);
  REQUIRE_MESSAGE(!broken, broken.value_or(""));
  return state_;
}

GameState after(GameState state, std::initializer_list<std::string_view> actions) {
  for (const std::string_view text : actions) {
    const std::string shown(text);
    CAPTURE(shown);
    const auto action = read_action(state, text);
    const std::string why = action ? "" : text_of(action.error());
    REQUIRE_MESSAGE(action.ok(), why);
    REQUIRE(index_of(legal_actions(state), action.value()));
    apply(state, action.value());
    const auto broken = broken_invariant(state);
    REQUIRE_MESSAGE(!broken, broken.value_or(""));
  }
  return state;
}

std::optional<Illegal> refusal(const GameState& state, std::string_view text) {
  const auto parsed = parse_action(text);
  REQUIRE(parsed.ok());
  const auto reason = why_illegal(state, parsed.value().action);
  REQUIRE(reason.has_value() != index_of(legal_actions(state), parsed.value().action).has_value());
  return reason;
}

std::string options(const GameState& state, std::string_view verb) {
  std::string text;
  for (const Action& action : legal_actions(state)) {
    const std::string one = to_string(action);
    if (one.substr(0, verb.size()) == verb) text += (text.empty() ? "" : ", ") + one;
  }
  return text;
}

std::string names(TileSet tiles) {
  std::string text;
  for_each_tile(tiles, [&](TileId tile) { text += (text.empty() ? "" : " ") + tile_name(tile); });
  return text.empty() ? "-" : text;
}

std::string space_of(const GameState& state, int seat) {
  return kSpaces[state.travellers[static_cast<std::size_t>(seat)].space].id;
}

std::vector<Setup> every_setup() {
  std::vector<Setup> setups;
  for (std::uint8_t players = kMinTravellers; players <= kMaxTravellers; ++players)
    for (int mix = 0; mix < 16; ++mix) {
      Setup setup{.players = players, .full = (mix & 8) != 0};
      for (std::size_t section = 0; section < kSections; ++section)
        setup.sides[section] = static_cast<Side>(mix >> section & 1);
      if (!setup.full && setup.sides[1] != Side::a) continue;
      setup.first = static_cast<std::uint8_t>(mix % players);
      setups.push_back(setup);
      setup.mysteries = true;
      if (setup.full) setups.push_back(setup);
    }
  return setups;
}

}  // namespace kingdom
