#include "ui/turns.h"

#include <array>

namespace ui {

std::vector<Turn> turns_since_own(const Moment& moment, std::size_t told) {
  const app::Session& session = moment.session;
  const int own = moment.viewer >= 0 ? moment.viewer : session.position().to_act();
  std::vector<Turn> turns;
  for (std::size_t i = told; i-- > 0 && session.actor(i) != own;) {
    if (turns.empty() || turns.back().seat != session.actor(i)) turns.push_back({session.actor(i), i, i + 1});
    turns.back().from = i;
  }
  std::reverse(turns.begin(), turns.end());
  return turns;
}

namespace {

constexpr float kBetweenLines = 14, kBetweenRows = 4;
constexpr float kLeastPicture = 18;  ///< height at any text size

/// A way to lay out lines, the best first.
struct LineSetting {
  float size;  ///< height of a picture at a text size of 100 %
  bool own_rows, brief;
};
constexpr std::array<LineSetting, 10> kLineSettings{{{30, true, false},
                                                     {30, false, false},
                                                     {22, false, false},
                                                     {20, false, false},
                                                     {22, false, true},
                                                     {20, false, true},
                                                     // Of turns that have been: rather small than not there.
                                                     {18, false, true},
                                                     {16, false, true},
                                                     {14, false, true},
                                                     {12, false, true}}};
/// Of a line of play.
constexpr std::size_t kWithVerbs = 4, kLineOfPlaySettings = 6;

/// Sets the lines from `first` on; they may need more than the rectangle.
SetLines set_as(const Canvas& canvas, const Rect& rect, const std::vector<TurnLine>& lines, std::size_t first,
                const LineSetting& how) {
  const float scale = std::min(canvas.fonts.scale, 1.5f), size = std::max(how.size * scale, kLeastPicture);
  const TextStyle style{.size = std::min(type::kLabel * scale, size * 0.7f), .colour = canvas.theme.muted};
  const auto words_of = [&](const TurnPart& part) -> std::string_view {
    if (!how.brief) return part.words;
    return part.spare ? std::string_view() : part.sign.empty() ? part.words : part.sign;
  };
  const auto width_of = [&](const TurnPart& part) {
    if (part.draw != nullptr) return how.brief && part.spare ? 0.0f : size * part.aspect;
    const std::string_view words = words_of(part);
    return words.empty() ? 0.0f : text_width(canvas, words, style.face, style.size) + 2;
  };
  constexpr float kBetweenParts = SetLines::kBetweenParts;
  SetLines set;
  float x = rect.x, y = rect.y;
  const float row = std::max(size + kBetweenRows, SetLines::kLeastRow);
  const auto new_row = [&](float indent) { x = rect.x + indent, y += row; };
  for (std::size_t i = first; i < lines.size(); ++i) {
    float whole = 0;
    for (const TurnPart& part : lines[i].parts)
      if (const float w = width_of(part); w > 0) whole += w + kBetweenParts;
    const bool after_broken = i > first && y > set.places.back().rect.y;  // whose rest would seem to be this one's
    if (i > first && (how.own_rows || after_broken || x + kBetweenLines + whole > rect.right())) new_row(0);
    if (x > rect.x) x += kBetweenLines;
    Rect place{x, y, 0, size};
    for (std::size_t at = 0; at < lines[i].parts.size(); ++at) {
      const TurnPart& part = lines[i].parts[at];
      const float w = width_of(part);
      if (w <= 0) continue;
      // A verb stays with its first piece.
      const bool verb =
          part.draw == nullptr && at + 1 < lines[i].parts.size() && lines[i].parts[at + 1].draw != nullptr;
      const float together = verb ? w + kBetweenParts + width_of(lines[i].parts[at + 1]) : w;
      const float indent = size + kBetweenParts;
      if ((x + w > rect.right() && x > rect.x + size) || (x + together > rect.right() && x > rect.x + indent + 1))
        new_row(indent);
      if (part.draw != nullptr) {
        set.pictures.push_back({{x, y, w, size}, part.draw, part.what});
        set.shown.push_back(part.shows);
      } else {
        set.words.push_back({{x, y, w, size}, std::string(words_of(part)), style});
      }
      if (y == place.y) place.w = x + w - place.x;
      x += w + kBetweenParts;
    }
    set.places.push_back({place, i});
  }
  set.height = y + size - rect.y;
  return set;
}

/// From line `first` on, in the best of the first `settings` ways; no places if there is no room.
SetLines set_from(const Canvas& canvas, const Rect& rect, const std::vector<TurnLine>& lines, std::size_t first,
                  std::size_t settings) {
  for (std::size_t how = 0; how < settings && first < lines.size(); ++how)
    if (SetLines set = set_as(canvas, rect, lines, first, kLineSettings[how]); set.height <= rect.h) return set;
  return {};
}

}  // namespace

SetLines set_lines(const Canvas& measure, const Rect& rect, const std::vector<TurnLine>& lines) {
  constexpr float kEarlier = SetLines::kEarlier, kLeft = kEarlier + SetLines::kBesideEarlier;
  const Rect beside{rect.x + kLeft, rect.y, rect.w - kLeft, rect.h};
  for (std::size_t first = 0; first < lines.size(); ++first) {
    SetLines set = set_from(measure, first > 0 ? beside : rect, lines, first, kLineSettings.size());
    if (set.places.empty()) continue;
    set.left_out = first;
    if (first > 0) set.earlier = {rect.x, rect.y, kEarlier, set.height};
    return set;
  }
  SetLines none;
  if (lines.empty() || rect.h < kLeastPicture || rect.w < kEarlier) return none;
  none.height = std::min(rect.h, space::kTarget);
  none.left_out = lines.size();
  none.earlier = {rect.x, rect.y, kEarlier, none.height};
  return none;
}

SetLines set_line_of_play(const Canvas& measure, const Rect& rect, const std::vector<TurnLine>& line_of_play,
                          WithoutRoom leaves_out) {
  std::vector<std::size_t> tries{kLineOfPlaySettings};
  if (leaves_out == WithoutRoom::turns) tries.insert(tries.begin(), kWithVerbs);
  for (const std::size_t settings : tries)
    for (std::size_t turns = line_of_play.size(); rect.h > 0 && turns > 0; --turns) {
      const std::vector<TurnLine> first(line_of_play.begin(),
                                        line_of_play.begin() + static_cast<std::ptrdiff_t>(turns));
      if (SetLines set = set_from(measure, rect, first, 0, settings); !set.places.empty()) return set;
    }
  return {};
}

}  // namespace ui
