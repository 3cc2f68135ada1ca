// Another program that answers lines: started by the shell, asked on its standard input, answering on its standard
// output. Not available in WebAssembly.
#pragma once

#include <string>

#include "base/result.h"

namespace cli {

class Process {
 public:
  /// Longest time to wait for an answer, in seconds.
  static constexpr int kPatience_s = 120;

  static base::Result<Process> start(const std::string& command);
  Process(Process&& other) noexcept;
  ~Process();  ///< closes its input and waits for its end

  /// Writes a line and reads the next one.
  base::Result<std::string> ask(const std::string& line);

 private:
  Process() = default;
  void end();

  int pid_ = -1;
  int to_ = -1;
  int from_ = -1;
  std::string unread_;
};

}  // namespace cli
