#include "games/kingdom/ui/screen.h"

#include <algorithm>

#include "engine/game_of.h"
#include "games/kingdom/rules/board.h"
#include "games/kingdom/rules/payment.h"
#include "games/kingdom/ui/describe.h"
#include "games/kingdom/ui/help.h"
#include "games/kingdom/ui/storybook.h"
#include "games/kingdom/ui/voice.h"
#include "games/kingdom/ui/words.h"
#include "ui/words.h"

namespace kingdom_ui {

using namespace kingdom;
using namespace ui;

namespace {

const engine::GameOf<kingdom::Game>& typed(const app::Game& game) {
  return static_cast<const engine::GameOf<kingdom::Game>&>(game);
}

KingdomLayoutInput layout_input(const GameState& state, const Rect& area, float text_scale, float scroll) {
  return {.width = area.w, .height = area.h, .text_scale = text_scale, .setup = state.setup, .scroll = scroll};
}

std::vector<std::string> seat_names(const app::Session& session) {
  std::vector<std::string> names;
  for (int seat = 0; seat < static_cast<int>(session.seats().size()); ++seat) names.push_back(seat_name(session, seat));
  return names;
}

}  // namespace

KingdomScreen::Scene KingdomScreen::scene(Frame& frame, const Moment& moment, const Rect& area) {
  const engine::GameOf<kingdom::Game>& game = typed(moment.session.position());
  const GameState& real = game.state();
  Scene s{.frame = frame,
          .moment = moment,
          .game = game,
          .real = real,
          .shown = view_for(real, std::max(moment.viewer, 0)).shown,
          .places = &layout_.at(layout_input(real, area, frame.scale(), scroll_)),
          .names = seat_names(moment.session),
          .own = moment.viewer >= 0 ? moment.viewer : real.to_act};
  follow(s, area);
  return s;
}

/// Moves the map so that the traveller of the moment and the places ahead are in sight: at once, or on a glide.
void KingdomScreen::follow(Scene& s, const Rect& area) {
  const bool walking = motion_.running(s.now()) && !motion_.walk().empty();
  const int seat = walking ? motion_.seat() : wanted_seat_ >= 0 ? wanted_seat_ : s.real.to_act;
  const int space = s.real.travellers[static_cast<std::size_t>(seat)].space;
  if (space != followed_ || area != followed_area_) {
    const bool jump = area != followed_area_ || speed_factor(speed_) <= 0;
    followed_ = space;
    followed_area_ = area;
    scroll_from_ = scroll_;
    scroll_to_ = scroll_to_show(s.layout(), s.real.setup, static_cast<SpaceId>(space));
    scroll_start_ms_ = s.now();
    scrolling_ = true;
    if (jump) scroll_from_ = scroll_to_;
  }
  if (!scrolling_) return;
  const float length = duration::kPawnWalk * std::max(speed_factor(speed_), 0.01f);
  const float t = std::clamp(static_cast<float>(s.now() - scroll_start_ms_) / length, 0.0f, 1.0f);
  scroll_ = scroll_from_ + (scroll_to_ - scroll_from_) * t * t * (3 - 2 * t);
  scrolling_ = t < 1 && scroll_from_ != scroll_to_;
  if (scrolling_) s.frame.moving = true;
  s.places = &layout_.at(layout_input(s.real, area, s.frame.scale(), scroll_));
}

Rect KingdomScreen::top_bar(const Moment& moment, const Canvas& canvas, const Rect& area) {
  return layout_.at(layout_input(typed(moment.session.position()).state(), area, canvas.fonts.scale, scroll_)).top_bar;
}

const Theme& KingdomScreen::theme(ThemeKind kind) const { return kingdom_theme(kind); }

void KingdomScreen::draw_seat(const Canvas& canvas, int seat, float cx, float cy, float size) const {
  draw_pawn_badge(canvas, seat, cx, cy, size);
}

std::string KingdomScreen::title() const { return tr(words::title); }

void KingdomScreen::position_changed(const Moment& moment, std::size_t before, double time_ms, app::Speed speed) {
  const std::size_t now = moment.session.cursor();
  choice_ = {};
  motion_.clear();
  wanted_seat_ = -1;
  over_since_ms_ = -1;
  speed_ = speed;
  lessons_ = lessons_due(moment.session);
  lesson_ = 0;
  if (now != before + 1) return;
  const engine::GameOf<kingdom::Game>& previous = typed(moment.session.position(now - 1));
  const GameState& state = typed(moment.session.position()).state();
  motion_.start(previous.state(), previous.actions()[moment.session.record().actions[now - 1]], state, time_ms, speed);
  if (is_terminal(state) && speed_factor(speed) > 0) over_since_ms_ = time_ms;
}

void KingdomScreen::draw(Frame& frame, const Moment& moment, const Rect& area) {
  Scene s = scene(frame, moment, area);
  draw_surface(frame.canvas, s.layout().board, Surface::well);
  if (sheet_open(s))
    frame.targets.set_cover(sheet_rect(s));
  else if (lesson_due(s))
    frame.targets.set_cover(lesson_rect(s));
  drag_map(s);
  draw_map(s);
  draw_supplies(s);
  draw_stack(s);
  draw_travellers(s);
  draw_own(s);
  frame.targets.set_cover({});
  draw_actions(s);
  if (motion_.running(s.now())) {
    draw_flights(s);
    frame.moving = true;
  }
  if (const double left = motion_.lit_until_ms() - s.now(); left > 0) frame.wake_in(left);
  if (over_since_ms_ >= 0) {
    const auto elapsed = static_cast<float>(s.now() - over_since_ms_);
    if (elapsed < duration::kCelebration) {
      const Canvas over = canvas_on(*ImGui::GetForegroundDrawList(), frame.canvas.theme, frame.canvas.fonts);
      draw_celebration(over, area, elapsed);
      frame.moving = true;
    } else {
      over_since_ms_ = -1;
    }
  }
}

/// Intents for the action, or says why not.
void KingdomScreen::wish(const engine::GameOf<kingdom::Game>& game, const Action& action, Intents& intents) const {
  const auto& actions = game.actions();
  const auto found = std::find(actions.begin(), actions.end(), action);
  if (found != actions.end())
    intents.play = static_cast<int>(found - actions.begin());
  else if (const auto why = why_illegal(game.state(), action))
    intents.refusal = reason(*why);
}

void KingdomScreen::choose_token(const Moment& moment, Token token, Intents& intents) {
  const engine::GameOf<kingdom::Game>& game = typed(moment.session.position());
  const GameState& state = game.state();
  if (!moment.may_act) {
    intents.refusal = tr(words::why_not_your_turn);
    return;
  }
  choice_.road = kNoRoad;
  choice_.payment.reset();
  if (state.phase == Phase::thief) {
    choice_.tokens = choice_.tokens[token] > 0 ? Tokens() : Tokens::of(token);
    return;
  }
  const Tokens more = choice_.tokens + Tokens::of(token);
  if (leads_on(game.actions(), more)) {
    choice_.tokens = more;
  } else if (choice_.tokens[token] > 0) {  // tapped again: taken back
    choice_.tokens -= Tokens::of(token, choice_.tokens[token]);
  } else if (state.phase != Phase::turn) {
    intents.refusal =
        tr(state.phase == Phase::tile || state.phase == Phase::medal ? words::why_not_now : words::why_return);
  } else if (state.supply[token] == 0) {
    intents.refusal = tr(words::why_supply);
  } else if (action_with(game.actions(), choice_.tokens) && leads_on(game.actions(), Tokens::of(token))) {
    choice_.tokens = Tokens::of(token);  // a whole handful was chosen: this begins another
  } else {
    intents.refusal =
        tr(token == Token::gold || choice_.tokens[Token::gold] > 0 ? words::why_gold : words::why_collect);
  }
}

void KingdomScreen::choose_road(const Moment& moment, RoadId road, Intents& intents) {
  const engine::GameOf<kingdom::Game>& game = typed(moment.session.position());
  if (!moment.may_act || game.state().phase != Phase::turn) {
    intents.refusal = tr(moment.may_act ? words::why_not_now : words::why_not_your_turn);
    return;
  }
  const bool again = choice_.road == road;
  choice_ = {};
  if (again) return;
  choice_.road = road;
  choice_.payment = suggested_payment(game.actions(), road);
}

/// The place that a road leads to stands for the road.
void KingdomScreen::choose_space(const Moment& moment, SpaceId space, Intents& intents) {
  const GameState& state = typed(moment.session.position()).state();
  const SpaceId here = state.player().space;
  for (const RoadId road : roads_from(state.setup, here))
    if (moment.may_act && state.phase == Phase::turn && kRoads[road].to == space)
      return choose_road(moment, road, intents);
  intents.refusal = place_text(space);
  if (moment.may_act && state.phase == Phase::turn && space != here)
    intents.refusal += ". " + std::string(tr(words::why_road));
}

void KingdomScreen::choose_tile(const Moment& moment, TileId tile, Intents& intents) {
  if (!moment.may_act) {
    intents.refusal = tr(words::why_not_your_turn);
    return;
  }
  wish(typed(moment.session.position()), {.kind = ActionKind::tile, .other = tile}, intents);
}

void KingdomScreen::choose_traveller(const Moment& moment, int seat, Intents& intents) {
  const engine::GameOf<kingdom::Game>& game = typed(moment.session.position());
  if (moment.may_act && game.state().phase == Phase::thief && !choice_.tokens.empty()) {
    wish(game, {.kind = ActionKind::give, .other = static_cast<std::uint8_t>(seat), .tokens = choice_.tokens}, intents);
    return;
  }
  wanted_seat_ = seat;
}

void KingdomScreen::confirm(const Moment& moment, Intents& intents) {
  const engine::GameOf<kingdom::Game>& game = typed(moment.session.position());
  if (!moment.may_act) return;
  if (choice_.road != kNoRoad) {
    if (choice_.payment)
      intents.play = static_cast<int>(*choice_.payment);
    else
      intents.refusal = tr(words::why_afford);
    return;
  }
  const Phase phase = game.state().phase;
  if (choice_.tokens.empty() || phase == Phase::thief) {
    if (game.actions().size() == 1) intents.play = 0;
    return;
  }
  const ActionKind kind = phase == Phase::discard     ? ActionKind::discard
                          : phase == Phase::give_back ? ActionKind::give_back
                                                      : ActionKind::collect;
  wish(game, {.kind = kind, .tokens = choice_.tokens}, intents);
}

bool KingdomScreen::key(char key, const Moment& moment, Intents& intents) {
  const GameState& state = typed(moment.session.position()).state();
  if (key == '\x1b') {
    const bool something = !choice_.empty();
    choice_ = {};
    return something;
  }
  if (key == '\n') {
    confirm(moment, intents);
    return true;
  }
  if (!moment.may_act) return false;
  if (key >= '1' && key <= '3') {
    const RoadList roads = roads_from(state.setup, state.player().space);
    const int place = key - '1';
    if (state.phase != Phase::turn || place >= roads.count) return false;
    choose_road(moment, roads.roads[static_cast<std::size_t>(place)], intents);
    return true;
  }
  constexpr std::string_view kKeys = "MACHWYT";
  const std::size_t kind = kKeys.find(key);
  if (kind == std::string_view::npos) return false;
  choose_token(moment, static_cast<Token>(kind), intents);
  return true;
}

std::string KingdomScreen::status(const Moment& moment) const {
  const GameState& state = typed(moment.session.position()).state();
  if (is_terminal(state)) return ending(moment).title;
  const std::string name = seat_name(moment.session, state.to_act);
  if (!moment.may_act) return tr(words::turn_of, name);  // a computer's, or read only
  const bool alone = moment.viewer == state.to_act;
  std::string words = (alone ? std::string(tr(words::your_turn)) : tr(words::turn_of, name)) + ": ";
  if (moment.guided)
    for (const Text lesson : lessons_) words += std::string(tr(lesson)) + ' ';
  return words + advice(moment.session);
}

std::string KingdomScreen::log_line(const Moment& moment, std::size_t index) const {
  const engine::GameOf<kingdom::Game>& game = typed(moment.session.position(index));
  return log_text(game.state(), game.actions()[moment.session.record().actions[index]],
                  typed(moment.session.position(index + 1)).state(), seat_names(moment.session));
}

HelpBook KingdomScreen::help() const { return kingdom_ui::help(); }

std::string KingdomScreen::help_page(const Moment& moment) const {
  const GameState& state = typed(moment.session.position()).state();
  const bool secrets = state.phase == Phase::tile || state.phase == Phase::thief || state.phase == Phase::discard;
  return secrets ? "mysteries" : state.phase == Phase::medal ? "places" : "journey";
}

GameScreen::Ending KingdomScreen::ending(const Moment& moment) const {
  const GameState& state = typed(moment.session.position()).state();
  const unsigned won = is_terminal(state) ? winners(state) : 0;
  Ending ending;
  std::string names;
  int count = 0;
  bool by_gem = false;
  for (int seat = 0; seat < state.setup.players; ++seat) {
    const Traveller& traveller = state.travellers[static_cast<std::size_t>(seat)];
    const std::string name = seat_name(moment.session, seat);
    const bool wins = (won >> seat & 1) != 0;
    const bool there = kSpaces[traveller.space].kind == SpaceKind::palace;
    if (wins) {
      names = names.empty() ? name : tr(words::and_word, names, name);
      by_gem = by_gem || traveller.gem;
      ++count;
    }
    ending.rows.push_back({wins ? 1 : 2, seat, name,
                           there ? std::string(tr(wins && traveller.gem ? words::end_row_gem : words::end_row_palace))
                                 : tr(words::end_row_road, place_name(traveller.space)),
                           std::nullopt});
  }
  std::stable_sort(ending.rows.begin(), ending.rows.end(),
                   [](const auto& a, const auto& b) { return a.rank < b.rank; });
  const bool me = count == 1 && moment.viewer >= 0 && won == 1u << moment.viewer;
  ending.title = me           ? std::string(tr(words::end_you))
                 : count == 0 ? std::string(tr(words::end_nobody))
                 : count > 1  ? std::string(tr(words::end_many))
                              : tr(words::end_one, names);
  ending.reason =
      by_gem ? tr(words::end_reason_gem, names) : tr(count > 1 ? words::end_reason_many : words::end_reason_one);
  return ending;
}

}  // namespace kingdom_ui
