#include "games/splendor/learn/contestant.h"

#include <algorithm>

#include "base/math.h"
#include "base/words.h"
#include "cli/clock.h"
#include "games/splendor/ai/handmade.h"
#include "games/splendor/ai/search.h"
#include "games/splendor/ai/thinking.h"

namespace splendor::learn {

namespace {

/// A decision inside a turn gets a part of what its start gets.
constexpr std::uint64_t kShareInsideTurn = 4;

bool set_option(std::string_view key, double value, TreeOptions& options) {
  if (key == "exploration")
    options.exploration = value;
  else if (key == "sharpness")
    options.sharpness = value;
  else if (key == "unvisited")
    options.unvisited = value;
  else if (key == "outcomes")
    options.outcomes = static_cast<std::uint32_t>(value);
  else if (key == "root_outcomes")
    options.root_outcomes = static_cast<std::uint32_t>(value);
  else if (key == "per_outcome")
    options.per_outcome = static_cast<std::uint32_t>(value);
  else
    return false;
  return true;
}

void add_share(std::vector<Lesson::Preferred>& preferred, const Action& action, double visits) {
  if (visits <= 0) return;
  const auto same =
      std::find_if(preferred.begin(), preferred.end(), [&](const auto& one) { return one.action == action; });
  if (same != preferred.end())
    same->share += static_cast<float>(visits);
  else
    preferred.push_back({action, static_cast<float>(visits)});
}

/// The policy target: the network's preferences, raised for decisions whose chance is better than the position's; unvisited
/// ones keep theirs (the improved policy of Danihelka et al., ICLR 2022). A better target than visits if these are few.
void improve(const TreeSearch& search, std::uint32_t node, std::vector<Lesson::Preferred>& preferred) {
  constexpr double kVisits = 50, kScale = 0.2;
  const double chance = search.chances(node)[search.state(node).to_act];
  std::uint32_t most = 0;
  for (std::uint32_t i = 0; i < search.candidate_count(node); ++i)
    most = std::max(most, search.candidate(i, node).visits);
  const double weight = (kVisits + most) * kScale;
  for (std::uint32_t i = 0; i < search.candidate_count(node); ++i) {
    const TreeSearch::Candidate candidate = search.candidate(i, node);
    const double better = candidate.visits == 0 ? 0.0 : candidate.chance - chance;
    add_share(preferred, candidate.action, candidate.prior * base::exp_of(weight * better));
  }
}

/// The shares, so that they sum to 1; of `action` alone if there are none.
void normalise(std::vector<Lesson::Preferred>& preferred, const Action& action) {
  float sum = 0;
  for (const Lesson::Preferred& one : preferred) sum += one.share;
  if (sum <= 0) preferred = {{action, sum = 1.0f}};
  for (Lesson::Preferred& one : preferred) one.share /= sum;
}

std::array<float, kMaxPlayers> as_searched(const Chances& chances) {
  std::array<float, kMaxPlayers> searched{};
  std::copy(chances.begin(), chances.end(), searched.begin());
  return searched;
}

/// Some positions inside the tree that were searched enough to teach something: those that play avoids are among them, which
/// a search has to judge, too (TreeStrap: Veness et al. 2009).
void add_inner(const TreeSearch& search, std::size_t most, base::RandomSource random, std::vector<Lesson>& lessons) {
  constexpr std::uint32_t kEnoughVisits = 48;
  std::vector<std::uint32_t> chosen;
  std::uint32_t seen = 0;
  for (std::uint32_t node = 1; node < search.node_count(); ++node) {
    // Where some cards cannot be chosen, preferences would say that nobody wants them.
    if (search.visits(node) < kEnoughVisits || search.candidate_count(node) < 2 || !search.is_known(node)) continue;
    ++seen;
    if (chosen.size() < most)
      chosen.push_back(node);
    else if (const std::uint32_t place = random.below(seen); place < most)
      chosen[place] = node;
  }
  for (const std::uint32_t node : chosen) {
    Lesson lesson;
    lesson.state = search.state(node);
    lesson.searched = as_searched(search.chances(node));
    improve(search, node, lesson.preferred);
    normalise(lesson.preferred, search.candidate(0, node).action);
    lessons.push_back(std::move(lesson));
  }
}

}  // namespace

std::unique_ptr<Network> read_network(const std::string& path) {
  const cli::File file(std::fopen(path.c_str(), "rb"));
  if (file == nullptr) return nullptr;
  std::vector<std::int8_t> bytes(Network::file_size() + 1);
  const std::size_t size = std::fread(bytes.data(), 1, bytes.size(), file.get());
  return size == Network::file_size() ? std::make_unique<Network>(bytes.data()) : nullptr;
}

std::optional<Contestant> Contestant::read(const std::string& text, double root_noise) {
  Contestant made;
  made.options_.root_noise = root_noise;
  const std::size_t at = text.rfind('@');
  if (at == std::string::npos) return std::nullopt;
  const std::string name = text.substr(0, at);
  base::Fields fields(std::string_view(text).substr(at + 1), ',');
  std::string_view count = fields.next();
  while (!fields.done()) {
    base::Fields option(fields.next(), '=');
    const std::string_view key = option.next();
    const auto hundredths = base::read_number<std::uint32_t>(option.rest());
    if (!hundredths || !set_option(key, *hundredths / 100.0, made.options_)) return std::nullopt;
  }
  if (name != "frozen") {
    made.network_ = read_network(name);
    if (!made.network_) return std::nullopt;
  }
  made.policy_ = made.network_ && count == "policy";
  if (made.policy_) return made;
  const bool time = count.size() > 2 && count.substr(count.size() - 2) == "ms";
  if (time) count.remove_suffix(2);
  const auto number = base::read_number<std::uint64_t>(count);
  if (!number || *number == 0) return std::nullopt;
  if (time)
    made.seconds_ = static_cast<double>(*number) / 1000;
  else
    made.nodes_ = *number;
  return made;
}

Thought Contestant::think(const GameState& state, std::uint64_t seed, std::size_t inner) const {
  const PlayerView view = view_for(state, state.to_act);
  const bool inside = state.phase != Phase::turn;
  std::optional<cli::Timer> timer;
  if (seconds_ > 0) timer.emplace(inside ? seconds_ / kShareInsideTurn : seconds_);
  const base::Budget budget(seconds_ > 0 ? base::Budget(1'000'000).nodes
                            : inside     ? nodes_ / kShareInsideTurn + 1
                                         : nodes_,
                            timer ? &*timer : nullptr);
  Thought thought;
  if (network_ == nullptr) {
    const HandmadeEvaluator evaluator;
    Search search(view, evaluator, seed, {});
    splendor::think(search, budget.nodes, budget);
    const Search::Best best = search.best();
    thought.action = best.action;
    thought.nodes = search.nodes();
    if (state.setup.players == 2) {
      thought.searched[state.to_act] = static_cast<float>(best.chance);
      thought.searched[1u - state.to_act] = static_cast<float>(1 - best.chance);
    }
    for (std::size_t i = 0; i < search.candidate_count(); ++i)
      add_share(thought.preferred, search.candidate(i).action, search.candidate(i).visits);
  } else {
    TreeSearch search(view, *network_, seed, options_);
    if (policy_)
      search.step(1);
    else
      splendor::think(search, budget.nodes, budget);
    thought.action = search.best().action;
    thought.nodes = search.nodes();
    thought.searched = as_searched(search.chances());
    improve(search, 0, thought.preferred);
    if (inner != 0) add_inner(search, inner, base::RandomSource(seed), thought.inner);
  }
  normalise(thought.preferred, thought.action);
  return thought;
}

}  // namespace splendor::learn
