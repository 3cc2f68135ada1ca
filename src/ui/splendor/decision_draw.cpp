// The decisions of the modules (and of several nobles): what is asked, the answers that are not cards of the table, and
// the answer chosen so far with its confirmation. Cards, piles and tiles of the table are lit and pressed where they lie.
#include <algorithm>

#include "core/modules/orient.h"
#include "core/notation.h"
#include "ui/art/pieces.h"
#include "ui/press.h"
#include "ui/splendor/action_parts.h"
#include "ui/splendor/describe.h"
#include "ui/splendor/screen.h"

namespace ui {

using namespace splendor;

namespace {

constexpr float kButton = space::kTarget;

Str verb(ActionKind kind) {
  switch (kind) {
    case ActionKind::place: return Str::act_place;
    case ActionKind::move: return Str::act_move;
    case ActionKind::remove: return Str::act_remove;
    case ActionKind::free: return Str::act_free;
    case ActionKind::keep: return Str::act_keep;
    case ActionKind::associate: return Str::act_associate;
    default: return Str::act_choose;
  }
}

/// Phases whose answers are few and stand in the action area as well.
bool has_options(Phase phase) {
  return phase == Phase::keep || phase == Phase::associate || phase == Phase::noble || phase == Phase::post;
}

}  // namespace

void SplendorScreen::draw_decision(Scene& s, const Rect& rect) {
  const Phase phase = s.real.phase;
  const bool moving = phase == Phase::stronghold && (choice_.hold.moving || !decision(s).may_place());
  std::string prompt = decision_prompt(s.real);
  if (moving && choice_.hold.lifted != kNoCard)
    prompt = tr(Str::prompt_move);
  else if (choice_.hold.moving)
    prompt = tr(Str::prompt_lift);
  const Rect below = titled(s.frame, rect, prompt);
  const Rect buttons{rect.x, rect.bottom() - kButton, rect.w, kButton};
  const Rect in{below.x, below.y, below.w, buttons.y - 8 - below.y};
  if (has_options(phase))
    draw_options(s, in);
  else
    draw_answer(s, in);

  Rect left = buttons;
  if (!choice_.empty() && !(choice_ == first_choice(s.showing))) {
    const Rect cancel{buttons.right() - kButton, buttons.y, kButton, kButton};
    left.w -= kButton + 6;
    if (press_icon(s.frame, cancel, {.id = "clear", .label = tr(Str::cancel), .icon = Icon::cross, .on_table = true})) {
      choice_ = first_choice(s.showing);
      return;
    }
  }
  if (choice_.action) {
    const std::size_t answer = *choice_.action;
    if (press(s.frame, left,
              {.id = "confirm",
               .label = tr(verb(s.game.actions()[answer].kind)),
               .kind = ButtonKind::primary,
               .icon = Icon::check,
               .hint = action_label(s.shown, s.game.actions()[answer]),
               .on_table = true}))
      s.frame.wishes.play = static_cast<int>(answer);
  } else if (phase == Phase::stronghold && decision(s).may_place() && !decision(s).sources().empty()) {
    const bool now = choice_.hold.moving;
    if (press(
            s.frame, left,
            {.id = "move", .label = tr(now ? Str::place_one : Str::move_one), .icon = Icon::swap, .on_table = true})) {
      choice_ = {};
      choice_.hold.moving = !now;
      const auto sources = decision(s).sources();
      if (!now && sources.size() == 1) choice_.hold.lifted = sources.front();
    }
  }
}

/// What the chosen answer does, with its card; before there is one, how to choose.
void SplendorScreen::draw_answer(Scene& s, const Rect& rect) {
  const Canvas& canvas = s.frame.canvas;
  const float size = type::kBody * std::min(s.frame.scale(), 1.5f);
  const CardId card = choice_.action ? s.game.actions()[*choice_.action].card : choice_.hold.lifted;
  const std::string words =
      choice_.action ? action_label(s.shown, s.game.actions()[*choice_.action]) : std::string(tr(Str::hint_lit));
  float x = rect.x;
  if (card != kNoCard) {
    const float w = std::min({rect.w * 0.4f, (rect.h - 6) / kCardAspect, 150.0f});
    draw_card(canvas, {rect.x + 3, rect.y + 3, w, w * kCardAspect}, card, table_look(s, card));
    x += w + 16;
  } else if (s.real.phase == Phase::stronghold && s.real.player().strongholds > 0) {
    const float tower = std::clamp(rect.h * 0.5f, 24.0f, 40.0f);
    const float w = tower * 0.7f * static_cast<float>(s.real.player().strongholds);
    draw_strongholds(canvas, s.real.to_act, s.real.player().strongholds, rect.x + w / 2, rect.y + tower / 2 + 4, tower);
    x += w + 14;
  }
  const float fitting = fitting_size(canvas, rect.right() - x, rect.h - 4, words, size);
  draw_paragraph(canvas, x, rect.y + 4, rect.right() - x, words,
                 {.size = fitting, .colour = choice_.action ? canvas.theme.text : canvas.theme.muted});
}

/// The words of an answer: of an association the colour, since it is all that differs.
std::string SplendorScreen::option_label(const Scene& s, const Action& action) const {
  const auto colour = action.kind == ActionKind::associate ? orient::colour_of(s.real, action.card) : std::nullopt;
  return colour ? tr(Str::copies, gem_name(*colour)) : action_label(s.shown, action);
}

/// Answers as pictures: two cards, colours, tiles. One press chooses, another takes the choice back.
void SplendorScreen::draw_options(Scene& s, const Rect& rect) {
  const Canvas& canvas = s.frame.canvas;
  const ActionList& actions = s.game.actions();
  const bool associating = s.real.phase == Phase::associate;
  // Cards of one colour make the same copy: one answer for each colour.
  std::vector<std::size_t> options;
  for (std::size_t i = 0; i < actions.size(); ++i) {
    const auto colour = associating ? orient::colour_of(s.real, actions[i].card) : std::nullopt;
    if (!colour || decision(s).on_gem(*colour).action == i) options.push_back(i);
  }
  if (options.empty()) return;
  const float count = static_cast<float>(options.size()), gap = 14;
  const float size = type::kLabel * std::min(s.frame.scale(), 1.5f);
  const float words_h = std::min(rect.h * 0.4f, size * 2.6f);  // kept free, so that nothing moves when one is chosen
  const float aspect = s.real.phase == Phase::keep || associating ? kCardAspect : 1.0f;
  const float most = s.real.phase == Phase::keep ? 150.0f : 96.0f;
  const float w =
      std::max(28.0f, std::min({(rect.w - 8 - gap * (count - 1)) / count, (rect.h - words_h - 12) / aspect, most}));
  float x = rect.x + 4;
  for (const std::size_t i : options) {
    const Action& action = actions[i];
    const Rect place{x, rect.y + 5, w, w * aspect};
    const bool chosen = choice_.action == i;
    const std::string label = option_label(s, action);
    const Hit hit = s.frame.targets.add({.id = "choice:" + std::to_string(i),
                                         .rect = place,
                                         .label = label,
                                         .hint = label,
                                         .pressed = chosen,
                                         .on_table = true});
    if (hit.clicked) {
      choice_ = {};
      if (!chosen) choice_.action = i;
    }
    const Ring ring = chosen ? Ring::selected : Ring::affordable;
    if (associating) {
      const Gem colour = orient::colour_of(s.real, action.card).value_or(Gem::white);
      draw_bonus_card(canvas, place, colour, s.real.player().bonuses[colour]);
      draw_card_rings(canvas, place, ring, hit.focused);
    } else if (s.real.phase == Phase::keep) {
      draw_card(canvas, place, action.card, {.ring = ring, .focused = hit.focused, .hot = hit.hot});
    } else {
      const Tile::Kind kind = action.kind == ActionKind::noble ? Tile::Kind::noble : Tile::Kind::post;
      draw_tile(canvas, place, {kind, action.other}, {.ring = ring, .focused = hit.focused, .hot = hit.hot});
    }
    x += w + gap;
  }
  if (!choice_.action) return;
  const float y = rect.y + 5 + w * aspect + 8;
  const std::string label = option_label(s, actions[*choice_.action]);
  draw_paragraph(canvas, rect.x, y, rect.w, label,
                 {.size = fitting_size(canvas, rect.w, rect.bottom() - y, label, size), .colour = canvas.theme.text});
}

}  // namespace ui
