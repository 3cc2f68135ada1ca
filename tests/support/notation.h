// What holds for the text forms of any game; its own texts come from its test.
#pragma once

#include <initializer_list>
#include <iterator>
#include <string>
#include <string_view>

#include "base/messages.h"
#include "base/words.h"
#include "doctest/doctest.h"
#include "support/hostile.h"

namespace support {

/// The text that stands for an action read from this one, or the code of what is wrong.
template <class Parse>
std::string normal_text(Parse&& parse, std::string_view text) {
  const auto parsed = parse(text);
  return parsed ? to_string(parsed.value().action) : parsed.error().code();
}

struct Normal {
  const char *text, *normal;
};
template <class Parse>
void check_normal(Parse&& parse, std::initializer_list<Normal> all) {
  for (const Normal& one : all) CHECK(normal_text(parse, one.text) == one.normal);
}

template <class Parse, class Texts>
void check_canonical(Parse&& parse, const Texts& texts) {
  for (const char* text : texts) {
    CAPTURE(text);
    CHECK(normal_text(parse, text) == text);
    CHECK_FALSE(parse(text).value().payment_left_out);
  }
}

template <class Parse, class Texts>
void check_nonsense(Parse&& parse, const Texts& texts) {
  for (const char* text : texts) {
    CAPTURE(text);
    const auto parsed = parse(text);
    CHECK_FALSE(parsed.ok());
    if (!parsed)
      CHECK(parsed.error() == base::Message{base::messages::not_an_action, std::string_view(text).substr(0, 60)});
  }
}

/// Every reason has words of its own in both languages.
template <class Illegal>
void check_sentences(Illegal last) {
  for (int reason = 0; reason <= static_cast<int>(last); ++reason) {
    const base::Text text = sentence(static_cast<Illegal>(reason));
    CAPTURE(reason);
    REQUIRE(text.code != nullptr);
    for (int other = 0; other < reason; ++other)
      for (std::size_t language = 0; language < base::kLanguageCount; ++language)
        CHECK(std::string_view(text.words[language]) != sentence(static_cast<Illegal>(other)).words[language]);
  }
}

/// Broken versions of `texts`: refused with a short sentence, or read as an action that is written and read again.
template <class Parse, class Texts, class State>
void check_hostile(Parse&& parse, const Texts& texts, const State& state, std::uint64_t seed) {
  base::RandomSource random(seed);
  for (int i = 0; i < 30'000; ++i) {
    const std::string text = mutated(texts[random.below(static_cast<std::uint32_t>(std::size(texts)))], random);
    CAPTURE(text);
    const auto parsed = parse(text);
    if (!parsed) {
      REQUIRE(text_of(parsed.error()).size() < 200);
      continue;
    }
    const auto again = parse(to_string(parsed.value().action));
    REQUIRE(again.ok());
    REQUIRE(again.value().action == parsed.value().action);
    if (const auto action = read_action(state, text)) REQUIRE_FALSE(why_illegal(state, action.value()));
  }
  const std::string_view first = texts[0];
  const std::string verb(first.substr(0, first.find(' ') + 1));
  for (const std::string& long_text :
       {std::string(1'000'000, first.back()), verb + std::string(1'000'000, first.back()), std::string(1'000'000, ' ')})
    CHECK_FALSE(parse(long_text).ok());
}

}  // namespace support
