// A recorded game as a value, and its JSON line (the project's notation, "Game record"). Reading checks everything that
// can be checked without playing; replay.h plays it. Used by the tool and the tests.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/deal.h"
#include "core/result.h"
#include "record/json.h"

namespace record {

/// A whole turn, or a choice among several nobles: the texts of its decisions, in order.
using Ply = std::vector<std::string>;

/// What a record says about its end and on the way; absent where it does not say.
struct Expected {
  std::optional<std::vector<std::int64_t>> scores;
  std::optional<std::vector<std::int64_t>> winners;  ///< seats; empty: the record says null, nobody has won yet
  std::optional<std::vector<std::int64_t>> cards;
  std::optional<std::vector<std::int64_t>> bought;
  std::optional<std::string> bank;
  std::optional<std::vector<std::string>> tokens;
  std::optional<std::int64_t> to_act;
  std::optional<bool> over;
  std::optional<bool> must_pass;
  std::optional<std::string> hash;
  std::vector<std::int64_t> choices;                 ///< per ply, the number of different plies
  std::vector<std::vector<std::int64_t>> decisions;  ///< per ply and decision, the number of legal actions
};

/// A game of Splendor: how it began and what was played.
struct Record {
  std::string id;
  splendor::Setup setup{};
  std::string seed;  ///< empty when the record gives the deal only
  splendor::Deal deal;
  std::vector<Ply> plies;
  Expected expected;
};

inline constexpr std::size_t kMostPlies = 10'000;
inline constexpr std::size_t kMostDecisions = 32;  ///< in one ply

/// The error is one sentence. The deal of a value that comes back can be played.
splendor::Result<Record> read_record(const Json& object);
splendor::Result<Record> parse_record(std::string_view line);

/// `orient`, `strongholds`, `cities`, `posts`.
std::optional<splendor::Module> module_named(std::string_view name);

/// The keys from "id" to "plies", in the order of the notation; the caller adds what it knows about the end.
JsonLine to_json(const Record& record);

}  // namespace record
