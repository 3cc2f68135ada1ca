#include "ui/game_screen.h"

#include <algorithm>

#include "ui/game_row.h"

namespace ui {

std::string level_name(app::GameKind kind, const app::Seat& seat) {
  if (const auto characters = game_row(kind).characters; seat.style > 0 && seat.style <= characters.size())
    return tr(characters[seat.style - 1u].name);
  const auto level = base::level_place(seat.level);
  const auto& names = game_row(kind).levels;
  return tr(names[static_cast<std::size_t>(level) % names.size()]);
}

std::string seat_name(const app::Session& session, int seat) {
  return seat_name(session.spec().kind, session.seats(), seat);
}

bool is_you(const std::vector<app::Seat>& seats, int seat) {
  const app::Seat& who = seats[static_cast<std::size_t>(seat)];
  return who.name.empty() && who.here() &&
         std::count_if(seats.begin(), seats.end(), [](const app::Seat& one) { return one.here(); }) == 1;
}

std::string told_apart(const std::vector<std::string>& names, std::size_t at) {
  if (std::count(names.begin(), names.end(), names[at]) < 2) return names[at];
  // Counted from the first, without the numbers that somebody has taken for a name.
  std::string name;
  int number = 0;
  for (std::size_t one = 0; one <= at; ++one) {
    if (names[one] != names[at]) continue;
    do name = names[at] + ' ' + std::to_string(++number);
    while (std::find(names.begin(), names.end(), name) != names.end());
  }
  return name;
}

std::string seat_name(app::GameKind kind, const std::vector<app::Seat>& seats, int seat) {
  std::vector<std::string> names;
  for (int one = 0; one < static_cast<int>(seats.size()); ++one) {
    const app::Seat& who = seats[static_cast<std::size_t>(one)];
    names.push_back(!who.name.empty()    ? who.name
                    : is_you(seats, one) ? tr(game_row(kind).you)
                    : who.person()       ? tr(words::player_n, std::to_string(one + 1))
                                         : level_name(kind, who));
  }
  return told_apart(names, static_cast<std::size_t>(seat));
}

std::string turn_words(app::GameKind kind, const std::vector<app::Seat>& seats, int seat) {
  const GameRow& row = game_row(kind);
  if (is_you(seats, seat)) return tr(row.your_turn);
  return tr(row.turn_of, seat_name(kind, seats, seat));
}

std::string turn_words(const app::Session& session) {
  return turn_words(session.spec().kind, session.seats(), session.position().to_act());
}

std::string victory_words(app::GameKind kind, const std::vector<app::Seat>& seats, unsigned winners, const Text& one) {
  std::vector<std::string> names;
  bool you = false;
  for (int seat = 0; seat < static_cast<int>(seats.size()); ++seat) {
    if ((winners >> seat & 1) == 0) continue;
    const bool yours = is_you(seats, seat);
    names.insert(yours ? names.begin() : names.end(), seat_name(kind, seats, seat));  // "You and Livia"
    you = you || yours;
  }
  if (names.empty()) return tr(words::game_over);
  if (names.size() > 1) return tr(words::end_title_shared, listed(names));
  return you ? std::string(tr(words::end_title_you)) : tr(one, names.front());
}

std::string victory_title(const Moment& moment) {
  const app::Game& game = moment.session.position();
  if (moment.viewer >= 0 && game.winners() == 1u << moment.viewer) return tr(words::end_title_you);
  return victory_words(game.kind(), moment.session.seats(), game.winners());
}

std::string bound_words(const app::Game& position) {
  return position.at_bound() ? tr(game_row(position.kind()).ended_at_bound) : std::string();
}

std::string end_status(const app::Game& position, std::string title) {
  if (!position.at_bound()) return title;
  constexpr std::string_view kEnds = ".!";
  if (kEnds.find(title.back()) == std::string_view::npos) title += '.';
  return title + ' ' + bound_words(position);
}

std::vector<std::string> seat_names(const app::Session& session) {
  std::vector<std::string> names;
  for (std::size_t seat = 0; seat < session.seats().size(); ++seat)
    names.push_back(seat_name(session, static_cast<int>(seat)));
  return names;
}

GameScreen::Growth growth_of_points(const Moment& moment) {
  const app::Session& session = moment.session;
  GameScreen::Growth growth{tr(words::review_points), {}};
  for (int seat = 0; seat < session.position().players(); ++seat) {
    std::vector<int> numbers;
    for (std::size_t i = 0; i <= session.length(); ++i)
      if (const auto score = session.position(i).score(seat)) numbers.push_back(*score);
    if (numbers.size() != session.length() + 1) return {};
    growth.by_seat.push_back(std::move(numbers));
  }
  return growth;
}

}  // namespace ui
