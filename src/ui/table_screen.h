// The one path from a press to a picture, for any game's table behind the app's GameScreen:
//   press (an id) -> Table::reduce -> selection and intents -> Table::make_view, when something it depends on has changed
//   -> Table::draw, every frame.
// It keeps the selection, the view and the motion, and remakes the view when the position, the selection, the language,
// the look or the window has changed, never because time passes. It knows no rules and paints nothing itself.
//
// A Table is a struct of types and static functions, each in a file of its name (games/*/ui):
//   Position    the position for the viewer: typed state, legal actions, what may be seen, names
//   Selection   what is selected and not confirmed; plain, ==
//   Layout      where everything is, computed from a LayoutInput (==) whenever that changes
//   View        a TableView with the game's pieces
//   Motion      what moves between two positions, as MotionClock (motion.h)
//   Pictures    cached drawings (PaintedPieces)
//   Position position_of(const Moment&)                                 with an std::optional<TableNote> note, where the table
//                                                                       makes room for notes (View::note_room)
//   Selection first_selection(const Position&)                          for a new position
//   Selection reduce(const Selection&, std::string_view press, const Position&, Intents&)
//                                                                       pure; `press` is the id of a control, kCancel, or an
//                                                                       action_press(), which the mirror has for actions
//   std::optional<std::string> key_press(char key, const Position&, const Selection&)  the id that a key presses
//   LayoutInput layout_input(const Position&, const Rect& area, float text_scale)
//   Layout layout(const LayoutInput&)
//   View make_view(const Position&, const Selection&, const Layout&, const Canvas& measure)
//   void play(Motion&, const Moment&, std::size_t index, double now_ms, Pace)  animates the action at position(index)
//   void trace(Motion&, const Moment&)                                  no animation: marks the last action
//   Position seen(const Position&, const Motion&, std::size_t index, double now_ms)
//                                                                       during an animation: what has left and arrived by now
//   Sight sight(const View&, const Motion&, double now_ms)              only where something scrolls (View::scroll)
//   void draw(const View&, const Instant&, const Motion&, Pictures&, const Canvas&)
//   std::string action_words(const Position&, int action), std::string reason_words(const Position&, int, std::string_view),
//   std::vector<std::string> places_of(const Position&, int action), std::string place_of_reason(const Position&,
//   std::string_view)                                                   as GameScreen has them
//   TurnedUp turned_up(const Moment&, std::size_t index)                 only where log_line does not say it; as GameScreen has it
//   std::vector<TurnLine> line_of_play(const Moment&, const app::Game& from, const std::vector<std::string>& actions)
//                                                                       the same
//   float draw_enlarged(const View&, int control, const Rect&, const Canvas&)   only where controls enlarge; as GameScreen has it
//   Milestone milestone(const Moment&, std::size_t index)               only where a game has some
//   std::vector<Figure> figures(const Moment&)                          the same
//   Growth growth(const Moment&)                                        only where something else than points grows
//   std::vector<Known> known(const Moment&)                             only where a game has some
//   std::string status(const Moment&, std::size_t lesson)               `lesson`: Selection::lesson, only where that is
//   title, log_line, help, help_page, ending, theme, draw_seat          as GameScreen has them
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ui/art/still.h"
#include "ui/game_screen.h"
#include "ui/note.h"
#include "ui/turns.h"
#include "ui/view.h"
#include "ui/words.h"

namespace ui {

/// The press that clears the selection (Escape).
inline constexpr std::string_view kCancel = "cancel";

/// "actions" and "sections" of the mirror.
void write_words(JsonWriter& json, const TableWords& words);

template <class Table>
class TableScreen final : public GameScreen {
 public:
  using Selection = typename Table::Selection;
  using View = typename Table::View;

