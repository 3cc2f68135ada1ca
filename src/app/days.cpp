#include "app/days.h"

#include <algorithm>

#include "app/messages.h"
#include "app/sealed.h"
#include "app/statistics.h"
#include "base/words.h"

namespace app {

namespace {

constexpr SealedFile kDaysFile{
    "splendor-days ",       kDaysFormat,          kMaxDaysBytes,         messages::days_damaged,
    messages::days_damaged, messages::days_newer, messages::days_damaged};
constexpr int kMostPoints = 1000, kMostSeconds = 10'000'000;
constexpr std::size_t kMostForeignDays = 1000, kLongestEntry = 32;

/// A number of the record, within 0 .. most.
std::optional<int> small_number(std::string_view text, int most) {
  const auto number = base::read_number<int>(text);
  return number && *number >= 0 && *number <= most ? number : std::nullopt;
}

bool is_entry(std::string_view text) {
  return !text.empty() && text.size() <= kLongestEntry &&
         std::all_of(text.begin(), text.end(), [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z'); });
}

bool are_leads(std::string_view text) {
  return text.size() == kLeads && text.find_first_not_of("+=-") == std::string_view::npos;
}

std::string words_of(const DayResult& result) {
  return (result.won ? "won " : "lost ") + std::to_string(result.points) + ' ' + std::to_string(result.rival_points) +
         ' ' + std::to_string(result.rounds);
}

std::optional<DayResult> read_result(std::string_view how, base::Fields& words) {
  const auto points = small_number(words.next(), kMostPoints), rival = small_number(words.next(), kMostPoints),
             rounds = small_number(words.next(), static_cast<int>(kMaxActions));
  if ((how != "won" && how != "lost") || !points || !rival || !rounds) return std::nullopt;
  return DayResult{how == "won", *points, *rival, *rounds};
}

std::string line_of(const DealAttempt& deal) {
  switch (deal.state) {
    case Attempt::none: break;
    case Attempt::practised: return "practised";
    case Attempt::open: return "open " + deal.entry;
    case Attempt::finished:
      return words_of(deal.result) + ' ' + deal.leads + ' ' + deal.entry +
             (deal.strongest ? ' ' + words_of(*deal.strongest) : std::string());
  }
  return {};
}

std::string line_of(const PuzzleAttempt& puzzle) {
  switch (puzzle.state) {
    case Attempt::none: break;
    case Attempt::practised: return "practised";
    case Attempt::open: return "open " + puzzle.entry;
    case Attempt::finished: return (puzzle.solved ? "solved " : "failed ") + std::to_string(puzzle.seconds);
  }
  return {};
}

/// What both kinds of attempt begin with; none where the words say something else.
template <class Any>
std::optional<Any> read_begun(std::string_view how, base::Fields& words) {
  if (how == "practised" && words.done()) return Any{.state = Attempt::practised};
  const std::string_view entry = words.rest();
  if (how == "open" && is_entry(entry)) return Any{.state = Attempt::open, .entry = std::string(entry)};
  return std::nullopt;
}

std::optional<DealAttempt> read_deal(base::Fields words) {
  const std::string_view how = words.next();
  if (auto begun = read_begun<DealAttempt>(how, words)) return begun;
  const auto result = read_result(how, words);
  const std::string_view leads = words.next(), entry = words.next();
  if (!result || !are_leads(leads) || !is_entry(entry)) return std::nullopt;
  DealAttempt deal{
      .state = Attempt::finished, .entry = std::string(entry), .result = *result, .leads = std::string(leads)};
  if (words.done()) return deal;
  const std::string_view strongest = words.next();
  deal.strongest = read_result(strongest, words);
  return deal.strongest && words.done() ? std::optional(deal) : std::nullopt;
}

std::optional<PuzzleAttempt> read_puzzle_attempt(base::Fields words) {
  const std::string_view how = words.next();
  if (auto begun = read_begun<PuzzleAttempt>(how, words)) return begun;
  const auto seconds = small_number(words.rest(), kMostSeconds);
  if ((how != "solved" && how != "failed") || !seconds) return std::nullopt;
  return PuzzleAttempt{.state = Attempt::finished, .entry = {}, .solved = how == "solved", .seconds = *seconds};
}

/// True if the first is more complete than the second.
template <class Any>
bool further(const Any& other, const Any& here) {
  return other.state == Attempt::finished ? here.state != Attempt::finished
                                          : here.state == Attempt::none && other.state == Attempt::practised;
}

}  // namespace

DayResult day_result(const Session& session, int seat) {
  const FinishedGame game = finished_game(session);
  DayResult result{.won = false, .points = 0, .rival_points = 0, .rounds = game.rounds};
  for (std::size_t at = 0; at < game.places.size(); ++at) {
    const FinishedGame::Place& place = game.places[at];
    const int points = std::clamp(place.score.value_or(0), 0, kMostPoints);
    if (static_cast<int>(at) == seat)
      result.won = place.won, result.points = points;
    else
      result.rival_points = std::max(result.rival_points, points);
  }
  return result;
}

std::string leads_of(const Session& session, int seat) {
  std::string leads;
  for (std::size_t part = 1; part <= kLeads; ++part) {
    const Game& then = session.position(session.length() * part / kLeads);
    int rival = 0;
    for (int other = 0; other < then.players(); ++other)
      if (other != seat) rival = std::max(rival, then.score(other).value_or(0));
    const int lead = then.score(seat).value_or(0) - rival;
    leads += lead > 0 ? '+' : lead < 0 ? '-' : '=';
  }
  return leads;
}

const Days::OfDay& Days::at(Day day) const {
  static const OfDay kNothing;
  const auto found = days_.find(day.number);
  return found == days_.end() ? kNothing : found->second;
}

std::vector<Days::Running> Days::running() const {
  std::vector<Running> all;
  for (const auto& [number, day] : days_) {
    if (day.deal.state == Attempt::open) all.push_back({{{number}, false}, day.deal.entry});
    if (day.puzzle.state == Attempt::open) all.push_back({{{number}, true}, day.puzzle.entry});
  }
  return all;
}

std::optional<Days::Open> Days::open_in(std::string_view entry) const {
  for (const Running& one : running())
    if (one.entry == entry) return one.attempt;
  return std::nullopt;
}

std::optional<Day> Days::finished_in(std::string_view entry) const {
  for (const auto& [number, day] : days_)
    if (day.deal.state == Attempt::finished && day.deal.entry == entry) return Day{number};
  return std::nullopt;
}

std::optional<Day> Days::to_measure() const {
  for (auto day = days_.rbegin(); day != days_.rend(); ++day)
    if (day->second.deal.state == Attempt::finished && !day->second.deal.strongest) return Day{day->first};
  return std::nullopt;
}

std::optional<Day> Days::latest() const {
  return days_.empty() ? std::nullopt : std::optional(Day{days_.rbegin()->first});
}

Days::Streak Days::streak(Day today) const {
  Streak streak;
  int run = 0, last = -2;
  for (const auto& [number, day] : days_) {
    if (day.deal.state != Attempt::finished) continue;
    run = number == last + 1 ? run + 1 : 1;
    last = number;
    streak.best = std::max(streak.best, run);
    if (number <= today.number && number >= today.number - 1) streak.now = run;
  }
  return streak;
}

Days::Sums Days::sums() const {
  Sums sums;
  for (const auto& [number, day] : days_) {
    if (day.deal.state == Attempt::finished) ++sums.deals, sums.won += day.deal.result.won ? 1 : 0;
    if (day.puzzle.state == Attempt::finished) ++sums.puzzles, sums.solved += day.puzzle.solved ? 1 : 0;
  }
  return sums;
}

std::array<int, 5> Days::spread() const {
  std::array<int, 5> spread{};
  for (const auto& [number, day] : days_) {
    if (!day.deal.strongest) continue;
    const int ahead = day.deal.result.lead() - day.deal.strongest->lead();
    ++spread[ahead >= kFar ? 0 : ahead >= kNear ? 1 : ahead > -kNear ? 2 : ahead > -kFar ? 3 : 4];
  }
  return spread;
}

bool Days::take(const Days& other) {
  const Days before = *this;
  for (const auto& [number, theirs] : other.days_) {
    OfDay& ours = days_[number];
    if (further(theirs.deal, ours.deal)) ours.deal = theirs.deal;
    if (further(theirs.puzzle, ours.puzzle)) ours.puzzle = theirs.puzzle;
    if (ours == OfDay{}) days_.erase(number);
  }
  for (const std::string& line : other.foreign_)
    if (foreign_.size() < kMostForeignDays && std::find(foreign_.begin(), foreign_.end(), line) == foreign_.end())
      foreign_.push_back(line);
  return !(*this == before);
}

std::string Days::text() const {
  std::string text = kDaysFile.first_line();
  for (const auto& [number, day] : days_) {
    const std::string date = day_text({number});
    if (const std::string deal = line_of(day.deal); !deal.empty()) text += "deal " + date + ' ' + deal + '\n';
    if (const std::string puzzle = line_of(day.puzzle); !puzzle.empty()) text += "puzzle " + date + ' ' + puzzle + '\n';
  }
  for (const std::string& line : foreign_) text += line + '\n';
  return sealed(text);
}

bool Days::read_line(std::string_view line) {
  base::Fields words(line, ' ');
  const std::string_view what = words.next();
  const auto day = read_day(words.next());
  if (!day) return false;
  if (what == "deal")
    if (auto deal = read_deal(words)) return of(day.value()).deal = std::move(*deal), true;
  if (what == "puzzle")
    if (auto puzzle = read_puzzle_attempt(words)) return of(day.value()).puzzle = std::move(*puzzle), true;
  return false;
}

base::Result<Days> Days::read(std::string_view text) {
  const auto body = kDaysFile.opened(text);
  if (!body) return body.error();
  Days days;
  for (base::Fields lines(body.value(), '\n'); !lines.done();) {
    const std::string_view line = lines.next();
    if (!line.empty() && !days.read_line(line) && days.foreign_.size() < kMostForeignDays)
      days.foreign_.emplace_back(line);
  }
  return days;
}

std::string_view days_in(std::string_view file) { return kDaysFile.part_of(file); }

}  // namespace app
