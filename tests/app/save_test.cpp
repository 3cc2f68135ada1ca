// Saves: they keep everything, and an invalid text is refused with the reason.
#include "app/save.h"
#include "app/messages.h"
#include "app/sealed.h"
#include "base/hash.h"
#include "base/messages.h"

#include <algorithm>

#include "base/seed.h"
#include "support/check.h"
#include "support/data.h"
#include "support/games.h"
#include "support/hostile.h"
#include "support/refusals.h"

using app::read_save;
using app::save_text;
using app::Session;
using support::played_session;
using support::why_no_save;

namespace {

namespace messages = app::messages;

/// `text` without its last line, and with one that fits what is above it.
std::string sealed(std::string text) {
  const std::size_t end = text.rfind("\nend ");
  if (end != std::string::npos) text.resize(end + 1);
  return text + "end " + app::crc32_text(text) + '\n';
}

/// `text` with its first `from` replaced, and sealed again.
std::string resealed(std::string text, std::string_view from, std::string_view to) {
  const std::size_t at = text.find(from);
  REQUIRE(at != std::string::npos);
  return sealed(text.replace(at, from.size(), to));
}

void check_same(const Session& a, const Session& b) {
  CHECK(a.record() == b.record());
  CHECK(a.cursor() == b.cursor());
  CHECK(a.position().hash() == b.position().hash());
}

Session small_game() {
  Session session = played_session({}, 7, support::sensible_action, 20);
  support::set_seat(session, 0, {.name = "Anna", .level = ""});
  support::set_seat(session, 1, {.name = "", .level = "hard"});
  session.go_to(12);
  return session;
}

}  // namespace

TEST_CASE("the checksum is the standard CRC-32") {
  CHECK(app::crc32_text("") == "00000000");
  CHECK(app::crc32_text("123456789") == "cbf43926");
}

TEST_CASE("a save keeps every setup, all actions, the cursor, names and levels") {
  base::RandomSource random(1);
  for (const splendor::Setup& setup : support::every_setup()) {
    CAPTURE(support::setup_text(setup));
    Session session = played_session(setup, random.next() & base::kSeedMask, support::random_action);
    support::set_seat(session, 0, {.name = "Éloïse Œ", .level = ""});
    support::set_seat(session, 1, {.name = "end = 'seat'", .level = "easy"});
    for (const std::size_t cursor : {std::size_t{0}, session.length() / 2, session.length()}) {
      session.go_to(cursor);
      const auto read = read_save(save_text(session));
      const std::string why = read ? "" : text_of(read.error());
      REQUIRE_MESSAGE(read.ok(), why);
      check_same(read.value(), session);
    }
  }
}

TEST_CASE("a save can be read by people") {
  Session session = support::new_session({.players = 3, .modules = 9}, 5, {"", "hard", ""});
  support::set_seat(session, 2, {.name = "Anna B", .level = ""});
  REQUIRE(session.play("take wbg").ok());
  REQUIRE(session.play("reserve deck L1").ok());
  session.undo();
  const std::string text = save_text(session);
  CHECK(text.substr(0, text.find("end ")) ==
        "splendor-save 1\n"
        "deal 1\n"
        "game splendor players=3 modules=orient,posts edition=2024\n"
        "seed 0000-0005-A\n"
        "seat person\n"
        "seat hard\n"
        "seat person Anna B\n"
        "shown 0\n"
        "take wbg\n"
        "reserve deck L1\n");
}

TEST_CASE("a save is saved again as the same text") {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Session session = played_session({.players = 4, .modules = 15}, seed, support::random_action);
    session.go_to(session.length() / 3);
    const std::string text = save_text(session);
    CHECK(save_text(std::move(read_save(text).value())) == text);
  }
}

TEST_CASE("names are cleaned and otherwise kept") {
  Session session = support::new_session({.players = 5}, 1);
  const std::vector<std::string> names{"日本語 😀", "a\nseat hard", std::string(1000, 'x'), "\xFF\xFE",
                                       "  \xE2\x80\xAE  "};
  for (std::size_t seat = 0; seat < names.size(); ++seat)
    support::set_seat(session, seat, {.name = names[seat], .level = ""});
  const auto read = read_save(save_text(session));
  REQUIRE(read.ok());
  check_same(read.value(), session);
  for (std::size_t seat = 0; seat < names.size(); ++seat)
    CHECK(read.value().seats()[seat].name == app::clean_name(names[seat]));
  CHECK(read.value().seats()[1].name == "aseat hard");
  CHECK(read.value().seats()[3].name.empty());
}

TEST_CASE("a name that a save brings is cleaned too") {
  const std::string text = resealed(save_text(small_game()), "seat person Anna",
                                    "seat person  \x01"
                                    "An\xFFna \xC2\x85");
  const auto read = read_save(text);
  REQUIRE(read.ok());
  CHECK(read.value().seats()[0].name == "Anna");
}

