// A file of the C library that closes itself; standard input stays open.
#pragma once

#include <cstdio>
#include <memory>

namespace cli {

struct CloseFile {
  void operator()(std::FILE* file) const {
    if (file != stdin) std::fclose(file);
  }
};
using File = std::unique_ptr<std::FILE, CloseFile>;

}  // namespace cli
