// The session: history, undo, and who is to act.
#include "app/session.h"

#include <algorithm>

#include "app/messages.h"
#include "base/messages.h"

#include "base/level.h"
#include "support/check.h"
#include "support/game_builder.h"
#include "support/games.h"

using app::GameRecord;
using app::Session;
using support::new_record;
using support::new_session;
using support::typed;

namespace {

const splendor::Setup kTwo{};

void play_all(Session& session, std::initializer_list<std::string_view> actions) {
  for (const std::string_view text : actions) {
    const auto played = session.play(text);
    const std::string why = std::string(text) + ": " + (played ? "" : text_of(played.error()));
    REQUIRE_MESSAGE(played.ok(), why);
  }
}

/// The first legal action, often enough that the game stands at `cursor`.
void play_first(Session& session, std::size_t cursor) {
  while (session.cursor() < cursor) session.play(0);
}

base::Message refusal_of(const GameRecord& record) {
  const auto session = Session::open(record);
  REQUIRE_FALSE(session.ok());
  return session.error();
}

}  // namespace

TEST_CASE("a session starts at its deal, with nothing to undo") {
  const Session session = new_session({.players = 3}, 7);
  CHECK(session.cursor() == 0);
  CHECK(session.length() == 0);
  CHECK_FALSE(session.can_undo());
  CHECK_FALSE(session.can_redo());
  CHECK(session.position().players() == 3);
  CHECK(session.position().round() == 1);
  CHECK(session.person_to_act());
  CHECK_FALSE(session.computer_to_act());
  CHECK(session.record() == new_record({.players = 3}, 7));
}

TEST_CASE("playing by text and by index is the same") {
  Session by_text = new_session(kTwo, 1), by_index = new_session(kTwo, 1);
  base::RandomSource random(1);
  while (!by_index.position().over()) {
    const int index = support::random_action(typed(by_index.position()), random);
    const auto found = by_text.play(by_index.position().action_text(index));
    REQUIRE(found.ok());
    CHECK(found.value() == index);
    by_index.play(index);
    REQUIRE(by_text.position().hash() == by_index.position().hash());
  }
  CHECK(by_text.record() == by_index.record());
}

TEST_CASE("an illegal action is refused and changes nothing") {
  Session session = new_session(kTwo, 1);
  const std::uint64_t before = session.position().hash();
  for (const char* text : {"", "take", "take wwww", "buy L1-99", "pass", "noble N01", "fly", "return w"}) {
    CAPTURE(text);
    const auto played = session.play(text);
    REQUIRE_FALSE(played.ok());
    CHECK(session.length() == 0);
    CHECK(session.position().hash() == before);
  }
}

TEST_CASE("between persons undo and redo go decision by decision") {
  Session session = new_session(kTwo, 1);
  play_first(session, 3);
  std::vector<std::uint64_t> hashes;
  for (std::size_t i = 0; i <= 3; ++i) hashes.push_back(session.position(i).hash());
  for (std::size_t i = 3; i-- > 0;) {
    REQUIRE(session.can_undo());
    session.undo();
    CHECK(session.cursor() == i);
    CHECK(session.position().hash() == hashes[i]);
    CHECK(session.length() == 3);
  }
  CHECK_FALSE(session.can_undo());
  for (std::size_t i = 1; i <= 3; ++i) {
    REQUIRE(session.can_redo());
    session.redo();
    CHECK(session.cursor() == i);
    CHECK(session.position().hash() == hashes[i]);
  }
  CHECK_FALSE(session.can_redo());
}

TEST_CASE("playing after an undo drops what was undone") {
  Session session = new_session(kTwo, 1);
  play_all(session, {"take wbg", "take wbg", "take wbg"});
  session.undo();
  session.undo();
  play_all(session, {"take wrk"});
  CHECK(session.length() == 2);
  CHECK_FALSE(session.can_redo());
  CHECK(session.action_text(1) == "take wrk");
  const auto again = Session::open(session.record());
  REQUIRE(again.ok());
  CHECK(again.value().position().hash() == session.position().hash());
}

