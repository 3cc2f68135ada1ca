// The commands of the tool `splendor`, one file each. A command reads its arguments, prints its answer to standard
// output and returns the exit status.
#pragma once

#include <string>

#include "cli/arguments.h"

namespace cli {

inline constexpr int kDone = 0;
inline constexpr int kNotAllOk = 1;  ///< the command ran, and something it looked at was wrong
inline constexpr int kWrongUsage = 2;

struct Command {
  const char* name;
  const char* usage;
  int (*run)(Arguments& arguments);
};

int replay(Arguments& arguments);
int perft(Arguments& arguments);
int deal(Arguments& arguments);
int bench(Arguments& arguments);
int engine(Arguments& arguments);
int selfplay(Arguments& arguments);
int match(Arguments& arguments);

/// The whole tool: words[0] is the program, words[1] the command.
int run(int count, const char* const* words);

/// Prints one sentence to standard error and returns `status`.
int complain(const std::string& sentence, int status = kWrongUsage);

}  // namespace cli
