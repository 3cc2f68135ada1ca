#include "games/splendor/ai/network.h"

#include <algorithm>
#include <bitset>
#include <cassert>

#include "base/math.h"
#include "games/splendor/ai/lanes.h"
#include "games/splendor/rules/modules/orient.h"

namespace splendor {

namespace {

// Fixed point: rows and clipped values in units of 1/256, weights between layers in 1/4096.
constexpr int kRowBits = 8, kWeightBits = 12;
constexpr std::int16_t kObjectMost = 4 << kRowBits;  ///< clips, must match the trainer
constexpr std::int16_t kLayerMost = 8 << kRowBits;
constexpr int kPoolShift = 2;  ///< the sum of objects is in units of 1/64, so that it cannot overflow

// As lanes::multiply wants it.
static_assert(Network::kSeat % 64 == 0 && Network::kValue % 64 == 0 && Network::kTrunk % 64 == 0 &&
              Network::kObject % 64 == 0);
constexpr std::size_t kObjectVectors = Network::kObject / lanes::kLanes;
constexpr std::size_t kSeatVectors = Network::kSeat / lanes::kLanes;

/// Biases of a layer are added to sums of (1/256) (1/4096).
constexpr int kBiasShift = kRowBits;

/// The sum of a layer in 1/256, between 0 and the layer's clip.
std::int16_t layer_output(std::int32_t sum) {
  return static_cast<std::int16_t>(std::clamp<std::int32_t>(sum >> kWeightBits, 0, kLayerMost));
}

double as_real(std::int64_t value, int bits) { return static_cast<double>(value) / static_cast<double>(1 << bits); }

/// exp(x - most) for each, so that they sum to 1.
void softmax(double* values, std::size_t count) {
  double most = values[0];
  for (std::size_t i = 1; i < count; ++i) most = std::max(most, values[i]);
  double sum = 0.0;
  for (std::size_t i = 0; i < count; ++i) sum += values[i] = base::exp_of(values[i] - most);
  for (std::size_t i = 0; i < count; ++i) values[i] /= sum;
}

/// out[o] += what a layer makes of the inputs for it.
template <class Layer, std::size_t kOutputs>
void multiply(const lanes::Pairs& in, const Layer& layer, std::array<std::int32_t, kOutputs>& out) {
  lanes::multiply(in, layer.weights.data(), layer.exponent, kOutputs, out.data());
}

}  // namespace

struct Network::Hidden {
  std::array<std::array<std::int16_t, kObject>, NetworkInput::kMaxObjects> objects;  ///< the mover's
  std::array<std::array<std::int16_t, 2 * kSeat>, kMaxPlayers> seats;                ///< own, then the sum of rivals
};

const std::array<std::size_t, Network::kTables> Network::kTableSizes{object_rows::kCount * kObject,
                                                                     seat_rows::kCount* kSeat,
                                                                     kObject* kSeat,
                                                                     2 * kSeat* kValue,
                                                                     kValue,
                                                                     kValue,
                                                                     2 * kSeat* kTrunk,
                                                                     kTrunk,
                                                                     Terms::kHeads* kTrunk* kObject,
                                                                     Terms::kHeads* kObject,
                                                                     kTrunk* kFlat + kFlat};

std::size_t Network::file_size() {
  std::size_t size = kTables;
  for (const std::size_t table : kTableSizes) size += table;
  return size;
}

Network::Network(const std::int8_t* bytes) {
  const std::int8_t* exponent = bytes;
  const std::int8_t* next = bytes + kTables;
  std::size_t table = 0;
  const auto take = [&](auto& to, std::size_t count) {
    using Number = typename std::remove_reference_t<decltype(to)>::value_type;
    to.resize(count);
    for (Number& number : to) number = static_cast<Number>(*next++ * (1 << *exponent));
  };
  const auto take_rows = [&](Table& to, std::size_t rows, std::size_t width) {
    to = {{next, next + rows * width}, *exponent};
    next += rows * width;
  };
  /// A layer as inputs by outputs becomes pairs of inputs, then outputs.
  const auto take_layer = [&](Table& to, std::size_t inputs, std::size_t outputs) {
    to.exponent = *exponent;
    to.weights.resize(inputs * outputs);
    for (std::size_t i = 0; i < inputs; ++i)
      for (std::size_t o = 0; o < outputs; ++o) to.weights[(i / 2 * outputs + o) * 2 + i % 2] = *next++;
  };
  const auto end_table = [&] {
    ++table;
    ++exponent;
  };
  take_rows(object_rows_, object_rows::kCount, kObject);
  object_rows_.weights.resize((joined_rows::kNothing + 1) * kObject);
  join_rows();
  end_table();
  take_rows(seat_rows_, seat_rows::kCount, kSeat);
  end_table();
  take_layer(seat_dense_, kObject, kSeat);
  end_table();
  take_layer(value_dense_, 2 * kSeat, kValue);
  end_table();
  take(value_bias_, kValue);
  end_table();
  take(value_out_, kValue);
  end_table();
  take_layer(trunk_dense_, 2 * kSeat, kTrunk);
  end_table();
  take(trunk_bias_, kTrunk);
  end_table();
  for (Table& head : heads_) take_layer(head, kTrunk, kObject);
  end_table();
  take(heads_bias_, Terms::kHeads * kObject);
  end_table();
  flat_ = {std::vector<std::int8_t>(kTrunk * kFlat), *exponent};
  for (std::size_t i = 0; i < kTrunk; ++i)  // outputs by inputs: few outputs are asked for
    for (std::size_t o = 0; o < kFlat; ++o) flat_.weights[o * kTrunk + i] = *next++;
  take(flat_bias_, kFlat);
  end_table();
  assert(table == kTables && next == bytes + file_size());
}

void Network::join_rows() {
  joined_rows_.resize((joined_rows::kCount - joined_rows::kFirst) * kObject);
  for (int row = joined_rows::kFirst; row < joined_rows::kCount; ++row) {
    const auto parts = joined_rows::parts_of(row);
    for (std::size_t i = 0; i < kObject; ++i) {
      int sum = 0;
      for (std::size_t part = 0; part < parts.count; ++part) sum += object_rows_.weights[parts.row[part] * kObject + i];
      joined_rows_[static_cast<std::size_t>(row - joined_rows::kFirst) * kObject + i] =
          static_cast<std::int16_t>(sum * (1 << object_rows_.exponent));
    }
  }
}

void Network::add_up(const NetworkInput& input, Hidden& hidden) const {
  lanes::Words shared[kSeatVectors]{};
  for (std::size_t i = 0; i < input.shared.count; ++i)
    lanes::add_row(shared, seat_rows_.weights.data() + input.rows[input.shared.first + i] * kSeat);

  const auto players = static_cast<std::size_t>(input.players);
  for (std::size_t seat = 0; seat < players; ++seat) {
    const NetworkInput::Seat& of = input.seats[seat];
    lanes::Words pool[kObjectVectors]{};
    for (std::size_t object = 0; object < of.object_count; ++object) {
      const NetworkInput::Range range = of.objects[object];
      lanes::Words sum[kObjectVectors]{};
      const std::uint16_t* row = input.rows.data() + range.first;
      for (const std::uint16_t* const joined = row + (range.count - range.joined); row != joined; ++row)
        lanes::add_row(sum, object_rows_.weights.data() + *row * kObject);
      for (lanes::Words& words : sum) words <<= object_rows_.exponent;
      for (const std::uint16_t* const end = row + range.joined; row != end; ++row)
        lanes::add_row(sum, joined_rows_.data() + (*row - joined_rows::kFirst) * kObject);
      for (std::size_t v = 0; v < kObjectVectors; ++v) {
        const lanes::Words clipped = lanes::clipped(sum[v], kObjectMost);
        pool[v] += clipped;
        if (static_cast<int>(seat) == input.mover)
          lanes::store(hidden.objects[object].data() + lanes::kLanes * v, clipped);
      }
    }
    std::array<std::int16_t, kObject> pooled;
    for (std::size_t v = 0; v < kObjectVectors; ++v)
      lanes::store(pooled.data() + lanes::kLanes * v, pool[v] >> kPoolShift);

    lanes::Words own[kSeatVectors];
    std::copy(std::begin(shared), std::end(shared), std::begin(own));
    for (std::size_t i = 0; i < of.rows.count; ++i)
      lanes::add_row(own, seat_rows_.weights.data() + input.rows[of.rows.first + i] * kSeat);
    std::array<std::int16_t, kSeat> rows;
    for (std::size_t v = 0; v < kSeatVectors; ++v)
      lanes::store(rows.data() + lanes::kLanes * v, own[v] << seat_rows_.exponent);
    std::array<std::int32_t, kSeat> sums;
    for (std::size_t i = 0; i < kSeat; ++i) sums[i] = rows[i] * (1 << (kWeightBits - kPoolShift));
    multiply(lanes::Pairs(pooled.data(), kObject), seat_dense_, sums);
    for (std::size_t i = 0; i < kSeat; ++i)
      hidden.seats[seat][i] =
          static_cast<std::int16_t>(std::clamp<std::int32_t>(sums[i] >> (kWeightBits - kPoolShift), 0, kLayerMost));
  }
  for (std::size_t i = 0; i < kSeat; i += lanes::kLanes) {
    lanes::Words all{};
    for (std::size_t seat = 0; seat < players; ++seat) all += lanes::load(hidden.seats[seat].data() + i);
    for (std::size_t seat = 0; seat < players; ++seat)
      lanes::store(hidden.seats[seat].data() + kSeat + i, all - lanes::load(hidden.seats[seat].data() + i));
  }
}

void Network::judge_chances(const NetworkInput& input, const Hidden& hidden, Judgement& out) const {
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(input.players); ++seat) {
    std::array<std::int32_t, kValue> sums;
    for (std::size_t i = 0; i < kValue; ++i) sums[i] = value_bias_[i] * (1 << kBiasShift);
    multiply(lanes::Pairs(hidden.seats[seat].data(), 2 * kSeat), value_dense_, sums);
    std::array<std::int16_t, kValue> layer;
    for (std::size_t i = 0; i < kValue; ++i) layer[i] = layer_output(sums[i]);
    out.chances[seat] = as_real(lanes::dot(layer.data(), value_out_.data(), kValue), kRowBits + kWeightBits);
  }
  softmax(out.chances.data(), static_cast<std::size_t>(input.players));
}

