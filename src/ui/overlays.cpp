#include "ui/overlays.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace ui {

namespace {

constexpr float kWindowEdge = 4;
constexpr float kAway = 10;  ///< between a bubble and what it speaks of

Canvas foreground(const Frame& frame) {
  return canvas_on(*ImGui::GetForegroundDrawList(), frame.canvas.theme, frame.canvas.fonts, frame.canvas.letters);
}

/// Places for a bubble beside a control, the best first: below it or above, else at its side, whichever has room. With touch
/// input not below, since the finger would hide it.
std::vector<Rect> bubbles_at(const Frame& frame, const Rect& place, float w, float h) {
  const Rect window{0, 0, frame.info.width_px, frame.info.height_px};
  const float x = place.centre_x() - w / 2, y = place.centre_y() - h / 2;
  const Rect below{x, place.bottom() + kAway, w, h}, above{x, place.y - kAway - h, w, h};
  const Rect right{place.right() + kAway, y, w, h}, left{place.x - kAway - w, y, w, h};
  const bool lower = below.bottom() <= window.h - kWindowEdge, upper = above.y >= kWindowEdge;
  std::vector<Rect> bodies;
  const auto offer = [&](Rect body, bool has_room) {
    if (!has_room) return;
    body.x = std::clamp(body.x, kWindowEdge, std::max(kWindowEdge, window.w - w - kWindowEdge));
    body.y = std::clamp(body.y, kWindowEdge, std::max(kWindowEdge, window.h - h - kWindowEdge));
    bodies.push_back(body);
  };
  const auto beside = [&](const Rect& body) {
    offer(body, body.x >= kWindowEdge && body.right() <= window.w - kWindowEdge);
  };
  offer(below, lower && !(frame.info.touch && upper));
  offer(above, upper);
  offer(below, lower);
  const bool at_left = place.centre_x() < window.w / 2;
  beside(at_left ? right : left);
  beside(at_left ? left : right);
  offer(at_left ? right : left, true);
  return bodies;
}

/// Where the bubble hides least of Frame::honours: at another side, moved along the control, or narrower. `size_of`: its size
/// for the most width that it may have.
template <class SizeOf>
Rect bubble_off_honours(const Frame& frame, const Rect& place, float most, SizeOf&& size_of) {
  constexpr float kBeak = 14, kNarrower = 0.75f;
  Rect best;
  float least = 0;
  const auto consider = [&](const Rect& body) {
    float hidden = 0;
    for (const Rect& honour : frame.honours) hidden += body.clipped(honour).area();
    if (!best.empty() && hidden >= least) return;
    best = body;
    least = hidden;
  };
  for (const float width : {most, most * kNarrower, most * kNarrower * kNarrower}) {
    const Point size = size_of(width);
    for (const Rect& body : bubbles_at(frame, place, size.x, size.y)) {
      consider(body);
      if (body.y < place.bottom() && body.bottom() > place.y) continue;  // at its side
      for (const Rect& honour : frame.honours)
        for (const float x : {honour.right() + kWindowEdge, honour.x - kWindowEdge - body.w})
          if (x >= kWindowEdge && x + body.w <= frame.info.width_px - kWindowEdge && x + kBeak <= place.centre_x() &&
              place.centre_x() <= x + body.w - kBeak)
            consider({x, body.y, body.w, body.h});
    }
    if (least <= 0) break;
  }
  return best;
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
  if (answers_) withdraw();
}

void Notices::withdraw() {
  answers_ = false;
  text_.clear();
  until_ms_ = 0;
}

void Notices::draw(Frame& frame) const {
  const double left = until_ms_ - host_.now_ms();
  if (left <= 0) return;
  const Canvas canvas = foreground(frame);
  constexpr float kBesideWords = 16;
  const float size = 15 * frame.scale();
  const Control* control = beside_.empty() ? nullptr : control_of(frame, beside_);
  const float most = std::min(frame.info.width_px - 56, (control != nullptr ? 320 : 528) * frame.scale());
  const auto size_of = [&](float width) {
    const float w = control != nullptr ? std::min(width, text_width(canvas, text_, Face::regular, size) + 2) : width;
    return Point{w + 2 * kBesideWords, paragraph_height(canvas, w, text_, Face::regular, size) + 20};
  };
  Rect box;
  if (control != nullptr) {
    box = bubble_off_honours(frame, control->rect, most, size_of);
    bubble_beside(canvas, box, control->rect);
  } else {
    const Point whole = size_of(most);
    box = Rect::centred(frame.info.width_px / 2, 56 + whole.y / 2, whole.x, whole.y);
    draw_surface(canvas, box, Surface::dialog, space::kRadius);
  }
  draw_paragraph(canvas, box.x + kBesideWords, box.y + 10, box.w - 2 * kBesideWords, text_,
                 {.size = size, .colour = canvas.theme.text});
  frame.wake_in(left);
}

void draw_tooltip(Frame& frame, const GameScreen& table) {
  double wait_ms = 0;
  const Control* control = frame.targets.tooltip(wait_ms);
  if (wait_ms > 0) frame.wake_in(wait_ms);
  if (control == nullptr) return;
  const Canvas canvas = foreground(frame);
  // Enlarging is useless if the picture is not larger than the original.
  const float aspect = control->enlarges ? table.draw_enlarged(control->id, {}, canvas) : 0;
  const float most_w = std::clamp(frame.info.width_px * 0.4f, 90.0f, 220.0f * std::min(frame.scale(), 1.5f));
  Rect picture;
  if (aspect > 0) picture.w = std::floor(std::min(most_w, (frame.info.height_px - 48) * 0.6f / aspect));
  if (picture.w < control->rect.w * 1.2f) picture.w = 0;
  const float size = (picture.w > 0 ? type::kBody : type::kLabel) * frame.scale(), pad = 12;
  picture.h = picture.w * aspect;
  float beside, width, height, inner;
  const auto lay_out = [&](float most) {
    beside = picture.w > 0 ? picture.w + pad : 0;
    const float room = std::min(most - 2 * pad - beside, (beside > 0 ? 220 : 280) * frame.scale());
    width = std::min(room, text_width(canvas, control->tooltip(), Face::regular, size) + 4);
    height = paragraph_height(canvas, width, control->tooltip(), Face::regular, size);
    inner = beside > 0 ? std::max(picture.h + 8, height) : height;
  };
  lay_out(frame.info.width_px - 2 * kWindowEdge);
  const Rect& place = control->rect;
  if (inner + 16 > std::max(place.y, frame.info.height_px - place.bottom()) - kAway - kWindowEdge) {
    // At its side, and with the picture and the words as narrow as there is room.
    const float most = std::max(place.x, frame.info.width_px - place.right()) - kAway - kWindowEdge;
    const float words = 110 * frame.scale();
    if (most - 2 * pad >= words) {
      picture.w = std::floor(std::clamp(most - 3 * pad - words, 0.0f, picture.w));
      if (picture.w < place.w * 1.2f) picture.w = 0;
      picture.h = picture.w * aspect;
      lay_out(most);
    }
  }
  const Rect body = bubbles_at(frame, control->rect, width + beside + 2 * pad, inner + 16).front();
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
