// The text of actions of any game, read with and without a position. Input: a byte that chooses the position, then the text.
#pragma once

#include <string>
#include <vector>

#include "base/random.h"
#include "engine/rules.h"
#include "expect.h"

namespace fuzz {

/// Positions with every kind of decision: random games of many set-ups, stopped at random.
template <engine::Rules Game>
const std::vector<typename Game::State>& positions() {
  static const std::vector<typename Game::State> all = [] {
    std::vector<typename Game::Setup> setups;
    for (std::uint32_t options = 0; options < 1u << 12; ++options)
      if (const auto setup = Game::unpack_options(options)) setups.push_back(setup.value());
    std::vector<typename Game::State> made;
    base::RandomSource random(1);
    typename Game::ActionList scratch;
    for (std::size_t i = 0; i < 64; ++i) {
      const auto& setup = setups[i * setups.size() / 64];
      auto state = Game::new_game(setup, shuffle_deal(setup, i));
      for (std::size_t decisions = i * 3; decisions > 0 && !is_terminal(state); --decisions)
        apply(state, random_action(state, random, scratch));
      made.push_back(state);
    }
    return made;
  }();
  return all;
}

/// `parse`: the reader without a position.
template <engine::Rules Game, class Parse>
int check_action(const std::uint8_t* data, std::size_t size, Parse&& parse) {
  if (size == 0) return 0;
  const auto& state = positions<Game>()[data[0] % positions<Game>().size()];
  const std::string_view text = as_text(data + 1, size - 1);

  const auto parsed = parse(text);
  if (parsed) {
    const std::string written = to_string(parsed.value().action);
    const auto again = parse(written);
    expect(again.ok(), "an action that is read can be written and read again");
    expect(again.value().action == parsed.value().action, "and is the same");
    expect(to_string(again.value().action) == written, "in the same words");
  } else {
    expect_sentence(text_of(parsed.error()));
  }

  const auto action = read_action(state, text);
  if (action) {
    expect(!why_illegal(state, action.value()), "an action that is read is legal");
    const auto again = read_action(state, to_string(action.value()));
    expect(again.ok() && again.value() == action.value(), "and reads again");
    auto after = state;
    apply(after, action.value());
  } else {
    expect_sentence(text_of(action.error()));
  }
  return 0;
}

}  // namespace fuzz
