// All tests in one program, natively and under node. At its end it prints the results that must be the same on both.
#define DOCTEST_CONFIG_IMPLEMENT
#include "doctest/doctest.h"

#include <cstdio>

#include "base/hash.h"
#include "base/text.h"
#include "support/data.h"

namespace {

/// What is one for the whole program is as at its start when a test begins, whatever the test before it left.
struct FreshStart final : doctest::IReporter {
  explicit FreshStart(const doctest::ContextOptions&) {}

  void test_case_start(const doctest::TestCaseData&) override { reset(); }
  void test_case_reenter(const doctest::TestCaseData&) override { reset(); }

  void report_query(const doctest::QueryData&) override {}
  void test_run_start() override {}
  void test_run_end(const doctest::TestRunStats&) override {}
  void test_case_end(const doctest::CurrentTestCaseStats&) override {}
  void test_case_exception(const doctest::TestCaseException&) override {}
  void subcase_start(const doctest::SubcaseSignature&) override {}
  void subcase_end() override {}
  void log_assert(const doctest::AssertData&) override {}
  void log_message(const doctest::MessageData&) override {}
  void test_case_skipped(const doctest::TestCaseData&) override {}

 private:
  static void reset() {
    base::set_language({});
    base::set_input_device({});
  }
};

}  // namespace

DOCTEST_REGISTER_LISTENER("fresh start", 1, FreshStart);

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
