// Games of our own computer players: short and full boards, with and without the Mysteries, 2 to 4 travellers.
#include "kingdom/hash.h"
#include "kingdom/invariants.h"
#include "kingdom/rules.h"
#include "record/kingdom_record.h"
#include "support/check.h"
#include "support/data.h"

TEST_CASE("kingdom: golden games replay to the same hashes for ever") {
  std::map<std::string, std::string> hashes;
  splendor::Hasher all;
  for (const std::string& line : support::data_lines("kingdom_golden.jsonl")) {
    const auto json = record::Json::parse(line, nullptr, false);
    const auto game = record::read_kingdom_record(json);
    REQUIRE(game.ok());
    CAPTURE(game.value().id);
    const record::KingdomReplay replay = record::replay(game.value());
    const std::string fault = replay.fault ? replay.fault->message : "";
    CHECK_MESSAGE(!replay.fault, fault);
    CHECK(replay.plies == game.value().plies.size());
    CHECK(kingdom::is_terminal(replay.state));
    CHECK_FALSE(kingdom::broken_invariant(replay.state));
    hashes[game.value().id] = splendor::hex16(kingdom::hash_of(replay.state));
    all.add(kingdom::hash_of(replay.state));
  }
  CHECK(hashes.size() == 9);
  support::check_golden("kingdom_golden.hashes.txt", hashes);
  support::note_hash("kingdom-golden", all.value());
}
