// The record of puzzles: any text is read without harm, and what was read is written the same way.
#include "app/puzzle_record.h"

#include "app/sealed.h"
#include "expect.h"

namespace {

void check_record(const app::PuzzleRecord& record) {
  const auto again = app::PuzzleRecord::read_file(record.file_text());
  fuzz::expect(again.ok() && again.value() == record, "the record reads back");
  fuzz::expect(record.streak >= 0 && record.streak <= record.best_streak, "in a row or not");
  app::PuzzleRecord twice = record;
  twice.take(record);
  fuzz::expect(twice == record, "nothing is new in the same record");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = fuzz::as_text(data, size);
  fuzz::refused(app::PuzzleRecord::read_file(text));
  fuzz::expect_within(text, app::puzzles_in);
  if (const auto stored = app::PuzzleRecord::read(text)) check_record(*stored);
  const auto file = app::PuzzleRecord::read_file(app::sealed("splendor-puzzles 1\n" + std::string(text) + '\n'));
  if (!fuzz::refused(file)) check_record(file.value());
  return 0;
}
