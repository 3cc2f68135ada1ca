#include "ui/splendor/motion.h"

#include <algorithm>

#include "ui/theme.h"

namespace ui {

using namespace splendor;

float speed_factor(app::Speed speed) {
  switch (speed) {
    case app::Speed::off: return 0;
    case app::Speed::fast: return 0.5f;
    case app::Speed::normal: return 1;
    case app::Speed::slow: return 2;
  }
  return 1;
}

void Motion::start(const GameState& before, const Action& action, const GameState& after, double now_ms,
                   app::Speed speed) {
  flights_.clear();
  const float factor = speed_factor(speed);
  if (factor <= 0) return;
  const int actor = before.to_act;
  const Anchor player{Anchor::Kind::player, actor};
  const auto& old_player = before.players[static_cast<std::size_t>(actor)];
  const auto& new_player = after.players[static_cast<std::size_t>(actor)];
  float at = 0;

  const auto card_flight = [&](Anchor from, Anchor to, CardId card, bool turns_over, float length) {
    flights_.push_back(
        {.from = from, .to = to, .card = card, .start_ms = at, .length_ms = length, .turns_over = turns_over});
  };
  for (int c = 0; c < kColourCount; ++c) {  // tokens first, one after the other
    const Gem gem = static_cast<Gem>(c);
    const int gained = new_player.tokens[gem] - old_player.tokens[gem];
    const Anchor pile{Anchor::Kind::pile, c};
    for (int i = 0; i < std::abs(gained); ++i) {
      flights_.push_back({.from = gained > 0 ? pile : player,
                          .to = gained > 0 ? player : pile,
                          .gem = gem,
                          .start_ms = at,
                          .length_ms = duration::kTokenFlight});
      at += duration::kTokenStagger;
    }
  }
  bool card_left = false;
  for (int slot = 0; slot < slot_count(before); ++slot) {
    const CardId card = before.slots[static_cast<std::size_t>(slot)];
    if (card == kNoCard || slot_of(after, card) >= 0) continue;
    card_flight({Anchor::Kind::slot, slot}, player, card, false, duration::kCardSlide);
    card_left = true;
  }
  if (action.kind == ActionKind::reserve_deck)
    card_flight({Anchor::Kind::deck, action.other}, player, face_down(static_cast<Deck>(action.other)), false,
                duration::kCardSlide);
  if (card_left) at += duration::kCardSlide * 0.6f;
  for (int slot = 0; slot < slot_count(after); ++slot) {
    const CardId card = after.slots[static_cast<std::size_t>(slot)];
    if (card == kNoCard || before.slots[static_cast<std::size_t>(slot)] == card) continue;
    card_flight({Anchor::Kind::deck, static_cast<int>(deck_of(card))}, {Anchor::Kind::slot, slot}, card, true,
                duration::kCardTurn + duration::kCardSlide * 0.5f);
  }
  for (std::size_t i = 0; i < before.nobles.size(); ++i) {
    if (before.nobles[i] == after.nobles[i]) continue;
    flights_.push_back({.from = {Anchor::Kind::noble, static_cast<int>(i)},
                        .to = player,
                        .noble = before.nobles[i],
                        .start_ms = at,
                        .length_ms = duration::kNoble});
  }
  float end = 0;
  for (Flight& flight : flights_) {
    flight.start_ms *= factor;
    flight.length_ms *= factor;
    end = std::max(end, flight.start_ms + flight.length_ms);
  }
  start_ms_ = now_ms;
  end_ms_ = now_ms + static_cast<double>(end);
}

bool Motion::hides_slot(int slot, double now_ms) const {
  return running(now_ms) && std::any_of(flights_.begin(), flights_.end(), [&](const Flight& flight) {
           return flight.to.kind == Anchor::Kind::slot && flight.to.index == slot &&
                  now_ms < start_ms_ + static_cast<double>(flight.start_ms + flight.length_ms);
         });
}

}  // namespace ui
