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
#include "ui/splendor/describe.h"
#include "ui/splendor/screen.h"

namespace ui {

using namespace splendor;

namespace {

std::string why_text(const GameState& state, const Action& action) {
  const auto why = why_illegal(state, action);
  return why ? reason(*why) : std::string();
}

/// A title at the top; returns what is left below it.
Rect titled(Frame& frame, const Rect& rect, std::string_view title) {
  const float size = type::kBody * std::min(frame.scale(), 1.5f);
  const float height = draw_paragraph(frame.canvas, rect.x, rect.y, rect.w, title,
                                      {.face = Face::bold, .size = size, .colour = frame.canvas.theme.text});
  return {rect.x, rect.y + height + 6, rect.w, rect.h - height - 6};
}

constexpr float kButton = space::kTarget;

}  // namespace

/// On a small screen something lies over the lower part of the table. Gems are taken from the bank, which stays free.
bool SplendorScreen::sheet_open(const Scene& s) const {
  const Phase phase = s.real.phase;
  const bool decision = s.showing.may_act && phase != Phase::turn && phase != Phase::gem && phase != Phase::over;
  return s.layout.shape != TableShape::wide &&
         (open_player_ >= 0 || choice_.card != kNoCard || choice_.deck >= 0 || decision);
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
  const bool card = choice_.card != kNoCard && !decision;
  const bool sheet = sheet_open(s);
  const Rect rect = sheet ? s.layout.sheet : s.layout.action;
  draw_surface(s.frame.canvas, rect, sheet ? Surface::dialog : Surface::panel, upright && !sheet ? 0.0f : -1.0f);
  const Rect in = rect.inset(upright ? 10.0f : 12.0f, upright && !sheet ? 6.0f : 10.0f);
  if (decision && s.real.phase == Phase::give_back)
    draw_return(s, in);
  else if (decision && s.real.phase != Phase::gem)
    draw_choices(s, in);
  else if (card)
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
  const TextStyle style{.size = type::kBody * std::min(s.frame.scale(), 1.5f), .colour = canvas.theme.muted};
  if (rect.h < 80)
    draw_text_in(canvas, rect, status(s.showing), style);
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
  const bool passing = must_pass(s.real);
  if (passing) {
    if (press(s.frame, {rect.x, rect.bottom() - kButton, rect.w, kButton},
              {.id = "pass", .label = tr(Str::prompt_pass), .kind = ButtonKind::primary, .on_table = true}))
      wish(s.game, {.kind = ActionKind::pass}, s.frame.wishes);
    return;
  }
  const bool line = rect.h < 80;  // the phone's bar
  if (choice_.gems.empty()) {
    if (line)
      draw_text_in(canvas, rect, tr(Str::prompt_turn),
                   {.size = type::kBody * std::min(s.frame.scale(), 1.5f), .colour = canvas.theme.text});
    else
      draw_recent(s, titled(s.frame, rect, tr(Str::prompt_turn)));
    return;
  }
  const Action action = gem_action(s.real);
  const std::string why = why_text(s.real, action);
  const float chip = line ? std::min(rect.h - 4, 40.0f) : std::min(56.0f, rect.w / 5);
  float x = rect.x + chip / 2 + 2;
  const float y = line ? rect.centre_y() : rect.y + chip / 2 + 26 * std::min(s.frame.scale(), 1.5f);
  if (!line)
    draw_text_in(
        canvas, {rect.x, rect.y, rect.w, 22}, tr(Str::prompt_take_more),
        {.face = Face::bold, .size = type::kBody * std::min(s.frame.scale(), 1.5f), .colour = canvas.theme.text});
  for (const Gem gem : kGems)
    for (int i = 0; i < choice_.gems[gem]; ++i, x += chip * 0.96f) {
      const Hit hit =
          s.frame.targets.add({.id = "chosen:" + std::string(1, kColourLetters[index_of(gem)]) + std::to_string(i),
                               .rect = Rect::square(x, y, chip),
                               .label = gem_name(gem),
                               .on_table = true});
      draw_token(canvas, gem, x, y, chip * 0.9f, {.selected = true, .focused = hit.focused});
      if (hit.clicked) choice_.gems -= Tokens::of(gem);
    }
  const std::string label = tr(Str::take);
  const float take_w = line ? std::min(button_width(canvas, label) + 8, rect.w * 0.34f) : rect.w;
  const Rect take{line ? rect.right() - take_w : rect.x, line ? rect.centre_y() - kButton / 2 : rect.bottom() - kButton,
                  take_w, kButton};
  const Rect clear =
      line ? Rect{take.x - kButton - 6, take.y, kButton, kButton} : Rect{rect.x, take.y - kButton - 8, rect.w, kButton};
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
  if (line ? press_icon(s.frame, clear, clear_button) : press(s.frame, clear, clear_button)) choice_ = {};
  if (!line && !why.empty())
    draw_paragraph(canvas, rect.x, y + chip / 2 + 8, rect.w, why,
                   {.size = type::kLabel * std::min(s.frame.scale(), 1.5f), .colour = canvas.theme.muted});
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

/// What is paid, gem by gem: pressing a gem pays gold in its place, pressing gold takes one back.
void SplendorScreen::draw_payment(Scene& s, const Rect& rect) {
  const Canvas& canvas = s.frame.canvas;
  const Action& now = s.game.actions()[*choice_.payment];
  // The payment nearest to the present one that differs by one gold more (or less) and, for more, by this gem less.
  const auto other = [&](int gold_change, std::optional<Gem> gem) -> std::optional<std::size_t> {
    for (std::size_t i = 0; i < s.game.actions().size(); ++i) {
      const Action& action = s.game.actions()[i];
      if (action.kind != now.kind || action.card != now.card || action.given != now.given) continue;
      if (action.tokens.gold() != now.tokens.gold() + gold_change) continue;
      if (gem && action.tokens[*gem] >= now.tokens[*gem]) continue;
      const Tokens fewer = now.tokens.without_gold().missing_for(action.tokens.without_gold());
      if (gold_change > 0 ? fewer.empty() : true) return i;
    }
    return std::nullopt;
  };
  bool swappable = false;
  int shown = 0;
  for (int c = 0; c < kColourCount; ++c) shown += now.tokens[static_cast<Gem>(c)] > 0 ? 1 : 0;
  const float column = std::min(rect.w / static_cast<float>(std::max(shown, 1)), 72.0f);
  const float chip = std::min({column * 0.84f, rect.h, 52.0f});
  float x = rect.x + column / 2;
  for (int c = 0; c < kColourCount; ++c) {
    const Gem gem = static_cast<Gem>(c);
    const int count = now.tokens[gem];
    if (count == 0) continue;
    const auto swap = gem == Gem::gold ? other(-1, std::nullopt) : other(+1, gem);
    swappable = swappable || swap;
    const Hit hit = s.frame.targets.add({.id = std::string("pay:") + kColourLetters[c],
                                         .rect = Rect::square(x, rect.y + chip / 2, std::max(chip, 40.0f)),
                                         .label = std::to_string(count) + ' ' + gem_name(gem),
                                         .hint = swap ? tr(Str::payment_hint) : "",
                                         .enabled = swap.has_value(),
                                         .on_table = true});
    if (hit.clicked) choice_.payment = swap;
    draw_token(canvas, gem, x, rect.y + chip / 2, chip, {.can_take = swap && hit.hot, .focused = hit.focused});
    draw_count_disc(canvas, x + chip * 0.34f, rect.y + chip * 0.84f, chip * 0.46f, count);
    x += column;
  }
  for (const CardId given : now.given) {
    if (given == kNoCard) continue;
    draw_mini_card(canvas, {x - column / 2, rect.y, chip * 0.72f, chip}, given);
    x += column;
  }
  if (swappable)
    draw_paragraph(canvas, rect.x, rect.y + chip + 10, rect.w, tr(Str::payment_hint),
                   {.size = type::kLabel * std::min(s.frame.scale(), 1.5f), .colour = canvas.theme.muted});
  // Payments that differ in more than gold (cards that leave play): one after the other.
  std::size_t next = *choice_.payment;
  const auto& actions = s.game.actions();
  for (std::size_t i = 1; i < actions.size(); ++i) {
    const std::size_t k = (*choice_.payment + i) % actions.size();
    if (actions[k].kind == now.kind && actions[k].card == now.card && actions[k].given != now.given) {
      next = k;
      break;
    }
  }
  if (next != *choice_.payment &&
      press(s.frame, {rect.x, rect.bottom() - kButton, rect.w, kButton},
            {.id = "pay:other", .label = tr(Str::other_payments), .icon = Icon::swap, .on_table = true}))
    choice_.payment = next;
}

/// The chosen card, large, with what can be done with it.
void SplendorScreen::draw_card_choice(Scene& s, const Rect& rect) {
  const Canvas& canvas = s.frame.canvas;
  const CardId card = choice_.card;
  const bool on_table = slot_of(s.real, card) >= 0;
  const bool my_hand = reserve_of(s.real.player(), card) >= 0;
  const bool tall = rect.h > rect.w * 1.1f;
  const int buttons = s.showing.may_act ? (on_table ? 2 : 1) : 0;
  const float buttons_h = tall ? static_cast<float>(buttons) * (kButton + 8) : kButton + 8;

  const float room_h = rect.h - buttons_h;
  const float card_w =
      tall ? std::min(rect.w * 0.52f, room_h * 0.5f / kCardAspect) : std::min(rect.w * 0.3f, room_h / kCardAspect);
  const Rect picture{rect.x + 4, rect.y + 4, card_w, card_w * kCardAspect};
  draw_card(canvas, picture, card, {});
  const Rect beside{picture.right() + 12, rect.y + 2, rect.right() - picture.right() - 12, picture.h};
  const Rect close{rect.right() - 36, rect.y - 2, 36, 36};
  if (press_icon(s.frame, close, {.id = "clear", .label = tr(Str::close), .icon = Icon::cross, .on_table = true})) {
    choice_ = {};
    return;
  }
  const float small = type::kLabel * std::min(s.frame.scale(), 1.5f);
  const std::string text = card_text(card) + ".\n\n" + affordability_text(s.shown, s.perspective, card);
  float y = beside.y;
  y += draw_paragraph(canvas, beside.x, y, beside.w - 36, text, {.size = small, .colour = canvas.theme.text}) + 8;
  if (choice_.payment) {
    const Rect pay =
        tall ? Rect{rect.x, picture.bottom() + 14, rect.w, rect.bottom() - buttons_h - picture.bottom() - 18}
             : Rect{beside.x, y, beside.w, rect.bottom() - buttons_h - y};
    draw_text_in(canvas, {pay.x, pay.y, pay.w, 18}, tr(Str::payment),
                 {.face = Face::bold, .size = small, .colour = canvas.theme.muted});
    draw_payment(s, {pay.x, pay.y + 22, pay.w, pay.h - 22});
  }
  if (buttons == 0) return;
  const Action reserve_action{.kind = ActionKind::reserve, .card = card};
  const std::string no_buy =
      choice_.payment ? std::string() : why_text(s.real, {.kind = ActionKind::buy, .card = card});
  const std::string no_reserve = why_text(s.real, reserve_action);
  const float half = tall || buttons == 1 ? rect.w : (rect.w - 8) / 2;
  const Rect buy{rect.x, rect.bottom() - buttons_h + 8, half, kButton};
  const Rect reserve =
      tall ? Rect{rect.x, buy.bottom() + 8, half, kButton} : Rect{buy.right() + 8, buy.y, half, kButton};
  if ((on_table || my_hand) && press(s.frame, buy,
                                     {.id = "buy",
                                      .label = tr(Str::buy),
                                      .kind = ButtonKind::primary,
                                      .enabled = choice_.payment.has_value(),
                                      .hint = no_buy,
                                      .on_table = true}))
    s.frame.wishes.play = static_cast<int>(*choice_.payment);
  if (on_table && press(s.frame, reserve,
                        {.id = "reserve",
                         .label = tr(s.real.bank.gold() > 0 ? Str::reserve_gold : Str::reserve),
                         .icon = Icon::reserve,
                         .enabled = no_reserve.empty(),
                         .hint = no_reserve,
                         .on_table = true}))
    wish(s.game, reserve_action, s.frame.wishes);
}

void SplendorScreen::draw_deck_choice(Scene& s, const Rect& rect) {
  const Deck deck = static_cast<Deck>(choice_.deck);
  const Action action{.kind = ActionKind::reserve_deck, .other = static_cast<std::uint8_t>(choice_.deck)};
  const Rect in = titled(s.frame, {rect.x, rect.y, rect.w - 40, rect.h}, deck_name(deck));
  const float w = std::min({in.w * 0.4f, (rect.h - 2 * kButton - 40) / kCardAspect, 120.0f});
  if (w > 20)
    draw_deck(s.frame.canvas, {in.x + 4, in.y, w, w * kCardAspect}, deck,
              s.shown.decks[static_cast<std::size_t>(choice_.deck)].count, {});
  if (press_icon(s.frame, {rect.right() - 36, rect.y - 2, 36, 36},
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

/// Any other decision: its answers as buttons with their pictures, scrolled when they are many.
void SplendorScreen::draw_choices(Scene& s, const Rect& rect) {
  const std::string prompt = status(s.showing);
  const Rect in = titled(s.frame, rect, prompt);
  ImGui::SetCursorScreenPos({in.x, in.y});
  ImGui::BeginChild("choices", {in.w, in.h}, ImGuiChildFlags_None,
                    ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NavFlattened);
  if (ImGui::IsWindowHovered() && ImGui::IsMouseDragging(0))
    ImGui::SetScrollY(ImGui::GetScrollY() - ImGui::GetIO().MouseDelta.y);
  Frame inner{.canvas = canvas_on(*ImGui::GetWindowDrawList(), s.frame.canvas.theme, s.frame.canvas.fonts,
                                  s.frame.canvas.letters),
              .info = s.frame.info,
              .settings = s.frame.settings,
              .targets = s.frame.targets,
              .wishes = s.frame.wishes};
  const float row = 56, width = in.w - 8;
  const float top = ImGui::GetCursorScreenPos().y;
  float y = top;
  for (std::size_t i = 0; i < s.game.actions().size(); ++i) {
    const Action& action = s.game.actions()[i];
    if (choice_.card != kNoCard && action.card != choice_.card) continue;
    const Rect button{in.x + 2, y + 2, width - 2, row - 6};
    const std::string label = action_label(s.shown, action);
    const Hit hit = inner.targets.add(
        {.id = "choice:" + std::to_string(i), .rect = button, .label = label, .hint = label, .on_table = true});
    if (hit.clicked) s.frame.wishes.play = static_cast<int>(i);
    draw_button(inner.canvas, button, ButtonKind::secondary, hit.state(), "");
    float x = button.x + 6;
    const float h = button.h - 8;
    if (action.kind == ActionKind::noble) {
      draw_noble(inner.canvas, {x, button.y + 4, h, h}, action.other);
      x += h + 8;
    } else if (action.card != kNoCard) {
      draw_mini_card(inner.canvas, {x, button.y + 4, h / kCardAspect, h}, action.card);
      x += h / kCardAspect + 8;
    } else if (!action.tokens.empty()) {
      for (int c = 0; c < kColourCount; ++c)
        for (int n = 0; n < action.tokens[static_cast<Gem>(c)]; ++n, x += h * 0.7f)
          draw_token(inner.canvas, static_cast<Gem>(c), x + h / 2, button.centre_y(), h * 0.8f);
      x += 8;
    }
    draw_text_in(inner.canvas, {x, button.y, button.right() - x - 6, button.h}, label,
                 {.size = type::kLabel * std::min(s.frame.scale(), 1.5f), .colour = inner.canvas.theme.on_control});
    y += row;
  }
  ImGui::SetCursorScreenPos({in.x, y});
  ImGui::Dummy({1, 1});
  ImGui::EndChild();
}

}  // namespace ui