void Network::judge_decisions(const GameState& state, const NetworkInput& input, const Hidden& hidden,
                              const Decisions& decisions, double sharpness, Judgement& out) const {
  std::array<std::int32_t, kTrunk> sums;
  for (std::size_t i = 0; i < kTrunk; ++i) sums[i] = trunk_bias_[i] * (1 << kBiasShift);
  multiply(lanes::Pairs(hidden.seats[static_cast<std::size_t>(input.mover)].data(), 2 * kSeat), trunk_dense_, sums);
  std::array<std::int16_t, kTrunk> trunk;
  for (std::size_t i = 0; i < kTrunk; ++i) trunk[i] = layer_output(sums[i]);

  const lanes::Pairs trunk_pairs(trunk.data(), kTrunk);

  std::array<std::int32_t, kFlat> flats;
  std::bitset<kFlat> flat_made;
  const auto flat_of = [&](std::size_t output) {
    if (!flat_made[output])
      flats[output] = flat_bias_[output] * (1 << kBiasShift) +
                      lanes::dot(trunk.data(), flat_.weights.data() + output * kTrunk, kTrunk) * (1 << flat_.exponent);
    flat_made[output] = true;
    return flats[output];
  };
  std::array<std::array<std::int16_t, kObject>, Terms::kHeads> heads;
  std::array<bool, Terms::kHeads> made{};
  const auto head_of = [&](std::size_t head) -> const std::int16_t* {
    if (!made[head]) {
      std::array<std::int32_t, kObject> out_sums;
      for (std::size_t i = 0; i < kObject; ++i) out_sums[i] = heads_bias_[head * kObject + i] * (1 << kBiasShift);
      multiply(trunk_pairs, heads_[head], out_sums);
      for (std::size_t i = 0; i < kObject; ++i)
        heads[head][i] = static_cast<std::int16_t>(std::clamp<std::int32_t>(out_sums[i] >> kWeightBits, -32768, 32767));
      made[head] = true;
    }
    return heads[head].data();
  };

  for (std::size_t i = 0; i < decisions.count; ++i) {
    const Terms terms = terms_of(state, input, decisions.action[i]);
    std::int64_t sum = 0;  // in (1/256) (1/4096)
    for (std::size_t t = 0; t < terms.flat_count; ++t) sum += flat_of(terms.flat[t]);
    for (std::size_t t = 0; t < 2; ++t) {
      if (terms.object[t] == NetworkInput::kNoObject) continue;
      const std::int32_t product = lanes::dot(hidden.objects[terms.object[t]].data(), head_of(terms.head[t]), kObject);
      sum += std::int64_t{product} * (1 << (kWeightBits - kRowBits));
    }
    out.preference[i] = sharpness * as_real(sum, kRowBits + kWeightBits);
  }
  softmax(out.preference.data(), decisions.count);
}