TEST_CASE("the save of a finished base game stays under 4 kB") {
  std::size_t longest = 0;
  for (int players = 2; players <= 5; ++players)
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
      const Session session =
          played_session({.players = static_cast<std::uint8_t>(players)}, seed, support::random_action);
      REQUIRE(session.position().over());
      longest = std::max(longest, save_text(session).size());
    }
  MESSAGE("longest of 200 saves: " << longest << " bytes");
  CHECK(longest < 4096);
}

TEST_CASE("the longest possible game fits a save and can be read") {
  const Session session = played_session({.modules = 15}, 1, support::endless_action, app::kMaxActions);
  REQUIRE(session.position().at_bound());
  const std::string text = save_text(session);
  CHECK(text.size() < app::kMaxSaveBytes);
  const auto read = read_save(text);
  REQUIRE(read.ok());
  CHECK(read.value().length() == session.length());
  CHECK(read.value().position().at_bound());
}

TEST_CASE("one byte changed, a line lost or the end cut off is noticed") {
  const std::string text = save_text(small_game());
  REQUIRE(why_no_save(text).empty());
  base::RandomSource random(2);
  for (std::size_t at = 0; at < text.size(); ++at) {
    for (int i = 0; i < 8; ++i) {
      std::string changed = text;
      changed[at] = static_cast<char>(random.below(256));
      if (changed == text) continue;
      CAPTURE(changed);
      const bool trailing = at + 1 == text.size();  // the last line end: nothing is lost without it
      if (!trailing || changed.back() != '\r') CHECK_FALSE(why_no_save(changed).empty());
    }
    if (at + 1 < text.size()) CHECK_FALSE(why_no_save(text.substr(0, at)).empty());
  }
  for (std::size_t line = 0; line != std::string::npos && line + 1 < text.size();) {
    const std::size_t next = text.find('\n', line) + 1;
    std::string without = text;
    without.erase(line, next - line);
    CHECK_FALSE(why_no_save(without).empty());
    line = next;
  }
}

TEST_CASE("line ends and empty last lines of editors do not matter") {
  const Session session = small_game();
  const std::string text = save_text(session);
  std::string carriage;
  for (const char c : text) carriage += c == '\n' ? std::string("\r\n") : std::string(1, c);
  for (const std::string& written : {carriage, text + "\n\r\n", text.substr(0, text.size() - 1)}) {
    const auto read = read_save(written);
    REQUIRE(read.ok());
    check_same(read.value(), session);
  }
  CHECK(why_no_save(text + "take wbg\n") == messages::save_is_damaged.code);
  CHECK(why_no_save(text + text) == messages::save_is_damaged.code);
}

TEST_CASE("a text that is not a save is refused") {
  for (const std::string text : {"", "\n", "hello", "splendor-save", "splendor-save x\n", "splendor-save -1\n",
                                 "{\"players\":2}", "g=1.AAAA", " splendor-save 1\n"}) {
    CAPTURE(text);
    CHECK(why_no_save(text) == messages::save_unknown.code);
  }
  CHECK(why_no_save("splendor-save 1\n") == messages::save_is_damaged.code);
  CHECK(why_no_save("splendor-save 0\n") == messages::save_is_damaged.code);
  CHECK(why_no_save("splendor-save 1\nend 00000000\n") == messages::save_is_damaged.code);
  CHECK(why_no_save(sealed("splendor-save 1\n")) == messages::save_is_damaged.code);
}

TEST_CASE("a save of a newer version says so, whatever else is in it") {
  CHECK(why_no_save("splendor-save 3\n") == messages::save_newer.code);
  CHECK(why_no_save("splendor-save 4000000000\nanything\n") == messages::save_newer.code);
  const std::string text = save_text(small_game());
  CHECK(why_no_save(resealed(text, "splendor-save 1", "splendor-save 3")) == messages::save_newer.code);
  CHECK(why_no_save(resealed(text, "deal 1", "deal 2")) == messages::save_newer.code);
  CHECK(why_no_save(resealed(text, "deal 1", "deal 0")) == messages::save_is_damaged.code);
  CHECK(why_no_save(resealed(text, "game splendor", "game chess")) == messages::save_newer.code);
  CHECK(why_no_save(resealed(text, "seat hard", "seat godlike")) == messages::save_newer.code);
}

TEST_CASE("wrong lines with a right checksum are refused") {
  const std::string text = save_text(small_game());
  struct Case {
    std::string_view from, to, why;
  };
  constexpr std::string_view kSetup = base::messages::setup_unknown.code;
  for (const Case& wrong : std::initializer_list<Case>{
           {"deal 1\n", "", messages::save_is_damaged.code},
           {"players=2", "players=9", kSetup},
           {"players=2", "players=3", app::messages::seats_differ.code},
           {"modules=none", "modules=sea", kSetup},
           {"seat hard\n", "", app::messages::seats_differ.code},
           {"seat hard\n", "seat hard\nseat hard\nseat easy\n", app::messages::seats_differ.code},
           {"shown 12", "shown 21", messages::save_is_damaged.code},
           {"shown 12", "shown -1", messages::save_is_damaged.code},
           {"shown 12", "shown 12 ", messages::save_is_damaged.code},
           {"shown 12\n", "", messages::save_is_damaged.code}}) {
    const std::string changed = resealed(text, wrong.from, wrong.to);
    CAPTURE(changed);
    CHECK(why_no_save(changed) == wrong.why);
  }
  CHECK(why_no_save(resealed(text, "seed 0000-0007-", "seed 0000-0006-")) == messages::save_is_damaged.code);
}

