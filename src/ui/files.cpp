#include "ui/files.h"

#include <utility>

#include "app/hand_out.h"
#include "app/messages.h"
#include "ui/words.h"

namespace ui {

namespace {

/// A file as it was saved: mail and editors change line ends, and drop the last one.
std::string as_saved(std::string_view file) {
  std::string text;
  text.reserve(file.size() + 1);
  for (std::size_t i = 0; i < file.size(); ++i)
    if (file[i] != '\r' || (i + 1 < file.size() && file[i + 1] != '\n')) text += file[i];
  if (!text.empty() && text.back() != '\n') text += '\n';
  return text;
}

/// What was taken, and whether storage has it.
std::string with_refusal(std::string said, app::StoreResult stored) {
  if (stored != app::StoreResult::ok) said += std::string(" ") + tr(words::statistics_refused);
  return said;
}

}  // namespace

void Files::save_everything() {
  std::string text = library_.text_of_all();
  days_.load();
  if (!days_.get().empty()) text += days_.get().text();
  statistics_.load();
  if (!statistics_.get().games().empty()) text += statistics_.get().file_text();
  game_.read_puzzle_record();
  if (const app::PuzzleRecord& puzzles = game_.puzzle().record(); !puzzles.empty()) text += puzzles.file_text();
  app::save_to_file(host_, "games", text);
}

void Files::open(std::string_view text) {
  if (!switcher_.may_change()) return;
  std::string games = as_saved(text);
  if (take_days(games) || take_statistics(games) || take_puzzles(games)) return;
  app::Library::Imported read = library_.import(games);
  const int readable = read.added + read.known + read.not_stored;
  if (readable == 0)
    return panels_.show_message(std::string(tr(words::file_bad)) + ' ' +
                                (read.problem ? text_of(*read.problem) : std::string()));
  if (readable == 1 && read.refused == 0) {
    // Where there is no room for it, it is played all the same, as one of a link is.
    if (read.last_not_stored) return switcher_.replace({.session = std::move(read.last_not_stored)});
    return switcher_.open(read.last_id);
  }
  std::string said = tr_count(words::imported_one, words::imported_many, read.added);
  if (read.known > 0) said += ' ' + tr(words::imported_known, std::to_string(read.known));
  if (read.refused > 0) said += ' ' + tr(words::imported_refused, std::to_string(read.refused), text_of(*read.problem));
  if (read.not_stored > 0)
    said += ' ' + text_of(base::Message(app::messages::storage_games_refused, read.not_stored,
                                        read.stored == app::StoreResult::full ? app::messages::storage_is_full
                                                                              : app::messages::storage_is_blocked));
  panels_.show(Panel::games);
  notices_.say(std::move(said));
}

bool Files::tell_taken(std::string& file, std::string_view part, bool read, std::string said) {
  file.erase(static_cast<std::size_t>(part.data() - file.data()), part.size());
  const bool alone = file.empty();
  alone && !read ? panels_.show_message(std::move(said)) : notices_.say(std::move(said));
  return alone;
}

template <class Data, class Take>
bool Files::take_part(std::string& file, std::string_view part, const base::Result<Data>& read, Take&& take) {
  if (!read) return tell_taken(file, part, false, std::string(tr(words::file_bad)) + ' ' + text_of(read.error()));
  const base::Result<std::string> said = take(read.value());
  return tell_taken(file, part, said.ok(), said ? said.value() : text_of(said.error()));
}

bool Files::take_days(std::string& file) {
  const std::string_view part = app::days_in(file);
  if (part.empty()) return false;
  return take_part(file, part, app::Days::read(part), [&](const app::Days& days) -> base::Result<std::string> {
    const bool changed = days_.take(days);
    if (!days_.may_count()) return *days_.problem();
    return with_refusal(tr(words::days_imported), changed ? days_.stored() : app::StoreResult::ok);
  });
}

bool Files::take_statistics(std::string& file) {
  const std::string_view part = app::statistics_in(file);
  if (part.empty()) return false;
  return take_part(file, part, app::Statistics::read_file(part), [&](const app::Statistics& read) {
    const auto taken = statistics_.take(read);
    return with_refusal(tr_count(words::imported_one, words::imported_many, taken.games), taken.stored);
  });
}

bool Files::take_puzzles(std::string& file) {
  const std::string_view part = app::puzzles_in(file);
  if (part.empty()) return false;
  const auto take = [&](const app::PuzzleRecord& read) -> base::Result<std::string> {
    const app::PuzzlePlay& puzzle = game_.puzzle();
    if (!puzzle.may_store()) return base::Message(app::messages::puzzles_newer);
    const app::StoreResult stored = game_.take_puzzle_record(read);
    return with_refusal(labelled(tr(words::day_puzzles_solved), std::to_string(puzzle.record().solved.size())), stored);
  };
  return take_part(file, part, app::PuzzleRecord::read_file(part), take);
}

}  // namespace ui