TEST_CASE(
    "what replaced later actions is taken back and played again as often as one likes: each line is still there") {
  Session session = new_session({.players = 2}, 1, {"", "easy"});
  play_first(session, 6);
  const app::GameRecord first = session.record();
  session.undo();
  session.undo();
  const std::size_t from = session.cursor();
  REQUIRE(from == 2);
  REQUIRE(session.person_to_act());
  session.play(session.position().legal_count() - 1);
  play_first(session, 4);
  const app::GameRecord second = session.record();
  REQUIRE(second.actions.size() == 4);
  for (int again = 0; again < 3; ++again) {
    session.undo();
    CHECK(session.cursor() == from);
    CHECK(session.record() == first);
    session.redo();
    CHECK(session.cursor() == 4);
    CHECK(session.record() == second);
    CHECK(session.position().hash() == Session::open(second).value().position().hash());
  }
  SUBCASE("further back and on") {
    session.undo();
    session.undo();
    CHECK(session.cursor() == 0);
    session.redo();
    CHECK(session.record() == first);
    session.redo();
    CHECK(session.record() == second);
  }
  SUBCASE("a look at the first line") {
    session.undo();
    session.go_to(6);
    CHECK(session.record() == first);
    session.go_to(from);
    session.redo();
    CHECK(session.record() == second);
  }
  SUBCASE("on along the first line and back: redo goes on there") {
    session.undo();
    session.go_to(from + 2);
    session.undo();
    session.redo();
    CHECK(session.record() == first);
    CHECK(session.cursor() == from + 2);
  }
  SUBCASE("a third line: redo plays its action, undo brings the first back") {
    session.undo();
    session.play(1);
    const app::GameRecord third = session.record();
    session.undo();
    CHECK(session.record() == first);
    session.redo();
    CHECK(session.record() == third);
  }
}

TEST_CASE(
    "whatever is played, taken back, played again and replaced: the history is a game, and undo and redo turn each "
    "other round") {
  // The same, or with more at its end: a line that came back may begin with what was played instead.
  const auto goes_on = [](const app::GameRecord& record, const app::GameRecord& from) {
    return record.actions.size() >= from.actions.size() &&
           std::equal(from.actions.begin(), from.actions.end(), record.actions.begin());
  };
  constexpr std::size_t kNotCut = app::kMaxActions + 1;
  base::RandomSource random(7);
  int undone = 0, redone = 0, swapped = 0;
  for (int game = 0; game < 600; ++game) {
    const std::vector<std::vector<std::string>> levels{{"", ""}, {"", "easy"}, {"easy", ""}, {"easy", "easy"}};
    Session session = new_session(kTwo, 1, levels[static_cast<std::size_t>(game) % levels.size()]);
    if (game % 8 == 0) support::set_seat(session, 1, {.name = "", .level = "", .far = true});
    const bool persons = game % 4 != 3;
    std::size_t cut_at = kNotCut;  // here the game was cut, and nothing has been played since
    play_first(session, 6 + random.below(4));
    for (int step = 0; step < 60; ++step) {
      const app::GameRecord before = session.record();
      const std::size_t cursor = session.cursor();
      const bool stops = !persons || session.person_to_act();  // undo and redo can come to this moment
      Session again = session;
      switch (random.below(9)) {
        case 0:
        case 1:
        case 6:
          if (session.position().over()) break;
          session.play(static_cast<int>(
              random.below(static_cast<std::uint32_t>(std::min(3, session.position().legal_count())))));
          cut_at = kNotCut;
          break;
        case 2: session.go_to(random.below(static_cast<std::uint32_t>(session.length() + 1))); break;
        case 3:
          session.mark_sent();
          if (random.below(4) != 0 || !session.can_redo()) break;
          session.forget_later();
          cut_at = cursor;
          break;
        case 4:
        case 7:
        case 8:
          if (!session.can_undo()) break;
          session.undo();
          ++undone;
          swapped += session.record() != before ? 1 : 0;
          if (!stops || (cursor == before.actions.size() && cut_at == cursor)) break;
          again = session;
          again.redo();
          CHECK(goes_on(again.record(), before));
          CHECK(again.cursor() == cursor);
          break;
        default:
          if (!session.can_redo()) break;
          session.redo();
          ++redone;
          if (!stops) break;
          again = session;
          again.undo();  // which may also bring back what had been replaced
          CHECK(again.cursor() == cursor);
          again.redo();
          CHECK(goes_on(again.record(), session.record()));
          if (again.record() == session.record()) CHECK(again.cursor() == session.cursor());
      }
      const auto replayed = Session::open(session.record());
      REQUIRE(replayed.ok());
      REQUIRE(session.cursor() <= session.length());
      REQUIRE(session.sent().value_or(0) <= session.length());
      for (std::size_t i = 0; i <= session.length(); ++i)
        REQUIRE(session.position(i).hash() == replayed.value().position(i).hash());
    }
  }
  CHECK(undone > 1000);
  CHECK(redone > 1000);
  CHECK(swapped > 100);
}

