#include "app/continuation.h"

#include <algorithm>

namespace app {

namespace {

bool same_places(const std::vector<Seat>& a, const std::vector<Seat>& b) {
  return by_links(a) && by_links(b) &&
         std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const Seat& one, const Seat& other) {
           return one.level == other.level && one.style == other.style;
         });
}

bool persons_decide(const Session& session, std::size_t from) {
  for (std::size_t i = from; i < session.length(); ++i)
    if (session.seats()[static_cast<std::size_t>(session.actor(i))].person()) return true;
  return false;
}

/// Whoever has the link has all its actions, so they count as sent. Cannot fail: the link was read before.
Session opened(GameRecord record) {
  Session session = std::move(Session::open(record).value());
  session.mark_sent();
  return session;
}

}  // namespace

Comparison compare(const Session& here, const Session& link) {
  if (!(here.spec() == link.spec()) || !same_places(here.seats(), link.seats())) return {};
  const auto &mine = here.record().actions, &theirs = link.record().actions;
  const auto part = std::mismatch(mine.begin(), mine.end(), theirs.begin(), theirs.end()).first;
  const auto common = static_cast<std::size_t>(part - mine.begin());
  const bool more_here = persons_decide(here, common), more_there = persons_decide(link, common);
  const bool only_longer = common == mine.size() && theirs.size() > common;
  const Relation relation = more_here && more_there     ? Relation::differs
                            : more_here                 ? Relation::older
                            : more_there || only_longer ? Relation::continues
                                                        : Relation::same;
  return {relation, common};
}

Session continued(const Session& here, const Session& link) {
  GameRecord record = link.record();
  for (std::size_t seat = 0; seat < record.seats.size(); ++seat) {
    Seat& who = record.seats[seat];
    const Seat& known = here.seats()[seat];
    who.far = known.far;
    if (!known.name.empty()) who.name = known.name;
  }
  Session session = opened(std::move(record));
  session.go_to(compare(here, link).common);
  return session;
}

int same_person(const std::vector<Seat>& known, const std::vector<Seat>& link) {
  const auto sorted = [](const std::vector<Seat>& seats) {
    std::vector<std::pair<std::string, std::string>> who;
    for (const Seat& seat : seats) who.emplace_back(seat.name, seat.level);
    std::sort(who.begin(), who.end());
    return who;
  };
  const auto is_here = [](const Seat& seat) { return seat.here(); };
  if (!by_links(known) || !by_links(link) || sorted(known) != sorted(link) ||
      std::count_if(known.begin(), known.end(), is_here) != 1)
    return -1;
  const std::string& name = std::find_if(known.begin(), known.end(), is_here)->name;
  const auto only = [&](auto wanted) {
    const auto found = std::find_if(link.begin(), link.end(), wanted);
    return std::count_if(link.begin(), link.end(), wanted) == 1 ? static_cast<int>(found - link.begin()) : -1;
  };
  const int by_name = only([&](const Seat& seat) { return seat.person() && seat.name == name; });
  return by_name >= 0 ? by_name : only([&](const Seat& seat) { return seat.far && seat.name == name; });
}

Session joined(const Session& link, int seat) {
  GameRecord record = link.record();
  for (std::size_t i = 0; i < record.seats.size(); ++i)
    record.seats[i].far = record.seats[i].person() && static_cast<int>(i) != seat;
  return opened(std::move(record));
}

}  // namespace app
