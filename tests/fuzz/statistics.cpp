// Statistics: any text is read without harm, what was read is written the same way, and a file of it brings nothing new.
#include "app/statistics.h"

#include "expect.h"
#include "games/registry.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const app::Statistics statistics = app::Statistics::read(fuzz::as_text(data, size));
  const std::string text = statistics.text();
  const app::Statistics again = app::Statistics::read(text);
  fuzz::expect(again.games() == statistics.games(), "statistics read back");
  fuzz::expect(again.text() == text, "and are written the same way");
  for (const engine::GameType& type : games::all()) {
    const app::Summary sum = statistics.summary(type.kind);
    fuzz::expect(sum.alone.won <= sum.alone.played, "no more is won than played");
    fuzz::expect(sum.best_streak <= sum.alone.won && sum.streak <= sum.best_streak, "in a row or not");
    fuzz::expect(sum.accuracy.size() <= sum.lengths.size(), "once a game");
  }
  for (const app::FinishedGame& game : statistics.games())
    for (const app::FinishedGame::Place& place : game.places)
      fuzz::expect(place.seat.style <= games::find(game.spec.kind)->styles, "characters that there are");
  const auto file = app::Statistics::read_file(statistics.file_text());
  if (file) fuzz::expect(file.value().text() == text, "a file holds the same");
  app::Statistics twice = statistics;
  fuzz::expect(twice.take(statistics) == 0 && twice.games() == statistics.games(), "nothing counts twice");
  return 0;
}
