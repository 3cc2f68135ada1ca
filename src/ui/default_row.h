// The GameRow of a game without a folder `ui`, made from its rules functions.
#pragma once

#include <algorithm>

#include "engine/rules.h"
#include "ui/action_press.h"
#include "ui/art/in_middle.h"
#include "ui/default_form.h"
#include "ui/default_table.h"
#include "ui/game_row.h"
#include "ui/motion.h"

namespace ui {

/// Its name on the command line, with a capital letter.
template <engine::Rules Room>
inline constexpr auto kDefaultName = [] {
  std::array<char, Room::kName.size() + 1> name{};
  std::copy(Room::kName.begin(), Room::kName.end(), name.begin());
  if (name[0] >= 'a' && name[0] <= 'z') name[0] = static_cast<char>(name[0] - 'a' + 'A');
  return name;
}();

/// What ui::TableScreen asks of a game.
template <engine::Rules Room>
struct DefaultTable {
  using Position = default_table::Position;
  using Selection = default_table::Selection;
  using LayoutInput = Rect;  // the area only: the layout depends on the texts and is computed with the view
  using Layout = Rect;
  using View = default_table::View;
  using Motion = MotionClock;
  using Pictures = PaintedPieces<default_table::Piece>;

  static constexpr auto position_of = default_table::position_of;
  static constexpr auto reduce = default_table::reduce;
  static constexpr auto make_view = default_table::make_view;
  static constexpr auto status = default_table::status;
  static constexpr auto log_line = default_table::log_line;
  static constexpr auto ending = default_table::ending;
  static constexpr auto theme = theme_for;
  static constexpr auto draw_seat = default_table::draw_seat;
  static Selection first_selection(const Position&) { return {}; }
  static std::optional<std::string> key_press(char, const Position&, const Selection&) { return std::nullopt; }
  static LayoutInput layout_input(const Position&, const Rect& area, float) { return area; }
  static Layout layout(const LayoutInput& area) { return area; }
  static void play(Motion&, const Moment&, std::size_t, double, Pace) {}
  static void trace(Motion&, const Moment&) {}
  static Position seen(const Position& position, const Motion&, std::size_t, double) { return position; }
  static void draw(const View& view, const Instant& instant, const Motion&, Pictures& pictures, const Canvas& canvas) {
    default_table::draw(view, instant, pictures, canvas);
  }
  static std::string action_words(const Position& position, int action) {
    return position.actions[static_cast<std::size_t>(action)];
  }
  static std::string reason_words(const Position&, int, std::string_view) { return {}; }
  static std::vector<std::string> places_of(const Position&, int action) {
    return {action_press(static_cast<std::size_t>(action))};
  }
  static std::string place_of_reason(const Position&, std::string_view) { return {}; }
  static std::vector<TurnLine> line_of_play(const Moment& moment, const app::Game& from,
                                            const std::vector<std::string>& actions) {
    const auto words = [](const Moment&, const Transition& transition) {
      return transition.before.action_text(transition.action);
    };
    const auto add = [&](TurnLine& line, const Transition& transition) {
      line.parts.push_back({.words = words(moment, transition)});
    };
    return lines_of_play(moment, from, actions, draw_in_middle<default_table::draw_seat>, add, words);
  }
  static std::string title() { return kDefaultName<Room>.data(); }
  static HelpBook help() { return default_table::help(title()); }
  static std::string help_page(const Moment&) { return {}; }
};

template <engine::Rules Room>
GameRow default_row() {
  using Table = DefaultTable<Room>;
  constexpr const char* name = kDefaultName<Room>.data();
  return {
      .kind = engine::kind_of<Room>(),
      .name = {name, {name, name}},
      .age = words::default_table,
      .draw_cover =
          [](const Canvas& canvas, const Rect& rect, int) {
            for (int seat = 0; seat < 3; ++seat)
              default_table::draw_seat(canvas, seat, rect.centre_x() + static_cast<float>(seat - 1) * rect.h * 0.45f,
                                       rect.centre_y(), rect.h * 0.4f);
          },
      .small_picture =
          [](const app::Game& position) { return sketch_of<default_table::draw_seats>(position.players()); },
      .make_table = []() -> std::unique_ptr<GameScreen> { return std::make_unique<TableScreen<Table>>(); },
      .make_form = []() -> std::unique_ptr<GameForm> { return std::make_unique<DefaultForm>(engine::kind_of<Room>()); },
      .help = Table::help,
      .draw_seat = draw_in_middle<default_table::draw_seat>,
      .setup_words = default_setup_words,
  };
}

}  // namespace ui
