// The strip above the table: menu, undo and redo, ways out of an earlier position, and whose turn it is.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "app/computer_players.h"
#include "app/game_flow.h"
#include "app/library.h"
#include "ui/bar.h"
#include "ui/hint.h"

namespace ui {

/// What the bar is about.
struct TopBarInput {
  const Moment& moment;
  const GameScreen& table;
  const app::GameFlow& flow;
  const app::ComputerPlayers& computers;
  const app::Library& library;
  const Hint* hint;                    ///< shown now; nullptr for none
  bool hint_asked;                     ///< and not answered yet
  std::string_view no_hint;            ///< why there is none; "" where there is one
  bool counts;                         ///< the attempt of a day: no undo
  const std::vector<double>* chances;  ///< everybody's to win, by seat; nullptr: they are not shown
  double now_ms;
  bool ways_out;                  ///< of an earlier position, if the table has no room for them
  std::string_view other_line{};  ///< id of a stored game to switch to where there is no history bar; "" for none
};

class TopBar {
 public:
  /// Makes the view if something has changed; requests a frame for when it will change with time.
  void update(Frame& frame, const TopBarInput& input, const Rect& area);
  void hear(Frame& frame) { bar_.hear(frame); }
  void draw(const Canvas& canvas) const { bar_.draw(canvas); }
  int views_made() const { return bar_.views_made(); }

 private:
  enum class HintState : std::uint8_t { none, asked, shown, with_more };
  struct Shown {
    std::uint64_t moment;
    std::size_t seen;  ///< index of the position that is visible
    int viewer;
    bool may_act, plays_here, unsent;
    bool thinking;  ///< a computer player, for so long that it is said
    HintState hint;
    bool hint_pressed, may_ask_hint;
    std::string no_hint;
    bool counts;
    std::vector<double> chances;
    app::StoreResult stored;
    bool ways_out;
    std::string other_line;
    friend bool operator==(const Shown&, const Shown&) = default;
  };
  static void make(PanelBuilder& build, const TopBarInput& input, const Shown& shown, const Rect& area);
  static std::string words_of(const TopBarInput& input, const Shown& shown, bool narrow);

  Bar<Shown> bar_;
};

}  // namespace ui
