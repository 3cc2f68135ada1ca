#include "ui/panels/new_game.h"

#include <algorithm>
#include <array>

#include "app/splendor_game.h"
#include "core/seed.h"
#include "ui/art/pieces.h"
#include "ui/strings/strings.h"

namespace ui {

using namespace splendor;

namespace {

/// What a seat can be, in the order of the control. "random" is for the tool only.
constexpr std::array<std::string_view, 4> kKinds{"", "easy", "normal", "hard"};

struct ModuleText {
  Module module;
  Str name, explained;
};
constexpr std::array<ModuleText, 4> kModules{
    {{Module::orient, Str::module_orient, Str::module_orient_text},
     {Module::strongholds, Str::module_strongholds, Str::module_strongholds_text},
     {Module::cities, Str::module_cities, Str::module_cities_text},
     {Module::posts, Str::module_posts, Str::module_posts_text}}};

std::string seat_title(const app::Seat& seat, std::size_t index) {
  return seat.name.empty() ? tr(Str::player_n, std::to_string(index + 1)) : seat.name;
}

}  // namespace

void NewGameForm::reset(const app::Session* last, std::uint64_t seed) {
  seed_ = seed & kSeedMask;
  if (last == nullptr || last->spec().kind != app::GameKind::splendor) return;
  seats_ = last->seats();
  if (const auto setup = app::splendor_setup(last->spec().options)) setup_ = setup.value();
}

void NewGameForm::take_deal(const app::GameSpec& spec) {
  const auto setup = app::splendor_setup(spec.options);
  if (!setup) return;
  setup_ = setup.value();
  seed_ = spec.seed;
  seats_.resize(setup_.players, {.name = "", .level = "normal"});
}

app::GameRecord NewGameForm::record() const {
  Setup setup = setup_;
  setup.players = static_cast<std::uint8_t>(seats_.size());
  return {.spec = {.kind = app::GameKind::splendor, .options = app::splendor_options(setup), .seed = seed_},
          .seats = seats_,
          .actions = {}};
}

void NewGameForm::draw_seat(PanelFlow& flow, app::Host& host, std::size_t index) {
  Frame& frame = flow.frame();
  const Canvas& canvas = frame.canvas;
  app::Seat& seat = seats_[index];
  const std::string number = std::to_string(index + 1);
  const bool narrow = flow.width() < 460 * flow.scale();
  const float height = space::kTarget;

  Rect line = flow.take(height);
  draw_emblem(canvas, static_cast<int>(index), line.x + 16, line.centre_y(), 28);
  const float remove_w = seats_.size() > kMinPlayers ? height : 0;
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
    seats_.erase(seats_.begin() + static_cast<std::ptrdiff_t>(index));
    return;
  }
  if (narrow) line = flow.take(height);
  const Rect kinds =
      narrow ? Rect{line.x, line.y + 2, line.w, height - 4} : Rect{name.right() + 8, line.y + 2, kinds_w, height - 4};
  const std::array<std::string, 4> words{tr(Str::person), tr(Str::level_easy), tr(Str::level_normal),
                                         tr(Str::level_hard)};
  const std::array<std::string_view, 4> labels{words[0], words[1], words[2], words[3]};
  SegmentState state{.chosen =
                         static_cast<int>(std::find(kKinds.begin(), kKinds.end(), seat.level) - kKinds.begin()) % 4};
  for (int i = 0; i < 4; ++i) {
    const Hit hit = frame.targets.add({.id = "seat:" + number + ':' + std::to_string(i),
                                       .rect = segment_rect(kinds, 4, i),
                                       .label = tr(Str::who_plays, number) + ": " + words[static_cast<std::size_t>(i)],
                                       .pressed = i == state.chosen});
    if (hit.hot) state.hot = i;
    if (hit.held) state.pressed = i;
    if (hit.focused) state.focused = i;
    if (hit.clicked) seat.level = kKinds[static_cast<std::size_t>(i)];
  }
  draw_segments(canvas, kinds, labels, state);
  flow.gap(narrow ? 10 : 6);
}

void NewGameForm::draw(PanelFlow& flow, app::Host& host, bool replaces_running) {
  for (std::size_t seat = 0; seat < seats_.size(); ++seat) draw_seat(flow, host, seat);
  if (seats_.size() < kMaxPlayers &&
      flow.button({.id = "add", .label = tr(Str::add_player), .kind = ButtonKind::quiet, .icon = Icon::plus}))
    seats_.push_back({.name = "", .level = "normal"});
  if (seats_.size() == kMaxPlayers) flow.paragraph(tr(Str::five_players_text), true);
  flow.gap(6);
  for (const ModuleText& entry : kModules) {
    const bool on = flow.toggle("module:" + std::to_string(static_cast<int>(entry.module)), tr(entry.name),
                                setup_.has(entry.module));
    if (on != setup_.has(entry.module))
      setup_.modules = static_cast<std::uint8_t>(setup_.modules ^ static_cast<int>(entry.module));
    if (on) flow.paragraph(tr(entry.explained), true);
  }
  const int edition = flow.choice("edition", tr(Str::edition), {tr(Str::edition_2024), tr(Str::edition_2014)},
                                  setup_.edition == Edition::rules_2014 ? 1 : 0);
  setup_.edition = edition == 1 ? Edition::rules_2014 : Edition::rules_2024;

  const Rect line = flow.take(space::kTarget);
  const Canvas& canvas = flow.frame().canvas;
  draw_text_in(canvas, {line.x, line.y, 90 * flow.scale(), line.h}, tr(Str::seed),
               {.size = type::kBody * flow.scale(), .colour = canvas.theme.text});
  const float again = space::kTarget;
  if (press(flow.frame(), {line.x + 90 * flow.scale(), line.y, line.w - 90 * flow.scale() - again - 8, line.h},
            {.id = "seed", .label = seed_code(seed_), .hint = tr(Str::change_seed)}))
    host.ask_text({.id = "seed",
                   .title = tr(Str::change_seed),
                   .label = tr(Str::seed_label),
                   .value = seed_code(seed_),
                   .max_length = 60,
                   .ok = tr(Str::confirm),
                   .cancel = tr(Str::cancel)});
  if (press_icon(flow.frame(), {line.right() - again, line.y, again, line.h},
                 {.id = "seed:new", .label = tr(Str::random_seed), .icon = Icon::replay}))
    seed_ = host.entropy() & kSeedMask;
  flow.gap(4);
  flow.paragraph(tr(Str::seed_hint), true);
  if (replaces_running) flow.paragraph(tr(Str::replaces_running), true);
}

std::optional<std::string> NewGameForm::answered(const app::Event& event) {
  if (event.id == "seed") {
    const auto seed = read_seed(event.text);
    if (!seed) return seed.error().message;
    seed_ = seed.value();
  } else if (event.id.rfind("name:", 0) == 0 && event.id.size() == 6) {
    const auto seat = static_cast<std::size_t>(event.id[5] - '1');
    if (seat < seats_.size()) seats_[seat].name = app::clean_name(event.text);
  }
  return std::nullopt;
}

}  // namespace ui
