#include "ui/note.h"

#include <algorithm>
#include <array>
#include <utility>

#include "ui/art/paint.h"
#include "ui/words.h"

namespace ui {

namespace {

constexpr float kPad = 14, kLamp = 22, kBetween = 8;
constexpr float kRim = 10;                            ///< around the note
constexpr float kLine = 4, kThinLine = 2, kEdge = 1;  ///< of corners, and of their edging
constexpr float kCornerReach = 20, kBadge = 24, kSmallBadge = 16;

std::vector<Rect> rects_of(const Frame& frame, const std::vector<std::string>& ids) {
  std::vector<Rect> places;
  for (const Control& control : frame.targets.all())
    if (std::find(ids.begin(), ids.end(), control.id) != ids.end()) places.push_back(control.seen());
  return places;
}

/// Side by side, or one above the other, with less than that between them.
bool are_near(const Rect& a, const Rect& b, float least) {
  const float x = std::max(a.x, b.x) - std::min(a.right(), b.right());
  const float y = std::max(a.y, b.y) - std::min(a.bottom(), b.bottom());
  return (y < 0 && x > -least && x < least) || (x < 0 && y > -least && y < least);
}

/// Where the corners of a place lie: outside it, whose numbers and edges they leave free; beside a neighbour that is marked, too,
/// half of what there is between the two, as far as that.
Rect rim_of(const Rect& place, const std::vector<Rect>& marked, float width) {
  constexpr float kMostInside = 3;
  constexpr float kRings = 4;  // what may surround it: the corners leave most of its breadth in sight
  const float line = kEdge + width / 2, out = kRings + line;
  float left = out, top = out, right = out, bottom = out;
  const auto keep_half = [&](float& side, float between) {
    if (between > -2 * out) side = std::min(side, std::max(between / 2 - line, line - kMostInside));
  };
  for (const Rect& other : marked) {
    if (!are_near(place, other, 4 * out)) continue;
    if (other.y < place.bottom() && place.y < other.bottom()) {
      keep_half(right, other.x - place.right());
      keep_half(left, place.x - other.right());
    } else {
      keep_half(bottom, other.y - place.bottom());
      keep_half(top, place.y - other.bottom());
    }
  }
  return {place.x - left, place.y - top, place.w + left + right, place.h + top + bottom};
}

/// Four corners: what is spoken of. A closed ring says that something can be done, is chosen, or was touched by a rival.
void draw_corners(const Canvas& canvas, const Rect& rim, float width) {
  const float radius = std::min(space::kRadius, std::min(rim.w, rim.h) / 2);
  const float along_x = std::max(radius, std::min(kCornerReach, rim.w * 0.22f));
  const float along_y = std::max(radius, std::min(kCornerReach, rim.h * 0.22f));
  const auto stroke = [&](ImU32 colour, float w) {
    for (const bool right : {false, true})
      for (const bool low : {false, true}) {
        const float x = right ? rim.right() : rim.x, y = low ? rim.bottom() : rim.y;
        const float dx = right ? -1.0f : 1.0f, dy = low ? -1.0f : 1.0f;
        const float from = right ? (low ? 0.0f : 0.75f) : (low ? 0.25f : 0.5f);
        stroke_arc(canvas, x + dx * radius, y + dy * radius, radius, from, from + 0.25f, colour, w);
        line(canvas, x + dx * radius, y, x + dx * along_x, y, colour, w);
        line(canvas, x, y + dy * radius, x, y + dy * along_y, colour, w);
      }
  };
  stroke(canvas.theme.on_spoken, width + 2 * kEdge);
  stroke(canvas.theme.spoken, width);
}

/// Whose words the corners belong to: a lesson's or a hint's.
void draw_badge(const Canvas& canvas, Icon icon, const Rect& place) {
  const float x = place.centre_x(), y = place.centre_y(), radius = place.w / 2;
  fill_disc(canvas, x, y, radius, canvas.theme.on_spoken);
  fill_disc(canvas, x, y, radius - 1.5f, canvas.theme.spoken);
  draw_icon(canvas, icon, x, y, radius * 1.4f, canvas.theme.on_spoken);
}

Rect around(const Rect& a, const Rect& b) {
  const float x = std::min(a.x, b.x), y = std::min(a.y, b.y);
  return {x, y, std::max(a.right(), b.right()) - x, std::max(a.bottom(), b.bottom()) - y};
}

/// On an edge of the place, outside it, where a badge hides no name and no control; the upper edge if that is as good. None if
/// there is no such edge: the corners say enough.
std::optional<Rect> badge_beside(const Frame& frame, const Rect& place, float side) {
  constexpr float kOut = 11, kName = 1.5f, kOutside = 4, kMostHidden = 0.06f;
  const Rect screen{0, 0, frame.info.width_px, frame.info.height_px}, edge = place.inset(-kOut);
  Rect best;
  float least = 0;
  for (const Rect& badge :
       {Rect::square(edge.centre_x(), edge.y, side), Rect::square(edge.x, edge.centre_y(), side),
        Rect::square(edge.right(), edge.centre_y(), side), Rect::square(edge.centre_x(), edge.bottom(), side)}) {
    float hidden = kOutside * (badge.area() - badge.clipped(screen).area());
    for (const Rect& name : frame.names) hidden += kName * badge.clipped(name).area();
    hidden += std::max(0.0f, badge.clipped(frame.own).area());
    for (const Control& control : frame.targets.all())
      if (!control.rect.contains(place.centre_x(), place.centre_y())) hidden += badge.clipped(control.rect).area();
    if (!best.empty() && hidden >= least) continue;
    best = badge;
    least = hidden;
  }
  return least <= kMostHidden * best.area() ? std::optional(best) : std::nullopt;
}

/// Where the badges of marked places lie. In a card the middle below its upper edge is free, between its points and its bonus; of
/// a small card, a tile, a round place a badge would hide something: it lies outside, and those side by side have one together.
std::vector<Rect> badge_places(const Frame& frame, const std::vector<Rect>& marked, float side) {
  constexpr float kSmall = 56, kUpright = 1.2f, kWithin = 3, kTogether = 11;
  std::vector<Rect> badges, groups;
  for (const Rect& place : marked) {
    if (place.w >= kSmall && place.h > kUpright * place.w) {
      badges.push_back(Rect::square(place.centre_x(), place.y + kWithin + side / 2, side));
      continue;
    }
    Rect group = place;
    std::erase_if(groups, [&](const Rect& other) {
      const bool touch = !other.inset(-kTogether).clipped(group).empty();
      if (touch) group = around(group, other);
      return touch;
    });
    groups.push_back(group);
  }
  for (const Rect& group : groups)
    if (const auto badge = badge_beside(frame, group, side)) badges.push_back(*badge);
  return badges;
}

/// Marks what is spoken of, with finer corners where places lie close together; the badges in front of all corners.
void mark_places(const Frame& frame, const std::vector<Rect>& places, float width, Icon icon, float side) {
  const float reach = 2 * kEdge + width;
  for (std::size_t i = 0; i < places.size(); ++i)
    for (std::size_t j = 0; j < i; ++j)
      if (are_near(places[i], places[j], 2 * reach)) width = kThinLine;
  constexpr float kFocusFrame = 3;  // around the canvas (page.css)
  const Rect window = Rect{0, 0, frame.info.width_px, frame.info.height_px}.inset(kFocusFrame + kEdge + width / 2);
  for (const Rect& place : places) {
    Rect rim = rim_of(place, places, width).clipped(window);
    for (const Rect& name : frame.names)  // of a place of the map, below it
      if (name.centre_y() > place.centre_y() && !rim.clipped(name).empty())
        rim.h = std::max(place.h / 2, name.y - rim.y);
    draw_corners(frame.canvas, rim, width);
  }
  for (const Rect& badge : badge_places(frame, places, side)) draw_badge(frame.canvas, icon, badge);
}

/// A way to set a note: with letters of that size, and so much height for the line of play (at a text size of 100 %).
struct NoteSetting {
  float size, pictures;
};
constexpr std::array<NoteSetting, 3> kNoteSettings{{{type::kBody, 136}, {type::kBody - 1, 80}, {type::kLabel, 80}}};

/// Width of the lamp, which is the sign of advice: a task has none.
float lamp_of(const TableNote& note, const Canvas& canvas) { return note.task ? 0 : kLamp * canvas.fonts.scale; }

/// What lies before the words of a note with a lamp of that width, 0: without.
float before_words(float lamp) { return kPad + (lamp > 0 ? lamp + kBetween : 0); }

/// The note: its lines, broken to a width.
struct NotePaper {
  const Canvas& canvas;
  const std::vector<std::string>& lines;
  const std::vector<TurnLine>& line_of_play;
  float size, lamp, most_pictures;
  float room;  ///< height that there is; the line of play is shortened to it
  float sign;  ///< width at the right edge for a sign that it can be folded

