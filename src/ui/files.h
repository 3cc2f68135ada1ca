// Files: exports all data in one file, and imports whatever parts a file has.
#pragma once

#include <string>
#include <string_view>

#include "ui/game_switcher.h"

namespace ui {

class Files {
 public:
  Files(app::Host& host, app::Library& library, app::StatisticsStore& statistics, app::DayBook& days, GamePlay& game,
        Panels& panels, Notices& notices, GameSwitcher& switcher)
      : host_(host),
        library_(library),
        statistics_(statistics),
        days_(days),
        game_(game),
        panels_(panels),
        notices_(notices),
        switcher_(switcher) {}

  /// All games, the records of days and of puzzles, and the statistics.
  void save_everything();
  /// A file alone with one game opens it.
  void open(std::string_view text);

 private:
  /// Takes a non-game part out of a file and reports the result; the rest of the text is left. True if nothing is left.
  bool take_days(std::string& file);
  bool take_statistics(std::string& file);
  bool take_puzzles(std::string& file);
  /// `take(data)` keeps what was read of the part, and says so, or why not.
  template <class Data, class Take>
  bool take_part(std::string& file, std::string_view part, const base::Result<Data>& read, Take&& take);
  bool tell_taken(std::string& file, std::string_view part, bool read, std::string said);

  app::Host& host_;
  app::Library& library_;
  app::StatisticsStore& statistics_;
  app::DayBook& days_;
  GamePlay& game_;
  Panels& panels_;
  Notices& notices_;
  GameSwitcher& switcher_;
};

}  // namespace ui