  void position_changed(const Moment& moment, std::size_t before, double time_ms, Pace pace) override {
    position_.reset();
    made_for_.reset();
    selection_ = Table::first_selection(position(moment));
    pace_ = pace;
    step_ = end_ = moment.session.cursor();
    if (end_ == before + 1)
      begin(moment, before, time_ms);
    else
      Table::trace(motion_, moment);
  }
  void show_again(const Moment& moment, std::size_t from, double time_ms, Pace pace) override {
    Selection anew = Table::first_selection(position(moment));
    if constexpr (requires { anew.lesson; }) anew.lesson = selection_.lesson;  // what was told stays told
    selection_ = std::move(anew);
    pace_ = pace;
    end_ = moment.session.cursor();
    motion_ = {};
    begin(moment, from, time_ms);
  }
  void go_on(const Moment& moment, double time_ms) override {
    if (pending() && !motion_.running(time_ms) && !motion_.lit(time_ms)) begin(moment, step_ + 1, time_ms);
  }
  bool in_motion(double time_ms) const override { return motion_.running(time_ms) || pending(); }
  void skip_motion(const Moment& moment) override {
    if (pending()) Table::trace(motion_, moment);
    motion_.skip();
    step_ = end_;
  }
  bool scrolled() const override { return scroll_.dragged(); }
  void take_heard(double time_ms, std::vector<Sound>& sounds) override { motion_.take_heard(time_ms, sounds); }
  std::size_t seen_at(const Moment& moment, double time_ms) const override {
    return motion_.running(time_ms) ? step_ : moment.session.cursor();
  }

  void draw(Frame& frame, const Moment& moment, const Rect& area) override {
    const double now = frame.info.time_ms;
    const View& at_rest = this->view(moment, frame.canvas, area);
    const View& view = motion_.running(now) ? passing(moment, frame.canvas, area, now) : at_rest;
    if constexpr (requires { Table::sight(view, motion_, now); })
      if (scroll_.show(view.scroll, Table::sight(view, motion_, now), now, pace_.speed)) frame.moving = true;
    if (!frame.targets.blocked() && scroll_.drag(view.scroll)) frame.moving = true;
    touches_.clear();
    std::string pressed;
    for (std::size_t i = 0; i < view.controls.size(); ++i) {
      const Control& control = view.controls[i];
      const Rect rect = control.scrolls ? scroll_.placed(view.scroll, control.rect) : control.rect;
      const Hit hit = frame.targets.add(control, rect);
      touches_.push_back(hit);
      if (hit.clicked && !(control.scrolls && scroll_.dragged())) pressed = control.id;
      if (hit.refused && !control.hint.empty()) frame.intents.refuse(control.hint, control.id);
    }
    Table::draw(view, {touches_, now, scroll_.shift(view.scroll)}, motion_, pictures_, frame.canvas);
    if constexpr (requires { layout_->own; })
      frame.own = layout_->own;
    else if constexpr (requires { layout_.own; })
      frame.own = layout_.own;
    frame.honours = view.honours;
    for (const Rect& name : view.names) frame.names.push_back(scroll_.placed(view.scroll, name));
    if (motion_.animated(now)) frame.moving = true;
    if (const double left = motion_.wake_ms() - now; left > 0) frame.wake_in(left);
    if (!pressed.empty()) press(pressed, moment, frame.intents);
  }

