// Deal links and game links: they carry everything, stay short, and refuse what was changed on its way.
#include "app/link.h"

#include <algorithm>
#include <cctype>

#include "app/messages.h"
#include "base/hash.h"
#include "base/messages.h"
#include "base/seed.h"
#include "support/check.h"
#include "support/data.h"
#include "support/games.h"
#include "support/hostile.h"
#include "support/refusals.h"
#include "support/sealed_link.h"

using app::read_link;
using support::played_session;
using support::why_no_link;

namespace {

namespace messages = app::messages;

/// Read, and the record in it; fails the test when it is refused.
app::GameRecord record_in(std::string_view text) {
  const auto link = read_link(text);
  const std::string why = std::string(text) + ": " + why_no_link(text);
  REQUIRE_MESSAGE(link.ok(), why);
  return link.value().record;
}

app::GameSpec spec_of(const splendor::Setup& setup, std::uint64_t seed) {
  return support::new_record(setup, seed).spec;
}

/// Every text that differs from `text` in one character of `alphabet`.
template <class Visit>
void for_each_change(const std::string& text, std::string_view alphabet, Visit&& visit) {
  for (std::size_t i = 0; i < text.size(); ++i)
    for (const char c : alphabet) {
      if (c == text[i]) continue;
      std::string changed = text;
      changed[i] = c;
      visit(changed);
    }
}

constexpr std::string_view kLinkAlphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.~!*=";

}  // namespace

TEST_CASE("a deal link carries every setup and the seed") {
  base::RandomSource random(1);
  for (const splendor::Setup& setup : support::every_setup())
    for (const std::uint64_t seed : {std::uint64_t{0}, base::kSeedMask, random.next() & base::kSeedMask}) {
      const std::string text = app::deal_link(spec_of(setup, seed));
      CAPTURE(text);
      CHECK(text.size() == 2 + 13 + 3);
      const auto link = read_link(text);
      REQUIRE(link.ok());
      CHECK_FALSE(link.value().whole_game);
      CHECK(link.value().record == app::GameRecord{.spec = spec_of(setup, seed), .seats = {}, .actions = {}});
    }
}

TEST_CASE("a deal link tolerates case, spaces, hyphens and similar letters") {
  const app::GameSpec spec = spec_of({.players = 3, .modules = 9}, 0x00C1234501);
  const std::string text = app::deal_link(spec);
  CHECK(text == "s=1029-030J-6H81-0");
  for (const std::string written :
       {"#s=1029-030J-6H81-0", "s=1029030J6H810", "s=1029-030j-6h81-0", "s=IO29-O3oj-6h8l-o",
        "s=i-o-2-9-0-3-0-j-6-h-8-i-o", "s=1029 030J 6H81 0", "  s=1029-030J-6H81-0\r\n",
        "https://splendor.example/play/#s=1029-030J-6H81-0", "https://splendor.example/?x=1#a#s=1029-030J-6H81-0"}) {
    CAPTURE(written);
    CHECK(record_in(written).spec == spec);
  }
}

TEST_CASE("a deal link with one wrong symbol, two swapped, or too few or too many is refused") {
  base::RandomSource random(2);
  for (int i = 0; i < 40; ++i) {
    const splendor::Setup setup = support::every_setup()[random.below(128)];
    std::string text = app::deal_link(spec_of(setup, i == 0 ? 0 : random.next() & base::kSeedMask));
    text.erase(std::remove(text.begin() + 2, text.end(), '-'), text.end());
    CAPTURE(text);
    for_each_change(text, "0123456789ABCDEFGHJKMNPQRSTVWXYZU!=", [&](const std::string& changed) {
      CAPTURE(changed);
      CHECK_FALSE(why_no_link(changed).empty());
    });
    for (std::size_t at = 2; at + 1 < text.size(); ++at) {
      std::string swapped = text;
      std::swap(swapped[at], swapped[at + 1]);
      if (swapped != text) CHECK_FALSE(why_no_link(swapped).empty());
    }
    for (std::size_t length = 0; length < text.size(); ++length)
      CHECK_FALSE(why_no_link(text.substr(0, length)).empty());
    for (const char c : std::string_view("0Zz.!")) CHECK_FALSE(why_no_link(text + c).empty());
  }
}

