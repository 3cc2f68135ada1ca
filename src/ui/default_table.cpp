#include "ui/default_table.h"

#include <algorithm>
#include <cmath>

#include "base/sorting.h"
#include "ui/action_press.h"
#include "ui/art/paint.h"

namespace ui::default_table {

namespace {

constexpr float kGap = 8;
constexpr float kWide = 860;  ///< from here on the log stands beside the actions

/// As many of at least that width as fit in a line, up to `count`.
int columns_of(float width, float least, int count) {
  return std::clamp(static_cast<int>((width + kGap) / (least + kGap)), 1, std::max(count, 1));
}

std::string score_words(const app::Game& game, int seat) {
  const std::optional<int> score = game.score(seat);
  return score ? tr_count(words::points_one, words::points_many, *score) : std::string();
}

bool stands_out(const app::Game& game, int seat) {
  return game.over() ? (game.winners() >> seat & 1) != 0 : game.to_act() == seat;
}

TableWords words_of(const Position& position) {
  const app::Game& game = position.moment.session.position();
  TableWords words;
  words.title = tr(position.actions.empty() ? words::mirror_no_actions : words::mirror_actions);
  TableWords::Group& group = words.groups.emplace_back();
  group.title = status(position.moment);
  group.open = true;
  for (const std::string& action : position.actions) group.actions.push_back({group.actions.size(), action});
  for (int seat = 0; seat < game.players(); ++seat) {
    TableWords::Section& section = words.sections.emplace_back();
    section.id = "player" + std::to_string(seat);
    section.title = seat_name(position.moment.session, seat);
    if (std::string score = score_words(game, seat); !score.empty()) section.items.push_back(std::move(score));
  }
  return words;
}

class Maker {
 public:
  Maker(const Position& position, const Selection& selection, const Canvas& measure, View& view)
      : position_(position),
        session_(position.moment.session),
        game_(session_.position()),
        selection_(selection),
        view_(view),
        build_(measure, view.controls, view.pieces),
        theme_(measure.theme),
        scale_(std::min(measure.fonts.scale, 1.5f)) {}

  void make(const Rect& area) {
    const float pad = area.w < 700 ? 8.0f : 16.0f;
    view_.top_bar = {area.x, area.y, area.w, area.h < 480 ? 44.0f : 48 * std::min(scale_, 1.25f)};
    const float top = view_.top_bar.bottom() + 4;
    Rect rest{area.x + pad, top, area.w - 2 * pad, area.bottom() - pad - top};
    take(rest, make_players(rest, std::clamp(area.h * 0.075f, 40.0f, 52 * scale_)));
    take(rest, build_.paragraph(rest.x, rest.y, rest.w, status(position_.moment),
                                {.face = Face::bold, .size = type::kNumber * scale_, .colour = theme_.text}));
    if (rest.w >= kWide * scale_) {
      const float log_w = std::floor(rest.w * 0.3f);
      make_log({rest.right() - log_w, rest.y, log_w, rest.h});
      rest.w -= log_w + 2 * kGap;
    } else {
      take(rest, make_last(rest));
    }
    make_actions(rest);
  }

 private:
  static void take(Rect& rest, float height) {
    rest.y += height + kGap;
    rest.h -= height + kGap;
  }

