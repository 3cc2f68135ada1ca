// The record of days, and dates: any text is read without harm, and what was read is written the same way.
#include "app/days.h"

#include "app/sealed.h"
#include "expect.h"

namespace {

/// The checksum of a record keeps mutations out: lines are sealed here, so that they are read.
void read_sealed(std::string text) {
  text += "whole " + app::crc32_text(text) + '\n';
  const auto days = app::Days::read(text);
  if (fuzz::refused(days)) return;
  const std::string written = days.value().text();
  const auto again = app::Days::read(written);
  fuzz::expect(again.ok() && again.value() == days.value(), "the record reads back");
  fuzz::expect(again.value().text() == written, "and is written the same way");
  const app::Days::Streak streak = days.value().streak(app::kFirstDay + 30);
  fuzz::expect(streak.now <= streak.best && streak.best <= days.value().sums().deals, "days in a row were played");
  app::Days twice = days.value();
  fuzz::expect(!twice.take(days.value()), "nothing is new in the same record");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = fuzz::as_text(data, size);
  fuzz::refused(app::Days::read(text));
  fuzz::expect_within(text, app::days_in);
  const auto day = app::read_day_link(text);
  if (!fuzz::refused(day))
    fuzz::expect(app::read_day_link(app::day_link(day.value())).value() == day.value(), "a link leads to its day");
  read_sealed("splendor-days 1\n" + std::string(text) + '\n');
  return 0;
}
