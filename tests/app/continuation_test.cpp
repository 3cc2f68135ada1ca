// Games by links: remote seats in saves and links, and how a link relates to the stored games.
#include "app/continuation.h"

#include "app/computer.h"
#include "app/library.h"
#include "app/link.h"
#include "app/messages.h"
#include "app/save.h"
#include "app/sealed.h"
#include "support/check.h"
#include "support/fake_host.h"
#include "support/games.h"
#include "support/refusals.h"
#include "support/sealed_link.h"

using app::Relation;
using app::Session;

namespace {

app::Seat someone(std::string name) { return {.name = std::move(name), .level = ""}; }

const app::Seat kAna = someone("Ana"), kHugo = someone("Hugo"), kComputer{.name = "", .level = "easy"};

app::Seat away(app::Seat seat) {
  seat.far = true;
  return seat;
}

Session table_of(std::vector<app::Seat> seats, std::uint64_t seed = 7) {
  app::GameRecord record = support::new_record({.players = static_cast<std::uint8_t>(seats.size())}, seed);
  record.seats = std::move(seats);
  return Session::open(record).value();
}

/// Ana's device: Hugo is far away, a computer plays third.
Session ana_begins() { return table_of({kAna, away(kHugo), kComputer}); }

Session after(Session session, std::size_t actions, std::uint64_t seed = 1) {
  support::play_on(session, support::random_action, seed, session.length() + actions);
  return session;
}

/// As read from its link.
Session by_link(const Session& session) {
  return Session::open(app::read_link(app::game_link(session.record_to_cursor())).value().record).value();
}

/// Plays to a position in which that seat is to act; the seed chooses the actions.
Session until(Session session, int seat, std::uint64_t seed = 1) {
  do session = after(std::move(session), 1, seed);
  while (session.position().to_act() != seat);
  return session;
}

}  // namespace

TEST_CASE("a save keeps who is far away and what was sent; without remote seats its format is unchanged") {
  Session session = after(ana_begins(), 5);
  session.go_to(3);
  session.mark_sent();
  const std::string text = save_text(session);
  CHECK(text.find("seat person Ana\nseat far Hugo\nseat easy\nshown 3\nsent 3\n") != std::string::npos);
  const auto read = app::read_save(text);
  REQUIRE(read.ok());
  CHECK(read.value().record() == session.record());
  CHECK(read.value().cursor() == 3);
  CHECK(read.value().sent() == std::optional<std::size_t>(3));

  Session together = support::begun_session(4);
  together.mark_sent();
  CHECK(save_text(together).find("sent") == std::string::npos);
  CHECK_FALSE(together.unsent());

  const auto sealed = [](std::string changed) {
    changed.resize(changed.rfind("end "));
    return changed + "end " + app::crc32_text(changed) + '\n';
  };
  std::string beyond = text, alone = text;
  beyond.replace(beyond.find("sent 3"), 6, "sent 9");
  alone.replace(alone.find("seat far"), 8, "seat person");
  CHECK(support::why_no_save(sealed(beyond)) == app::messages::save_is_damaged.code);
  CHECK(support::why_no_save(sealed(alone)) == app::messages::save_is_damaged.code);
}

TEST_CASE("a link of a game by links holds names and who was far away; the format of other links is unchanged") {
  for (const std::size_t actions : {0u, 1u, 30u}) {
    const Session session = after(ana_begins(), actions);
    const auto link = app::read_link(app::game_link(session.record()));
    REQUIRE(link.ok());
    CHECK(link.value().record == session.record());
  }
  // A long name is cut between two letters.
  const std::string long_name = "ééééééééééééééééééééééé";
  const Session session = table_of({someone(long_name), away(kHugo)});
  const auto seats = app::read_link(app::game_link(session.record())).value().record.seats;
  CHECK(seats[0].name == long_name.substr(0, app::kMaxLinkName - 1));

  Session near = table_of({kAna, kHugo});
  const std::string named = app::game_link(near.record());
  CHECK(named == app::game_link(support::new_record({}, 7)));
}

TEST_CASE("a hand-made link with inconsistent kinds of persons is refused") {
  using Bytes = std::vector<std::uint8_t>;
  const auto why = [](const Bytes& seats) {
    Bytes bytes{0, 0, 0, 0, 0, 0, 0, 7};
    bytes.insert(bytes.end(), seats.begin(), seats.end());
    bytes.push_back(0);
    return support::why_no_link(support::sealed_link(bytes));
  };
  CHECK(why({0x80, 0xC0}).empty());
  CHECK(why({0x82, 'A', 'b', 0xC0}).empty());
  CHECK(why({0x80, 0x80}) == app::messages::link_damaged.code);             // nobody is far away
  CHECK(why({0x00, 0xC0}) == app::messages::link_damaged.code);             // a person of a game without remote seats
  CHECK(why({0x82, 'A', '\n', 0xC0}) == app::messages::link_damaged.code);  // not allowed in names
  CHECK(why({0x80, 0xC9, 'A'}) == app::messages::link_damaged.code);        // cut off in a name
  CHECK(why({0x80, 0xE0}) == app::messages::link_newer.code);
}

