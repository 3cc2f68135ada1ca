#include "cli/process.h"

#include <utility>

#include "base/json.h"
#include "cli/messages.h"

#ifndef __EMSCRIPTEN__
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cmath>
#include <cstdio>
#endif

namespace cli {

Process::Process(Process&& other) noexcept
    : pid_(std::exchange(other.pid_, -1)),
      to_(std::exchange(other.to_, -1)),
      from_(std::exchange(other.from_, -1)),
      unread_(std::move(other.unread_)) {}

Process::~Process() { end(); }

#ifdef __EMSCRIPTEN__

base::Result<Process> Process::start(const std::string&) { return messages::programs_native_only; }
base::Result<std::string> Process::ask(const std::string&, double) { return messages::program_not_running; }
void Process::end() {}

#else

namespace {

using Clock = std::chrono::steady_clock;

/// Grace period from the end of its input until it is killed, and the polling interval.
constexpr std::chrono::milliseconds kGrace{2000}, kBetweenLooks{10};

Clock::time_point in_seconds(double seconds) {
  return Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
}

/// Waits until a pipe end is ready, also if its other end was closed. False: timed out.
bool ready_until(int end, short use, Clock::time_point until) {
  for (;;) {
    const std::chrono::duration<double, std::milli> left = until - Clock::now();
    pollfd looked_at{end, use, 0};
    const int found = poll(&looked_at, 1, static_cast<int>(std::ceil(std::max(0.0, left.count()))));
    if (found > 0) return true;
    if (found == 0 || errno != EINTR) return false;
  }
}

/// The call was interrupted or would block: try again.
bool tried_again() { return errno == EINTR || errno == EAGAIN; }

}  // namespace

base::Result<Process> Process::start(const std::string& command) {
  int to[2], from[2];
  if (pipe(to) != 0) return messages::no_pipe;
  if (pipe(from) != 0) {
    close(to[0]);
    close(to[1]);
    return messages::no_pipe;
  }
  signal(SIGPIPE, SIG_IGN);  // a program that has ended is an error of ask() and must not end ours
  const pid_t pid = fork();
  if (pid == 0) {
    setpgid(0, 0);  // a process group with all that the shell starts
    dup2(to[0], STDIN_FILENO);
    dup2(from[1], STDOUT_FILENO);
    for (const int end : {to[0], to[1], from[0], from[1]}) close(end);
    signal(SIGPIPE, SIG_DFL);
    execl("/bin/sh", "sh", "-c", command.c_str(), static_cast<char*>(nullptr));
    _exit(127);
  }
  close(to[0]);
  close(from[1]);
  Process process;
  process.pid_ = pid;
  process.to_ = to[1];
  process.from_ = from[0];
  if (pid < 0) return messages::program_not_started;
  // A second program must not inherit these ends, or it would keep the first one's input open.
  fcntl(process.to_, F_SETFD, FD_CLOEXEC);
  fcntl(process.from_, F_SETFD, FD_CLOEXEC);
  fcntl(process.to_, F_SETFL, O_NONBLOCK);  // a program that does not read must not block us
  setpgid(pid, pid);                        // in both processes, whichever runs first
  return process;
}

base::Result<std::string> Process::ask(const std::string& line, double patience_s) {
  const Clock::time_point until = in_seconds(patience_s);
  const std::string text = line + '\n';
  for (std::size_t written = 0; written < text.size();) {
    if (!ready_until(to_, POLLOUT, until)) return give_up(patience_s);
    const ssize_t count = write(to_, text.data() + written, text.size() - written);
    if (count < 0 && tried_again()) continue;
    if (count <= 0) return messages::program_does_not_read;
    written += static_cast<std::size_t>(count);
  }
  for (;;) {
    const std::size_t end = unread_.find('\n');
    if (end != std::string::npos) {
      std::string answer = unread_.substr(0, end);
      unread_.erase(0, end + 1);
      return answer;
    }
    if (unread_.size() > base::kLongestLine) return messages::program_answer_too_long;
    if (!ready_until(from_, POLLIN, until)) return give_up(patience_s);
    char buffer[4096];
    const ssize_t count = read(from_, buffer, sizeof buffer);
    if (count < 0 && tried_again()) continue;
    if (count <= 0) return messages::program_ended;
    unread_.append(buffer, static_cast<std::size_t>(count));
  }
}

base::Message Process::give_up(double patience_s) {
  kill(-pid_, SIGKILL);
  char seconds[32];
  std::snprintf(seconds, sizeof seconds, "%g", patience_s);
  return {messages::program_silent, seconds};
}

void Process::end() {
  if (to_ >= 0) close(std::exchange(to_, -1));
  if (from_ >= 0) close(std::exchange(from_, -1));
  if (pid_ <= 0) return;
  const pid_t pid = std::exchange(pid_, -1);
  for (const auto until = Clock::now() + kGrace; Clock::now() < until;) {
    if (waitpid(pid, nullptr, WNOHANG) != 0) return;
    poll(nullptr, 0, static_cast<int>(kBetweenLooks.count()));
  }
  kill(-pid, SIGKILL);
  waitpid(pid, nullptr, 0);
}

#endif

}  // namespace cli
