// The place of what to do now: the prompt, the gems chosen so far, the chosen card with its price, or the choices of a
// decision. On a small screen a chosen card opens a sheet over the lower part of the table.
#include <algorithm>

#include <imgui.h>

#include "core/notation.h"
#include "core/payment.h"
#include "ui/art/pieces.h"
#include "ui/art/tiles.h"
#include "ui/art/tokens.h"
#include "ui/press.h"
#include "ui/splendor/action_parts.h"
#include "ui/splendor/describe.h"
#include "ui/splendor/screen.h"

namespace ui {

using namespace splendor;

namespace {

std::string why_text(const GameState& state, const Action& action) {
  const auto why = why_illegal(state, action);
  return why ? reason(*why) : std::string();
}

/// With a capital and a full stop.
std::string sentence(std::string text) {
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
  return text + '.';
}

constexpr float kButton = space::kTarget;

}  // namespace

Rect titled(Frame& frame, const Rect& rect, std::string_view title) {
  const float size = type::kBody * std::min(frame.scale(), 1.5f);
  const float height = draw_paragraph(frame.canvas, rect.x, rect.y, rect.w, title,
                                      {.face = Face::bold, .size = size, .colour = frame.canvas.theme.text});
  return {rect.x, rect.y + height + 6, rect.w, rect.h - height - 6};
}

float fitting_size(const Canvas& canvas, float width, float height, std::string_view text, float size) {
  while (size > type::kLabel - 1 && paragraph_height(canvas, width, text, Face::regular, size) > height) --size;
  return size;
}

void draw_bar_words(const Canvas& canvas, const Rect& rect, std::string_view text, ImU32 colour) {
  const float size = fitting_size(canvas, rect.w, rect.h, text, type::kBody * std::min(canvas.fonts.scale, 1.5f));
  const float height = paragraph_height(canvas, rect.w, text, Face::regular, size);
  draw_paragraph(canvas, rect.x, rect.centre_y() - height / 2, rect.w, text, {.size = size, .colour = colour});
}

/// On a small screen something lies over the lower part of the table. Gems are taken from the bank, which stays free.
bool SplendorScreen::sheet_open(const Scene& s) const {
  const Phase phase = s.real.phase;
  const bool decision = s.showing.may_act && phase != Phase::turn && phase != Phase::gem && phase != Phase::over;
  return s.layout.shape != TableShape::wide &&
         (open_player_ >= 0 || choice_.card != kNoCard || choice_.deck >= 0 || choice_.tile != Tile{} || decision);
}

Rect SplendorScreen::sheet_rect(const Scene& s) const {
  if (open_player_ >= 0 || !s.showing.may_act) return s.layout.sheet;
  switch (s.real.phase) {
    case Phase::free_card:
    case Phase::stronghold:
    case Phase::noble:
    case Phase::post: return s.layout.low_sheet;
    case Phase::turn: return choice_.tile != Tile{} ? s.layout.low_sheet : s.layout.sheet;
    default: return s.layout.sheet;
  }
}

void SplendorScreen::draw_actions(Scene& s) {
  const bool small = s.layout.shape != TableShape::wide;
  const bool upright = s.layout.shape == TableShape::upright;
  if (small && open_player_ >= 0) {
    draw_surface(s.frame.canvas, s.layout.sheet, Surface::dialog);
    const Rect in = s.layout.sheet.inset(8);
    draw_panel(s, open_player_, {in.x, in.y, in.w, in.h - kButton - 8});
    if (press(s.frame, {in.x, in.bottom() - kButton, in.w, kButton}, {.id = "close", .label = tr(Str::close)}))
      open_player_ = -1;
    return;
  }
  const bool decision = s.showing.may_act && s.real.phase != Phase::turn && s.real.phase != Phase::over;
  const bool sheet = sheet_open(s);
  const Rect rect = sheet ? sheet_rect(s) : s.layout.action;
  draw_surface(s.frame.canvas, rect, sheet ? Surface::dialog : Surface::panel, upright && !sheet ? 0.0f : -1.0f);
  const Rect in = rect.inset(upright ? 10.0f : 12.0f, upright && !sheet ? 6.0f : 10.0f);
  if (decision && s.real.phase == Phase::give_back)
    draw_return(s, in);
  else if (decision && s.real.phase == Phase::conquest)
    draw_card_choice(s, in);
  else if (decision && s.real.phase != Phase::gem)
    draw_decision(s, in);
  else if (choice_.tile != Tile{})
    draw_tile_choice(s, in);
  else if (choice_.card != kNoCard)
    draw_card_choice(s, in);
  else if (choice_.deck >= 0)
    draw_deck_choice(s, in);
  else if (s.showing.may_act)
    draw_gem_choice(s, in);
  else
    draw_waiting(s, in);
}

void SplendorScreen::draw_waiting(Scene& s, const Rect& rect) {
  const Canvas& canvas = s.frame.canvas;
  if (rect.h < 80)
    draw_bar_words(canvas, rect, status(s.showing), canvas.theme.muted);
  else
    draw_recent(s, titled(s.frame, rect, status(s.showing)));
}

/// The last actions, newest first, as many as fit.
void SplendorScreen::draw_recent(Scene& s, const Rect& rect) {
  const Canvas& canvas = s.frame.canvas;
  const float scale = std::min(s.frame.scale(), 1.5f);
  const float size = type::kLabel * scale, indent = 26 * scale;
  float y = rect.y + 8;
  for (std::size_t i = s.showing.session.cursor(); i-- > 0;) {
    const std::string line = log_line(s.showing, i);
    const float height = paragraph_height(canvas, rect.w - indent, line, Face::regular, size);
    if (y + height > rect.bottom()) return;
    draw_emblem(canvas, s.showing.session.actor(i), rect.x + 9 * scale, y + size * 0.62f, 18 * scale);
    draw_paragraph(canvas, rect.x + indent, y, rect.w - indent, line, {.size = size, .colour = canvas.theme.muted});
    y += height + 8 * scale;
  }
}

/// Gems chosen so far, and the buttons that take or clear them.
void SplendorScreen::draw_gem_choice(Scene& s, const Rect& rect) {
  const Canvas& canvas = s.frame.canvas;
  const float scale = std::min(s.frame.scale(), 1.5f);
  if (must_pass(s.real)) {
    if (press(s.frame, {rect.x, rect.bottom() - kButton, rect.w, kButton},
              {.id = "pass", .label = tr(Str::prompt_pass), .kind = ButtonKind::primary, .on_table = true}))
      wish(s.game, {.kind = ActionKind::pass}, s.frame.wishes);
    return;
  }
  const bool line = rect.h < 80;  // the phone's bar
  const bool from_post = s.real.phase == Phase::gem;
  if (choice_.gems.empty()) {
    const char* prompt = tr(from_post ? Str::prompt_gem : Str::prompt_turn);
    if (line)
      draw_bar_words(canvas, rect, prompt, canvas.theme.text);
    else
      draw_recent(s, titled(s.frame, rect, prompt));
    return;
  }
  const Action action = choice_.action ? s.game.actions()[*choice_.action] : gem_action(s.real);
  std::string why = why_text(s.real, action);
  const bool third_due = !why.empty() && action.kind == ActionKind::take_pair &&
                         std::any_of(s.game.actions().begin(), s.game.actions().end(), [&](const Action& other) {
                           return other.kind == ActionKind::take_pair && other.tokens.covers(action.tokens);
                         });
  if (third_due) why = tr(Str::prompt_third);
  float chip = line ? std::min(rect.h - 4, 40.0f) : std::min(56.0f, rect.w / 5);
  Rect in = rect;
  if (!line) in = titled(s.frame, rect, third_due ? why : tr(from_post ? Str::prompt_gem : Str::prompt_take_more));
  // Where the area is low both buttons share a row, and the chips take what is left above it.
  const bool low = !line && rect.bottom() - in.y < chip + 2 * kButton + 24;
  if (low) chip = std::min(chip, rect.bottom() - kButton - in.y - 8);
  float x = rect.x + chip / 2 + 2;
  const float y = line ? rect.centre_y() : in.y + chip / 2 + 4;
  for (const Gem gem : kGems)
    for (int i = 0; i < choice_.gems[gem]; ++i, x += chip * 0.96f) {
      const Hit hit =
          s.frame.targets.add({.id = "chosen:" + std::string(1, kColourLetters[index_of(gem)]) + std::to_string(i),
                               .rect = Rect::square(x, y, chip),
                               .label = gem_name(gem),
                               .on_table = true});
      draw_token(canvas, gem, x, y, chip * 0.9f, {.selected = true, .focused = hit.focused});
      if (hit.clicked) {
        choice_.gems -= Tokens::of(gem);
        choice_.action.reset();
      }
    }
  const std::string label = tr(Str::take);
  const float take_w = line  ? std::min(button_width(canvas, label) + 8, rect.w * 0.4f)
                       : low ? rect.w - kButton - 6
                             : rect.w;
  const Rect take{line ? rect.right() - take_w : rect.x, line ? rect.centre_y() - kButton / 2 : rect.bottom() - kButton,
                  take_w, kButton};
  const Rect clear = line  ? Rect{take.x - kButton - 6, take.y, kButton, kButton}
                     : low ? Rect{take.right() + 6, take.y, kButton, kButton}
                           : Rect{rect.x, take.y - kButton - 8, rect.w, kButton};
  if (press(s.frame, take,
            {.id = "take",
             .label = label,
             .kind = ButtonKind::primary,
             .enabled = why.empty(),
             .hint = why,
             .on_table = true}))
    wish(s.game, action, s.frame.wishes);
  const Press clear_button{
      .id = "clear", .label = tr(Str::clear), .kind = ButtonKind::quiet, .icon = Icon::cross, .on_table = true};
  if (line || low ? press_icon(s.frame, clear, clear_button) : press(s.frame, clear, clear_button)) choice_ = {};
  const Rect words = line ? Rect{x - chip * 0.3f, rect.y, clear.x - x, rect.h} : Rect{};
  if (!why.empty() && !line && !low)
    draw_paragraph(canvas, rect.x, y + chip / 2 + 8, rect.w, why,
                   {.size = type::kLabel * scale, .colour = canvas.theme.muted});
  else if (!why.empty() && words.w > 60) {
    const float height = paragraph_height(canvas, words.w, why, Face::regular, type::kLabel * scale);
    if (height <= rect.h + 4)
      draw_paragraph(canvas, words.x, words.centre_y() - height / 2, words.w, why,
                     {.size = type::kLabel * scale, .colour = canvas.theme.muted});
  }
}

/// Over the limit: one's own tokens to press, and the button when enough are chosen.
void SplendorScreen::draw_return(Scene& s, const Rect& rect) {
  const Canvas& canvas = s.frame.canvas;
  const PlayerState& player = s.real.player();
  const int over = player.tokens.total() - s.real.setup.token_limit();
  const int chosen = choice_.gems.total();
  const Rect in = titled(s.frame, rect, tr_count(Str::prompt_return_one, Str::prompt_return_many, over));
  const float column = std::min(in.w / kColourCount, 84.0f);
  const float chip = std::min(column * 0.84f, (in.h - kButton - 30) * 0.8f);
  for (int c = 0; c < kColourCount; ++c) {
    const Gem gem = static_cast<Gem>(c);
    const int held = player.tokens[gem];
    const Rect cell{in.x + column * static_cast<float>(c), in.y, column, chip + 26};
    if (held == 0) continue;
    const int back = choice_.gems[gem];
    const Hit hit = s.frame.targets.add({.id = std::string("own:") + kColourLetters[c],
                                         .rect = cell,
                                         .label = std::to_string(held) + ' ' + gem_name(gem),
                                         .on_table = true});
    if (hit.clicked) choose_gem(s.showing, gem, s.frame.wishes);
    draw_token(canvas, gem, cell.centre_x(), cell.y + chip / 2 + 2, chip,
               {.selected = back > 0, .can_take = hit.hot && back < held, .focused = hit.focused});
    draw_count_disc(canvas, cell.centre_x() + chip * 0.36f, cell.y + chip * 0.84f, chip * 0.44f, held - back);
    if (back > 0)
      draw_number(canvas, cell.centre_x(), cell.y + chip + 16, back,
                  {.face = Face::bold, .size = 16, .colour = canvas.theme.accent, .align = Align::centre},
                  "\xE2\x88\x92");
  }
  const Action action = gem_action(s.real);
  const std::string why = chosen == over ? std::string() : std::string(tr(Str::why_return));
  const float clear_w = chosen > 0 ? kButton + 6 : 0;
  if (press(
          s.frame, {rect.x, rect.bottom() - kButton, rect.w - clear_w, kButton},
          {.id = "return",
           .label = std::string(tr(Str::give_back)) + " (" + std::to_string(chosen) + '/' + std::to_string(over) + ')',
           .kind = ButtonKind::primary,
           .enabled = why.empty(),
           .hint = why,
           .on_table = true}))
    wish(s.game, action, s.frame.wishes);
  if (chosen > 0 && press_icon(s.frame, {rect.right() - kButton, rect.bottom() - kButton, kButton, kButton},
                               {.id = "clear", .label = tr(Str::clear), .icon = Icon::cross, .on_table = true}))
    choice_ = {};
}

/// The chosen card, large, with what can be done with it: bought, reserved, or conquered.
void SplendorScreen::draw_card_choice(Scene& s, const Rect& rect) {
  const Canvas& canvas = s.frame.canvas;
  const CardId card = choice_.card;
  const bool conquest = s.showing.may_act && s.real.phase == Phase::conquest;
  const bool on_table = slot_of(s.real, card) >= 0;
  const bool my_hand = reserve_of(s.real.player(), card) >= 0;
  const bool tall = rect.h > rect.w * 1.1f, stacked = tall && rect.h >= 330;  // buttons
  const int buttons = !s.showing.may_act ? 0 : conquest || on_table ? 2 : my_hand ? 1 : 0;
  const float row = kButton + 8;
  const float buttons_h = buttons == 0 ? 0 : stacked ? static_cast<float>(buttons) * row : row;
  const float small = type::kLabel * std::min(s.frame.scale(), 1.5f);

  Rect body = rect;
  if (conquest) body = titled(s.frame, rect, tr(Str::prompt_conquest));
  const float room_h = rect.bottom() - body.y - buttons_h;
  const float card_w = tall ? std::min({rect.w * 0.52f, room_h * 0.38f / kCardAspect, 190.0f})
                            : std::min(rect.w * 0.3f, room_h / kCardAspect - 4);
  const Rect picture{body.x + 4, body.y + 4, card_w, card_w * kCardAspect};
  draw_card(canvas, picture, card, table_look(s, card));
  const float cross = conquest ? 0.0f : 40.0f;
  const Rect beside{picture.right() + 12, body.y + 2, rect.right() - picture.right() - 12, picture.h};
  if (!conquest && press_icon(s.frame, {rect.right() - 40, rect.y - 4, 44, 44},
                              {.id = "clear", .label = tr(Str::close), .icon = Icon::cross, .on_table = true})) {
    choice_ = {};
    return;
  }
  const Action buy_action{.kind = conquest ? ActionKind::conquer : ActionKind::buy, .card = card};
  const Action reserve_action{.kind = ActionKind::reserve, .card = card};
  const std::string no_buy = choice_.action || buttons == 0 ? std::string() : why_text(s.real, buy_action);
  const std::string no_reserve = on_table && buttons > 0 ? why_text(s.real, reserve_action) : std::string();

  // The picture shows the price; the words say the rest.
  std::string text = card_title(card) + '.';
  if (const std::string effect = card_effect(card); !effect.empty()) text += "\n" + sentence(effect);
  text += "\n" + affordability_text(s.shown, s.perspective, card);
  if (const std::string held = held_text(s, card); !held.empty() && !conquest) text += "\n" + held;
  if (s.showing.may_act && s.real.phase == Phase::turn && on_table && no_reserve == reason(Illegal::hand_full))
    text += "\n" + no_reserve;
  const bool below = tall && paragraph_height(canvas, beside.w - cross, text, Face::regular, small) > picture.h;
  const float pay_h = choice_.action ? small * 1.3f + 56 : 0;  // stays in sight before all words
  const Rect words =
      below ? Rect{rect.x, picture.bottom() + 8, rect.w, 0} : Rect{beside.x, beside.y, beside.w - cross, 0};
  float y = words.y;
  const float words_size =
      fitting_size(canvas, words.w, std::max(30.0f, rect.bottom() - buttons_h - pay_h - 8 - y), text, small);
  y += draw_paragraph(canvas, words.x, y, words.w, text, {.size = words_size, .colour = canvas.theme.text}) + 8;
  if (choice_.action) {
    const float top = tall ? std::max(picture.bottom() + 10, y) : y;
    const Rect pay{tall ? rect.x : beside.x, top, tall ? rect.w : beside.w, rect.bottom() - buttons_h - top};
    draw_text_in(canvas, {pay.x, pay.y, pay.w, small * 1.3f}, tr(Str::payment),
                 {.face = Face::bold, .size = small, .colour = canvas.theme.muted});
    draw_payment(s, {pay.x, pay.y + small * 1.3f + 4, pay.w, pay.h - small * 1.3f - 4});
  }
  if (buttons == 0) return;
  const float half = stacked || buttons == 1 ? rect.w : (rect.w - 8) / 2;
  const Rect first{rect.x, rect.bottom() - buttons_h + 8, half, kButton};
  const Rect second =
      stacked ? Rect{rect.x, first.bottom() + 8, half, kButton} : Rect{first.right() + 8, first.y, half, kButton};
  if (press(s.frame, first,
            {.id = conquest ? "confirm" : "buy",
             .label = tr(conquest ? Str::act_conquer : Str::buy),
             .kind = ButtonKind::primary,
             .enabled = choice_.action.has_value(),
             .hint = no_buy,
             .on_table = true}))
    s.frame.wishes.play = static_cast<int>(*choice_.action);
  if (conquest) {
    if (const auto decline = decision(s).decline();
        decline && press(s.frame, second, {.id = "decline", .label = tr(Str::decline), .on_table = true}))
      s.frame.wishes.play = static_cast<int>(*decline);
    return;
  }
  if (!on_table) return;
  // The longer words where they fit.
  const std::string with_gold = tr(Str::reserve_gold);
  const bool fits = s.real.bank.gold() > 0 && button_width(canvas, with_gold, Icon::reserve) <= second.w;
  if (press(s.frame, second,
            {.id = "reserve",
             .label = fits ? with_gold : std::string(tr(Str::reserve)),
             .icon = Icon::reserve,
             .enabled = no_reserve.empty(),
             .hint = no_reserve,
             .on_table = true}))
    wish(s.game, reserve_action, s.frame.wishes);
}

/// A tile, large, and its words.
void SplendorScreen::draw_tile_choice(Scene& s, const Rect& rect) {
  const Canvas& canvas = s.frame.canvas;
  const Tile tile = choice_.tile;
  const std::string text = tile.kind == Tile::Kind::noble  ? noble_text(static_cast<NobleId>(tile.index))
                           : tile.kind == Tile::Kind::city ? city_text(tile.index)
                                                           : post_text(tile.index);
  const bool tall = rect.h > rect.w * 1.1f;
  const float side = tall ? rect.w * 0.6f : std::min(rect.h - 8, rect.w * 0.4f);
  const Rect picture{rect.x + 4, rect.y + 4, side, side};
  draw_tile(canvas, picture, tile, {});
  if (press_icon(s.frame, {rect.right() - 40, rect.y - 4, 44, 44},
                 {.id = "clear", .label = tr(Str::close), .icon = Icon::cross, .on_table = true})) {
    choice_ = {};
    return;
  }
  const float size = type::kBody * std::min(s.frame.scale(), 1.5f);
  const Rect words = tall ? Rect{rect.x, picture.bottom() + 14, rect.w, 0}
                          : Rect{picture.right() + 14, rect.y + 4, rect.right() - picture.right() - 54, 0};
  float y = words.y;
  y += draw_paragraph(canvas, words.x, y, words.w, text, {.size = size, .colour = canvas.theme.text}) + 8;
  const std::string held = tile_holders(s.showing, s.shown, tile);
  if (!held.empty()) draw_paragraph(canvas, words.x, y, words.w, held, {.size = size, .colour = canvas.theme.muted});
}

void SplendorScreen::draw_deck_choice(Scene& s, const Rect& rect) {
  const Deck deck = static_cast<Deck>(choice_.deck);
  const Action action{.kind = ActionKind::reserve_deck, .other = static_cast<std::uint8_t>(choice_.deck)};
  const Rect in = titled(s.frame, {rect.x, rect.y, rect.w - 40, rect.h}, deck_name(deck));
  const float w = std::min({in.w * 0.4f, (rect.h - 2 * kButton - 40) / kCardAspect, 120.0f});
  if (w > 20)
    draw_deck(s.frame.canvas, {in.x + 4, in.y, w, w * kCardAspect}, deck,
              s.shown.decks[static_cast<std::size_t>(choice_.deck)].count, {});
  if (press_icon(s.frame, {rect.right() - 40, rect.y - 4, 44, 44},
                 {.id = "clear", .label = tr(Str::close), .icon = Icon::cross, .on_table = true})) {
    choice_ = {};
    return;
  }
  const std::string why = s.showing.may_act ? why_text(s.real, action) : std::string(tr(Str::why_not_your_turn));
  if (press(s.frame, {rect.x, rect.bottom() - kButton, rect.w, kButton},
            {.id = "reserve",
             .label = tr(Str::reserve_top),
             .kind = ButtonKind::primary,
             .icon = Icon::reserve,
             .enabled = why.empty(),
             .hint = why,
             .on_table = true}))
    wish(s.game, action, s.frame.wishes);
}

}  // namespace ui
