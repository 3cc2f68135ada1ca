// The players: full panels on a wide table, chips on top of a small one, and one's own strip there.
#include <algorithm>

#include "core/notation.h"
#include "core/payment.h"
#include "ui/art/pieces.h"
#include "ui/art/tiles.h"
#include "ui/art/tokens.h"
#include "ui/splendor/describe.h"
#include "ui/splendor/screen.h"

namespace ui {

using namespace splendor;

namespace {

std::string player_text(const GameState& shown, const std::string& name, int seat) {
  const PlayerState& player = shown.players[static_cast<std::size_t>(seat)];
  return name + ": " + points(player.prestige) + "; " + tr(Str::tokens) + ": " + handful(player.tokens) + "; " +
         tr(Str::bonuses) + ": " + handful(player.bonuses) +
         (player.strongholds > 0
              ? "; " + std::string(tr(Str::strongholds)) + ": " + tr(Str::in_hand, std::to_string(player.strongholds))
              : std::string());
}

}  // namespace

void SplendorScreen::draw_players(Scene& s) {
  const int players = s.shown.setup.players;
  for (int seat = 0; seat < players; ++seat) {
    const Rect& rect = s.layout.players[static_cast<std::size_t>(seat)];
    if (s.layout.shape == TableShape::wide)
      draw_panel(s, seat, rect);
    else
      draw_chip_of(s, seat, rect);
  }
  if (s.layout.shape != TableShape::wide) draw_own(s, s.layout.own);
}

/// [orient.associate] A colour of one's own that can be copied is lit and pressed where it lies.
void SplendorScreen::draw_model(Scene& s, Gem gem, const Rect& card) {
  const auto answer = decision(s).on_gem(gem);
  const bool chosen = answer && choice_.action == answer.action;
  const std::string label = gems(s.real.player().bonuses[gem], gem);
  const Hit hit = s.frame.targets.add({.id = std::string("colour:") + kColourLetters[index_of(gem)],
                                       .rect = card,
                                       .label = label,
                                       .hint = answer ? label : std::string(tr(Str::why_no_model_of)),
                                       .pressed = chosen,
                                       .on_table = true});
  if (hit.clicked) choose_gem(s.showing, gem, s.frame.wishes);
  draw_card_rings(s.frame.canvas, card, chosen ? Ring::selected : answer ? Ring::affordable : Ring::none, hit.focused);
}

/// Six columns: the bonus as a small card, the tokens as a chip, and their sum as buying power.
void SplendorScreen::draw_columns(Scene& s, int seat, const Rect& area) {
  const Canvas& canvas = s.frame.canvas;
  const PlayerState& player = s.shown.players[static_cast<std::size_t>(seat)];
  const bool asked = s.showing.may_act && seat == s.real.to_act && s.real.phase == Phase::associate;
  const float column = area.w / kColourCount;
  const float height = std::min(area.h, column * 1.9f);  // card and chip stay together
  const Rect rect{area.x, area.centre_y() - height / 2, area.w, height};
  const bool two_rows = rect.h >= column * 1.25f;
  for (int c = 0; c < kColourCount; ++c) {
    const Gem gem = static_cast<Gem>(c);
    const Rect cell{rect.x + column * static_cast<float>(c), rect.y, column, rect.h};
    const int bonus = player.bonuses[gem], held = player.tokens[gem];
    const float card_h = two_rows ? std::min(cell.h * 0.56f, column * 1.1f) : cell.h * 0.92f;
    const float card_w = std::min(card_h * 0.76f, column * (two_rows ? 0.72f : 0.46f));
    const float chip =
        two_rows ? std::min(cell.h - card_h - 4, column * 0.62f) : std::min(cell.h * 0.7f, column * 0.44f);
    const float card_x = two_rows ? cell.centre_x() : cell.x + column * 0.27f;
    const float chip_x = two_rows ? cell.centre_x() - chip * 0.28f : cell.x + column * 0.74f;
    const float chip_y = two_rows ? cell.bottom() - chip / 2 - 1 : cell.centre_y();
    const Rect card = Rect::centred(card_x, two_rows ? cell.y + card_h / 2 : cell.centre_y(), card_w, card_h);
    if (gem != Gem::gold) {
      draw_bonus_card(canvas, card, gem, bonus, bonus == 0);
      if (asked) draw_model(s, gem, card);
    } else if (player.strongholds > 0) {  // gold has no bonus: the place is free
      const float tower = std::min(card.h * 0.62f, card.w * 1.2f);
      draw_stronghold(canvas, seat, card.centre_x(), card.y + tower / 2, tower);
      draw_number(canvas, card.centre_x(), card.bottom() - (card.h - tower) * 0.42f, player.strongholds,
                  {.face = Face::black,
                   .size = std::clamp(card.h - tower, 10.0f, 20.0f),
                   .colour = canvas.theme.text,
                   .align = Align::centre});
    }
    const bool narrow = two_rows && column < 30;  // the number stands on the chip
    const Mark start = mark(canvas);
    draw_token(canvas, gem, narrow ? cell.centre_x() : chip_x, chip_y,
               narrow ? std::min(column * 0.86f, chip * 1.3f) : chip, {.shadow = held > 0});
    if (held == 0) fade_since(canvas, start, 0.28f);
    if (narrow) {
      if (held > 0) draw_count_disc(canvas, cell.centre_x(), chip_y, std::min(column * 0.62f, chip), held);
    } else if (two_rows) {
      draw_number(canvas, chip_x + chip * 0.62f, chip_y, held,
                  {.face = Face::bold,
                   .size = std::clamp(chip * 0.62f, 12.0f, 22.0f),
                   .colour = held > 0 ? canvas.theme.text : canvas.theme.muted});
    } else if (held > 0) {
      draw_count_disc(canvas, chip_x + chip * 0.36f, chip_y + chip * 0.32f, chip * 0.56f, held);
    }
  }
}

/// Reserved cards, as small as they must be. The owner's are pressed to choose them.
void SplendorScreen::draw_hand(Scene& s, int seat, const Rect& rect) {
  const Canvas& canvas = s.frame.canvas;
  const PlayerState& player = s.shown.players[static_cast<std::size_t>(seat)];
  const PlayerState& real = s.real.players[static_cast<std::size_t>(seat)];
  const float h = std::min(rect.h, rect.w / 3 * kCardAspect - 4);
  const float w = h / kCardAspect;
  const bool own = s.showing.may_act && seat == s.real.to_act;
  bool offered = false;  // in the mirror, once: one press turns all hidden cards over
  for (std::size_t i = 0; i < kMaxReserved; ++i) {
    const Rect place{rect.x + static_cast<float>(i) * (w + 5), rect.y + (rect.h - h) / 2, w, h};
    if (i >= player.reserved_count) {
      draw_empty_slot(canvas, place);
      continue;
    }
    const CardId card = player.reserved[i];
    const bool hidden = is_face_down(card);
    const bool secret = hidden && own;
    const std::string text = secret   ? std::string(tr(Str::peek))
                             : hidden ? card_title(card)
                                      : card_text(card) + ". " + affordability_text(s.shown, seat, card);
    const Hit hit = s.frame.targets.add({.id = "hand:" + std::to_string(seat) + '.' + std::to_string(i),
                                         .rect = place,
                                         .label = text,
                                         .hint = text,
                                         .on_table = !secret || offered});
    offered = offered || secret;
    if (hit.clicked && secret)
      peeking_ = true;
    else if (hit.clicked && !hidden)
      choose_card(s.showing, card, s.frame.wishes);
    CardLook look{.focused = hit.focused, .hot = hit.hot, .secret = !hidden && (real.blind >> i & 1) ? 1 : 0};
    if (!hidden) {
      const Affordability cost = affordability(s.shown, seat, card);
      const bool mine = seat == s.perspective;
      if (choice_.card == card)
        look.ring = Ring::selected;
      else if (own && s.real.phase == Phase::turn && can_purchase(s.real, seat, card))
        look.ring = cost.gold_needed > 0 ? Ring::affordable_with_gold : Ring::affordable;
      look.missing = mine ? cost.missing : 0;
    }
    if (w >= 56)
      draw_card(canvas, place, card, look);
    else
      draw_mini_card(canvas, place, card, look);
  }
}

void SplendorScreen::draw_panel(Scene& s, int seat, const Rect& rect) {
  const Canvas& canvas = s.frame.canvas;
  const Theme& theme = canvas.theme;
  const PlayerState& player = s.shown.players[static_cast<std::size_t>(seat)];
  const bool active = seat == s.real.to_act && s.real.phase != Phase::over;
  const float scale = std::min(s.frame.scale(), 1.5f);
  draw_surface(canvas, rect, active ? Surface::active_panel : Surface::panel);

  const bool low = rect.h < 150 * scale;  // five players: the hand stands in the first line
  const Rect in = rect.inset(12, low ? 6 : 10);
  const float head = low ? std::min(in.h * 0.34f, 36 * scale) : std::min(in.h * 0.26f, 40 * scale);
  const float emblem = std::min(head * 0.9f, 30 * scale);
  draw_emblem(canvas, seat, in.x + emblem / 2, in.y + head / 2, emblem);
  const std::string name = seat_name(s.showing.session, seat);
  const float number = std::min(head * 0.95f, 32 * scale), score_w = number * 1.3f;
  draw_number(canvas, in.right(), in.y + head / 2, player.prestige,
              {.face = Face::black, .size = number, .colour = theme.text, .align = Align::right});
  const float low_hand_w = low ? 3 * (std::min(head, in.w * 0.11f * kCardAspect) / kCardAspect + 5) : 0;
  const float name_w = in.w - emblem - 16 - score_w - (low ? low_hand_w + 4 : 0);
  draw_text_in(canvas, {in.x + emblem + 8, in.y, name_w, head}, name,
               {.face = Face::bold, .size = type::kBody * scale, .colour = theme.text});
  const std::string held =
      tr(Str::tokens_of_limit, std::to_string(player.tokens.total()), std::to_string(s.shown.setup.token_limit()));
  if (low) {
    draw_hand(s, seat, {in.right() - score_w - low_hand_w, in.y, low_hand_w, head});
    draw_columns(s, seat, {in.x, in.y + head + 4, in.w, in.h - head - 4});
  } else {
    const float foot = std::min(in.h * 0.36f, 88 * scale);
    draw_columns(s, seat, {in.x, in.y + head + 4, in.w, in.h - head - foot - 10});
    const Rect bottom{in.x, in.bottom() - foot, in.w, foot};
    const float hand_w = std::min(bottom.w * 0.56f, 3 * (foot / kCardAspect + 5));
    draw_hand(s, seat, {bottom.x, bottom.y, hand_w, bottom.h});
    // Nobles and posts beside it, as many as there is room for.
    const float words_h = type::kLabel * 1.4f * scale;
    const Rect tiles{bottom.x + hand_w + 8, bottom.y, bottom.w - hand_w - 8, foot - words_h - 2};
    const int count = __builtin_popcount(player.nobles) + __builtin_popcount(player.posts);
    const float most = std::min({tiles.h, 34 * scale, count > 0 ? tiles.w / static_cast<float>(count) - 3 : 99.0f});
    const float tile = count > 0 && most < 18 ? std::min(tiles.h / 2 - 2, 18 * scale) : most;
    float x = tiles.x, y = tiles.y;
    const auto place = [&] {
      if (x + tile > tiles.right() + 1) x = tiles.x, y += tile + 3;
      const Rect at{x, y, tile, tile};
      x += tile + 3;
      return at;
    };
    for (NobleId noble = 0; noble < kNobles.size(); ++noble)
      if (player.nobles >> noble & 1) draw_tile(canvas, place(), {Tile::Kind::noble, noble}, {});
    for (int post = 0; post < kPostCount; ++post)
      if (player.posts >> post & 1) draw_tile(canvas, place(), {Tile::Kind::post, post}, {});
    draw_text_in(canvas, {bottom.x + hand_w, bottom.bottom() - words_h, bottom.w - hand_w, words_h}, held,
                 {.size = type::kLabel * scale, .colour = theme.muted, .align = Align::right});
  }
  s.frame.targets.add({.id = "player:" + std::to_string(seat),
                       .rect = {rect.x, rect.y, rect.w, head + 14},
                       .label = player_text(s.shown, name, seat),
                       .on_table = true});
}

/// A rival (or oneself) in one line: emblem, name, tokens, points. Opens the panel.
void SplendorScreen::draw_chip_of(Scene& s, int seat, const Rect& rect) {
  const Canvas& canvas = s.frame.canvas;
  const PlayerState& player = s.shown.players[static_cast<std::size_t>(seat)];
  const bool active = seat == s.real.to_act && s.real.phase != Phase::over;
  const std::string name = seat_name(s.showing.session, seat);
  draw_surface(canvas, rect, active ? Surface::active_panel : Surface::panel, space::kSmallRadius);
  const Hit hit = s.frame.targets.add({.id = "player:" + std::to_string(seat),
                                       .rect = rect,
                                       .label = player_text(s.shown, name, seat),
                                       .hint = player_text(s.shown, name, seat),
                                       .on_table = true});
  if (hit.clicked) open_player_ = open_player_ == seat ? -1 : seat;
  if (hit.focused) draw_focus_ring(canvas, rect, space::kSmallRadius);
  const float h = rect.h, emblem = std::min(h * 0.62f, 30.0f);
  draw_emblem(canvas, seat, rect.x + 6 + emblem / 2, rect.centre_y(), emblem);
  const float number = std::min(h * 0.56f, 24.0f);
  draw_number(canvas, rect.right() - 8, rect.centre_y(), player.prestige,
              {.face = Face::black, .size = number, .colour = canvas.theme.text, .align = Align::right});
  const Rect middle{rect.x + emblem + 12, rect.y, rect.w - emblem - 20 - number * 1.5f, h};
  if (middle.w < 24) return;
  // A name that does not fit says nothing: then the counts stand alone.
  const float name_size = std::min(type::kLabel * s.frame.scale(), h * 0.36f);
  const bool named = text_width(canvas, name, Face::bold, name_size) <= middle.w + 2;
  if (named)
    draw_text_in(canvas, {middle.x, rect.y + h * 0.08f, middle.w + 2, h * 0.44f}, name,
                 {.face = Face::bold, .size = name_size, .colour = canvas.theme.text});
  const std::string count = std::to_string(player.tokens.total()) + '/' + std::to_string(s.shown.setup.token_limit());
  const float size = std::min(12.0f * s.frame.scale(), h * 0.32f), y = rect.y + h * (named ? 0.72f : 0.5f);
  if (!named && text_width(canvas, count, Face::regular, size) > middle.w) return;
  float x = middle.x;
  draw_text_middle(canvas, x, y, count, {.size = size, .colour = canvas.theme.muted});
  x += text_width(canvas, count, Face::regular, size) + size * 1.1f;
  const auto counted = [&](Icon icon, int held) {
    if (held == 0 || x + size * 1.8f > middle.right()) return;
    draw_icon(canvas, icon, x, y, size * 1.2f, canvas.theme.muted);
    draw_number(canvas, x + size * 0.8f, y, held, {.size = size, .colour = canvas.theme.muted});
    x += size * 2.4f;
  };
  counted(Icon::reserve, player.reserved_count);
  counted(Icon::stronghold, player.strongholds);
}

void SplendorScreen::draw_own(Scene& s, const Rect& rect) {
  draw_surface(s.frame.canvas, rect, Surface::panel);
  const float pad = rect.h < 90 ? 4.0f : 8.0f;
  const Rect in = rect.inset(pad + 2, pad);
  if (in.h > in.w * 0.36f) {  // room for two lines: the hand below
    const float columns_h = in.h * 0.56f;
    draw_columns(s, s.perspective, {in.x, in.y, in.w, columns_h});
    draw_hand(s, s.perspective, {in.x, in.y + columns_h + 6, in.w, in.h - columns_h - 6});
    return;
  }
  const float hand_w = std::min(in.w * 0.36f, 3 * (in.h / kCardAspect + 5));
  draw_columns(s, s.perspective, {in.x, in.y, in.w - hand_w - 8, in.h});
  draw_hand(s, s.perspective, {in.right() - hand_w, in.y, hand_w, in.h});
}

}  // namespace ui