  Rect top_bar(const Moment& moment, const Canvas& canvas, const Rect& area) const override {
    return view(moment, canvas, area).top_bar;
  }
  Rect moment_bar(const Moment& moment, const Canvas& canvas, const Rect& area) const override {
    return view(moment, canvas, area).moment_bar;
  }
  Milestone milestone(const Moment& moment, std::size_t index) const override {
    if constexpr (requires { Table::milestone(moment, index); })
      return Table::milestone(moment, index);
    else
      return Milestone::none;
  }
  void press(std::string_view id, const Moment& moment, Intents& intents) override {
    if (id == kAgain) return intents.others.push_back(intent::ShowAgain{});
    if (id == kEarlierTurns) return intents.others.push_back(intent::Open{Panel::log});
    selection_ = Table::reduce(selection_, id, position(moment), intents);
    intents.pressed = id;
  }
  bool key(char key, const Moment& moment, Intents& intents) override {
    const auto id = Table::key_press(key, position(moment), selection_);
    if (!id) return false;
    skip_motion(moment);
    press(*id, moment, intents);
    return true;
  }
  std::string action_words(const Moment& moment, int action) const override {
    return Table::action_words(Table::position_of(moment), action);
  }
  std::string reason_words(const Moment& moment, int action, std::string_view reason) const override {
    return Table::reason_words(Table::position_of(moment), action, reason);
  }
  std::vector<std::string> places_of(const Moment& moment, int action) const override {
    return Table::places_of(position(moment), action);
  }
  std::string place_of_reason(const Moment& moment, std::string_view reason) const override {
    return Table::place_of_reason(position(moment), reason);
  }
  TurnedUp turned_up(const Moment& moment, std::size_t index) const override {
    if constexpr (requires { Table::turned_up(moment, index); })
      return Table::turned_up(moment, index);
    else
      return {};
  }
  void tell(const TableNote* note) override {
    if constexpr (kTakesNotes) {
      if (note == nullptr ? !note_ : note_ == *note) return;
      note_ = note == nullptr ? std::nullopt : std::optional(*note);
      position_.reset();
      made_for_.reset();
    }
  }
  const std::optional<Rect>& note_room() const override { return view_.note_room; }
  std::vector<TurnLine> line_of_play(const Moment& moment, const app::Game& from,
                                     const std::vector<std::string>& actions) const override {
    return Table::line_of_play(moment, from, actions);
  }
  const std::vector<std::string>& ringed() const override { return view_.ringed; }
  bool covered() const override { return view_.covered; }
  void mirror(JsonWriter& json, const Moment& moment) const override { write_words(json, words(moment)); }

  const Theme& theme(ThemeKind kind) const override { return Table::theme(kind); }
  void draw_seat(const Canvas& canvas, int seat, float cx, float cy, float size) const override {
    Table::draw_seat(canvas, seat, cx, cy, size);
  }
  std::string title() const override { return Table::title(); }
  std::string status(const Moment& moment) const override {
    if constexpr (requires { selection_.lesson; })
      return Table::status(moment, selection_.lesson);
    else
      return Table::status(moment);
  }
  std::string log_line(const Moment& moment, std::size_t index) const override {
    return Table::log_line(moment, index);
  }
  HelpBook help() const override { return Table::help(); }
  std::string help_page(const Moment& moment) const override { return Table::help_page(moment); }
  Ending ending(const Moment& moment) const override { return Table::ending(moment); }
  std::vector<Figure> figures(const Moment& moment) const override {
    if constexpr (requires { Table::figures(moment); })
      return Table::figures(moment);
    else
      return {};
  }
  Growth growth(const Moment& moment) const override {
    if constexpr (requires { Table::growth(moment); })
      return Table::growth(moment);
    else
      return growth_of_points(moment);
  }
  std::vector<Known> known(const Moment& moment) const override {
    if constexpr (kHasKnown)
      return Table::known(moment);
    else
      return {};
  }
  bool has_known() const override { return kHasKnown; }
  int views_made() const override { return views_made_; }
  int view_number(const Moment& moment) const override {
    words(moment);
    return views_made_;
  }
  float draw_enlarged(std::string_view id, const Rect& rect, const Canvas& canvas) const override {
    if constexpr (requires { Table::draw_enlarged(view_, 0, rect, canvas); })
      for (std::size_t i = 0; i < view_.controls.size(); ++i)
        if (view_.controls[i].id == id) return Table::draw_enlarged(view_, static_cast<int>(i), rect, canvas);
    return 0;
  }

 private:
  static constexpr bool kHasKnown = requires(const Moment& moment) { Table::known(moment); };
  static constexpr bool kTakesNotes = requires(typename Table::Position & position) { position.note; };

  /// What a view depends on besides the position (position_changed()).
  struct Made {
    int viewer;
    bool may_act, guided, bar_beside, reads_aloud, remarks;
    base::Wording wording;
    Light light;
    Rect area;
    Selection selection;
    friend bool operator==(const Made&, const Made&) = default;
  };

