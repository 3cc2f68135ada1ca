#include "ui/panels/seats.h"

#include <algorithm>

namespace ui {

namespace {

std::string seat_title(const app::Seat& seat, std::size_t index) {
  return seat.name.empty() ? tr(Str::player_n, std::to_string(index + 1)) : seat.name;
}

void draw_seat(PanelFlow& flow, app::Host& host, std::vector<app::Seat>& seats, std::size_t index,
               const SeatLook& look) {
  Frame& frame = flow.frame();
  const Canvas& canvas = frame.canvas;
  app::Seat& seat = seats[index];
  const std::string number = std::to_string(index + 1);
  const bool narrow = flow.width() < 460 * flow.scale();
  const float height = space::kTarget;

  Rect line = flow.take(height);
  look.draw_sign(canvas, static_cast<int>(index), line.x + 16, line.centre_y(), 28);
  const float remove_w = seats.size() > look.least ? height : 0;
  const float kinds_w = narrow ? 0 : flow.width() * 0.56f;
  const Rect name{line.x + 40, line.y, line.w - 40 - kinds_w - remove_w - 8, height};
  if (press(frame, name,
            {.id = "name:" + number,
             .label = seat_title(seat, index),
             .kind = ButtonKind::quiet,
             .hint = tr(Str::name_of, number)}))
    host.ask_text({.id = "name:" + number,
                   .title = tr(Str::change_name),
                   .label = tr(Str::name_of, number),
                   .value = seat.name,
                   .max_length = 24,
                   .ok = tr(Str::confirm),
                   .cancel = tr(Str::cancel)});
  if (remove_w > 0 &&
      press_icon(frame, {line.right() - height, line.y, height, height},
                 {.id = "remove:" + number, .label = tr(Str::remove_player, number), .icon = Icon::minus})) {
    seats.erase(seats.begin() + static_cast<std::ptrdiff_t>(index));
    return;
  }
  if (narrow) line = flow.take(height);
  const Rect kinds =
      narrow ? Rect{line.x, line.y + 2, line.w, height - 4} : Rect{name.right() + 8, line.y + 2, kinds_w, height - 4};
  std::array<std::string_view, kSeatKinds.size()> labels{};
  for (std::size_t i = 0; i < labels.size(); ++i) labels[i] = tr(look.kinds[i]);
  SegmentState state{
      .chosen = static_cast<int>(std::find(kSeatKinds.begin(), kSeatKinds.end(), seat.level) - kSeatKinds.begin()) % 4};
  for (int i = 0; i < 4; ++i) {
    const auto place = static_cast<std::size_t>(i);
    const Hit hit = frame.targets.add({.id = "seat:" + number + ':' + std::to_string(i),
                                       .rect = segment_rect(kinds, 4, i),
                                       .label = tr(Str::who_plays, number) + ": " + std::string(labels[place]),
                                       .pressed = i == state.chosen});
    if (hit.hot) state.hot = i;
    if (hit.held) state.pressed = i;
    if (hit.focused) state.focused = i;
    if (hit.clicked) seat.level = kSeatKinds[place];
  }
  draw_segments(canvas, kinds, labels, state);
  flow.gap(narrow ? 10 : 6);
}

}  // namespace

void draw_seats(PanelFlow& flow, app::Host& host, std::vector<app::Seat>& seats, const SeatLook& look) {
  for (std::size_t seat = 0; seat < seats.size(); ++seat) draw_seat(flow, host, seats, seat, look);
  if (seats.size() < look.most &&
      flow.button({.id = "add", .label = tr(Str::add_player), .kind = ButtonKind::quiet, .icon = Icon::plus}))
    seats.push_back({.name = "", .level = "normal"});
}

bool seat_named(std::vector<app::Seat>& seats, const app::Event& event) {
  if (event.id.rfind("name:", 0) != 0 || event.id.size() != 6) return false;
  const auto seat = static_cast<std::size_t>(event.id[5] - '1');
  if (seat < seats.size()) seats[seat].name = app::clean_name(event.text);
  return true;
}

}  // namespace ui