TEST_CASE("an illegal action is named in the error") {
  const Session session = small_game();
  const std::string text = save_text(session);
  const std::string third = session.action_text(2) + '\n';
  std::size_t at = text.find("shown ");
  for (int line = 0; line < 3; ++line) at = text.find('\n', at) + 1;
  REQUIRE(text.substr(at, third.size()) == third);
  for (const std::string wrong : {"take wwwww\n", "\n", "buy L3-20 w\n", "jump\n"}) {
    std::string changed = text;
    changed.replace(at, third.size(), wrong);
    const auto read = read_save(sealed(changed));
    REQUIRE_FALSE(read.ok());
    const auto played = Session(small_game()).play(wrong.substr(0, wrong.size() - 1));
    REQUIRE_FALSE(played.ok());
    CHECK(read.error() == base::Message{app::messages::save_action_impossible, 3, played.error()});
  }
}

TEST_CASE("the first position that differs from its hash is reported") {
  const Session session = small_game();
  const std::string text = save_text(session);
  const std::string hash = "= " + base::hex16(session.position(16).hash());
  REQUIRE(text.find(hash) != std::string::npos);
  CHECK(read_save(resealed(text, hash, "= 0123456789abcdef")).error() ==
        base::Message{app::messages::save_differs, 17});
  // A changed seed is detected, too, even if its cards allow all the actions.
  CHECK_FALSE(why_no_save(resealed(text, "seed " + base::seed_code(7), "seed " + base::seed_code(8))).empty());
  // Without hashes, or with more of them, it can be read as well.
  CHECK(why_no_save(resealed(text, hash + '\n', "")).empty());
  CHECK(why_no_save(resealed(text, "shown 12\n", "shown 12\n= " + base::hex16(session.position(0).hash()) + '\n'))
            .empty());
}

TEST_CASE("a file that is larger than any save is refused before any of it is read") {
  CHECK(why_no_save(std::string(app::kMaxSaveBytes + 1, 'x')) == app::messages::save_too_large.code);
  CHECK(why_no_save(save_text(small_game()) + std::string(app::kMaxSaveBytes, '\n')) ==
        app::messages::save_too_large.code);
}

TEST_CASE("a save with more actions than any game is refused") {
  const Session session = played_session({}, 1, support::endless_action, app::kMaxActions);
  std::string text = save_text(session);
  text.insert(text.rfind("end "), session.action_text(session.length() - 1) + '\n');
  CHECK(why_no_save(sealed(text)) == messages::save_is_damaged.code);
}

TEST_CASE("corrupted saves are refused, or read as a game that can be saved again") {
  base::RandomSource random(3);
  std::vector<std::string> good;
  for (int i = 0; i < 8; ++i)
    good.push_back(save_text(played_session(support::every_setup()[random.below(128)], random.next() & base::kSeedMask,
                                            support::random_action, random.below(60))));
  for (int i = 0; i < 4000; ++i) {
    std::string text = support::mutated(good[random.below(8)], random);
    if (i % 2 == 0) text = sealed(text);  // with a valid checksum, so that the rest of the reader is tested as well
    const auto session = read_save(text);
    if (session) CHECK(read_save(save_text(session.value())).ok());
  }
}

// These files are written once and for ever: players have such saves.
TEST_CASE("saves of format 1 load the same games for ever") {
  struct Fixture {
    std::string file, hash;
    std::size_t cursor, length;
    std::vector<app::Seat> seats;
  };
  for (const Fixture& fixture :
       {Fixture{"app/save-v1-finished.txt", "fae8fbd1b70af221", 54, 54, {{"Anna", ""}, {"", "hard"}}},
        Fixture{"app/save-v1-running.txt",
                "f478f7be07578fd3",
                70,
                77,
                {{"Éloïse Œ", ""}, {"日本 \"x\" = end", ""}, {"", "easy"}}}}) {
    CAPTURE(fixture.file);
    const std::string text = support::data_file(fixture.file);
    const auto session = read_save(text);
    const std::string why = session ? "" : session.error().code();
    REQUIRE_MESSAGE(session.ok(), why);
    CHECK(base::hex16(session.value().position().hash()) == fixture.hash);
    CHECK(session.value().cursor() == fixture.cursor);
    CHECK(session.value().length() == fixture.length);
    CHECK(session.value().seats() == fixture.seats);
    CHECK(save_text(session.value()) == text);
  }
}
