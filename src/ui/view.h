// A screen as plain data: what is where, how it looks, what can be pressed and why not. A game's make_view builds it from a
// position and a selection; paint() draws a piece as often as needed; mirror and tooltips are written from the same data.
// Nothing here uses rules, reads a clock, or changes anything.
//
// A game has pieces of its own: `using Piece = ui::PieceOf<CardPiece, TilePiece>;` with a function beside each,
// `void paint(const CardPiece&, const ui::PieceState&, const ui::Canvas&)`, in the namespace of the piece.
#pragma once

#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "ui/control.h"
#include "ui/scroll.h"

namespace ui {

// ---- Generic pieces. Each holds all that it depends on; `control` links it to the interaction state of a control.

struct SurfacePiece {
  Rect rect;
  Surface surface = Surface::panel;
  float radius = -1;
  ImU32 edge = 0;  ///< 0: the surface's own
  friend bool operator==(const SurfacePiece&, const SurfacePiece&) = default;
};

/// One line in the middle of `rect` (which may be 0 high), shortened where it does not fit.
struct LinePiece {
  Rect rect;
  std::string text;
  TextStyle style;
  friend bool operator==(const LinePiece&, const LinePiece&) = default;
};

/// Words wrapped to a width.
struct ParagraphPiece {
  float x, y, width;
  std::string text;
  TextStyle style;
  friend bool operator==(const ParagraphPiece&, const ParagraphPiece&) = default;
};

struct NumberPiece {
  float x, centre_y;
  int value;
  TextStyle style;
  const char* prefix = "";
  friend bool operator==(const NumberPiece&, const NumberPiece&) = default;
};

struct IconPiece {
  Icon icon;
  float cx, cy, size;
  ImU32 colour;
  friend bool operator==(const IconPiece&, const IconPiece&) = default;
};

struct ButtonPiece {
  Rect rect;
  ButtonKind kind;
  Icon icon;
  std::string label;
  bool enabled;
  int control;
  friend bool operator==(const ButtonPiece&, const ButtonPiece&) = default;
};

struct IconButtonPiece {
  Rect rect;
  Icon icon;
  IconMark mark;
  bool enabled;
  int control;
  friend bool operator==(const IconButtonPiece&, const IconButtonPiece&) = default;
};

/// The focus ring of a control that draws none itself.
struct FocusRingPiece {
  Rect rect;
  float radius;
  int control;
  friend bool operator==(const FocusRingPiece&, const FocusRingPiece&) = default;
};

/// Anything that is drawn from a rectangle and one number: an emblem, an empty place, a picture of the rules.
struct PicturePiece {
  Rect rect;
  void (*draw)(const Canvas&, const Rect&, int what);
  int what = 0;
  int control = kNoControl;
  friend bool operator==(const PicturePiece&, const PicturePiece&) = default;
};

template <class... Own>
using PieceOf = std::variant<SurfacePiece, LinePiece, ParagraphPiece, NumberPiece, IconPiece, ButtonPiece,
                             IconButtonPiece, FocusRingPiece, PicturePiece, Own...>;

/// The dynamic state of a piece: its control's interaction, and its animation state as a game-specific code (hidden until
/// something has arrived, highlighted, traced); 0: none.
struct PieceState : Touch {
  int motion = 0;
  friend bool operator==(const PieceState&, const PieceState&) = default;
};

void paint(const SurfacePiece& piece, const PieceState& state, const Canvas& canvas);
void paint(const LinePiece& piece, const PieceState& state, const Canvas& canvas);
void paint(const ParagraphPiece& piece, const PieceState& state, const Canvas& canvas);
void paint(const NumberPiece& piece, const PieceState& state, const Canvas& canvas);
void paint(const IconPiece& piece, const PieceState& state, const Canvas& canvas);
void paint(const ButtonPiece& piece, const PieceState& state, const Canvas& canvas);
void paint(const IconButtonPiece& piece, const PieceState& state, const Canvas& canvas);
void paint(const FocusRingPiece& piece, const PieceState& state, const Canvas& canvas);
void paint(const PicturePiece& piece, const PieceState& state, const Canvas& canvas);

/// The control whose interaction a piece shows; kNoControl for none.
template <class Piece>
int control_of(const Piece& piece) {
  return std::visit(
      [](const auto& one) {
        if constexpr (requires { one.control; })
          return one.control;
        else
          return kNoControl;
      },
      piece);
}

// ---- The same in words, for the text mirror

struct TableWords {
  struct Action {
    std::size_t number;  ///< of its press (action_press.h)
    std::string label;
  };
  struct Group {
    std::string title;
    bool open = false;  ///< unfolded from the start
    std::vector<Action> actions;
  };
  struct Section {
    std::string id, title;
    std::vector<std::string> items;
  };
  std::string title;  ///< of the actions
  std::vector<Group> groups;
  std::vector<Section> sections;
};

/// What every view has. A game's View derives from it and adds `std::vector<Piece> pieces` and what its motion needs.
struct TableView {
  std::vector<Control> controls;
  Rect top_bar;                     ///< stays free for the app's own buttons
  Rect moment_bar;                  ///< stays free for the history bar; empty: none
  std::optional<Rect> note_room{};  ///< GameScreen::note_room()
  ScrollArea scroll;                ///< of the controls that scroll, and what is drawn around them
  std::vector<Rect> honours;        ///< Frame::honours
  std::vector<Rect> names;          ///< Frame::names, of what scrolls
  TableWords words;
  std::vector<std::string> ringed;  ///< ids of the controls that a lesson marks
  bool covered = false;             ///< the player has opened something over it, which Escape closes
};

/// The parts of a table's look that change from frame to frame, besides its view.
struct Instant {
  const Touches& touches;
  double time_ms;
  Point shift{};  ///< of what scrolls
};

// ---- Building a view

/// Adds controls and pieces to a view, in the style of the drawing functions; measures text by `canvas`, draws nothing.
template <class Piece>
class ViewBuilder {
 public:
  ViewBuilder(const Canvas& measure, std::vector<Control>& controls, std::vector<Piece>& pieces)
      : canvas(measure), controls_(controls), pieces_(pieces) {}

