#include "ui/strings/refusals.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "ui/strings/strings.h"

namespace ui {

namespace {

struct Sentence {
  std::string_view english;  ///< "#" stands for a number
  std::string_view french;
};

constexpr std::array kSentences{
    Sentence{"This is not a link to a game.", "Ce n'est pas un lien vers une partie."},
    Sentence{"This link was cut off or changed on its way.", "Ce lien a été coupé ou modifié en route."},
    Sentence{"This link is longer than any game needs.", "Ce lien est plus long qu'aucune partie n'en a besoin."},
    Sentence{"This link comes from a newer version of the game.", "Ce lien vient d'une version plus récente du jeu."},
    Sentence{"This is not a saved game.", "Ce n'est pas une partie enregistrée."},
    Sentence{"This saved game is damaged.", "Cette partie enregistrée est abîmée."},
    Sentence{"This saved game comes from a newer version of the game.",
             "Cette partie enregistrée vient d'une version plus récente du jeu."},
    Sentence{"This file is larger than any saved game.", "Ce fichier est plus gros que toute partie enregistrée."},
    Sentence{"This game is one that this version does not know.", "Cette version ne connaît pas ce jeu."},
    Sentence{"This game has a setup that this version does not know.",
             "Cette version ne connaît pas la mise en place de cette partie."},
    Sentence{"This game is longer than any game can be.", "Cette partie est plus longue qu'aucune ne peut l'être."},
    Sentence{"This game names a different number of players than its setup.",
             "Cette partie nomme un autre nombre de joueurs que sa mise en place."},
    Sentence{"This game names a computer player that this version does not know.",
             "Cette partie nomme un joueur ordinateur que cette version ne connaît pas."},
    Sentence{"Action # of this game is not possible.", "L'action # de cette partie est impossible."},
    Sentence{"That action is not possible now.", "Cette action est impossible maintenant."},
    Sentence{"A seed has at most 200 characters.", "Une graine a 200 caractères au plus."},
    Sentence{"One symbol of this seed is wrong: its check does not match.",
             "Un caractère de cette graine est faux : son contrôle ne correspond pas."},
    Sentence{"A seed cannot be empty.", "Une graine ne peut pas être vide."},
};
constexpr std::string_view kSomethingElse = "Le texte est abîmé ou vient d'une autre version.";

/// "Action 12 of this game…" with "#" for its number, and that number; other sentences as they are.
std::string without_number(std::string_view sentence, std::string& number) {
  const std::size_t first = sentence.find_first_of("0123456789");
  if (first == std::string_view::npos || sentence.substr(0, 6) != "Action") return std::string(sentence);
  const std::size_t end = std::min(sentence.find_first_not_of("0123456789", first), sentence.size());
  number = sentence.substr(first, end - first);
  return std::string(sentence.substr(0, first)) + '#' + std::string(sentence.substr(end));
}

const Sentence* find(std::string_view english, std::string& number) {
  const std::string pattern = without_number(english, number);
  for (const Sentence& sentence : kSentences)
    if (sentence.english == pattern) return &sentence;
  return nullptr;
}

}  // namespace

bool refusal_is_known(const splendor::ParseError& error) {
  std::string number;
  return find(error.message, number) != nullptr;
}

std::string refusal_text(const splendor::ParseError& error) {
  if (language() == app::Language::en) return error.message;
  std::string number;
  const Sentence* sentence = find(error.message, number);
  std::string text(sentence == nullptr ? kSomethingElse : sentence->french);
  if (const std::size_t hole = text.find('#'); hole != std::string::npos) text.replace(hole, 1, number);
  return text;
}

}  // namespace ui
