#include "ui/keys.h"

#include <imgui.h>

#include <array>
#include <utility>

namespace ui {

namespace {

bool enter_pressed() {
  return ImGui::IsKeyPressed(ImGuiKey_Enter, false) || ImGui::IsKeyPressed(ImGuiKey_KeypadEnter, false);
}

}  // namespace

bool steer_by_keys(Targets& targets, Panels& panels, bool sideways_taken) {
  const ImGuiIO& io = ImGui::GetIO();
  if (ImGui::IsMouseClicked(0)) targets.hide_focus();
  if (io.KeyCtrl || io.KeySuper || io.KeyAlt) return false;
  constexpr float kLine = 60;
  constexpr std::array<std::pair<ImGuiKey, Arrow>, 4> kArrows{{{ImGuiKey_LeftArrow, Arrow::left},
                                                               {ImGuiKey_RightArrow, Arrow::right},
                                                               {ImGuiKey_UpArrow, Arrow::up},
                                                               {ImGuiKey_DownArrow, Arrow::down}}};
  for (const auto& [key, arrow] : kArrows) {
    if (sideways_taken && (arrow == Arrow::left || arrow == Arrow::right)) continue;
    if (!ImGui::IsKeyPressed(key) || targets.move_focus(arrow, false)) continue;
    if (!panels.scroll(arrow == Arrow::up ? -kLine : kLine)) targets.move_focus(arrow, true);
  }
  if (ImGui::IsKeyPressed(ImGuiKey_PageUp)) panels.scroll(-panels.page_height());
  if (ImGui::IsKeyPressed(ImGuiKey_PageDown)) panels.scroll(panels.page_height());
  if (ImGui::IsKeyPressed(ImGuiKey_Home)) panels.scroll(-panels.scroll_range());
  if (ImGui::IsKeyPressed(ImGuiKey_End)) panels.scroll(panels.scroll_range());
  // Enter without a ring confirms, see hear_shortcuts.
  const bool pressed = (ImGui::IsKeyPressed(ImGuiKey_Space, false) || enter_pressed()) && !targets.focused().empty();
  if (pressed) targets.press(targets.focused());
  return pressed;
}

void hear_shortcuts(Frame& frame, const Panels& panels, GamePlay& game, bool pressed_by_key) {
  const ImGuiIO& io = ImGui::GetIO();
  Intents& intents = frame.intents;
  const auto hear_one = [&](char key) {
    const bool used = game.key(key, intents);
    if (used) frame.targets.accept_key();
    return used;
  };
  const bool command = io.KeyCtrl || io.KeySuper;
  if (command && ImGui::IsKeyPressed(ImGuiKey_Z, false)) intents.others.push_back(intent::Step{io.KeyShift});
  if (command && ImGui::IsKeyPressed(ImGuiKey_Y, false)) intents.others.push_back(intent::Step{true});
  if (command) return;
  if (ImGui::IsKeyPressed(ImGuiKey_Escape, false)) {
    if (panels.any())
      intents.others.push_back(intent::ClosePanel{});
    else
      hear_one('\x1b');
  }
  if (panels.any()) return;
  if (enter_pressed() && !pressed_by_key) {
    // What Enter would confirm was not in sight yet: while a turn is shown it only skips that, as a click does.
    if (game.shows_a_turn()) {
      game.skip_motion();
      frame.targets.accept_key();
    } else {
      hear_one('\n');
    }
  }
  if (!frame.settings.single_keys || io.KeyAlt) return;
  const auto hear = [&](ImGuiKey first, ImGuiKey last, char letter) {
    for (int key = first; key <= last; ++key)
      if (ImGui::IsKeyPressed(static_cast<ImGuiKey>(key), false) && hear_one(static_cast<char>(letter + key - first)))
        frame.targets.hide_focus();  // Enter then confirms what the letters have chosen
  };
  hear(ImGuiKey_A, ImGuiKey_Z, 'A');
  if (ImGui::IsKeyPressed(ImGuiKey_L, false)) intents.others.push_back(intent::AskHint{});
  if (game.table().has_known() && ImGui::IsKeyPressed(ImGuiKey_M, false))
    intents.others.push_back(intent::Open{Panel::known});
  hear(ImGuiKey_0, ImGuiKey_9, '0');
}

}  // namespace ui
