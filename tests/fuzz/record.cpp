// Game records: what can be read can be replayed as far as it is right, and written again as the same.
#include "record/record.h"

#include "expect.h"
#include "record/replay.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto read = record::parse_record(fuzz::as_text(data, size));
  if (!read) {
    fuzz::expect_sentence(read.error().message);
    return 0;
  }
  const record::Record& game = read.value();
  const record::Replay replay = record::replay(game);
  fuzz::expect(replay.plies <= game.plies.size(), "no more is played than the record has");
  if (replay.fault) fuzz::expect_sentence(replay.fault->message);
  const auto again = record::parse_record(record::to_line(record::to_json(game)));
  fuzz::expect(again.ok(), "a record that is read can be written and read again");
  fuzz::expect(again.value().setup == game.setup && again.value().plies == game.plies, "and is the same");
  fuzz::expect(again.value().deal.decks == game.deal.decks, "with the same decks");
  return 0;
}
