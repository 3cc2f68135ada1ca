#include "cli/lines.h"

#include <array>

#include "base/json.h"

namespace cli {

LineReader::LineReader(const std::string& path) : file_(path == "-" ? stdin : std::fopen(path.c_str(), "rb")) {}

bool LineReader::next(std::string& line) {
  line.clear();
  int byte = std::getc(file_.get());
  if (byte == EOF) return false;
  for (; byte != EOF && byte != '\n'; byte = std::getc(file_.get()))
    if (line.size() <= base::kLongestLine) line.push_back(static_cast<char>(byte));
  if (!line.empty() && line.back() == '\r') line.pop_back();
  ++number_;
  return true;
}

std::string decimal(double number, int decimals) {
  std::array<char, 64> text{};
  std::snprintf(text.data(), text.size(), "%.*f", decimals, number);
  return text.data();
}

void print_line(const std::string& line) {
  std::fwrite(line.data(), 1, line.size(), stdout);
  std::fputc('\n', stdout);
  std::fflush(stdout);
}

}  // namespace cli
