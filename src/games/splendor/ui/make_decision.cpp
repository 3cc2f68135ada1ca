// The decisions of the modules (and of several nobles): the prompt, the answers that are not cards of the table, and the
// answer chosen so far with its confirmation. Cards, piles and tiles of the table are highlighted and pressed where they are.
#include <algorithm>

#include "base/sorting.h"
#include "games/splendor/rules/modules/orient.h"
#include "games/splendor/ui/art/pieces.h"
#include "games/splendor/ui/describe.h"
#include "games/splendor/ui/make_view.h"
#include "games/splendor/ui/words.h"
#include "ui/words.h"

namespace splendor_ui {

using namespace splendor;
using namespace ui;

namespace {

Text verb(ActionKind kind) {
  switch (kind) {
    case ActionKind::place: return words::act_place;
    case ActionKind::move: return words::act_move;
    case ActionKind::remove: return words::act_remove;
    case ActionKind::free: return words::act_free;
    case ActionKind::keep: return words::act_keep;
    case ActionKind::associate: return words::act_associate;
    default: return words::act_choose;
  }
}

/// Phases with few answers, which are offered in the action area as well.
bool has_options(Phase phase) {
  return phase == Phase::keep || phase == Phase::associate || phase == Phase::noble || phase == Phase::post;
}

}  // namespace

float ViewMaker::make_decision(const Rect& rect) {
  const Phase phase = real_.phase;
  const bool moving = phase == Phase::stronghold && (choice_.hold.moving || !decision().may_place());
  std::string prompt = decision_prompt(real_);
  if (moving && choice_.hold.lifted != kNoCard)
    prompt = tr(words::prompt_move);
  else if (choice_.hold.moving)
    prompt = tr(words::prompt_lift);
  if (const Tip* told = lesson()) {
    prompt = told->words;
    view_.ringed = told->about;
  }
  const Rect below = titled(rect, prompt);
  const Rect buttons{rect.x, rect.bottom() - space::kTarget, rect.w, space::kTarget};
  const Rect in{below.x, below.y, below.w, buttons.y - 8 - below.y};
  const float needed = in.y + (has_options(phase) ? make_options(in) : make_answer(in)) + 8 + buttons.h - rect.y;
  if (bar_for_buttons()) return needed;
  if (hides_drawn_cards()) {
    build_.button(buttons, {.id = "peek", .label = tr(words::peek_drawn), .kind = ButtonKind::primary});
    return needed;
  }

  const bool has_cross = !choice_.empty() && !(choice_ == first_selection(position_).choice);
  const Rect sure = beside_cross(rect, has_cross, words::cancel);
  if (!choice_.action && phase == Phase::stronghold && decision().may_place() && !decision().sources().empty()) {
    build_.button(sure, {.id = "move",
                         .label = tr(choice_.hold.moving ? words::place_one : words::move_one),
                         .icon = Icon::swap,
                         .on_table = true});
    return needed;
  }
  // Before there is an answer it says what the answer will do.
  const ActionKind kind = choice_.action               ? position_.actions[*choice_.action].kind
                          : phase != Phase::stronghold ? position_.actions[0].kind
                          : moving                     ? ActionKind::move
                                                       : ActionKind::place;
  build_.button(
      sure, {.id = "confirm",
             .label = tr(verb(kind)),
             .kind = ButtonKind::primary,
             .icon = Icon::check,
             .enabled = choice_.action.has_value(),
             .hint = choice_.action ? action_label(shown_, position_.actions[*choice_.action]) : tr(words::hint_lit),
             .on_table = true});
  return needed;
}

/// What the chosen answer does, with its card; before there is one, how to choose.
float ViewMaker::make_answer(const Rect& rect) {
  const float size = type::kBody * text_scale();
  const CardId card = choice_.action ? position_.actions[*choice_.action].card : choice_.hold.lifted;
  const std::string words =
      choice_.action ? action_label(shown_, position_.actions[*choice_.action]) : std::string(tr(words::hint_lit));
  float x = rect.x, needed = 0;
  if (card != kNoCard) {
    const float w = std::min({rect.w * 0.4f, (rect.h - 6) / kCardAspect, 150.0f});
    build_.add(CardPiece{{rect.x + 3, rect.y + 3, w, w * kCardAspect}, card, table_look(card)});
    x += w + 16;
    needed = w * kCardAspect + 6;
  } else if (const int held = real_.player().strongholds; real_.phase == Phase::stronghold && held > 0) {
    const float size_of_one = std::clamp(rect.h - 8, 24.0f, 40.0f);
    const float w = size_of_one * 0.7f * static_cast<float>(held);
    build_.picture(
        Rect::centred(rect.x + w / 2, rect.y + size_of_one / 2 + 4, w, size_of_one),
        [](const Canvas& canvas, const Rect& r, int what) {
          draw_strongholds(canvas, what / 8, what % 8, r.centre_x(), r.centre_y(), r.h);
        },
        real_.to_act * 8 + held);
    x += w + 14;
    needed = size_of_one + 8;
  }
  const float fitting = fitting_size(build_.canvas, rect.right() - x, rect.h - 4, words, size);
  return std::max(needed,
                  4 + build_.paragraph(x, rect.y + 4, rect.right() - x, words,
                                       {.size = fitting, .colour = choice_.action ? theme_.text : theme_.muted}));
}

/// The label of an answer; for an association only the colour, since nothing else differs.
std::string ViewMaker::option_label(const Action& action) const {
  const auto colour = action.kind == ActionKind::associate ? orient::colour_of(real_, action.card) : std::nullopt;
  return colour ? tr(words::copies, gem_name(*colour)) : action_label(shown_, action);
}

/// Answers as pictures: two cards, colours, tiles. One press chooses, another takes the choice back.
float ViewMaker::make_options(const Rect& rect) {
  const ActionList& actions = position_.actions;
  const bool associating = real_.phase == Phase::associate, keeping = real_.phase == Phase::keep;
  // Cards of one colour make the same copy: one answer for each colour.
  std::vector<std::size_t> options;
  for (std::size_t i = 0; i < actions.size(); ++i) {
    const auto colour = associating ? orient::colour_of(real_, actions[i].card) : std::nullopt;
    if (!colour || decision().on_gem(*colour).action == i) options.push_back(i);
  }
  if (options.empty()) return 0;
  if (real_.phase == Phase::noble) {  // as they lie on the table
    const auto place = [&](std::size_t option) {
      return std::find(real_.nobles.begin(), real_.nobles.end(), actions[option].other);
    };
    base::insertion_sort(options.begin(), options.end(),
                         [&](std::size_t a, std::size_t b) { return place(a) < place(b); });
  }
  const float count = static_cast<float>(options.size()), gap = 14;
  const float size = type::kLabel * text_scale();
  const float words_h = hides_drawn_cards() ? 0 : size * 2.6f;  // reserved, so that nothing moves when one is chosen
  const float aspect = keeping || associating ? kCardAspect : 1.0f;
  const bool wide = layout_.shape == TableShape::wide;
  const float most = keeping ? 150.0f : wide && !associating ? 132.0f : 96.0f;
  const float w =
      std::max(28.0f, std::min({(rect.w - 8 - gap * (count - 1)) / count, (rect.h - words_h - 13) / aspect, most}));
  const float needed = 5 + w * aspect + 8 + words_h;
  const float top = std::max(rect.y, rect.bottom() - needed);  // near the button
  if (wide) make_log({rect.x, rect.y, rect.w, top - 8 - rect.y});
  float x = rect.x + 4;
  for (const std::size_t i : options) {
    const Action& action = actions[i];
    const Rect place{x, top + 5, w, w * aspect};
    x += w + gap;
    if (hides_drawn_cards()) {
      const std::string label = tr(words::peek_drawn);
      const int control = build_.thing("drawn:" + std::to_string(i), place, label);
      build_.add(CardPiece{.rect = place, .card = face_down(deck_of(action.card)), .control = control});
      continue;
    }
    const bool chosen = choice_.action == i;
    const std::string label = option_label(action);
    const int control =
        build_.thing("choice:" + std::to_string(i), place, label, {.pressed = chosen, .enlarges = !associating});
    const Ring ring = chosen ? Ring::selected : Ring::affordable;
    if (associating) {
      const Gem colour = orient::colour_of(real_, action.card).value_or(Gem::white);
      build_.add(BonusPiece{place, colour, real_.player().bonuses[colour]});
      build_.add(RingPiece{place, ring, control});
    } else if (keeping) {
      build_.add(CardPiece{place, action.card, {.ring = ring}, control});
    } else {
      const Tile::Kind kind = action.kind == ActionKind::noble ? Tile::Kind::noble : Tile::Kind::post;
      build_.add(TilePiece{place, {kind, action.other}, {.ring = ring}, control});
    }
  }
  if (hides_drawn_cards()) return needed;
  const float y = top + needed - words_h;
  const Text& before = real_.phase == Phase::post ? words::hint_choose_to_read : words::hint_lit;
  const std::string label = choice_.action ? option_label(actions[*choice_.action]) : std::string(tr(before));
  build_.paragraph(rect.x, y, rect.w, label,
                   {.size = fitting_size(build_.canvas, rect.w, rect.bottom() - y, label, size),
                    .colour = choice_.action ? theme_.text : theme_.muted});
  return needed;
}

}  // namespace splendor_ui
