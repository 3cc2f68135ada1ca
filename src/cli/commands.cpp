#include <algorithm>
#include <array>
#include <cstdio>
#include <string>
#include <string_view>

#include "base/words.h"
#include "cli/game.h"
#include "cli/messages.h"

namespace cli {

namespace {

constexpr std::array<Command, 9> kCommands{{
    {"replay", replay, {{{"FILE...", &messages::help_replay}}}},
    {"analyse", analyse, {{{"FILE... [--level NAME]", &messages::help_analyse}}}},
    {"perft", perft, {{{"FILE --id ID --after N --depth D", &messages::help_perft}}}},
    {"deal", deal, {{{"--players N [--modules a,b] --seed TEXT", &messages::help_deal}}}},
    {"bench",
     bench,
     {{{"[--players N] [--modules a,b] [--seconds S] [--eval | --search] [--json]", &messages::help_bench}}}},
    {"engine", engine, {{{"[--level NAME]", &messages::help_engine}}}},
    {"selfplay",
     selfplay,
     {{{"--games N --players P [--modules a,b] [--seed S] --level NAME", &messages::help_selfplay}}}},
    {"match",
     match,
     {{{"A B [--games N] [--players P] [--modules a,b] [--one] [--seed S] [--jobs N] [--json] [--patience SECONDS]",
        &messages::help_match}}}},
    {"puzzles",
     puzzles,
     {{{"[--game NAME] [--setup TEXT] [--level NAME] [--seconds S] [--most N] [--seed S] [--goal NAME] [--turns N] "
        "[--grade N]",
        &messages::help_puzzles},
       {"--verify FILE... [--jobs N]", &messages::help_verify},
       {"--regrade FILE [--jobs N]", &messages::help_regrade}}}},
}};

/// Options, if there are any, with what follows them in the current language and a space before them.
std::string syntax_text(std::string syntax) {
  for (const base::Text* value : {&messages::value_file, &messages::value_name, &messages::value_text,
                                  &messages::value_seconds, &messages::value_seat}) {
    const std::string_view english = value->words.front();
    for (std::size_t at = syntax.find(english); at != std::string::npos; at = syntax.find(english, at))
      syntax.replace(at, english.size(), tr(*value)), at += std::string_view(tr(*value)).size();
  }
  return syntax.empty() ? syntax : ' ' + syntax;
}

/// A paragraph, with lines of a terminal's width.
std::string wrapped(std::string_view text) {
  constexpr std::size_t kWidth = 96;
  constexpr std::string_view kIndent = "\n     ";
  std::string lines;
  std::size_t length = kWidth;
  for (base::Fields words(text, ' '); !words.done();) {
    const std::string_view word = words.next();
    if (length + word.size() >= kWidth) lines += kIndent, length = kIndent.size();
    (lines += ' ') += word;
    length += word.size() + 1;
  }
  return lines + '\n';
}

std::string usage_of(const Command& command) {
  std::string text;
  for (const Usage& usage : command.usages)
    if (usage.help != nullptr)
      text += "  splendor " + std::string(command.name) + syntax_text(usage.syntax) + wrapped(tr(*usage.help));
  return text;
}

}  // namespace

std::string help_text() {
  std::string text = std::string(tr(messages::help_tool)) + '\n', codes;
  for (const Command& command : kCommands) text += usage_of(command);
  text += std::string(tr(messages::help_games)) + '\n';
  for (const engine::RecordedType& game : games::all_recorded()) {
    text += "  --game " + std::string(game.name) + syntax_text(game.usage);
    text += game.styles_words == nullptr ? "\n" : wrapped(tr(*game.styles_words));
  }
  for (const base::LanguageFacts& language : base::kLanguages)
    codes += (codes.empty() ? "" : "|") + std::string(language.code);
  return text + tr(messages::help_language, codes) + '\n';
}

void tell(const base::Message& message) { std::fprintf(stderr, "%s\n", text_of(message).c_str()); }

int complain(const base::Message& message, int status) {
  std::fprintf(stderr, "splendor: %s\n", text_of(message).c_str());
  return status;
}

std::optional<base::Message> choose_language(Arguments& arguments) {
  const std::string code = arguments.text("--language").value_or(base::facts(base::Language::en).code);
  base::set_language(base::language_of(code));
  if (code != base::facts(base::language()).code) return base::Message(messages::no_such_language, code.substr(0, 60));
  return std::nullopt;
}

int run(int count, const char* const* words) {
  const std::string_view name = count > 1 ? words[1] : "";
  Arguments arguments(count - 2, words + std::min(count, 2));
  if (const auto wrong = choose_language(arguments)) return complain(*wrong);
  if (name == "help" || name == "--help" || name == "-h") {
    std::fputs(help_text().c_str(), stdout);
    return kDone;
  }
  for (const Command& command : kCommands)
    if (name == command.name) {
      if (arguments.flag("--help")) {
        std::fputs(usage_of(command).c_str(), stdout);
        return kDone;
      }
      return command.run(arguments);
    }
  if (!name.empty()) return complain({messages::command_unknown, name.substr(0, 60)});
  std::fputs(help_text().c_str(), stderr);
  return kWrongUsage;
}

}  // namespace cli
