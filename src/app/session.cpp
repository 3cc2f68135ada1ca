#include "app/session.h"

#include "app/messages.h"
#include "games/registry.h"

#include <algorithm>
#include <array>

namespace app {

namespace {

/// Length of the UTF-8 sequence at the front, 0 when there is none; `code` is its character.
std::size_t utf8_length(std::string_view text, std::uint32_t& code) {
  const auto byte = [&](std::size_t i) { return static_cast<std::uint32_t>(static_cast<unsigned char>(text[i])); };
  const std::uint32_t first = byte(0);
  const std::size_t length = first < 0x80 ? 1 : first >> 5 == 6 ? 2 : first >> 4 == 14 ? 3 : first >> 3 == 30 ? 4 : 0;
  if (length == 0 || length > text.size()) return 0;
  code = length == 1 ? first : first & (0x7Fu >> length);
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xC0) != 0x80) return 0;
    code = code << 6 | (byte(i) & 0x3F);
  }
  constexpr std::array<std::uint32_t, 5> kSmallest{0, 0, 0x80, 0x800, 0x10000};
  const bool surrogate = code >= 0xD800 && code <= 0xDFFF;
  return code < kSmallest[length] || code > 0x10FFFF || surrogate ? 0 : length;
}

/// Control characters, line ends, and marks that change the writing direction.
bool is_unprintable(std::uint32_t code) {
  return code < 0x20 || (code >= 0x7F && code < 0xA0) || code == 0x200E || code == 0x200F ||
         (code >= 0x2028 && code <= 0x202E) || (code >= 0x2066 && code <= 0x2069) || code == 0xFEFF;
}

/// Also where `beginning` is empty.
bool begins_with(const std::vector<std::uint16_t>& line, const std::vector<std::uint16_t>& beginning) {
  return std::mismatch(beginning.begin(), beginning.end(), line.begin(), line.end()).first == beginning.end();
}

}  // namespace

std::string clean_name(std::string_view name) {
  std::string clean;
  while (!name.empty()) {
    std::uint32_t code = 0;
    const std::size_t length = utf8_length(name, code);
    const std::string_view character = name.substr(0, std::max<std::size_t>(length, 1));
    name.remove_prefix(character.size());
    if (length == 0 || is_unprintable(code) || (code == ' ' && clean.empty())) continue;
    if (clean.size() + length > kMaxNameBytes) break;
    clean += character;
  }
  while (!clean.empty() && clean.back() == ' ') clean.pop_back();
  return clean;
}

std::string computer_text(const Seat& seat) { return base::level_text(seat.level, seat.style); }

std::optional<Seat> read_computer(std::string_view text) {
  const auto level = base::read_level(text);
  if (!level) return std::nullopt;
  return Seat{.name = "", .level = level->name, .style = level->style};
}

bool by_links(const std::vector<Seat>& seats) {
  return std::any_of(seats.begin(), seats.end(), [](const Seat& seat) { return seat.far; });
}

base::Result<Session> Session::open(const GameRecord& record) {
  if (record.actions.size() > kMaxActions) return messages::game_too_long;
  const auto start = start_game(record.spec);
  if (!start) return start.error();
  if (static_cast<int>(record.seats.size()) != start.value()->players()) return messages::seats_differ;
  Session session;
  session.record_.spec = record.spec;
  const std::uint8_t styles = games::find(record.spec.kind)->styles;
  for (const Seat& seat : record.seats) {
    if (!seat.person() && (!base::find_level(seat.level) || seat.style > styles)) return messages::seat_level_unknown;
    session.record_.seats.push_back(
        {clean_name(seat.name), seat.level, seat.far && seat.person(), seat.person() ? std::uint8_t{0} : seat.style});
  }
  session.positions_.push_back(start.value());
  for (std::size_t i = 0; i < record.actions.size(); ++i) {
    if (record.actions[i] >= session.position().legal_count())
      return base::Message(messages::game_action_impossible, i + 1);
    session.play(record.actions[i]);
  }
  return session;
}

std::string Session::action_text(std::size_t index) const {
  return positions_[index]->action_text(record_.actions[index]);
}

void Session::forget_later() {
  taken_back_.clear();
  if (can_redo()) forgotten_.push_back(cut(cursor_));
}

