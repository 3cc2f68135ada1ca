// What is chosen or has to be answered: the chosen card with its price, a tile, a deck, tokens to give back, the decisions of the
// modules (make_decision.cpp). On a small table it lies on a sheet, no higher than what it holds; on a wide one it fills the
// action area. Each part returns the height that it needs, at which nothing on it gets smaller.
#include <algorithm>
#include <optional>
#include <vector>

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

constexpr float kButton = space::kTarget, kAbove = 8;  ///< a button, and the gap above it
constexpr float kSheetEdge = 10;                       ///< above and below what a sheet holds

std::string why_text(const std::optional<Illegal>& why) { return why ? reason(*why) : std::string(); }
std::string why_text(const GameState& state, const Action& action) { return why_text(why_illegal(state, action)); }

/// With a capital and a full stop.
std::string sentence(std::string text) {
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
  return text + '.';
}

}  // namespace

bool ViewMaker::has_choice() const {
  const Phase phase = real_.phase;
  const bool decides = position_.may_act && phase != Phase::turn && phase != Phase::gem && phase != Phase::over;
  return decides || choice_.card != kNoCard || choice_.deck >= 0 || choice_.tile != Tile{};
}

bool ViewMaker::bar_for_buttons() const {
  return position_.moment.bar_beside && position_.may_act && has_choice() &&
         choice_ == first_selection(position_).choice;
}

/// On a small screen something lies over the lower part of the table. Gems are taken from the bank, which stays free.
bool ViewMaker::sheet_open() const {
  return layout_.shape != TableShape::wide && (selection_.open_player >= 0 || has_choice());
}

Rect ViewMaker::most_of_sheet() const {
  if (selection_.open_player >= 0 || !position_.may_act) return layout_.sheet;
  switch (real_.phase) {
    case Phase::free_card:
    case Phase::stronghold: return layout_.low_sheet;
    case Phase::noble:
    case Phase::post: return bar_for_buttons() ? layout_.sheet : layout_.low_sheet;  // its answers need the height
    case Phase::turn: return choice_.tile != Tile{} ? layout_.low_sheet : layout_.sheet;
    default: return layout_.sheet;
  }
}

Rect ViewMaker::sheet_rect() const {
  const Rect most = most_of_sheet();
  View measured;
  measured.layout = layout_;
  const float needed = ViewMaker(position_, selection_, build_.canvas, measured).fill_sheet(inside_sheet(most));
  const float h = std::min(most.h, needed + 2 * kSheetEdge);
  return {most.x, most.bottom() - h, most.w, h};
}

Rect ViewMaker::inside_sheet(const Rect& sheet) const {
  return sheet.inset(layout_.shape == TableShape::upright ? 10.0f : 12.0f, kSheetEdge);
}

float ViewMaker::fill_sheet(const Rect& rect) {
  if (layout_.shape != TableShape::wide && selection_.open_player >= 0) {
    make_panel(selection_.open_player, {rect.x, rect.y, rect.w, rect.h - kButton - kAbove});
    build_.button({rect.x, rect.bottom() - kButton, rect.w, kButton}, {.id = "close", .label = tr(words::close)});
    return rect.h;
  }
  if (bar_for_buttons()) {
    constexpr float kDecision = 200;  // what is to be decided, above the bar
    const Rect most = most_of_sheet();
    const float w = rect.w < 5 * kButton ? most.w : rect.w;  // its five buttons need the edge, too
    const float h = moment_bar_height_in(build_.scale(), w, inside_sheet(most).h - kDecision), more = h - kButton;
    view_.moment_bar = {rect.centre_x() - w / 2, rect.bottom() - h, w, h};
    return make_what_is_due({rect.x, rect.y, rect.w, rect.h - more}) + more;
  }
  return make_what_is_due(rect);
}

float ViewMaker::make_what_is_due(const Rect& rect) {
  if (position_.may_act) {
    switch (real_.phase) {
      case Phase::turn:
      case Phase::gem:
      case Phase::over: break;
      case Phase::give_back: return make_return(rect);
      case Phase::conquest: return make_card_choice(rect);
      default: return make_decision(rect);
    }
  }
  if (choice_.tile != Tile{}) return make_tile_choice(rect);
  return choice_.card != kNoCard ? make_card_choice(rect) : make_deck_choice(rect);
}

bool ViewMaker::is_column() const { return layout_.sheet.h > layout_.sheet.w * 1.1f; }
bool ViewMaker::stacks_buttons() const { return is_column() && layout_.sheet.h >= 350; }

