// The statistics: totals, results by computer player and set-up, accuracy and length of games, openings, persons, latest
// games.
#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

#include "ui/confirmations.h"
#include "ui/panels/chart.h"
#include "ui/panels/figures.h"

namespace ui {

namespace {

constexpr int kLatest = 10;
constexpr std::size_t kSetups = 6, kOpenings = 3, kAccuracies = 30;  ///< limits of long lists

long average(const std::vector<int>& numbers) {
  return std::lround(static_cast<double>(std::accumulate(numbers.begin(), numbers.end(), 0)) /
                     static_cast<double>(numbers.size()));
}

std::string of(const app::Tally& tally) {
  return tr(words::stats_of, std::to_string(tally.won), std::to_string(tally.played));
}

void build_share_won(PanelBuilder& build, const std::string& name, const app::Tally& tally) {
  build_share_bar(build, name, static_cast<float>(tally.won) / static_cast<float>(tally.played), of(tally));
}

/// "Won, 16 points", or who won where several persons played.
std::string result_words(const app::FinishedGame& game) {
  std::vector<std::string> winners;
  const app::FinishedGame::Place* person = nullptr;
  int persons = 0;
  for (std::size_t seat = 0; seat < game.places.size(); ++seat) {
    const auto& place = game.places[seat];
    if (place.seat.person()) ++persons, person = &place;
    if (!place.won) continue;
    winners.push_back(place.seat.name.empty() && !place.seat.person() ? level_name(game.spec.kind, place.seat)
                      : place.seat.name.empty()                       ? tr(words::player_n, std::to_string(seat + 1))
                                                                      : place.seat.name);
  }
  if (persons > 1) return winners.empty() ? tr(words::stats_lost) : tr(words::stats_winners, listed(winners));
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
  build.icon(Icon::cards, line.right() - indent / 2, line.centre_y(), 20 * scale, canvas.theme.muted);
  build.line({line.x + indent, line.y + 6, words_w, size * kLineHeight}, result,
             {.face = Face::bold, .size = size, .colour = canvas.theme.text});
  build.ViewBuilder::paragraph(line.x + indent, line.y + 6 + size * kLineHeight, words_w, setup,
                               {.size = small, .colour = canvas.theme.muted});
  build.gap(4);
}

/// Strengths from the lowest to the highest: those that were beaten with a tick, the next one with an arrow.
void build_rungs(PanelBuilder& build, const app::LadderProgress& progress) {
  const Theme& theme = build.canvas.theme;
  const float between = 4, size = type::kBody * build.scale(), sign = 14 * build.scale(), digit_h = size * 1.35f;
  const auto count = static_cast<float>(progress.beaten.size());
  const Rect line = build.take(digit_h + sign + 8);
  Rect cell{line.x, line.y, (line.w - between * (count - 1)) / count, line.h};
  for (std::size_t i = 0; i < progress.beaten.size(); ++i) {
    const bool beaten = progress.beaten[i], next = i == progress.highest();
    build.surface(cell, beaten ? Surface::panel : Surface::well, space::kSmallRadius);
    const bool has_sign = beaten || next;
    build.line({cell.x, cell.y + 2, cell.w, has_sign ? digit_h : cell.h - 4}, std::to_string(i + 1),
               {.face = has_sign ? Face::bold : Face::regular,
                .size = size,
                .colour = has_sign ? theme.text : theme.muted,
                .align = Align::centre});
    if (has_sign)
      build.icon(beaten ? Icon::check : Icon::arrow_up, cell.centre_x(), cell.bottom() - 5 - sign / 2, sign,
                 beaten ? theme.text : theme.muted);
    cell.x += cell.w + between;
  }
  build.gap(12);
}

/// The ladder against one character, and in which set-ups.
void build_ladder_progress(PanelBuilder& build, const GameRow& row, const app::LadderProgress& progress,
                           std::size_t style) {
  const float scale = build.scale(), size = type::kBody * scale, small = type::kLabel * scale;
  const std::string name = tr(style == 0 ? words::computer : row.characters[style - 1].name);
  const std::size_t highest = progress.highest();
  const std::string next = highest == progress.beaten.size() ? std::string(tr(words::stats_top))
                                                             : tr(words::stats_next, std::to_string(highest + 1));
  std::string setups, beaten;
  for (std::size_t i = 0; i < std::min(progress.setups.size(), kSetups); ++i)
    setups += (i == 0 ? "" : " \u2022 ") + labelled(row.setup_words(progress.setups[i].spec),
                                                    tr(words::stats_up_to, std::to_string(progress.setups[i].highest)));
  for (std::size_t i = 0; i < progress.beaten.size(); ++i)
    if (progress.beaten[i]) beaten += (beaten.empty() ? "" : ", ") + std::to_string(i + 1);
  const bool has_face = style > 0 && row.draw_character != nullptr;
  const float face = space::kTarget, left = has_face ? face + 10 : 0, words_w = build.width() - left;
  const auto height = [&](const std::string& words) {
    return words.empty() ? 0.0f : paragraph_height(build.canvas, words_w, words, Face::regular, small) + 2;
  };
  const float words_h = size * kLineHeight + height(next) + height(setups);
  const Rect place = build.take(std::max(words_h, has_face ? face : 0.0f) + 4);
  if (has_face) build.picture({place.x, place.y, face, face}, row.draw_character, static_cast<int>(style));
  build.line({place.x + left, place.y, words_w, size * kLineHeight}, name,
             {.face = Face::bold, .size = size, .colour = build.canvas.theme.text});
  float y = place.y + size * kLineHeight;
  for (const std::string& words : {next, setups})
    if (!words.empty())
      y += build.ViewBuilder::paragraph(place.x + left, y, words_w, words,
                                        {.size = small, .colour = build.canvas.theme.muted}) +
           2;
  build_rungs(build, progress);
  std::string said = name + ". ";
  if (!beaten.empty()) said += tr(words::stats_beaten, beaten) + ". ";
  build.say(said + next + (setups.empty() ? "" : ". " + setups));
}

/// For games whose computers have characters, and whose form has all strengths.
void build_ladder(PanelBuilder& build, const GameRow& row, const app::Ladder& ladder) {
  if (row.characters.empty()) return;
  build.heading(tr(words::stats_ladder));
  build.paragraph(tr(words::stats_ladder_is), true);
  for (std::size_t style = 0; style <= row.characters.size(); ++style)
    build_ladder_progress(build, row, ladder[style], style);
}

/// Those of all games, alone and together.
std::vector<LargeFigure> common_figures(const app::Summary& sum, app::GameKind kind) {
  std::vector<LargeFigure> figures;
  const Text* honour = game_row(kind).honour;
  if (sum.honour && honour != nullptr) figures.push_back({*honour, std::to_string(std::lround(*sum.honour))});
  if (!sum.accuracy.empty()) figures.push_back({words::review_accuracy, percent_text(average(sum.accuracy))});
  figures.push_back({words::hints_used, std::to_string(sum.hints)});
  return figures;
}

void build_sums(PanelBuilder& build, const PanelContext& context, const app::Summary& sum, app::GameKind kind) {
  const std::vector<LargeFigure> common = common_figures(sum, kind);
  if (sum.alone.played > 0) {
    std::vector<LargeFigure> figures{{words::stats_games, std::to_string(sum.alone.played)},
                                     {words::stats_won, std::to_string(sum.alone.won)},
                                     {words::stats_streak, std::to_string(sum.streak)},
                                     {words::stats_best_streak, std::to_string(sum.best_streak)}};
    if (sum.best_score) figures.push_back({words::stats_best_score, std::to_string(*sum.best_score)});
    if (sum.fewest_rounds) figures.push_back({words::stats_fewest_rounds, std::to_string(*sum.fewest_rounds)});
    figures.insert(figures.end(), common.begin(), common.end());
    build.heading(tr(words::stats_alone));
    build.gap(4);
    build_figures(build, figures);
    const auto against = [&](std::string_view level) {
      const app::Tally& tally = sum.against[base::level_place(level)];
      if (tally.played > 0) build_share_won(build, level_name(kind, {.name = {}, .level = std::string(level)}), tally);
    };
    against(base::kLevels.front().name);
    for (const std::string_view level : base::kLadder) against(level);
    const auto characters = game_row(kind).characters;
    for (std::size_t i = 0; i < characters.size(); ++i)
      if (const app::Tally& tally = sum.characters[i + 1]; tally.played > 0)
        build_share_won(build, std::string(tr(characters[i].name)), tally);
    build.gap(12);
    build_ladder(build, game_row(kind), context.statistics.ladder(kind));
    build.heading(tr(words::stats_setups));
    for (std::size_t i = 0; i < std::min(sum.setups.size(), kSetups); ++i)
      build_share_won(build, game_row(kind).setup_words(sum.setups[i].spec), sum.setups[i].tally);
    build.gap(12);
  }
  if (sum.together > 0) {
    build.heading(tr(words::stats_together));
    build.paragraph(tr_count(words::stats_together_one, words::stats_together_many, sum.together), true);
    if (sum.alone.played == 0) build_figures(build, common);
    for (const app::Summary::Person& person : sum.people) build_share_won(build, person.name, person.tally);
    build.gap(12);
  }
}

/// "Usually 26 rounds; 19 in the shortest, 41 in the longest.", and less where games were alike. `lengths` are sorted.
std::string lengths_words(const std::vector<int>& lengths) {
  const auto rounds = [](int number) { return tr_count(words::stats_round, words::stats_rounds, number); };
  const int shortest = lengths.front(), longest = lengths.back();
  if (lengths.size() == 1) return tr(words::stats_length_one, rounds(shortest));
  if (shortest == longest) return tr(words::stats_lengths_same, rounds(shortest));
  return base::filled(tr(words::stats_lengths_are),
                      {rounds(lengths[lengths.size() / 2]), std::to_string(shortest), std::to_string(longest)});
}

/// How many games lasted how long.
void build_lengths(PanelBuilder& build, const app::Summary& sum) {
  if (sum.lengths.empty()) return;
  const int shortest = sum.lengths.front(), longest = sum.lengths.back();
  constexpr int kColumns = 8;
  constexpr std::array kWidths{1, 2, 5, 10, 20, 50, 100, 200, 500, 1000};
  const int width = *std::find_if(kWidths.begin(), kWidths.end() - 1,
                                  [&](int one) { return longest / one - shortest / one < kColumns; });
  std::vector<Column> columns;
  for (int from = shortest / width * width; from <= longest; from += width) {
    const auto first = std::lower_bound(sum.lengths.begin(), sum.lengths.end(), from),
               last = std::lower_bound(first, sum.lengths.end(), from + width);
    Column column{.number = static_cast<int>(last - first), .below = std::to_string(from)};
    column.won = column.number;  // all in one colour
    const std::string rounds =
        width == 1 ? tr_count(words::stats_round, words::stats_rounds, from)
                   : tr(words::stats_rounds, column.below + "\u2013" + std::to_string(from + width - 1));
    if (column.number > 0) {
      column.above = std::to_string(column.number);
      column.spoken = labelled(rounds, tr_count(words::stats_games_one, words::stats_games_many, column.number));
    }
    columns.push_back(std::move(column));
  }
  build.heading(tr(words::stats_lengths));
  build.paragraph(lengths_words(sum.lengths), true);
  build_columns(build, columns);
}

/// In how many games how many hints were given.
void build_hints(PanelBuilder& build, const app::Summary& sum) {
  if (sum.hints == 0) return;
  build.heading(tr(words::hints_used));
  const auto& classes = app::Summary::kHintClasses;
  std::vector<Column> columns;
  for (std::size_t i = 0; i < classes.size(); ++i) {
    const int last = i + 1 < classes.size() ? classes[i + 1] - 1 : 0;
    Column column{.number = sum.hinted[i], .won = sum.hinted[i], .below = std::to_string(classes[i])};
    if (i + 1 == classes.size())
      column.below += "+";
    else if (last > classes[i])
      column.below += "\u2013" + std::to_string(last);
    column.above = std::to_string(column.number);
    column.spoken = labelled(tr(words::hints_used) + (' ' + column.below),
                             tr_count(words::stats_games_one, words::stats_games_many, column.number));
    columns.push_back(std::move(column));
  }
  build_columns(build, columns);
}

/// What was taken first together, and how often it led to a victory.
void build_opening(PanelBuilder& build, const GameRow& row, const app::Summary::Opening& opening) {
  const Rect left = build_share_line(
      build, static_cast<float>(opening.tally.won) / static_cast<float>(opening.tally.played), of(opening.tally));
  const float side = std::min(left.h * 0.72f, left.w / static_cast<float>(opening.taken.size()) - 3);
  Rect place{left.x, left.centre_y() - side / 2, side, side};
  for (const char letter : opening.taken) {
    build.picture(place, row.draw_taken, letter);
    place.x += side + 3;
  }
  build.say(labelled(row.taken_words(opening.taken), of(opening.tally)));
}

void build_openings(PanelBuilder& build, const GameRow& row, const app::Summary& sum) {
  if (row.draw_taken == nullptr || sum.lengths.empty()) return;
  build.heading(tr(words::stats_openings));
  if (sum.openings.empty()) return build.paragraph(tr(words::stats_from_next), true);
  build.paragraph(tr(words::stats_openings_are), true);
  std::vector<Column> columns;
  for (const app::Summary::Opening& opening : sum.openings)
    for (std::size_t i = 0; i < opening.taken.size(); ++i) {
      const char letter = opening.taken[i];
      if (opening.taken.find(letter) != i) continue;  // two of a kind
      auto column =
          std::find_if(columns.begin(), columns.end(), [&](const Column& one) { return one.picture == letter; });
      if (column == columns.end()) column = columns.insert(column, {.picture = letter});
      column->number += opening.tally.played;
      column->won += opening.tally.won;
    }
  std::stable_sort(columns.begin(), columns.end(),
                   [](const Column& a, const Column& b) { return a.number > b.number; });
  for (Column& column : columns) {
    column.above = of({.played = column.number, .won = column.won});
    column.spoken = labelled(row.taken_words(std::string(1, static_cast<char>(column.picture))), column.above);
  }
  build_columns(build, columns, row.draw_taken);
  for (std::size_t i = 0; i < std::min(sum.openings.size(), kOpenings); ++i) build_opening(build, row, sum.openings[i]);
  build.gap(12);
}

/// The accuracy of reviewed games, one after the other.
void build_accuracies(PanelBuilder& build, const app::Summary& sum) {
  if (sum.lengths.empty()) return;
  build.heading(tr(words::review_accuracy));
  const std::string title = tr(words::stats_accuracy_is, tr(words::review));
  if (sum.accuracy.empty()) return build.paragraph(title, true);
  const std::size_t count = std::min(sum.accuracy.size(), kAccuracies);
  const std::vector<int> latest(sum.accuracy.end() - static_cast<std::ptrdiff_t>(count), sum.accuracy.end());
  // The axis starts at the ten below the lowest value, so that small differences show.
  const int lowest = std::min(*std::min_element(latest.begin(), latest.end()) / 10 * 10, 90),
            middle = (lowest + 100) / 2;
  const auto y = [&](int number) { return static_cast<float>(number - lowest) / static_cast<float>(100 - lowest); };
  Chart chart{.title = title,
              .levels = {{0, percent_text(lowest)}, {y(middle), percent_text(middle)}, {1, percent_text(100)}}};
  Chart::Line line{.value = percent_text(latest.back())};
  for (std::size_t i = 0; i < count; ++i) {
    line.points.push_back({count == 1 ? 0.5f : static_cast<float>(i) / static_cast<float>(count - 1), y(latest[i])});
    line.spoken += (i == 0 ? "" : ", ") + percent_text(latest[i]);
  }
  chart.lines.push_back(std::move(line));
  build_charts(build, {chart}, nullptr);
}

void build_files(PanelBuilder& build, bool any) {
  if (any)
    build.button({.id = "stats:export", .label = tr(words::export_game), .icon = Icon::download},
                 intent::ExportStatistics{});
  build.button({.id = "stats:import", .label = tr(words::import_games), .icon = Icon::upload}, intent::ChooseFile{});
}

}  // namespace

void build_statistics(PanelBuilder& build, const PanelContext& context) {
  const GameRow& shown = game_row(context.panels.statistics_of());
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
  build_sums(build, context, sum, shown.kind);
  build_accuracies(build, sum);
  build_hints(build, sum);
  build_openings(build, shown, sum);
  build_lengths(build, sum);
  int place = 0;
  for (std::size_t i = games.size(); i-- > 0 && place < kLatest;) {
    if (&game_row(games[i].spec.kind) != &shown) continue;
    if (place == 0) build.heading(tr(words::stats_latest));
    build_game(build, games[i], ++place);
  }
  build.gap(8);
  build.paragraph(tr(words::stats_hint), true);
  build_files(build, !games.empty());
  if (games.empty()) return;
  if (!context.confirmations.asks_to_delete()) {
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
