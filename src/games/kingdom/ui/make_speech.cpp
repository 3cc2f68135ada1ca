// Lays out the guide's words in its bubble, with inline pictures of places and pieces (SpeechStyle::pictures).
#include <algorithm>

#include "games/kingdom/ui/art/board_art.h"
#include "games/kingdom/ui/art/storybook.h"
#include "games/kingdom/ui/make_view.h"
#include "games/kingdom/ui/voice.h"

namespace kingdom_ui {

using namespace kingdom;
using namespace ui;

namespace {

constexpr float kPlacePicture = 1.5f, kTokenPicture = 1.3f;  ///< of the size of the letters
constexpr float kLeastSaid = 12, kNowhere = 1e6f;

void draw_said_place(const Canvas& canvas, const Rect& rect, int space) {
  draw_vignette(canvas, static_cast<SpaceId>(space), rect.centre_x(), rect.centre_y(), rect.w * 0.48f);
}
void draw_said_token(const Canvas& canvas, const Rect& rect, int token) {
  draw_kingdom_token(canvas, static_cast<Token>(token), rect.centre_x(), rect.centre_y(), rect.w * 0.96f,
                     {.shadow = false});
}

struct SetSpeech {
  std::vector<LinePiece> words;
  std::vector<PicturePiece> pictures;
  float width = 0, height = 0;
  bool fits(float w, float h) const { return width <= w && height <= h; }
};

/// Breaks a text into rows of a width. Pictures belong to the word that they stand beside.
class Speech {
 public:
  Speech(const Canvas& measure, float width, const TextStyle& style)
      : measure_(measure), width_(width), style_(style) {}

  SetSpeech set(std::string_view text) {
    while (!text.empty()) {
      const std::size_t end = word_end(text);
      add_word(text.substr(0, end));
      if (end < text.size() && text[end] == '\n') end_row();
      text.remove_prefix(std::min(end + 1, text.size()));
    }
    end_row();
    return std::move(set_);
  }

 private:
  /// Where the first word ends; a number that stands alone takes its noun with it.
  static std::size_t word_end(std::string_view text) {
    constexpr std::string_view kGaps = " \n";
    const std::size_t end = std::min(text.find_first_of(kGaps), text.size());
    const bool number = end > 0 && text.substr(0, end).find_first_not_of("0123456789") == std::string_view::npos;
    if (!number || end == text.size() || text[end] != ' ') return end;
    return std::min(text.find_first_of(kGaps, end + 1), text.size());
  }
  static bool is_stop(std::string_view part) { return part == "." || part == ","; }
  static bool is_mark(char c) { return c == kPlaceMark || c == kTokenMark; }
  float picture(char mark) const { return style_.size * (mark == kPlaceMark ? kPlacePicture : kTokenPicture); }
  float letters(std::string_view text) const { return text_width(measure_, text, style_.face, style_.size); }

  /// Calls visit(mark, which) for pictures and visit(0, letters) for what stands between them.
  template <class Visit>
  static void for_each_part(std::string_view word, Visit&& visit) {
    while (!word.empty()) {
      const bool marked = is_mark(word[0]) && word.size() > 1;
      const auto end =
          marked ? 2 : static_cast<std::size_t>(std::find_if(word.begin() + 1, word.end(), is_mark) - word.begin());
      visit(marked ? word[0] : '\0', marked ? word.substr(1, 1) : word.substr(0, end));
      word.remove_prefix(end);
    }
  }

  void add_word(std::string_view word) {
    float wide = 0;
    for_each_part(word,
                  [&](char mark, std::string_view part) { wide += mark != 0 ? picture(mark) + 2 : letters(part); });
    if (x_ > 0 && x_ + letters(" ") + wide > width_) end_row();
    if (x_ > 0) run_ += ' ', x_ += letters(" ");
    for_each_part(word, [&](char mark, std::string_view part) {
      if (mark == 0) {
        // The margin of the picture before it would set a full stop apart.
        if (run_.empty() && from_ > 0 && is_stop(part)) x_ -= style_.size * 0.2f, from_ = x_;
        run_ += part;
        x_ += letters(part);
        return;
      }
      end_run();
      const float side = picture(mark);
      tallest_ = std::max(tallest_, side);
      row_.pictures.push_back(
          {{x_, 0, side, side}, mark == kPlaceMark ? draw_said_place : draw_said_token, part[0] - kFirstMarked});
      x_ += side + 2;
      from_ = x_;
    });
  }

  /// Ends the current run of letters and makes it a piece.
  void end_run() {
    if (run_.find_first_not_of(' ') != std::string::npos)
      row_.words.push_back({{from_, 0, letters(run_) + 2, 0}, run_, style_});
    run_.clear();
    from_ = x_;
  }

  void end_row() {
    end_run();
    const float height = std::max(style_.size * kLineHeight, tallest_ + 2), middle = set_.height + height / 2;
    for (LinePiece& piece : row_.words) {
      piece.rect.y = middle;
      set_.words.push_back(std::move(piece));
    }
    for (PicturePiece& piece : row_.pictures) {
      piece.rect.y = middle - piece.rect.h / 2;
      set_.pictures.push_back(std::move(piece));
    }
    if (x_ > 0) set_.height += height;
    set_.width = std::max(set_.width, x_);
    row_ = {};
    x_ = from_ = tallest_ = 0;
  }

  const Canvas& measure_;
  float width_;
  TextStyle style_;
  SetSpeech set_, row_;
  std::string run_;                       ///< letters that are not a piece yet
  float x_ = 0, from_ = 0, tallest_ = 0;  ///< of the row; where `run_` begins
};

}  // namespace

float ViewMaker::least_height(float width, std::string_view text) const {
  const SetSpeech set = Speech(rest_.canvas, width, {.face = Face::bold, .size = kLeastSaid}).set(text);
  return set.width <= width ? set.height : kNowhere;
}

void ViewMaker::say(const Rect& rect, std::string_view text) {
  TextStyle style{.face = Face::bold, .size = storybook::kBody * text_scale(), .colour = theme_.text};
  SetSpeech set = Speech(rest_.canvas, rect.w, style).set(text);
  while (!set.fits(rect.w, rect.h) && style.size > kLeastSaid) {
    style.size = std::max(kLeastSaid, style.size - 1);
    set = Speech(rest_.canvas, rect.w, style).set(text);
  }
  const float y = rect.y + std::max(0.0f, (rect.h - set.height) / 2);
  for (LinePiece& piece : set.words) {
    piece.rect = piece.rect.moved(rect.x, y);
    rest_.add(std::move(piece));
  }
  for (PicturePiece& piece : set.pictures) {
    piece.rect = piece.rect.moved(rect.x, y);
    rest_.add(std::move(piece));
  }
}

}  // namespace kingdom_ui
