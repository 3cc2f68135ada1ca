// The recap of the turns since the viewer's own: a line for each turn, of pictures and few words. Each game defines the
// pieces of a line (games/*/ui/turn_lines.cpp); their layout is the same for all.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "ui/game_screen.h"
#include "ui/view.h"
#include "ui/words.h"

namespace ui {

/// Id of the control that replays these turns, and of the one for those that have no room in the recap: it opens the log, which
/// has them in words.
inline constexpr std::string_view kAgain = "again", kEarlierTurns = "turns:earlier";

/// Actions of one seat in a row, from position(from) to position(to) of the session.
struct Turn {
  int seat;
  std::size_t from, to;
  friend bool operator==(const Turn&, const Turn&) = default;
};

/// Of the first `told` actions, the turns of others since the viewer's own last one (without a viewer: since the last one of
/// the player to act); oldest first.
std::vector<Turn> turns_since_own(const Moment& moment, std::size_t told);

/// One part of a line: words, or a picture.
struct TurnPart {
  std::string words{};
  std::string sign{};  ///< stands for the words where there is little room; "": they do themselves
  bool spare = false;  ///< the line says the same without it, if there is little room
  void (*draw)(const Canvas&, const Rect&, int what) = nullptr;
  int what = 0;
  float aspect = 1;     ///< of a picture: width for a height of 1
  std::string shows{};  ///< what a picture that can be looked at enlarged shows; "": it cannot
  friend bool operator==(const TurnPart&, const TurnPart&) = default;
};
/// TurnPart::sign of what comes to a seat, what leaves it, and what goes to another place.
inline constexpr std::string_view kComes = "+", kLeaves = "\xE2\x88\x92", kGoes = "\xE2\x86\x92";

struct TurnLine {
  Turn turn;
  std::vector<TurnPart> parts;  ///< the sign of the seat first
  std::string text;             ///< the same in words
  friend bool operator==(const TurnLine&, const TurnLine&) = default;

