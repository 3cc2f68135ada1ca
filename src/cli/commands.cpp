#include <algorithm>
#include <array>
#include <cstdio>
#include <string_view>

#include "cli/game.h"
#include "cli/messages.h"

namespace cli {

namespace {

constexpr std::array<Command, 9> kCommands{{
    {"replay", "replay FILE...   play records (- is standard input) and check what they say", replay},
    {"analyse",
     "analyse FILE... [--level NAME]   what each decision of records was worth, JSON lines: chances of all seats "
     "before it,\n"
     "      the action played and the best one with their values, loss and reason; then accuracy by seat, the worst\n"
     "      decisions and the greatest luck; NAME is a level or best@5000",
     analyse},
    {"perft", "perft FILE --id ID --after N --depth D   count the sequences of plies from there", perft},
    {"deal", "deal --players N [--modules a,b] --seed TEXT   print a record with no plies", deal},
    {"bench",
     "bench [--players N] [--modules a,b] [--seconds S] [--eval] [--json]   speed of random play, or of the network",
     bench},
    {"engine", "engine   answer positions, JSON lines on standard input and output; at most 1000000 nodes a decision",
     engine},
    {"selfplay", "selfplay --games N --players P [--modules a,b] [--seed S] --level NAME   print played games",
     selfplay},
    {"match",
     "match A B [--games N] [--players P] [--modules a,b] [--one] [--seed S] [--jobs N] [--json] [--patience SECONDS]\n"
     "      A and B are levels or cmd:PROGRAM; best@35ms has 35 milliseconds for a turn, frozen@7000 judges 7000\n"
     "      positions for it, hard/2 plays with a taste (Splendor: 1 nobles, 2 cheap cards, 3 high cards and "
     "reserves);\n"
     "      with --one A has one seat at each table, each in turn, and B all others; --jobs plays\n"
     "      that many games at a time; a program that takes longer for a ply than the seconds, 60 without being told,\n"
     "      ends the match",
     match},
    {"puzzles",
     "puzzles [--game NAME] [--setup TEXT] [--level NAME] [--seconds S] [--most N] [--seed S] [--goal NAME] [--turns "
     "N] [--grade N]\n"
     "      find puzzles in the program's own games, a line each; --setup as in saves (players=2 modules=orient); "
     "--goal win, stop,\n"
     "      first (a noble) or best (the purchase that a long search prefers by far, which is looked for alone); "
     "--turns and --grade\n"
     "      so many, or so hard, at least\n"
     "  splendor puzzles --verify FILE... [--jobs N]   prove those of files again, so many at a time",
     puzzles},
}};

void print_usage(std::FILE* file) {
  std::fputs("splendor: rules and computer players of Splendor on the command line\n", file);
  for (const Command& command : kCommands) std::fprintf(file, "  splendor %s\n", command.usage);
  std::fputs("deal, bench, selfplay and match play each of the games\n", file);
  for (const engine::RecordedType& game : games::all_recorded())
    std::fprintf(file, "  --game %s %s\n", std::string(game.name).c_str(), game.usage);
  std::fputs("and the first without being told; the other commands see from a record which game it is.\n", file);
  std::fputs("Each command takes --language", file);
  for (const base::LanguageFacts& language : base::kLanguages) std::fprintf(file, " %s", language.code);
  std::fputs(" for what it complains about.\n", file);
}

}  // namespace

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
    print_usage(stdout);
    return kDone;
  }
  for (const Command& command : kCommands)
    if (name == command.name) {
      if (arguments.flag("--help")) {
        std::printf("splendor %s\n", command.usage);
        return kDone;
      }
      return command.run(arguments);
    }
  if (!name.empty()) return complain({messages::command_unknown, name.substr(0, 60)});
  print_usage(stderr);
  return kWrongUsage;
}

}  // namespace cli
