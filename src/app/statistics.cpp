#include "app/statistics.h"

#include <algorithm>

#include "app/link.h"
#include "base/words.h"
#include "games/registry.h"

namespace app {

namespace {

constexpr std::string_view kPerson = "person";
constexpr std::size_t kLongestLine = 600;  ///< of ours with the longest names

int count_persons(const FinishedGame& game) {
  return static_cast<int>(
      std::count_if(game.places.begin(), game.places.end(), [](const auto& place) { return place.seat.person(); }));
}

/// Names do not matter: they can be changed in the middle of a game.
bool same_game(const FinishedGame& a, const FinishedGame& b) {
  return a.spec == b.spec && std::equal(a.places.begin(), a.places.end(), b.places.begin(), b.places.end(),
                                        [](const auto& x, const auto& y) {
                                          return x.seat.level == y.seat.level && x.seat.style == y.seat.style;
                                        });
}

std::string line_of(const FinishedGame& game) {
  std::string line = deal_link(game.spec) + '\t' + std::to_string(game.rounds);
  for (const FinishedGame::Place& place : game.places) {
    line += '\t' + (place.seat.person() ? std::string(kPerson) : computer_text(place.seat)) +
            (place.won ? " won " : " lost ") + (place.score ? std::to_string(*place.score) : "-");
    if (!place.seat.name.empty()) line += ' ' + place.seat.name;
  }
  return line;
}

std::optional<FinishedGame::Place> read_place(std::string_view text) {
  FinishedGame::Place place;
  base::Fields words(text, ' ');
  const std::string_view who = words.next(), result = words.next(), score = words.next();
  if (who != kPerson) {
    const auto computer = read_computer(who);
    if (!computer) return std::nullopt;
    place.seat = *computer;
  }
  place.won = result == "won";
  if (!place.won && result != "lost") return std::nullopt;
  if (score != "-") {
    const auto number = base::read_number(score);
    if (!number || *number > 1000) return std::nullopt;
    place.score = static_cast<int>(*number);
  }
  place.seat.name = clean_name(words.rest());
  return place;
}

std::optional<FinishedGame> read_line(std::string_view line) {
  if (line.size() > kLongestLine) return std::nullopt;
  base::Fields fields(line, '\t');
  const auto link = read_link(fields.next());
  const auto rounds = base::read_number(fields.next());
  if (!link || link.value().whole_game || !rounds || *rounds < 1 || *rounds > kMaxActions) return std::nullopt;
  FinishedGame game{.spec = link.value().record.spec, .rounds = static_cast<int>(*rounds), .places = {}};
  while (!fields.done()) {
    const auto place = read_place(fields.next());
    if (!place) return std::nullopt;
    game.places.push_back(*place);
  }
  const auto start = start_game(game.spec);
  if (!start || start.value()->players() != static_cast<int>(game.places.size()) || count_persons(game) == 0)
    return std::nullopt;
  return game;
}

void count(Tally& tally, bool won) {
  ++tally.played;
  tally.won += won ? 1 : 0;
}

void add_alone(Summary& sum, const FinishedGame& game) {
  const FinishedGame::Place* person = nullptr;
  std::string strongest = base::kLevels.front().name;
  for (const FinishedGame::Place& place : game.places) {
    if (place.seat.person())
      person = &place;
    else
      strongest = std::max(strongest, place.seat.level, [](const std::string& a, const std::string& b) {
        return base::rung_of(a) < base::rung_of(b);
      });
  }
  count(sum.alone, person->won);
  count(sum.against[base::level_place(strongest)], person->won);
  sum.streak = person->won ? sum.streak + 1 : 0;
  sum.best_streak = std::max(sum.best_streak, sum.streak);
  if (person->score) sum.best_score = std::max(sum.best_score.value_or(0), *person->score);
  if (person->won) sum.fewest_rounds = std::min(sum.fewest_rounds.value_or(game.rounds), game.rounds);
}

void add_together(Summary& sum, const FinishedGame& game) {
  ++sum.together;
  for (const FinishedGame::Place& place : game.places) {
    if (!place.seat.person() || place.seat.name.empty()) continue;
    auto found = std::find_if(sum.people.begin(), sum.people.end(),
                              [&](const Summary::Person& person) { return person.name == place.seat.name; });
    if (found == sum.people.end()) found = sum.people.insert(found, {.name = place.seat.name, .tally = {}});
    count(found->tally, place.won);
  }
}

}  // namespace

FinishedGame finished_game(const Session& session) {
  const Game& game = session.position();
  FinishedGame finished{.spec = session.spec(), .rounds = session.position(session.cursor() - 1).round(), .places = {}};
  for (int seat = 0; seat < game.players(); ++seat)
    finished.places.push_back({.seat = session.seats()[static_cast<std::size_t>(seat)],
                               .won = (game.winners() >> seat & 1) != 0,
                               .score = game.score(seat)});
  return finished;
}

bool Statistics::add(FinishedGame game) {
  if (count_persons(game) == 0) return false;
  if (std::any_of(games_.begin(), games_.end(), [&](const FinishedGame& old) { return same_game(old, game); }))
    return false;
  if (games_.size() == kMost) games_.erase(games_.begin());
  games_.push_back(std::move(game));
  return true;
}

Summary Statistics::summary(GameKind kind) const {
  Summary sum;
  const engine::GameType* type = games::find(kind);
  for (const FinishedGame& game : games_) {
    if (games::find(game.spec.kind) != type) continue;
    count_persons(game) == 1 ? add_alone(sum, game) : add_together(sum, game);
  }
  std::stable_sort(sum.people.begin(), sum.people.end(),
                   [](const auto& a, const auto& b) { return a.tally.won > b.tally.won; });
  return sum;
}

std::string Statistics::text() const {
  std::string text;
  for (const std::string& line : foreign_) text += line + '\n';
  for (const FinishedGame& game : games_) text += line_of(game) + '\n';
  return text;
}

Statistics Statistics::read(std::string_view text) {
  Statistics statistics;
  for (base::Fields lines(text, '\n'); !lines.done();) {
    const std::string_view line = lines.next();
    if (line.empty()) continue;
    if (auto game = read_line(line)) {
      statistics.add(std::move(*game));
    } else if (statistics.foreign_.size() < kMost) {
      statistics.foreign_.emplace_back(line);
    }
  }
  return statistics;
}

}  // namespace app
