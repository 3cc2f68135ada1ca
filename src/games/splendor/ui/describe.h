// The game in words: cards, tiles, handfuls, reasons, and what an action did. For tooltips, log, announcements and the
// text mirror, in the player's language.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "games/splendor/rules/rules.h"
#include "games/splendor/rules/view.h"
#include "games/splendor/ui/words.h"
#include "ui/words.h"

namespace splendor_ui {

std::string gem_name(splendor::Gem gem);
/// "rubies".
std::string gem_plural(splendor::Gem gem);
/// "1 ruby", "3 rubies".
std::string gems(int count, splendor::Gem gem);
/// "2 gold cards".
std::string gold_cards(int count);
/// A list: "2 diamonds, 1 gold"; "nothing" for none.
std::string handful(splendor::Tokens tokens);
/// The same for what a player has; "none" for none.
std::string holding(splendor::Tokens tokens);
/// "onyx card", "face-down card".
std::string card_noun(splendor::CardId card);
/// "Ruby card (level 2), 3 points"; a face-down card by its deck.
std::string card_title(splendor::CardId card);
/// The same within a sentence: "a ruby card (level 2, 3 points)".
std::string a_card(splendor::CardId card);
/// What a card of the Orient does; "" for a plain card.
std::string card_effect(splendor::CardId card);
/// Title, cost and effect.
std::string card_text(splendor::CardId card);
std::string deck_name(splendor::Deck deck);
std::string row_name(splendor::Deck deck);
std::string points(int count);
/// "Queen", as the tile says; "the Queen" within a sentence.
std::string_view noble_name(splendor::NobleId noble);
std::string the_noble(splendor::NobleId noble);
std::string noble_text(splendor::NobleId noble);
/// As its tile shows it, in the language.
std::string city_name(int city);
std::string city_text(int city);
std::string post_text(int post);
std::string post_power(int post);

/// A card shows on its picture what is missing where it is so much or less: badges on every card would be clutter.
inline constexpr int kWithinReach = 3;

std::string reason(splendor::Illegal why);

/// What the player to act is asked in this phase.
std::string decision_prompt(const splendor::GameState& state);

/// "you can afford it", "2 missing", for the player to act.
std::string affordability_text(const splendor::GameState& state, int player, splendor::CardId card);
/// What a rival of that name still lacks for a card that they have reserved face up; empty: neither that nor that they can buy.
std::string rival_affordability_text(const splendor::GameState& shown, int seat, splendor::CardId card,
                                     const std::string& name);

/// One sentence for the log: what `action`, made by `actor` called `name` in `before`, was. `shown` hides what the
/// reader must not know: the state seen through the reader's view, before the action. `you`: the name is "You", which takes
/// another form of the verb in some languages.
std::string log_sentence(const splendor::GameState& shown, const splendor::Action& action, std::string_view name,
                         bool you = false);

/// The cards that an action names, in full: "; Onyx card (level 1), costs 3 rubies", without those hidden from the reader.
std::string cards_of_action(const splendor::GameState& shown, const splendor::Action& action);
/// The places of texts that occur more than once.
std::vector<std::size_t> repeated(const std::vector<std::string>& texts);

/// A hidden card of one's own is named only while its owner looks at it; otherwise its price would tell what it is.
bool names_hidden_card(const splendor::GameState& shown, const splendor::Action& action);

/// "You will have to give back 2 tokens", if `more` tokens take the player to act over the limit; otherwise empty.
std::string return_warning(const splendor::GameState& shown, int more);

/// A button's words for an action in the mirror.
std::string action_label(const splendor::GameState& shown, const splendor::Action& action);

/// Distinct labels for several actions: equal ones are extended by what their cards cost.
template <class Actions>
std::vector<std::string> action_labels(const splendor::GameState& shown, const Actions& actions) {
  std::vector<std::string> labels;
  for (const splendor::Action& action : actions) labels.push_back(action_label(shown, action));
  for (const std::size_t i : repeated(labels)) labels[i] += cards_of_action(shown, actions[i]);
  int number = 0;
  for (const std::size_t i : repeated(labels)) labels[i] += " (" + std::to_string(++number) + ')';
  return labels;
}

}  // namespace splendor_ui
