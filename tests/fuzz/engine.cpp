// What the worker is asked and answers (app/computer.h), in each of its forms but proofs, whose search is too long for this.
// Input: the bytes of a game (played.h), of a question about it, and of changes to the line; or a zero byte and a line. Most
// questions are valid and deep in a game: at the end it prints how many were answered, and scripts/fuzz wants most of them.
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

void check_error(const std::string& answer) {
  fuzz::expect(answer.rfind("error ", 0) == 0, "an answer is one or the other");
  fuzz::expect_sentence(std::string_view(answer).substr(6));
  fuzz::expect(app::action_in(answer).empty(), "an error holds no action");
}

/// A plain question, for the action of a computer player.
void check_action(const std::string& line, const std::string& answer) {
  const auto link = app::read_link(line.substr(line.rfind(' ') + 1));
  fuzz::expect(link.ok(), "only what can be read is answered");
  fuzz::expect(link.value().position->find(app::action_in(answer)).ok(), "what the computer plays is legal");
  counts.actions += link.value().record.actions.size();
}

/// A question that was not spoiled.
struct Asked {
  const app::Session& session;
  /// It, or for onlookers the deal that is weighed: another card may lie where nobody may look.
  std::unique_ptr<app::Game> position;
};

/// A question of another form.
void check_answer(const std::string& answer, const Asked& asked) {
  if (const auto thought = app::thought_in(answer)) {
    fuzz::expect(asked.position->find(thought->action).ok(), "what is advised is legal");
    for (const auto& other : thought->others)
      fuzz::expect(asked.position->find(other.action).ok(), "and so is every other");
  } else {
    fuzz::expect(app::judged_in(answer, asked.session).ok(), "a judgement is about the action played");
  }
  counts.actions += asked.session.cursor();
}

void check(const std::string& line, const Asked* asked = nullptr) {
  const std::string answer = app::computer_answer(line);
  ++counts.asked;
  const bool plain = answer.rfind("ok ", 0) == 0, other = answer.rfind("advice ", 0) == 0 ||
                                                          answer.rfind("judged", 0) == 0 ||
                                                          answer.rfind("proved ", 0) == 0;
  if (!plain && !other) return check_error(answer);
  if (plain) check_action(line, answer);
  if (other && asked != nullptr) check_answer(answer, *asked);
  ++counts.answered;
}

/// One of the legal actions, which the session then has played and looks back at.
std::string judged_action(app::Session& session, std::uint32_t number) {
  const std::size_t at = session.cursor();
  session.play(static_cast<int>(number) % session.position().legal_count());
  session.go_to(at);
  return session.action_text(at);
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
  app::Session session = fuzz::played(bytes);
  const int to_act = session.position().to_act(),
            seat = to_act + (kind % 16 == 15 ? 1 : 0);  // now and then a wrong one
  const std::string seat_word = std::to_string(seat) + ' ';
  std::string line = seat_word + std::string(base::kLevels[level].name) + ' ' + std::to_string(nodes) + ' ' +
                     std::to_string(seed) + ' ' + app::game_link(session);
  bool onlooker = false;
  switch (kind / 16) {
    case 8:
    case 9: line = "advise " + line; break;
    case 10:
    case 11:
      onlooker = kind % 2 == 0;
      line = "weigh " + (onlooker ? "-1 " : seat_word) + line;
      break;
    case 12:
    case 13:
    case 14:
    case 15:
      if (!session.position().over()) line = "judge " + line + ' ' + judged_action(session, nodes);
      break;
    default: break;
  }
  const bool spoils = kind % 16 == 14;
  if (spoils) line = fuzz::spoiled(line, bytes);
  const app::Game& position = session.position();
  const Asked asked{session, onlooker && !position.over() ? position.dealt_anew(-1, seed) : position.clone()};
  check(line, spoils ? nullptr : &asked);
  return 0;
}
