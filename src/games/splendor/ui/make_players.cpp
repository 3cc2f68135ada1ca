// The players: full panels on a wide table, chips on top of a small one with a strip for the viewer's own pieces.
#include <algorithm>

#include "games/splendor/rules/modules/orient.h"
#include "games/splendor/rules/payment.h"
#include "games/splendor/ui/describe.h"
#include "games/splendor/ui/make_view.h"
#include "games/splendor/ui/words.h"
#include "ui/words.h"

namespace splendor_ui {

using namespace splendor;
using namespace ui;

namespace {

/// [orient.virtual-gold]
int gold_cards_of(const PlayerState& player) { return __builtin_popcount(orient::virtual_gold_of(player)); }

std::string player_text(const PlayerState& player, const std::string& name) {
  std::string text = points(player.prestige);
  const auto add = [&](std::string_view label, std::string_view held) {
    text = semicolon(text, within_sentence(labelled(label, held)));
  };
  add(tr(words::tokens), holding(player.tokens));
  add(tr(words::bonuses), holding(player.bonuses));
  if (const int gold = gold_cards_of(player); gold > 0) text = semicolon(text, gold_cards(gold));
  if (player.strongholds > 0) add(tr(words::strongholds), tr(words::in_hand, std::to_string(player.strongholds)));
  return labelled(name, text);
}

/// Height from which a column of that width has its bonus above its token.
float two_rows_from(float column) { return column * 1.1f; }

}  // namespace

void ViewMaker::make_players() {
  const bool wide = layout_.shape == TableShape::wide;
  for (int seat = 0; seat < shown_.setup.players; ++seat) {
    const Rect& rect = layout_.players[static_cast<std::size_t>(seat)];
    wide ? make_panel(seat, rect) : make_chip_of(seat, rect);
  }
  if (!wide) make_own(layout_.own);
}

/// Sets where pieces that come to this player land.
void ViewMaker::land(Anchor::Kind kind, int seat, int what, const Rect& rect) {
  view_.landings.push_back({{kind, seat, what}, rect});
}

/// [orient.associate] An own colour that can be copied is highlighted and pressed where it is.
void ViewMaker::make_model(Gem gem, const Rect& card) {
  const auto answer = decision().on_gem(gem);
  const bool chosen = answer && choice_.action == answer.action;
  const int control = build_.control({.id = std::string("colour:") + kColourLetters[index_of(gem)],
                                      .rect = card,
                                      .label = gems(real_.player().bonuses[gem], gem),
                                      .hint = answer ? "" : tr(words::why_no_model_of),
                                      .pressed = chosen,
                                      .on_table = true,
                                      .tells_label = static_cast<bool>(answer)});
  build_.add(RingPiece{card, chosen ? Ring::selected : answer ? Ring::affordable : Ring::none, control});
}

/// Gold has no bonus: its place is for cards that pay like gold, and for strongholds in hand.
void ViewMaker::make_beside_bonuses(const PlayerState& player, int seat, const Rect& place, const Rect& card) {
  const int gold = gold_cards_of(player);
  const bool towers = shown_.setup.has(Module::strongholds), both = gold > 0 && towers;
  const Rect gold_card =
      both ? Rect::centred(place.x + place.w * 0.24f, place.centre_y(), std::min(card.w, place.w * 0.44f), card.h)
           : card;
  land(Anchor::Kind::bonus, seat, static_cast<int>(Gem::gold), gold_card);
  if (gold > 0) build_.add(BonusPiece{gold_card, Gem::gold, gold, false});
  if (!towers) return;
  const Rect rest = both ? Rect{place.x + place.w * 0.48f, place.y, place.w * 0.52f, place.h} : place;
  const float number = std::clamp(rest.w * 0.4f, type::kLeastCount, 20.0f);
  constexpr float kBetween = 1.5f;
  const float number_w = number * 0.62f + kBetween;
  const float size = std::min({rest.h, (rest.w - number_w - 1) / 0.7f, 44.0f});
  const float left = rest.centre_x() - (size * 0.7f + number_w) / 2;
  land(Anchor::Kind::tower, seat, 0, {left, rest.centre_y() - size / 2, size * 0.7f, size});
  if (player.strongholds == 0) return;
  tower(seat, left + size * 0.35f, rest.centre_y(), size);
  build_.number(left + size * 0.7f + kBetween, rest.centre_y(), player.strongholds,
                {.face = Face::black, .size = number, .colour = theme_.text});
}

/// Six columns: bonuses as a small card, tokens as a chip, and their sum as buying power.
void ViewMaker::make_columns(int seat, const Rect& area) {
  const PlayerState& player = shown_.players[static_cast<std::size_t>(seat)];
  const bool asked = position_.may_act && seat == real_.to_act && real_.phase == Phase::associate;
  const float column = area.w / kColourCount;
  const float height = std::min(area.h, column * 1.9f);  // card and chip stay together
  const Rect rect{area.x, area.centre_y() - height / 2, area.w, height};
  const bool two_rows = rect.h >= two_rows_from(column);
  const bool narrow = !two_rows || column < 25;  // the number stands on the chip
  const float chip_part = narrow ? 0.62f : column < 30 ? 0.5f : 0.58f;
  for (int c = 0; c < kColourCount; ++c) {
    const Gem gem = static_cast<Gem>(c);
    const Rect cell{rect.x + column * static_cast<float>(c), rect.y, column, rect.h};
    const int bonus = player.bonuses[gem], held = player.tokens[gem];
    const float card_h = two_rows ? std::min(cell.h * 0.56f, column * 1.1f) : cell.h * 0.92f;
    const float card_w = std::min(card_h * 0.76f, column * (two_rows ? 0.72f : 0.46f));
    const float chip =
        two_rows ? std::min(cell.h - card_h - 4, column * chip_part) : std::min(cell.h * 0.8f, column * 0.48f);
    const float card_x = two_rows ? cell.centre_x() : cell.x + column * 0.27f;
    // A number stands by its own token, a third as far from it as from the next at the most.
    const TextStyle count{.face = Face::bold,
                          .size = std::clamp(chip * 0.62f, type::kLeastCount, 22.0f),
                          .colour = held > 0 ? theme_.text : theme_.muted};
    const float taken = chip + text_width(build_.canvas, "0", count.face, count.size);
    const float apart = std::clamp((column - taken) / 4, 0.0f, chip * 0.12f);
    const float chip_x = two_rows ? cell.centre_x() - (taken + apart - chip) / 2 : cell.x + column * 0.74f;
    const float chip_y = two_rows ? cell.bottom() - chip / 2 - 1 : cell.centre_y();
    const Rect card = Rect::centred(card_x, two_rows ? cell.y + card_h / 2 : cell.centre_y(), card_w, card_h);
    if (gem != Gem::gold) {
      land(Anchor::Kind::bonus, seat, c, card);
      build_.add(BonusPiece{card, gem, bonus, bonus == 0});
      if (asked) make_model(gem, card);
    } else {
      make_beside_bonuses(player, seat,
                          Rect::centred(card.centre_x(), card.centre_y(), two_rows ? column : column * 0.52f, card.h),
                          card);
    }
    const float disc = std::min(column * 0.62f, chip);
    const float token_x = two_rows && narrow ? cell.centre_x() : chip_x;
    const float diameter = two_rows && narrow ? std::min(column * 0.86f, chip * 1.3f) : chip;
    land(Anchor::Kind::purse, seat, c, Rect::square(token_x, chip_y, diameter));
    build_.add(TokenPiece{.gem = gem,
                          .cx = token_x,
                          .cy = chip_y,
                          .diameter = diameter,
                          .look = {.shadow = held > 0},
                          .opacity = held == 0 ? 0.28f : 1});
    if (!narrow) {
      build_.number(chip_x + chip / 2 + apart, chip_y, held, count);
    } else if (held > 0) {
      const bool beside = !two_rows && chip >= 24;  // large enough to show its gem as well
      count_disc((two_rows ? cell.centre_x() : chip_x) + (beside ? chip * 0.36f : 0),
                 chip_y + (beside ? chip * 0.3f : 0),
                 two_rows ? disc
                 : beside ? std::max(chip * 0.56f, 15.0f)
                          : std::max(chip * 0.8f, 15.0f),
                 held);
    }
  }
}

/// Reserved cards, as small as they must be. The owner's are pressed to choose them.
void ViewMaker::make_hand(int seat, const Rect& rect) {
  const PlayerState& player = shown_.players[static_cast<std::size_t>(seat)];
  const PlayerState& real = real_.players[static_cast<std::size_t>(seat)];
  const float h = std::min(rect.h, rect.w / 3 * kCardAspect - 4);
  const float w = h / kCardAspect;
  const bool own = position_.may_act && seat == real_.to_act;
  bool offered = false;  // in the mirror, once: one press turns all hidden cards over
  for (std::size_t i = 0; i < kMaxReserved; ++i) {
    const Rect place{rect.x + static_cast<float>(i) * (w + 5), rect.y + (rect.h - h) / 2, w, h};
    land(Anchor::Kind::hand, seat, static_cast<int>(i), place);
    if (i >= player.reserved_count) {
      empty_slot(place);
      continue;
    }
    const CardId card = player.reserved[i];
    const bool hidden = is_face_down(card);
    const bool secret = hidden && own;
    const std::string text = secret   ? std::string(tr(words::peek))
                             : hidden ? card_title(card)
                                      : followed(card_text(card), who_can_buy(card));
    const int control = build_.control({.id = "hand:" + std::to_string(seat) + '.' + std::to_string(i),
                                        .rect = place,
                                        .label = text,
                                        .on_table = !secret || offered,
                                        .enlarges = !hidden,
                                        .tells_label = true});
    offered = offered || secret;
    CardLook look{.secret = !hidden && (real.blind >> i & 1) ? 1 : 0};
    if (!hidden) {
      const Affordability cost = affordability(shown_, seat, card);
      if (choice_.card == card)
        look.ring = Ring::selected;
      else if (own && real_.phase == Phase::turn && can_purchase(real_, seat, card))
        look.ring = cost.gold_needed > 0 ? Ring::affordable_with_gold : Ring::affordable;
      if (seat == position_.perspective && !is_terminal(real_)) {
        const GameState held = with_chosen_gems();
        show_missing(look, held, card, affordability(held, seat, card).missing);
      }
    }
    build_.add(CardPiece{.rect = place, .card = card, .look = look, .control = control, .small = w < 56});
  }
}

/// Nobles and posts that a player has, and the place of the next one; in two rows where that makes them larger, and the one
/// over the other where they would be too small.
void ViewMaker::make_won(int seat, const Rect& area) {
  constexpr float kGap = 3, kLeast = 16, kMost = 60, kOverlaps = 24;  // smaller ones may overlap
  const PlayerState& player = shown_.players[static_cast<std::size_t>(seat)];
  const int places = 1 + __builtin_popcount(player.nobles) + __builtin_popcount(player.posts);
  const float in_one = std::min({area.h, kMost * text_scale(), area.w / static_cast<float>(places) - kGap});
  const float half = std::min((area.h - kGap) / 2, kMost * text_scale());
  const float each = area.w / static_cast<float>((places + 1) / 2) - kGap;
  const float in_two = std::min(half, std::max(each, kOverlaps * text_scale()));
  const int rows = in_two > in_one ? 2 : 1, in_row = (places + rows - 1) / rows;
  const float tile = std::max({in_one, in_two, std::min(area.h, kLeast)});
  const float step = std::min(tile + kGap, (area.w - tile) / static_cast<float>(std::max(in_row - 1, 1)));
  int next = 0;
  const auto next_place = [&] {
    const Rect where{area.x + step * static_cast<float>(next % in_row),
                     area.y + (tile + kGap) * static_cast<float>(next / in_row), tile, tile};
    ++next;
    return where;
  };
  const auto place = [&](Tile what, const char* id, const std::string& text, std::string_view title = {}) {
    const Rect where = next_place();
    const int control = build_.thing("won:" + std::to_string(seat) + id, {where.x, where.y, std::min(tile, step), tile},
                                     text, {.enabled = false, .enlarges = true});
    build_.add(TilePiece{where, what, {.gained = true, .name = title}, control});
  };
  for (NobleId noble = 0; noble < kNobles.size(); ++noble)
    if (player.nobles >> noble & 1)
      place({Tile::Kind::noble, noble}, kNobles[noble].id, noble_text(noble), noble_name(noble));
  for (int post = 0; post < kPostCount; ++post)
    if (player.posts >> post & 1)
      place({Tile::Kind::post, post}, kPosts[static_cast<std::size_t>(post)].id, post_text(post));
  land(Anchor::Kind::tiles, seat, 0, next_place());
}

void ViewMaker::make_panel(int seat, const Rect& rect) {
  const PlayerState& player = shown_.players[static_cast<std::size_t>(seat)];
  const bool active = seat == real_.to_act && real_.phase != Phase::over;
  const float scale = text_scale();
  build_.player_panel(rect, player_colour(seat), active);

  // Where bonuses and tokens would otherwise share a row, the hand stands in the first line, what was won in the second.
  const auto columns_h = [&](float h) {  // between head and foot
    return h - std::min(h * 0.26f, 40 * scale) - std::min(h * 0.36f, 88 * scale) - 10;
  };
  const bool low = rect.h < 150 * scale || columns_h(rect.h - 20) < two_rows_from((rect.w - 24) / kColourCount);
  const Rect in = rect.inset(12, low ? 6 : 10);
  const float head = low ? std::min(in.h * 0.3f, 36 * scale) : std::min(in.h * 0.26f, 40 * scale);
  const float sign = std::min(head * 0.9f, low ? 26.0f : 30 * scale);
  face(seat, in.x + sign / 2, in.y + head / 2, sign);
  const std::string& name = position_.name(seat);
  const float number = std::min(head * 0.95f, low ? 28.0f : 32 * scale), score_w = number * 1.3f;
  build_.number(in.right(), in.y + head / 2, player.prestige,
                {.face = Face::black, .size = number, .colour = theme_.text, .align = Align::right});
  const float low_hand_w = low ? 3 * (std::min(head, in.w * 0.11f * kCardAspect) / kCardAspect + 5) : 0;
  const float name_w = in.w - sign - 14 - score_w - (low ? low_hand_w + 4 : 0);
  const float name_size = size_in_line(build_.canvas, name_w, name, type::kBody * scale, Face::bold);
  build_.line({in.x + sign + 8, in.y, name_w, head}, name,
              {.face = Face::bold, .size = name_size, .colour = theme_.text});
  const std::string total = std::to_string(player.tokens.total()), limit = std::to_string(shown_.setup.token_limit());
  const std::string held = low ? total + '/' + limit : std::string(tr(words::tokens_of_limit, total, limit));
  const auto say_held = [&](const Rect& place) {
    const float size = size_in_line(build_.canvas, place.w, held, std::min(type::kLabel * scale, place.h * 0.8f));
    build_.line(place, held, {.size = size, .colour = theme_.muted, .align = Align::right});
    const float held_w = text_width(build_.canvas, held, Face::regular, size);
    make_held(seat, {place.right() - held_w, place.y, held_w, place.h});
  };
  if (low) {
    make_hand(seat, {in.right() - score_w - low_hand_w, in.y, low_hand_w, head});
    // What was won may be as high as the columns below it leave room, with the bonuses above the tokens.
    constexpr float kMostWon = 38, kAbove = 2, kBelow = 3;
    const float words_h = std::clamp(in.h * 0.16f, 16.0f, 20 * scale);
    const float room = in.h - head - kAbove - kBelow - two_rows_from(in.w / kColourCount) - 0.1f;
    const float won_h = std::max(words_h, std::min(room, kMostWon * scale));
    const float line_h = (player.nobles | player.posts) != 0 ? won_h : words_h;
    const Rect line{in.x, in.y + head + kAbove, in.w, line_h};
    const float held_w = text_width(build_.canvas, held, Face::regular, words_h * 0.8f) + 1;
    make_won(seat, {line.x, line.y, line.w - held_w - 8, won_h});
    say_held({line.right() - held_w, line.centre_y() - words_h / 2, held_w, words_h});
    make_columns(seat, {in.x, line.bottom() + kBelow, in.w, in.bottom() - line.bottom() - kBelow});
  } else {
    const float foot = std::min(in.h * 0.36f, 88 * scale);
    make_columns(seat, {in.x, in.y + head + 4, in.w, in.h - head - foot - 10});
    const Rect bottom{in.x, in.bottom() - foot, in.w, foot};
    const float hand_w = std::min(bottom.w * 0.56f, 3 * (foot / kCardAspect + 5));
    make_hand(seat, {bottom.x, bottom.y, hand_w, bottom.h});
    const float words_h = type::kLabel * 1.4f * scale;
    make_won(seat, {bottom.x + hand_w + 8, bottom.y, bottom.w - hand_w - 8, foot - words_h - 2});
    const float room = bottom.w - hand_w - 4;
    say_held({bottom.right() - room, bottom.bottom() - words_h, room, words_h});
  }
  const bool beside_its_chip = layout_.shape != TableShape::wide;
  build_.control({.id = (beside_its_chip ? "opened:" : "player:") + std::to_string(seat),
                  .rect = {rect.x, rect.y, rect.w, in.y + head + 2 - rect.y},
                  .label = player_text(player, name),
                  .enabled = false,  // it is open already
                  .on_table = true});
}

/// [base.limit] The viewer's tokens, as lessons speak of them.
void ViewMaker::make_held(int seat, const Rect& rect) {
  if (seat != position_.perspective) return;
  const Tokens& tokens = shown_.players[static_cast<std::size_t>(seat)].tokens;
  const std::string total = std::to_string(tokens.total()), limit = std::to_string(shown_.setup.token_limit());
  build_.thing("held:" + std::to_string(seat), rect,
               labelled(tr(words::tokens_of_limit, total, limit), holding(tokens)), {.enabled = false});
}

/// A rival (or oneself) in two lines: emblem, name, tokens, points; and the bonuses. Opens the panel.
void ViewMaker::make_chip_of(int seat, const Rect& rect) {
  const PlayerState& player = shown_.players[static_cast<std::size_t>(seat)];
  const bool active = seat == real_.to_act && real_.phase != Phase::over;
  const std::string& name = position_.name(seat);
  build_.player_panel(rect, player_colour(seat), active, space::kSmallRadius);
  const int control = build_.thing("player:" + std::to_string(seat), rect, player_text(player, name));
  build_.focus_ring(rect, space::kSmallRadius, control);
  const float pad = rect.w < 90 ? 3.0f : 6.0f;
  const Rect in = rect.inset(pad, 2);
  const Rect top{in.x, in.y, in.w, in.h * 0.46f};
  const float y = top.centre_y(), sign = std::min(top.h, 30.0f), number = std::clamp(top.h * 1.1f, 15.0f, 26.0f);
  face(seat, in.x + sign / 2, y, sign);
  for (const Anchor::Kind won : {Anchor::Kind::tiles, Anchor::Kind::tower})  // beside the numbers that change
    land(won, seat, 0, Rect::square(in.x + sign / 2, y, sign));
  build_.number(in.right(), y, player.prestige,
                {.face = Face::black, .size = number, .colour = theme_.text, .align = Align::right});
  // The tokens, and how many cards are reserved; the names of all where those leave room for each, so that the chips are alike.
  const float right = in.right() - number * 1.3f,
              size = std::clamp(top.h * 0.66f, type::kLeastNumeral, 12 * build_.scale());
  const std::string count = std::to_string(player.tokens.total()) + '/' + std::to_string(shown_.setup.token_limit());
  const float count_w = text_width(build_.canvas, count, Face::regular, size) + 1;
  float x = in.x + sign + 5;
  const auto width_of = [&](const std::string& one) { return text_width(build_.canvas, one, Face::bold, size) + 1; };
  const float name_w = width_of(name);
  const std::string limit = std::to_string(shown_.setup.token_limit());
  const float most_w = text_width(build_.canvas, limit + '/' + limit, Face::regular, size) + 1;
  const float name_room = right - x - 8 - most_w - size * 2.4f;
  bool named = true;
  for (int other = 0; other < shown_.setup.players; ++other)
    named = named && width_of(position_.name(other)) <= name_room;
  if (named) {
    build_.line({x, y, name_w, 0}, name, {.face = Face::bold, .size = size, .colour = theme_.text});
    x += name_w + 8;
  }
  if (x + count_w <= right) {
    build_.line({x, y, count_w, 0}, count, {.size = size, .colour = theme_.muted});
    x += count_w + size * 0.9f;
  }
  const auto counted = [&](Icon icon, int held) {
    if (held == 0 || x + size * 1.5f > right) return;
    build_.icon(icon, x, y, size * 1.2f, theme_.muted);
    build_.number(x + size * 0.8f, y, held, {.size = size, .colour = theme_.muted});
    x += size * 2.4f;
  };
  counted(Icon::reserve, player.reserved_count);
  counted(Icon::tower, player.strongholds);
  // Bonuses in the order of the colours, over the whole width; cards that pay like gold beside them where somebody has one.
  int places = kGemCount;
  for (int other = 0; other < shown_.setup.players; ++other)
    if (gold_cards_of(shown_.players[static_cast<std::size_t>(other)]) > 0) places = kGemCount + 1;
  const float gap = in.w < 100 ? 1.0f : 3.0f, row_y = top.bottom() + 1;
  const float cell = (in.w - gap * static_cast<float>(places - 1)) / static_cast<float>(places);
  const float w = std::min(cell, (in.bottom() - row_y) * 2);
  const auto at = [&](int i) {
    return Rect{in.x + static_cast<float>(i) * (cell + gap) + (cell - w) / 2, row_y, w, in.bottom() - row_y};
  };
  for (int c = 0; c < kGemCount; ++c) {
    const Gem gem = kGems[static_cast<std::size_t>(c)];
    const int bonus = player.bonuses[gem];
    build_.add(BonusPiece{at(c), gem, bonus, bonus == 0});
  }
  if (const int gold = gold_cards_of(player); gold > 0) build_.add(BonusPiece{at(kGemCount), Gem::gold, gold, false});
}

void ViewMaker::make_own(const Rect& rect) {
  build_.surface(rect, Surface::panel);
  const float pad = rect.h < 90 ? 4.0f : 8.0f;
  const Rect in = rect.inset(pad + 2, pad);
  const int seat = position_.perspective;
  if (in.h > in.w * 0.36f) {  // room for two lines: the hand below
    const float columns_h = in.h * 0.56f;
    make_held(seat, {in.x, in.y, in.w, columns_h});
    make_columns(seat, {in.x, in.y, in.w, columns_h});
    make_hand(seat, {in.x, in.y + columns_h + 6, in.w, in.h - columns_h - 6});
    return;
  }
  const float hand_w = std::min(in.w * 0.36f, 3 * (in.h / kCardAspect + 5));
  make_held(seat, {in.x, in.y, in.w - hand_w - 8, in.h});
  make_columns(seat, {in.x, in.y, in.w - hand_w - 8, in.h});
  make_hand(seat, {in.right() - hand_w, in.y, hand_w, in.h});
}

}  // namespace splendor_ui
