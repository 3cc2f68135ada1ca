// The table of one kind of game, as the frame around it (menu, panels, session) sees it. There is one implementation,
// TableScreen (table_screen.h), which each game fills in.
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

/// What is drawn in one frame, and what comes of it.
struct Frame {
  Canvas canvas;
  const FrameInfo& info;
  const app::Settings& settings;
  Targets& targets;
  Intents& intents;
  Rect own{};                                               ///< pieces of whoever plays, which a note should not hide
  bool moving = false;                                      ///< set by whoever needs another frame at once
  double due_ms = std::numeric_limits<double>::infinity();  ///< when one is needed at the latest

  float scale() const { return canvas.fonts.scale; }
  /// Another frame is needed after some time, if nothing happens before.
  void wake_in(double ms) { due_ms = std::min(due_ms, info.time_ms + std::max(0.0, ms)); }
};

/// The position shown, and to whom.
struct Moment {
  const app::Session& session;
  int viewer = -1;                            ///< seat whose secrets may be seen; -1: nobody's
  bool may_act = false;                       ///< a person decides now, and this tab may play
  std::optional<std::size_t> lessons_from{};  ///< the actions before its lessons; none: it has no lessons
  bool guided = false;                        ///< they are told. Precondition: it has some
  /// At an earlier moment, at a game that is over, or at one that waits for somebody far away: the table makes room for the
  /// way through it, or for what is to be done with links.
  bool looks_back = false;
  bool reads_aloud = false;  ///< the device has a voice for the language
  bool remarks = false;      ///< characters say something now and then (Settings::remarks)
  std::uint64_t number = 0;  ///< counts every change of what is shown: play, undo, redo, another game
};

/// Something that was done, or that could be.
struct Deed {
  const app::Game& before;
  int action;  ///< index among the legal ones
  const app::Game& after;
};
/// The one that leads from position(index) to the next.
inline Deed deed_at(const app::Session& session, std::size_t index) {
  return {session.position(index), session.record().actions[index], session.position(index + 1)};
}
/// A line of what was done, or could be, in pieces (turns.h).
struct TurnLine;

/// What an action brought, as far as it is worth a mark on the way through a game; the greater one counts.
enum class Milestone : std::uint8_t { none, purchase, honour };

class GameScreen {
 public:
  virtual ~GameScreen() = default;

  /// The position has changed from `before` actions to the session's cursor; one step further is animated.
  virtual void position_changed(const Moment& moment, std::size_t before, double time_ms, Pace pace) = 0;
  /// The actions from there to the session's cursor are seen once more.
  virtual void show_again(const Moment& moment, std::size_t from, double time_ms, Pace pace) = 0;
  /// Time has come to here: what is shown next of several actions begins.
  virtual void go_on(const Moment& moment, double time_ms) = 0;
  /// True while something flies; computer players wait for it.
  virtual bool in_motion(double time_ms) const = 0;
  virtual void skip_motion(const Moment& moment) = 0;
  /// What has arrived since it was asked last, and can be heard (MotionClock::take_heard).
  virtual void take_heard(double time_ms, std::vector<Heard>& heard) = 0;
  /// The position that is seen, by its place in the session: while something flies the one that it comes from.
  virtual std::size_t seen_at(const Moment& moment, double time_ms) const = 0;

  virtual void draw(Frame& frame, const Moment& moment, const Rect& area) = 0;
  /// The strip that stays free for the app's own buttons, for the given area.
  virtual Rect top_bar(const Moment& moment, const Canvas& canvas, const Rect& area) = 0;

  /// Room for the way through the moments (MomentBar); empty where something else needs it.
  virtual Rect moment_bar(const Moment& moment, const Canvas& canvas, const Rect& area) = 0;
  /// Of the action that leads from position(index) to the next.
  virtual Milestone milestone(const Moment& moment, std::size_t index) const = 0;

  /// The tones of panels and controls around this game.
  virtual const Theme& theme(ThemeKind kind) const = 0;
  /// The sign of a seat, for panels and log.
  virtual void draw_seat(const Canvas& canvas, int seat, float cx, float cy, float size) const = 0;

  /// A key without modifiers, upper case ('W', '1', '\n' for Enter, '\x1b' for Escape). True: used.
  virtual bool key(char key, const Moment& moment, Intents& intents) = 0;

  /// Draws the card or tile of a control (Control::enlarges) as it is looked at from near. Returns its height for a width of
  /// 1, and 0 when there is none; with an empty rectangle it draws nothing.
  virtual float draw_enlarged(std::string_view id, const Rect& rect, const Canvas& canvas) const = 0;

  /// The ids of the controls that a lesson speaks of, as it was drawn last.
  virtual const std::vector<std::string>& ringed() const = 0;
  /// Something that the player has opened lies over the table, as it was drawn last; Escape closes it.
  virtual bool covered() const = 0;

  /// What the game is called.
  virtual std::string title() const = 0;
  /// The sentence of what is to be done, for banner, mirror and announcements.
  virtual std::string status(const Moment& moment) const = 0;
  /// One line for the action that leads from position(index) to the next.
  virtual std::string log_line(const Moment& moment, std::size_t index) const = 0;

