// Records of any game: what can be read can be replayed as far as it is right, and written again as the same.
#pragma once

#include "../support/parse_record.h"
#include "engine/record.h"
#include "expect.h"

namespace fuzz {

template <class RecordedGame>
int check_record(const std::uint8_t* data, std::size_t size) {
  const auto read = engine::parse_record<RecordedGame>(as_text(data, size));
  if (refused(read)) return 0;
  const auto& game = read.value();
  const auto replay = engine::replay(game);
  expect(replay.plies <= game.plies.size(), "no more is played than the record has");
  if (replay.fault) expect_sentence(text_of(replay.fault->message));
  const auto again = engine::parse_record<RecordedGame>(base::to_line(engine::to_json(game)));
  expect(again.ok(), "a record that is read can be written and read again");
  expect(again.value().plies == game.plies, "and is the same");
  // What a seed has drawn of the setup is written as what was drawn.
  expect(engine::to_json(again.value()) == engine::to_json(game), "with the same setup and deal");
  return 0;
}

}  // namespace fuzz
