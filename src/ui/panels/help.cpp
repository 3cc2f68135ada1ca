// Shows a help book: a tab for each page, and the chosen page below.
#include "ui/help.h"

#include <algorithm>

#include "ui/panels/panels.h"

namespace ui {

namespace {

constexpr float kPictureGap = 10;

/// A picture's place at the present text size, no wider than `most`.
Rect place_of(const HelpPicture& picture, float x, float y, float most, float scale) {
  const float width = std::min(picture.width * scale, most);
  return {x, y, width, width * picture.height / picture.width};
}

/// Several pictures in rows that follow the width.
void build_gallery(PanelBuilder& build, const std::vector<HelpPicture>& pictures) {
  const float scale = std::min(build.scale(), 1.5f);
  for (std::size_t first = 0; first < pictures.size();) {
    float width = 0, height = 0;
    std::size_t end = first;
    for (; end < pictures.size(); ++end) {
      const Rect place = place_of(pictures[end], 0, 0, build.width(), scale);
      if (end > first && width + kPictureGap + place.w > build.width()) break;
      width += (end > first ? kPictureGap : 0) + place.w;
      height = std::max(height, place.h);
    }
    const Rect row = build.take(height);
    float x = row.x;
    for (; first < end; ++first) {
      const Rect place = place_of(pictures[first], x, 0, build.width(), scale);
      build.picture(place.moved(0, row.y + (row.h - place.h) / 2), pictures[first].draw, pictures[first].what);
      x = place.right() + kPictureGap;
    }
    build.gap(kPictureGap);
  }
}

/// One picture at the left, the words at its right.
void build_beside(PanelBuilder& build, const HelpItem& item) {
  const Canvas& canvas = build.canvas;
  const float scale = std::min(build.scale(), 1.5f), size = type::kBody * build.scale();
  const Rect picture = place_of(item.pictures.front(), 0, 0, build.width() * 0.4f, scale);
  const float indent = picture.w + 14, words_w = build.width() - indent;
  const float words_h = paragraph_height(canvas, words_w, item.text, Face::regular, size);
  const Rect row = build.take(std::max(picture.h, words_h));
  build.picture(picture.moved(row.x, row.y + (row.h > picture.h + size ? 2 : (row.h - picture.h) / 2)),
                item.pictures.front().draw, item.pictures.front().what);
  build.ViewBuilder::paragraph(row.x + indent, row.y + std::max(0.0f, (picture.h - words_h) / 2), words_w, item.text,
                               {.size = size, .colour = canvas.theme.text});
  build.say(item.text);
  build.gap(14);
}

/// A ruling, marked by a bar and a tag.
void build_ruling(PanelBuilder& build, const std::string& text) {
  const Canvas& canvas = build.canvas;
  const float tag = type::kLabel * build.scale(), size = (type::kBody - 1) * build.scale(), indent = 14;
  const float width = build.width() - indent;
  const float height = paragraph_height(canvas, width, text, Face::regular, size);
  const Rect box = build.take(tag * kLineHeight + 2 + height);
  build.add(RulingBarPiece{{box.x, box.y, 4, box.h}});
  build.line({box.x + indent, box.y, width, tag * kLineHeight}, tr(words::our_ruling),
             {.face = Face::bold, .size = tag, .colour = canvas.theme.muted});
  build.ViewBuilder::paragraph(box.x + indent, box.y + tag * kLineHeight + 2, width, text,
                               {.size = size, .colour = canvas.theme.text});
  build.say(labelled(tr(words::our_ruling), text));
  build.gap(12);
}

void build_page_head(PanelBuilder& build, const HelpPage& page) {
  if (page.emblem.draw == nullptr) return build.heading(page.title);
  const Canvas& canvas = build.canvas;
  const float scale = std::min(build.scale(), 1.5f), size = type::kNumber * build.scale();
  const Rect emblem = place_of(page.emblem, 0, 0, build.width() * 0.25f, scale);
  const Rect row = build.take(std::max(emblem.h, size * kLineHeight));
  build.picture(emblem.moved(row.x, row.y + (row.h - emblem.h) / 2), page.emblem.draw, page.emblem.what);
  build.line({row.x + emblem.w + 12, row.y, row.w - emblem.w - 12, row.h}, page.title,
             {.face = Face::black, .size = size, .colour = canvas.theme.text});
  build.say(page.title);
  build.gap(12);
}

}  // namespace

std::size_t help_page(const HelpBook& book, std::string_view id) {
  const auto found = std::find_if(book.begin(), book.end(), [&](const HelpPage& page) { return page.id == id; });
  return found == book.end() ? 0 : static_cast<std::size_t>(found - book.begin());
}

void build_help(PanelBuilder& build, const PanelContext& context) {
  const HelpBook book = context.panels.help_of_form() ? context.form.row().help() : context.row().help();
  const std::size_t open = help_page(book, context.panels.help_page());
  std::vector<PanelBuilder::Tab> tabs;
  for (const HelpPage& page : book) tabs.push_back({"help:" + page.id, page.tab, intent::OpenHelp{page.id}});
  build.tabs(tabs, open);
  const HelpPage& page = book[open];
  build_page_head(build, page);
  for (const HelpItem& item : page.items) {
    if (item.kind == HelpItem::Kind::text && item.pictures.size() == 1) {
      build_beside(build, item);
      continue;
    }
    if (item.kind == HelpItem::Kind::heading) build.gap(6);
    if (!item.pictures.empty()) build_gallery(build, item.pictures);
    if (item.text.empty()) continue;
    switch (item.kind) {
      case HelpItem::Kind::heading: build.heading(item.text); break;
      case HelpItem::Kind::ruling: build_ruling(build, item.text); break;
      case HelpItem::Kind::text: build.paragraph(item.text); break;
    }
  }
  if (open + 1 < book.size())
    build.button({.id = "help:next", .label = book[open + 1].title, .icon = Icon::arrow_right},
                 intent::OpenHelp{book[open + 1].id});
  build.paragraph(tr(words::unofficial), true);
}

}  // namespace ui