  NotePaper(const Canvas& measure, const TableNote& note, const NoteSetting& how, float most_high, float sign_width = 0)
      : canvas(measure),
        lines(note.lines),
        line_of_play(note.line_of_play),
        size(how.size * measure.fonts.scale),
        lamp(lamp_of(note, measure)),
        most_pictures(how.pictures * measure.fonts.scale),
        room(most_high),
        sign(sign_width) {}

  static Face face(std::size_t line) { return line == 0 ? Face::bold : Face::regular; }
  float beside() const { return before_words(lamp) + kPad + sign; }
  /// As wide as its longest line, `most` at the most.
  float width(float most) const {
    float widest = 0;
    for (std::size_t i = 0; i < lines.size(); ++i)
      widest = std::max(widest, text_width(canvas, lines[i], face(i), size) + 2);
    if (!line_of_play.empty()) widest = std::max(widest, most);
    return std::min(widest + beside(), most);
  }
  float words_height(float width) const {
    float sum = 2 * kPad - kBetween;
    for (std::size_t i = 0; i < lines.size(); ++i)
      sum += paragraph_height(canvas, width - beside(), lines[i], face(i), size) + kBetween;
    return sum;
  }
  float title_height() const { return size * kLineHeight + 2 * kBetween; }
  float height(float width) const {
    const SetLines set = pictures(width);
    return words_height(width) + (set.places.empty() ? 0 : title_height() + set.height);
  }
  /// The line of play below the words, from (0, 0) on: smaller if needed, then without the last turns.
  SetLines pictures(float width) const {
    constexpr float kRounding = 0.5f;
    const float most = std::min(most_pictures, room - words_height(width) - title_height() + kRounding);
    return set_line_of_play(canvas, {0, 0, width - 2 * kPad, most}, line_of_play, WithoutRoom::turns);
  }
  bool holds_all(float width) const {
    return height(width) <= room + 1 && pictures(width).places.size() == line_of_play.size();
  }
  void draw(const Rect& rect) const {
    draw_surface(canvas, rect, Surface::dialog, space::kRadius);
    if (lamp > 0)
      draw_icon(canvas, Icon::hint, rect.x + kPad + lamp / 2, rect.y + kPad + size * 0.6f, lamp,
                canvas.theme.accent_line);
    const float x = rect.x + before_words(lamp), w = rect.w - beside();
    float y = rect.y + kPad;
    for (std::size_t i = 0; i < lines.size(); ++i) {
      draw_paragraph(canvas, x, y, w, lines[i],
                     {.face = face(i), .size = size, .colour = i < 2 ? canvas.theme.text : canvas.theme.muted});
      y += paragraph_height(canvas, w, lines[i], face(i), size) + kBetween;
    }
    const SetLines set = pictures(rect.w);
    if (set.places.empty()) return;
    draw_text_in(canvas, {x, y, w, size * kLineHeight}, tr(words::hint_line),
                 {.size = size, .colour = canvas.theme.muted});
    y += size * kLineHeight + kBetween;
    for (PicturePiece piece : set.pictures) {
      piece.rect = piece.rect.moved(rect.x + kPad, y);
      paint(piece, PieceState{}, canvas);
    }
    for (LinePiece piece : set.words) {
      piece.rect = piece.rect.moved(rect.x + kPad, y);
      paint(piece, PieceState{}, canvas);
    }
  }
};

/// The note in a place of that width and height: in the largest letters with which it has room.
NotePaper paper_in(const Canvas& canvas, const TableNote& note, float width, float height) {
  for (const NoteSetting& how : kNoteSettings)
    if (const NotePaper paper(canvas, note, how, height); paper.holds_all(width)) return paper;
  return NotePaper(canvas, note, kNoteSettings.back(), height);
}

/// What was done by whom, in the line of the last turns.
bool is_done(const Control& control) { return control.id.starts_with("turn:") || control.id.starts_with("piece:"); }

/// What is to be pressed stays free, as does what rivals did, which stands nowhere else, less so before a task; and what they hold one
/// has to know.
float cost_of_hiding(const Control& control, bool task) {
  constexpr float kDone = 40, kDoneBefore = 2, kHeld = 8;
  const auto is = [&](std::string_view kind) { return control.id.starts_with(kind); };
  if (control.is_button) return 1000;
  if (is_done(control)) return task ? kDoneBefore : kDone;
  return is("player:") || is("hand:") ? kHeld : 1;
}

struct PlacedNote {
  NotePaper paper;
  Rect rect;
  float hidden = 0;  ///< area of controls
};

constexpr std::string_view kFold = "note";
constexpr float kFoldSign = 16;

float hidden_by(const Rect& rect, const Frame& frame, bool task) {
  const auto covered = [&](const Rect& place) { return std::max(0.0f, rect.clipped(place).area()); };
  float hidden = covered(frame.own);
  for (const Control& control : frame.targets.all())
    if (control.id != kFold) hidden += cost_of_hiding(control, task) * covered(control.rect);
  constexpr float kHonour = 8;
  if (task)
    for (const Rect& honour : frame.honours) hidden += kHonour * covered(honour);
  return hidden;
}

constexpr float kNear = 18;  ///< between the note and what it points at

/// The place below what players hold, where that stands above, and above all that is pointed at; empty if there is none.
Rect under_players(const Frame& frame, const Rect& area, const std::vector<Rect>& pointed) {
  float top = area.y + kRim, bottom = area.bottom() - kRim;
  for (const Control& control : frame.targets.all())
    if (control.id.rfind("player:", 0) == 0 && control.rect.centre_y() < area.centre_y())
      top = std::max(top, control.rect.bottom() + kThinLine);
  for (const Rect& place : pointed) bottom = std::min(bottom, place.y - kLine - 2 * kEdge - kNear);
  return {area.x, top, area.w, std::max(0.0f, bottom - top)};
}

/// The places as wide as the area and free of all that is pointed at, from the top on.
std::vector<Rect> bands_between(const Rect& area, std::vector<Rect> pointed) {
  constexpr float kLeast = 60;
  std::sort(pointed.begin(), pointed.end(), [](const Rect& a, const Rect& b) { return a.y < b.y; });
  pointed.push_back({area.x, area.bottom(), 0, 0});
  std::vector<Rect> bands;
  float top = area.y + kRim;
  for (const Rect& place : pointed) {
    const float bottom = std::min(place.y - kLine - 2 * kEdge - kNear, area.bottom() - kRim);
    if (bottom - top >= kLeast) bands.push_back({area.x, top, area.w, bottom - top});
    top = std::max(top, place.bottom() + kLine + 2 * kEdge + kNear);
  }
  return bands;
}

/// Left edges of what stands close to the pieces of the last turns.
std::vector<float> beside_what_was_done(const Frame& frame) {
  std::vector<float> lefts;
  for (const Control& control : frame.targets.all())
    if (is_done(control)) lefts.push_back(control.rect.right() + 2);
  return lefts;
}

/// A place where the note hides nothing that it points at, shows as many turns as it can, and hides as little as possible of other
/// controls, what the players hold above all; in smaller letters where that hides much less.
PlacedNote place_for(const TableNote& note, const Frame& frame, const Rect& area, const std::vector<Rect>& pointed) {
  constexpr float kStep = 12, kSide = 26, kTurn = 12'000;
  const float one_smaller = note.task ? 1'000 : 4'000;
  const Rect free = under_players(frame, area, pointed);
  std::vector<float> heights{area.h - 2 * kRim}, tops{free.y};
  if (free.h > 0 && free.h < heights.front()) heights.push_back(free.h);
  for (const Rect& band : bands_between(area, pointed)) {
    heights.push_back(band.h);
    tops.push_back(band.y);
  }
  for (float y = area.y + kRim; y < area.bottom() - kRim; y += kStep) tops.push_back(y);
  const std::vector<float> done = beside_what_was_done(frame);
  std::optional<PlacedNote> best;
  float least = 0, smaller = 0;
  for (const NoteSetting& how : kNoteSettings) {
    for (const float height : heights) {
      const NotePaper paper(frame.canvas, note, how, height, kFoldSign * frame.scale());
      for (const float most : {460.0f, 360.0f, 250.0f}) {  // the second one: as wide as the panels of players
        const float w = paper.width(std::min(area.w - 2 * kRim, most * frame.scale())), h = paper.height(w);
        const float left_out = static_cast<float>(note.line_of_play.size() - paper.pictures(w).places.size());
        const float side = std::min(kSide, (area.w - w) / 2);  // within the panels of a wide table
        std::vector<float> lefts{area.centre_x() - w / 2, area.right() - w - side, area.x + side};
        for (const float x : done)
          if (x + w + kRim <= area.right()) lefts.push_back(x);
        for (const float x : lefts)
          for (const float y : tops) {
            if (y > std::max(area.y + kRim, area.bottom() - h - kRim)) continue;
            const Rect rect{x, y, w, h};
            const float hidden = hidden_by(rect, frame, note.task);
            float cost = 1 + smaller + left_out * kTurn + 1000 * w * std::max(0.0f, h - paper.room) + hidden;
            for (const Rect& place : pointed)
              cost += 1000 * std::max(0.0f, rect.inset(-kNear).clipped(place.inset(-kLine - 2 * kEdge)).area());
            if (best && cost > least) continue;  // the lower of two: what is to be done stands above
            best.emplace(PlacedNote{paper, rect, hidden});
            least = cost;
          }
      }
    }
    smaller += one_smaller;
  }
  return *best;
}

void draw_fold_sign(const Canvas& canvas, Icon icon, float right, float top) {
  const float size = kFoldSign * canvas.fonts.scale;
  draw_icon(canvas, icon, right - kPad / 2 - size / 2, top + kPad + size / 2, size, canvas.theme.muted);
}

/// The title alone, where it hides least; returns where.
Rect draw_folded(const Frame& frame, const TableNote& note, const Rect& area, const std::vector<Rect>& pointed) {
  const Canvas& canvas = frame.canvas;
  const float size = type::kBody * canvas.fonts.scale, lamp = lamp_of(note, canvas);
  const float sign = 2 * kFoldSign * canvas.fonts.scale;
  const std::string title(tr(note.title));
  const float words_x = before_words(lamp);
  const float w = words_x + text_width(canvas, title, Face::bold, size) + 2 + sign;
  const float h = std::max(lamp + kPad, space::kTarget);
  Rect rect;
  float least = 0;
  constexpr float kStep = 6;
  std::vector<float> lefts = beside_what_was_done(frame);
  for (float x = area.x + kRim; x < area.right(); x += kStep) lefts.push_back(x);
  for (float y = area.y; y + h <= area.bottom(); y += kStep)
    for (const float x : lefts) {
      const Rect place{x, y, w, h};
      if (place.right() + kRim > area.right()) continue;
      float cost = hidden_by(place, frame, note.task);
      for (const Rect& one : pointed) cost += std::max(0.0f, place.clipped(one.inset(-kLine - 2 * kEdge)).area());
      if (!rect.empty() && cost >= least) continue;
      rect = place;
      least = cost;
    }
  draw_surface(canvas, rect, Surface::dialog, space::kRadius);
  if (lamp > 0)
    draw_icon(canvas, Icon::hint, rect.x + kPad + lamp / 2, rect.centre_y(), lamp, canvas.theme.accent_line);
  draw_text_in(canvas, {rect.x + words_x, rect.y, rect.w, rect.h}, title,
               {.face = Face::bold, .size = size, .colour = canvas.theme.text});
  draw_icon(canvas, Icon::chevron_down, rect.right() - sign / 2, rect.centre_y(), sign / 2, canvas.theme.muted);
  return rect;
}

/// What a note is about, and bolder what is pressed for it.
void draw_marks(const Frame& frame, const TableNote& note) {
  const std::vector<Rect> made_with = rects_of(frame, note.made_with);
  std::vector<Rect> about = rects_of(frame, note.about);
  std::erase_if(about, [&](const Rect& place) {
    return std::find(made_with.begin(), made_with.end(), place) != made_with.end();
  });
  mark_places(frame, about, kThinLine, Icon::hint, kSmallBadge);
  mark_places(frame, made_with, kLine, Icon::hint, kBadge);
}

}  // namespace

std::string line_of_play_text(const std::vector<TurnLine>& line_of_play) {
  std::string text;
  for (const TurnLine& line : line_of_play) text = text.empty() ? line.text : followed(std::move(text), line.text);
  constexpr std::string_view kEnds = ".!?";
  if (!text.empty() && kEnds.find(text.back()) == std::string_view::npos) text += '.';
  return followed(tr(words::hint_line), text);
}

std::string run_on(const std::vector<std::string>& lines) {
  std::string text = lines.front();
  for (std::size_t i = 1; i < lines.size(); ++i) text = followed(std::move(text), lines[i]);
  return text;
}

std::string text_of(const TableNote& note) {
  std::string text = run_on(note.lines);
  if (!note.line_of_play.empty()) text = followed(std::move(text), line_of_play_text(note.line_of_play));
  return labelled(tr(note.title), text);
}

void draw_lesson_marks(Frame& frame, const std::vector<std::string>& ids) {
  if (!ids.empty()) mark_places(frame, rects_of(frame, ids), kLine, Icon::book, kBadge);
}

float note_height(const Canvas& measure, const TableNote& note, float width, float most) {
  return paper_in(measure, note, width, most).height(width);
}

Rect draw_note(Frame& frame, const TableNote& note, const Rect& area, const std::optional<Rect>& room, bool folded) {
  draw_marks(frame, note);
  if (room) {
    if (!room->empty()) paper_in(frame.canvas, note, room->w, room->h).draw(*room);
    return {};
  }
  std::vector<Rect> pointed = rects_of(frame, note.made_with);
  const std::vector<Rect> about = rects_of(frame, note.about);
  pointed.insert(pointed.end(), about.begin(), about.end());
  const PlacedNote placed = place_for(note, frame, area, pointed);
  if (placed.hidden <= 0) {
    placed.paper.draw(placed.rect);
    return {};
  }
  if (folded) return draw_folded(frame, note, area, pointed);
  placed.paper.draw(placed.rect);
  draw_fold_sign(frame.canvas, Icon::chevron_up, placed.rect.right(), placed.rect.y);
  return placed.rect;
}

void NoteFold::hear(Frame& frame, const TableNote& note) {
  if (about_ != note) {
    about_ = note;
    place_ = {};
    folded_ = false;
  }
  if (place_.empty()) return;
  const Text label = folded_ ? words::note_unfold : words::note_fold;
  if (frame.targets.add({.id = std::string(kFold), .rect = place_, .label = tr(label)}).clicked) folded_ = !folded_;
}

void NoteFold::draw(Frame& frame, const TableNote& note, const Rect& area, const std::optional<Rect>& room,
                    bool covered) {
  const Rect before = std::exchange(place_, {});
  if (covered)
    draw_marks(frame, note);
  else
    place_ = draw_note(frame, note, area, room, folded_);
  if (place_ != before) frame.moving = true;  // it can be pressed from the next frame on
}

}  // namespace ui
