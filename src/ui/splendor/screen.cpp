#include "ui/splendor/screen.h"

#include <algorithm>

#include "core/notation.h"
#include "core/payment.h"
#include "ui/art/pieces.h"
#include "ui/splendor/describe.h"
#include "ui/splendor/help.h"

namespace ui {

using namespace splendor;

namespace {

const app::SplendorGame& typed(const app::Game& game) { return static_cast<const app::SplendorGame&>(game); }

LayoutInput layout_input(const GameState& state, const Rect& area, float scale) {
  LayoutInput in{.width = area.w,
                 .height = area.h,
                 .text_scale = scale,
                 .players = state.setup.players,
                 .nobles = state.setup.noble_count()};
  in.cities = state.setup.has(Module::cities) ? static_cast<int>(state.modules.cities.size()) : 0;
  in.posts = state.setup.has(Module::posts) ? 5 : 0;
  in.orient = state.setup.has(Module::orient);
  return in;
}

int persons(const app::Session& session) {
  return static_cast<int>(std::count_if(session.seats().begin(), session.seats().end(),
                                        [](const app::Seat& seat) { return seat.person(); }));
}

}  // namespace

bool SplendorScreen::hides_own_secrets(const Showing& showing) const {
  return persons(showing.session) > 1 && !peeking_;
}

GameState SplendorScreen::shown_state(const Showing& showing, const GameState& real) const {
  const int viewer = showing.viewer >= 0 ? showing.viewer : peeking_ && showing.may_act ? real.to_act : -1;
  return (viewer >= 0 ? view_for(real, viewer) : view_for_nobody(real)).shown;
}

int SplendorScreen::perspective(const Showing& showing) const {
  return showing.viewer >= 0 ? showing.viewer : showing.session.position().to_act();
}

SplendorScreen::Scene SplendorScreen::scene(Frame& frame, const Showing& showing, const Rect& area) const {
  const app::SplendorGame& game = typed(showing.session.position());
  return {frame,
          showing,
          game,
          game.state(),
          shown_state(showing, game.state()),
          layout_table(layout_input(game.state(), area, frame.scale())),
          perspective(showing)};
}

Rect SplendorScreen::top_bar(const Showing& showing, const Rect& area, float scale) const {
  return layout_table(layout_input(typed(showing.session.position()).state(), area, scale)).top_bar;
}

void SplendorScreen::position_changed(const Showing& showing, std::size_t before, double time_ms, app::Speed speed) {
  choice_ = first_choice(showing);
  peeking_ = false;
  open_player_ = -1;
  const std::size_t now = showing.session.cursor();
  if (now == 0) return motion_.clear();
  const app::SplendorGame& previous = typed(showing.session.position(now - 1));
  const Action action = previous.actions()[showing.session.record().actions[now - 1]];
  const GameState& state = typed(showing.session.position()).state();
  if (now == before + 1)
    motion_.start(previous.state(), action, state, time_ms, speed);
  else
    motion_.trace(previous.state(), action, state);
}

/// How a place of the table tells of the last move: lit for a moment where nothing may fly, and with a thin line until
/// whoever looks on has answered it.
Ring SplendorScreen::trace(const Scene& s, Anchor place) const {
  const double now = s.frame.info.time_ms;
  if (!motion_.touched(place) || motion_.running(now)) return Ring::none;
  if (now < motion_.lit_until_ms()) return Ring::affordable;
  return motion_.last_actor() != s.perspective && choice_.empty() ? Ring::last_move : Ring::none;
}

void SplendorScreen::draw(Frame& frame, const Showing& showing, const Rect& area) {
  Scene s = scene(frame, showing, area);
  if (sheet_open(s)) frame.targets.set_cover(sheet_rect(s));
  draw_tiles(s);
  draw_market(s);
  draw_bank(s);
  draw_players(s);
  frame.targets.set_cover({});
  draw_actions(s);
  if (motion_.running(frame.info.time_ms)) {
    draw_motion(s);
    frame.moving = true;
  }
  if (const double left = motion_.lit_until_ms() - frame.info.time_ms; left > 0) frame.wake_in(left);
}

void SplendorScreen::wish(const app::SplendorGame& game, const Action& action, Wishes& wishes) const {
  if (const auto why = why_illegal(game.state(), action)) {
    wishes.refusal = reason(*why);
    return;
  }
  if (const auto index = index_of(game.actions(), action)) wishes.play = static_cast<int>(*index);
}

Action SplendorScreen::gem_action(const GameState& state) const {
  if (state.phase == Phase::give_back) return {.kind = ActionKind::give_back, .tokens = choice_.gems};
  const bool pair = choice_.gems.gems_with_at_least(2) != 0;
  return {.kind = pair ? ActionKind::take_pair : ActionKind::take, .tokens = choice_.gems};
}

SplendorScreen::Choice SplendorScreen::first_choice(const Showing& showing) const {
  Choice choice;
  const app::SplendorGame& game = typed(showing.session.position());
  if (!showing.may_act) return choice;
  const GameState& state = game.state();
  if (state.phase == Phase::conquest) {
    choice.card = game.actions().front().card;
    choice.action = first_payment(state, game.actions(), ActionKind::conquer, choice.card);
  } else if (state.phase == Phase::stronghold) {
    const Decision decision(state, game.actions());
    if (const auto sources = decision.sources(); !decision.may_place() && sources.size() == 1)
      choice.hold.lifted = sources.front();
  }
  return choice;
}

void SplendorScreen::answer(const Showing& showing, CardId card, Wishes& wishes) {
  const app::SplendorGame& game = typed(showing.session.position());
  if (game.state().phase == Phase::conquest) return;                     // there is one card, and it is chosen
  if (choice_.action && game.actions()[*choice_.action].card == card) {  // pressed again: taken back
    choice_.action.reset();
    choice_.card = kNoCard;
    return;
  }
  const Decision decision(game.state(), game.actions(), choice_.hold);
  const Decision::Answer found = decision.on_card(card);
  if (found.lifts) {
    const StrongholdHold hold{choice_.hold.moving, choice_.hold.lifted == card ? kNoCard : card};
    choice_ = {};
    choice_.hold = hold;
  } else if (found.action) {
    choice_.card = card;
    choice_.action = found.action;
  } else if (game.state().phase == Phase::stronghold && choice_.hold.lifted == kNoCard &&
             (choice_.hold.moving || !decision.may_place())) {
    wishes.refusal = tr(Str::prompt_lift);
  } else {
    wishes.refusal = reason(decision.why_not(card));
  }
}

void SplendorScreen::answer_gem(const Showing& showing, Gem gem, Wishes& wishes) {
  const app::SplendorGame& game = typed(showing.session.position());
  const auto found = Decision(game.state(), game.actions()).on_gem(gem);
  const bool again = found.action && choice_.action == found.action;
  choice_ = {};
  if (again) return;
  if (found.action) {
    choice_.action = found.action;
    if (game.state().phase == Phase::gem) choice_.gems = Tokens::of(gem);
  } else if (game.state().phase == Phase::gem) {
    wishes.refusal = tr(gem == Gem::gold ? Str::why_gold : Str::why_pile_empty);
  } else if (game.state().phase == Phase::associate) {
    wishes.refusal = tr(Str::why_no_model_of);
  } else {
    wishes.refusal = tr(Str::why_not_now);
  }
}

void SplendorScreen::choose_gem(const Showing& showing, Gem gem, Wishes& wishes) {
  const app::SplendorGame& game = typed(showing.session.position());
  const GameState& state = game.state();
  if (!showing.may_act) {
    wishes.refusal = tr(Str::why_not_your_turn);
    return;
  }
  if (Decision::is_open(state.phase)) return answer_gem(showing, gem, wishes);
  const Tokens more = choice_.gems + Tokens::of(gem);
  const bool leads_on = std::any_of(game.actions().begin(), game.actions().end(), [&](const Action& action) {
    const bool gems =
        action.kind == ActionKind::take || action.kind == ActionKind::take_pair || action.kind == ActionKind::give_back;
    return gems && action.tokens.covers(more);
  });
  const Tokens chosen = choice_.gems;
  choice_ = {};
  choice_.gems = chosen;
  if (leads_on) {
    choice_.gems = more;
  } else if (chosen[gem] > 0) {  // pressed again: taken back
    choice_.gems -= Tokens::of(gem, chosen[gem]);
  } else if (state.phase != Phase::turn) {
    wishes.refusal = tr(Str::why_not_now);
  } else if (gem == Gem::gold) {
    wishes.refusal = tr(Str::why_gold);
  } else if (state.bank[gem] == 0) {
    wishes.refusal = tr(Str::why_pile_empty);
  } else {
    wishes.refusal = tr(Str::why_count);
  }
}

void SplendorScreen::choose_card(const Showing& showing, CardId card, Wishes& wishes) {
  const app::SplendorGame& game = typed(showing.session.position());
  if (showing.may_act && Decision::is_open(game.state().phase)) return answer(showing, card, wishes);
  const bool again = choice_.card == card;
  choice_ = {};
  if (again) return;
  choice_.card = card;
  if (is_face_down(card) || !showing.may_act) return;
  choice_.action = first_payment(game.state(), game.actions(), ActionKind::buy, card);
}

void SplendorScreen::choose_deck(int deck) {
  const bool again = choice_.deck == deck;
  choice_ = {};
  choice_.deck = again ? -1 : deck;
}

/// Answers a decision about tiles; otherwise the tile is looked at.
void SplendorScreen::choose_tile(const Showing& showing, Tile tile, Wishes& wishes) {
  const app::SplendorGame& game = typed(showing.session.position());
  const Phase phase = game.state().phase;
  const bool deciding = showing.may_act && Decision::is_open(phase);
  if (deciding) {
    const Decision decision(game.state(), game.actions());
    const auto found = tile.kind == Tile::Kind::noble  ? decision.on_noble(static_cast<NobleId>(tile.index))
                       : tile.kind == Tile::Kind::post ? decision.on_post(tile.index)
                                                       : Decision::Answer{};
    const bool again = found.action && choice_.action == found.action;
    if (found.action) {
      choice_ = {};
      if (!again) choice_.action = found.action;
    } else if (tile.kind == Tile::Kind::noble && phase == Phase::noble) {
      wishes.refusal = reason(Illegal::noble_not_due);
    } else if (tile.kind == Tile::Kind::post && phase == Phase::post) {
      wishes.refusal = reason(Illegal::post_not_due);
    } else {
      wishes.refusal = tr(Str::why_not_now);
    }
    return;
  }
  const bool again = choice_.tile == tile;
  choice_ = {};
  if (!again) choice_.tile = tile;
}

bool SplendorScreen::is_chosen(const Scene& s, ActionKind kind, int what) const {
  if (!choice_.action) return false;
  const Action& action = s.game.actions()[*choice_.action];
  return action.kind == kind &&
         (kind == ActionKind::noble || kind == ActionKind::post ? action.other : action.card) == what;
}

void SplendorScreen::confirm(const Showing& showing, Wishes& wishes) {
  const app::SplendorGame& game = typed(showing.session.position());
  if (!showing.may_act) return;
  if (choice_.action) {
    wishes.play = static_cast<int>(*choice_.action);
  } else if (!choice_.gems.empty()) {
    wish(game, gem_action(game.state()), wishes);
  } else if (choice_.deck >= 0) {
    wish(game, {.kind = ActionKind::reserve_deck, .other = static_cast<std::uint8_t>(choice_.deck)}, wishes);
  } else if (choice_.card != kNoCard) {
    wish(game, {.kind = ActionKind::reserve, .card = choice_.card}, wishes);
  } else if (game.actions().size() == 1 && game.actions().front().kind == ActionKind::pass) {
    wishes.play = 0;
  }
}

bool SplendorScreen::key(char key, const Showing& showing, Wishes& wishes) {
  if (key == '\x1b') {
    const bool something = !choice_.empty() || open_player_ >= 0 || peeking_;
    choice_ = first_choice(showing);
    open_player_ = -1;
    peeking_ = false;
    return something;
  }
  if (key == '\n') {
    confirm(showing, wishes);
    return true;
  }
  constexpr std::string_view kKeys = "WBGRKY";
  const std::size_t colour = kKeys.find(key);
  if (colour == std::string_view::npos || !showing.may_act) return false;
  choose_gem(showing, static_cast<Gem>(colour), wishes);
  return true;
}

std::string SplendorScreen::title() const { return tr(Str::title); }

void SplendorScreen::draw_seat(const Canvas& canvas, int seat, float cx, float cy, float size) const {
  draw_emblem(canvas, seat, cx, cy, size);
}

std::string SplendorScreen::status(const Showing& showing) const {
  const GameState& state = typed(showing.session.position()).state();
  const std::string name = seat_name(showing.session, state.to_act);
  if (state.phase == Phase::over) return ending(showing).title;
  if (!showing.may_act) return tr(Str::turn_of, name);  // a computer's, or read only
  return (persons(showing.session) == 1 ? std::string(tr(Str::your_turn)) : tr(Str::turn_of, name)) + ": " +
         decision_prompt(state);
}

std::string SplendorScreen::log_line(const Showing& showing, std::size_t index) const {
  const app::SplendorGame& game = typed(showing.session.position(index));
  const int viewer = showing.viewer;
  const GameState shown = (viewer >= 0 ? view_for(game.state(), viewer) : view_for_nobody(game.state())).shown;
  const Action& action = game.actions()[showing.session.record().actions[index]];
  const int actor = game.state().to_act;
  const std::string name = seat_name(showing.session, actor);
  std::string line = ui::log_line(shown, action, name);
  // Nobles and posts that came by themselves, since only one was due.
  const PlayerState& before = game.state().players[static_cast<std::size_t>(actor)];
  const PlayerState& after =
      typed(showing.session.position(index + 1)).state().players[static_cast<std::size_t>(actor)];
  for (unsigned nobles = after.nobles & ~unsigned{before.nobles}; nobles != 0 && action.kind != ActionKind::noble;
       nobles &= nobles - 1)
    line += "; " + tr(Str::log_noble, name, noble_name(static_cast<NobleId>(__builtin_ctz(nobles))));
  for (unsigned posts = after.posts & ~unsigned{before.posts}; posts != 0 && action.kind != ActionKind::post;
       posts &= posts - 1)
    line += "; " + tr(Str::log_post, name, post_power(__builtin_ctz(posts)));
  return line;
}

HelpBook SplendorScreen::help() const { return splendor_help(); }

std::string SplendorScreen::help_page(const Showing& showing) const {
  switch (typed(showing.session.position()).state().phase) {
    case Phase::associate:
    case Phase::free_card: return help_id(Module::orient);
    case Phase::stronghold:
    case Phase::conquest: return help_id(Module::strongholds);
    case Phase::keep:
    case Phase::gem:
    case Phase::post: return help_id(Module::posts);
    default: return "base";
  }
}

GameScreen::Ending SplendorScreen::ending(const Showing& showing) const {
  const GameState& state = typed(showing.session.position()).state();
  const auto order = standings(state);
  Ending ending;
  std::string names;
  int first = 0, same_prestige = 0;
  for (int i = 0; i < state.setup.players; ++i) {
    const Standing& standing = order[static_cast<std::size_t>(i)];
    const std::string name = seat_name(showing.session, standing.seat);
    if (standing.rank == 1) {
      names = names.empty() ? name : tr(Str::and_word, names, name);
      ++first;
    }
    if (standing.prestige == order[0].prestige) ++same_prestige;
    ending.rows.push_back({standing.rank, standing.seat, name,
                           tr_count(Str::cards_bought_one, Str::cards_bought_many, standing.purchased),
                           standing.prestige});
  }
  ending.title = first == 1 && showing.viewer == order[0].seat
                     ? std::string(tr(Str::end_title_you))
                     : tr(first > 1 ? Str::end_title_shared : Str::end_title_wins, names);
  if (first > 1)
    ending.reason = tr(Str::end_shared);
  else if (same_prestige > 1)
    ending.reason = tr(Str::end_by_cards, std::to_string(order[0].purchased));
  else
    ending.reason = tr(Str::end_by_prestige, points(order[0].prestige));
  if (state.passes == state.setup.players) ending.reason = std::string(tr(Str::end_blocked)) + ' ' + ending.reason;
  return ending;
}

}  // namespace ui