TEST_CASE("a game link carries every setup, all seats and every moment of a game") {
  base::RandomSource random(3);
  for (const splendor::Setup& setup : support::every_setup()) {
    CAPTURE(support::setup_text(setup));
    app::Session session = played_session(setup, random.next() & base::kSeedMask, support::random_action);
    for (std::size_t seat = 0; seat < setup.players; ++seat)
      support::set_seat(session, seat, {.name = "", .level = seat == 0 ? "" : base::kLevels[seat - 1].name});
    for (std::size_t cursor = 0; cursor <= session.length(); cursor = cursor * 2 + 1) {
      session.go_to(cursor);
      const app::GameRecord record = session.record_to_cursor();
      CHECK(record_in(app::game_link(record)) == record);
    }
    const auto link = read_link(app::game_link(session.record()));
    REQUIRE(link.ok());
    CHECK(link.value().whole_game);
    const auto opened = app::Session::open(link.value().record);
    REQUIRE(opened.ok());
    CHECK(opened.value().position().over());
    CHECK(opened.value().position().hash() == session.position(session.length()).hash());
  }
}

TEST_CASE("names are no part of a link") {
  app::Session session = support::new_session({}, 1);
  const std::string without = app::game_link(session.record());
  support::set_seat(session, 0, {.name = "Anna", .level = ""});
  CHECK(app::game_link(session.record()) == without);
}

TEST_CASE("a link ends in a letter or a digit and has no characters at which a chat program would cut it") {
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    const app::Session session = played_session({}, seed, support::random_action, seed % 40);
    for (const std::string& text : {app::game_link(session.record()), app::deal_link(session.spec())}) {
      CAPTURE(text);
      CHECK(std::isalnum(static_cast<unsigned char>(text.back())) != 0);
      CHECK(text.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_=.") ==
            std::string::npos);
    }
  }
}

TEST_CASE("the link of a finished base game for two stays under 150 characters") {
  std::size_t longest = 0;
  for (std::uint64_t seed = 0; seed < 300; ++seed)
    for (const support::Player& player :
         {support::Player(support::random_action), support::Player(support::sensible_action)}) {
      const app::Session session = played_session({}, seed, player);
      REQUIRE(session.position().over());
      longest = std::max(longest, app::game_link(session.record()).size());
    }
  MESSAGE("longest of 600 links: " << longest << " characters");
  CHECK(longest < 150);
}

TEST_CASE("no finished game of any mix comes near the length where a link is refused") {
  for (const splendor::Setup& setup : support::every_setup()) {
    const app::Session session = played_session(setup, 4, support::random_action);
    CHECK(app::game_link(session.record()).size() < 400);
  }
}

TEST_CASE("a game too long for a link has none, and the longest that has one can be read") {
  const app::Session session = played_session({}, 1, support::endless_action, 2500);
  app::GameRecord record = session.record();
  CHECK(app::game_link(record).empty());
  std::size_t fits = 0, does_not = record.actions.size();
  while (fits + 1 < does_not) {
    const std::size_t middle = (fits + does_not) / 2;
    record.actions.resize(middle);
    (app::game_link(record).empty() ? does_not : fits) = middle;
    record = session.record();
  }
  record.actions.resize(fits);
  const std::string text = app::game_link(record);
  CHECK(text.size() <= app::kMaxLinkLength);
  CHECK(text.size() > app::kMaxLinkLength - 4);
  CHECK(record_in(text) == record);
}

TEST_CASE("a game link with one character changed, two swapped, cut or lengthened is refused") {
  std::vector<std::string> links;
  links.push_back(app::game_link(support::new_record({}, 0)));
  links.push_back(app::game_link(
      support::new_record({.players = 5, .modules = 15}, base::kSeedMask, {"", "hard", "easy", "", "normal"})));
  links.push_back(app::game_link(played_session({}, 7, support::sensible_action, 20).record()));
  links.push_back(app::game_link(played_session({.players = 4, .modules = 11}, 8, support::random_action).record()));
  for (const std::string& text : links) {
    CAPTURE(text);
    REQUIRE(why_no_link(text).empty());
    for_each_change(text, kLinkAlphabet, [&](const std::string& changed) {
      CAPTURE(changed);
      const std::string why = why_no_link(changed);
      CHECK_FALSE(why.empty());
    });
    for (std::size_t at = 0; at + 1 < text.size(); ++at)
      for (const std::size_t other : {at + 1, at + 2, text.size() - 1}) {
        std::string swapped = text;
        if (other >= text.size()) continue;
        std::swap(swapped[at], swapped[other]);
        CAPTURE(swapped);
        if (swapped != text) CHECK_FALSE(why_no_link(swapped).empty());
      }
    for (std::size_t length = 0; length < text.size(); ++length) {
      CAPTURE(length);
      CHECK_FALSE(why_no_link(text.substr(0, length)).empty());
      if (length < text.size() - 2) CHECK_FALSE(why_no_link("g=" + text.substr(text.size() - length)).empty());
    }
    for (const char c : kLinkAlphabet) CHECK_FALSE(why_no_link(text + c).empty());
    for (std::size_t at = 4; at < text.size(); ++at) {
      std::string without = text;
      without.erase(at, 1);
      CHECK_FALSE(why_no_link(without).empty());
      std::string doubled = text;
      doubled.insert(at, 1, text[at]);
      CHECK_FALSE(why_no_link(doubled).empty());
    }
  }
}

