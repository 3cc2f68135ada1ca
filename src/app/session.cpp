#include "app/session.h"

#include <algorithm>

namespace app {

std::string clean_name(std::string_view name) {
  std::string clean;
  for (const char c : name) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte >= 0x20 && byte != 0x7F) clean += c;
  }
  while (!clean.empty() && clean.front() == ' ') clean.erase(clean.begin());
  if (clean.size() > kMaxNameBytes) {
    std::size_t end = kMaxNameBytes;  // not inside a UTF-8 sequence
    while (end > 0 && (static_cast<unsigned char>(clean[end]) & 0xC0) == 0x80) --end;
    clean.resize(end);
  }
  while (!clean.empty() && clean.back() == ' ') clean.pop_back();
  return clean;
}

Result<Session> Session::open(const GameRecord& record) {
  if (record.actions.size() > kMaxActions) return ParseError{"This game is longer than any game can be."};
  const auto start = start_game(record.spec);
  if (!start) return start.error();
  if (static_cast<int>(record.seats.size()) != start.value()->players())
    return ParseError{"This game names a different number of players than its setup."};
  Session session;
  session.record_.spec = record.spec;
  session.record_.seats = record.seats;
  session.positions_.push_back(start.value());
  for (std::size_t i = 0; i < record.actions.size(); ++i) {
    if (record.actions[i] >= session.position().legal_count())
      return ParseError{"Action " + std::to_string(i + 1) + " of this game is not possible."};
    session.play(record.actions[i]);
  }
  return session;
}

std::string Session::action_text(std::size_t index) const {
  return positions_[index]->action_text(record_.actions[index]);
}

void Session::play(int index) {
  record_.actions.resize(cursor_);
  positions_.resize(cursor_ + 1);
  std::shared_ptr<Game> next = position().clone();
  next->apply(index);
  record_.actions.push_back(static_cast<std::uint16_t>(index));
  positions_.push_back(std::move(next));
  ++cursor_;
}

Result<int> Session::play(std::string_view action) {
  const auto index = position().find(action);
  if (index) play(index.value());
  return index;
}

void Session::undo() {
  do --cursor_;
  while (cursor_ > 0 && !person_to_act());
  if (person_to_act()) return;
  // Nobody decides before: the opening moves were a computer's. Then one action at a time would only be replayed.
  cursor_ = 0;
}

void Session::redo() {
  do ++cursor_;
  while (cursor_ < length() && !person_to_act());
}

bool Session::person_to_act() const {
  const Game& game = position();
  return !game.over() && record_.seats[static_cast<std::size_t>(game.to_act())].person();
}

std::optional<int> Session::computer_to_act() const {
  const Game& game = position();
  if (game.over() || person_to_act()) return std::nullopt;
  return game.to_act();
}

GameRecord Session::record_to_cursor() const {
  GameRecord record = record_;
  record.actions.resize(cursor_);
  return record;
}

}  // namespace app
