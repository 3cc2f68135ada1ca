// All tests in one program, natively and under node. At its end it prints the results that must be the same on both.
#define DOCTEST_CONFIG_IMPLEMENT
#include "doctest/doctest.h"

#include <cstdio>

#include "base/hash.h"
#include "support/data.h"

int main(int count, char** words) {
  doctest::Context context(count, words);
#ifdef __EMSCRIPTEN__
  context.setOption("no-colors", true);  // node's output is always taken for a terminal
#endif
  const int status = context.run();
  if (context.shouldExit()) return status;
  base::Hasher all;
  for (const auto& [name, hash] : support::noted_hashes()) {
    std::printf("hash %s %s\n", name.c_str(), base::hex16(hash).c_str());
    all.add(hash);
  }
  std::printf("hash-summary: %s\n", base::hex16(all.value()).c_str());
  return status;
}
