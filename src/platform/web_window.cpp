// The canvas as a window: SDL and WebGL 2, Dear ImGui on them, and a frame loop that sleeps.
//
// Frames are drawn on demand: an input, an event from the page or a time that the frontend waits for wakes the loop, it
// asks the browser for one animation frame after another while something moves, and stops. What the browser itself must be
// asked for (keys, focus, sizes, clipboard) is in web/input.js and web_bridge.cpp.

#include <SDL.h>
#include <emscripten/emscripten.h>
#include <emscripten/html5.h>
#include <imgui.h>
#include <imgui_impl_sdl2.h>
#include <imgui_internal.h>

#include <algorithm>
#include <cfloat>
#include <cmath>
#include <limits>
#include <string>
#include <utility>
#include <vector>

#include "platform/platform.h"
#include "platform/web_internal.h"
#include "platform/web_renderer.h"
#include "ui/frontend.h"

EM_JS(int, js_coarse_pointer, (), { return matchMedia('(pointer: coarse)').matches; });

namespace platform {

namespace {

constexpr const char* kCanvas = "#canvas";
constexpr double kNever = std::numeric_limits<double>::infinity();

// Dear ImGui takes an input in one frame, reacts in the next, and settles (sizes, focus) in a third.
constexpr int kFramesAfterWake = 3;
constexpr int kFrame_ms = 16;  // without a picture

constexpr int kMostAtOnce = 6;

// After a long sleep the first frame must not count hours: hover delays and key repeat would all be due.
constexpr float kLongestStep_s = 0.1F;

// A finger is less exact than a mouse: targets are a little larger.
constexpr float kTouchPadding_px = 6.0F;

// SDL puts this marker into its queue each time it is asked for events (SDL_POLLSENTINEL, not in older headers).
constexpr Uint32 kPollMarker = 0x7F00;

bool by_finger(Uint32 device) { return device == SDL_TOUCH_MOUSEID; }

class Window {
 public:
  explicit Window(ui::Frontend& frontend) : frontend_(frontend) {}

  bool open();
  void wake();
  void draw_frame();
  void deliver(app::Event event);
  bool control(std::string_view name);
  std::string test_query(std::string_view what, std::string_view argument);

 private:
  void configure_imgui();
  void ask_for_frame();
  void give_frame();
  void wake_at(double time_ms);
  void watch_context();
  void hear_inputs();
  void refresh_fonts();
  ui::FrameInfo frame_info() const;
  void render();
  void deliver_kept();
  void set_focused(bool focused);

  ui::Frontend& frontend_;
  SDL_Window* window_ = nullptr;
  web::Renderer renderer_;
  std::vector<app::Event> kept_;  // arrived while the frontend was being called, or while inputs wait
  bool in_frontend_ = false;
  bool inputs_wait_ = false;  // for the later part of the program (web/later.js)
  bool asked_for_frame_ = false;
  bool context_lost_ = false;
  bool touch_ = js_coarse_pointer() != 0;  // until something else is used
  bool focused_ = false;
  int frames_due_ = 0;
  double alarm_ms_ = kNever;  // when the earliest alarm that is set goes off
  std::uint64_t frames_ = 0;
  float fonts_pixel_ratio_ = 0;
  float fonts_text_scale_ = 0;
};

// The browser calls back without context, so the one window is static. It is never destroyed: the page ends first.
Window* the_window = nullptr;

bool Window::open() {
  SDL_SetHint(SDL_HINT_EMSCRIPTEN_KEYBOARD_ELEMENT, kCanvas);  // otherwise SDL swallows the keys typed into a dialog
  if (SDL_Init(SDL_INIT_VIDEO) != 0) return false;
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_ES);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 0);
  SDL_GL_SetAttribute(SDL_GL_DEPTH_SIZE, 0);
  // The size comes from the style sheet, the title from the game.
  window_ = SDL_CreateWindow(nullptr, SDL_WINDOWPOS_UNDEFINED, SDL_WINDOWPOS_UNDEFINED, 640, 480,
                             SDL_WINDOW_OPENGL | SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI);
  if (!window_ || !SDL_GL_CreateContext(window_)) return false;
  emscripten_set_beforeunload_callback(nullptr, nullptr);  // SDL's; it keeps browsers from parking the page whole

