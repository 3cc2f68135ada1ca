// Every text and message of the product, in all languages: not empty, the same placeholders, typography, only characters
// that the fonts have. CMake lists the catalogues: each src/**/*.inc.
#include "ui/words.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <set>
#include <string>
#include <vector>

#include "base/seed.h"
#include "engine/game.h"
#include "support/check.h"

namespace {

struct Text {
  std::string catalogue, key;
  std::array<std::string, base::kLanguageCount> words;
};

const std::vector<Text>& texts() {
  static const std::vector<Text> all{
#define TEXT(key, ...) {__FILE__, #key, {__VA_ARGS__}},
#define ILLEGAL(reason, ...) {__FILE__, "", {__VA_ARGS__}},
#define SETTING(...)
#include "catalogues.inc"
#undef SETTING
#undef ILLEGAL
#undef TEXT
  };
  return all;
}

/// "{0}", "{1}" … as they occur, sorted.
std::multiset<char> holes(const std::string& text) {
  std::multiset<char> found;
  for (std::size_t i = 0; i + 2 < text.size(); ++i)
    if (text[i] == '{' && text[i + 2] == '}') found.insert(text[i + 1]);
  return found;
}

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

}  // namespace

TEST_CASE("no text is empty or has space at its ends") {
  CHECK(texts().size() > 300);
  for (const Text& text : texts())
    for (const std::string& words : text.words) {
      CAPTURE(text.key);
      REQUIRE_FALSE(words.empty());
      CHECK(words.front() != ' ');
      CHECK(words.back() != ' ');
      CHECK_FALSE(has(words, "  "));
    }
}

TEST_CASE("a code is unique in its folder") {
  std::set<std::string> keys;
  for (const Text& text : texts()) {
    CAPTURE(text.key);
    const std::string room = text.catalogue.substr(0, text.catalogue.rfind('/'));
    CHECK((text.key.empty() || keys.insert(room + ' ' + text.key).second));
  }
}

TEST_CASE("all languages have the same placeholders, each once") {
  for (const Text& text : texts()) {
    CAPTURE(text.key);
    const auto first = holes(text.words[0]);
    char next = '0';
    for (const char hole : first) CHECK(hole == next++);
    for (const std::string& words : text.words) {
      CHECK(holes(words) == first);
      const auto braces = std::count(words.begin(), words.end(), '{') + std::count(words.begin(), words.end(), '}');
      CHECK(braces == 2 * std::ssize(first));  // none besides them
    }
  }
}

TEST_CASE("a sentence in one language is a sentence in the other") {
  for (const Text& text : texts()) {
    CAPTURE(text.key);
    for (const char* end : {".", "?", "…"}) {
      const std::string mark = end;
      const auto ends = [&](const std::string& words) {
        return words.size() >= mark.size() && words.compare(words.size() - mark.size(), mark.size(), mark) == 0;
      };
      for (const std::string& words : text.words) CHECK(ends(words) == ends(text.words[0]));
    }
  }
}

TEST_CASE("texts hold only characters that the fonts have") {
  // The ranges of src/ui/fonts.cpp, above ASCII.
  for (const Text& text : texts())
    for (const std::string& words : text.words)
      for (std::size_t i = 0; i < words.size();) {
        const auto first = static_cast<unsigned char>(words[i]);
        const std::size_t length = first < 0x80 ? 1 : first < 0xE0 ? 2 : 3;
        unsigned code = length == 1 ? first : first & (0x7Fu >> length);
        for (std::size_t k = 1; k < length; ++k) code = code << 6 | (static_cast<unsigned char>(words[i + k]) & 0x3F);
        i += length;
        const bool known = (code >= 0x20 && code <= 0x7E) || (code >= 0xA0 && code <= 0xFF) || code == 0x152 ||
                           code == 0x153 || code == 0x178 || code == 0x2013 || code == 0x2014 || code == 0x2018 ||
                           code == 0x2019 || code == 0x201C || code == 0x201D || code == 0x2022 || code == 0x2026 ||
                           code == 0x202F || code == 0x20AC || (code >= 0x2190 && code <= 0x2193) || code == 0x2212;
        CAPTURE(text.key);
        CAPTURE(code);
        CHECK(known);
      }
}

TEST_CASE("the bound of a game is the number in the texts, in every language") {
  const std::string bound = std::to_string(engine::kMaxActions);
  int said = 0;
  for (const Text& text : texts()) {
    if (!has(text.words[0], bound.substr(0, bound.size() - 3) + ",000 actions")) continue;
    ++said;
    CAPTURE(text.key);
    for (std::string words : text.words) {
      words.erase(std::remove_if(words.begin(), words.end(), [](char c) { return c < '0' || c > '9'; }), words.end());
      CHECK(words == bound);
    }
  }
  CHECK(said >= 4);  // that it ended there, and in the help
}

TEST_CASE("the example of a seed is valid") {
  for (const Text& text : texts()) {
    if (text.key != "seed_label") continue;
    for (const std::string& words : text.words) {
      const std::size_t hyphen = words.find('-');
      REQUIRE(hyphen != std::string::npos);
      const std::string code = words.substr(hyphen - 4, 11);
      CAPTURE(code);
      const auto seed = base::read_seed(code);
      REQUIRE(seed.ok());
      CHECK(base::seed_code(seed.value()) == code);
    }
  }
}

TEST_CASE("the language is global, and placeholders are replaced") {
  ui::set_language(base::Language::fr);
  CHECK(std::string(ui::tr(ui::words::new_game)) == "Nouvelle partie");
  CHECK(ui::language() == base::Language::fr);
  CHECK(ui::tr_count(ui::words::points_one, ui::words::points_many, 0) == "0 point");
  ui::set_language(base::Language::en);
  CHECK(std::string(ui::tr(ui::words::new_game)) == "New game");
  CHECK(ui::tr(ui::words::and_word, "Anna", "Berta") == "Anna and Berta");
  CHECK(ui::tr(ui::words::and_word, "{1}", "{0}") == "{1} and {0}");  // what is filled in is not looked at again
  CHECK(ui::tr_count(ui::words::points_one, ui::words::points_many, 0) == "0 points");
  CHECK(ui::tr_count(ui::words::points_one, ui::words::points_many, 1) == "1 point");
  CHECK(ui::tr_count(ui::words::points_one, ui::words::points_many, 2) == "2 points");
}

TEST_CASE("lists and sentences are composed by the rules of each language") {
  CHECK(ui::listed({}).empty());
  CHECK(ui::listed({"Anna"}) == "Anna");
  CHECK(ui::listed({"Anna", "Berta"}) == "Anna and Berta");
  CHECK(ui::listed({"Anna", "Berta", "Carla"}) == "Anna, Berta and Carla");
  CHECK(ui::followed("It is late", "Go home") == "It is late. Go home");
  CHECK(ui::followed("Go home!", "It is late.") == "Go home! It is late.");
  CHECK(ui::semicolon("one", "another") == "one; another");
  ui::set_language(base::Language::fr);
  CHECK(ui::listed({"Anna", "Berta", "Carla"}) == "Anna, Berta et Carla");
  CHECK(ui::semicolon("une", "autre") == "une\u00a0; autre");
  ui::set_language(base::Language::en);
}
