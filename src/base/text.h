// Entries of the message catalogues: every text shown by the program is a Text, its words in each language. It may hold
// placeholders {0}, {1} …. Each folder keeps its own in a file words.inc or messages.inc; one without words in both languages
// does not compile.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace base {

/// Stored as a number in settings: append, never insert.
enum class Language : std::uint8_t { en, fr };

struct LanguageFacts {
  const char* code;  ///< for `<html lang>` and the browser's preferred language
  const char* name;  ///< as its speakers call it
  bool zero_is_one;  ///< "0 point", not "0 points"
};
/// By Language: one row for each, and a column of words in each catalogue.
inline constexpr std::array<LanguageFacts, 2> kLanguages{{{"en", "English", false}, {"fr", "Français", true}}};
inline constexpr std::size_t kLanguageCount = kLanguages.size();
inline constexpr std::array<Language, kLanguageCount> kEveryLanguage = [] {
  std::array<Language, kLanguageCount> all{};
  for (std::size_t i = 0; i < all.size(); ++i) all[i] = static_cast<Language>(i);
  return all;
}();

constexpr const LanguageFacts& facts(Language language) { return kLanguages[static_cast<std::size_t>(language)]; }
/// English for a code that is not in the table.
Language language_of(std::string_view code);

/// One that lacks a language does not compile, nor does a table that lacks one of its texts: there is no empty one.
struct Text {
  template <std::size_t kCount>
  explicit constexpr Text(const char* const (&by_language)[kCount]) : words{} {
    static_assert(kCount == kLanguageCount);
    for (std::size_t i = 0; i < kCount; ++i) words[i] = by_language[i];
  }
  template <std::size_t kCount>
  constexpr Text(const char* key, const char* const (&by_language)[kCount]) : Text(by_language) {
    code = key;
  }

  std::array<const char*, kLanguageCount> words;  ///< by Language
  /// Of a message: its key in the catalogue. Others have none: together they would be 5 kB to load.
  const char* code = "";

  friend constexpr bool operator==(const Text& a, const Text& b) {
    for (std::size_t i = 0; i < kLanguageCount; ++i)
      if (std::string_view(a.words[i]) != b.words[i]) return false;
    return std::string_view(a.code) == b.code;
  }
};

/// The language that tr() speaks. One for the program, set from the settings.
void set_language(Language language);
Language language();
/// The player's input device. Of "[Press|Tap] a card" tr() takes the first for mouse and keyboard, the second for a finger.
enum class InputDevice : std::uint8_t { pointer, finger };
void set_input_device(InputDevice device);
/// What the choice of words depends on.
struct Wording {
  Language language{};
  InputDevice device{};
  friend bool operator==(const Wording&, const Wording&) = default;
};
Wording wording();

/// The text in the current language.
const char* tr(const Text& text);
/// The same with {0} and {1} replaced.
std::string tr(const Text& text, std::string_view first, std::string_view second = {});
/// Replaces {0}, {1} … by the arguments; placeholders inside an argument are left alone.
std::string filled(std::string_view words, const std::vector<std::string_view>& arguments);
/// Whether a number takes the singular: 1, and 0 in some languages.
bool is_singular(int number);
/// `one` for a singular, else `many`, with {0} = number.
std::string tr_count(const Text& one, const Text& many, int number);

}  // namespace base