TEST_CASE("a link may be the end of an address and have space around it") {
  const app::GameRecord record = played_session({}, 7, support::random_action, 12).record();
  const std::string text = app::game_link(record);
  for (const std::string& written : {"#" + text, "https://splendor.example/play/#" + text, " " + text, text + "\n",
                                     "\r\n\t" + text + " \r\n", "https://splendor.example/?a=b#c#" + text}) {
    CAPTURE(written);
    CHECK(record_in(written) == record);
  }
}

TEST_CASE("any other text is refused with a sentence") {
  for (const std::string text : {"", "#", " ", "hello", "g", "s", "g:", "x=1", "https://splendor.example/", "take wbg",
                                 "https://splendor.example/?g=1.AAAA", "G=1.AAAA"}) {
    CAPTURE(text);
    CHECK(why_no_link(text) == messages::link_unknown.code);
  }
  for (const std::string text : {"g=", "g=1", "g=1.", "g=1.A", "g=.A", "g=1.AAAAAAAAAAAAAAAAAAAAAAAAAA", "g=x.AAAA",
                                 "g=0.AAAA", "g=-1.AAAA", "g=1..", "g=12345.AAAA", "g=1.ÄÄÄÄ", "s=", "s=-", "s=1",
                                 "s=1000", "s=1000-0000-0000-U", "s=0000-0000-0000-0"}) {
    CAPTURE(text);
    CHECK(why_no_link(text) == messages::link_damaged.code);
  }
  const std::string zeros = "g=1." + std::string(20, '\0');
  CHECK(why_no_link(zeros) == messages::link_damaged.code);
}

TEST_CASE("a link of a newer version says so") {
  CHECK(why_no_link("g=3.AAAAAAAA") == messages::link_newer.code);
  CHECK(why_no_link("g=10.x") == messages::link_newer.code);
  CHECK(why_no_link("g=999.") == messages::link_newer.code);
  CHECK(why_no_link("s=2000-0000-0000-0") == messages::link_newer.code);
  CHECK(why_no_link("s=Z") == messages::link_newer.code);
  CHECK(why_no_link("g=3." + std::string(3000, 'A')) == messages::link_newer.code);  // longer than ours are
  CHECK(why_no_link("p=2." + std::string(3000, 'A')) == messages::link_newer.code);
}

TEST_CASE("a link that is too long is refused before any of it is decoded") {
  CHECK(why_no_link("g=1." + std::string(app::kMaxLinkLength, 'A')) == messages::link_is_too_long.code);
  CHECK(why_no_link("s=" + std::string(app::kMaxLinkLength, '1')) == messages::link_is_too_long.code);
  CHECK(why_no_link("hello" + std::string(app::kMaxLinkLength, 'A')) == messages::link_is_too_long.code);
  CHECK(why_no_link(std::string(20u << 20, 'A')) == messages::link_is_too_long.code);
  CHECK(why_no_link("g=1." + std::string(app::kMaxLinkLength - 4, 'A')) == messages::link_damaged.code);
  // The length of the address before it does not count.
  const std::string text = app::deal_link(spec_of({}, 5));
  CHECK(why_no_link("https://splendor.example/" + std::string(3 * app::kMaxLinkLength, 'a') + "#" + text).empty());
}

