#include "app/live_analysis.h"

#include "app/computer.h"

namespace app {

namespace {

LiveAnalysis::Ratings weighed_of(const engine::Thought& thought, const Session& session) {
  LiveAnalysis::Ratings weighed;
  if (thought.chances.size() != session.seats().size()) return weighed;
  const auto add = [&](const std::string& action, double chance, const std::vector<std::string>& line) {
    if (const auto index = session.position().find(action)) weighed.options.push_back({index.value(), chance, line});
  };
  weighed.chances = thought.chances;
  add(thought.action, thought.value, thought.line);
  for (const auto& other : thought.others) add(other.action, other.value, other.line);
  for (LiveAnalysis::Ratings::Option& option : weighed.options)
    if (find_blunder(weighed, option.action) == nullptr) option.line.clear();
  return weighed;
}

}  // namespace

void LiveAnalysis::forget() {
  question_.stop();
  known_.clear();
}

void LiveAnalysis::look_at(const Session& session, int viewer) {
  if (question_.running() || session.position().legal_count() < 2 || at(session, session.cursor())) return;
  viewer_ = viewer;
  question_.ask(weigh_request(session, viewer));
}

void LiveAnalysis::take(const Event& event, const Session& session) {
  if (known_.size() >= kMostKnown) known_.erase(known_.begin());
  const auto thought = event.kind == EventKind::worker_reply ? thought_in(event.text) : std::nullopt;
  known_[place_of(session, session.cursor())] =
      weighed_of(thought ? *thought : light_weighing(session, viewer_), session);
}

const LiveAnalysis::Ratings* LiveAnalysis::at(const Session& session, std::size_t index) const {
  const auto found = known_.find(place_of(session, index));
  return found == known_.end() ? nullptr : &found->second;
}

const std::vector<double>* LiveAnalysis::chances(const Session& session) const {
  if (session.position().over()) return nullptr;
  for (auto next = known_.lower_bound({session.cursor() + 1, 0}); next != known_.begin();) {
    const auto& [place, weighed] = *--next;
    if (!weighed.chances.empty() && place == place_of(session, place.first)) return &weighed.chances;
  }
  return nullptr;
}

const LiveAnalysis::Ratings::Option* find_blunder(const LiveAnalysis::Ratings& weighed, int action) {
  if (weighed.options.empty()) return nullptr;
  const double best = weighed.options.front().chance;
  for (const auto& option : weighed.options)
    if (option.action == action)
      return option.chance < best * kKeptChance && best - option.chance >= kLeastLoss ? &option : nullptr;
  return nullptr;
}

}  // namespace app