  configure_imgui();
  watch_context();
  SDL_AddEventWatch(
      [](void* self, SDL_Event* event) {
        if (event->type != kPollMarker) static_cast<Window*>(self)->wake();
        return 0;
      },
      this);
  return true;
}

void Window::configure_imgui() {
  ImGui::CreateContext();
  ImGuiIO& io = ImGui::GetIO();
  io.IniFilename = nullptr;  // there are no files
  io.LogFilename = nullptr;
  io.ConfigInputTextCursorBlink = false;
  ImGui_ImplSDL2_InitForOpenGL(window_, nullptr);
  renderer_.open();
}

void Window::watch_context() {
  emscripten_set_webglcontextlost_callback(kCanvas, this, true, [](int, const void*, void* self) -> EM_BOOL {
    auto& window = *static_cast<Window*>(self);
    window.context_lost_ = true;
    web::tell_context_lost();
    window.asked_for_frame_ = false;  // what was asked of the browser may never come
    window.wake();
    return true;  // "we can go on": only then does the browser restore it
  });
  emscripten_set_webglcontextrestored_callback(kCanvas, this, true, [](int, const void*, void* self) -> EM_BOOL {
    auto& window = *static_cast<Window*>(self);
    window.context_lost_ = false;
    window.renderer_.open();  // everything on the graphics side is gone; the atlas is still in memory
    window.renderer_.load_font_texture();
    web::tell_context_back();
    window.wake();
    return true;
  });
}

void Window::wake() {
  if (frames_due_ == 0) web::tell_woke();
  frames_due_ = std::max(frames_due_, kFramesAfterWake);
  ask_for_frame();
}

void Window::ask_for_frame() {
  if (asked_for_frame_) return;
  asked_for_frame_ = true;
  if (context_lost_)  // the text version is all that is left: it goes on without the browser's frames
    return emscripten_async_call([](void* self) { static_cast<Window*>(self)->give_frame(); }, this, kFrame_ms);
  emscripten_request_animation_frame(
      [](double, void* self) -> EM_BOOL {
        static_cast<Window*>(self)->give_frame();
        return false;
      },
      this);
}

void Window::give_frame() {
  asked_for_frame_ = false;
  draw_frame();
}

void Window::wake_at(double time_ms) {
  if (time_ms >= alarm_ms_) return;  // an earlier alarm is set; its frame decides whether another is needed
  alarm_ms_ = time_ms;
  emscripten_async_call(
      [](void* self) {
        auto& window = *static_cast<Window*>(self);
        if (emscripten_get_now() < window.alarm_ms_ - 2) return;  // an outdated alarm
        window.alarm_ms_ = kNever;
        window.wake();
      },
      this, static_cast<int>(std::ceil(std::max(0.0, time_ms - emscripten_get_now()))) + 1);
}

void Window::draw_frame() {
  if (in_frontend_) return;
  hear_inputs();
  refresh_fonts();

  ImGui_ImplSDL2_NewFrame();
  ImGuiIO& io = ImGui::GetIO();
  io.DeltaTime = std::min(io.DeltaTime, kLongestStep_s);
  const float padding = touch_ ? kTouchPadding_px : 0.0F;
  ImGui::GetStyle().TouchExtraPadding = ImVec2(padding, padding);
  ImGui::NewFrame();
  in_frontend_ = true;
  bool moving = frontend_.draw(frame_info());
  ImGui::Render();
  render();
  moving = frontend_.after_frame() || moving;
  in_frontend_ = false;

  if (++frames_ == 1) web::tell_first_frame();
  frames_due_ = moving ? kFramesAfterWake : std::max(frames_due_ - 1, 0);
  deliver_kept();
  web::tell_drawn(frames_, frames_due_ > 0);
  if (frames_due_ > 0) ask_for_frame();
  wake_at(frontend_.due_ms());
}

void Window::hear_inputs() {
  if (inputs_wait_) return;  // SDL keeps them
  ImGuiIO& io = ImGui::GetIO();
  SDL_Event event;
  while (SDL_PollEvent(&event) != 0) {
    switch (event.type) {
      case SDL_MOUSEMOTION: touch_ = by_finger(event.motion.which); break;
      case SDL_MOUSEBUTTONDOWN:
        touch_ = by_finger(event.button.which);
        // SDL tells of no motion when a finger comes down on the very pixel that it left (see below).
        io.AddMouseSourceEvent(touch_ ? ImGuiMouseSource_TouchScreen : ImGuiMouseSource_Mouse);
        io.AddMousePosEvent(static_cast<float>(event.button.x), static_cast<float>(event.button.y));
        break;
      default: break;
    }
    ImGui_ImplSDL2_ProcessEvent(&event);
    // A finger that has left points at nothing. Dear ImGui takes the queue in order: first the click, then this.
    if (event.type == SDL_MOUSEBUTTONUP && by_finger(event.button.which)) io.AddMousePosEvent(-FLT_MAX, -FLT_MAX);
  }
}

