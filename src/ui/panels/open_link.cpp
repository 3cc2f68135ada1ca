// An offered link: its content, as in the list of games, and what can be done with it.
#include <algorithm>

#include "base/seed.h"
#include "ui/daily_play.h"

namespace ui {

namespace {

/// The name of a seat; a seat without one is not "you" before the game is opened.
std::string name_in_link(const app::GameRecord& record, int seat) {
  const app::Seat& who = record.seats[static_cast<std::size_t>(seat)];
  if (who.person() && who.name.empty()) return tr(words::player_n, std::to_string(seat + 1));
  return seat_name(record.spec.kind, record.seats, seat);
}

/// Which game, and which deal of it.
void build_link_deal(PanelBuilder& build, const app::GameSpec& spec) {
  const GameRow& row = game_row(spec.kind);
  build.heading(tr(row.name));
  build.paragraph(tr(row.deal, row.setup_words(spec), base::seed_code(spec.seed)));
}

/// Who plays, with how many points, and who is to act or has won.
void build_link_seats(PanelBuilder& build, const Rect& area, const app::Link& link) {
  const Theme& theme = build.canvas.theme;
  const float scale = build.scale();
  const app::Game& position = *link.position;
  const GameRow& row = game_row(position.kind());
  const unsigned marked = position.over() ? position.winners() : 1u << position.to_act();
  const float height = area.h / static_cast<float>(position.players()), sign = std::min(24 * scale, height - 4);
  for (int seat = 0; seat < position.players(); ++seat) {
    const Rect line{area.x, area.y + height * static_cast<float>(seat), area.w, height};
    const bool stands_out = (marked >> seat & 1) != 0;
    build.surface(line.inset(0, 2), stands_out ? Surface::panel : Surface::well, space::kSmallRadius);
    build.picture(Rect::centred(line.x + 22 * scale, line.centre_y(), sign, sign), row.draw_seat, seat);
    const std::string name = name_in_link(link.record, seat);
    const std::optional<int> score = position.score(seat);
    const float number_w = score ? 44 * scale : 12, icon_w = stands_out && position.over() ? 28 * scale : 0;
    build.line({line.x + 42 * scale, line.y, line.w - 42 * scale - number_w - icon_w, line.h}, name,
               {.face = Face::bold, .size = type::kBody * scale, .colour = theme.text});
    if (icon_w > 0)
      build.icon(Icon::crown, line.right() - number_w - icon_w / 2, line.centre_y(), 20 * scale, theme.accent_line);
    if (score)
      build.number(line.right() - 14, line.centre_y(), *score,
                   {.face = Face::black, .size = 20 * scale, .colour = theme.text, .align = Align::right});
    build.say(score ? labelled(name, tr_count(words::points_one, words::points_many, *score)) : name);
  }
}

void build_link_game(PanelBuilder& build, const app::Link& link) {
  const app::Game& position = *link.position;
  const GameRow& row = game_row(position.kind());
  build.paragraph(std::string(tr(row.name)) + " \u2014 " + row.setup_words(link.record.spec), true);
  build.heading(position.over() ? std::string(tr(words::game_over))
                                : tr(words::round_n, std::to_string(position.round())) + " \u2022 " +
                                      tr(row.turn_of, name_in_link(link.record, position.to_act())));
  const float scale = build.scale(), between = 14;
  const bool beside = build.width() > 400;
  const float seats_h = 40 * scale * static_cast<float>(position.players());
  const float picture_w = std::min(150 * scale, build.width() * 0.4f), picture_h = picture_w * 0.72f;
  const Rect above = build.take(beside ? 0 : picture_h + 8);
  const Rect line = build.take(beside ? std::max(seats_h, picture_h) : seats_h);
  const float left = beside ? picture_w + between : 0;
  build.add(SmallGamePiece{beside ? Rect{line.x, line.centre_y() - picture_h / 2, picture_w, picture_h}
                                  : Rect{above.centre_x() - picture_w / 2, above.y, picture_w, picture_h},
                           row.small_picture(position)});
  build_link_seats(build, {line.x + left, line.centre_y() - seats_h / 2, line.w - left, seats_h}, link);
  build.gap(12);
}

/// Nobody sits there yet.
void build_link_position(PanelBuilder& build, app::Link link) {
  link.record.seats.resize(static_cast<std::size_t>(link.position->players()));
  build_link_game(build, link);
}

/// What is asked in each puzzle that begins there.
void build_linked_puzzles(PanelBuilder& build, const PanelContext& context, const app::GameSpec& spec) {
  const auto& places = context.linked_puzzles;
  const ButtonKind kind = context.cards.of_puzzle ? ButtonKind::secondary : ButtonKind::primary;  // before its attempt
  for (const std::size_t place : places) {
    const std::string task = task_words(context.daily.puzzles()[place], game_row(spec.kind));
    if (places.size() == 1) build.heading(task);
    build.button({.id = "link:puzzle:" + std::to_string(place),
                  .label = places.size() > 1 ? labelled(tr(words::open_puzzle), task) : tr(words::open_puzzle),
                  .kind = kind,
                  .icon = Icon::trophy},
                 intent::OpenPuzzle{place});
  }
}

/// The label of the button that opens the game, the position or the form.
const Text& open_words(const app::Link& link, bool puzzle) {
  if (link.set_up()) return words::set_up_look;
  return puzzle ? words::open_puzzle_game : words::open;
}

/// A game by links that is new here asks who one is; one that is here says how the link stands to it.
void build_far_link(PanelBuilder& build, const PanelContext& context, const app::GameRecord& record) {
  const auto apart = [&](ButtonKind kind) {
    build.button({.id = "link:open", .label = tr(words::far_open_apart), .kind = kind}, intent::AcceptLink{});
  };
  const auto mine = [&](ButtonKind kind) {
    build.button({.id = "link:mine", .label = tr(words::far_mine), .kind = kind},
                 intent::OpenGame{context.related_game.id});
  };
  switch (context.related_game.comparison.relation) {
    case app::Relation::older:
      build.paragraph(tr(words::far_older));
      mine(ButtonKind::primary);
      return apart(ButtonKind::secondary);
    case app::Relation::differs:
      build.paragraph(tr(words::far_differs, std::to_string(context.related_game.comparison.common)));
      apart(ButtonKind::primary);
      return mine(ButtonKind::secondary);
    case app::Relation::none:
    case app::Relation::same:
    case app::Relation::continues: break;
  }
  build.paragraph(tr(words::far_who));
  for (const bool far : {true, false})  // the sender is last
    for (std::size_t seat = 0; seat < record.seats.size(); ++seat) {
      const app::Seat& who = record.seats[seat];
      if (!who.person() || who.far != far) continue;
      const std::string number = std::to_string(seat + 1);
      build.button({.id = "link:seat:" + number,
                    .label = tr(words::far_i_am, who.name.empty() ? tr(words::player_n, number) : who.name),
                    .kind = far ? ButtonKind::primary : ButtonKind::secondary},
                   intent::AcceptLink{static_cast<int>(seat)});
    }
  build.paragraph(tr(words::far_secrets), true);
}

}  // namespace

void build_open_link(PanelBuilder& build, const PanelContext& context) {
  if (!context.offer.offered()) return;
  const app::Link& link = *context.offer.offered();
  if (!context.cards.running.empty()) {
    build.paragraph(tr(words::day_runs));
    build.button({.id = "link:attempt", .label = tr(words::day_go_on), .kind = ButtonKind::primary, .icon = Icon::play},
                 intent::OpenGame{context.cards.running});
    build.button({.id = "link:keep", .label = tr(words::link_not_now), .kind = ButtonKind::quiet},
                 intent::ClosePanel{});
    return;
  }
  const bool puzzle = !context.linked_puzzles.empty();
  if (link.set_up() && !puzzle) build.paragraph(tr(words::open_position), true);
  if (link.whole_game)
    build_link_game(build, link);
  else if (link.set_up())
    build_link_position(build, link);
  else
    build_link_deal(build, link.record.spec);
  if (context.cards.of_today || context.cards.of_puzzle) {
    build.paragraph(tr(context.cards.of_today ? words::day_seen : words::day_puzzle_seen));
    build.button({.id = "link:today", .label = tr(words::today), .kind = ButtonKind::primary, .icon = Icon::calendar},
                 intent::ShowDay{});
  }
  const bool has_game = context.moment.session.length() > 0;
  if (has_game) build.paragraph(tr(words::replaces_running), true);
  build_linked_puzzles(build, context, link.record.spec);
  if (app::by_links(link.record.seats))
    build_far_link(build, context, link.record);
  else
    build.button({.id = "link:open",
                  .label = tr(open_words(link, puzzle)),
                  .kind = context.cards.of_today || context.cards.of_puzzle || puzzle ? ButtonKind::secondary
                                                                                      : ButtonKind::primary},
                 intent::AcceptLink{});
  if (link.set_up() && !puzzle)
    build.button({.id = "link:play", .label = tr(words::set_up_play), .icon = Icon::play},
                 intent::AcceptLink{.seat = -1, .play = true});
  build.button(
      {.id = "link:keep", .label = tr(has_game ? words::keep_mine : words::link_not_now), .kind = ButtonKind::quiet},
      intent::ClosePanel{});
}

}  // namespace ui
