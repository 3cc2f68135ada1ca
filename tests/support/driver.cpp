#include "support/driver.h"

#include <algorithm>
#include <cfloat>
#include <cmath>

#include "app/library.h"
#include "support/check.h"
#include "ui/art/mesh.h"

namespace support {

namespace {

/// Every triangle has valid indices, and every vertex finite coordinates.
template <class Vertices, class Indices>
bool sound(const Vertices& vertices, const Indices& indices) {
  for (const ImDrawVert& corner : vertices)
    if (!std::isfinite(corner.pos.x) || !std::isfinite(corner.pos.y)) return false;
  const auto corners = static_cast<ImDrawIdx>(vertices.size());
  for (const ImDrawIdx index : indices)
    if (index >= corners) return false;
  return indices.size() % 3 == 0;
}

bool sound(const ImDrawData& data) {
  for (const ImDrawList* list : data.CmdLists) {
    if (!sound(list->VtxBuffer, list->IdxBuffer)) return false;
    for (const ImDrawCmd& command : list->CmdBuffer)
      if (const ui::Mesh* mesh = ui::Mesh::of(command))
        if (!sound(mesh->drawing().vertices(), mesh->drawing().indices())) return false;
  }
  return true;
}

Json parsed(const std::string& text) {
  Json json = Json::parse(text, nullptr, false);
  REQUIRE_MESSAGE(!json.is_discarded(), text);
  return json;
}

}  // namespace

Driver::Driver(FakeHost& host, const Screen& screen) : host_(host), screen_(screen) {
  context_ = ImGui::CreateContext();
  ImGuiIO& io = ImGui::GetIO();
  io.IniFilename = nullptr;
  io.LogFilename = nullptr;
  io.ConfigInputTextCursorBlink = false;
  app_ = std::make_unique<ui::App>(host_);
  app_->start();
  settle();
}

Driver::~Driver() {
  app_.reset();
  ImGui::DestroyContext(context_);
}

void Driver::resize(const Screen& screen) {
  screen_ = screen;
  settle();
}

bool Driver::frame() {
  ImGuiIO& io = ImGui::GetIO();
  const float text_scale = app_->text_scale(screen_.width, screen_.height);
  if (screen_.pixel_ratio != fonts_ratio_ || text_scale != fonts_scale_) {
    fonts_ratio_ = screen_.pixel_ratio;
    fonts_scale_ = text_scale;
    io.Fonts->Clear();
    app_->load_fonts(fonts_scale_, fonts_ratio_);
    unsigned char* pixels = nullptr;
    int width = 0, height = 0;
    io.Fonts->GetTexDataAsAlpha8(&pixels, &width, &height);
  }
  io.DisplaySize = {screen_.width, screen_.height};
  io.DisplayFramebufferScale = {screen_.pixel_ratio, screen_.pixel_ratio};
  io.DeltaTime = 1.0f / 60;
  host_.time_ms += 1000.0 / 60;
  ImGui::NewFrame();
  const bool moving = app_->draw({.width_px = screen_.width,
                                  .height_px = screen_.height,
                                  .pixel_ratio = screen_.pixel_ratio,
                                  .time_ms = host_.time_ms,
                                  .touch = screen_.touch,
                                  .focused = true});
  ImGui::Render();
  REQUIRE(sound(*ImGui::GetDrawData()));
  return app_->after_frame() || moving;
}

void Driver::settle() {
  int still = 0, frames = 0;
  while (still < 3) {  // as the platform does: Dear ImGui needs frames to settle
    still = frame() ? 0 : still + 1;
    if (still == 3 && state("moving") == "true") still = 0;  // a look at a rival's last turn
    if (still == 0) host_.time_ms += 400;
    REQUIRE(++frames < 100);
  }
}

std::vector<std::string> Driver::ids(std::string_view prefix) const {
  std::vector<std::string> found;
  for (const Json& target : query("targets"))
    if (std::string id = target.value("id", ""); id.rfind(prefix, 0) == 0) found.push_back(std::move(id));
  return found;
}

bool Driver::has(std::string_view id) const { return !target(id).is_null(); }

Json Driver::target(std::string_view id) const {
  for (const Json& entry : query("targets"))
    if (entry.value("id", "") == id) return entry;
  return nullptr;
}

void Driver::press(std::string_view id) {
  REQUIRE_MESSAGE(has(id), std::string(id));
  event(app::EventKind::activate, std::string(id));
}

void Driver::press_all(const std::vector<std::string>& ids) {
  for (const std::string& id : ids) press(id);
}

void Driver::click(std::string_view id) {
  const Json found = target(id);
  REQUIRE_MESSAGE(found.is_object(), std::string(id));
  ImGuiIO& io = ImGui::GetIO();
  io.AddMousePosEvent(found.value("x", 0.0f) + found.value("w", 0.0f) / 2,
                      found.value("y", 0.0f) + found.value("h", 0.0f) / 2);
  frame();
  io.AddMouseButtonEvent(0, true);
  frame();
  io.AddMouseButtonEvent(0, false);
  frame();
  io.AddMousePosEvent(-FLT_MAX, -FLT_MAX);
  settle();
}

void Driver::act(std::string_view action) {
  const std::vector<std::string> all = legal();
  const auto found = std::find(all.begin(), all.end(), action);
  REQUIRE_MESSAGE(found != all.end(), std::string(action));
  // The mirror has no number for actions hidden from the viewer.
  std::size_t offered = 0;
  const Json shown = mirror();
  for (const Json& group : shown["actions"]["groups"]) offered += group["buttons"].size();
  const std::string index = std::to_string(found - all.begin());
  if (offered == all.size()) return event(app::EventKind::activate, "act:" + index);
  query("act", index);
  settle();
}

void Driver::open_other_game() {
  press_all({"menu", "menu:games"});
  app::Library library(host_);
  const std::string playing = host_.storage_read("playing").value_or("");
  for (const app::Library::Game& game : library.games())
    if (game.id != playing) return press("open:" + game.id);
  FAIL_CHECK("there is no other game");
}

void Driver::go_on() {
  if (has("past:play")) press("past:play");
}

void Driver::key(ImGuiKey key, ImGuiKey modifier) {
  ImGuiIO& io = ImGui::GetIO();
  if (modifier != ImGuiKey_None) io.AddKeyEvent(modifier, true);
  io.AddKeyEvent(key, true);
  settle();
  io.AddKeyEvent(key, false);
  if (modifier != ImGuiKey_None) io.AddKeyEvent(modifier, false);
  settle();
}

void Driver::send_press(std::string id) {
  const Json moment = mirror()["moment"];
  app_->on_event({.kind = app::EventKind::activate, .id = std::move(id), .text = moment.dump()});
}

void Driver::event(app::EventKind kind, std::string id, std::string text) {
  if (kind == app::EventKind::activate && text.empty())
    send_press(std::move(id));
  else
    app_->on_event({.kind = kind, .id = std::move(id), .text = std::move(text)});
  settle();
}

Json Driver::query(std::string_view what, std::string_view argument) const {
  return parsed(app_->test_query(what, argument));
}

std::string Driver::state(const char* key) const {
  const Json json = query("state");
  const Json* value = base::find(json, key);
  REQUIRE_MESSAGE(value != nullptr, std::string(key));
  return value->is_string() ? base::as_text(*value).value_or("") : value->dump();
}

std::vector<std::string> Driver::legal() const {
  return base::as_texts(query("legal")).value_or(std::vector<std::string>());
}

std::vector<std::string> Driver::log() const {
  return base::as_texts(query("log")).value_or(std::vector<std::string>());
}

Json Driver::mirror() const { return parsed(host_.mirror); }

void store_game(FakeHost& host, const app::Session& session) { app::Library(host).begin(session); }

app::Session stored_game(FakeHost& host) {
  auto loaded = app::Library(host).open_last();
  REQUIRE(loaded.session);
  return std::move(*loaded.session);
}

std::vector<std::string> texts_in(const Json& json) {
  std::vector<std::string> all;
  if (json.is_string()) all.push_back(base::as_text(json).value_or(""));
  if (json.is_structured())
    for (const Json& part : json)
      for (std::string& text : texts_in(part)) all.push_back(std::move(text));
  return all;
}

bool says(const Json& json, std::string_view words) {
  for (const std::string& text : texts_in(json))
    if (text.find(words) != std::string::npos) return true;
  return false;
}

}  // namespace support