/// Over the limit: one's own tokens to press, and the button when enough are chosen.
float ViewMaker::make_return(const Rect& rect) {
  const PlayerState& player = real_.player();
  const int over = player.tokens.total() - real_.setup.token_limit();
  const int chosen = choice_.gems.total();
  const Rect in = titled(rect, tr_count(words::prompt_return_one, words::prompt_return_many, over));
  // Side by side, or three over three: where a finger needs more breadth, and where there is height for larger ones.
  constexpr float kBack = 28, kLarge = 84;  // the number that goes back, below its chip; breadth of a large one
  const bool wide = layout_.shape == TableShape::wide;
  const bool high = wide && in.h >= 2 * (kLarge + kBack) + kButton + kAbove;
  const int rows = in.w / kColourCount < (high ? kLarge : space::kTarget) ? 2 : 1, across = kColourCount / rows;
  const float column = std::min(in.w / static_cast<float>(across), kLarge);
  const float room = (in.h - kButton - kAbove) / static_cast<float>(rows);
  const float chip = std::min(column * 0.84f, room - kBack), cell_h = chip + kBack;
  const float top = rect.bottom() - kButton - kAbove - cell_h * static_cast<float>(rows);  // near the button
  if (wide) make_log({in.x, in.y, in.w, top - kAbove - in.y});
  for (int c = 0; c < kColourCount; ++c) {
    const Gem gem = static_cast<Gem>(c);
    const int held = player.tokens[gem];
    const Rect cell{in.x + column * static_cast<float>(c % across), top + cell_h * static_cast<float>(c / across),
                    column, cell_h};
    if (held == 0) continue;
    const int back = choice_.gems[gem];
    const int control = build_.control(
        {.id = std::string("own:") + kColourLetters[c], .rect = cell, .label = gems(held, gem), .on_table = true});
    build_.add(TokenPiece{
        .gem = gem,
        .cx = cell.centre_x(),
        .cy = cell.y + chip / 2 + 2,
        .diameter = chip,
        .look = {.selected = back > 0, .can_take = position_.may_act && can_choose(position_, choice_.gems, gem)},
        .control = control});
    count_disc(cell.centre_x() + chip * 0.36f, cell.y + chip * 0.84f, chip * 0.44f, held - back);
    if (back > 0)
      build_.number(cell.centre_x(), cell.y + chip + 16, back,
                    {.face = Face::bold, .size = 16, .colour = theme_.text, .align = Align::centre}, "\xE2\x88\x92");
  }
  const float needed = in.y + cell_h * static_cast<float>(rows) + kAbove + kButton - rect.y;
  if (bar_for_buttons()) return needed;
  const std::string why = chosen == over ? std::string() : std::string(tr(words::why_wrong_return_count));
  build_.button(
      beside_cross(rect, chosen > 0, words::clear),
      {.id = "return",
       .label = std::string(tr(words::give_back)) + " (" + std::to_string(chosen) + '/' + std::to_string(over) + ')',
       .kind = ButtonKind::primary,
       .enabled = why.empty(),
       .hint = why,
       .on_table = true});
  return needed;
}

