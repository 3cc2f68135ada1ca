// The folders of tests/versions, by the list of their sums: what each version stored, saved to files and said of it.
#pragma once

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "app/messages.h"
#include "base/words.h"
#include "games/registry.h"
#include "support/check.h"
#include "support/data.h"
#include "support/fake_host.h"

namespace versions {

inline const std::string kFolder = "../versions/";
/// Texts of versions that left no folder; no whole browser.
inline const std::string kBetween = "between";

/// The files of each folder.
inline const std::map<std::string, std::vector<std::string>>& files_by_version() {
  static const auto all = [] {
    std::map<std::string, std::vector<std::string>> found;
    for (const std::string& line : support::data_lines(kFolder + "SHA256SUMS")) {
      const std::string path = line.substr(66);  // after the sum and two spaces
      const std::size_t slash = path.find('/');
      if (path.rfind("../", 0) != 0 && slash != std::string::npos)
        found[path.substr(0, slash)].push_back(path.substr(slash + 1));
    }
    return found;
  }();
  return all;
}

inline std::vector<std::string> all_folders() {
  std::vector<std::string> names;
  for (const auto& one : files_by_version()) names.push_back(one.first);
  return names;
}

/// Those with games, links and what a worker said.
inline std::vector<std::string> all_versions() {
  std::vector<std::string> names = all_folders();
  names.erase(std::remove(names.begin(), names.end(), kBetween), names.end());
  return names;
}

/// The lines of `file` as words; none where the version had no such file.
inline std::vector<std::vector<std::string>> lines_of(const std::string& version, const std::string& file) {
  const auto& files = files_by_version().at(version);
  std::vector<std::vector<std::string>> lines;
  if (std::find(files.begin(), files.end(), file) == files.end()) return lines;
  for (const std::string& line : support::data_lines(kFolder + version + '/' + file)) {
    lines.emplace_back();
    for (base::Fields words(line, ' '); !words.done();) lines.back().emplace_back(words.next());
  }
  return lines;
}

/// Those of holds.txt that begin with this word.
inline std::vector<std::vector<std::string>> held(const std::string& version, std::string_view what) {
  std::vector<std::vector<std::string>> lines = lines_of(version, "holds.txt");
  lines.erase(std::remove_if(lines.begin(), lines.end(), [&](const auto& words) { return words[0] != what; }),
              lines.end());
  return lines;
}

inline std::string file_of(const std::string& version, const std::string& path) {
  return support::data_file(kFolder + version + '/' + path);
}

/// A browser as the version left it.
inline support::FakeHost browser_of(const std::string& version) {
  support::FakeHost host;
  const std::string folder = "storage/";
  for (const std::string& path : files_by_version().at(version))
    if (path.rfind(folder, 0) == 0) host.stored[path.substr(folder.size())] = file_of(version, path);
  return host;
}

/// The words from `first` on, with spaces between them.
inline std::string rest(const std::vector<std::string>& words, std::size_t first) {
  std::string text;
  for (std::size_t i = first; i < words.size(); ++i) text += (i == first ? "" : " ") + words[i];
  return text;
}

/// A game that this build leaves out is refused with its sentence, and that is all that can be asked.
inline bool left_out(const std::string& kind) { return games::find(kind) == nullptr; }

template <class Value>
void check_left_out(const base::Result<Value>& read) {
  CHECK((support::code_of(read) == app::messages::save_newer.code ||
         support::code_of(read) == app::messages::game_unknown.code));
}

/// Lines of a game that this build leaves out come first.
inline std::vector<std::string> sorted_lines(std::string_view text) {
  std::vector<std::string> lines;
  for (base::Fields all(text, '\n'); !all.done();) lines.emplace_back(all.next());
  std::sort(lines.begin(), lines.end());
  return lines;
}

}  // namespace versions
