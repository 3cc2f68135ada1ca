#include "app/people.h"

#include <algorithm>

#include "base/words.h"

namespace app {

namespace {

constexpr std::string_view kPeopleKey = "people";

}  // namespace

std::string people_text(const People& people) {
  std::string text;
  for (const Person& person : people)
    text += (person.sign < 0 ? std::string("-") : std::to_string(person.sign)) + ' ' + person.name + '\n';
  return text;
}

People read_people(std::string_view text) {
  People people;
  for (base::Fields lines(text, '\n'); !lines.done() && people.size() < kSigns;) {
    base::Fields words(lines.next(), ' ');
    const std::string_view sign = words.next();
    const bool chosen = sign.size() == 1 && sign[0] >= '0' && sign[0] < static_cast<char>('0' + kSigns);
    if (chosen || sign == "-") people.push_back({clean_name(words.rest()), chosen ? sign[0] - '0' : -1});
  }
  return people;
}

People load_people(Host& host) { return read_people(host.storage_read(kPeopleKey).value_or(std::string())); }

void store_people(Host& host, const People& people) { host.storage_write(kPeopleKey, people_text(people)); }

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
