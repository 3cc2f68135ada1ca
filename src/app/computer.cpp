#include "app/computer.h"

#include <array>
#include <vector>

#include "app/judged_text.h"
#include "app/link.h"
#include "app/messages.h"
#include "app/puzzles.h"
#include "base/words.h"
#include "engine/merged.h"
#include "engine/messages.h"

namespace app {

namespace {

constexpr int kLightShare = 10;

struct Request {
  int seat;
  base::Level level;
  std::uint64_t nodes, seed;
  std::string_view link, action;  ///< the action is empty except in `judge`
};

base::Result<Request> read_request(std::string_view line) {
  base::Fields words(line, ' ');
  const auto seat = base::read_number<int>(words.next());
  const std::string_view name = words.next();
  const auto nodes = base::read_number<std::uint64_t>(words.next()),
             seed = base::read_number<std::uint64_t>(words.next());
  const std::string_view link = words.next(), action = words.rest();
  if (!seat || !nodes || *nodes > base::kMaxNodes || !seed || link.empty()) return messages::request_form;
  const auto level = base::read_level(name);
  if (!level) return base::Message(engine::messages::level_unknown, name.substr(0, 60));
  return Request{*seat, *level, *nodes, *seed, link, action};
}

/// Each computer player has its own source of chance, which depends on the game and the moment only: the same link plays
/// on in the same way.
std::uint64_t seed_for(const Session& session) {
  return session.spec().seed * 1000003u + session.cursor() * 8191u +
         static_cast<std::uint64_t>(session.position().to_act());
}

const Seat& seat_to_act(const Session& session) {
  return session.seats()[static_cast<std::size_t>(session.position().to_act())];
}

constexpr std::string_view kAdvise = "advise ", kAdvice = "advice ", kWeigh = "weigh ", kJudge = "judge ",
                           kJudged = "judged";
constexpr char kNextLine = '\n';
/// Positions for each decision in a review or in live analysis.
constexpr std::uint64_t kJudgeNodes = 5000;

std::string advice_answer(const engine::Thought& thought) {
  std::string answer = std::string(kAdvice) + thought.reason + '|' + chances_text(thought.chances) + '|' +
                       line_text(thought.value, thought.action, thought.line, thought.visits);
  for (const auto& other : thought.others)
    answer += '|' + line_text(other.value, other.action, other.line, other.visits);
  return answer;
}

std::optional<engine::Thought> advice_in(std::string_view answer) {
  if (answer.rfind(kAdvice, 0) != 0) return std::nullopt;
  base::Fields parts(answer.substr(kAdvice.size()), '|');
  engine::Thought thought;
  thought.reason = parts.next();
  auto chances = chances_in(parts.next());
  auto best = line_in(parts.next());
  if (!chances || !best) return std::nullopt;
  thought.chances = std::move(*chances);
  thought.action = std::move(best->action);
  thought.value = best->value;
  thought.visits = best->visits;
  thought.line = std::move(best->line);
  while (!parts.done()) {
    auto other = line_in(parts.next());
    if (!other) return std::nullopt;
    thought.others.push_back(std::move(*other));
  }
  return thought;
}

std::string judged_answer(const std::optional<engine::JudgedDecision>& judged) {
  std::string answer(kJudged);
  if (!judged) return answer;
  return answer + ' ' + judged->reason + '|' + chances_text(judged->chances) + '|' +
         line_text(judged->played_value, judged->played, judged->played_line) + '|' +
         line_text(judged->best_value, judged->best, judged->best_line);
}

/// `which`: of several searches of the same, each of which needs chance of its own.
std::string request_for(const Session& session, std::string_view level, std::uint64_t nodes = 0,
                        std::uint64_t which = 0) {
  constexpr std::uint64_t kApart = 0x9E3779B97F4A7C15;
  return std::to_string(session.position().to_act()) + ' ' + std::string(level) + ' ' + std::to_string(nodes) + ' ' +
         std::to_string(seed_for(session) + which * kApart) + ' ' + game_link(session);
}

std::string error_answer(const base::Message& why) { return "error " + text_of(why); }

engine::Thought weighed(const Game& game, int viewer, const base::Level& level, base::Budget budget, std::uint64_t seed,
                        int share = 1) {
  return game.dealt_anew(viewer, seed)->think(level, budget, seed, share, {.about = {}, .all = true});
}

constexpr std::string_view kProve = "prove ", kProved = "proved ";

std::string proof_answer(std::string_view line, const base::Watch* progress) {
  base::Fields words(line, ' ');
  std::array<std::uint32_t, 4> numbers{};  // goal, object, round, seat
  for (std::uint32_t& number : numbers) {
    const auto read = base::read_number(words.next());
    if (!read || *read > kMaxActions) return error_answer(messages::request_form);
    number = *read;
  }
  const auto link = read_link(words.rest());
  if (!link) return error_answer(link.error());
  const Game& game = *link.value().position;
  if (numbers[0] > 2 || numbers[3] >= static_cast<std::uint32_t>(game.players()))
    return error_answer(messages::request_form);
  const puzzle::Answer answer = game.prove({.goal = static_cast<puzzle::Goal>(numbers[0]),
                                            .seat = static_cast<std::uint8_t>(numbers[3]),
                                            .object = static_cast<std::uint8_t>(numbers[1]),
                                            .round = static_cast<std::uint16_t>(numbers[2])},
                                           base::Budget(kPuzzleNodes, progress));
  return std::string(kProved) + std::to_string(static_cast<int>(answer.proof)) + ' ' + std::to_string(answer.reply) +
         (answer.nodes == 0 ? " 1" : " 0");
}

}  // namespace

std::string computer_request(const Session& session) {
  return request_for(session, computer_text(seat_to_act(session)));
}

std::string advice_request(const Session& session, int searches) {
  std::string lines;
  for (int i = 0; i < searches; ++i)
    lines += (i == 0 ? "" : std::string(1, kNextLine)) + std::string(kAdvise) +
             request_for(session, base::strongest_level().name, 0, static_cast<std::uint64_t>(i));
  return lines;
}

std::string weigh_request(const Session& session, int viewer) {
  return std::string(kWeigh) + std::to_string(viewer) + ' ' +
         request_for(session, base::strongest_level().name, kJudgeNodes);
}

std::string judge_request(const Session& session) {
  return std::string(kJudge) + request_for(session, base::strongest_level().name, kJudgeNodes) + ' ' +
         session.action_text(session.cursor());
}

std::string proof_request(const puzzle::Task& task, const Session& session) {
  std::string line(kProve);
  for (const int number : {static_cast<int>(task.goal), int{task.object}, int{task.round}, int{task.seat}})
    line += std::to_string(number) + ' ';
  return line + game_link(session);
}

std::optional<ProofAnswer> proof_in(std::string_view answer) {
  if (answer.rfind(kProved, 0) != 0) return std::nullopt;
  base::Fields words(answer.substr(kProved.size()), ' ');
  const auto proof = base::read_number(words.next());
  const auto reply = base::read_number<int>(words.next());
  if (!proof || *proof > 2 || !reply) return std::nullopt;
  return ProofAnswer{static_cast<puzzle::Proof>(*proof), *reply, words.rest() == "1"};
}

std::string computer_answer(std::string_view line, const base::Watch* progress) {
  if (line.rfind(kProve, 0) == 0) return proof_answer(line.substr(kProve.size()), progress);
  const bool advises = line.rfind(kAdvise, 0) == 0, weighs = line.rfind(kWeigh, 0) == 0,
             judges = line.rfind(kJudge, 0) == 0;
  if (advises) line.remove_prefix(kAdvise.size());
  if (judges) line.remove_prefix(kJudge.size());
  std::optional<int> viewer;
  if (weighs) {
    base::Fields words(line.substr(kWeigh.size()), ' ');
    viewer = base::read_number<int>(words.next());
    if (!viewer) return error_answer(messages::request_form);
    line = words.rest();
  }
  const auto request = read_request(line);
  if (!request) return error_answer(request.error());
  if (request.value().action.empty() == judges) return error_answer(messages::request_form);
  const auto link = read_link(request.value().link);
  if (!link) return error_answer(link.error());
  const Request& asked = request.value();
  const base::Budget budget(asked.nodes, progress);
  const Game& game = *link.value().position;
  if (game.over()) return error_answer(engine::messages::game_is_over);
  if (asked.seat != game.to_act()) return error_answer(engine::messages::not_that_seats_turn);
  if (judges) {
    const auto played = game.find(asked.action);
    if (!played) return error_answer(played.error());
    return judged_answer(engine::judge(game, game.action_text(played.value()), asked.level, budget, asked.seed));
  }
  if (weighs) {
    if (*viewer != -1 && *viewer != asked.seat) return error_answer(messages::request_form);
    return advice_answer(weighed(game, *viewer, asked.level, budget, asked.seed));
  }
  const engine::Thought thought = game.think(asked.level, budget, asked.seed);
  if (advises) return advice_answer(thought);
  return "ok " + std::to_string(thought.nodes) + ' ' + std::to_string(thousandths_of(thought.value)) + ' ' +
         thought.action;
}

std::string_view action_in(std::string_view answer) {
  base::Fields words(answer, ' ');
  if (words.next() != "ok") return {};
  words.next();
  words.next();
  return words.rest();
}

std::optional<engine::Thought> thought_in(std::string_view answers) {
  std::vector<engine::Thought> searches;
  for (base::Fields lines(answers, kNextLine); !lines.done();)
    if (auto thought = advice_in(lines.next())) searches.push_back(std::move(*thought));
  return searches.empty() ? std::nullopt : std::optional(engine::merged(searches));
}

engine::Thought light_advice(const Session& session) {
  return session.position().think(base::strongest_level(), 0, seed_for(session), kLightShare);
}

engine::Thought light_weighing(const Session& session, int viewer) {
  return weighed(session.position(), viewer, base::strongest_level(), 0, seed_for(session), kLightShare * kLightShare);
}

base::Result<std::optional<engine::JudgedDecision>> judged_in(std::string_view answer, const Session& session) {
  if (answer == kJudged) return std::optional<engine::JudgedDecision>();
  if (answer.rfind(kJudged, 0) != 0) return messages::request_form;
  base::Fields parts(answer.substr(kJudged.size() + 1), '|');
  engine::JudgedDecision judged{.index = session.cursor(),
                                .seat = session.position().to_act(),
                                .played = session.action_text(session.cursor()),
                                .best = {}};
  judged.reveals = session.position().reveals(session.record().actions[session.cursor()]);
  judged.reason = parts.next();
  auto chances = chances_in(parts.next());
  auto played = line_in(parts.next()), best = line_in(parts.rest());
  if (!chances || chances->size() != session.seats().size() || !played || played->action != judged.played || !best ||
      best->value < played->value || !session.position().find(best->action))
    return messages::request_form;
  judged.chances = std::move(*chances);
  judged.played_value = played->value;
  judged.played_line = std::move(played->line);
  judged.best = std::move(best->action);
  judged.best_value = best->value;
  judged.best_line = std::move(best->line);
  return std::optional(std::move(judged));
}

std::optional<engine::JudgedDecision> light_judgement(const Session& session) {
  auto judged = engine::judge(session.position(), session.action_text(session.cursor()), base::strongest_level(), 0,
                              seed_for(session), kLightShare * kLightShare);
  if (judged) judged->index = session.cursor();
  return judged;
}

std::string light_action(const Session& session) {
  const auto level = base::read_level(computer_text(seat_to_act(session)));
  return level ? session.position().think(*level, 0, seed_for(session), kLightShare).action : std::string();
}

}  // namespace app