TEST_CASE("a link made by hand, with right checks, is refused where its content is wrong") {
  using Bytes = std::vector<std::uint8_t>;
  const auto plus = [](Bytes bytes, const Bytes& more) {
    bytes.insert(bytes.end(), more.begin(), more.end());
    return support::sealed_link(bytes);
  };
  const Bytes deal{0, 0, 0, 0, 0, 0, 0, 7};  // kind, options, seed
  const app::GameRecord start = support::new_record({}, 7);
  CHECK(plus(deal, {0, 0, 0}) == app::game_link(start));

  constexpr std::string_view kSetup = base::messages::setup_unknown.code;
  CHECK(why_no_link(support::sealed_link({})) == messages::link_damaged.code);
  CHECK(why_no_link(support::sealed_link({7, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0})) == messages::game_unknown.code);
  CHECK(why_no_link(support::sealed_link({0, 0, 4, 0, 0, 0, 0, 7, 0, 0, 0})) == kSetup);    // six players
  CHECK(why_no_link(support::sealed_link({0, 255, 0, 0, 0, 0, 0, 7, 0, 0, 0})) == kSetup);  // options of the future
  const auto future = static_cast<std::uint8_t>(base::kLevels.size() + 1);
  CHECK(why_no_link(plus(deal, {0, future, 0})) == messages::link_newer.code);  // a level of the future
  CHECK(why_no_link(plus(deal, {})) == messages::link_damaged.code);            // cut off before the seats
  CHECK(why_no_link(plus(deal, {0, 0})) == messages::link_damaged.code);        // cut off before the number
  CHECK(why_no_link(plus(deal, {0, 0, 0x80})) == messages::link_damaged.code);  // cut off inside it
  CHECK(why_no_link(plus(deal, {0, 0, 0x80, 0x80, 0x80, 0x80, 0x01})) ==
        messages::link_damaged.code);                                                 // a number without end
  CHECK(why_no_link(plus(deal, {0, 0, 0xA1, 0x1F})) == messages::link_damaged.code);  // 4001 actions
  CHECK(why_no_link(plus(deal, {0, 0, 0, 1})) == messages::link_damaged.code);        // more than the actions
  CHECK(why_no_link(plus(deal, {0, 0, 1, 255})) == messages::link_damaged.code);      // the same, in their number

  // One action more than the game has, of value 0.
  const app::Session session = played_session({}, 7, support::random_action);
  Bytes longer = support::link_bytes(app::game_link(session.record()));
  CHECK(support::sealed_link(longer) == app::game_link(session.record()));
  REQUIRE(longer[10] == session.length());
  ++longer[10];
  CHECK(why_no_link(support::sealed_link(longer)) == messages::link_damaged.code);
  longer[10] = static_cast<std::uint8_t>(longer[10] - 2);
  CHECK(why_no_link(support::sealed_link(longer)) == messages::link_damaged.code);
}

TEST_CASE("corrupted links are refused, or read as a game that can be played") {
  base::RandomSource random(9);
  std::vector<std::string> good;
  for (int i = 0; i < 20; ++i) {
    const splendor::Setup setup = support::every_setup()[random.below(128)];
    const app::Session session =
        played_session(setup, random.next() & base::kSeedMask, support::random_action, random.below(120));
    good.push_back(app::game_link(session.record()));
    good.push_back(app::deal_link(session.spec()));
  }
  int read = 0;
  for (int i = 0; i < 20000; ++i) {
    const std::string text = support::mutated(good[random.below(static_cast<std::uint32_t>(good.size()))], random);
    const auto link = read_link(text);
    if (!link) continue;
    ++read;
    if (link.value().whole_game) CHECK(app::Session::open(link.value().record).ok());
    CHECK(app::start_game(link.value().record.spec).ok());
  }
  CHECK(read < 1000);  // those with irrelevant changes only: space around it, hyphens, case
}

// The file is written once and for ever: these links are out in the world. Each line: hash of the last position, number
// of actions, link.
TEST_CASE("links of format 1 open the same games for ever") {
  const auto lines = support::data_lines("app/links-v1.txt");
  CHECK(lines.size() == 24);
  for (const std::string& line : lines) {
    CAPTURE(line);
    const std::string hash = line.substr(0, 16);
    const std::size_t space = line.find(' ', 17);
    REQUIRE(space != std::string::npos);
    const std::string text = line.substr(space + 1);
    app::GameRecord record = record_in(text);
    CHECK(std::to_string(record.actions.size()) == line.substr(17, space - 17));
    const bool whole_game = text[0] == 'g';
    if (!whole_game) record.seats.resize(static_cast<std::size_t>(app::start_game(record.spec).value()->players()));
    const auto session = app::Session::open(record);
    REQUIRE(session.ok());
    CHECK(base::hex16(session.value().position().hash()) == hash);
    CHECK((whole_game ? app::game_link(record) : app::deal_link(record.spec)) == text);
  }
}
