#include "support/guided.h"

#include <algorithm>

#include "app/link.h"
#include "games/splendor/ui/lessons.h"
#include "games/splendor/ui/position.h"
#include "games/splendor/ui/selection.h"
#include "games/splendor/ui/words.h"
#include "ui/intents.h"
#include "ui/words.h"

namespace support {

using ui::Tip;

namespace {

using Texts = std::vector<ui::Text>;

bool is_one_of(const Tip& told, const Texts& texts) {
  return std::any_of(texts.begin(), texts.end(), [&](const ui::Text& text) { return is(told, text); });
}

}  // namespace

app::Session session_of(const ui::Course& course) {
  return std::move(app::Session::open(app::read_link(course.link).value().record).value());
}

std::size_t start_of(const ui::Course& course) { return app::read_link(course.link).value().record.actions.size(); }

std::vector<Tip> told_in(const app::Session& session, std::size_t from) {
  if (!session.person_to_act()) return {};
  return splendor_ui::lessons_of(
      {.session = session, .viewer = 0, .may_act = true, .lessons_from = from, .guided = true});
}

bool is(const Tip& told, const ui::Text& text) {
  const std::string words = ui::tr(text);
  const std::size_t hole = std::min(words.find('{'), words.size()), after = words.rfind('}') + 1;  // 0: no hole
  const std::size_t rest = words.size() - std::max(after, hole);
  return told.words.size() >= hole + rest && told.words.compare(0, hole, words, 0, hole) == 0 &&
         told.words.compare(told.words.size() - rest, rest, words, words.size() - rest, rest) == 0;
}

bool tells(const std::vector<Tip>& told, const ui::Text& text) {
  return std::any_of(told.begin(), told.end(), [&](const Tip& one) { return is(one, text); });
}

bool is_advice(const Tip& told) {
  using namespace splendor_ui::words;
  return is_one_of(told, {notice_gone,
                          notice_reserved,
                          notice_now,
                          notice_more,
                          notice_nearer,
                          notice_changed,
                          advice_pair,
                          advice_take,
                          advice_take_next,
                          advice_take_others,
                          advice_take_gold,
                          advice_take_far_one,
                          advice_take_far_many,
                          advice_take_far_others_one,
                          advice_take_far_others_many,
                          advice_keep_gold,
                          advice_reserve_gold,
                          advice_gems,
                          advice_wins,
                          advice_wins_noble,
                          advice_noble,
                          advice_points,
                          advice_saves,
                          advice_saves_noble,
                          advice_free_noble,
                          advice_costs_nothing,
                          advice_saves_for,
                          advice_parry,
                          advice_parry_buy,
                          advice_reserve,
                          advice_reserve_race,
                          advice_full_reserve,
                          advice_return,
                          advice_deck,
                          advice_free});
}

bool reserves(const Tip& told) {
  using namespace splendor_ui::words;
  return is_one_of(told, {lesson_reserve, lesson_reserve_race, advice_parry, advice_reserve, advice_reserve_race,
                          advice_full_reserve, advice_reserve_gold, advice_deck});
}

std::vector<std::string> ringed_presses(const std::vector<Tip>& told) {
  if (told.empty() || told.back().about.empty()) return {};
  std::vector<std::string> presses = told.back().about;
  std::erase_if(presses,
                [](const std::string& id) { return id.starts_with("noble:"); });  // that a purchase brings nearer
  const bool returns = presses.front().starts_with("own:");
  const auto is_pile = [](const std::string& id) { return id.starts_with("pile:"); };
  const bool one = !returns && std::none_of(presses.begin(), presses.end(), is_pile);  // a card
  if (one)
    presses.resize(1);  // and one that it makes cheaper
  else if (!returns)    // the cards that the piles are for are marked as well
    std::erase_if(presses, [&](const std::string& id) { return !is_pile(id); });
  presses.push_back(returns ? "return" : !one ? "take" : reserves(told.back()) ? "reserve" : "buy");
  return presses;
}

std::optional<int> ringed_action(const app::Session& session, const std::vector<Tip>& told) {
  const auto position = splendor_ui::position_of({.session = session, .viewer = 0, .may_act = true});
  splendor_ui::Selection selection = splendor_ui::first_selection(position);
  std::optional<int> played;
  for (const std::string& press : ringed_presses(told)) {
    ui::Intents intents;
    selection = splendor_ui::reduce(selection, press, position, intents);
    played = intents.play;
  }
  return played;
}

}  // namespace support
