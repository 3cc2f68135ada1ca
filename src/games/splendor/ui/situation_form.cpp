#include "games/splendor/ui/situation_form.h"

#include <algorithm>

#include "base/words.h"
#include "games/splendor/record/notation.h"
#include "games/splendor/rules/cards.h"
#include "games/splendor/rules/data/cities.h"
#include "games/splendor/rules/data/posts.h"
#include "games/splendor/rules/modules/orient.h"
#include "games/splendor/ui/form.h"
#include "games/splendor/ui/position.h"
#include "games/splendor/ui/words.h"

namespace splendor_ui {

using namespace splendor;
using namespace ui;

SituationForm::SituationForm() : PositionForm(splendor_seats(), "normal"), situation_(empty_table({})) {}

// ---- Where the position comes from

void SituationForm::take(const app::Session& session, int viewer) {
  GameForm::reset(session);
  const auto state_at = [&](std::size_t at) -> const GameState& {
    return typed<splendor::Game>(session.position(at)).state();
  };
  std::size_t at = session.cursor();
  while (at > 0 && state_at(at).phase != Phase::turn) --at;
  situation_ = situation_of({.viewer = viewer, .shown = seen_by(viewer, state_at(at))});
  page_ = {};
}

void SituationForm::clear() {
  situation_ = empty_table(situation_.shown.setup);
  page_ = {};
}

bool SituationForm::open(const app::GameSpec& position) {
  const auto setup = unpack_options(position.options);
  if (!setup || !unpack_situation(setup.value(), position.position)) return false;
  take_deal(position);
  settle_all();
  return true;
}

void SituationForm::seat(const app::Session& session) {
  const Situation kept = situation_;
  GameForm::reset(session);
  situation_ = kept;
  GameForm::take_deal(spec(0));
}

std::size_t SituationForm::take_setup(const app::GameSpec& spec) {
  const auto setup = unpack_options(spec.options);
  if (!setup) return 0;
  const auto situation = unpack_situation(setup.value(), spec.position);
  situation_ = situation ? situation.value() : empty_table(setup.value());
  return setup.value().players;
}

app::GameSpec SituationForm::spec(std::uint64_t seed) const {
  return {.kind = engine::kind_of<splendor::Game>(),
          .options = pack_options(situation_.shown.setup),
          .seed = seed,
          .position = pack_situation(situation_)};
}

std::string SituationForm::missing_for_advice() const {
  const int seat = situation_.shown.to_act;
  const auto& reserved = player_at(seat).reserved;
  const bool unknown = std::any_of(reserved.begin(), reserved.end(), is_face_down);
  return unknown ? tr(words::set_mover_unknown, std::to_string(seat + 1)) : std::string();
}

// ---- Presses

void SituationForm::settle_all() {
  settle(situation_);
  if (page_.tab > players() && page_.tab != kRulesTab) page_.tab = 0;
  if (static_cast<int>(page_.deck) >= decks()) page_.deck = Deck::L1;
}

void SituationForm::set_players(int count) {
  GameState& state = situation_.shown;
  const int round = state.turns / players();
  state.setup.players = static_cast<std::uint8_t>(count);
  state.to_act = static_cast<std::uint8_t>(std::min<int>(state.to_act, count - 1));
  state.turns = static_cast<std::uint16_t>(round * count + state.to_act);
}

void SituationForm::press(std::string_view id) {
  base::Fields words(id, ':');
  const std::string_view what = words.next(), first = words.next();
  const int number = base::read_number<int>(first).value_or(-1);
  if (what == "remove" && players() > kMinPlayers && number >= 1 && number <= players()) {  // and everything they own
    auto& all = situation_.shown.players;
    std::rotate(all.begin() + number - 1, all.begin() + number, all.end());
    for (Occupation& on : situation_.shown.modules.occupied) {
      if (on.owner == number - 1) on = {};
      if (on.count > 0 && on.owner >= number) --on.owner;
    }
  }
  GameForm::press(id);
  set_players(static_cast<int>(seats().size()));
  if (what == "pick") {
    if (const auto card = parse_card(first); card && *card < kCardCount) pick(*card);
  } else if (seat_shown() >= 0) {
    press_player(what, number, what == "copy" ? words.next() : first);
  }
  press_table(what, number);
  press_rules(what, number);
  settle_all();
}

void SituationForm::press_rules(std::string_view what, int number) {
  GameState& state = situation_.shown;
  if (what == "tab" && number >= 0 && number <= kRulesTab) page_ = {.tab = number};
  if (what == "done") done();
  if (what == "module" && (number & ~static_cast<int>(kAllModules)) == 0)
    state.setup.modules = static_cast<std::uint8_t>(state.setup.modules ^ number);
  if (what == "edition") state.setup.edition = number == 1 ? Edition::rules_2014 : Edition::rules_2024;
  if (what == "turn" && number >= 0 && number < players()) {
    state.turns = static_cast<std::uint16_t>(state.turns / players() * players() + number);
    state.to_act = static_cast<std::uint8_t>(number);
  }
  if (what == "round" && number >= 1 && number <= kMaxSituationRound)
    state.turns = static_cast<std::uint16_t>((number - 1) * players() + state.to_act);
}

void SituationForm::press_player(std::string_view what, int number, std::string_view more) {
  PlayerState& owner = player();
  const std::size_t hand = static_cast<std::size_t>(page_.index) % kMaxReserved;
  if (what == "more" || what == "less") {
    const auto token = parse_tokens(more);
    if (!token || token->total() != 1) return;
    if (what == "less" && owner.tokens.covers(*token)) owner.tokens -= *token;
    if (what == "more" && situation_.shown.bank.covers(*token)) owner.tokens += *token;
  } else if (what == "reserve" && number >= 0 && number < kMaxReserved) {
    page_.place = Place::reserve;
    page_.index = number;
    const CardId card = owner.reserved[static_cast<std::size_t>(number)];
    if (card != kNoCard) page_.deck = deck_of(card);
  } else if (what == "back" && number >= 0 && number < decks()) {
    put_reserved(face_down(static_cast<Deck>(number)));
  } else if (what == "secret" && owner.reserved[hand] < kCardCount) {
    owner.blind = static_cast<std::uint8_t>(owner.blind ^ 1u << hand);
  } else if (what == "post" && number >= 0 && number < kPostCount) {
    owner.posts = static_cast<std::uint8_t>(owner.posts ^ 1u << number);
  } else if (what == "bought" && number >= 0 && number <= kCardCount) {
    owner.purchased = static_cast<std::uint8_t>(number);
  } else if (what == "copy" && number >= 0 && number < static_cast<int>(situation_.shown.modules.copied.size())) {
    const int colour = base::read_number<int>(more).value_or(0) - 1;
    if (colour < kGemCount)
      situation_.shown.modules.copied[static_cast<std::size_t>(number)] =
          colour < 0 ? std::uint8_t{255} : static_cast<std::uint8_t>(colour);
  }
}

void SituationForm::press_table(std::string_view what, int number) {
  GameState& state = situation_.shown;
  const std::size_t slot = static_cast<std::size_t>(page_.index) % kSlotCount;
  if (what == "slot" && number >= 0 && number < slot_count(state)) {
    page_.place = Place::slot;
    page_.index = number;
    page_.deck = deck_of_slot(number);
  }
  if (what == "deck" && number >= 0 && number < decks()) page_.deck = static_cast<Deck>(number);
  if (what == "nobles") page_.place = Place::nobles;
  if (what == "cities") page_.place = Place::cities;
  if (what == "removed") page_.place = Place::removed;
  if (what == "noble" && number >= 0 && number < static_cast<int>(kNobles.size()))
    toggle_noble(static_cast<NobleId>(number));
  if (what == "city" && number >= 0 && number < static_cast<int>(kCities.size())) toggle_city(number);
  if (what == "clear" && page_.place == Place::slot) state.slots[slot] = kNoCard;
  if (what == "clear" && page_.place == Place::reserve && seat_shown() >= 0) put_reserved(kNoCard);
  if (what == "clear") done();
  if (page_.place != Place::slot) return;
  Occupation& on = state.modules.occupied[slot];
  if (what == "holder" && number == 0) on = {};
  if (what == "holder" && number >= 1 && number <= players())
    on = {static_cast<std::uint8_t>(number - 1), std::max<std::uint8_t>(1, on.count)};
  if (what == "held" && number >= 0 && number < kStrongholdsEach && on.count > 0)
    on.count = static_cast<std::uint8_t>(number + 1);
}

void SituationForm::pick(CardId card) {
  GameState& state = situation_.shown;
  const CardPlace::Kind lies = place_of(situation_, card).kind;
  const bool free = lies == CardPlace::Kind::deck;
  switch (page_.place) {
    case Place::slot:
      if (free || state.slots[static_cast<std::size_t>(page_.index) % kSlotCount] == card) pick_for_slot(card);
      return;
    case Place::reserve:
      if (free && seat_shown() >= 0) put_reserved(card);
      return;
    case Place::removed:
      if (free)
        state.modules.removed.insert(card);
      else if (lies == CardPlace::Kind::removed)
        state.modules.removed.erase(card);
      return;
    case Place::none:
      if (seat_shown() >= 0 && (free || player().owned.contains(card))) toggle_own(card);
      return;
    case Place::nobles:
    case Place::cities: return;
  }
}

/// Rows are filled from left to right: after a card is placed, the next empty place of its row is selected, then of the others.
void SituationForm::pick_for_slot(CardId card) {
  GameState& state = situation_.shown;
  const Deck deck = deck_of_slot(page_.index);
  if (deck_of(card) != deck) return;
  auto& slot = state.slots[static_cast<std::size_t>(page_.index)];
  const bool was_empty = slot == kNoCard;
  slot = card;
  const auto select_empty = [&](bool same_row) {
    for (int next = 0; next < slot_count(state); ++next)
      if ((deck_of_slot(next) == deck) == same_row && state.slots[static_cast<std::size_t>(next)] == kNoCard) {
        page_.index = next;
        page_.deck = deck_of_slot(next);
        return true;
      }
    return false;
  };
  if (!was_empty || (!select_empty(true) && !select_empty(false))) done();
}

void SituationForm::toggle_own(CardId card) {
  PlayerState& owner = player();
  const bool had = owner.owned.contains(card);
  had ? owner.owned.erase(card) : owner.owned.insert(card);
  if (!had || owner.purchased > 0) owner.purchased = static_cast<std::uint8_t>(owner.purchased + (had ? -1 : 1));
}

/// Moves a noble between the table and the player.
void SituationForm::toggle_noble(NobleId noble) {
  GameState& state = situation_.shown;
  const auto end = state.nobles.begin() + state.setup.noble_count();
  const auto on_table = std::find(state.nobles.begin(), end, noble);
  const auto put_on_table = [&] {
    const auto place = std::find(state.nobles.begin(), end, kNoNoble);
    if (place != end) *place = noble;
  };
  const unsigned bit = 1u << noble;
  if (seat_shown() < 0) {
    for (const PlayerState& one : state.players)
      if (one.nobles & bit) return;
    on_table != end ? void(*on_table = kNoNoble) : put_on_table();
    return;
  }
  for (int seat = 0; seat < players(); ++seat)
    if (seat != seat_shown() && (player_at(seat).nobles & bit) != 0) return;
  PlayerState& owner = player();
  const bool had = (owner.nobles & bit) != 0;
  owner.nobles = static_cast<std::uint16_t>(owner.nobles ^ bit);
  if (had)
    put_on_table();
  else if (on_table != end)
    *on_table = kNoNoble;
}

/// A tile has two sides; choosing one replaces the other.
void SituationForm::toggle_city(int city) {
  auto& cities = situation_.shown.modules.cities;
  const auto same_tile =
      std::find_if(cities.begin(), cities.end(), [&](std::uint8_t one) { return one != 255 && one / 2 == city / 2; });
  const auto free = std::find(cities.begin(), cities.end(), 255);
  if (same_tile != cities.end())
    *same_tile = *same_tile == city ? std::uint8_t{255} : static_cast<std::uint8_t>(city);
  else if (free != cities.end())
    *free = static_cast<std::uint8_t>(city);
}

void SituationForm::put_reserved(CardId card) {
  player().reserved[static_cast<std::size_t>(page_.index) % kMaxReserved] = card;
  done();
}

}  // namespace splendor_ui
