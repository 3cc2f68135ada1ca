// What the worker is asked and answers (app/computer.h). Input: the bytes of a game (played.h), of a question about it, and
// of changes to the line; or a zero byte and a line. Most questions are valid and deep in a game: at the end it prints how
// many were answered.
#include "app/computer.h"

#include <cstdio>

#include "app/link.h"
#include "expect.h"
#include "played.h"

namespace {

struct Counts {
  std::uint64_t asked = 0, answered = 0, actions = 0;
  ~Counts() {
    if (asked == 0) return;
    std::fprintf(stderr, "engine: %llu requests, %.1f %% answered, after %.1f actions on average\n",
                 static_cast<unsigned long long>(asked),
                 100.0 * static_cast<double>(answered) / static_cast<double>(asked),
                 answered == 0 ? 0.0 : static_cast<double>(actions) / static_cast<double>(answered));
  }
};
Counts counts;

void check(const std::string& line) {
  const std::string answer = app::computer_answer(line);
  ++counts.asked;
  if (answer.rfind("ok ", 0) != 0) {
    fuzz::expect(answer.rfind("error ", 0) == 0, "an answer is one or the other");
    fuzz::expect_sentence(std::string_view(answer).substr(6));
    fuzz::expect(app::action_in(answer).empty(), "an error holds no action");
    return;
  }
  const auto link = app::read_link(line.substr(line.rfind(' ') + 1));
  fuzz::expect(link.ok(), "only what can be read is answered");
  fuzz::expect(link.value().position->find(app::action_in(answer)).ok(), "what the computer plays is legal");
  ++counts.answered;
  counts.actions += link.value().record.actions.size();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  if (data[0] == 0) {
    check(std::string(fuzz::as_text(data + 1, size - 1)));
    return 0;
  }
  fuzz::Bytes bytes(data, size);
  const std::uint32_t kind = bytes.byte();
  const std::uint32_t level = bytes.byte() % base::kLevels.size(), nodes = 1 + bytes.byte() % 8;
  const std::uint64_t seed = bytes.number(2);
  const app::Session session = fuzz::played(bytes);
  const int seat = session.position().to_act() + (kind % 16 == 15 ? 1 : 0);  // now and then a wrong one
  std::string line = std::to_string(seat) + ' ' + base::kLevels[level].name + ' ' + std::to_string(nodes) + ' ' +
                     std::to_string(seed) + ' ' + app::game_link(session);
  if (kind % 16 == 14) line = fuzz::spoiled(line, bytes);
  check(line);
  return 0;
}
