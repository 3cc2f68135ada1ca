// Another program that answers lines: started by the shell, asked on its standard input, answering on its standard
// output, always within a time limit. Not available in WebAssembly.
#pragma once

#include <string>

#include "base/result.h"

namespace cli {

class Process {
 public:
  static base::Result<Process> start(const std::string& command);
  Process(Process&& other) noexcept;
  /// Closes its input, which ends it; if it does not end soon, its whole process group is killed.
  ~Process();

  /// Writes a line and reads the next one, both within `patience_s`.
  base::Result<std::string> ask(const std::string& line, double patience_s);

 private:
  Process() = default;
  /// Time is up: kills it.
  base::Message give_up(double patience_s);
  void end();

  int pid_ = -1;
  int to_ = -1;
  int from_ = -1;
  std::string unread_;
};

}  // namespace cli