  /// For sizes of text and the colours of the theme.
  const Canvas& canvas;
  float scale() const { return canvas.fonts.scale; }

  /// Adds it and returns its index; kNoControl for one of no size, or where the cover leaves too little of it to press. The
  /// touch target of one that scrolls is computed in each frame.
  int control(Control control) {
    if (control.rect.empty()) return kNoControl;
    if (!control.scrolls && cover_.contains(control.rect.centre_x(), control.rect.centre_y())) return kNoControl;
    if (!control.scrolls && cover_.contains(control.rect.centre_x(), control.rect.bottom() - 1)) {
      constexpr float kLeast = 24;
      control.rect.h = cover_.y - control.rect.y;
      if (control.rect.h < kLeast) return kNoControl;
    }
    controls_.push_back(std::move(control));
    return static_cast<int>(controls_.size()) - 1;
  }
  /// A thing on the table, with the same text in the mirror and in its tooltip.
  int thing(std::string id, const Rect& rect, const std::string& text, const ThingStates& states = {}) {
    return control(
        {std::move(id), rect, text, {}, states.enabled, states.pressed, true, states.enlarges, states.scrolls, true});
  }
  /// What is added from now on lies below a sheet at `rect`: only the uncovered part can be pressed.
  void set_cover(const Rect& rect) { cover_ = rect; }

  template <class One>
  void add(One&& piece) {
    pieces_.emplace_back(std::forward<One>(piece));
  }
  void surface(const Rect& rect, Surface surface, float radius = -1) { add(SurfacePiece{rect, surface, radius}); }
  /// Of a player, with an edge in their colour while they are `active`: to act.
  void player_panel(const Rect& rect, const PlayerColour& colour, bool active, float radius = -1) {
    if (!active) return surface(rect, Surface::panel, radius);
    add(SurfacePiece{rect, Surface::active_panel, radius, line_of(canvas.theme, colour)});
  }
  void line(const Rect& rect, std::string_view text, const TextStyle& style) {
    add(LinePiece{rect, std::string(text), style});
  }
  /// Returns its height.
  float paragraph(float x, float y, float width, std::string_view text, const TextStyle& style) {
    add(ParagraphPiece{x, y, width, std::string(text), style});
    return paragraph_height(canvas, width, text, style.face, style.size);
  }
  void number(float x, float centre_y, int value, const TextStyle& style, const char* prefix = "") {
    add(NumberPiece{x, centre_y, value, style, prefix});
  }
  void icon(Icon icon, float cx, float cy, float size, ImU32 colour) { add(IconPiece{icon, cx, cy, size, colour}); }
  void button(const Rect& rect, const Button& button) {
    const int index = control(button.control(rect));
    add(ButtonPiece{rect, button.kind, button.icon, button.label, button.enabled, index});
  }
  void icon_button(const Rect& rect, const Button& button) {
    const int index = control(button.icon_control(rect));
    add(IconButtonPiece{rect, button.icon, button.icon_mark(), button.enabled, index});
  }
  void focus_ring(const Rect& rect, float radius, int control) { add(FocusRingPiece{rect, radius, control}); }
  void picture(const Rect& rect, void (*draw)(const Canvas&, const Rect&, int), int what = 0) {
    add(PicturePiece{rect, draw, what});
  }

 private:
  std::vector<Control>& controls_;
  std::vector<Piece>& pieces_;
  Rect cover_;
};

}  // namespace ui
