// Entries of the library as text.
#include "app/entry.h"

#include "app/messages.h"
#include "app/save.h"
#include "support/check.h"
#include "support/games.h"
#include "support/hostile.h"

using app::Entry;

namespace {

Entry example() {
  return {.revision = 17,
          .saved_s = 1795312000,
          .name = "Sunday with Ann\xC3\xA9",
          .other = {"later feature", "daily 2027-01-01"},
          .save = app::save_text(support::begun_session(20))};
}

}  // namespace

TEST_CASE("an entry is read as it was written, with lines of a later version") {
  for (Entry entry : {example(), Entry{0, 0, "", {}, app::save_text(support::begun_session(0))}}) {
    const auto read = app::read_entry(app::entry_text(entry));
    REQUIRE(read);
    CHECK(read.value() == entry);
    CHECK(app::revision_of(app::entry_text(entry)) == entry.revision);
  }
}

TEST_CASE("an entry has no date that a calendar could not write") {
  constexpr std::int64_t kLast = 253402300799;  // of the year 9999
  for (const std::int64_t written : {kLast, kLast + 1, std::int64_t{99999999999999}, std::int64_t{INT64_MAX},
                                     std::int64_t{-1}, std::int64_t{INT64_MIN}}) {
    CAPTURE(written);
    Entry entry = example();
    entry.saved_s = written;
    CHECK(app::read_entry(app::entry_text(entry)).value().saved_s == (written == kLast ? kLast : 0));
  }
}

TEST_CASE("an entry that was changed or cut anywhere is refused") {
  const std::string text = app::entry_text(example());
  for (std::size_t i = 0; i < text.size(); i += 7) {
    std::string changed = text;
    changed[i] = static_cast<char>(changed[i] ^ 1);
    CAPTURE(i);
    CHECK_FALSE(app::read_entry(changed));
    CHECK_FALSE(app::read_entry(text.substr(0, i)));
  }
  CHECK_FALSE(app::read_entry(text + "x"));
}

TEST_CASE("an entry of a later version is refused as newer; a bare save is not an entry") {
  CHECK(app::read_entry("splendor-entry 2\nwhat comes\n").error() == app::messages::save_newer);
  CHECK(app::read_entry(example().save).error() == app::messages::save_unknown);
  CHECK(app::revision_of(example().save) == 0);
  CHECK(app::revision_of("") == 0);
  CHECK(app::revision_of("splendor-entry 1\nrevision 4000000000\n") == 4'000'000'000);
  CHECK(app::revision_of("splendor-entry 1\nrevision 4294967295\n") == 0);  // the next revision would overflow
}

TEST_CASE("a file of several entries is split, whatever text is between them") {
  const std::string entry = app::entry_text(example());
  const std::string save = example().save;
  CHECK(app::split_entries("").empty());
  CHECK(app::split_entries(entry) == std::vector<std::string_view>{entry});
  CHECK(app::split_entries(save) == std::vector<std::string_view>{save});
  const std::string many = entry + entry + "nonsense\n" + entry;
  CHECK(app::split_entries(many) == std::vector<std::string_view>{entry, entry, "nonsense\n", entry});
  const std::string cut = entry.substr(0, 200) + "\n" + entry;
  CHECK(app::split_entries(cut) == std::vector<std::string_view>{std::string_view(cut).substr(0, 201), entry});
}
