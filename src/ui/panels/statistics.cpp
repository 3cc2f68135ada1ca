#include "ui/panels/statistics.h"

#include <algorithm>
#include <cmath>

#include "ui/setup_words.h"
#include "ui/strings/strings.h"

namespace ui {

namespace {

constexpr int kLatest = 10;

std::string of(const app::Tally& tally) {
  return tr(Str::stats_of, std::to_string(tally.won), std::to_string(tally.played));
}

struct Figure {
  Str label;
  std::string number;
};

/// Large numbers with their labels, as many in a line as there is room for.
void draw_figures(PanelFlow& flow, const std::vector<Figure>& figures) {
  const Canvas& canvas = flow.frame().canvas;
  const float scale = flow.scale(), between = 8, number = type::kTitle * scale, label = type::kLabel * scale;
  float least = 110 * scale;
  for (const Figure& figure : figures)
    least = std::max(least, text_width(canvas, tr(figure.label), Face::regular, label) + 16);
  const auto count = static_cast<float>(figures.size());
  const float fitting = std::max(1.0f, std::floor((flow.width() + between) / (least + between)));
  const float lines = std::ceil(count / fitting), columns = std::ceil(count / lines);  // lines about as long as another
  const float w = (flow.width() - (columns - 1) * between) / columns, h = (number + label) * 1.2f + 18;
  Rect line = flow.take(h);
  float x = line.x;
  for (const Figure& figure : figures) {
    if (x + w > line.right() + 1) {
      flow.gap(between);
      line = flow.take(h);
      x = line.x;
    }
    const Rect box{x, line.y, w, h};
    draw_surface(canvas, box, Surface::well, space::kRadius);
    draw_text_in(canvas, {box.x, box.y + 8, box.w, number * 1.2f}, figure.number,
                 {.face = Face::black, .size = number, .colour = canvas.theme.text, .align = Align::centre});
    draw_text_in(canvas, {box.x + 4, box.y + 8 + number * 1.2f, box.w - 8, label * 1.2f}, tr(figure.label),
                 {.size = label, .colour = canvas.theme.muted, .align = Align::centre});
    flow.say(std::string(tr(figure.label)) + ": " + figure.number);
    x += w + between;
  }
  flow.gap(16);
}

/// A name, how much of its games was won as a bar, and the same in words.
void draw_share(PanelFlow& flow, const std::string& name, const app::Tally& tally) {
  const Canvas& canvas = flow.frame().canvas;
  const float size = type::kBody * flow.scale();
  const std::string words = of(tally);
  const Rect line = flow.take(size * 1.9f);
  const float name_w = line.w * 0.46f, words_w = std::max(line.w * 0.2f, text_width(canvas, words, Face::bold, size));
  draw_text_in(canvas, {line.x, line.y, name_w, line.h}, name, {.size = size, .colour = canvas.theme.text});
  draw_text_in(canvas, {line.right() - words_w, line.y, words_w, line.h}, words,
               {.face = Face::bold, .size = size, .colour = canvas.theme.text, .align = Align::right});
  const Rect bar{line.x + name_w + 10, line.centre_y() - 5, line.w - name_w - words_w - 20, 10};
  if (bar.w > 24) draw_progress(canvas, bar, static_cast<float>(tally.won) / static_cast<float>(tally.played));
  flow.say(name + ": " + words);
}

/// "Won, 16 points", or who won where several persons played.
std::string result_words(const app::FinishedGame& game) {
  std::string winners;
  const app::FinishedGame::Place* person = nullptr;
  int persons = 0;
  for (std::size_t seat = 0; seat < game.places.size(); ++seat) {
    const auto& place = game.places[seat];
    if (place.seat.person()) ++persons, person = &place;
    if (!place.won) continue;
    const std::string name = place.seat.name.empty() && !place.seat.person() ? level_name(game.spec.kind, place.seat)
                             : place.seat.name.empty() ? tr(Str::player_n, std::to_string(seat + 1))
                                                       : place.seat.name;
    winners = winners.empty() ? name : tr(Str::and_word, winners, name);
  }
  if (persons > 1) return winners.empty() ? tr(Str::stats_lost) : tr(Str::stats_winners, winners);
  std::string words = tr(person->won ? Str::stats_won_game : Str::stats_lost);
  if (person->score) words += ", " + tr_count(Str::points_one, Str::points_many, *person->score);
  return words;
}

bool draw_game(PanelFlow& flow, const app::FinishedGame& game, int place) {
  const Canvas& canvas = flow.frame().canvas;
  const float scale = flow.scale(), size = type::kBody * scale, small = type::kLabel * scale, indent = 34 * scale;
  const std::string result = result_words(game);
  const std::string setup = setup_words(game.spec) + ", " + tr(Str::stats_rounds, std::to_string(game.rounds));
  const float words_w = flow.width() - 2 * indent;
  const float setup_h = paragraph_height(canvas, words_w, setup, Face::regular, small);
  const Rect line = flow.take(std::max(space::kTarget, size * kLineHeight + setup_h + 14));
  const Hit hit = flow.frame().targets.add({.id = "stats:deal:" + std::to_string(place),
                                            .rect = line,
                                            .label = result + ". " + setup,
                                            .hint = tr(Str::stats_play_again)});
  if (hit.hot) draw_surface(canvas, line, Surface::well, space::kRadius);
  if (hit.focused) draw_focus_ring(canvas, line, space::kRadius);
  const bool person_won =
      std::any_of(game.places.begin(), game.places.end(), [](const auto& one) { return one.seat.person() && one.won; });
  if (person_won)
    draw_icon(canvas, Icon::crown, line.x + indent / 2, line.centre_y(), 20 * scale, canvas.theme.accent_line);
  draw_icon(canvas, Icon::replay, line.right() - indent / 2, line.centre_y(), 20 * scale, canvas.theme.muted);
  draw_text_in(canvas, {line.x + indent, line.y + 6, words_w, size * kLineHeight}, result,
               {.face = Face::bold, .size = size, .colour = canvas.theme.text});
  draw_paragraph(canvas, line.x + indent, line.y + 6 + size * kLineHeight, words_w, setup,
                 {.size = small, .colour = canvas.theme.muted});
  flow.gap(4);
  return hit.clicked;
}

void draw_sums(PanelFlow& flow, const app::Summary& sum, app::GameKind kind) {
  if (sum.alone.played > 0) {
    std::vector<Figure> figures{{Str::stats_games, std::to_string(sum.alone.played)},
                                {Str::stats_won, std::to_string(sum.alone.won)},
                                {Str::stats_streak, std::to_string(sum.streak)},
                                {Str::stats_best_streak, std::to_string(sum.best_streak)}};
    if (sum.best_score) figures.push_back({Str::stats_best_score, std::to_string(*sum.best_score)});
    if (sum.fewest_rounds) figures.push_back({Str::stats_fewest_rounds, std::to_string(*sum.fewest_rounds)});
    flow.heading(tr(Str::stats_alone));
    flow.gap(4);
    draw_figures(flow, figures);
    for (std::size_t level = 0; level < sum.against.size(); ++level)
      if (sum.against[level].played > 0)
        draw_share(flow, level_name(kind, {.name = {}, .level = std::string(app::kSeatLevels[level])}),
                   sum.against[level]);
    flow.gap(12);
  }
  if (sum.together > 0) {
    flow.heading(tr(Str::stats_together));
    flow.paragraph(tr_count(Str::stats_together_one, Str::stats_together_many, sum.together), true);
    for (const app::Summary::Person& person : sum.people) draw_share(flow, person.name, person.tally);
    flow.gap(12);
  }
}

}  // namespace

void StatisticsPanel::open(app::GameKind kind) {
  kind_ = kind;
  forget_asked_ = false;
}

StatisticsPanel::Wish StatisticsPanel::draw(PanelFlow& flow, const app::Statistics& statistics) {
  using app::GameKind;
  Wish wish;
  kind_ = static_cast<GameKind>(
      flow.tabs({{"stats:splendor", tr(Str::kd_game_splendor)}, {"stats:kingdom", tr(Str::kd_game_kingdom)}},
                static_cast<std::size_t>(kind_)));
  const app::Summary sum = statistics.summary(kind_);
  if (sum.alone.played + sum.together == 0) flow.paragraph(tr(Str::stats_none));
  draw_sums(flow, sum, kind_);
  int place = 0;
  for (std::size_t i = statistics.games().size(); i-- > 0 && place < kLatest;) {
    const app::FinishedGame& game = statistics.games()[i];
    if (game.spec.kind != kind_) continue;
    if (place == 0) flow.heading(tr(Str::stats_latest));
    if (draw_game(flow, game, ++place)) wish.deal = game.spec;
  }
  flow.gap(8);
  flow.paragraph(tr(Str::stats_hint), true);
  if (!statistics.games().empty() &&
      flow.button({.id = "stats:forget",
                   .label = tr(forget_asked_ ? Str::stats_forget_sure : Str::stats_forget),
                   .kind = ButtonKind::quiet})) {
    wish.forget = forget_asked_;
    forget_asked_ = !forget_asked_;
  }
  return wish;
}

}  // namespace ui
