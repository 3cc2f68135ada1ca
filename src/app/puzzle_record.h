// What was done with puzzles on this device: which are solved, how fast and at which try, how many in a row at the first one,
// and how long those were tried that are not solved yet. It is kept in storage, and is part of the file of all games:
//
//   splendor-puzzles 1          format
//   streak 3 7                  in a row, and the most so far
//   solved KEY SECONDS TRIES    a line each; KEY stands for the puzzle
//   trying KEY SECONDS TRIES    begun and not solved: how long so far, and which try it is
//   whole 1a2b3c4d              CRC-32 of everything above; in files only
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"

namespace app {

struct PuzzleRecord {
  struct Spent {
    int seconds = 0, tries = 1;
    friend bool operator==(const Spent&, const Spent&) = default;
  };
  using ByKey = std::map<std::string, Spent, std::less<>>;

  ByKey solved, trying;
  int streak = 0, best_streak = 0;

  bool empty() const { return solved.empty() && trying.empty(); }
  /// Without the last line.
  std::string text() const;
  /// Lines of other kinds are skipped. Nothing where it begins with another line.
  static std::optional<PuzzleRecord> read(std::string_view text);
  /// A record, but of a format that this version does not know.
  static bool is_newer(std::string_view text);

  std::string file_text() const;
  /// The error is a sentence for a player.
  static base::Result<PuzzleRecord> read_file(std::string_view text);
  /// Merges the record of another device. What is solved here stays as it is; days in a row are taken where nothing was
  /// done here yet.
  void take(const PuzzleRecord& other);

  friend bool operator==(const PuzzleRecord&, const PuzzleRecord&) = default;
};

/// The part of a file that is a record of puzzles; empty if there is none.
std::string_view puzzles_in(std::string_view file);

}  // namespace app