void Window::refresh_fonts() {
  const auto pixel_ratio = static_cast<float>(emscripten_get_device_pixel_ratio());
  int width = 0;
  int height = 0;
  SDL_GetWindowSize(window_, &width, &height);
  const float text_scale = frontend_.text_scale(static_cast<float>(width), static_cast<float>(height));
  if (pixel_ratio == fonts_pixel_ratio_ && text_scale == fonts_text_scale_) return;
  fonts_pixel_ratio_ = pixel_ratio;
  fonts_text_scale_ = text_scale;
  ImGui::GetIO().Fonts->Clear();
  frontend_.load_fonts(text_scale, pixel_ratio);
  if (!context_lost_) renderer_.load_font_texture();
}

ui::FrameInfo Window::frame_info() const {
  const ImVec2 size = ImGui::GetIO().DisplaySize;
  return {
      .width_px = size.x,
      .height_px = size.y,
      .pixel_ratio = fonts_pixel_ratio_,
      .time_ms = emscripten_get_now(),
      .touch = touch_,
      .focused = focused_,
  };
}

/// Without a context everything but the picture goes on: keys, computers and the text mirror.
void Window::render() {
  if (context_lost_) return;
  int width = 0;
  int height = 0;
  SDL_GL_GetDrawableSize(window_, &width, &height);
  renderer_.draw(*ImGui::GetDrawData(), width, height, ImGui::GetStyle().Colors[ImGuiCol_WindowBg]);
  SDL_GL_SwapWindow(window_);
}

void Window::deliver(app::Event event) {
  wake();
  kept_.push_back(std::move(event));
  if (!in_frontend_) deliver_kept();
}

void Window::deliver_kept() {
  if (inputs_wait_) return;
  // An event may cause another one (a worker that cannot start), which is appended to the list.
  for (std::size_t i = 0; i < kept_.size(); ++i) {
    const app::Event event = std::move(kept_[i]);
    in_frontend_ = true;
    frontend_.on_event(event);
    in_frontend_ = false;
  }
  kept_.clear();
}

bool Window::control(std::string_view name) {
  if (name == "frame") {  // the canvas was cleared
    wake();
  } else if (name == "frame_now") {  // see answerAtOnce in web/input.js
    wake();
    // Dear ImGui takes one change of a button a frame: press and release that came together need several.
    for (int i = 0; i < kMostAtOnce && (i == 0 || !ImGui::GetCurrentContext()->InputEventsQueue.empty()); ++i)
      draw_frame();
  } else if (name == "wait") {
    inputs_wait_ = true;
  } else if (name == "go_on") {
    inputs_wait_ = false;
    wake();
  } else if (name == "focus") {
    set_focused(true);
  } else if (name == "blur") {
    set_focused(false);
  } else {
    return false;
  }
  return true;
}

void Window::set_focused(bool focused) {
  focused_ = focused;
  if (!focused) SDL_ResetKeyboard();  // the release of a held key will not arrive here
  ImGui::GetIO().AddFocusEvent(focused);
  wake();
}

std::string Window::test_query(std::string_view what, std::string_view argument) {
  in_frontend_ = true;
  std::string answer = frontend_.test_query(what, argument);
  in_frontend_ = false;
  if (!argument.empty()) wake();  // it may have changed something
  deliver_kept();
  return answer;
}

}  // namespace

namespace web {

void deliver(app::Event event) { the_window->deliver(std::move(event)); }
bool control(std::string_view name) { return the_window->control(name); }
std::string test_query(std::string_view what, std::string_view argument) {
  return the_window->test_query(what, argument);
}

}  // namespace web

void run(ui::Frontend& frontend) {
  the_window = new Window(frontend);
  if (!the_window->open()) {
    web::tell_no_webgl();
    return;
  }
  web::connect_page();
  the_window->wake();
}

}  // namespace platform
