#include "support/data.h"

#include <cstdio>
#include <cstdlib>

#include "support/check.h"

namespace support {

namespace {

std::string path_of(std::string_view name) { return std::string(SPLENDOR_TEST_DATA "/") + std::string(name); }

std::map<std::string, std::uint64_t>& hashes() {
  static std::map<std::string, std::uint64_t> all;
  return all;
}

std::vector<std::string> split(std::string_view text, char separator) {
  std::vector<std::string> parts;
  for (;;) {
    const std::size_t end = text.find(separator);
    parts.emplace_back(text.substr(0, end));
    if (end == std::string_view::npos) return parts;
    text.remove_prefix(end + 1);
  }
}

}  // namespace

std::string data_file(std::string_view name) {
  std::string content;
  std::FILE* file = std::fopen(path_of(name).c_str(), "rb");
  REQUIRE_MESSAGE(file != nullptr, path_of(name));
  char buffer[65536];
  for (std::size_t count; (count = std::fread(buffer, 1, sizeof buffer, file)) > 0;) content.append(buffer, count);
  std::fclose(file);
  return content;
}

std::vector<std::string> data_lines(std::string_view name) {
  std::vector<std::string> lines = split(data_file(name), '\n');
  if (lines.back().empty()) lines.pop_back();
  return lines;
}

std::vector<std::vector<std::string>> data_table(std::string_view name) {
  std::vector<std::vector<std::string>> rows;
  for (const std::string& line : data_lines(name)) rows.push_back(split(line, ','));
  rows.erase(rows.begin());
  return rows;
}

std::vector<splendor::Record> data_records(std::string_view name) {
  std::vector<splendor::Record> records;
  for (const std::string& line : data_lines(name)) {
    auto read = splendor::parse_record(line);
    const std::string why = line.substr(0, 60) + ": " + (read ? "" : text_of(read.error()));
    REQUIRE_MESSAGE(read.ok(), why);
    records.push_back(std::move(read.value()));
  }
  return records;
}

void check_golden(std::string_view file, const std::map<std::string, std::string>& results) {
  const char* rewrite = std::getenv("SPLENDOR_REWRITE");
  if (rewrite && std::string_view(rewrite) == "1") {
    std::FILE* out = std::fopen(path_of(file).c_str(), "wb");
    REQUIRE(out != nullptr);
    for (const auto& [name, text] : results) std::fprintf(out, "%s %s\n", name.c_str(), text.c_str());
    std::fclose(out);
    MESSAGE(file << " was written anew.");
    return;
  }
  std::map<std::string, std::string> golden;
  for (const std::string& line : data_lines(file)) {
    const std::size_t space = std::min(line.find(' '), line.size());
    golden[line.substr(0, space)] = line.substr(std::min(space + 1, line.size()));
  }
  CHECK(golden.size() == results.size());
  for (const auto& result : results) {
    CAPTURE(result.first);
    CHECK(golden[result.first] == result.second);
  }
}

void note_hash(const std::string& name, std::uint64_t hash) { hashes()[name] = hash; }

const std::map<std::string, std::uint64_t>& noted_hashes() { return hashes(); }

}  // namespace support
