#include "ui/files.h"

#include "app/hand_out.h"
#include "ui/words.h"

namespace ui {

void Files::save_everything() {
  std::string text = library_.text_of_all();
  game_.days().load();
  if (!game_.days().get().empty()) text += game_.days().get().text();
  game_.statistics().load();
  if (!game_.statistics().get().games().empty()) text += game_.statistics().get().file_text();
  game_.puzzle().read_record();
  if (const app::PuzzleRecord& puzzles = game_.puzzle().record(); !puzzles.empty()) text += puzzles.file_text();
  app::save_to_file(host_, "games", text);
}

void Files::open(std::string_view text) {
  if (!switcher_.may_change()) return;
  std::string games(text);
  if (take_days(games) || take_statistics(games) || take_puzzles(games)) return;
  const app::Library::Imported read = library_.import(games);
  if (read.added + read.known == 0)
    return panels_.show_message(std::string(tr(words::file_bad)) + ' ' +
                                (read.problem ? text_of(*read.problem) : std::string()));
  if (read.added + read.known == 1 && read.refused == 0) return switcher_.open(read.last_id);
  std::string said = tr_count(words::imported_one, words::imported_many, read.added);
  if (read.known > 0) said += ' ' + tr(words::imported_known, std::to_string(read.known));
  if (read.refused > 0) said += ' ' + tr(words::imported_refused, std::to_string(read.refused), text_of(*read.problem));
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
  return tell_taken(file, part, read.ok(),
                    read ? take(read.value()) : std::string(tr(words::file_bad)) + ' ' + text_of(read.error()));
}

bool Files::take_days(std::string& file) {
  const std::string_view part = app::days_in(file);
  if (part.empty()) return false;
  return take_part(file, part, app::Days::read(part), [&](const app::Days& days) {
    game_.days().take(days);
    return std::string(tr(words::days_imported));
  });
}

bool Files::take_statistics(std::string& file) {
  const std::string_view part = app::statistics_in(file);
  if (part.empty()) return false;
  return take_part(file, part, app::Statistics::read_file(part), [&](const app::Statistics& read) {
    const auto taken = game_.statistics().take(read);
    std::string said = tr_count(words::imported_one, words::imported_many, taken.games);
    if (taken.stored != app::StoreResult::ok) said += std::string(" ") + tr(words::statistics_refused);
    return said;
  });
}

bool Files::take_puzzles(std::string& file) {
  const std::string_view part = app::puzzles_in(file);
  if (part.empty()) return false;
  return take_part(file, part, app::PuzzleRecord::read_file(part), [&](const app::PuzzleRecord& read) {
    game_.puzzle().take(read);
    return labelled(tr(words::day_puzzles_solved), std::to_string(game_.puzzle().record().solved.size()));
  });
}

}  // namespace ui
