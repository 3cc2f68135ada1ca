#include "app/people.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "base/words.h"

namespace app {

namespace {

constexpr std::string_view kPeopleKey = "people";

std::optional<Person> read_person(std::string_view line) {
  base::Fields words(line, ' ');
  const std::string_view sign = words.next();
  const bool chosen = sign.size() == 1 && sign[0] >= '0' && sign[0] < static_cast<char>('0' + kSigns);
  if (!chosen && sign != "-") return std::nullopt;
  return Person{clean_name(words.rest()), chosen ? sign[0] - '0' : -1};
}

/// As days and puzzles do, a later version may write what a format has: "splendor-people 2".
bool has_format(std::string_view text) {
  constexpr std::string_view kHead = "splendor-";
  return text.substr(0, kHead.size()) == kHead;
}

}  // namespace

std::string people_text(const People& people) {
  std::string text;
  for (const Person& person : people)
    text += (person.sign < 0 ? std::string("-") : std::to_string(person.sign)) + ' ' + person.name + '\n';
  return text;
}

People read_people(std::string_view text) {
  People people;
  for (base::Fields lines(text, '\n'); !lines.done() && people.size() < kSigns;)
    if (auto person = read_person(lines.next())) people.push_back(std::move(*person));
  return people;
}

People load_people(Host& host) {
  const std::string held = host.storage_read(kPeopleKey).value_or(std::string());
  return has_format(held) ? People() : read_people(held);
}

void store_people(Host& host, const People& people) {
  const std::string held = host.storage_read(kPeopleKey).value_or(std::string());
  if (has_format(held)) return;
  std::string text = people_text(people);
  std::size_t known = 0;
  for (base::Fields lines(held, '\n'); !lines.done();) {
    const std::string_view line = lines.next();
    if (line.empty() || (read_person(line) && known++ < kSigns)) continue;
    text += std::string(line) + '\n';
  }
  host.storage_write(kPeopleKey, text);
}

std::vector<int> places_of(const std::vector<Seat>& seats, const People& people) {
  std::vector<int> places(seats.size(), -1);
  std::vector<bool> sits(people.size() + seats.size());
  const auto take = [&](std::size_t seat, std::size_t place) {
    places[seat] = static_cast<int>(place);
    sits[place] = true;
  };
  for (std::size_t seat = 0; seat < seats.size(); ++seat)
    for (std::size_t place = 0; place < people.size() && seats[seat].here() && places[seat] < 0; ++place)
      if (!sits[place] && !seats[seat].name.empty() && people[place].name == seats[seat].name) take(seat, place);
  for (std::size_t seat = 0; seat < seats.size(); ++seat)
    if (seats[seat].here() && places[seat] < 0)
      take(seat, static_cast<std::size_t>(std::find(sits.begin(), sits.end(), false) - sits.begin()));
  return places;
}

Signs signs_of(const std::vector<Seat>& seats, const People& people, std::size_t signs) {
  Signs shown{};
  std::array<bool, kSigns> known{}, taken{};
  const auto give = [&](std::size_t seat, std::size_t sign) {
    shown[seat] = static_cast<std::uint8_t>(sign);
    known[seat] = taken[sign] = true;
  };
  const std::vector<int> places = places_of(seats, people);
  for (std::size_t seat = 0; seat < std::min(seats.size(), kSigns); ++seat) {
    if (places[seat] < 0 || static_cast<std::size_t>(places[seat]) >= people.size()) continue;
    const int sign = people[static_cast<std::size_t>(places[seat])].sign;
    if (sign >= 0 && static_cast<std::size_t>(sign) < signs && !taken[static_cast<std::size_t>(sign)])
      give(seat, static_cast<std::size_t>(sign));
  }
  for (std::size_t seat = 0; seat < kSigns; ++seat)
    if (!known[seat] && !taken[seat]) give(seat, seat);
  for (std::size_t seat = 0; seat < kSigns; ++seat)
    if (!known[seat])
      give(seat, static_cast<std::size_t>(std::find(taken.begin(), taken.end(), false) - taken.begin()));
  return shown;
}

}  // namespace app
