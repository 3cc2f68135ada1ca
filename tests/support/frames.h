// Frames without ui::App: something is drawn and hears a press, on a clock of its own.
#pragma once

#include <string>
#include <string_view>

#include "support/paper.h"
#include "ui/game_screen.h"

namespace support {

struct Frames {
  Paper paper;
  ui::Targets targets;
  ui::Intents intents;
  app::Settings settings;
  ui::FrameInfo info{1280, 720, 1, 0, false};

  /// Draws a frame at that time, with a press if an id is given. Returns when it is to be drawn again, at the latest.
  template <class Draw>
  double frame_at(double ms, std::string_view press, Draw&& draw) {
    ImGui::EndFrame();
    ImGui::NewFrame();
    info.time_ms = ms;
    ui::Frame frame{
        .canvas = paper.canvas(), .info = info, .settings = settings, .targets = targets, .intents = intents};
    targets.press(press);
    targets.begin_frame(info);
    draw(frame);
    return frame.due_ms;
  }
  /// The label of a control drawn last; "" where there is none of that id.
  std::string label_of(std::string_view id) const {
    for (const ui::Control& control : targets.all())
      if (control.id == id) return control.label;
    return {};
  }
};

}  // namespace support
