// Text files and standard input line by line, through stdio only, so that the same code runs under node. Lines that are too
// long are cut instead of filling the memory.
#pragma once

#include <string>

#include "cli/file.h"

namespace cli {

class LineReader {
 public:
  /// `-` is standard input.
  explicit LineReader(const std::string& path);

  bool is_open() const { return file_ != nullptr; }
  /// False at the end. `line` has no line end; lines over base::kLongestLine are cut one byte above it, so that they show.
  bool next(std::string& line);
  std::size_t number() const { return number_; }  ///< of the line read last, from 1

 private:
  File file_;
  std::size_t number_ = 0;
};

/// "1.50": a number with so many decimals.
std::string decimal(double number, int decimals);

/// Writes a line to standard output and flushes it, for programs that wait for the answer.
void print_line(const std::string& line);

}  // namespace cli
