// Files of tests/data, read through stdio so that the same tests run natively and under node; and golden files, which
// hold results that only change on purpose.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "engine/record.h"
#include "games/splendor/record/record.h"
#include "support/parse_record.h"

namespace splendor {

using Record = engine::Record<RecordedGame>;
using Replay = engine::Replay<RecordedGame>;
inline base::Result<Record> parse_record(std::string_view line) { return engine::parse_record<RecordedGame>(line); }

}  // namespace splendor

namespace support {

/// The whole file; fails the test when it is not there.
std::string data_file(std::string_view name);
std::vector<std::string> data_lines(std::string_view name);

/// Cells of a table with one heading line and no quoting.
std::vector<std::vector<std::string>> data_table(std::string_view name);

/// All records of a file; fails the test when one cannot be read.
std::vector<splendor::Record> data_records(std::string_view name);

/// Compares `results` (name to text) with the golden file `NAME TEXT` a line. With SPLENDOR_REWRITE=1 in the environment
/// the file is written anew instead; look at the difference before committing it.
void check_golden(std::string_view file, const std::map<std::string, std::string>& results);

/// Notes a number that has to be the same natively and in WebAssembly. tests/main.cpp prints all of them at the end.
void note_hash(const std::string& name, std::uint64_t hash);
const std::map<std::string, std::uint64_t>& noted_hashes();

}  // namespace support