TEST_CASE("the same link has a different local person on each device") {
  const Session ana = until(ana_begins(), 1);
  CHECK(ana.far_to_act() == std::optional(1));
  CHECK_FALSE(ana.person_to_act());
  CHECK_FALSE(ana.computer_to_act());
  const Session hugo = app::joined(by_link(ana), 1);
  CHECK(hugo.person_to_act());
  CHECK(hugo.seats() == std::vector<app::Seat>{away(kAna), kHugo, kComputer});
  CHECK_FALSE(hugo.unsent());
  CHECK(app::joined(by_link(ana), -1).seats() == std::vector<app::Seat>{away(kAna), away(kHugo), kComputer});
}

TEST_CASE("the request to a computer player is the same on every device, so it plays the same") {
  const Session ana = until(until(ana_begins(), 1), 2), hugo = app::joined(by_link(ana), 1);
  REQUIRE(hugo.computer_to_act());
  REQUIRE(ana.computer_to_act());
  CHECK(ana.seats() != hugo.seats());
  CHECK(app::computer_request(ana) == app::computer_request(hugo));
  const std::string answer = app::computer_answer(app::computer_request(ana));
  CHECK(answer.rfind("ok ", 0) == 0);
  CHECK(answer == app::computer_answer(app::computer_request(hugo)));
}

TEST_CASE("undo goes to the local player's decisions, and a link that was sent is remembered") {
  Session session = ana_begins();
  CHECK(session.unsent());  // not even the start was sent
  session = until(std::move(session), 1);
  const std::size_t sent = session.length();
  session.mark_sent();
  CHECK_FALSE(session.unsent());
  session = until(until(std::move(session), 2), 0);
  CHECK(session.unsent());
  session.undo();
  CHECK(session.cursor() < sent);
  CHECK(session.person_to_act());
  CHECK(session.sent_beyond());
  CHECK_FALSE(session.can_undo());
  session.redo();
  CHECK(session.person_to_act());
  session.undo();
  session.play(session.record().actions[session.cursor()] == 0 ? 1 : 0);
  CHECK_FALSE(session.sent_beyond());
  CHECK(session.unsent());
}

TEST_CASE("a link continues a game, equals it, is older, or differs from it") {
  const Session start = after(ana_begins(), 6), more = after(start, 6, 2), other = after(start, 7, 3);
  const auto compared = [](const Session& here, const Session& link) {
    const app::Comparison comparison = app::compare(here, by_link(link));
    return std::pair(comparison.relation, comparison.common);
  };
  CHECK(compared(start, more) == std::pair(Relation::continues, start.length()));
  CHECK(compared(start, start) == std::pair(Relation::same, start.length()));
  CHECK(compared(more, start) == std::pair(Relation::older, start.length()));
  CHECK(compared(more, other).first == Relation::differs);
  // Which seats are far away depends on the device; which are computers does not.
  CHECK(compared(app::joined(start, 1), more).first == Relation::continues);
  CHECK(compared(table_of({kAna, away(kHugo), kHugo}), more).first == Relation::none);
  CHECK(compared(table_of({kAna, away(kHugo), kComputer}, 8), more).first == Relation::none);
  CHECK(app::compare(table_of({kAna, kHugo, kComputer}), by_link(more)).relation == Relation::none);
}

TEST_CASE(
    "where a computer has played differently, in another version, the link with the later decisions of persons wins") {
  const Session start = until(until(ana_begins(), 1), 2);
  Session here = start, there = start;
  here.play(0);
  there.play(1);
  CHECK(app::compare(here, by_link(there)).relation == Relation::same);
  there = after(std::move(there), 1);
  const app::Comparison comparison = app::compare(here, by_link(there));
  CHECK(comparison.relation == Relation::continues);
  CHECK(comparison.common == start.length());
  const Session goes_on = app::continued(here, by_link(there));
  CHECK(goes_on.record().actions == there.record().actions);
  CHECK(goes_on.cursor() == start.length());
  CHECK(goes_on.seats() == here.seats());
  CHECK_FALSE(goes_on.unsent());
}

TEST_CASE("names of a stored game stay, and unknown ones are taken from the link") {
  const Session here = table_of({someone("Me"), away({})});
  const Session goes_on = app::continued(here, by_link(after(table_of({away(kAna), kHugo}), 3)));
  CHECK(goes_on.seats()[0] == someone("Me"));
  CHECK(goes_on.seats()[1] == away(kHugo));
}

TEST_CASE("of several games of a deal a link belongs to the one with which it has most in common") {
  support::FakeHost host;
  app::Library library(host);
  const Session start = after(ana_begins(), 4), line = after(start, 4, 2), other = after(start, 5, 3);
  library.begin(table_of({kAna, away(kHugo)}));
  library.put_aside(start, "");
  library.put_aside(other, "");
  library.put_aside(line, "");
  const app::Library::RelatedGame related = library.related_game(by_link(after(line, 2)));
  CHECK(related.comparison.relation == Relation::continues);
  CHECK(related.comparison.common == line.length());
  REQUIRE(related.session);
  CHECK(related.session->record() == line.record());
  CHECK(library.find(related.id)->length == line.length());
  CHECK(library.related_game(by_link(start)).comparison.relation == Relation::same);
  CHECK(library.related_game(by_link(after(ana_begins(), 3))).comparison.relation == Relation::older);
  CHECK(library.related_game(table_of({kAna, away(kHugo)}, 9)).comparison.relation == Relation::none);
}