TEST_CASE("a line is brought back where undo comes back to where it was left, and nowhere else") {
  Session session = new_session(kTwo, 1);
  play_first(session, 8);
  session.play(1);
  session.undo();
  session.play(2);
  const app::GameRecord replaced = session.record();
  SUBCASE("not from before it") {
    session.go_to(4);
    session.undo();
    CHECK(session.record() == replaced);
  }
  SUBCASE("not once its own line is gone") {
    session.go_to(3);
    session.play(2);
    session.play(2);
    const app::GameRecord other = session.record();
    for (int i = 0; i < 4; ++i) session.undo();
    CHECK(session.cursor() == 1);
    CHECK(session.record() == other);
    session.go_to(5);
    play_first(session, 9);
    const app::GameRecord longer = session.record();
    session.undo();
    CHECK(session.cursor() == 8);
    CHECK(session.record() == longer);
  }
}

TEST_CASE("of a computer that plays on from an earlier moment, undo and redo lose nothing either") {
  Session session = new_session({.players = 2}, 1, {"", "easy"});
  play_first(session, 4);
  const app::GameRecord first = session.record();
  session.go_to(1);
  session.forget_later();
  REQUIRE(session.computer_to_act());
  session.undo();  // before the computer has played: nothing to play again
  CHECK(session.cursor() == 0);
  CHECK(session.record() == first);
  session.redo();
  CHECK(session.record() == first);
  session.go_to(1);
  session.forget_later();
  session.play(first.actions[1]);  // as before: nothing was replaced
  session.undo();
  session.redo();
  CHECK(session.record() == first);
  session.go_to(1);
  session.forget_later();
  session.play(session.position().legal_count() - 1);
  const app::GameRecord second = session.record();
  session.undo();
  CHECK(session.record() == first);
  session.redo();
  CHECK(session.cursor() == 2);
  CHECK(session.record() == second);
}

TEST_CASE("undo goes back to a person's decision, skipping the computers' actions since") {
  Session session = new_session({.players = 3}, 1, {"", "easy", "hard"});
  play_first(session, 5);
  CHECK(session.computer_to_act() == 2);
  session.undo();
  CHECK(session.cursor() == 3);
  CHECK(session.person_to_act());
  session.undo();
  CHECK(session.cursor() == 0);
  session.redo();
  CHECK(session.cursor() == 3);
  session.redo();  // the next decision of the person was never reached: on to the end
  CHECK(session.cursor() == 5);
}

TEST_CASE("there is nothing to undo before the first decision of a person: computers would only repeat their moves") {
  Session session = new_session({.players = 3}, 1, {"easy", "hard", ""});
  play_first(session, 2);
  REQUIRE(session.person_to_act());
  CHECK_FALSE(session.can_undo());
  play_first(session, 3);
  REQUIRE(session.can_undo());
  session.undo();
  CHECK(session.cursor() == 2);
  CHECK(session.person_to_act());
  CHECK_FALSE(session.can_undo());
}

TEST_CASE("without a person undo and redo go one action") {
  Session session = new_session(kTwo, 1, {"easy", "hard"});
  play_first(session, 4);
  session.undo();
  CHECK(session.cursor() == 3);
  session.undo();
  CHECK(session.cursor() == 2);
  session.redo();
  CHECK(session.cursor() == 3);
}

TEST_CASE("undo inside a turn takes one decision back") {
  Session session = new_session(kTwo, 1);
  play_all(session, {"take wbg", "take wbg", "take wrk", "take wrk", "take bgr", "take brk"});
  const std::size_t before = session.cursor();
  play_all(session, {"take gk"});
  REQUIRE(session.position().to_act() == 0);
  REQUIRE_FALSE(session.position().starts_ply());
  session.play(0);
  session.undo();
  CHECK(session.cursor() == before + 1);
  CHECK_FALSE(session.position().starts_ply());
  session.undo();
  CHECK(session.cursor() == before);
  CHECK(session.position().starts_ply());
}