/// The chosen card, large, with what can be done with it: bought, reserved, or conquered.
float ViewMaker::make_card_choice(const Rect& rect) {
  const CardId card = choice_.card;
  const bool conquest = position_.may_act && real_.phase == Phase::conquest;
  const bool on_table = slot_of(real_, card) >= 0;
  const bool my_hand = reserve_of(real_.player(), card) >= 0;
  const bool tall = is_column(), stacked = stacks_buttons() && !bar_for_buttons();
  const int buttons = !position_.may_act ? 0 : conquest || on_table ? 2 : my_hand ? 1 : 0;
  const float row = kButton + kAbove;
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
  const Action buy_action{.kind = conquest ? ActionKind::conquer : ActionKind::buy, .card = card};
  const Action reserve_action{.kind = ActionKind::reserve, .card = card};
  const std::string no_buy = choice_.action || buttons == 0 ? std::string() : why_text(real_, buy_action);
  const bool may_be_reserved = on_table && buttons > 0;
  const auto hindered = why_illegal(real_, reserve_action);
  const std::string no_reserve = may_be_reserved ? why_text(hindered) : std::string();

  // The picture shows the price; the words say the rest.
  const std::string title = card_title(card) + '.', effect = card_effect(card);
  const std::string on_card = effect.empty() ? title : title + "\n" + sentence(effect);
  std::string text = on_card + "\n" + who_can_buy(card);
  if (const std::string held = held_text(card); !held.empty() && !conquest) text += "\n" + held;
  if (position_.may_act && real_.phase == Phase::turn && may_be_reserved && hindered == Illegal::hand_full)
    text += "\n" + no_reserve;
  // Reserving brings a gold that may exceed the limit.
  if (on_table && buttons > 0 && !conquest && no_reserve.empty() && real_.bank.gold() > 0)
    if (const std::string warning = return_warning(real_, 1); !warning.empty())
      text += "\n" + labelled(tr(words::reserve), within_sentence(warning));
  const auto height_of = [&](float width, float size) {
    return paragraph_height(build_.canvas, width, text, Face::regular, size);
  };
  // The payment has priority over all words but its own.
  const std::vector<CardId> leaving =
      choice_.action ? cards_that_may_leave(position_.actions, *choice_.action) : std::vector<CardId>();
  const bool for_nothing = choice_.action && position_.actions[*choice_.action].tokens.empty() && leaving.empty();
  const float pay_h = !choice_.action    ? 0
                      : for_nothing      ? small * 2.8f + 4
                      : !leaving.empty() ? small * 3.8f + 61
                                         : small * 1.3f + 56;
  const float cross = conquest ? 0.0f : 40.0f;
  Rect picture, beside, words;
  float letters = small, words_size = 0, share = choice_.action ? 0.38f : 0.6f;
  // Beside the card of a column there is room for a few words in each line, or all of them are below it.
  const auto stand_beside = [&](float width, float height) {
    return width >= 9 * letters && height_of(width, letters) <= height;
  };
  // Places both; in a column the card has what words and payment below it leave, but at least a share of the height. Whether
  // the words fit.
  const auto place = [&] {
    float card_w = std::min(rect.w * 0.3f, (room_h - 4) / kCardAspect);
    if (tall) {
      const float widest = std::min(rect.w * 0.52f, 190.0f), least = room_h * share;
      const float below = stand_beside(rect.w - widest - 16 - cross, widest * kCardAspect)
                              ? (choice_.action ? 10 + pay_h : 0.0f)
                              : 8 + height_of(rect.w, letters) + (choice_.action ? 8 + pay_h : 0.0f);
      card_w = std::min(widest, std::max(least, room_h - 4 - below) / kCardAspect);
    }
    picture = {body.x + 4, body.y + 4, card_w, card_w * kCardAspect};
    beside = {picture.right() + 12, body.y + 2, rect.right() - picture.right() - 12, picture.h};
    const bool below = tall && !stand_beside(beside.w - cross, picture.h);
    words = below ? Rect{rect.x, picture.bottom() + 8, rect.w, 0} : Rect{beside.x, beside.y, beside.w - cross, 0};
    words.h = std::max(30.0f, rect.bottom() - buttons_h - pay_h - 8 - words.y);
    words_size = fitting_size(build_.canvas, words.w, words.h, text, letters);
    return height_of(words.w, words_size) <= words.h;
  };
  // Larger letters where there is a whole column for them.
  const auto place_words = [&] {
    letters = type::kBody * text_scale();
    if (layout_.shape == TableShape::wide && place() && words_size == letters) return true;
    letters = small;
    if (place() && words_size == letters) return true;
    constexpr float kLeastCard = 100;  // of height; the words are read, and the card can be enlarged
    share = std::min(share, std::max(0.42f, kLeastCard / room_h));
    return place();
  };
  if (!place_words() && choice_.action) {  // the enlarged card shows the rest
    text = on_card;
    if (!place()) {
      text = title;
      place();
    }
  }
  build_.add(CardPiece{picture, card, table_look(card)});
  if (!conquest) close_button(rect);
  float y = words.y;
  y += build_.paragraph(words.x, y, words.w, text, {.size = words_size, .colour = theme_.text}) + 8;
  float end = std::max(y - 8, picture.bottom() + (tall ? 0.0f : 4.0f));
  if (choice_.action) {
    const float top = tall ? std::max(picture.bottom() + 10, y) : y, title_h = small * 1.3f + 4;
    const Rect pay{tall ? rect.x : beside.x, top, tall ? rect.w : beside.w, rect.bottom() - buttons_h - top};
    build_.line({pay.x, pay.y, pay.w, small * 1.3f}, tr(words::payment),
                {.face = Face::bold, .size = small, .colour = theme_.muted});
    const float paid_h = make_payment({pay.x, pay.y + title_h, pay.w, pay.h - title_h});
    end = std::max(end, top + std::max(pay_h, title_h + paid_h));
  }
  const float needed = end - rect.y + buttons_h;
  if (buttons == 0 || bar_for_buttons()) return needed;
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
    return needed;
  }
  if (!on_table) return needed;
  // The longer words where they fit.
  const std::string with_gold = tr(words::reserve_gold);
  const bool fits = real_.bank.gold() > 0 && button_width(build_.canvas, with_gold, Icon::reserve) <= places.other.w;
  build_.button(places.other, {.id = "reserve",
                               .label = fits ? with_gold : std::string(tr(words::reserve)),
                               .icon = Icon::reserve,
                               .enabled = no_reserve.empty(),
                               .hint = no_reserve,
                               .on_table = true});
  return needed;
}

