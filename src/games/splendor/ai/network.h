// A small trained network: from what a player may know to everybody's chance to win (value) and a preference among the
// decisions (policy). Integers only, so that it gives the same bits natively and in WebAssembly. Trained by scripts/train
// (TRAINING.md); must match scripts/lib/train.py.
//
//   each object of each player   sum of its rows, clipped                                            kObject numbers
//   each player                  sum of its rows + kObject -> kSeat of the sum of its objects, clipped
//   chance of each player        [own, sum of rivals] -> kValue, clipped -> 1; then a softmax over all players
//   preference of a decision     trunk: [player to act, sum of rivals] -> kTrunk, clipped; numbers of the trunk for the
//                                decision (kFlat), and the card's own numbers times what the trunk makes of its kind (kHeads)
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "games/splendor/ai/decisions.h"
#include "games/splendor/ai/evaluator.h"
#include "games/splendor/ai/network_input.h"

namespace splendor {

/// First index of each group of the trunk's outputs for decisions.
namespace flat_outputs {
inline constexpr int kTake = 0;                     ///< by the set of colours
inline constexpr int kPair = kTake + 32;            ///< by colour
inline constexpr int kPairAndOne = kPair + 5;       ///< by colour, then the other one
inline constexpr int kReturn = kPairAndOne + 25;    ///< by colour: 1, 2, 3 or more
inline constexpr int kGem = kReturn + 18;           ///< by colour
inline constexpr int kDeck = kGem + 5;              ///< by deck to reserve from
inline constexpr int kModel = kDeck + kKnownDecks;  ///< by colour to copy
inline constexpr int kKind = kModel + 5;            ///< by kind of action
inline constexpr int kCount = kKind + 18;
}  // namespace flat_outputs

/// The terms that sum up to the preference for a decision.
struct Terms {
  enum Head : std::uint8_t { buy, reserve, free, place, lift, tile, kHeads };
  std::array<std::uint16_t, 8> flat{};
  std::uint8_t flat_count = 0;
  std::array<std::uint8_t, 2> object{NetworkInput::kNoObject, NetworkInput::kNoObject};  ///< among the mover's
  std::array<std::uint8_t, 2> head{};
};
/// Precondition: the input was read from the state, in which the action is legal.
Terms terms_of(const GameState& state, const NetworkInput& input, const Action& action);

class Network {
 public:
  static constexpr std::size_t kObject = 64, kSeat = 128, kValue = 64, kTrunk = 64;
  static constexpr std::size_t kFlat = 128;  ///< flat_outputs::kCount, up to whole vectors
  static_assert(kFlat >= flat_outputs::kCount);

  /// Layout of a weights file: kTables exponents, then the tables, one byte for each number.
  static constexpr std::size_t kTables = 11;
  static const std::array<std::size_t, kTables> kTableSizes;
  static std::size_t file_size();

  /// `bytes` is not kept. Precondition: file_size() bytes.
  explicit Network(const std::int8_t* bytes);

  struct Judgement {
    Chances chances{};                                ///< by seat, they sum to 1
    std::array<double, Decisions::kMost> preference;  ///< of each decision, they sum to 1
  };
  /// Preferences are raised to the power `sharpness`. Precondition: the game is not over; the decisions are possible in the state. What the player to act cannot know has
  /// no influence.
  void judge(const GameState& state, const Decisions& decisions, Judgement& out, double sharpness = 1.0) const;

 private:
  struct Hidden;
  void join_rows();
  void add_up(const NetworkInput& input, Hidden& hidden) const;
  void judge_chances(const NetworkInput& input, const Hidden& hidden, Judgement& out) const;
  void judge_decisions(const GameState& state, const NetworkInput& input, const Hidden& hidden,
                       const Decisions& decisions, double sharpness, Judgement& out) const;

  /// In units of 2^exponent. As bytes, since fetching them takes longer than counting with them.
  struct Table {
    std::vector<std::int8_t> weights;
    int exponent = 0;
  };
  Table object_rows_, seat_rows_, flat_;
  Table seat_dense_, value_dense_, trunk_dense_;  ///< between layers, in the order of lanes::multiply
  std::array<Table, Terms::kHeads> heads_;
  // Widened to 16 bits.
  std::vector<std::int16_t> joined_rows_, value_out_;
  std::vector<std::int32_t> value_bias_, trunk_bias_, heads_bias_, flat_bias_;
};

}  // namespace splendor
