// The interface of a game's table to the rest of the frontend (menu, panels, session). There is one implementation,
// TableScreen (table_screen.h), a template that each game instantiates.
#pragma once

#include <algorithm>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/session.h"
#include "app/settings.h"
#include "engine/game_of.h"
#include "ui/help.h"
#include "ui/intents.h"
#include "ui/json.h"
#include "ui/lesson.h"
#include "ui/motion.h"
#include "ui/targets.h"
#include "ui/words.h"

namespace ui {

/// The context of one frame: where to draw, and what results from it.
struct Frame {
  Canvas canvas;
  const FrameInfo& info;
  const app::Settings& settings;
  Targets& targets;
  Intents& intents;
  Rect own{};                                               ///< the viewer's pieces, which a note should not hide
  std::vector<Rect> honours{};                              ///< what everybody plays for, which a refusal never hides
  std::vector<Rect> names{};                                ///< written on the table, which a badge should not hide
  bool moving = false;                                      ///< set if another frame is needed at once
  double due_ms = std::numeric_limits<double>::infinity();  ///< when one is needed at the latest

  float scale() const { return canvas.fonts.scale; }
  /// Requests a frame after some time at the latest.
  void wake_in(double ms) { due_ms = std::min(due_ms, info.time_ms + std::max(0.0, ms)); }
};

/// The position shown, and to whom.
struct Moment {
  const app::Session& session;
  int viewer = -1;       ///< seat whose secrets may be seen; -1: nobody's
  bool may_act = false;  ///< a person decides now, and this tab may play
  /// Number of actions before its lessons; none: it has no lessons, or is over at its end and only looked at again.
  std::optional<std::size_t> lessons_from{};
  bool guided = false;  ///< lessons are shown. Precondition: it has some
  /// The same of one that was begun with lessons that advise what to do, also at its end.
  std::optional<std::size_t> advised_from{};
  /// An earlier position, a finished game, or one that waits for a remote player: the table makes room for the history bar, or
  /// for the bar about links.
  bool bar_beside = false;
  bool puzzle = false;       ///< of a puzzle, whose result is another than the game's
  bool reads_aloud = false;  ///< the device has a voice for the language
  bool remarks = false;      ///< characters comment now and then (Settings::remarks)
  std::uint64_t number = 0;  ///< counts every change of what is shown: play, undo, redo, another game
};

/// An action, played or possible, with the positions before and after.
struct Transition {
  const app::Game& before;
  int action;  ///< index among the legal ones
  const app::Game& after;
};
/// The one that leads from position(index) to the next.
inline Transition transition_at(const app::Session& session, std::size_t index) {
  return {session.position(index), session.record().actions[index], session.position(index + 1)};
}
/// A line about a turn, played or possible, as pieces (turns.h).
struct TurnLine;
/// A note about an action (note.h).
struct TableNote;

/// What an action brought that is marked on the history bar; the greater one counts.
enum class Milestone : std::uint8_t { none, purchase, honour };

/// A press by which what is only looked at goes, for something else is to be read (GameScreen::press()).
inline constexpr std::string_view kLayAside = "lay_aside";

/// What is const only looks: it may make what it keeps for the moment that it is asked about.
class GameScreen {
 public:
  virtual ~GameScreen() = default;

  /// The session's cursor has moved from `before`; a single step forward is animated.
  virtual void position_changed(const Moment& moment, std::size_t before, double time_ms, Pace pace) = 0;
  /// Replays the animation of the actions from there to the session's cursor.
  virtual void show_again(const Moment& moment, std::size_t from, double time_ms, Pace pace) = 0;
  /// Advances the time: starts the next animation of several actions.
  virtual void go_on(const Moment& moment, double time_ms) = 0;
  /// True while something flies; computer players wait for it.
  virtual bool in_motion(double time_ms) const = 0;
  virtual void skip_motion(const Moment& moment) = 0;
  /// The pointer moves the part that scrolls, or has just moved it.
  virtual bool scrolled() const = 0;
  /// Appends the sounds due since the last call (MotionClock::take_heard).
  virtual void take_heard(double time_ms, std::vector<Sound>& sounds) = 0;
  /// Index of the position that is visible: during an animation the one before it.
  virtual std::size_t seen_at(const Moment& moment, double time_ms) const = 0;

