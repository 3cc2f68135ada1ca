// The commands of the tool `splendor`, one file each. A command reads its arguments, prints its answer to standard
// output and returns the exit status.
#pragma once

#include <array>
#include <optional>
#include <string>

#include "base/arguments.h"
#include "base/message.h"

namespace cli {

using base::Arguments;

inline constexpr int kDone = 0;
inline constexpr int kNotAllOk = 1;  ///< the command ran, and found something wrong
inline constexpr int kWrongUsage = 2;

/// A way to call a command: its words, and what it does then.
struct Usage {
  const char* syntax = nullptr;
  const base::Text* help = nullptr;
};

struct Command {
  const char* name;
  int (*run)(Arguments& arguments);
  std::array<Usage, 3> usages;  ///< all but the first may be none
};

int replay(Arguments& arguments);
int analyse(Arguments& arguments);
int perft(Arguments& arguments);
int deal(Arguments& arguments);
int bench(Arguments& arguments);
int engine(Arguments& arguments);
int selfplay(Arguments& arguments);
int match(Arguments& arguments);
int puzzles(Arguments& arguments);

inline constexpr char kEngineLevel[] = "hard";
/// What `splendor engine` answers to a line; a request that names no level is for the usual one.
/// Precondition: read_strength() reads it.
std::string engine_answer(const std::string& line, const std::string& usual_level = kEngineLevel);

/// What `splendor help` prints.
std::string help_text();

/// The whole tool: words[0] is the program, words[1] the command.
int run(int count, const char* const* words);

/// `--language fr`: help and error messages in French; in English without it.
std::optional<base::Message> choose_language(Arguments& arguments);

/// Prints what was measured to standard error, where the answer itself is on standard output.
void tell(const base::Message& message);

/// Prints the message to standard error and returns `status`.
int complain(const base::Message& message, int status = kWrongUsage);

}  // namespace cli
