// A recorded game of Kingdom of Splendor as a value, its JSON line (the project's notation, section Kingdom), and playing
// it through the rules. The same shape as record.h and replay.h, which serve Splendor.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "kingdom/deal.h"
#include "record/record.h"
#include "record/replay.h"

namespace record {

/// What a record says about its end and on the way; absent where it does not say.
struct KingdomExpected {
  std::optional<std::vector<std::int64_t>> winners;  ///< seats; empty: the record says null, nobody has won yet
  std::optional<std::vector<std::string>> spaces;
  std::optional<std::vector<std::string>> tokens;
  std::optional<std::vector<std::int64_t>> medals;
  std::optional<std::string> supply;
  std::optional<std::int64_t> to_act;
  std::optional<bool> over;
  std::optional<std::string> hash;
  std::vector<std::vector<std::int64_t>> decisions;  ///< per list and action, the number of legal actions
};

struct KingdomRecord {
  std::string id;
  std::string seed;  ///< empty when the record gives the deal only
  kingdom::Deal deal;
  /// As the record groups them. Ours are cut where kingdom::starts_ply() says; another program may write a whole turn,
  /// with its extra turns and what others decide in it, as one list, or every action by itself.
  std::vector<Ply> plies;
  KingdomExpected expected;
};

/// The error is one sentence. The deal of a value that comes back can be played.
splendor::Result<KingdomRecord> read_kingdom_record(const Json& object);

/// The keys from "game" to "plies", in the order of the notation; the caller adds what it knows about the end.
JsonLine to_json(const KingdomRecord& record);

struct KingdomReplay {
  kingdom::GameState state;  ///< at the end, or where it went wrong
  std::size_t plies = 0;     ///< lists played to their end
  std::vector<std::vector<std::int64_t>> decisions;
  std::optional<Fault> fault;
};

/// Plays and compares with what the record expects. Precondition: read_kingdom_record made the record.
KingdomReplay replay(const KingdomRecord& record);

/// Adds "winners", "spaces", "medals", "tokens", "tiles", "supply", "to_act" and "over" to a record or an answer.
void add_outcome(const kingdom::GameState& state, JsonLine& json);

/// Number of sequences of `depth` plies; a finished game has none.
std::uint64_t perft(const kingdom::GameState& state, int depth);

}  // namespace record