TEST_CASE("undo leaves a finished game at the last decision of a person") {
  Session session = new_session({.players = 2}, 5, {"", "easy"});
  support::play_on(session, support::sensible_action, 1);
  REQUIRE(session.position().over());
  CHECK_FALSE(session.person_to_act());
  CHECK_FALSE(session.computer_to_act());
  const std::size_t length = session.length();
  session.undo();
  CHECK(session.person_to_act());
  for (std::size_t i = session.cursor() + 1; i < length; ++i) CHECK(session.actor(i) == 1);
  session.redo();
  CHECK(session.cursor() == length);
}

TEST_CASE("go_to shows any moment, and the record to the cursor ends there") {
  Session session = support::played_session(kTwo, 3, support::random_action);
  for (const std::size_t index : {std::size_t{0}, std::size_t{5}, session.length(), std::size_t{9}}) {
    session.go_to(index);
    CHECK(session.cursor() == index);
    CHECK(session.position().hash() == session.position(index).hash());
    const auto shorter = Session::open(session.record_to_cursor());
    REQUIRE(shorter.ok());
    CHECK(shorter.value().length() == index);
    CHECK(shorter.value().position().hash() == session.position().hash());
  }
}

TEST_CASE("every setup opens, plays to its end, and replays from its record and from its texts") {
  for (const splendor::Setup& setup : support::every_setup()) {
    CAPTURE(support::setup_text(setup));
    const Session session = support::played_session(setup, 11, support::random_action);
    CHECK(session.position().over());
    CHECK(session.position().winners() != 0);
    const auto again = Session::open(session.record());
    REQUIRE(again.ok());
    Session by_text = new_session(setup, 11);
    bool same = true;
    for (std::size_t i = 0; i < session.length() && same; ++i) {
      same = by_text.play(session.action_text(i)).ok() && by_text.position().hash() == session.position(i + 1).hash() &&
             again.value().position(i + 1).hash() == session.position(i + 1).hash();
      CHECK(session.actor(i) == session.position(i).to_act());
    }
    CHECK(same);
  }
}

TEST_CASE("a record from outside is checked action by action") {
  GameRecord record = new_record(kTwo, 1);
  record.actions = {0, 60000};
  CHECK(refusal_of(record) == base::Message{app::messages::game_action_impossible, 2});
  const Session over = support::played_session(kTwo, 1, support::random_action);
  record = over.record();
  record.actions.push_back(0);
  CHECK(refusal_of(record) == base::Message{app::messages::game_action_impossible, over.length() + 1});
  record.actions.assign(app::kMaxActions + 1, 0);
  CHECK(refusal_of(record) == app::messages::game_too_long);
}

TEST_CASE("a record with a wrong number of seats or an unknown setup is refused") {
  GameRecord record = new_record(kTwo, 1);
  record.seats.emplace_back();
  CHECK(refusal_of(record) == app::messages::seats_differ);
  record.seats.clear();
  CHECK(refusal_of(record) == app::messages::seats_differ);
  for (const std::uint32_t options : {4u, 7u, 0x800u, 0x7FFFu, 0xFFFFFFFFu}) {
    record.spec.options = options;
    CHECK(refusal_of(record) == base::messages::setup_unknown);
  }
}

TEST_CASE("a computer player of an unknown level is refused") {
  for (const base::Level& level : base::kLevels) CHECK(Session::open(new_record(kTwo, 1, {"", level.name})).ok());
  CHECK(refusal_of(new_record(kTwo, 1, {"", "godlike"})) == app::messages::seat_level_unknown);
}

TEST_CASE(
    "[base.bound] a game ends at the bound of every reader with the prestige as it stands, and can be taken back") {
  Session session = support::session_at_bound("hard");
  const app::Game& end = session.position();
  CHECK(session.length() == app::kMaxActions);
  CHECK(end.over());
  const auto& players = support::typed(end).state().players;
  CHECK(end.winners() == (players[0].prestige > players[1].prestige ? 0b01u : 0b10u));
  CHECK_FALSE(session.person_to_act());
  CHECK_FALSE(session.computer_to_act());
  CHECK(session.play(session.action_text(session.length() - 1)).error() == engine::messages::game_is_over);
  CHECK(Session::open(session.record()).ok());
  session.undo();
  CHECK(session.cursor() == app::kMaxActions - 1);
  CHECK_FALSE(session.position().over());
  CHECK(session.person_to_act());
  session.play(0);
  CHECK(session.position().at_bound());
  session.undo();
  CHECK(session.length() == app::kMaxActions);  // what was taken back is there again
}

