// The interface between platform and frontend: it draws frames with ImGui and handles events. Implemented by ui::App; the
// platform owns window, GL context, ImGui context and the frame loop, and knows nothing of games.
#pragma once

#include <limits>

#include "app/host.h"

namespace ui {

struct FrameInfo {
  float width_px;  ///< CSS pixels of the canvas
  float height_px;
  float pixel_ratio;     ///< device pixels per CSS pixel
  double time_ms;        ///< monotonic, for animation only
  bool touch;            ///< the last pointer was a finger: no hover
  bool focused = false;  ///< the canvas has the keyboard focus
};

class Frontend {
 public:
  virtual ~Frontend() = default;

  /// Fills the ImGui font atlas (already cleared). Called before the first frame and whenever the pixel ratio or
  /// text_scale() changes; the platform rebuilds the texture afterwards.
  virtual void load_fonts(float text_scale, float pixel_ratio) = 0;

  /// Text scale in a window of that size in CSS pixels, 1 = 100 %.
  virtual float text_scale(float width_px, float height_px) const = 0;

  /// Draws one frame between ImGui::NewFrame and ImGui::Render. True: an animation runs, draw again at once. False: the
  /// platform draws two more frames, for ImGui to settle, and then none until an input, an event or the time due_ms().
  virtual bool draw(const FrameInfo& frame) = 0;

  /// Carries out what was pressed in the frame, after it was rendered, so that what it shows stays valid until then. True:
  /// something has changed, draw again at once.
  virtual bool after_frame() = 0;

  /// When to draw a frame without an event (a tooltip is due, a notice expires), on the clock of FrameInfo::time_ms.
  virtual double due_ms() const { return std::numeric_limits<double>::infinity(); }

  /// An event from the page. A frame is drawn afterwards.
  virtual void on_event(const app::Event& event) = 0;

  /// State for tests (`?test=1` only): a JSON text for the query, see web/test_hooks.js.
  virtual std::string test_query(std::string_view what, std::string_view argument) = 0;
};

}  // namespace ui