  virtual void draw(Frame& frame, const Moment& moment, const Rect& area) = 0;
  /// The strip at the top that stays free for the app's own buttons.
  virtual Rect top_bar(const Moment& moment, const Canvas& canvas, const Rect& area) const = 0;

  /// The area for the history bar (MomentBar); empty if something else needs it.
  virtual Rect moment_bar(const Moment& moment, const Canvas& canvas, const Rect& area) const = 0;
  /// Of the action that leads from position(index) to the next.
  virtual Milestone milestone(const Moment& moment, std::size_t index) const = 0;

  /// The tones of panels and controls around this game.
  virtual const Theme& theme(ThemeKind kind) const = 0;
  /// The sign of a seat, for panels and log.
  virtual void draw_seat(const Canvas& canvas, int seat, float cx, float cy, float size) const = 0;

  /// Reduces a press, of a control by its id or of an action in the mirror (action_press.h).
  virtual void press(std::string_view id, const Moment& moment, Intents& intents) = 0;
  /// A key without modifiers, upper case ('W', '1', '\n' for Enter, '\x1b' for Escape). True: used.
  virtual bool key(char key, const Moment& moment, Intents& intents) = 0;

  /// Draws the card or tile of a control (Control::enlarges) enlarged. Returns its height for a width of 1, and 0 if there is
  /// none; with an empty rectangle it draws nothing.
  virtual float draw_enlarged(std::string_view id, const Rect& rect, const Canvas& canvas) const = 0;

  /// The ids of the controls that a lesson marks, as drawn last.
  virtual const std::vector<std::string>& ringed() const = 0;
  /// The player has opened something over the table, which Escape closes; as drawn last.
  virtual bool covered() const = 0;

  /// What the game is called.
  virtual std::string title() const = 0;
  /// The sentence about what to do, for banner, mirror and announcements.
  virtual std::string status(const Moment& moment) const = 0;
  /// One line for the action that leads from position(index) to the next.
  virtual std::string log_line(const Moment& moment, std::size_t index) const = 0;

  // For hints and reviews, at any position with a decision.
  /// The label of an action; "" if it is about something that is face down.
  virtual std::string action_words(const Moment& moment, int action) const = 0;
  /// The reason of an action (engine::Thought) as a sentence, which names nothing that is face down; "" if there is none.
  virtual std::string reason_words(const Moment& moment, int action, std::string_view reason) const = 0;
  /// The ids of the controls to press for an action, to be highlighted; none where it does nothing.
  virtual std::vector<std::string> places_of(const Moment& moment, int action) const = 0;
  /// Luck after the action that leads from position(index) to the next: what it turned up, as a sentence, and the ids of its
  /// controls. "" where that is nothing, or where log_line() says it.
  struct TurnedUp {
    std::string words;
    std::vector<std::string> places{};
  };
  virtual TurnedUp turned_up(const Moment& moment, std::size_t index) const = 0;
  /// The id of the control that a reason is about; "" for none.
  virtual std::string place_of_reason(const Moment& moment, std::string_view reason) const = 0;
  /// Has the table make room for a note, or say it itself; nullptr: there is none.
  virtual void tell(const TableNote* note) = 0;
  /// Where it has, as drawn last. Empty: it says the note itself, or has none while something is chosen; nullopt: no room.
  virtual const std::optional<Rect>& note_room() const = 0;

  /// A line of play, turn by turn. `actions`: texts of consecutive actions from `from`, a position that looks to the viewer like
  /// that of the moment or a later one; stops before one that is not legal.
  virtual std::vector<TurnLine> line_of_play(const Moment& moment, const app::Game& from,
                                             const std::vector<std::string>& actions) const = 0;