TEST_CASE("a game whose rules end it with its last action ends by them, not at its bound") {
  Session session = support::played_session(kTwo, 1, support::random_action);
  REQUIRE(session.position().over());
  CHECK_FALSE(session.position().at_bound());
  const splendor::GameState& before = support::typed(session.position(session.length() - 1)).state();
  engine::GameOf<splendor::Game> last(before, 1);
  last.apply(session.record().actions.back());
  CHECK(last.over());
  CHECK_FALSE(last.at_bound());
}

TEST_CASE("names are cleaned wherever they come from") {
  GameRecord record = new_record(kTwo, 1);
  record.seats[0].name = "An\nna ";
  Session session = std::move(Session::open(record).value());
  CHECK(session.seats()[0].name == "Anna");
  support::set_seat(session, 1, {.name = "\tBerta\x7F", .level = "easy"});
  CHECK(session.seats()[1] == app::Seat{.name = "Berta", .level = "easy"});
}

TEST_CASE("clean_name keeps letters of every language and drops control characters") {
  CHECK(app::clean_name("") == "");
  CHECK(app::clean_name("   ") == "");
  CHECK(app::clean_name("Éloïse Œ") == "Éloïse Œ");
  CHECK(app::clean_name("  two  words ") == "two  words");
  CHECK(app::clean_name("日本語 😀") == "日本語 😀");
  CHECK(app::clean_name("a\r\nb\tc\x01") == "abc");
  CHECK(app::clean_name(std::string("a\0b", 3)) == "ab");
  CHECK(app::clean_name("a\xC2\x85"
                        "b\xC2\x9Bz") == "abz");                 // C1 controls
  CHECK(app::clean_name("a\xE2\x80\xA8z\xE2\x80\xA9") == "az");  // line and paragraph separators
  CHECK(app::clean_name("\xE2\x80\xAE"
                        "evil\xE2\x81\xA6") == "evil");  // directions that would turn the line around
  CHECK(app::clean_name("\xE2\x80\x8E\xE2\x80\x8F") == "");
  CHECK(app::clean_name("\xEF\xBB\xBF"
                        "x") == "x");  // byte order mark
}

TEST_CASE("clean_name drops bytes that are no UTF-8") {
  CHECK(app::clean_name("a\xFFz") == "az");
  CHECK(app::clean_name("a\x80\xBFz") == "az");  // continuation without a start
  CHECK(app::clean_name("a\xC3") == "a");        // cut off
  CHECK(app::clean_name("a\xE2\x82z") == "az");  // cut off inside
  CHECK(app::clean_name("a\xC0\xAFz") == "az");  // too long a form
  CHECK(app::clean_name("a\xE0\x80\xAFz") == "az");
  CHECK(app::clean_name("a\xED\xA0\x80z") == "az");      // half a surrogate pair
  CHECK(app::clean_name("a\xF4\x90\x80\x80z") == "az");  // beyond Unicode
  CHECK(app::clean_name("\xF0\x9F\x98\x80") == "😀");
}

TEST_CASE("clean_name bounds the length, and never inside a character") {
  CHECK(app::clean_name(std::string(1000, 'x')) == std::string(app::kMaxNameBytes, 'x'));
  std::string accents;
  for (int i = 0; i < 100; ++i) accents += "é";
  CHECK(app::clean_name(accents) == accents.substr(0, app::kMaxNameBytes));
  CHECK(app::clean_name("x" + accents) == ("x" + accents).substr(0, app::kMaxNameBytes - 1));
  const std::string words = std::string(app::kMaxNameBytes - 1, 'x') + " y";
  CHECK(app::clean_name(words) == std::string(app::kMaxNameBytes - 1, 'x'));
  const std::string once = app::clean_name("x" + accents + "\xFF");
  CHECK(app::clean_name(once) == once);
}