  // Of a hint or a look back, for any moment in which there is something to decide.
  /// What an action is called on a button; "" when it is about something that lies face down then.
  virtual std::string action_words(const Moment& moment, int action) const = 0;
  /// A reason (engine::Thought) as a sentence, which names nothing that lies face down; "" where there is none to give.
  virtual std::string reason_words(const Moment& moment, std::string_view reason) = 0;
  /// The ids of the controls that an action is made with, to be pointed at; none where it has a button of its own.
  virtual std::vector<std::string> places_of(const Moment& moment, int action) = 0;
  /// The id of the control of what a reason is about; "" for none.
  virtual std::string place_of_reason(const Moment& moment, std::string_view reason) = 0;

  /// How play could go on: what each would do in turn. `actions`: one after the other from a position that looks to whoever
  /// looks on like the moment, or what comes after it, by their texts; it ends before one that is not possible.
  virtual std::vector<TurnLine> course(const Moment& moment, const app::Game& from,
                                       const std::vector<std::string>& actions) const = 0;

  /// "actions" and "sections" of the mirror. Precondition: it was drawn at least once.
  virtual void mirror(JsonWriter& json, const Moment& moment) = 0;
  /// The legal action of the mirror's button "act:number"; none where it has no such button.
  virtual std::optional<int> offered_action(const Moment& moment, int number) = 0;
  /// The rules of the game, all of them, whatever is being played.
  virtual HelpBook help() const = 0;
  /// The page that helps with the position shown.
  virtual std::string help_page(const Moment& moment) const = 0;
  /// Of the end: who won and why.
  struct Ending {
    std::string title, reason;
    struct Row {
      int rank, seat;
      std::string name, detail;
      std::optional<int> score;  ///< none where a game has no points
      struct Source {
        std::string label;  ///< "2 nobles"
        int points;
      };
      std::vector<Source> sources{};  ///< where the points are from, all together the score; none: `detail` says it all
    };
    std::vector<Row> rows;
  };
  virtual Ending ending(const Moment& moment) const = 0;
  /// What each seat did in a whole game, in numbers that can be compared; for the look back.
  struct Figure {
    std::string label;
    std::vector<int> by_seat;
    std::vector<std::vector<Ending::Row::Source>> sources{};  ///< by seat: what the number is made of; none: nothing
  };
  virtual std::vector<Figure> figures(const Moment& moment) const = 0;
  /// What grows in the course of a whole game, by seat: its number at the beginning and after each action. None: nothing does.
  struct Growth {
    std::string title;
    std::vector<std::vector<int>> by_seat;
  };
  virtual Growth growth(const Moment& moment) const = 0;
  /// What anyone who has followed the game with a good memory knows of the position shown: a table each.
  struct Known {
    struct Cell {
      int picture = -1;  ///< for `draw`; -1: none
      std::string text;
    };
    struct Row {
      std::string label;        ///< "" goes on with the row before
      int seat = -1;            ///< whose it is; -1: nobody's
      std::vector<Cell> cells;  ///< those of rows of one length stand below one another
      std::string spoken;       ///< the cells in words
    };
    std::string title, explained;
    std::vector<Row> rows;
    void (*draw)(const Canvas&, const Rect&, int picture) = nullptr;
  };
  virtual std::vector<Known> known(const Moment& moment) const = 0;
  /// The game has such tables.
  virtual bool has_known() const = 0;
  /// How often what is drawn was put together anew: not while only time passes.
  virtual int views_made() const = 0;
};

/// What a computer player is called in that game. Precondition: !seat.person().
std::string level_name(app::GameKind kind, const app::Seat& seat);

/// The name shown for a seat; for all of them.
std::string seat_name(app::GameKind kind, const std::vector<app::Seat>& seats, int seat);
std::string seat_name(const app::Session& session, int seat);
std::vector<std::string> seat_names(const app::Session& session);
/// "Anna to play", or "Your turn" where seat_name() says "You".
std::string turn_words(app::GameKind kind, const std::vector<app::Seat>& seats, int seat);
std::string turn_words(const app::Session& session);

/// Precondition: it is a game of those rules.
template <class Rules>
const engine::GameOf<Rules>& typed(const app::Game& game) {
  return static_cast<const engine::GameOf<Rules>&>(game);
}

/// Of who has won: "Anna wins" by the words for `one`, "You win!" where seat_name() says "You", "Anna and Ben share the
/// victory"; that the game is over where nobody has.
std::string victory_words(app::GameKind kind, const std::vector<app::Seat>& seats, unsigned winners,
                          const Text& one = words::end_title_wins);
/// The same at the table, to whom it shows. Precondition: the position shown is over.
std::string victory_title(const Moment& moment);

/// Everybody's points; nothing in a game without any.
GameScreen::Growth growth_of_points(const Moment& moment);

/// The sentence of a game that came to its bound; empty for every other one.
std::string bound_words(const app::Game& position);
/// GameScreen::status of a game that is over: the title of its end, and whether it came to its bound.
std::string end_status(const app::Game& position, std::string title);

}  // namespace ui