  /// Returns its height, as the others do.
  float make_players(const Rect& area, float cell_h) {
    const int players = game_.players(), columns = columns_of(area.w, 110 * scale_, players);
    const float cell_w = (area.w - kGap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
    for (int seat = 0; seat < players; ++seat) {
      const auto column = static_cast<float>(seat % columns), line = static_cast<float>(seat / columns);
      make_player(seat, {area.x + column * (cell_w + kGap), area.y + line * (cell_h + kGap), cell_w, cell_h});
    }
    const auto lines = static_cast<float>((players + columns - 1) / columns);
    return lines * (cell_h + kGap) - kGap;
  }

  void make_player(int seat, const Rect& cell) {
    const float sign = std::min(cell.h - 12, 36 * scale_), score_w = 44 * scale_;
    build_.player_panel(cell, player_colour(seat), stands_out(game_, seat));
    build_.picture(
        Rect::square(cell.x + 8 + sign / 2, cell.centre_y(), sign),
        [](const Canvas& canvas, const Rect& r, int what) { draw_seat(canvas, what, r.centre_x(), r.centre_y(), r.w); },
        seat);
    const float x = cell.x + sign + 16;
    build_.line({x, cell.y, cell.right() - score_w - x, cell.h}, seat_name(session_, seat),
                {.face = Face::bold, .size = type::kBody * scale_, .colour = theme_.text});
    if (const std::optional<int> score = game_.score(seat))
      build_.number(cell.right() - 12, cell.centre_y(), *score,
                    {.face = Face::black, .size = 22 * scale_, .colour = theme_.text, .align = Align::right});
  }

  /// What was played, newest first.
  void make_log(const Rect& area) {
    build_.surface(area, Surface::panel);
    const Rect in = area.inset(12);
    const TextStyle style{.size = type::kBody * scale_, .colour = theme_.text};
    build_.line({in.x, in.y, in.w, style.size * kLineHeight}, tr(words::log),
                {.face = Face::bold, .size = style.size, .colour = theme_.muted});
    float y = in.y + style.size * 1.7f;
    for (std::size_t i = session_.cursor(); i-- > 0;) {
      const std::string words = log_line(position_.moment, i);
      const float height = paragraph_height(build_.canvas, in.w, words, style.face, style.size);
      if (y + height > in.bottom()) break;
      build_.paragraph(in.x, y, in.w, words, style);
      y += height + 4;
    }
  }

  /// The same in one line.
  float make_last(const Rect& area) {
    const float size = type::kBody * scale_, height = size * kLineHeight;
    const std::size_t played = session_.cursor();
    build_.line({area.x, area.y, area.w, height},
                played == 0 ? tr(words::log_empty) : log_line(position_.moment, played - 1),
                {.size = size, .colour = theme_.muted});
    return height;
  }

  void make_actions(const Rect& area) {
    const int count = static_cast<int>(position_.actions.size());
    if (count == 0) return;
    float widest = 140 * scale_;
    for (const std::string& action : position_.actions) widest = std::max(widest, button_width(build_.canvas, action));
    const int columns = columns_of(area.w, widest, count);
    const float fitting = (area.w - kGap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
    const float w = std::min(fitting, std::max(widest, 280 * scale_)), h = space::kTarget;
    const int lines = std::max(2, static_cast<int>((area.h + kGap) / (h + kGap)));
    const auto place = [&](int column, int line) {
      return Rect{area.x + static_cast<float>(column) * (w + kGap), area.y + static_cast<float>(line) * (h + kGap), w,
                  h};
    };
    const bool all_fit = count <= columns * lines;
    const int on_page = all_fit ? count : columns * (lines - 1), pages = (count + on_page - 1) / on_page;
    const int page = (selection_.page % pages + pages) % pages, first = page * on_page;
    for (int i = first; i < std::min(first + on_page, count); ++i)
      build_.button(place((i - first) % columns, (i - first) / columns),
                    {.id = action_press(static_cast<std::size_t>(i)),
                     .label = position_.actions[static_cast<std::size_t>(i)],
                     .on_table = true});
    if (all_fit) return;
    const Rect line{area.x, place(0, lines - 1).y, std::min(area.w, 320 * scale_), h};
    build_.icon_button({line.x, line.y, h, h},
                       {.id = "actions:back", .label = tr(words::actions_before), .icon = Icon::arrow_left});
    build_.icon_button({line.right() - h, line.y, h, h},
                       {.id = "actions:more", .label = tr(words::actions_after), .icon = Icon::arrow_right});
    build_.line({line.x + h, line.y, line.w - 2 * h, h},
                tr(words::stats_of, std::to_string(page + 1), std::to_string(pages)),
                {.size = type::kBody * scale_, .colour = theme_.muted, .align = Align::centre});
  }

  const Position& position_;
  const app::Session& session_;
  const app::Game& game_;
  const Selection& selection_;
  View& view_;
  ViewBuilder<Piece> build_;
  const Theme& theme_;
  float scale_;  ///< of text; larger than this it is cut rather than wrapped
};

}  // namespace

Position position_of(const Moment& moment) {
  Position position{moment, {}};
  const app::Game& game = moment.session.position();
  for (int i = 0; moment.may_act && i < game.legal_count(); ++i) position.actions.push_back(game.action_text(i));
  return position;
}

Selection reduce(const Selection& selection, std::string_view press, const Position& position, Intents& intents) {
  Selection next = selection;
  if (press == "actions:back") --next.page;
  if (press == "actions:more") ++next.page;
  if (const auto number = action_number(press); number && *number < position.actions.size())
    intents.play = static_cast<int>(*number);
  return next;
}

View make_view(const Position& position, const Selection& selection, const Rect& area, const Canvas& measure) {
  View view;
  view.words = words_of(position);
  Maker(position, selection, measure, view).make(area);
  return view;
}

void draw(const View& view, const Instant& instant, PaintedPieces<Piece>& pictures, const Canvas& canvas) {
  pictures.draw(canvas, view.pieces, [&](const Piece& piece) {
    return PieceState{instant.touches[control_of(piece)], 0};
  });
}

std::string status(const Moment& moment) {
  const app::Game& game = moment.session.position();
  if (game.over()) return end_status(game, victory_title(moment));
  const std::string turn_of = tr(words::turn_of, seat_name(moment.session, game.to_act()));
  if (!moment.may_act) return turn_words(moment.session);
  return labelled(moment.viewer >= 0 ? tr(words::your_turn) : turn_of, tr(words::choose_an_action));
}

std::string log_line(const Moment& moment, std::size_t index) {
  return labelled(seat_name(moment.session, moment.session.actor(index)), moment.session.action_text(index));
}

GameScreen::Ending ending(const Moment& moment) {
  const app::Game& game = moment.session.position();
  GameScreen::Ending ending{.title = victory_title(moment),
                            .reason = tr_count(words::stats_round, words::stats_rounds, game.round()),
                            .rows = {}};
  const auto comes_before = [&](int a, int b) {
    const bool won = (game.winners() >> a & 1) != 0;
    return won != ((game.winners() >> b & 1) != 0) ? won : game.score(a).value_or(0) > game.score(b).value_or(0);
  };
  for (int seat = 0; seat < game.players(); ++seat) {
    int rank = 1;
    for (int other = 0; other < game.players(); ++other) rank += comes_before(other, seat) ? 1 : 0;
    const bool won = (game.winners() >> seat & 1) != 0;
    ending.rows.push_back({rank, seat, seat_name(moment.session, seat),
                           tr(won ? words::stats_won_game : words::stats_lost), game.score(seat)});
  }
  base::insertion_sort(ending.rows.begin(), ending.rows.end(),
                       [](const auto& a, const auto& b) { return a.rank < b.rank; });
  return ending;
}

HelpBook help(std::string_view name) {
  const std::string title(name);
  return {{.id = "base",
           .tab = title,
           .title = title,
           .items = {{.text = tr(words::default_help)},
                     {.kind = HelpItem::Kind::ruling, .text = tr(words::default_help_bound)}}}};
}

void draw_seat(const Canvas& canvas, int seat, float cx, float cy, float size) {
  const PlayerColour& colour = player_colour(seat);
  const bool flat = canvas.theme.flat;
  fill_disc(canvas, cx, cy, size / 2, flat ? rgb(0xFFFFFF) : colour.edge);
  fill_disc(canvas, cx, cy, size / 2 - std::max(1.5f, size * 0.06f), flat ? rgb(0x000000) : colour.base);
  draw_number(
      canvas, cx, cy, seat + 1,
      {.face = Face::black, .size = size * 0.6f, .colour = flat ? rgb(0xFFFFFF) : colour.edge, .align = Align::centre});
}

void draw_seats(const Canvas& canvas, const Rect& rect, int seats) {
  const float width = rect.w / static_cast<float>(seats);
  for (int seat = 0; seat < seats; ++seat)
    draw_seat(canvas, seat, rect.x + width * (static_cast<float>(seat) + 0.5f), rect.centre_y(),
              std::min(rect.h, width) * 0.8f);
}

}  // namespace ui::default_table
