#include "app/library.h"

#include <algorithm>
#include <array>
#include <utility>

#include "app/messages.h"
#include "app/save.h"
#include "base/sorting.h"

namespace app {

namespace {

constexpr std::string_view kPlaying = "playing";
constexpr std::string_view kPrefix = "game.";
constexpr int kIdLength = 8;

std::string slot_key(std::string_view id, std::size_t slot) {
  return std::string(kPrefix) + std::string(id) + (slot == 0 ? ".0" : ".1");
}

// Keys of the version before the library: two slots, which of them is newer, one game put aside, and a damaged text.
constexpr std::array<std::string_view, 2> kOldSlots{"save.0", "save.1"};
constexpr std::string_view kOldPointer = "save.newer", kOldAside = "save.aside", kOldDamaged = "save.damaged";

}  // namespace

Library::Slots Library::slots(std::string_view id) const {
  return {{host_.storage_read(slot_key(id, 0)), host_.storage_read(slot_key(id, 1))}};
}

/// Another tab has written this text after our last write. Two tabs may reach the same revision if a write of one of them
/// was refused.
bool Library::overtaken(std::string_view text) const {
  const std::uint32_t revision = revision_of(text);
  return text != refused_text_ && (revision > entry_.revision || (revision == entry_.revision && text != text_));
}

/// The slot with the higher revision, whether it can be read or not. Precondition: there is one.
std::size_t Library::newest(std::string_view id, const Slots& both) const {
  if (!both.text[0] || !both.text[1]) return both.text[0] ? 0 : 1;
  const std::uint32_t first = revision_of(*both.text[0]), second = revision_of(*both.text[1]);
  if (first == second && id == playing_) return overtaken(*both.text[0]) ? 0 : 1;
  return first > second ? 0 : 1;
}

/// The newer slot, or else the other one and what was wrong with the newer.
Library::Read Library::read(std::string_view id) const {
  const Slots both = slots(id);
  Read result;
  if (!both.any()) return result;
  const std::size_t newer = newest(id, both);
  for (const std::size_t slot : {newer, 1 - newer}) {
    if (!both.text[slot]) continue;
    auto entry = read_entry(*both.text[slot]);
    auto session = entry ? read_save(entry.value().save) : base::Result<Session>(entry.error());
    if (session) {
      result.session = std::move(session.value());
      result.entry = std::move(entry.value());
      result.text = *both.text[slot];
      result.slot = slot;
      return result;
    }
    if (!result.problem) result.problem = session.error();
  }
  return result;
}

std::vector<std::string> Library::ids() const {
  std::vector<std::string> ids;
  for (const std::string& key : host_.storage_keys(kPrefix)) {
    if (key.size() < kPrefix.size() + 3 || (key.substr(key.size() - 2) != ".0" && key.substr(key.size() - 2) != ".1"))
      continue;
    ids.push_back(key.substr(kPrefix.size(), key.size() - kPrefix.size() - 2));
  }
  std::sort(ids.begin(), ids.end());
  ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
  return ids;
}

std::string Library::new_id() {
  constexpr std::string_view kSymbols = "0123456789abcdefghijklmnopqrstuv";
  while (true) {
    std::string id;
    std::uint64_t bits = host_.entropy();
    for (int i = 0; i < kIdLength; ++i, bits >>= 5) id += kSymbols[bits % kSymbols.size()];
    if (!slots(id).any()) return id;
  }
}

StoreResult Library::write(std::string_view id, std::size_t slot, std::string_view text) {
  listed_ = false;
  const StoreResult result = host_.storage_write(slot_key(id, slot), text);
  if (result != StoreResult::ok) refusal_ = result;
  return result;
}

// ---- The game that is played

Library::Opened Library::play(std::string_view id) {
  Read found = read(id);
  if (found.session) follow(id, found);
  return {std::move(found.session), std::move(found.problem)};
}

/// Writes nothing: another tab may be the one that plays.
void Library::follow(std::string_view id, const Read& found) {
  playing_ = id;
  entry_ = found.entry;
  text_ = found.text;
  next_slot_ = 1 - found.slot;
  stored_ = host_.storage_refused(slot_key(id, found.slot)) ? refusal_ : StoreResult::ok;
  // What a later version wrote is no damage: it stays where it is, and the game goes on apart from it (see save()).
  const bool damaged = found.problem && *found.problem == base::Message(messages::save_is_damaged);
  damaged_ = damaged ? host_.storage_read(slot_key(id, next_slot_)) : std::nullopt;
  goes_apart_ = listed_ = false;
}

/// One slot is enough for a game that is not current, unless its newer text cannot be read. If its last write failed, the other
/// slot is all that is stored.
void Library::leave() {
  if (playing_.empty() || !is_stored()) return;
  const Read last = read(playing_);
  if (last.session && !last.problem) host_.storage_remove(slot_key(playing_, 1 - last.slot));
}

Library::Opened Library::open_last() {
  std::optional<base::Message> problem = adopt_old_storage();
  listed_ = false;
  Opened opened;
  if (const auto last = host_.storage_read(kPlaying); last && slots(*last).any()) {
    opened = play(*last);
  } else if (!problem) {
    const std::vector<Game>& all = games();
    const auto latest = std::find_if(all.begin(), all.end(), [](const Game& game) { return game.readable(); });
    if (latest != all.end()) opened = play(std::string(latest->id));
  }
  if (!opened.problem) opened.problem = std::move(problem);
  return opened;
}

Library::Opened Library::open_read_only() {
  const std::string last = host_.storage_read(kPlaying).value_or(playing_);
  return play(last);
}

std::optional<Session> Library::later_state() {
  Read found = read(playing_);
  if (!found.session || !overtaken(found.text)) return std::nullopt;
  follow(playing_, found);
  return std::move(found.session);
}

bool Library::is_overtaken() const {
  const Slots both = slots(playing_);
  return std::any_of(std::begin(both.text), std::end(both.text),
                     [&](const auto& text) { return text && text != damaged_ && overtaken(*text); });
}

Library::Opened Library::open(std::string_view id) {
  Read found = read(id);
  if (found.session) {
    if (id != playing_) leave();
    follow(id, found);
    point_here();
  }
  return {std::move(found.session), std::move(found.problem)};
}

void Library::begin(const Session& session) {
  leave();
  playing_ = new_id();
  if (!std::exchange(goes_apart_, false)) entry_ = {};
  entry_.revision = 1;
  entry_.saved_s = host_.unix_time_s();
  entry_.save = save_text(session);
  text_ = entry_text(entry_);
  damaged_.reset();
  stored_ = write(playing_, 0, text_);
  next_slot_ = 1;
  if (is_stored()) stored_ = point_here();
}

Library::Saved Library::save(const Session& session) {
  if (playing_.empty()) {
    begin(session);
    return is_stored() ? Saved::ok : Saved::refused;
  }
  Entry next = entry_;
  next.saved_s = host_.unix_time_s();
  next.save = save_text(session);
  const Saved saved = write_next(std::move(next));
  goes_apart_ = saved == Saved::superseded;
  return saved;
}

void Library::count_hint() {
  Entry next = entry_;
  next.hints = std::min(next.hints + 1, kMostHints);
  if (!playing_.empty()) write_next(std::move(next));
}

void Library::keep_review(const Session& session, std::string review) {
  if (!is_stored() || review.empty() || review == entry_.review) return;
  entry_.review = std::move(review);
  if (save(session) == Saved::refused) {
    forget_review();
    save(session);
  }
  goes_apart_ = false;
}

/// The next revision of the game that is played.
Library::Saved Library::write_next(Entry next) {
  if (is_overtaken()) return Saved::superseded;
  if (damaged_ && !put_damaged_aside()) return Saved::refused;
  ++next.revision;
  std::string text = entry_text(next);
  stored_ = write(playing_, next_slot_, text);
  // Kept in memory even if storage refused it, but with the revision of what is stored: another tab counts on from that one.
  if (!is_stored()) next.revision = entry_.revision;
  entry_ = std::move(next);
  (is_stored() ? text_ : refused_text_) = std::move(text);
  if (!is_stored()) return Saved::refused;
  next_slot_ = 1 - next_slot_;
  stored_ = point_here();
  return is_stored() ? Saved::ok : Saved::refused;
}

/// The damaged text in the slot that is written next becomes an entry of its own, letter for letter. False without room for it.
bool Library::put_damaged_aside() {
  std::string id;
  stored_ = add(*damaged_, id);
  if (!is_stored()) return false;
  host_.storage_remove(slot_key(playing_, next_slot_));
  damaged_.reset();
  return true;
}

/// The next visit begins with this game.
StoreResult Library::point_here() {
  if (host_.storage_read(kPlaying) == playing_ && !host_.storage_refused(kPlaying)) return StoreResult::ok;
  const StoreResult result = host_.storage_write(kPlaying, playing_);
  if (result != StoreResult::ok) refusal_ = result;
  return result;
}

// ---- All of them

Library::Game Library::facts(const std::string& id) const {
  const Slots both = slots(id);
  Read found = read(id);
  Game game{.id = id, .name = found.entry.name, .saved_s = found.entry.saved_s};
  for (std::size_t slot = 0; slot < 2; ++slot)
    if (both.text[slot]) game.bytes += slot_key(id, slot).size() + both.text[slot]->size();
  if (game.saved_s != 0) game.saved_words = host_.date_words(game.saved_s);
  game.problem = std::move(found.problem);
  if (!found.session) return game;
  if (found.session->over()) found.session->go_to(found.session->length());
  game.spec = found.session->spec();
  game.seats = found.session->seats();
  game.length = found.session->cursor();
  game.unsent = found.session->unsent();
  game.position = found.session->shared_position();
  return game;
}

const std::vector<Library::Game>& Library::games() {
  if (listed_) return games_;
  games_.clear();
  for (const std::string& id : ids()) games_.push_back(facts(id));
  base::insertion_sort(games_.begin(), games_.end(),
                       [](const Game& a, const Game& b) { return a.saved_s > b.saved_s; });
  listed_ = true;
  return games_;
}

std::optional<GameSpec> Library::spec_of(std::string_view id) const {
  const Read found = read(id);
  return found.session ? std::optional(found.session->spec()) : std::nullopt;
}

const Library::Game* Library::find(std::string_view id) {
  const std::vector<Game>& all = games();
  const auto found = std::find_if(all.begin(), all.end(), [&](const Game& game) { return game.id == id; });
  return found == all.end() ? nullptr : &*found;
}

Library::RelatedGame Library::related_game(const Session& link) {
  RelatedGame closest;
  for (const Game& game : games()) {
    if (!game.readable() || !(game.spec == link.spec())) continue;
    auto session = read(game.id).session;
    if (!session) continue;
    const Comparison comparison = compare(*session, link);
    const auto rank = [](const Comparison& one) { return std::pair(one.relation, one.common); };
    if (comparison.relation == Relation::none || rank(comparison) <= rank(closest.comparison)) continue;
    closest = {game.id, comparison, std::move(session)};
  }
  return closest;
}

std::pair<std::string, GameRecord> Library::other_line(const Session& session) {
  for (const Game& game : games()) {
    if (game.id == playing_ || !(game.spec == session.spec()) || game.seats != session.seats()) continue;
    const Read other = read(game.id);
    if (other.session && !(other.session->record() == session.record())) return {game.id, other.session->record()};
  }
  return {};
}

int Library::seat_in_rematch(const Session& link) {
  for (const Game& game : games()) {
    if (!game.readable() || !game.position->over()) continue;
    if (const int seat = same_person(game.seats, link.seats()); seat >= 0) return seat;
  }
  return -1;
}

Library::Saves Library::saves() const {
  Saves all;
  for (std::string& id : ids()) {
    const Slots both = slots(id);
    const std::size_t newer = newest(id, both);
    for (const std::size_t slot : {newer, 1 - newer}) {
      if (!both.text[slot]) continue;
      auto entry = read_entry(*both.text[slot]);
      if (!entry) continue;
      all.texts.push_back(std::move(entry.value().save));
      all.ids.push_back(std::move(id));
      break;
    }
  }
  return all;
}

std::string Library::Saves::find(std::string_view save, std::string_view but) const {
  for (std::size_t i = 0; i < texts.size(); ++i)
    if (texts[i] == save && ids[i] != but) return ids[i];
  return {};
}

StoreResult Library::add(std::string_view text, std::string& id) {
  id = new_id();
  const StoreResult stored = write(id, 0, text);
  if (stored != StoreResult::ok) host_.storage_remove(slot_key(id, 0));
  return stored;
}

Entry Library::first_entry(const Session& session, std::string_view name) const {
  return {
      .revision = 1, .saved_s = host_.unix_time_s(), .name = clean_name(name), .other = {}, .save = save_text(session)};
}

StoreResult Library::put_aside(const Session& session, std::string_view name) {
  const Entry entry = first_entry(session, name);
  if (!saves().find(entry.save, playing_).empty()) return StoreResult::ok;
  std::string id;
  return add(entry_text(entry), id);
}

StoreResult Library::keep_refused(const Session& session, std::string_view name) {
  return write(new_id(), 0, entry_text(first_entry(session, name)));
}

StoreResult Library::rename(std::string_view id, std::string_view name) {
  if (id == playing_) {
    Entry next = entry_;
    next.name = clean_name(name);
    write_next(std::move(next));
    return stored_;
  }
  Read found = read(id);
  if (!found.session) return StoreResult::ok;
  found.entry.name = clean_name(name);
  // The other slot is newer and cannot be read, by this version at least: it stays, and stays the newer one.
  if (found.problem) return write(id, found.slot, entry_text(found.entry));
  ++found.entry.revision;
  const StoreResult result = write(id, 1 - found.slot, entry_text(found.entry));
  if (result == StoreResult::ok) host_.storage_remove(slot_key(id, found.slot));
  return result;
}

std::string Library::text_of(std::string_view id) {
  const Slots both = slots(id);
  const Read found = read(id);
  if (found.session && !found.problem) return *both.text[found.slot];
  std::string text;
  for (const auto& slot : both.text)
    if (slot) text += *slot + (slot->empty() || slot->back() != '\n' ? "\n" : "");
  return text;
}

std::string Library::text_of_all() {
  std::string text;
  for (const Game& game : games()) text += text_of(game.id);
  return text;
}

std::string Library::remove(std::string_view id) {
  std::string text = text_of(id);
  host_.storage_remove(slot_key(id, 0));
  host_.storage_remove(slot_key(id, 1));
  listed_ = false;
  return text;
}

void Library::remove_unplayed(std::string_view id) {
  const Read found = read(id);
  const bool untouched = found.session && !found.problem && !found.session->matters();
  if (untouched && found.entry.name.empty()) remove(id);
}

StoreResult Library::restore(std::string_view deleted, std::string_view text) {
  listed_ = false;
  // A tab that still played it has stored it again, and keeps what it has.
  const std::string id = has(deleted) ? new_id() : std::string(deleted);
  // Where the newer slot could not be read there are two texts, and each was a slot.
  const std::vector<std::string_view> parts = split_entries(text);
  const bool both = parts.size() == 2;
  StoreResult stored = host_.storage_write(slot_key(id, 0), both ? parts[0] : text);
  if (both && stored != StoreResult::full) stored = host_.storage_write(slot_key(id, 1), parts[1]);
  if (stored == StoreResult::full) remove(id);
  return stored;
}

Library::Imported Library::import(std::string_view text) {
  Imported result;
  const auto refuse = [&](const base::Message& why) {
    ++result.refused;
    if (!result.problem) result.problem = why;
  };
  const std::vector<std::string_view> parts = split_entries(text);
  if (parts.empty()) refuse(messages::save_unknown);
  Saves all = saves();  // once: a file may have thousands of games
  for (const std::string_view part : parts) {
    auto entry = read_entry(part);
    Entry read;
    if (entry) {
      read = std::move(entry.value());
    } else if (entry.error() == messages::save_unknown) {  // a save alone
      read.save = part;
      read.saved_s = host_.unix_time_s();
    } else {
      refuse(entry.error());
      continue;
    }
    auto session = read_save(read.save);
    if (!session) {
      refuse(session.error());
      continue;
    }
    read.save = save_text(session.value());
    if (std::string known = all.find(read.save); !known.empty()) {
      ++result.known;
      result.last_id = std::move(known);
      continue;
    }
    read.revision = 1;
    std::string id;
    if (const StoreResult stored = add(entry_text(read), id); stored != StoreResult::ok) {
      ++result.not_stored;
      result.stored = stored;
      result.last_not_stored = std::move(session.value());
      continue;
    }
    ++result.added;
    result.last_id = id;
    all.texts.push_back(std::move(read.save));
    all.ids.push_back(std::move(id));
  }
  return result;
}

std::vector<Library::Game> Library::finished() {
  std::vector<Game> over;
  for (const Game& game : games())
    if (game.readable() && game.position->over() && game.id != playing_) over.insert(over.begin(), game);
  return over;
}

// ---- Versions before the library

std::optional<base::Message> Library::adopt_old_storage() {
  const auto pointer = host_.storage_read(kOldPointer);
  const std::size_t newer = pointer && *pointer == "1" ? 1 : 0;
  std::optional<base::Message> problem;
  const auto adopt = [&](std::string_view key, bool plays) {
    const auto text = host_.storage_read(key);
    if (!text) return false;
    const auto session = read_save(*text);
    const std::string id = new_id();
    // A text that cannot be read becomes an unreadable entry, verbatim.
    const StoreResult stored = write(id, 0,
                                     session ? entry_text({.revision = 1,
                                                           .saved_s = host_.unix_time_s(),
                                                           .name = {},
                                                           .other = {},
                                                           .save = save_text(session.value())})
                                             : *text);
    if (stored == StoreResult::ok) host_.storage_remove(key);
    if (session && plays) host_.storage_write(kPlaying, id);
    if (!session && plays && !problem) problem = session.error();
    return session.ok();
  };
  // The older slot first: if there is no room for both, its content is in the newer one, too.
  if (const auto text = host_.storage_read(kOldSlots[newer]); text && read_save(*text))
    host_.storage_remove(kOldSlots[1 - newer]);
  adopt(kOldAside, false);
  adopt(kOldDamaged, false);
  if (!adopt(kOldSlots[newer], true)) adopt(kOldSlots[1 - newer], true);
  host_.storage_remove(kOldPointer);
  return problem;
}

}  // namespace app