  /// What was done, before its pieces. That something came is plain where it is the first thing done.
  void say(std::string words, std::string_view sign = {}) {
    const auto is_said = [](const TurnPart& part) { return part.draw == nullptr; };
    const bool first = std::none_of(parts.begin(), parts.end(), is_said);
    parts.push_back({.words = std::move(words), .sign = std::string(sign), .spare = first && sign == kComes});
  }
};

/// The form of a verb: for an action that was played, or for one that could be.
enum class VerbForm : std::uint8_t { done, possible };

struct Verb {
  const Text* done = nullptr;  ///< nullptr if the pieces say it all
  const Text* possible = nullptr;
  const Text* as(VerbForm form) const { return form == VerbForm::done ? done : possible; }
};

/// GameScreen::line_of_play: the sign of each seat, and of each action what `add(line, transition)` adds and
/// `words(moment, transition)` says.
template <class Add, class Words>
std::vector<TurnLine> lines_of_play(const Moment& moment, const app::Game& from,
                                    const std::vector<std::string>& actions,
                                    void (*sign)(const Canvas&, const Rect&, int), Add add, Words words) {
  std::vector<TurnLine> lines;
  std::unique_ptr<app::Game> game = from.clone();
  const auto say = [&](std::string text) {
    lines.back().text = lines.back().text.empty() ? std::move(text) : followed(std::move(lines.back().text), text);
  };
  for (const std::string& action : actions) {
    const auto index = game->over() ? base::Result<int>(-1) : game->find(action);
    if (!index || index.value() < 0) break;
    std::unique_ptr<app::Game> after = game->clone();
    after->apply(index.value());
    const int seat = game->to_act();
    if (lines.empty() || lines.back().turn.seat != seat)
      lines.push_back({.turn = {seat, 0, 0}, .parts = {{.draw = sign, .what = seat}}, .text = {}});
    const Transition transition{*game, index.value(), *after};
    add(lines.back(), transition);
    say(words(moment, transition));
    game = std::move(after);
  }
  if (lines.empty() || !game->over()) return lines;
  const std::string won = victory_words(game->kind(), moment.session.seats(), game->winners());
  lines.back().parts.push_back({.words = won});
  say(won);
  return lines;
}

/// A line for each of turns_since_own: the sign of its seat, and of each action what `add(line, transition)` adds and what
/// `words(moment, transition)` says.
template <class Add, class Words>
std::vector<TurnLine> lines_of_turns(const Moment& moment, std::size_t told,
                                     void (*sign)(const Canvas&, const Rect&, int), Add add, Words words) {
  std::vector<TurnLine> lines;
  for (const Turn& turn : turns_since_own(moment, told)) {
    TurnLine& line = lines.emplace_back();
    line.turn = turn;
    line.parts.push_back({.draw = sign, .what = turn.seat});
    for (std::size_t i = turn.from; i < turn.to; ++i) {
      const Transition transition = transition_at(moment.session, i);
      add(line, transition);
      std::string said = words(moment, transition);
      line.text = line.text.empty() ? std::move(said) : followed(std::move(line.text), said);
    }
  }
  return lines;
}

/// Layout of lines in a rectangle: one below the other; if that is too high, run together, then smaller, then with signs for
/// words and without what is to spare, at last without the oldest, of which a button then tells at the left.
struct SetLines {
  static constexpr float kBetweenParts = 4;
  static constexpr float kLeastRow = 24;                     ///< height with what is between rows, for a finger
  static constexpr float kEarlier = 38, kBesideEarlier = 4;  ///< width of the button for lines left out, and beside it
  std::vector<PicturePiece> pictures;
  std::vector<std::string> shown;  ///< TurnPart::shows of each picture
  std::vector<LinePiece> words;
  struct Place {
    Rect rect;  ///< its first row
    std::size_t line;
  };
  std::vector<Place> places;
  float height = 0;
  std::size_t left_out = 0;  ///< lines, from the oldest on
  Rect earlier;              ///< for the button that says so; empty: all are there
};
SetLines set_lines(const Canvas& measure, const Rect& rect, const std::vector<TurnLine>& lines);
/// What a line of play goes without first: its last turns, where pieces without verbs would be a riddle, or its verbs.
enum class WithoutRoom { turns, verbs };
/// The same of a line of play.
SetLines set_line_of_play(const Canvas& measure, const Rect& rect, const std::vector<TurnLine>& line_of_play,
                          WithoutRoom leaves_out);

/// The button for turns without room, "+2", in a place that may be lower than a finger.
template <class Piece>
void add_earlier_turns(ViewBuilder<Piece>& build, const Rect& place, const std::vector<TurnLine>& lines,
                       std::size_t left_out) {
  constexpr float kMostHigh = 32;
  const int count = static_cast<int>(left_out);
  std::string label = tr_count(words::earlier_turns_one, words::earlier_turns_many, count), told;
  for (std::size_t i = 0; i < left_out; ++i)
    told = told.empty() ? lines[i].text : followed(std::move(told), lines[i].text);
  const int control = build.control({.id = std::string(kEarlierTurns),
                                     .rect = place,
                                     .label = labelled(label, told),
                                     .tells_label = true,
                                     .any_moment = true});
  build.add(ButtonPiece{Rect::centred(place.centre_x(), place.centre_y(), place.w, std::min(place.h, kMostHigh)),
                        ButtonKind::secondary, Icon::none, '+' + std::to_string(count), true, control});
}

/// Adds them to the upper `room` of a rectangle, with the replay button to their right if `offers_again`. Returns the height
/// used, which exceeds `room` if a button needs more.
template <class Piece>
float add_turn_lines(ViewBuilder<Piece>& build, const Rect& rect, float room, const std::vector<TurnLine>& lines,
                     bool offers_again, bool keeps_place = true) {
  if (lines.empty()) return 0;
  const float side = std::min(space::kTarget, rect.h);
  const float taken = offers_again || keeps_place ? side + 4 : 0;
  const SetLines set = set_lines(build.canvas, {rect.x, rect.y, rect.w - taken, room}, lines);
  if (set.places.empty() && set.left_out == 0) return 0;
  const float least = set.left_out > 0 ? std::min(room, side) : offers_again && room >= side ? side : 0;
  const float height = std::max(set.height, least);
  if (set.left_out > 0) add_earlier_turns(build, {set.earlier.x, rect.y, set.earlier.w, height}, lines, set.left_out);
  const float down = (std::min(height, side) - std::min(set.height, side)) / 2;
  // Pictures lie on their line, so they come first; the gap before each is part of it.
  for (std::size_t i = 0; i < set.pictures.size(); ++i) {
    PicturePiece piece = set.pictures[i];
    piece.rect = piece.rect.moved(0, down);
    const Rect& r = piece.rect;
    const float gap = SetLines::kBetweenParts;
    if (!set.shown[i].empty()) {
      piece.control = build.thing("piece:" + std::to_string(i), {r.x - gap, r.y - 2, r.w + gap, r.h + 4}, set.shown[i],
                                  {.enabled = false, .enlarges = true});
      build.focus_ring(r, space::kSmallRadius, piece.control);
    }
    build.add(std::move(piece));
  }
  for (const SetLines::Place& place : set.places) {
    const TurnLine& line = lines[place.line];
    const Rect& first = place.rect;  // rows are adjacent, and none is too low for a finger
    const float rim = std::max(4.0f, SetLines::kLeastRow - first.h) / 2;
    const Rect where{first.x, first.y + down - rim, std::max(first.w, SetLines::kLeastRow), first.h + 2 * rim};
    // It only says so.
    const int control = build.thing("turn:" + std::to_string(line.turn.from), where, line.text, {.enabled = false});
    build.focus_ring(where, space::kSmallRadius, control);
  }
  for (LinePiece piece : set.words) {
    piece.rect = piece.rect.moved(0, down);
    build.add(std::move(piece));
  }
  if (offers_again)
    build.icon_button({rect.right() - side, rect.y, side, side},
                      {.id = std::string(kAgain), .label = tr(words::again), .icon = Icon::replay});
  return height;
}

}  // namespace ui