void Network::judge(const GameState& state, const Decisions& decisions, Judgement& out, double sharpness) const {
  NetworkInput input;
  Hidden hidden;
  input.read(state);
  add_up(input, hidden);
  judge_chances(input, hidden, out);
  judge_decisions(state, input, hidden, decisions, sharpness, out);
}

Terms terms_of(const GameState& state, const NetworkInput& input, const Action& action) {
  namespace flat = flat_outputs;
  Terms terms;
  const auto add = [&](int output) { terms.flat[terms.flat_count++] = static_cast<std::uint16_t>(output); };
  const auto card = [&](std::size_t place, CardId id, Terms::Head head) {
    terms.object[place] = id < kCardCount ? input.card_object[id] : NetworkInput::kNoObject;
    terms.head[place] = head;
  };
  const auto colour_of = [](Tokens tokens) { return __builtin_ctz(tokens.gems_with_at_least(1)); };
  add(flat::kKind + static_cast<int>(action.kind));
  switch (action.kind) {
    case ActionKind::take: add(flat::kTake + static_cast<int>(action.tokens.gems_with_at_least(1))); break;
    case ActionKind::take_pair: {
      const int two = __builtin_ctz(action.tokens.gems_with_at_least(2));
      const unsigned other = action.tokens.gems_with_at_least(1) & ~(1u << two);
      add(flat::kPair + two);
      if (other != 0) add(flat::kPairAndOne + 5 * two + __builtin_ctz(other));
      break;
    }
    case ActionKind::reserve: card(0, action.card, Terms::reserve); break;
    case ActionKind::reserve_deck:
      if (action.other < kKnownDecks) add(flat::kDeck + action.other);
      break;
    case ActionKind::buy:
    case ActionKind::conquer: card(0, action.card, Terms::buy); break;
    case ActionKind::keep:
    case ActionKind::free: card(0, action.card, Terms::free); break;
    case ActionKind::associate:
      if (const auto colour = orient::colour_of(state, action.card))
        add(flat::kModel + static_cast<int>(index_of(*colour)));
      break;
    case ActionKind::gem: add(flat::kGem + colour_of(action.tokens)); break;
    case ActionKind::place: card(0, action.card, Terms::place); break;
    case ActionKind::move:
      card(0, action.card, Terms::place);
      card(1, action.other, Terms::lift);
      break;
    case ActionKind::remove: card(0, action.card, Terms::lift); break;
    case ActionKind::give_back:
      for (int colour = 0; colour < kColourCount; ++colour) {
        const int count = action.tokens[static_cast<Gem>(colour)];
        if (count != 0) add(flat::kReturn + 3 * colour + std::min(count, 3) - 1);
      }
      break;
    case ActionKind::noble:
      terms.object[0] = input.noble_object[action.other];
      terms.head[0] = Terms::tile;
      break;
    case ActionKind::post:
      terms.object[0] = input.post_object[action.other];
      terms.head[0] = Terms::tile;
      break;
    case ActionKind::pass:
    case ActionKind::decline: break;
  }
  return terms;
}

}  // namespace splendor
