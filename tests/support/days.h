// A record of days of every kind, the last of them open.
#pragma once

#include "app/days.h"

namespace support {

inline app::Days days_up_to(app::Day last) {
  using app::Attempt;
  app::Days days;
  const auto deal = [](int points, int rival) {
    return app::DealAttempt{.state = Attempt::finished,
                            .entry = "k3v0a1b2",
                            .result = {points > rival, points, rival, 24},
                            .leads = "==-+++-+"};
  };
  days.of(last + -4).deal = deal(16, 11);
  days.of(last + -4).deal.strongest = app::DayResult{true, 17, 9, 22};
  days.of(last + -4).puzzle = {.state = Attempt::finished, .entry = {}, .solved = true, .seconds = 35};
  days.of(last + -3).deal = deal(9, 15);
  days.of(last + -3).deal.strongest = app::DayResult{true, 15, 8, 20};
  days.of(last + -3).puzzle = {.state = Attempt::finished, .entry = {}, .solved = false, .seconds = 12};
  days.of(last + -1).deal.state = Attempt::practised;
  days.of(last).deal = {.state = Attempt::open, .entry = "00000001"};
  days.of(last).puzzle = {.state = Attempt::open, .entry = "00000002"};
  return days;
}

}  // namespace support
