#include "ui/far_bar.h"

#include <algorithm>

#include "ui/words.h"

namespace ui {

namespace {

constexpr float kRowGap = 6;
constexpr float kPadX = 8, kPadY = 6;  ///< a low table gives the bar a place without a margin

}  // namespace

std::string far_words(const app::Session& session) {
  if (session.can_redo()) return {};
  if (session.over()) return session.unsent() ? tr(words::far_end) : std::string();
  const auto far = session.far_to_act();
  return far ? tr(session.unsent() ? words::far_send : words::far_wait, seat_name(session, *far)) : std::string();
}

Button send_button(const app::Session& session, bool can_share) {
  const bool first = session.unsent();
  return {.id = "far:send",
          .label = tr(can_share ? first ? words::far_send_link : words::far_send_again
                      : first   ? words::far_copy_link
                                : words::far_copy_again),
          .kind = first ? ButtonKind::primary : ButtonKind::secondary,
          .icon = can_share ? Icon::share : Icon::copy};
}

Intent send_intent(bool can_share) { return intent::HandOutLink{.whole_game = true, .share = can_share}; }

Intent ask_for_link() {
  return intent::Ask{{.id = "link",
                      .title = tr(words::import_link),
                      .label = tr(words::paste_link),
                      .value = "",
                      .max_length = 4000,
                      .multiline = true,
                      .ok = tr(words::open),
                      .cancel = tr(words::cancel)}};
}

namespace {

void make_far_bar(PanelBuilder& build, const app::Session& session, bool can_share, const Rect& area) {
  // The next step is the primary button; the other one keeps its place.
  const Button send = send_button(session, can_share);
  const Button open{.id = "far:open",
                    .label = tr(words::import_link),
                    .kind = session.unsent() ? ButtonKind::secondary : ButtonKind::primary,
                    .icon = Icon::link};
  const Button code{.id = "far:code", .label = tr(words::show_game_code), .icon = Icon::code};
  const float side = std::min(space::kTarget, area.h);
  const auto send_at = [&](const Rect& rect) { build.button_that_fits(rect, send, send_intent(can_share)); };
  const auto open_at = [&](const Rect& rect) { build.button_that_fits(rect, open, ask_for_link()); };
  const auto code_at = [&](const Rect& rect) { build.icon_button(rect, code, intent::ShowCode{true}); };

  const std::string said = far_words(session);
  const TextStyle style{.face = Face::bold, .size = type::kBody * build.scale(), .colour = build.canvas.theme.text};
  const auto words_in = [&](const Rect& rect) {
    TextStyle fitting = style;
    const auto height = [&] { return paragraph_height(build.canvas, rect.w, said, fitting.face, fitting.size); };
    while (fitting.size > type::kLabel && height() > rect.h) --fitting.size;
    build.add(ParagraphPiece{rect.x, std::max(rect.y, rect.centre_y() - height() / 2), rect.w, said, fitting});
  };
  const float words_h = paragraph_height(build.canvas, area.w, said, style.face, style.size);
  const float rows_h = 2 * side + kRowGap;
  const Rect low{area.x, area.bottom() - side, area.w, side};
  const float least_h = paragraph_height(build.canvas, area.w, said, style.face, type::kLabel);
  if (area.h < words_h + kRowGap + rows_h && area.h >= least_h + kRowGap + side) {  // in a row below the words
    constexpr float kBetween = 4;
    const float wide = low.w - 2 * (side + kBetween), send_w = session.unsent() ? wide : side;
    send_at({low.x, low.y, send_w, side});
    code_at({low.x + send_w + kBetween, low.y, side, side});
    const float x = low.x + send_w + side + 2 * kBetween;
    open_at({x, low.y, low.right() - x, side});
    return words_in({area.x, area.y, area.w, low.y - kRowGap - area.y});
  }
  if (area.h < words_h + kRowGap + rows_h && area.w > 5 * side) {  // all in a row
    const float y = area.centre_y() - side / 2;
    float x = area.right();
    const auto next = [&] { return Rect{x -= side + (x < area.right() ? 4 : 0), y, side, side}; };
    open_at(next());
    code_at(next());
    send_at(next());
    return words_in({area.x, area.y, x - area.x - 8, area.h});
  }
  const Rect high{area.x, low.y - kRowGap - side, area.w, side};
  send_at({high.x, high.y, high.w - side - 4, side});
  code_at({high.right() - side, high.y, side, side});
  open_at(low);
  const float h = std::min(words_h, high.y - kRowGap - area.y);
  words_in({area.x, high.y - kRowGap - h, area.w, h});
}

}  // namespace

void FarBar::update(const Canvas& canvas, const Moment& moment, bool can_share, const Rect& area) {
  const Rect inside = area.inset(kPadX, kPadY);
  bar_.update(canvas, inside, {moment.number, moment.session.unsent(), can_share},
              [&](PanelBuilder& build) { make_far_bar(build, moment.session, can_share, inside); });
}

}  // namespace ui
