// Programs that play in a match: their answers, and their time limits. Only native code can start them.
#ifndef __EMSCRIPTEN__

#include "cli/process.h"

#include <chrono>

#include "cli/command.h"
#include "cli/messages.h"
#include "support/check.h"

namespace {

using Clock = std::chrono::steady_clock;

constexpr const char* kSilent = "sleep 300";
/// Far less time than the programs take, and far more than killing them does.
constexpr std::chrono::seconds kSoon{60};

base::Result<std::string> ask(const std::string& command, const std::string& line, double patience_s) {
  auto process = cli::Process::start(command);
  REQUIRE(process.ok());
  return process.value().ask(line, patience_s);
}

}  // namespace

TEST_CASE("a program answers a line with a line") {
  auto process = cli::Process::start("cat");
  REQUIRE(process.ok());
  CHECK(process.value().ask("one", 30).value() == "one");
  CHECK(process.value().ask(std::string(50'000, 'x'), 30).value().size() == 50'000);
}

TEST_CASE("a program that is silent, never ends its line or does not read is killed when its time is over") {
  const auto start = Clock::now();
  const base::Message silent(cli::messages::program_silent, "0.2");
  CHECK(ask(kSilent, "one", 0.2).error() == silent);
  CHECK(ask("sh -c 'sleep 300; true'; true", "one", 0.2).error() == silent);
  CHECK(ask("while :; do printf x; sleep 0.05; done", "one", 0.2).error() == silent);
  CHECK(ask(kSilent, std::string(1'000'000, 'x'), 0.2).error() == silent);
  CHECK(Clock::now() - start < kSoon);
}

TEST_CASE("a program that has ended is reported at once") {
  CHECK(ask("true", "one", 300).error().code() != std::string(cli::messages::program_silent.code));
  CHECK(ask("exec <&-; sleep 0.2", std::string(1'000'000, 'x'), 300).error() == cli::messages::program_does_not_read);
}

TEST_CASE("a match with a program that is silent ends, and its limit is an option that has to be a number of seconds") {
  const auto match = [](const char* program, const char* patience) {
    const char* words[] = {"splendor", "match", "random", program, "--games", "2", "--patience", patience};
    return cli::run(8, words);
  };
  const auto start = Clock::now();
  CHECK(match("cmd:sleep 300", "0.2") == cli::kNotAllOk);
  CHECK(Clock::now() - start < kSoon);
  for (const char* wrong : {"0", "-1", "soon", "nan", "100000"}) CHECK(match("easy", wrong) == cli::kWrongUsage);
  CHECK(match("easy", "0.5") == cli::kDone);
}

#endif
