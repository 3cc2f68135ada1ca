#include "app/statistics.h"

#include <algorithm>
#include <utility>

#include "app/link.h"
#include "app/messages.h"
#include "app/sealed.h"
#include "base/sorting.h"
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

/// "person", or the computer's level and style.
std::string who_plays(const Seat& seat) { return seat.person() ? std::string(kPerson) : computer_text(seat); }

std::string line_of(const FinishedGame& game) {
  std::string line = deal_link(game.spec) + '\t' + std::to_string(game.rounds);
  for (const FinishedGame::Place& place : game.places) {
    line += '\t' + who_plays(place.seat) + (place.won ? " won " : " lost ") +
            (place.score ? std::to_string(*place.score) : "-");
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
  const std::uint8_t styles = games::find(game.spec.kind)->styles;
  const auto unknown = [&](const FinishedGame::Place& place) { return place.seat.style > styles; };
  if (std::any_of(game.places.begin(), game.places.end(), unknown)) return std::nullopt;
  return game;
}

// ---- Further details of a game

constexpr std::string_view kMore = "more", kHints = "hints";
constexpr std::size_t kMostLetters = 8;

/// A detail of each seat, by its key; a word each, "-" for unknown.
struct Detail {
  std::string_view key;
  std::string (*text)(const FinishedGame::Place&);
  bool (*read)(std::string_view word, FinishedGame::Place&);
};

bool is_letter(char c) { return c >= 'a' && c <= 'z'; }

constexpr std::array<Detail, 3> kDetails{{
    {"opening", [](const FinishedGame::Place& place) { return place.opening; },
     [](std::string_view word, FinishedGame::Place& place) {
       place.opening = word;
       return word.size() <= kMostLetters && std::all_of(word.begin(), word.end(), is_letter);
     }},
    {"honour",
     [](const FinishedGame::Place& place) { return place.honour > 0 ? std::to_string(place.honour) : std::string(); },
     [](std::string_view word, FinishedGame::Place& place) {
       const auto round = base::read_number(word);
       place.honour = static_cast<int>(round.value_or(0));
       return round && *round > 0 && *round <= kMaxActions;
     }},
    {"accuracy",
     [](const FinishedGame::Place& place) { return place.accuracy ? std::to_string(*place.accuracy) : std::string(); },
     [](std::string_view word, FinishedGame::Place& place) {
       const auto number = base::read_number(word);
       place.accuracy = static_cast<int>(number.value_or(0));
       return number && *number <= 100;
     }},
}};

/// "person easy".
std::string who_played(const FinishedGame& game) {
  std::string words;
  for (const FinishedGame::Place& place : game.places) words += (words.empty() ? "" : " ") + who_plays(place.seat);
  return words;
}

/// " wub -"; "" if unknown for every seat.
std::string detail_text(const FinishedGame& game, const Detail& detail) {
  std::string text;
  bool known = false;
  for (const FinishedGame::Place& place : game.places) {
    const std::string word = detail.text(place);
    known = known || !word.empty();
    text += ' ' + (word.empty() ? "-" : word);
  }
  return known ? text : std::string();
}

std::string more_of(const FinishedGame& game) {
  std::string line;
  if (game.hints > 0) line += '\t' + std::string(kHints) + ' ' + std::to_string(game.hints);
  for (const Detail& detail : kDetails)
    if (const std::string text = detail_text(game, detail); !text.empty())
      line += '\t' + std::string(detail.key) + text;
  for (const std::string& field : game.other) line += '\t' + field;
  return line.empty() ? line : std::string(kMore) + '\t' + deal_link(game.spec) + '\t' + who_played(game) + line;
}

/// False if the field is not understood, or is set already; then nothing changes.
bool read_hints(FinishedGame& game, std::string_view field) {
  const auto words = base::value_of(field, kHints);
  const auto number = words ? base::read_number(*words) : std::nullopt;
  if (game.hints > 0 || !number || *number == 0 || *number > static_cast<std::uint32_t>(kMostHints)) return false;
  game.hints = static_cast<int>(*number);
  return true;
}

/// The same for details by seat.
bool read_detail(FinishedGame& game, std::string_view field) {
  base::Fields words(field, ' ');
  const std::string_view key = words.next();
  const auto detail = std::find_if(kDetails.begin(), kDetails.end(), [&](const Detail& one) { return one.key == key; });
  if (detail == kDetails.end() || !detail_text(game, *detail).empty()) return false;
  std::vector<FinishedGame::Place> places = game.places;
  for (FinishedGame::Place& place : places) {
    const std::string_view word = words.next();
    if (word.empty() || (word != "-" && !detail->read(word, place))) return false;
  }
  if (!words.done()) return false;
  game.places = std::move(places);
  return true;
}

/// A line that begins with kMore; false if it belongs to none of these games.
bool read_more(std::vector<FinishedGame>& games, std::string_view line) {
  if (line.size() > kLongestLine) return false;
  base::Fields fields(line, '\t');
  fields.next();
  const auto link = read_link(fields.next());
  const std::string_view who = fields.next();
  if (!link || link.value().whole_game) return false;
  const auto game = std::find_if(games.begin(), games.end(), [&](const FinishedGame& one) {
    return one.spec == link.value().record.spec && who_played(one) == who;
  });
  if (game == games.end()) return false;
  if (!more_of(*game).empty()) return true;  // the first line about a game counts
  while (!fields.done())
    if (const std::string_view field = fields.next();
        !field.empty() && !read_hints(*game, field) && !read_detail(*game, field))
      game->other.emplace_back(field);
  return true;
}

/// Copies the details that `game` lacks.
void add_details(FinishedGame& game, const FinishedGame& same) {
  for (std::size_t seat = 0; seat < game.places.size(); ++seat) {
    FinishedGame::Place& place = game.places[seat];
    const FinishedGame::Place& other = same.places[seat];
    if (place.opening.empty()) place.opening = other.opening;
    if (place.honour == 0) place.honour = other.honour;
    if (!place.accuracy) place.accuracy = other.accuracy;
  }
  if (game.hints == 0) game.hints = same.hints;
  if (game.other.empty()) game.other = same.other;
}

bool same_end(const FinishedGame& a, const FinishedGame& b) {
  return a.rounds == b.rounds &&
         std::equal(a.places.begin(), a.places.end(), b.places.begin(), b.places.end(),
                    [](const auto& x, const auto& y) { return x.won == y.won && x.score == y.score; });
}

// ---- Sums

void count(Tally& tally, bool won) {
  ++tally.played;
  tally.won += won ? 1 : 0;
}

void add_alone(Summary& sum, const FinishedGame& game) {
  const FinishedGame::Place *person = nullptr, *strongest = nullptr;
  for (const FinishedGame::Place& place : game.places) {
    if (place.seat.person())
      person = &place;
    else if (strongest == nullptr || base::rung_of(place.seat.level) > base::rung_of(strongest->seat.level))
      strongest = &place;
  }
  count(sum.alone, person->won);
  if (strongest != nullptr) {
    const std::string_view level =
        strongest->seat.level == base::kGentle ? base::kLadder.front() : strongest->seat.level;
    count(strongest->seat.style > 0 ? sum.characters[strongest->seat.style] : sum.against[base::level_place(level)],
          person->won);
  }
  sum.streak = person->won ? sum.streak + 1 : 0;
  sum.best_streak = std::max(sum.best_streak, sum.streak);
  if (person->score) sum.best_score = std::max(sum.best_score.value_or(0), *person->score);
  if (person->won) sum.fewest_rounds = std::min(sum.fewest_rounds.value_or(game.rounds), game.rounds);
  auto setup = std::find_if(sum.setups.begin(), sum.setups.end(),
                            [&](const Summary::OfSetup& one) { return one.spec.options == game.spec.options; });
  if (setup == sum.setups.end()) setup = sum.setups.insert(setup, {.spec = game.spec, .tally = {}});
  count(setup->tally, person->won);
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

void add_accuracy_of(Summary& sum, const FinishedGame& game) {
  int whole = 0, persons = 0;
  for (const FinishedGame::Place& place : game.places)
    if (place.seat.person() && place.accuracy) whole += *place.accuracy, ++persons;
  if (persons > 0) sum.accuracy.push_back((whole + persons / 2) / persons);
}

void add_hints(Summary& sum, const FinishedGame& game) {
  sum.hints += game.hints;
  const auto& classes = Summary::kHintClasses;
  const auto above = std::upper_bound(classes.begin(), classes.end(), game.hints);
  ++sum.hinted[static_cast<std::size_t>(above - classes.begin()) - 1];
}

void add_openings(Summary& sum, const FinishedGame& game) {
  for (const FinishedGame::Place& place : game.places) {
    if (!place.seat.person() || place.opening.empty()) continue;
    auto found = std::find_if(sum.openings.begin(), sum.openings.end(),
                              [&](const Summary::Opening& one) { return one.taken == place.opening; });
    if (found == sum.openings.end()) found = sum.openings.insert(found, {.taken = place.opening, .tally = {}});
    count(found->tally, place.won);
  }
}

/// Those with the highest number first.
template <class Rows, class Number>
void sort_by(Rows& rows, Number number) {
  base::insertion_sort(rows.begin(), rows.end(), [&](const auto& a, const auto& b) { return number(a) > number(b); });
}

constexpr SealedFile kStatisticsFile{
    "splendor-statistics ",   1, 1024 * 1024, messages::save_too_large, messages::save_unknown, messages::save_newer,
    messages::save_is_damaged};

/// Limit on unknown lines that are taken from another device, so that games keep their space.
constexpr std::size_t kMostForeignBytes = 64 * 1024;

/// An unknown line may be from a later version. One that looks like the head or the seal of a file part would break the
/// next exported file.
bool may_be_taken(std::string_view line) {
  const auto begins = [&](std::string_view head) { return line.substr(0, head.size()) == head; };
  return line.size() <= 2 * kLongestLine && !begins("splendor-") && !begins(kSeal);
}

}  // namespace

FinishedGame finished_game(const Session& session, int hints) {
  const Game& game = session.position(session.length());
  FinishedGame finished{
      .spec = session.spec(), .rounds = session.position(session.length() - 1).round(), .hints = hints, .places = {}};
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

bool Statistics::add_accuracy(const FinishedGame& reviewed) {
  for (FinishedGame& game : games_) {
    if (!same_game(game, reviewed)) continue;
    const bool known = std::any_of(game.places.begin(), game.places.end(),
                                   [](const FinishedGame::Place& place) { return place.accuracy.has_value(); });
    if (known || !same_end(game, reviewed)) return false;
    for (std::size_t seat = 0; seat < game.places.size(); ++seat)
      game.places[seat].accuracy = reviewed.places[seat].accuracy;
    return true;
  }
  return false;
}

int Statistics::take(const Statistics& others) {
  std::vector<FinishedGame> fresh;
  for (const FinishedGame& theirs : others.games_) {
    const auto here =
        std::find_if(games_.begin(), games_.end(), [&](const FinishedGame& ours) { return same_game(ours, theirs); });
    if (here == games_.end())
      fresh.push_back(theirs);
    else if (same_end(*here, theirs))  // another attempt at the same deal says nothing about this one
      add_details(*here, theirs);
  }
  const std::size_t room = kMost - games_.size();
  if (fresh.size() > room) fresh.erase(fresh.begin(), fresh.end() - static_cast<std::ptrdiff_t>(room));
  games_.insert(games_.begin(), fresh.begin(), fresh.end());

  std::size_t bytes = 0;
  for (const std::string& line : foreign_) bytes += line.size() + 1;
  for (const std::string& line : others.foreign_) {
    if (!may_be_taken(line) || std::find(foreign_.begin(), foreign_.end(), line) != foreign_.end()) continue;
    bytes += line.size() + 1;
    if (bytes > kMostForeignBytes || foreign_.size() == kMost) break;
    foreign_.push_back(line);
  }
  return static_cast<int>(fresh.size());
}

Summary Statistics::summary(GameKind kind) const {
  Summary sum;
  const engine::GameType* type = games::find(kind);
  int honours = 0, rounds = 0;
  for (const FinishedGame& game : games_) {
    if (games::find(game.spec.kind) != type) continue;
    count_persons(game) == 1 ? add_alone(sum, game) : add_together(sum, game);
    add_openings(sum, game);
    add_accuracy_of(sum, game);
    add_hints(sum, game);
    sum.lengths.push_back(game.rounds);
    for (const FinishedGame::Place& place : game.places)
      if (place.seat.person() && place.honour > 0) ++honours, rounds += place.honour;
  }
  if (honours > 0) sum.honour = static_cast<double>(rounds) / honours;
  std::sort(sum.lengths.begin(), sum.lengths.end());
  sort_by(sum.people, [](const Summary::Person& one) { return one.tally.won; });
  sort_by(sum.setups, [](const Summary::OfSetup& one) { return one.tally.played; });
  sort_by(sum.openings, [](const Summary::Opening& one) { return one.tally.played; });
  return sum;
}

std::size_t LadderProgress::highest() const {
  std::size_t rung = beaten.size();
  while (rung > 0 && !beaten[rung - 1]) --rung;
  return rung;
}

Ladder Statistics::ladder(GameKind kind) const {
  Ladder ladder;
  const engine::GameType* type = games::find(kind);
  for (const FinishedGame& game : games_) {
    const bool won = std::any_of(game.places.begin(), game.places.end(),
                                 [](const FinishedGame::Place& place) { return place.seat.person() && place.won; });
    if (games::find(game.spec.kind) != type || count_persons(game) != 1 || !won) continue;
    for (const FinishedGame::Place& place : game.places) {
      const std::size_t rung = base::rung_of(place.seat.level);
      if (rung == 0) continue;  // a person, or a computer that is not on the ladder
      LadderProgress& progress = ladder[place.seat.style];
      progress.beaten[rung - 1] = true;
      auto setup =
          std::find_if(progress.setups.begin(), progress.setups.end(),
                       [&](const LadderProgress::OfSetup& one) { return one.spec.options == game.spec.options; });
      if (setup == progress.setups.end()) setup = progress.setups.insert(setup, {.spec = game.spec});
      setup->highest = std::max(setup->highest, rung);
    }
  }
  for (LadderProgress& progress : ladder)
    sort_by(progress.setups, [](const LadderProgress::OfSetup& one) { return one.highest; });
  return ladder;
}

std::string Statistics::text() const {
  std::string text;
  for (const std::string& line : foreign_) text += line + '\n';
  for (const FinishedGame& game : games_) {
    text += line_of(game) + '\n';
    if (const std::string more = more_of(game); !more.empty()) text += more + '\n';
  }
  return text;
}

Statistics Statistics::read(std::string_view text) {
  Statistics statistics;
  std::vector<std::string_view> more;  // an earlier version writes these before their games
  const auto keep = [&](std::string_view line) {
    if (statistics.foreign_.size() < kMost) statistics.foreign_.emplace_back(line);
  };
  for (base::Fields lines(text, '\n'); !lines.done();) {
    const std::string_view line = lines.next();
    if (line.empty()) continue;
    if (line.substr(0, line.find('\t')) == kMore) {
      more.push_back(line);
    } else if (auto game = read_line(line)) {
      statistics.add(std::move(*game));
    } else {
      keep(line);
    }
  }
  for (const std::string_view line : more)
    if (!read_more(statistics.games_, line)) keep(line);
  return statistics;
}

std::string Statistics::file_text() const { return sealed(kStatisticsFile.first_line() + text()); }

base::Result<Statistics> Statistics::read_file(std::string_view text) {
  const auto body = kStatisticsFile.opened(text);
  if (!body) return body.error();
  return read(body.value());
}

std::string_view statistics_in(std::string_view file) { return kStatisticsFile.part_of(file); }

}  // namespace app