Session::Line Session::cut(std::size_t from) {
  const auto first = static_cast<std::ptrdiff_t>(from);
  Line line{from,
            {record_.actions.begin() + first, record_.actions.end()},
            {positions_.begin() + first + 1, positions_.end()},
            sent_};
  record_.actions.resize(from);
  positions_.resize(from + 1);
  if (sent_) sent_ = std::min(*sent_, from);
  return line;
}

void Session::append(const Line& line) {
  record_.actions.insert(record_.actions.end(), line.actions.begin(), line.actions.end());
  positions_.insert(positions_.end(), line.positions.begin(), line.positions.end());
  sent_ = std::max(sent_, line.sent);
}

void Session::play(int index) {
  forget_later();
  std::shared_ptr<Game> next = position().clone();
  next->apply(index);
  record_.actions.push_back(static_cast<std::uint16_t>(index));
  positions_.push_back(std::move(next));
  ++cursor_;
}

base::Result<int> Session::play(std::string_view action) {
  const auto index = position().find(action);
  if (index) play(index.value());
  return index;
}

/// The seat to act at position(index); nullptr after the end.
const Seat* Session::seat_at(std::size_t index) const {
  const Game& game = *positions_[index];
  return game.over() ? nullptr : &seats()[static_cast<std::size_t>(game.to_act())];
}

bool Session::here_at(std::size_t index) const {
  const Seat* seat = seat_at(index);
  return seat != nullptr && seat->here();
}

int Session::decisions_from(std::size_t index) const {
  const bool persons = std::any_of(seats().begin(), seats().end(), [](const Seat& seat) { return seat.person(); });
  int decisions = 0;
  for (; index < length(); ++index) decisions += !persons || seat_at(index)->person() ? 1 : 0;
  return decisions;
}

bool Session::can_undo() const {
  if (!has_here()) return cursor_ > 0;
  for (std::size_t index = cursor_; index-- > 0;)
    if (here_at(index)) return true;
  return false;
}

void Session::undo() {
  const std::size_t before = cursor_;
  do --cursor_;
  while (has_here() && !person_to_act());
  const auto crossed = [&](const std::vector<Line>& lines, std::size_t below) {
    return !lines.empty() && cursor_ <= lines.back().from && lines.back().from < below;
  };
  // What was walked along comes next with redo(); what had been taken back there waits behind it.
  if (crossed(taken_back_, before) && !taken_back_.back().actions.empty())
    taken_back_.push_back({taken_back_.back().from, {}, {}, {}});
  // At the end of the record stands who was to play instead of what was forgotten, and has not yet.
  for (std::size_t below = before == length() ? before + 1 : before; crossed(forgotten_, below);) {
    below = forgotten_.back().from;
    bring_back();
  }
}

void Session::bring_back() {
  const Line later = std::move(forgotten_.back());
  forgotten_.pop_back();
  if (decisions_from(later.from) > 1) {
    while (!forgotten_.empty() && forgotten_.back().from > later.from) forgotten_.pop_back();  // they go on from it
    return;
  }
  Line replacing = cut(later.from);
  append(later);
  if (!begins_with(later.actions, replacing.actions)) taken_back_.push_back(std::move(replacing));
}

void Session::redo() {
  do {
    if (!taken_back_.empty() && taken_back_.back().from == cursor_) {
      const Line next = std::move(taken_back_.back());
      taken_back_.pop_back();
      if (!next.actions.empty()) {
        forgotten_.push_back(cut(cursor_));
        append(next);
      }
    }
    ++cursor_;
  } while (cursor_ < length() && has_here() && !person_to_act());
}

bool Session::has_here() const {
  return std::any_of(seats().begin(), seats().end(), [](const Seat& seat) { return seat.here(); });
}

std::optional<int> Session::computer_to_act() const {
  const Seat* seat = seat_at(cursor_);
  return seat != nullptr && !seat->person() ? std::optional(position().to_act()) : std::nullopt;
}

std::optional<int> Session::far_to_act() const {
  const Seat* seat = seat_at(cursor_);
  return seat != nullptr && seat->far ? std::optional(position().to_act()) : std::nullopt;
}

void Session::mark_sent() {
  if (by_links(seats())) sent_ = std::max(sent_.value_or(0), cursor_);
}

GameRecord Session::record_to_cursor() const {
  GameRecord record = record_;
  record.actions.resize(cursor_);
  return record;
}

}  // namespace app