  const typename Table::Position& position(const Moment& moment) const {
    const Seen seen{moment.viewer,      moment.may_act, moment.guided, moment.bar_beside,
                    moment.reads_aloud, moment.remarks, wording()};
    if (!position_ || !(seen == seen_)) {
      position_.emplace(Table::position_of(moment));
      if constexpr (kTakesNotes) position_->note = note_;
    }
    seen_ = seen;
    return *position_;
  }

  Made made_now(const Moment& moment, const Canvas& canvas, const Rect& area, const Selection& selection) const {
    return {moment.viewer, moment.may_act,   moment.guided, moment.bar_beside, moment.reads_aloud, moment.remarks,
            wording(),     light_of(canvas), area,          selection};
  }

  /// Starts the animation of the action at position(index).
  void begin(const Moment& moment, std::size_t index, double time_ms) {
    const app::Session& session = moment.session;
    step_ = index;
    passing_for_.reset();
    Pace pace = pace_;
    pace.announced = pace.rival && (index == 0 || session.actor(index - 1) != session.actor(index));
    Table::play(motion_, moment, index, time_ms, pace);
  }
  bool pending() const { return step_ + 1 < end_; }

  /// The view during an animation, rebuilt when a piece leaves or arrives. Precondition: view() was called.
  const View& passing(const Moment& moment, const Canvas& canvas, const Rect& area, double now) {
    Made made = made_now(moment, canvas, area, {});
    const int stage = motion_.stage(now);
    if (passing_for_ && stage == stage_ && *passing_for_ == made) return passing_;
    auto seen = Table::seen(position(moment), motion_, step_, now);
    if constexpr (requires { seen.again; }) seen.again = pace_.again;
    passing_ = Table::make_view(seen, {}, layout_, canvas);
    passing_for_ = std::move(made);
    stage_ = stage;
    ++views_made_;
    return passing_;
  }

  const View& view(const Moment& moment, const Canvas& canvas, const Rect& area) const {
    Made made = made_now(moment, canvas, area, selection_);
    if (!made_for_ || !(*made_for_ == made)) {
      const typename Table::Position& position = this->position(moment);
      if (const auto places = Table::layout_input(position, area, canvas.fonts.scale); !(places == layout_input_)) {
        layout_ = Table::layout(places);
        layout_input_ = places;
      }
      view_ = Table::make_view(position, selection_, layout_, canvas);
      made_for_ = std::move(made);
      ++views_made_;
    }
    measure_.theme = &canvas.theme;
    measure_.fonts = &canvas.fonts;
    measure_.letters = canvas.letters;
    measure_.area = area;
    return view_;
  }

  /// Precondition: it was drawn at least once.
  const TableWords& words(const Moment& moment) const {
    const Canvas canvas = canvas_on(measure_.list, *measure_.theme, *measure_.fonts, measure_.letters);
    return view(moment, canvas, measure_.area).words;
  }

  struct Seen {
    int viewer = -1;
    bool may_act = false, guided = false, bar_beside = false, reads_aloud = false, remarks = false;
    base::Wording wording;
    friend bool operator==(const Seen&, const Seen&) = default;
  };
  /// The last frame's canvas, to make a view between frames.
  struct Measure {
    ImDrawList list{nullptr};
    const Theme* theme = nullptr;
    const Fonts* fonts = nullptr;
    bool letters = false;
    Rect area;
  };

  // Made for the moment that is asked about.
  mutable std::optional<typename Table::Position> position_;
  mutable Seen seen_;
  mutable std::optional<typename Table::LayoutInput> layout_input_;
  mutable typename Table::Layout layout_;
  mutable View view_;
  mutable std::optional<Made> made_for_;
  mutable int views_made_ = 0;
  mutable Measure measure_;

  std::optional<TableNote> note_;  ///< that it was told
  Selection selection_;
  typename Table::Motion motion_;
  View passing_;
  std::optional<Made> passing_for_;
  int stage_ = 0;
  std::size_t step_ = 0, end_ = 0;  ///< index of the animated action, and of the position after the last one
  Pace pace_;
  typename Table::Pictures pictures_;
  Scroll scroll_;
  Touches touches_;
};

}  // namespace ui
