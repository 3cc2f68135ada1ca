// The statistics: sums, computer players met, people, latest games.

#include <algorithm>

#include "ui/panels/figures.h"
#include "ui/panels/panel.h"

namespace ui {

namespace {

constexpr int kLatest = 10;

std::string of(const app::Tally& tally) {
  return tr(words::stats_of, std::to_string(tally.won), std::to_string(tally.played));
}

void build_share_won(PanelBuilder& build, const std::string& name, const app::Tally& tally) {
  build_share_bar(build, name, static_cast<float>(tally.won) / static_cast<float>(tally.played), of(tally));
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
                             : place.seat.name.empty() ? tr(words::player_n, std::to_string(seat + 1))
                                                       : place.seat.name;
    winners = winners.empty() ? name : tr(words::and_word, winners, name);
  }
  if (persons > 1) return winners.empty() ? tr(words::stats_lost) : tr(words::stats_winners, winners);
  std::string words = tr(person->won ? words::stats_won_game : words::stats_lost);
  if (person->score) words += ", " + tr_count(words::points_one, words::points_many, *person->score);
  return words;
}

void build_game(PanelBuilder& build, const app::FinishedGame& game, int place) {
  const Canvas& canvas = build.canvas;
  const float scale = build.scale(), size = type::kBody * scale, small = type::kLabel * scale, indent = 34 * scale;
  const std::string result = result_words(game);
  const std::string setup = game_row(game.spec.kind).setup_words(game.spec) + ", " +
                            tr_count(words::stats_round, words::stats_rounds, game.rounds) +
                            (game.hints > 0 ? ". " + labelled(tr(words::hints_used), std::to_string(game.hints)) : "");
  const float words_w = build.width() - 2 * indent;
  const float setup_h = paragraph_height(canvas, words_w, setup, Face::regular, small);
  const Rect line = build.take(std::max(space::kTarget, size * kLineHeight + setup_h + 14));
  const int control = build.press({.id = "stats:deal:" + std::to_string(place),
                                   .rect = line,
                                   .label = result + ". " + setup,
                                   .hint = tr(words::stats_play_again)},
                                  intent::OpenForm{game.spec});
  build.add(HoverPiece{line, Surface::well, control});
  build.focus_ring(line, space::kRadius, control);
  const bool person_won =
      std::any_of(game.places.begin(), game.places.end(), [](const auto& one) { return one.seat.person() && one.won; });
  if (person_won) build.icon(Icon::crown, line.x + indent / 2, line.centre_y(), 20 * scale, canvas.theme.accent_line);
  build.icon(Icon::replay, line.right() - indent / 2, line.centre_y(), 20 * scale, canvas.theme.muted);
  build.line({line.x + indent, line.y + 6, words_w, size * kLineHeight}, result,
             {.face = Face::bold, .size = size, .colour = canvas.theme.text});
  build.ViewBuilder::paragraph(line.x + indent, line.y + 6 + size * kLineHeight, words_w, setup,
                               {.size = small, .colour = canvas.theme.muted});
  build.gap(4);
}

void build_sums(PanelBuilder& build, const app::Summary& sum, app::GameKind kind) {
  if (sum.alone.played > 0) {
    std::vector<LargeFigure> figures{{words::stats_games, std::to_string(sum.alone.played)},
                                     {words::stats_won, std::to_string(sum.alone.won)},
                                     {words::stats_streak, std::to_string(sum.streak)},
                                     {words::stats_best_streak, std::to_string(sum.best_streak)}};
    if (sum.best_score) figures.push_back({words::stats_best_score, std::to_string(*sum.best_score)});
    if (sum.fewest_rounds) figures.push_back({words::stats_fewest_rounds, std::to_string(*sum.fewest_rounds)});
    build.heading(tr(words::stats_alone));
    build.gap(4);
    build_figures(build, figures);
    const auto against = [&](std::string_view level) {
      const app::Tally& tally = sum.against[base::level_place(level)];
      if (tally.played > 0) build_share_won(build, level_name(kind, {.name = {}, .level = std::string(level)}), tally);
    };
    against(base::kLevels.front().name);
    for (const std::string_view level : base::kLadder) against(level);
    build.gap(12);
  }
  if (sum.together > 0) {
    build.heading(tr(words::stats_together));
    build.paragraph(tr_count(words::stats_together_one, words::stats_together_many, sum.together), true);
    for (const app::Summary::Person& person : sum.people) build_share_won(build, person.name, person.tally);
    build.gap(12);
  }
}

}  // namespace

void build_statistics(PanelBuilder& build, const PanelContext& context) {
  const GameRow& shown = game_row(context.statistics_of);
  std::vector<PanelBuilder::Tab> tabs;
  std::size_t open = 0;
  for (const GameRow& row : game_rows()) {
    if (&row == &shown) open = tabs.size();
    tabs.push_back({"stats:" + std::string(app::kind_name(row.kind)), tr(row.name), intent::OpenStatistics{row.kind}});
  }
  build.tabs(tabs, open);
  const std::vector<app::FinishedGame>& games = context.statistics.games();
  const app::Summary sum = context.statistics.summary(shown.kind);
  if (sum.alone.played + sum.together == 0) build.paragraph(tr(words::stats_none));
  build_sums(build, sum, shown.kind);
  int place = 0;
  for (std::size_t i = games.size(); i-- > 0 && place < kLatest;) {
    if (&game_row(games[i].spec.kind) != &shown) continue;
    if (place == 0) build.heading(tr(words::stats_latest));
    build_game(build, games[i], ++place);
  }
  build.gap(8);
  build.paragraph(tr(words::stats_hint), true);
  if (games.empty()) return;
  if (!context.forget_asked) {
    build.button({.id = "stats:forget", .label = tr(words::stats_forget), .kind = ButtonKind::quiet},
                 intent::ForgetStatistics{});
    return;
  }
  build.button({.id = "stats:keep", .label = tr(words::keep_everything), .kind = ButtonKind::primary},
               intent::OpenStatistics{shown.kind});
  build.paragraph(tr(words::stats_forget_means));
  build.button({.id = "stats:forget_sure", .label = tr(words::stats_forget_sure), .kind = ButtonKind::quiet},
               intent::ForgetStatistics{.sure = true});
}

}  // namespace ui