/// A tile, large, and its words.
float ViewMaker::make_tile_choice(const Rect& rect) {
  const Tile tile = choice_.tile;
  const std::string text = tile.kind == Tile::Kind::noble  ? noble_text(static_cast<NobleId>(tile.index))
                           : tile.kind == Tile::Kind::city ? city_text(tile.index)
                                                           : post_text(tile.index);
  const bool tall = is_column();
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
  if (!held.empty()) y += build_.paragraph(words.x, y, words.w, held, {.size = size, .colour = theme_.muted}) + 8;
  return std::max(y - 8, picture.bottom() + 4) - rect.y;
}

float ViewMaker::make_deck_choice(const Rect& rect) {
  const Deck deck = static_cast<Deck>(choice_.deck);
  const Action action{.kind = ActionKind::reserve_deck, .other = static_cast<std::uint8_t>(choice_.deck)};
  // What is known of the decks is one press away, where the title stays as it is beside the way there.
  const std::string title = deck_name(deck);
  const auto title_height = [&](float width) {
    return paragraph_height(build_.canvas, width, title, Face::bold, type::kBody * text_scale());
  };
  const bool leads_on = rect.h >= 44 + kButton && title_height(rect.w - 84) <= title_height(rect.w - 40);
  const Rect in = titled({rect.x, rect.y, rect.w - (leads_on ? 84 : 40), rect.h}, title);
  // Where it is for a face-up card, too: reserving is never at the place of a buy button.
  const Rect place = button_places(rect, stacks_buttons()).other;
  const float w = std::min({in.w * 0.4f, (place.y - kAbove - in.y) / kCardAspect, 120.0f});
  float end = in.y;
  if (w > 20) {
    end += w * kCardAspect;
    build_.add(DeckPiece{
        {in.x + 4, in.y, w, w * kCardAspect}, deck, shown_.decks[static_cast<std::size_t>(choice_.deck)].count});
  }
  close_button(rect);
  if (leads_on)
    build_.icon_button({rect.right() - 84, rect.y - 4, 44, 44},
                       {.id = "deck_known", .label = tr(words::known), .icon = Icon::list, .on_table = true});
  const std::string why = position_.may_act ? why_text(real_, action) : std::string(tr(words::why_not_your_turn));
  if (why.empty()) {
    const float left = w > 20 ? in.x + w + 16 : in.x, top = in.y + 44, width = rect.right() - left;
    const float room = place.y - kAbove - top, most = type::kLabel * text_scale();
    const bool gold = real_.bank.gold() > 0;
    const std::string warning = gold ? return_warning(real_, 1) : std::string();
    std::string text = tr(gold ? words::reserve_top_gold : words::reserve_top_alone);
    if (!warning.empty()) text += "\n" + warning;
    if (paragraph_height(build_.canvas, width, text, Face::regular, most) > room) text = warning;
    const float size = fitting_size(build_.canvas, width, room, text, most);
    if (!text.empty())
      end = std::max(end, top + build_.paragraph(left, top, width, text, {.size = size, .colour = theme_.text}));
  }
  const std::string label = tr(words::reserve_top);
  const bool fits = button_width(build_.canvas, label, Icon::reserve) <= place.w;
  build_.button(place, {.id = "reserve",
                        .label = fits ? label : std::string(tr(words::reserve)),
                        .kind = ButtonKind::primary,
                        .icon = Icon::reserve,
                        .enabled = why.empty(),
                        .hint = why,
                        .on_table = true});
  return end + kAbove + rect.bottom() - place.y - rect.y;
}

}  // namespace splendor_ui
