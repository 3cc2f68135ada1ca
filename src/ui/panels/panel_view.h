// A panel, or a bar beside the table, as plain data: pieces, controls with their intents, and the same in words for the text
// mirror.
// PanelBuilder builds one from top to bottom when something has changed; draw() only paints it.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "ui/art/still.h"
#include "ui/game_screen.h"
#include "ui/panels/chart.h"
#include "ui/qr.h"
#include "ui/sketch.h"
#include "ui/view.h"

namespace ui {

/// A choice of several, in a row or in two; their controls follow one another.
struct SegmentsPiece {
  Rect rect;
  std::vector<std::string> labels;
  int chosen;
  int first_control;
  int rows = 1;
};
struct TogglePiece {
  Rect rect;
  bool on;
  int control;
  bool rings = true;  ///< shows the keyboard's ring itself
};
struct ChipPiece {
  Rect rect;
  std::string label;
  bool chosen;
  int control;
};
struct RowPiece {
  Rect rect;
  std::string label, value;
  Icon icon;
  bool enabled;
  int control;
};
/// A background shown on hover.
struct HoverPiece {
  Rect rect;
  Surface surface;
  int control;
};
/// A share of a whole, 0 .. 1.
struct ProgressPiece {
  Rect rect;
  float share;
};
/// A bar in the colour of a seat.
struct SeatBarPiece {
  Rect rect;
  const PlayerColour* colour;
  float share;  ///< 0 .. 1
};
/// A number on the light colour of a seat.
struct SeatFigurePiece {
  Rect rect;
  const PlayerColour* colour;
  std::string text;
  float size;
};
/// Who led in a part of a game: 1 oneself, 0 nobody, -1 another. Filled the higher the better.
struct LeadPiece {
  Rect rect;
  int lead;
};
/// The result of a day in the calendar: its deal in the lower part, a solved puzzle at the upper right corner; in a legend each
/// of them takes the whole area.
struct StampPiece {
  enum class Deal : std::uint8_t { none, open, won, lost };
  Rect rect;
  Deal deal;
  bool puzzle;
  bool in_calendar;
};
/// The bar at the side of a ruling.
struct RulingBarPiece {
  Rect rect;
};

/// How a game stands, drawn small.
struct SmallGamePiece {
  Rect rect;
  std::shared_ptr<const Sketch> sketch;
};

/// The picture of what a seat has gained, painted once and cached as long as the panel is open.
struct TrophiesPiece {
  struct Picture {
    Light light;
    Drawing drawing;
  };
  Rect rect;
  std::shared_ptr<const Sketch> sketch;
  std::shared_ptr<Picture> picture = std::make_shared<Picture>();
};

/// Shares of a whole side by side, in shades of a seat's colour.
struct SharesPiece {
  Rect rect;
  const PlayerColour* colour;
  std::vector<int> parts;
  int whole;
};
/// The shade of one of them, beside its words.
struct ShadePiece {
  Rect rect;
  const PlayerColour* colour;
  std::size_t place;
};

/// A QR code, always dark on light.
struct CodePiece {
  Rect rect;
  std::shared_ptr<const QrCode> code;
};

using PanelPiece = PieceOf<SegmentsPiece, TogglePiece, ChipPiece, RowPiece, HoverPiece, ProgressPiece, ChartPiece,
                           ColumnPiece, SeatBarPiece, SeatFigurePiece, LeadPiece, StampPiece, RulingBarPiece,
                           SmallGamePiece, TrophiesPiece, SharesPiece, ShadePiece, CodePiece>;

struct PanelView {
  std::vector<Control> controls;
  std::vector<Intent> intents;  ///< the intent of each control
  std::vector<PanelPiece> pieces;
  std::vector<std::string> words;
  float height = 0;  ///< of the whole column
};

void draw(const PanelView& view, const Touches& touches, const Canvas& canvas);
/// Adds the controls to the frame, and the intent of the one that is pressed. Returns its id; "" for none.
std::string hear(const PanelView& view, Touches& touches, Frame& frame);
/// Appends the intent of the control with that id; nothing for an unknown one.
void reduce(const PanelView& view, std::string_view press, Intents& intents);

class PanelBuilder : public ViewBuilder<PanelPiece> {
 public:
  PanelBuilder(const Canvas& measure, PanelView& view, const Rect& column)
      : ViewBuilder(measure, view.controls, view.pieces), view_(view), column_(column), y_(column.y) {}

  float width() const { return column_.w; }
  /// The height that is visible without scrolling.
  float page_height() const { return column_.h; }
  /// Height used so far.
  float used() const { return y_ - column_.y; }

  /// A free rectangle of the whole width.
  Rect take(float height);
  void gap(float height) { y_ += height; }
  /// Words for the text mirror only, about pieces that the caller adds.
  void say(std::string_view text) { view_.words.emplace_back(text); }
  /// A control of the caller's own shape. Returns its index.
  int press(Control control, Intent intent);

  void heading(std::string_view text);
  void paragraph(std::string_view text, bool muted = false);
  /// A button over the whole width, or in a place.
  void button(const Button& button, Intent intent);
  void button(const Rect& rect, const Button& button, Intent intent);
  void icon_button(const Rect& rect, const Button& button, Intent intent);
  /// Without its icon where the words would not have room beside it; with the icon alone where they have none at all.
  void button_that_fits(const Rect& rect, const Button& button, Intent intent);
  /// A label with segments to its right or, if that is too narrow, below. `intent(i)`: of the i-th segment.
  template <class IntentOf>
  void choice(std::string_view id, std::string_view label, const std::vector<std::string>& options, int chosen,
              IntentOf intent) {
    std::vector<Intent> intents;
    for (int i = 0; i < static_cast<int>(options.size()); ++i) intents.push_back(intent(i));
    const ChoicePlace place = choice_place(label, options);
    segments(id, label, place.rect, options, chosen, std::move(intents), {}, place.rows);
    gap(8);
  }
  /// The same without words beside it, in a place of the caller's.
  /// `spoken`: the options in more words than there is room for.
  void segments(std::string_view id, std::string_view label, const Rect& rect, const std::vector<std::string>& options,
                int chosen, std::vector<Intent> intents, const std::vector<std::string>& spoken = {}, int rows = 1);
  /// A label with a switch.
  void toggle(std::string_view id, std::string_view label, bool on, Intent intent);
  struct Tab {
    std::string id, label;
    Intent intent;
  };
  /// Tabs in as many lines as they need.
  void tabs(const std::vector<Tab>& tabs, std::size_t open);
  /// A row of a menu: icon, label, value.
  void row(std::string_view id, std::string_view label, Icon icon, Intent intent, std::string_view value = {});
  /// The same with a sentence below the label.
  void explained_row(std::string_view id, std::string_view label, std::string_view explained, Icon icon, Intent intent);

 private:
  struct ChoicePlace {
    Rect rect;
    int rows;
  };
  ChoicePlace choice_place(std::string_view label, const std::vector<std::string>& options);

  PanelView& view_;
  Rect column_;
  float y_;
};

}  // namespace ui
