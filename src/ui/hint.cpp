#include "ui/hint.h"

#include <cmath>

#include "ui/game_row.h"
#include "ui/words.h"

namespace ui {

namespace {

/// A note about an action; if that is about a face-down card, with the text `unseen` instead.
TableNote note_about(Text title, const GameScreen& table, const Moment& moment, int action, const std::string& reason,
                     const Text& unseen) {
  TableNote note{.title = title, .lines = {}, .made_with = {}, .about = {}};
  std::string words = table.action_words(moment, action);
  if (words.empty()) {
    note.lines = {tr(unseen)};
    return note;
  }
  note.lines = {std::move(words)};
  if (std::string why = table.reason_words(moment, action, reason); !why.empty()) note.lines.push_back(std::move(why));
  note.made_with = table.places_of(moment, action);
  note.about = {table.place_of_reason(moment, reason)};
  return note;
}

/// Number of random deals of the hidden cards. An unseen card is equal in all of them only once in many thousand cases.
constexpr std::uint64_t kDeals = 8;

/// How many actions of a line this deal allows.
std::size_t possible(app::Game& dealt, const std::vector<std::string>& line) {
  for (std::size_t i = 0; i < line.size(); ++i) {
    const auto next = dealt.over() ? base::Result<int>(-1) : dealt.find(line[i]);
    if (!next || next.value() < 0) return i;
    dealt.apply(next.value());
  }
  return line.size();
}

/// For GameRow::instead: 0 is as good as far as a search can tell, 1 nearly.
std::size_t how_much_less(int best_permille, int permille) {
  constexpr int kAlike = 15, kNear = 60;
  const int less = best_permille - permille;
  return less <= kAlike ? 0 : less <= kNear ? 1 : 2;
}

}  // namespace

std::string luck_words(const Moment& moment, const engine::Luck& luck) {
  return tr(words::review_luck_of, seat_name(moment.session, luck.seat), percent(luck.gain));
}

std::vector<TurnLine> line_after(const Moment& moment, const GameScreen& table, std::size_t known,
                                 std::vector<std::string> line) {
  const app::Game& game = moment.session.position();
  for (std::uint64_t seed = 0; seed < kDeals && line.size() > known; ++seed)
    line.resize(possible(*game.dealt_anew(moment.viewer, seed), line));
  if (line.size() <= known) return {};
  const auto seen = game.dealt_anew(moment.viewer, 0);
  const auto unknown_from = line.begin() + static_cast<std::ptrdiff_t>(known);
  possible(*seen, {line.begin(), unknown_from});
  return table.line_of_play(moment, *seen, {unknown_from, line.end()});
}

const std::vector<TurnLine>& LinesOfPlay::after(const Moment& moment, const GameScreen& table, int action,
                                                const std::vector<std::string>& line) {
  Asked asked{moment.number, moment.viewer, action, line, language()};
  if (asked_ != asked) {
    std::vector<std::string> actions{moment.session.position().action_text(action)};
    actions.insert(actions.end(), line.begin(), line.end());
    line_ = line_after(moment, table, 1, std::move(actions));
    asked_ = std::move(asked);
  }
  return line_;
}

std::string percent(double chance) { return std::to_string(std::lround(chance * 100)); }

std::string worth_words(double chance, double instead_of) {
  return tr(words::review_worth, percent(chance), percent(instead_of));
}

TableNote note_of(const Hint& hint, const GameScreen& table, const Moment& moment, LinesOfPlay& lines) {
  const app::Advice& advice = hint.advice;
  TableNote note =
      note_about(words::hint, table, moment, advice.options.front().action, advice.reason, words::hint_face_down);
  note.advises = true;
  if (note.lines.size() < 2 || !hint.more) return note;
  const app::Advice::Option& best = advice.options.front();
  const std::span<const Text> instead = game_row(moment.session.spec().kind).instead;
  const auto chance = [](int permille) { return percent(permille / 1000.0); };
  if (instead.empty()) note.lines.push_back(tr(words::hint_chance, chance(best.permille)));
  for (std::size_t i = 1; i < advice.options.size(); ++i) {
    const app::Advice::Option& other = advice.options[i];
    const std::string action = within_sentence(table.action_words(moment, other.action));
    if (action.empty()) continue;
    // What was looked at less may seem better; no more is known of it than that it is about as good.
    note.lines.push_back(instead.empty() ? tr(words::hint_or, action, chance(std::min(best.permille, other.permille)))
                                         : tr(instead[how_much_less(best.permille, other.permille)], action));
  }
  note.line_of_play = lines.after(moment, table, best.action, best.line);
  return note;
}

TableNote note_of(const engine::JudgedDecision& judged, const GameScreen& table, const Moment& moment,
                  LinesOfPlay& lines) {
  const auto best = moment.session.position().find(judged.best);
  TableNote note =
      note_about(words::review_mistake, table, moment, best ? best.value() : 0, judged.reason, words::review_face_down);
  note.lines.front() = tr(words::review_better, note.lines.front());
  note.lines.push_back(worth_words(judged.best_value, judged.played_value));
  note.lines.push_back(tr(words::review_played, table.log_line(moment, moment.session.cursor())));
  if (best) note.line_of_play = lines.after(moment, table, best.value(), judged.best_line);
  return note;
}

TableNote note_of(const engine::Luck& luck, const GameScreen& table, const Moment& moment) {
  const std::size_t index = moment.session.cursor() - 1;
  TableNote note{.title = words::review_luck, .lines = {luck_words(moment, luck)}, .made_with = {}, .about = {}};
  note.lines.push_back(table.log_line(moment, index));
  GameScreen::TurnedUp turned = table.turned_up(moment, index);
  if (!turned.words.empty()) note.lines.push_back(std::move(turned.words));
  note.about = std::move(turned.places);
  return note;
}

}  // namespace ui
