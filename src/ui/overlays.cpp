#include "ui/overlays.h"

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

Canvas foreground(const Frame& frame) {
  return canvas_on(*ImGui::GetForegroundDrawList(), frame.canvas.theme, frame.canvas.fonts, frame.canvas.letters);
}

/// The rectangle of a bubble beside a place: below it or above, else at its side, whichever has room. With touch input not
/// below, since the finger would hide it.
Rect bubble_at(const Frame& frame, const Rect& place, float w, float h) {
  constexpr float kAway = 10, kEdge = 4;
  const Rect window{0, 0, frame.info.width_px, frame.info.height_px};
  const float x = place.centre_x() - w / 2, y = place.centre_y() - h / 2;
  const Rect below{x, place.bottom() + kAway, w, h}, above{x, place.y - kAway - h, w, h};
  const Rect right{place.right() + kAway, y, w, h}, left{place.x - kAway - w, y, w, h};
  const auto fits = [&](const Rect& r, bool beside) {
    return beside ? r.x >= kEdge && r.right() <= window.w - kEdge : r.y >= kEdge && r.bottom() <= window.h - kEdge;
  };
  Rect body = place.centre_x() < window.w / 2 ? right : left;
  const bool lower = fits(below, false), upper = fits(above, false);
  if (lower && !(frame.info.touch && upper))
    body = below;
  else if (upper)
    body = above;
  else if (!fits(body, true) && fits(place.centre_x() < window.w / 2 ? left : right, true))
    body = place.centre_x() < window.w / 2 ? left : right;
  body.x = std::clamp(body.x, kEdge, std::max(kEdge, window.w - w - kEdge));
  body.y = std::clamp(body.y, kEdge, std::max(kEdge, window.h - h - kEdge));
  return body;
}

/// Its beak comes from the edge of the place that lies towards it.
void bubble_beside(const Canvas& canvas, const Rect& body, const Rect& place) {
  const float x = body.x >= place.right()   ? place.right() + 2
                  : body.right() <= place.x ? place.x - 2
                                            : place.centre_x();
  const float y = body.y >= place.bottom()   ? place.bottom() + 2
                  : body.bottom() <= place.y ? place.y - 2
                                             : place.centre_y();
  draw_bubble(canvas, body, {x, y});
}

const Control* control_of(const Frame& frame, std::string_view id) {
  for (const Control& one : frame.targets.all())
    if (one.id == id) return &one;
  return nullptr;
}

}  // namespace

Text refusal_words(app::StoreResult why) {
  return why == app::StoreResult::full ? words::storage_full : words::storage_blocked;
}

void Notices::say(std::string text, std::string beside) {
  text_ = std::move(text);
  beside_ = std::move(beside);
  until_ms_ = host_.now_ms() + static_cast<double>(duration::kToast);
  answers_ = false;
  host_.announce(text_);
}

void Notices::answer(std::string text, std::string beside) {
  say(std::move(text), std::move(beside));
  answers_ = true;
}

void Notices::withdraw_answer() {
  if (!answers_) return;
  answers_ = false;
  text_.clear();
  until_ms_ = 0;
}

void Notices::draw(Frame& frame) const {
  const double left = until_ms_ - host_.now_ms();
  if (left <= 0) return;
  const Canvas canvas = foreground(frame);
  const float size = 15 * frame.scale();
  const Control* control = beside_.empty() ? nullptr : control_of(frame, beside_);
  const float most = std::min(frame.info.width_px - 56, (control != nullptr ? 320 : 528) * frame.scale());
  const float width = control != nullptr ? std::min(most, text_width(canvas, text_, Face::regular, size) + 2) : most;
  const float height = paragraph_height(canvas, width, text_, Face::regular, size) + 20;
  Rect box = Rect::centred(frame.info.width_px / 2, 56 + height / 2, width + 32, height);
  if (control != nullptr) {
    box = bubble_at(frame, control->rect, width + 32, height);
    bubble_beside(canvas, box, control->rect);
  } else {
    draw_surface(canvas, box, Surface::dialog, space::kRadius);
  }
  draw_paragraph(canvas, box.x + 16, box.y + 10, width, text_, {.size = size, .colour = canvas.theme.text});
  frame.wake_in(left);
}

void draw_tooltip(Frame& frame, const GameScreen& table) {
  double wait_ms = 0;
  const Control* control = frame.targets.tooltip(wait_ms);
  if (wait_ms > 0) frame.wake_in(wait_ms);
  if (control == nullptr) return;
  const Canvas canvas = foreground(frame);
  const float size = type::kLabel * frame.scale(), pad = 12;
  // Enlarging is useless if the picture is not larger than the original.
  const float aspect = control->enlarges ? table.draw_enlarged(control->id, {}, canvas) : 0;
  const float most_w = std::clamp(frame.info.width_px * 0.4f, 90.0f, 220.0f * std::min(frame.scale(), 1.5f));
  Rect picture;
  if (aspect > 0) picture.w = std::floor(std::min(most_w, (frame.info.height_px - 48) * 0.6f / aspect));
  if (picture.w < control->rect.w * 1.2f) picture.w = 0;
  picture.h = picture.w * aspect;
  const float beside = picture.w > 0 ? picture.w + pad : 0;
  const float room = std::min(frame.info.width_px - 8 - 2 * pad - beside, (beside > 0 ? 220 : 280) * frame.scale());
  const float width = std::min(room, text_width(canvas, control->tooltip(), Face::regular, size) + 4);
  const float height = paragraph_height(canvas, width, control->tooltip(), Face::regular, size);
  const float inner = beside > 0 ? std::max(picture.h + 8, height) : height;
  const Rect body = bubble_at(frame, control->rect, width + beside + 2 * pad, inner + 16);
  bubble_beside(canvas, body, control->rect);
  if (beside > 0) {
    picture.x = body.x + pad;
    picture.y = body.centre_y() - picture.h / 2;
    table.draw_enlarged(control->id, picture, canvas);
  }
  draw_paragraph(canvas, body.x + pad + beside, body.centre_y() - height / 2, width, control->tooltip(),
                 {.size = size, .colour = canvas.theme.text});
}

}  // namespace ui