  /// "actions" and "sections" of the mirror. Precondition: it was drawn at least once.
  virtual void mirror(JsonWriter& json, const Moment& moment) const = 0;
  /// The help pages for the game with all its modules.
  virtual HelpBook help() const = 0;
  /// The page that helps with the position shown.
  virtual std::string help_page(const Moment& moment) const = 0;
  /// The result of a game: who won and why.
  struct Ending {
    std::string title, reason;
    struct Row {
      int rank, seat;
      std::string name, detail;
      std::optional<int> score;  ///< none where a game has no points
      struct Source {
        std::string label;  ///< "2 cards: 3 points"
        int points;
      };
      std::vector<Source> sources{};  ///< the score by source; none: `detail` says it all
    };
    std::vector<Row> rows;
  };
  virtual Ending ending(const Moment& moment) const = 0;
  /// A figure about each seat in a whole game, for the review.
  struct Figure {
    std::string label;
    std::vector<int> by_seat;
    std::vector<std::vector<Ending::Row::Source>> sources{};  ///< by seat: the number by source; may be empty
  };
  virtual std::vector<Figure> figures(const Moment& moment) const = 0;
  /// A quantity over a whole game, such as points: by seat, at the start and after each action. Empty: nothing to show.
  struct Growth {
    std::string title;
    std::vector<std::vector<int>> by_seat;
  };
  virtual Growth growth(const Moment& moment) const = 0;
  /// Tables of public information about the position shown, as a player with a good memory has it.
  struct Known {
    struct Cell {
      int picture = -1;  ///< for `draw`; -1: none
      std::string text;
    };
    struct Row {
      std::string label;        ///< "" continues the row before
      int seat = -1;            ///< whose it is; -1: nobody's
      std::vector<Cell> cells;  ///< aligned with those of rows of the same length
      std::string spoken;       ///< the cells in words
    };
    std::string title, explained;
    std::vector<Row> rows;
    void (*draw)(const Canvas&, const Rect&, int picture) = nullptr;
  };
  virtual std::vector<Known> known(const Moment& moment) const = 0;
  /// The game has such tables.
  virtual bool has_known() const = 0;
  /// How often the view was rebuilt, for tests: not while only time passes.
  virtual int views_made() const = 0;
  /// The number of the view for that moment: a view in which anything differs has another. Precondition: as of mirror().
  virtual int view_number(const Moment& moment) const = 0;
};

/// The name of a computer player in that game. Precondition: !seat.person().
std::string level_name(app::GameKind kind, const app::Seat& seat);

/// The one person at this device, who has no name and is spoken to.
bool is_you(const std::vector<app::Seat>& seats, int seat);

/// One of several names: with the number that it has among those like it, if there are others.
std::string told_apart(const std::vector<std::string>& names, std::size_t at);
/// The name shown for a seat, "You" where is_you(), told apart from the others; for all of them.
std::string seat_name(app::GameKind kind, const std::vector<app::Seat>& seats, int seat);
std::string seat_name(const app::Session& session, int seat);
std::vector<std::string> seat_names(const app::Session& session);
/// "Anna to play", or "Your turn" where is_you().
std::string turn_words(app::GameKind kind, const std::vector<app::Seat>& seats, int seat);
std::string turn_words(const app::Session& session);

/// Precondition: it is a game of those rules.
template <class Rules>
const engine::GameOf<Rules>& typed(const app::Game& game) {
  return static_cast<const engine::GameOf<Rules>&>(game);
}

/// The title of the end: "Anna wins" by the words for `one`, "You win!" if is_you(), "Anna and Ben share the
/// victory"; or that the game is over, without winners.
std::string victory_words(app::GameKind kind, const std::vector<app::Seat>& seats, unsigned winners,
                          const Text& one = words::end_title_wins);
/// The same for the position shown, addressed to the viewer. Precondition: it is over.
std::string victory_title(const Moment& moment);

/// Everybody's points; nothing in a game without any.
GameScreen::Growth growth_of_points(const Moment& moment);

/// The sentence about a game that ended at its bound; empty for every other one.
std::string bound_words(const app::Game& position);
/// GameScreen::status of a game that is over: the title of its end, and whether it came to its bound.
std::string end_status(const app::Game& position, std::string title);

}  // namespace ui
