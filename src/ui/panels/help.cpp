#include "ui/panels/help.h"

#include <algorithm>

#include "ui/strings/strings.h"

namespace ui {

namespace {

constexpr float kPictureGap = 10;

/// A picture's place at the present text size, no wider than `most`.
Rect place_of(const HelpPicture& picture, float x, float y, float most, float scale) {
  const float width = std::min(picture.width * scale, most);
  return {x, y, width, width * picture.height / picture.width};
}

/// Several pictures in rows that follow the width. Returns nothing; takes its height from the flow.
void draw_gallery(PanelFlow& flow, const std::vector<HelpPicture>& pictures) {
  const float scale = std::min(flow.scale(), 1.5f);
  for (std::size_t first = 0; first < pictures.size();) {
    float width = 0, height = 0;
    std::size_t end = first;
    for (; end < pictures.size(); ++end) {
      const Rect place = place_of(pictures[end], 0, 0, flow.width(), scale);
      if (end > first && width + kPictureGap + place.w > flow.width()) break;
      width += (end > first ? kPictureGap : 0) + place.w;
      height = std::max(height, place.h);
    }
    const Rect row = flow.take(height);
    float x = row.x;
    for (; first < end; ++first) {
      const Rect place = place_of(pictures[first], x, 0, flow.width(), scale);
      pictures[first].draw(flow.frame().canvas, place.moved(0, row.y + (row.h - place.h) / 2), pictures[first].what);
      x = place.right() + kPictureGap;
    }
    flow.gap(kPictureGap);
  }
}

/// One picture at the left, the words at its right.
void draw_beside(PanelFlow& flow, const HelpItem& item) {
  const Canvas& canvas = flow.frame().canvas;
  const float scale = std::min(flow.scale(), 1.5f), size = type::kBody * flow.scale();
  const Rect picture = place_of(item.pictures.front(), 0, 0, flow.width() * 0.4f, scale);
  const float indent = picture.w + 14, words_w = flow.width() - indent;
  const float words_h = paragraph_height(canvas, words_w, item.text, Face::regular, size);
  const Rect row = flow.take(std::max(picture.h, words_h));
  item.pictures.front().draw(canvas,
                             picture.moved(row.x, row.y + (row.h > picture.h + size ? 2 : (row.h - picture.h) / 2)),
                             item.pictures.front().what);
  draw_paragraph(canvas, row.x + indent, row.y + std::max(0.0f, (picture.h - words_h) / 2), words_w, item.text,
                 {.size = size, .colour = canvas.theme.text});
  flow.say(item.text);
  flow.gap(14);
}

/// Set off by a bar and a tag.
void draw_ruling(PanelFlow& flow, const std::string& text) {
  const Canvas& canvas = flow.frame().canvas;
  const float tag = type::kLabel * flow.scale(), size = (type::kBody - 1) * flow.scale(), indent = 14;
  const float width = flow.width() - indent;
  const float height = paragraph_height(canvas, width, text, Face::regular, size);
  const Rect box = flow.take(tag * kLineHeight + 2 + height);
  draw_surface(canvas, {box.x, box.y, 4, box.h}, Surface::well, 2);
  draw_ring(canvas, {box.x, box.y, 4, box.h}, 2, canvas.theme.muted, 1, 0);
  draw_text(canvas, box.x + indent, box.y, tr(Str::our_ruling),
            {.face = Face::bold, .size = tag, .colour = canvas.theme.muted});
  draw_paragraph(canvas, box.x + indent, box.y + tag * kLineHeight + 2, width, text,
                 {.size = size, .colour = canvas.theme.text});
  flow.say(std::string(tr(Str::our_ruling)) + ": " + text);
  flow.gap(12);
}

void draw_page_head(PanelFlow& flow, const HelpPage& page) {
  if (page.emblem.draw == nullptr) return flow.heading(page.title);
  const Canvas& canvas = flow.frame().canvas;
  const float scale = std::min(flow.scale(), 1.5f), size = type::kNumber * flow.scale();
  const Rect emblem = place_of(page.emblem, 0, 0, flow.width() * 0.25f, scale);
  const Rect row = flow.take(std::max(emblem.h, size * kLineHeight));
  page.emblem.draw(canvas, emblem.moved(row.x, row.y + (row.h - emblem.h) / 2), page.emblem.what);
  draw_text_in(canvas, {row.x + emblem.w + 12, row.y, row.w - emblem.w - 12, row.h}, page.title,
               {.face = Face::black, .size = size, .colour = canvas.theme.text});
  flow.say(page.title);
  flow.gap(12);
}

}  // namespace

std::size_t help_page(const HelpBook& book, std::string_view id) {
  const auto found = std::find_if(book.begin(), book.end(), [&](const HelpPage& page) { return page.id == id; });
  return found == book.end() ? 0 : static_cast<std::size_t>(found - book.begin());
}

std::string draw_help_book(PanelFlow& flow, const HelpBook& book, std::string_view id) {
  const std::size_t open = help_page(book, id);
  std::vector<PanelFlow::Tab> tabs;
  for (const HelpPage& page : book) tabs.push_back({"help:" + page.id, page.tab});
  std::size_t next = flow.tabs(tabs, open);
  const HelpPage& page = book[open];
  draw_page_head(flow, page);
  for (const HelpItem& item : page.items) {
    if (item.kind == HelpItem::Kind::text && item.pictures.size() == 1) {
      draw_beside(flow, item);
      continue;
    }
    if (item.kind == HelpItem::Kind::heading) flow.gap(6);
    if (!item.pictures.empty()) draw_gallery(flow, item.pictures);
    if (item.text.empty()) continue;
    switch (item.kind) {
      case HelpItem::Kind::heading: flow.heading(item.text); break;
      case HelpItem::Kind::ruling: draw_ruling(flow, item.text); break;
      case HelpItem::Kind::text: flow.paragraph(item.text); break;
    }
  }
  if (open + 1 < book.size() &&
      flow.button({.id = "help:next", .label = book[open + 1].title, .icon = Icon::arrow_right}))
    next = open + 1;
  return book[next].id;
}

}  // namespace ui
