// The action area: the prompt, the gems chosen so far, the chosen card with its price, or the choices of a decision. On a
// small screen a chosen card opens a sheet over the lower part of the table.
#include <algorithm>
#include <optional>

#include "games/splendor/rules/payment.h"
#include "games/splendor/ui/describe.h"
#include "games/splendor/ui/make_view.h"
#include "games/splendor/ui/words.h"
#include "ui/moment_bar.h"
#include "ui/words.h"

namespace splendor_ui {

using namespace splendor;
using namespace ui;

namespace {

std::string why_text(const std::optional<Illegal>& why) { return why ? reason(*why) : std::string(); }
std::string why_text(const GameState& state, const Action& action) { return why_text(why_illegal(state, action)); }

/// With a capital and a full stop.
std::string sentence(std::string text) {
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
  return text + '.';
}

constexpr float kButton = space::kTarget;

}  // namespace

Rect ViewMaker::titled(const Rect& rect, std::string_view title) {
  const float size = type::kBody * text_scale();
  const float height =
      build_.paragraph(rect.x, rect.y, rect.w, title, {.face = Face::bold, .size = size, .colour = theme_.text});
  return {rect.x, rect.y + height + 6, rect.w, rect.h - height - 6};
}

void ViewMaker::bar_words(const Rect& rect, std::string_view text, ImU32 colour) {
  const float size = fitting_size(build_.canvas, rect.w, rect.h, text, type::kBody * text_scale());
  const float height = paragraph_height(build_.canvas, rect.w, text, Face::regular, size);
  build_.paragraph(rect.x, rect.centre_y() - height / 2, rect.w, text, {.size = size, .colour = colour});
}

void ViewMaker::close_button(const Rect& rect) {
  build_.icon_button({rect.right() - 40, rect.y - 4, 44, 44},
                     {.id = "clear", .label = tr(words::close), .icon = Icon::cross, .on_table = true});
}

ViewMaker::ButtonPlaces ViewMaker::button_places(const Rect& rect, bool stacked) {
  const float y = rect.bottom() - kButton;
  if (stacked) return {{rect.x, y, rect.w, kButton}, {rect.x, y - kButton - 8, rect.w, kButton}};
  const float half = (rect.w - 8) / 2;
  return {{rect.x + half + 8, y, half, kButton}, {rect.x, y, half, kButton}};
}

Rect ViewMaker::beside_cross(const Rect& rect, bool has_cross, const Text& label) {
  const Rect foot{rect.x, rect.bottom() - kButton, rect.w, kButton};
  if (!has_cross) return foot;
  build_.icon_button({foot.x, foot.y, kButton, kButton},
                     {.id = "clear", .label = tr(label), .icon = Icon::cross, .on_table = true});
  return {foot.x + kButton + 6, foot.y, foot.w - kButton - 6, kButton};
}

std::string ViewMaker::return_warning(int more) const {
  const int over = real_.player().tokens.total() + more - real_.setup.token_limit();
  return over > 0 ? tr_count(words::warn_return_one, words::warn_return_many, over) : std::string();
}

/// On a small screen something lies over the lower part of the table. Gems are taken from the bank, which stays free.
bool ViewMaker::sheet_open() const {
  const Phase phase = real_.phase;
  const bool decides = position_.may_act && phase != Phase::turn && phase != Phase::gem && phase != Phase::over;
  return layout_.shape != TableShape::wide && (selection_.open_player >= 0 || choice_.card != kNoCard ||
                                               choice_.deck >= 0 || choice_.tile != Tile{} || decides);
}

Rect ViewMaker::sheet_rect() const {
  if (selection_.open_player >= 0 || !position_.may_act) return layout_.sheet;
  switch (real_.phase) {
    case Phase::free_card:
    case Phase::stronghold:
    case Phase::noble:
    case Phase::post: return layout_.low_sheet;
    case Phase::turn: return choice_.tile != Tile{} ? layout_.low_sheet : layout_.sheet;
    default: return layout_.sheet;
  }
}

void ViewMaker::make_actions() {
  const bool upright = layout_.shape == TableShape::upright;
  if (layout_.shape != TableShape::wide && selection_.open_player >= 0) {
    build_.surface(layout_.sheet, Surface::dialog);
    const Rect in = layout_.sheet.inset(8);
    make_panel(selection_.open_player, {in.x, in.y, in.w, in.h - kButton - 8});
    build_.button({in.x, in.bottom() - kButton, in.w, kButton}, {.id = "close", .label = tr(words::close)});
    return;
  }
  const bool decides = position_.may_act && real_.phase != Phase::turn && real_.phase != Phase::over;
  const bool sheet = sheet_open();
  const Rect rect = sheet ? sheet_rect() : layout_.action;
  build_.surface(rect, sheet ? Surface::dialog : Surface::panel, upright && !sheet ? 0.0f : -1.0f);
  const Rect in = rect.inset(upright ? 10.0f : 12.0f, upright && !sheet ? 6.0f : 10.0f);
  if (decides && real_.phase == Phase::give_back)
    make_return(in);
  else if (decides && real_.phase == Phase::conquest)
    make_card_choice(in);
  else if (decides && real_.phase != Phase::gem)
    make_decision(in);
  else if (choice_.tile != Tile{})
    make_tile_choice(in);
  else if (choice_.card != kNoCard)
    make_card_choice(in);
  else if (choice_.deck >= 0)
    make_deck_choice(in);
  else if (position_.moment.looks_back && choice_.empty())
    make_looking_back(in);
  else if (position_.may_act)
    make_gem_choice(in);
  else
    make_waiting(in);
}

const Tip* ViewMaker::lesson() const {
  const bool told = position_.may_act && selection_.lesson < position_.lessons.size();
  return told ? &position_.lessons[selection_.lesson] : nullptr;
}

/// A lesson in the action area, with buttons for the next one and to leave. The table stays usable meanwhile. The last one of
/// a turn, which stays, leaves room for what rivals have done: above it in a bar, otherwise below it or beside the button.
void ViewMaker::make_lesson(const Rect& rect, const Tip& told) {
  view_.ringed = told.about;
  const Button next{
      .id = "lesson:next", .label = tr(words::lesson_go_on), .kind = ButtonKind::primary, .icon = Icon::arrow_right};
  const Button leave{
      .id = "lesson:skip", .label = tr(words::lessons_off), .kind = ButtonKind::quiet, .icon = Icon::cross};
  const std::vector<TurnLine> lines = told.stays ? turn_lines(position_) : std::vector<TurnLine>();
  if (is_bar(rect)) {
    constexpr float kRecap = 40;
    const float side = std::min(kButton, (rect.h - 2) / 2);
    const float x = rect.right() - kButton;
    const Rect above{rect.x, rect.y, rect.w, kRecap};
    const float down = rect.h < 2 * kRecap ? 0 : add_turn_lines(build_, above, kRecap, lines, true);
    bar_words({rect.x, rect.y + down, x - 8 - rect.x, rect.h - down}, told.words, theme_.text);
    build_.icon_button({x, rect.bottom() - side, kButton, side}, leave);
    if (!told.stays) build_.icon_button({x, rect.y, kButton, side}, next);
    return;
  }
  const Rect room{rect.x, rect.y, rect.w, rect.h - kButton - 8};
  const float size = fitting_size(build_.canvas, room.w, room.h, told.words, (type::kBody + 1) * text_scale());
  const float height = build_.paragraph(room.x, room.y, room.w, told.words, {.size = size, .colour = theme_.text});
  const float y = rect.bottom() - kButton;
  const Rect below{room.x, room.y + height + 8, room.w, room.h - height - 8};
  const bool beside = !lines.empty() && below.h < kButton;
  const bool words_fit =
      !beside && button_width(build_.canvas, leave.label, leave.icon) <= rect.w * (told.stays ? 1.0f : 0.5f);
  const float leave_w = words_fit ? button_width(build_.canvas, leave.label, leave.icon) : kButton;
  const Rect out{rect.right() - leave_w, y, leave_w, kButton};
  words_fit ? build_.button(out, leave) : build_.icon_button(out, leave);
  if (beside)
    add_turn_lines(build_, {rect.x, y, out.x - 8 - rect.x, kButton}, kButton, lines, true);
  else if (told.stays)
    make_told(below);
  else
    build_.button({rect.x, y, out.x - 8 - rect.x, kButton}, next);
}

/// The history bar, and above it the latest actions.
void ViewMaker::make_looking_back(const Rect& rect) {
  const float bar = moment_bar_height(text_scale());
  const Rect& whole = layout_.action;  // the phone's bar needs all of its height
  view_.moment_bar = rect.h < 80 ? Rect{rect.x, whole.y, rect.w, whole.h} : rect;
  if (rect.h < bar + 90) return;
  view_.moment_bar = {rect.x, rect.bottom() - bar, rect.w, bar};
  const Rect above{rect.x, rect.y, rect.w, rect.h - bar - 8};
  if (const Tip* told = lesson())
    make_lesson(above, *told);
  else
    make_recent(above, position_.told);
}

void ViewMaker::make_waiting(const Rect& rect) {
  const std::string words = !position_.passing ? status(position_.moment)
                            : position_.moment.viewer == real_.to_act
                                ? std::string(tr(words::your_turn))
                                : tr(words::turn_of, position_.name(real_.to_act));
  make_recap_below(rect, words, theme_.muted);
}

/// Words with a recap below, or the recap alone if there is little room.
void ViewMaker::make_recap_below(const Rect& rect, std::string_view words, ImU32 colour) {
  constexpr float kLow = 130;
  if (rect.h < kLow && add_turn_lines(build_, rect, rect.h, turn_lines(position_), position_.may_act) > 0) return;
  if (rect.h < 80)
    bar_words(rect, words, colour);
  else
    make_told(titled(rect, words));
}

void ViewMaker::make_told(const Rect& rect) {
  const std::vector<TurnLine> lines = turn_lines(position_);
  const float height = add_turn_lines(build_, rect, rect.h, lines, position_.may_act);
  const float gap = height > 0 ? 8.0f : 0.0f;
  make_recent({rect.x, rect.y + height + gap, rect.w, rect.h - height - gap},
              lines.empty() ? position_.told : lines.front().turn.from);
}

/// The last actions before one, newest first, as many as fit.
void ViewMaker::make_recent(const Rect& rect, std::size_t before) {
  const float scale = text_scale();
  const float size = type::kLabel * scale, indent = 26 * scale;
  float y = rect.y + 8;
  for (std::size_t i = before; i-- > 0;) {
    const std::string line = log_line(position_.moment, i);
    const float height = paragraph_height(build_.canvas, rect.w - indent, line, Face::regular, size);
    if (y + height > rect.bottom()) return;
    emblem(position_.moment.session.actor(i), rect.x + 9 * scale, y + size * 0.62f, 18 * scale);
    build_.paragraph(rect.x + indent, y, rect.w - indent, line, {.size = size, .colour = theme_.muted});
    y += height + 8 * scale;
  }
}

/// Gems chosen so far, and the buttons that take or clear them.
void ViewMaker::make_gem_choice(const Rect& rect) {
  const float scale = text_scale();
  if (must_pass(real_)) {
    const bool bar = is_bar(rect);
    const float told = bar ? rect.w * 0.56f : rect.w, left = bar ? told + 8 : 0;
    build_.button({rect.x + left, rect.bottom() - kButton, rect.w - left, kButton},
                  {.id = "pass", .label = tr(words::prompt_pass), .kind = ButtonKind::primary, .on_table = true});
    return make_told({rect.x, rect.y, told, bar ? rect.h : rect.h - kButton - 8});
  }
  const bool line = is_bar(rect);
  const bool from_post = real_.phase == Phase::gem;
  if (const Tip* told = lesson()) {
    if (choice_.gems.empty()) return make_lesson(rect, *told);
    view_.ringed = told->about;
  }
  if (choice_.gems.empty()) {
    const char* prompt = tr(from_post ? words::prompt_gem : words::prompt_turn);
    return make_recap_below(rect, prompt, theme_.text);
  }
  const Action action = choice_.action ? position_.actions[*choice_.action] : gem_action(position_, choice_);
  std::string why = why_text(real_, action);
  const bool third_due = !why.empty() && action.kind == ActionKind::take_pair &&
                         std::any_of(position_.actions.begin(), position_.actions.end(), [&](const Action& other) {
                           return other.kind == ActionKind::take_pair && other.tokens.covers(action.tokens);
                         });
  if (third_due) why = tr(words::prompt_third);
  const std::string warning = real_.phase == Phase::turn ? return_warning(choice_.gems.total()) : std::string();
  float chip = line ? std::min(rect.h - 4, 40.0f) : std::min(56.0f, rect.w / 5);
  Rect in = rect;
  if (!line && rect.h >= 150)
    in = titled(rect, third_due ? why : tr(from_post ? words::prompt_gem : words::prompt_take_more));
  // Where the area is low both buttons share a row, and the chips take what is left above it.
  const bool low = !line && rect.bottom() - in.y < chip + 2 * kButton + 24;
  if (low) chip = std::min(chip, rect.bottom() - kButton - in.y - 8);
  const ButtonPlaces places = button_places(rect, true);
  const bool tall = !line && !low;  // the chips are near the buttons, the recap stays above
  float x = rect.x + chip / 2 + 2;
  const float y = line ? rect.centre_y() : low ? in.y + chip / 2 + 4 : places.other.y - chip / 2 - 6;
  for (const Gem gem : kGems)
    for (int i = 0; i < choice_.gems[gem]; ++i, x += chip * 0.96f) {
      const int control =
          build_.control({.id = "chosen:" + std::string(1, kColourLetters[index_of(gem)]) + std::to_string(i),
                          .rect = Rect::square(x, y, chip),
                          .label = gem_name(gem),
                          .on_table = true});
      build_.add(TokenPiece{
          .gem = gem, .cx = x, .cy = y, .diameter = chip * 0.9f, .look = {.selected = true}, .control = control});
    }
  const std::string label = tr(words::take);
  Rect take, words;
  if (line) {
    const float w = std::min(button_width(build_.canvas, label) + 8, rect.w * 0.4f);
    take = {rect.right() - w, rect.centre_y() - kButton / 2, w, kButton};
    const Rect clear{take.x - kButton - 6, take.y, kButton, kButton};
    build_.icon_button(clear, {.id = "clear", .label = tr(words::clear), .icon = Icon::cross, .on_table = true});
    words = {x - chip * 0.3f, rect.y - 4, clear.x - x, rect.h + 8};
  } else if (low) {
    take = beside_cross(rect, true, words::clear);
    words = {x - chip * 0.3f, in.y, rect.right() - x + chip * 0.3f, take.y - in.y - 4};
  } else {
    take = places.sure;
    build_.button(
        places.other,
        {.id = "clear", .label = tr(words::clear), .kind = ButtonKind::quiet, .icon = Icon::cross, .on_table = true});
    words = {rect.x, in.y, rect.w, y - chip / 2 - 8 - in.y};
  }
  build_.button(take, {.id = "take",
                       .label = label,
                       .kind = ButtonKind::primary,
                       .enabled = why.empty(),
                       .hint = why,
                       .on_table = true});
  // What will have to be returned, and what is still to be chosen unless the title says so.
  std::string said = warning;
  if (!why.empty() && (line || low || !third_due))
    said = warning.empty() ? why : line || low ? warning : warning + "\n" + why;
  if (said.empty() || words.w < 56) {
    if (tall) make_told(words);
    return;
  }
  const float size =
      fitting_size(build_.canvas, words.w, words.h, said, type::kLabel * scale, Face::regular, type::kLeastNumeral);
  const float height = paragraph_height(build_.canvas, words.w, said, Face::regular, size);
  if (height > words.h + 4) return;
  const float top = line ? words.centre_y() - height / 2 : tall ? words.bottom() - height : words.y;
  build_.paragraph(words.x, top, words.w, said, {.size = size, .colour = warning.empty() ? theme_.muted : theme_.text});
  if (tall) make_told({words.x, words.y, words.w, words.h - height - 8});
}

/// Over the limit: one's own tokens to press, and the button when enough are chosen.
void ViewMaker::make_return(const Rect& rect) {
  const PlayerState& player = real_.player();
  const int over = player.tokens.total() - real_.setup.token_limit();
  const int chosen = choice_.gems.total();
  const Rect in = titled(rect, tr_count(words::prompt_return_one, words::prompt_return_many, over));
  const float column = std::min(in.w / kColourCount, 84.0f);
  const float chip = std::min(column * 0.84f, (in.h - kButton - 30) * 0.8f);
  for (int c = 0; c < kColourCount; ++c) {
    const Gem gem = static_cast<Gem>(c);
    const int held = player.tokens[gem];
    const Rect cell{in.x + column * static_cast<float>(c), in.y, column, chip + 26};
    if (held == 0) continue;
    const int back = choice_.gems[gem];
    const int control = build_.control(
        {.id = std::string("own:") + kColourLetters[c], .rect = cell, .label = gems(held, gem), .on_table = true});
    build_.add(TokenPiece{.gem = gem,
                          .cx = cell.centre_x(),
                          .cy = cell.y + chip / 2 + 2,
                          .diameter = chip,
                          .look = {.selected = back > 0},
                          .control = control,
                          .reacts = can_choose(position_, choice_.gems, gem)});
    count_disc(cell.centre_x() + chip * 0.36f, cell.y + chip * 0.84f, chip * 0.44f, held - back);
    if (back > 0)
      build_.number(cell.centre_x(), cell.y + chip + 16, back,
                    {.face = Face::bold, .size = 16, .colour = theme_.text, .align = Align::centre}, "\xE2\x88\x92");
  }
  const std::string why = chosen == over ? std::string() : std::string(tr(words::why_wrong_return_count));
  build_.button(
      beside_cross(rect, chosen > 0, words::clear),
      {.id = "return",
       .label = std::string(tr(words::give_back)) + " (" + std::to_string(chosen) + '/' + std::to_string(over) + ')',
       .kind = ButtonKind::primary,
       .enabled = why.empty(),
       .hint = why,
       .on_table = true});
}

/// The chosen card, large, with what can be done with it: bought, reserved, or conquered.
void ViewMaker::make_card_choice(const Rect& rect) {
  const CardId card = choice_.card;
  const bool conquest = position_.may_act && real_.phase == Phase::conquest;
  const bool on_table = slot_of(real_, card) >= 0;
  const bool my_hand = reserve_of(real_.player(), card) >= 0;
  const bool tall = rect.h > rect.w * 1.1f, stacked = tall && rect.h >= 330;  // buttons
  const int buttons = !position_.may_act ? 0 : conquest || on_table ? 2 : my_hand ? 1 : 0;
  const float row = kButton + 8;
  const float buttons_h = buttons == 0 ? 0 : stacked ? static_cast<float>(buttons) * row : row;
  const float small = type::kLabel * text_scale();

  Rect body = rect;
  if (const Tip* told = conquest ? lesson() : nullptr) {
    view_.ringed = told->about;
    body = titled(rect, told->words);
  } else if (conquest) {
    body = titled(rect, tr(words::prompt_conquest));
  }
  const float room_h = rect.bottom() - body.y - buttons_h;
  const float card_w = tall ? std::min({rect.w * 0.52f, room_h * (choice_.action ? 0.38f : 0.6f) / kCardAspect, 190.0f})
                            : std::min(rect.w * 0.3f, room_h / kCardAspect - 4);
  const Rect picture{body.x + 4, body.y + 4, card_w, card_w * kCardAspect};
  build_.add(CardPiece{picture, card, table_look(card)});
  const float cross = conquest ? 0.0f : 40.0f;
  const Rect beside{picture.right() + 12, body.y + 2, rect.right() - picture.right() - 12, picture.h};
  if (!conquest) close_button(rect);
  const Action buy_action{.kind = conquest ? ActionKind::conquer : ActionKind::buy, .card = card};
  const Action reserve_action{.kind = ActionKind::reserve, .card = card};
  const std::string no_buy = choice_.action || buttons == 0 ? std::string() : why_text(real_, buy_action);
  const bool may_be_reserved = on_table && buttons > 0;
  const auto hindered = why_illegal(real_, reserve_action);
  const std::string no_reserve = may_be_reserved ? why_text(hindered) : std::string();

  // The picture shows the price; the words say the rest.
  std::string text = card_title(card) + '.';
  if (const std::string effect = card_effect(card); !effect.empty()) text += "\n" + sentence(effect);
  text += "\n" + affordability_text(shown_, position_.perspective, card);
  if (const std::string held = held_text(card); !held.empty() && !conquest) text += "\n" + held;
  if (position_.may_act && real_.phase == Phase::turn && may_be_reserved && hindered == Illegal::hand_full)
    text += "\n" + no_reserve;
  // Reserving brings a gold that may exceed the limit.
  if (on_table && buttons > 0 && !conquest && no_reserve.empty() && real_.bank.gold() > 0)
    if (const std::string warning = return_warning(1); !warning.empty())
      text += "\n" + labelled(tr(words::reserve), warning);
  const auto height_of = [&](float width, float size) {
    return paragraph_height(build_.canvas, width, text, Face::regular, size);
  };
  const float pay_h = choice_.action ? small * 1.3f + 56 : 0;  // has priority over all words
  Rect words;
  float words_size = 0;
  const auto words_fit = [&] {
    const bool below = tall && height_of(beside.w - cross, small) > picture.h;
    words = below ? Rect{rect.x, picture.bottom() + 8, rect.w, 0} : Rect{beside.x, beside.y, beside.w - cross, 0};
    words.h = std::max(30.0f, rect.bottom() - buttons_h - pay_h - 8 - words.y);
    words_size = fitting_size(build_.canvas, words.w, words.h, text, small);
    return height_of(words.w, words_size) <= words.h;
  };
  if (!words_fit() && choice_.action) {  // the enlarged card shows the rest
    text = card_title(card) + '.';
    words_fit();
  }
  float y = words.y;
  y += build_.paragraph(words.x, y, words.w, text, {.size = words_size, .colour = theme_.text}) + 8;
  if (choice_.action) {
    const float top = tall ? std::max(picture.bottom() + 10, y) : y;
    const Rect pay{tall ? rect.x : beside.x, top, tall ? rect.w : beside.w, rect.bottom() - buttons_h - top};
    build_.line({pay.x, pay.y, pay.w, small * 1.3f}, tr(words::payment),
                {.face = Face::bold, .size = small, .colour = theme_.muted});
    make_payment({pay.x, pay.y + small * 1.3f + 4, pay.w, pay.h - small * 1.3f - 4});
  }
  if (buttons == 0) return;
  ButtonPlaces places = button_places(rect, stacked);
  if (buttons == 1) places.sure = {rect.x, places.sure.y, rect.w, kButton};
  build_.button(places.sure, {.id = conquest ? "confirm" : "buy",
                              .label = tr(conquest ? words::act_conquer : words::buy),
                              .kind = ButtonKind::primary,
                              .enabled = choice_.action.has_value(),
                              .hint = no_buy,
                              .on_table = true});
  if (conquest) {
    if (decision().decline())
      build_.button(places.other, {.id = "decline", .label = tr(words::decline), .on_table = true});
    return;
  }
  if (!on_table) return;
  // The longer words where they fit.
  const std::string with_gold = tr(words::reserve_gold);
  const bool fits = real_.bank.gold() > 0 && button_width(build_.canvas, with_gold, Icon::reserve) <= places.other.w;
  build_.button(places.other, {.id = "reserve",
                               .label = fits ? with_gold : std::string(tr(words::reserve)),
                               .icon = Icon::reserve,
                               .enabled = no_reserve.empty(),
                               .hint = no_reserve,
                               .on_table = true});
}

/// A tile, large, and its words.
void ViewMaker::make_tile_choice(const Rect& rect) {
  const Tile tile = choice_.tile;
  const std::string text = tile.kind == Tile::Kind::noble  ? noble_text(static_cast<NobleId>(tile.index))
                           : tile.kind == Tile::Kind::city ? city_text(tile.index)
                                                           : post_text(tile.index);
  const bool tall = rect.h > rect.w * 1.1f;
  const float side = tall ? rect.w * 0.6f : std::min(rect.h - 8, rect.w * 0.4f);
  const Rect picture{rect.x + 4, rect.y + 4, side, side};
  build_.add(TilePiece{picture, tile});
  close_button(rect);
  const float size = type::kBody * text_scale();
  const Rect words = tall ? Rect{rect.x, picture.bottom() + 14, rect.w, 0}
                          : Rect{picture.right() + 14, rect.y + 4, rect.right() - picture.right() - 54, 0};
  float y = words.y;
  y += build_.paragraph(words.x, y, words.w, text, {.size = size, .colour = theme_.text}) + 8;
  const std::string held = tile_holders(position_, tile);
  if (!held.empty()) build_.paragraph(words.x, y, words.w, held, {.size = size, .colour = theme_.muted});
}

void ViewMaker::make_deck_choice(const Rect& rect) {
  const Deck deck = static_cast<Deck>(choice_.deck);
  const Action action{.kind = ActionKind::reserve_deck, .other = static_cast<std::uint8_t>(choice_.deck)};
  // What is known of the decks is one press away, where the title stays as it is beside the way there.
  const std::string title = deck_name(deck);
  const auto title_height = [&](float width) {
    return paragraph_height(build_.canvas, width, title, Face::bold, type::kBody * text_scale());
  };
  const bool leads_on = rect.h >= 44 + kButton && title_height(rect.w - 84) <= title_height(rect.w - 40);
  const Rect in = titled({rect.x, rect.y, rect.w - (leads_on ? 84 : 40), rect.h}, title);
  const float w = std::min({in.w * 0.4f, (rect.h - 2 * kButton - 40) / kCardAspect, 120.0f});
  if (w > 20)
    build_.add(DeckPiece{
        {in.x + 4, in.y, w, w * kCardAspect}, deck, shown_.decks[static_cast<std::size_t>(choice_.deck)].count});
  close_button(rect);
  if (leads_on)
    build_.icon_button({rect.right() - 84, rect.y - 4, 44, 44},
                       {.id = "deck_known", .label = tr(words::known), .icon = Icon::list, .on_table = true});
  const std::string why = position_.may_act ? why_text(real_, action) : std::string(tr(words::why_not_your_turn));
  // Where it is for a face-up card, too: reserving is never at the place of a buy button.
  const Rect place = button_places(rect, rect.h >= 3 * kButton).other;
  if (const std::string warning = why.empty() && real_.bank.gold() > 0 ? return_warning(1) : std::string();
      !warning.empty()) {
    const float left = w > 20 ? in.x + w + 16 : in.x, room = place.y - 8 - in.y - 44;
    const float width = rect.right() - left;
    build_.paragraph(left, in.y + 44, width, warning,
                     {.size = fitting_size(build_.canvas, width, room, warning, type::kLabel * text_scale()),
                      .colour = theme_.text});
  }
  build_.button(place, {.id = "reserve",
                        .label = tr(words::reserve_top),
                        .kind = ButtonKind::primary,
                        .icon = Icon::reserve,
                        .enabled = why.empty(),
                        .hint = why,
                        .on_table = true});
}

}  // namespace splendor_ui
