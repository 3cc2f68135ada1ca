// What to do now: the guide and what he says, the things chosen so far, and a sheet for what needs room (a payment,
// returned tokens, a tile, a gift, a medal). Every choice can be given up until it is confirmed.
#include <algorithm>

#include "games/kingdom/record/notation.h"
#include "games/kingdom/rules/board.h"
#include "games/kingdom/rules/payment.h"
#include "games/kingdom/ui/describe.h"
#include "games/kingdom/ui/screen.h"
#include "games/kingdom/ui/storybook.h"
#include "games/kingdom/ui/voice.h"
#include "games/kingdom/ui/words.h"
#include "ui/press.h"
#include "ui/words.h"

namespace kingdom_ui {

using namespace kingdom;
using namespace ui;

namespace {

constexpr float kButton = 48;  ///< children's hands

float words_size(const Frame& frame) { return storybook::kBody * std::min(frame.scale(), 1.5f); }

/// The largest size, down to that of labels, at which a text fits.
float fitting_size(const Frame& frame, const Rect& rect, std::string_view text) {
  float size = words_size(frame);
  while (size > type::kLabel && paragraph_height(frame.canvas, rect.w, text, Face::bold, size) > rect.h) size -= 1;
  return size;
}

/// Words in the middle of a rectangle's height.
void say(Frame& frame, const Rect& rect, std::string_view text) {
  const float size = fitting_size(frame, rect, text);
  const float height = paragraph_height(frame.canvas, rect.w, text, Face::bold, size);
  draw_paragraph(frame.canvas, rect.x, rect.y + std::max(0.0f, (rect.h - height) / 2), rect.w, text,
                 {.face = Face::bold, .size = size, .colour = frame.canvas.theme.text});
}

}  // namespace

bool KingdomScreen::sheet_open(const Scene& s) const {
  if (!s.moment.may_act || motion_.running(s.now())) return false;
  return choice_.road != kNoRoad || (s.phase() != Phase::turn && s.phase() != Phase::over);
}

/// No higher than what is asked needs, so that the map stays in sight.
Rect KingdomScreen::sheet_rect(const Scene& s) const {
  const Rect& most = s.layout().sheet;
  const float scale = std::min(s.frame.scale(), 1.5f);
  const int things = choice_.road != kNoRoad                                        ? kRoads[choice_.road].cost.total()
                     : s.phase() == Phase::give_back || s.phase() == Phase::discard ? s.real.player().tokens.total()
                                                                                    : 4;
  const float row = s.phase() == Phase::tile || s.phase() == Phase::medal ? 190.0f : 96.0f;
  const bool one_row = most.w >= static_cast<float>(things) * 80;
  const float wanted = 84 * scale + (one_row ? row : 168) + kButton + 64;
  const float h = std::min(most.h, wanted);
  const bool from_top = s.layout().shape == KingdomShape::strip;  // over what the guide says
  return {most.x, from_top ? most.y : most.bottom() - h, most.w, h};
}

void KingdomScreen::draw_actions(Scene& s) {
  if (sheet_open(s)) return draw_sheet(s);
  draw_speaking(s);
  if (lesson_due(s)) draw_lesson(s);
}

bool KingdomScreen::lesson_due(const Scene& s) const {
  return s.moment.guided && s.moment.may_act && lesson_ < lessons_.size() && choice_.empty() &&
         !motion_.running(s.now());
}

/// Beside the guide, or where that is too narrow at the top of the map, where the places are that come last.
Rect KingdomScreen::lesson_rect(const Scene& s) const {
  if (s.layout().shape == KingdomShape::wide) {
    const Rect& speech = s.layout().speech;
    const float more = std::max(0.0f, 190 * std::min(s.frame.scale(), 1.5f) - speech.h);
    return {speech.x, speech.y - more, speech.w, speech.h + more};
  }
  const Rect& board = s.layout().board;
  const float scale = std::min(s.frame.scale(), 1.5f);
  // The journey begins at the left of a map that lies sideways: there the pawn stays in sight.
  const bool sideways = s.layout().sideways;
  const float w = std::min(sideways ? board.w * 0.74f : board.w - 12, 460 * scale);
  const float x = sideways ? board.right() - 6 - w : board.centre_x() - w / 2;
  return {x, board.y + 6, w, std::min(board.h * (sideways ? 0.8f : 0.6f), 178 * scale)};
}

void KingdomScreen::draw_speaking(Scene& s) {
  const Canvas& canvas = s.frame.canvas;
  const bool over = is_terminal(s.real);
  const bool moving = motion_.running(s.now());
  draw_guide(canvas, s.layout().guide,
             over                ? GuideMood::cheering
             : !s.moment.may_act ? GuideMood::thinking
             : choice_.empty()   ? GuideMood::friendly
                                 : GuideMood::pointing,
             moving || over_since_ms_ >= 0 ? s.now() : 0);
  const Rect& room = s.layout().speech;
  const float bubble = std::min(room.h, 190 * std::min(s.frame.scale(), 1.5f));
  const Rect inside = draw_speech(canvas, {room.x, room.bottom() - bubble, room.w, bubble});
  if (over) return say(s.frame, inside, ending(s.moment).title);
  if (moving && s.moment.session.cursor() > 0)
    return say(s.frame, inside, log_line(s.moment, s.moment.session.cursor() - 1));
  if (!s.moment.may_act)
    return say(s.frame, inside, tr(words::say_wait, s.names[static_cast<std::size_t>(s.real.to_act)]));
  if (!choice_.tokens.empty()) return draw_collecting(s, inside);
  if (!lesson_due(s) || s.layout().shape != KingdomShape::wide) say(s.frame, inside, advice(s.moment.session));
}

/// A lesson of the guided game, to be put away one by one or all at once. The game can be played meanwhile.
void KingdomScreen::draw_lesson(Scene& s) {
  const Rect rect = lesson_rect(s);
  Rect inside = rect;
  if (s.layout().shape == KingdomShape::wide) {
    inside = draw_speech(s.frame.canvas, rect);
  } else {
    draw_surface(s.frame.canvas, rect, Surface::dialog, storybook::kRadius);
    inside = rect.inset(14, 10);
    const float figure = std::min(inside.h * 0.5f, 64.0f);
    draw_guide(s.frame.canvas, {inside.x, inside.y, figure * 0.86f, figure}, GuideMood::pointing);
    inside.x += figure;
    inside.w -= figure;
  }
  const float row = std::min(space::kTarget, inside.h * 0.45f);
  const Rect words{inside.x, inside.y, inside.w, inside.h - row - 4};
  say(s.frame, words, tr(lessons_[lesson_]));
  const Canvas& canvas = s.frame.canvas;
  const Button quiet{
      .id = "lesson:skip", .label = tr(words::lesson_skip), .kind = ButtonKind::quiet, .icon = Icon::cross};
  const float wanted = button_width(canvas, quiet.label, quiet.icon);
  const bool words_fit = wanted <= inside.w * 0.56f;
  const float skip_w = words_fit ? wanted : row;
  const Rect skip{inside.right() - skip_w, inside.bottom() - row, skip_w, row};
  const Rect next{inside.x, skip.y, skip.x - inside.x - 8, row};
  if (press(s.frame, next, {.id = "lesson:next", .label = tr(words::lesson_next), .kind = ButtonKind::primary}))
    ++lesson_;
  if (words_fit ? press(s.frame, skip, quiet) : press_icon(s.frame, skip, quiet)) s.frame.intents.end_guide = true;
}

/// Tokens chosen from the supply, to be tapped back, and the button that takes them.
void KingdomScreen::draw_collecting(Scene& s, const Rect& inside) {
  const Canvas& canvas = s.frame.canvas;
  const auto whole = action_with(s.actions(), choice_.tokens);
  const int count = choice_.tokens.total();
  const float button_w = std::clamp(inside.w * 0.36f, 88.0f, 180.0f);
  const float button_h = std::min(std::max(kButton, inside.h * 0.45f), inside.h);
  const Rect take{inside.right() - button_w, inside.bottom() - button_h, button_w, button_h};
  const Rect left{inside.x, inside.y, inside.w - button_w - 8, inside.h};
  const std::string_view words =
      whole ? tr(words::say_take_these) : tr(count == 1 ? words::say_more_three : words::say_one_more);
  const bool room = left.h >= 92;
  if (room) say(s.frame, {left.x, left.y, left.w, left.h * 0.4f}, words);
  const Rect row = room ? Rect{left.x, left.y + left.h * 0.42f, left.w, left.h * 0.58f} : left;
  int place = 0;
  for (int kind = 0; kind < kTokenKinds; ++kind) {
    const Token token = static_cast<Token>(kind);
    for (int n = 0; n < choice_.tokens[token]; ++n, ++place) {
      const Rect cell = cell_in(row, 3, place, 64, 6);
      const Hit hit = s.frame.targets.add({.id = std::string("chosen:") + kTokenLetters[kind] + std::to_string(n),
                                           .rect = cell,
                                           .label = count_text(token, 1),
                                           .on_table = true});
      draw_kingdom_token(canvas, token, cell.centre_x(), cell.centre_y(), cell.w * 0.94f, {.focused = hit.focused});
      if (hit.clicked) choice_.tokens -= Tokens::of(token);
    }
  }
  if (press(s.frame, take,
            {.id = "take",
             .label = tr(words::take),
             .kind = ButtonKind::primary,
             .enabled = whole.has_value(),
             .hint = std::string(words),
             .on_table = true}))
    confirm(s.moment, s.frame.intents);
  const float cross = std::min(44.0f, inside.h - button_h);
  if (cross >= 36 && press_icon(s.frame, {take.right() - cross, inside.y, cross, cross},
                                {.id = "clear", .label = tr(words::back), .icon = Icon::cross, .on_table = true}))
    choice_ = {};
}

void KingdomScreen::draw_back(Scene& s, const Rect& rect) {
  if (press_icon(s.frame, rect, {.id = "clear", .label = tr(words::back), .icon = Icon::cross, .on_table = true}))
    choice_ = {};
}

/// Title with the guide at the top, content below.
void KingdomScreen::draw_sheet(Scene& s) {
  const Canvas& canvas = s.frame.canvas;
  const Rect rect = sheet_rect(s);
  draw_surface(canvas, rect, Surface::dialog, storybook::kRadius);
  const Rect in = rect.inset(rect.w < 420 ? 12.0f : 18.0f, 12.0f);
  const bool road = choice_.road != kNoRoad;
  const float head = std::clamp(in.h * 0.26f, 44.0f, 84.0f);
  const Rect figure{in.x, in.y, head * 0.86f, head};
  if (road)
    draw_vignette(canvas, kRoads[choice_.road].to, figure.centre_x(), figure.centre_y(), figure.w * 0.5f);
  else
    draw_guide(canvas, figure, GuideMood::pointing);
  const float close = road ? space::kTarget + 4 : 0;
  Rect words{figure.right() + 10, in.y, in.w - figure.w - 10 - close, head};
  if (road) {
    const std::string missing = missing_text(s.real.player(), choice_.road);
    say(s.frame, words,
        place_name(kRoads[choice_.road].to) + "\n" +
            (missing.empty() ? std::string(tr(words::say_pay)) : tr(words::say_cannot_go, missing)));
    draw_back(s, {in.right() - space::kTarget, in.y, space::kTarget, space::kTarget});
  } else {
    const bool whom = s.phase() == Phase::thief && !choice_.tokens.empty();
    say(s.frame, words, whom ? std::string(tr(words::say_thief_who)) : advice(s.moment.session));
  }
  const Rect area{in.x, in.y + head + 8, in.w, in.h - head - 8};
  if (road) return choice_.payment ? draw_payment(s, area) : draw_lacking(s, area);
  switch (s.phase()) {
    case Phase::give_back:
    case Phase::discard: return draw_returning(s, area);
    case Phase::tile: return draw_tile_choice(s, area);
    case Phase::thief: return draw_giving(s, area);
    case Phase::medal: return draw_medal_choice(s, area);
    case Phase::turn:
    case Phase::over: break;
  }
}

/// What is paid, piece by piece: pressing one pays in another way.
void KingdomScreen::draw_payment(Scene& s, const Rect& area) {
  const Canvas& canvas = s.frame.canvas;
  const Action& now = s.actions()[*choice_.payment];
  const std::size_t next = next_payment(s.actions(), *choice_.payment);
  const bool others = next != *choice_.payment;
  const Rect row{area.x, area.y, area.w, area.h - kButton - 8};
  const int count = now.tokens.total() + now.tiles.count();
  const float hint_h = others ? storybook::kLabel * s.frame.scale() * 1.6f : 0;
  const Rect cells{row.x, row.y, row.w, row.h - hint_h};
  int place = 0;
  std::optional<std::size_t> changed;
  const auto piece = [&](const PaymentPiece& what, const std::string& id, const std::string& label) {
    const Rect cell = cell_in(cells, count, place++, 76, 8);
    const auto other = payment_beside(s.actions(), *choice_.payment, what, false);
    const Hit hit = s.frame.targets.add({.id = id,
                                         .rect = cell,
                                         .label = label,
                                         .hint = other ? tr(words::say_pay_change) : "",
                                         .enabled = other.has_value(),
                                         .on_table = true});
    const PieceLook look{.can_take = other && hit.hot, .focused = hit.focused};
    if (what.tile == kNoTile)
      draw_kingdom_token(canvas, what.token, cell.centre_x(), cell.centre_y(), cell.w * 0.94f, look);
    else
      draw_city_tile(canvas, cell.inset(2), what.tile, 0, look);
    if (hit.clicked) changed = other;
  };
  for_each_tile(now.tiles, [&](TileId tile) { piece({.tile = tile}, "pay:" + tile_name(tile), tile_text(tile)); });
  for (int kind = 0; kind < kTokenKinds; ++kind) {
    const Token token = static_cast<Token>(kind);
    for (int n = 0; n < now.tokens[token]; ++n)
      piece({.token = token}, std::string("pay:") + kTokenLetters[kind] + std::to_string(n), count_text(token, 1));
  }
  if (others)
    draw_text_in(canvas, {row.x, row.bottom() - hint_h, row.w, hint_h}, tr(words::say_pay_change),
                 {.size = storybook::kLabel * std::min(s.frame.scale(), 1.4f),
                  .colour = canvas.theme.muted,
                  .align = Align::centre});
  const float other_w = others ? std::min(area.w * 0.46f, 240.0f) : 0;
  const Rect other{area.x, area.bottom() - kButton, other_w, kButton};
  const Rect go{area.x + (others ? other_w + 8 : 0), area.bottom() - kButton, area.w - (others ? other_w + 8 : 0),
                kButton};
  if (others &&
      press(s.frame, other, {.id = "pay:other", .label = tr(words::other_way), .icon = Icon::swap, .on_table = true}))
    changed = next;
  if (press(s.frame, go, {.id = "go", .label = tr(words::go), .kind = ButtonKind::primary, .on_table = true}))
    confirm(s.moment, s.frame.intents);
  if (changed) choice_.payment = changed;
}

/// The price of a road that cannot be paid: what is there in full, what is missing in outline.
void KingdomScreen::draw_lacking(Scene& s, const Rect& area) {
  const Canvas& canvas = s.frame.canvas;
  const Tokens cost = kRoads[choice_.road].cost;
  const Affordability need = affordability(s.real.player(), cost);
  const Rect row{area.x, area.y, area.w, area.h - kButton - 8};
  const int count = cost.total();
  int place = 0, wild = need.covered;
  for (const Token token : kResources) {
    const int there = cost[token] - need.lacking[token];
    for (int n = 0; n < cost[token]; ++n) {
      const Rect cell = cell_in(row, count, place++, 76, 8);
      if (n < there)
        draw_kingdom_token(canvas, token, cell.centre_x(), cell.centre_y(), cell.w * 0.94f);
      else if (wild-- > 0)
        draw_kingdom_token(canvas, Token::gold, cell.centre_x(), cell.centre_y(), cell.w * 0.94f);
      else
        draw_resource_ghost(canvas, token, cell.centre_x(), cell.centre_y(), cell.w * 0.8f);
    }
  }
  if (press(s.frame, {area.x, area.bottom() - kButton, area.w, kButton},
            {.id = "back", .label = tr(words::back), .kind = ButtonKind::primary, .on_table = true}))
    choice_ = {};
}

/// Over the limit: every own token to press, and the button when enough are chosen.
void KingdomScreen::draw_returning(Scene& s, const Rect& area) {
  const Canvas& canvas = s.frame.canvas;
  const Tokens own = s.real.player().tokens;
  const int over = own.total() - (s.phase() == Phase::discard ? kDroughtLimit : kPurseLimit);
  const int chosen = choice_.tokens.total();
  const Rect row{area.x, area.y, area.w, area.h - kButton - 8};
  int place = 0;
  std::optional<Token> tapped;
  Tokens taken_back;
  for (int kind = 0; kind < kTokenKinds; ++kind) {
    const Token token = static_cast<Token>(kind);
    for (int n = 0; n < own[token]; ++n) {
      const Rect cell = cell_in(row, own.total(), place++, 72, 6);
      const bool back = n < choice_.tokens[token];
      const Hit hit = s.frame.targets.add({.id = std::string("own:") + kTokenLetters[kind] + std::to_string(n),
                                           .rect = cell,
                                           .label = count_text(token, 1),
                                           .pressed = back,
                                           .on_table = true});
      draw_kingdom_token(canvas, token, cell.centre_x(), cell.centre_y() - (back ? cell.h * 0.05f : 0.0f),
                         cell.w * 0.9f,
                         {.can_take = !back && hit.hot, .selected = back, .focused = hit.focused, .dimmed = back});
      if (hit.clicked && back) taken_back = Tokens::of(token);
      if (hit.clicked && !back) tapped = token;
    }
  }
  const std::string why = chosen == over ? std::string() : std::string(tr(words::why_return));
  if (press(s.frame, {area.x, area.bottom() - kButton, area.w, kButton},
            {.id = "return",
             .label =
                 std::string(tr(words::give_back)) + " (" + std::to_string(chosen) + '/' + std::to_string(over) + ')',
             .kind = ButtonKind::primary,
             .enabled = why.empty(),
             .hint = why,
             .on_table = true}))
    confirm(s.moment, s.frame.intents);
  if (!taken_back.empty()) choice_.tokens -= taken_back;
  if (tapped && chosen < over) choice_.tokens += Tokens::of(*tapped);
  if (tapped && chosen >= over) s.frame.intents.refusal = tr(words::why_return);
}

/// A surprise from the stack, or a tile of the marketplace: pressing one takes it.
void KingdomScreen::draw_tile_choice(Scene& s, const Rect& area) {
  const Canvas& canvas = s.frame.canvas;
  const ActionList& actions = s.actions();
  const int count = static_cast<int>(actions.size());
  for (int i = 0; i < count; ++i) {
    const TileId tile = actions[static_cast<std::size_t>(i)].other;
    const Rect cell = cell_in(area, count, i, 128, 14);
    const std::string label = action_label(s.shown, actions[static_cast<std::size_t>(i)], s.names);
    const Hit hit = s.frame.targets.add({.id = tile == kNoTile ? "tile:stack" : "tile:" + tile_name(tile),
                                         .rect = cell,
                                         .label = label,
                                         .hint = label,
                                         .on_table = true});
    const PieceLook look{.can_take = true, .focused = hit.focused};
    if (tile == kNoTile)
      draw_city_stack(canvas, cell.inset(6), s.real.stack_count(), look);
    else
      draw_city_tile(canvas, cell.inset(6), tile, 0, look);
    if (hit.clicked) choose_tile(s.moment, tile, s.frame.intents);
  }
}

/// One's own kinds of tokens, and, once one is chosen, who gets it.
void KingdomScreen::draw_giving(Scene& s, const Rect& area) {
  const Canvas& canvas = s.frame.canvas;
  const Tokens own = s.real.player().tokens;
  int kinds = 0;
  for (int kind = 0; kind < kTokenKinds; ++kind) kinds += own[static_cast<Token>(kind)] > 0 ? 1 : 0;
  const Rect row{area.x, area.y, area.w, area.h - kButton - 16};
  int place = 0;
  for (int kind = 0; kind < kTokenKinds; ++kind) {
    const Token token = static_cast<Token>(kind);
    if (own[token] == 0) continue;
    const Rect cell = cell_in(row, kinds, place++, 88, 8);
    const bool chosen = choice_.tokens[token] > 0;
    const Hit hit = s.frame.targets.add({.id = std::string("own:") + kTokenLetters[kind] + '0',
                                         .rect = cell,
                                         .label = count_text(token, own[token]),
                                         .pressed = chosen,
                                         .on_table = true});
    draw_kingdom_token(canvas, token, cell.centre_x(), cell.centre_y(), cell.w * 0.9f,
                       {.can_take = !chosen && hit.hot, .selected = chosen, .focused = hit.focused});
    if (hit.clicked) choose_token(s.moment, token, s.frame.intents);
  }
  const int others = s.real.setup.players - 1;
  const float w = (area.w - 8 * static_cast<float>(others - 1)) / static_cast<float>(others);
  int at = 0;
  for (int seat = 0; seat < s.real.setup.players; ++seat) {
    if (seat == s.real.to_act) continue;
    const Rect button{area.x + (w + 8) * static_cast<float>(at++), area.bottom() - kButton, w, kButton};
    const std::string& name = s.names[static_cast<std::size_t>(seat)];
    const bool ready = !choice_.tokens.empty();
    const Hit hit = s.frame.targets.add({.id = "give:" + std::to_string(seat),
                                         .rect = button,
                                         .label = tr(words::give_to, name),
                                         .hint = ready ? "" : tr(words::say_thief),
                                         .enabled = ready,
                                         .on_table = true});
    draw_button(canvas, button, ButtonKind::primary, hit.state(!ready), "");
    const float badge = std::min(kButton * 0.7f, button.w * 0.4f);
    draw_pawn_badge(canvas, seat, button.x + 6 + badge / 2, button.centre_y(), badge);
    draw_text_in(canvas, {button.x + badge + 10, button.y, button.w - badge - 14, button.h}, name,
                 {.face = Face::bold,
                  .size = type::kBody * std::min(s.frame.scale(), 1.3f),
                  .colour = ready ? canvas.theme.on_accent : canvas.theme.on_disabled});
    if (hit.clicked) choose_traveller(s.moment, seat, s.frame.intents);
    if (hit.refused) s.frame.intents.refusal = tr(words::say_thief);
  }
}

void KingdomScreen::draw_medal_choice(Scene& s, const Rect& area) {
  const ActionList& actions = s.actions();
  const int count = static_cast<int>(actions.size());
  for (int i = 0; i < count; ++i) {
    const int medal = actions[static_cast<std::size_t>(i)].other;
    const Rect cell = cell_in(area, count, i, 140, 12);
    const Hit hit = s.frame.targets.add({.id = "medal:" + std::to_string(medal),
                                         .rect = cell,
                                         .label = tr(words::medal, std::to_string(medal)),
                                         .on_table = true});
    draw_medal(s.frame.canvas, cell.inset(8), medal, {.can_take = true, .selected = hit.hot, .focused = hit.focused});
    if (hit.clicked) wish(s.game, actions[static_cast<std::size_t>(i)], s.frame.intents);
  }
}

}  // namespace kingdom_ui
