// Games of our own computer players: short and full boards, with and without the Mysteries, 2 to 4 travellers.
#include "base/hash.h"
#include "engine/record.h"
#include "games/kingdom/record/record.h"
#include "games/kingdom/rules/rules.h"
#include "support/check.h"
#include "support/data.h"

TEST_CASE("kingdom: golden games replay to the same hashes for ever") {
  std::map<std::string, std::string> hashes;
  base::Hasher all;
  for (const std::string& line : support::data_lines("kingdom_golden.jsonl")) {
    const auto json = base::Json::parse(line, nullptr, false);
    const auto game = engine::read_record<kingdom::RecordedGame>(json);
    REQUIRE(game.ok());
    CAPTURE(game.value().id);
    const auto replay = engine::replay(game.value());
    const std::string fault = replay.fault ? text_of(replay.fault->message) : "";
    CHECK_MESSAGE(!replay.fault, fault);
    CHECK(replay.plies == game.value().plies.size());
    CHECK(kingdom::is_terminal(replay.state));
    CHECK_FALSE(kingdom::broken_invariant(replay.state));
    hashes[game.value().id] = base::hex16(kingdom::hash_of(replay.state));
    all.add(kingdom::hash_of(replay.state));
  }
  CHECK(hashes.size() == 9);
  support::check_golden("kingdom_golden.hashes.txt", hashes);
  support::note_hash("kingdom-golden", all.value());
}
