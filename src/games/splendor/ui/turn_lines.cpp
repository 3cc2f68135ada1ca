// The recap of the turns since the viewer's own, as pieces; and the position that is shown during an animation.
#include <array>

#include "games/splendor/ui/art/pieces.h"
#include "games/splendor/ui/characters.h"
#include "games/splendor/ui/describe.h"
#include "games/splendor/ui/view.h"
#include "games/splendor/ui/words.h"
#include "ui/art/in_middle.h"

namespace splendor_ui {

using namespace splendor;
using namespace ui;

namespace {

constexpr Verb kTake{&words::did_take, &words::could_take}, kReserve{&words::did_reserve, &words::could_reserve},
    kReach{&words::did_reach, &words::could_reach};

struct Done {
  Verb verb{};
  std::string_view sign{};
};
/// By ActionKind.
constexpr std::array<Done, 18> kDone{{{kTake, kComes},
                                      {kTake, kComes},
                                      {kReserve},
                                      {kReserve},
                                      {{&words::did_buy, &words::could_buy}},
                                      {{&words::did_pass, &words::could_pass}},
                                      {{&words::did_keep, &words::could_keep}},
                                      {{&words::did_copy, &words::could_copy}},
                                      {kTake, kComes},
                                      {kTake, kComes},
                                      {{&words::did_place, &words::could_place}},
                                      {{&words::did_move, &words::could_move}, kGoes},
                                      {{&words::did_send_home, &words::could_send_home}},
                                      {{&words::did_conquer, &words::could_conquer}},
                                      {},
                                      {{&words::did_return, &words::could_return}, kLeaves},
                                      {},
                                      {}}};
static_assert(kDone.size() == static_cast<std::size_t>(ActionKind::post) + 1);

/// Whether a picture is enlarged, and shows all of its card or tile.
bool is_whole(const Rect& picture) { return picture.w > 50; }

TurnPart card_part(CardId card) {
  return {.draw =
              [](const Canvas& canvas, const Rect& r, int what) {
                const auto id = static_cast<CardId>(what);
                is_whole(r) ? draw_card(canvas, r, id) : draw_mini_card(canvas, r, id);
              },
          .what = card,
          .aspect = 1 / kCardAspect,
          .shows = is_face_down(card) ? std::string() : card_text(card)};
}

TurnPart token_part(Gem gem) {
  return {.draw =
              [](const Canvas& canvas, const Rect& r, int what) {
                draw_token(canvas, static_cast<Gem>(what), r.centre_x(), r.centre_y(), r.w, {.shadow = false});
              },
          .what = static_cast<int>(index_of(gem)),
          .aspect = 0.8f};
}

/// Adds the pieces that an action moved, by its flights; payments and refills are left out.
void add_pieces(std::vector<TurnPart>& parts, const Flight& flight, const Action& action, const GameState& after,
                VerbForm form) {
  const auto to = static_cast<std::size_t>(flight.to.index);
  if (flight.turns_over || flight.to.kind == Anchor::Kind::away) return;
  if (flight.card != kNoCard) return parts.push_back(card_part(flight.card));
  if (flight.noble != kNoNoble)
    return parts.push_back({.draw =
                                [](const Canvas& canvas, const Rect& r, int what) {
                                  const auto id = static_cast<NobleId>(what);
                                  draw_noble(canvas, r, id, {.gained = !is_whole(r), .name = noble_name(id)});
                                },
                            .what = flight.noble,
                            .shows = noble_text(flight.noble)});
  if (flight.stronghold >= 0) {
    parts.push_back({.draw = draw_in_middle<draw_stronghold>, .what = flight.stronghold, .aspect = 0.8f});
    if (flight.to.kind == Anchor::Kind::slot && after.slots[to] != kNoCard) parts.push_back(card_part(after.slots[to]));
    return;
  }
  if (flight.emblem >= 0) {
    if (flight.to.kind == Anchor::Kind::post) {
      parts.push_back({.words = tr(*kReach.as(form))});
      parts.push_back(
          {.draw = [](const Canvas& canvas, const Rect& r,
                      int what) { draw_post(canvas, r, static_cast<Post>(what), {.gained = !is_whole(r)}); },
           .what = flight.to.index,
           .aspect = 0.8f,
           .shows = post_text(flight.to.index)});
    } else {
      parts.push_back(
          {.draw = [](const Canvas& canvas, const Rect& r,
                      int what) { draw_city(canvas, r, what, {.gained = !is_whole(r), .name = city_name(what)}); },
           .what = after.modules.cities[to],
           .shows = city_text(after.modules.cities[to])});
    }
    return;
  }
  if (flight.to.kind == Anchor::Kind::purse || action.kind == ActionKind::give_back)
    parts.push_back(token_part(flight.gem));
}

template <VerbForm kForm>
std::string words_of(const Moment& moment, const Transition& transition) {
  return transition_words(moment, transition, kForm);
}

template <VerbForm kForm>
void add_transition(TurnLine& line, const Transition& transition) {
  const auto& game = typed<splendor::Game>(transition.before);
  const GameState& after = typed<splendor::Game>(transition.after).state();
  const Action action = game.actions()[static_cast<std::size_t>(transition.action)];
  const Done& done = kDone[static_cast<std::size_t>(action.kind)];
  if (const Text* words = done.verb.as(kForm)) line.say(tr(*words), done.sign);
  if (action.kind == ActionKind::associate) line.parts.push_back(card_part(action.card));
  for (const Flight& flight : flights_of(game.state(), action, after))
    add_pieces(line.parts, flight, action, after, kForm);
}

/// A character comments on one in so many of the turns that brought what it likes.
constexpr std::size_t kSaidOnceIn = 3;

std::uint8_t style_of(const Moment& moment, const Turn& turn) {
  return moment.session.seats()[static_cast<std::size_t>(turn.seat)].style;
}

/// What a character says of a turn; nullptr: nothing.
const Text* remark_of(const Moment& moment, const Turn& turn) {
  const std::uint8_t style = style_of(moment, turn);
  if (style == 0 || !moment.remarks) return nullptr;
  const Character& who = kCharacters[style - 1u];
  for (std::size_t i = turn.from; i < turn.to; ++i)
    if (milestone(moment, i) == Milestone::honour) return &who.of_honour;
  const auto liked = [&](std::size_t index) {
    return liking(*taste_of(style), typed<splendor::Game>(moment.session.position(index)).state(), turn.seat);
  };
  return turn.from / moment.session.seats().size() % kSaidOnceIn == 0 && liked(turn.to) > liked(turn.from)
             ? &who.of_liking
             : nullptr;
}

/// The face of a character beside the sign, which alone is on a small panel, and what it says at the end.
void add_character(TurnLine& line, const Moment& moment) {
  const int look = character_look(moment.session.seats(), static_cast<std::size_t>(line.turn.seat));
  if (look == 0) return;
  line.parts.insert(line.parts.begin() + 1, TurnPart{.spare = true, .draw = draw_character, .what = look});
  const Text* remark = remark_of(moment, line.turn);
  if (remark == nullptr) return;
  line.parts.push_back({.words = tr(words::says, tr(*remark)), .spare = true});
  line.text = followed(std::move(line.text), line.parts.back().words);
}

}  // namespace

std::vector<TurnLine> turn_lines(const Position& position) {
  auto lines = lines_of_turns(position.moment, position.actions_shown, draw_in_middle<draw_emblem>,
                              add_transition<VerbForm::done>, words_of<VerbForm::done>);
  for (TurnLine& line : lines) add_character(line, position.moment);
  return lines;
}

std::vector<std::string> remarks(const Position& position) {
  std::vector<std::string> all;
  for (const Turn& turn : turns_since_own(position.moment, position.actions_shown))
    if (const Text* remark = remark_of(position.moment, turn))
      all.push_back(labelled(seat_name(position.moment.session, turn.seat), tr(*remark)));
  return all;
}

std::vector<TurnLine> line_of_play(const Moment& moment, const app::Game& from,
                                   const std::vector<std::string>& actions) {
  return lines_of_play(moment, from, actions, draw_in_middle<draw_emblem>, add_transition<VerbForm::possible>,
                       words_of<VerbForm::possible>);
}

Position seen(const Position& now, const Motion& motion, std::size_t index, double now_ms) {
  const GameState state = motion.seen(now_ms);
  const GameState shown = seen_by(now.moment.viewer, state);
  return {{now, index, motion.stage(now_ms), state, shown}, shown, motion.cities_due(now_ms)};
}

}  // namespace splendor_ui
