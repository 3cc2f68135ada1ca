// Game records: what can be read can be replayed as far as it is right, and written again as the same.
#include "games/splendor/record/record.h"

#include "engine/record.h"
#include "expect.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto read = engine::parse_record<splendor::RecordedGame>(fuzz::as_text(data, size));
  if (!read) {
    fuzz::expect_sentence(text_of(read.error()));
    return 0;
  }
  const auto& game = read.value();
  const auto replay = engine::replay(game);
  fuzz::expect(replay.plies <= game.plies.size(), "no more is played than the record has");
  if (replay.fault) fuzz::expect_sentence(text_of(replay.fault->message));
  const auto again = engine::parse_record<splendor::RecordedGame>(base::to_line(engine::to_json(game)));
  fuzz::expect(again.ok(), "a record that is read can be written and read again");
  fuzz::expect(again.value().setup == game.setup && again.value().plies == game.plies, "and is the same");
  fuzz::expect(again.value().deal.decks == game.deal.decks, "with the same decks");
  return 0;
}
