// A pending request to the worker, of one kind: at most one at a time, answered by the event with its id.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "app/host.h"

namespace app {

class WorkerQuestion {
 public:
  /// `kind`: what its ids begin with, another one for each kind.
  WorkerQuestion(Host& host, std::string_view kind) : host_(host), kind_(kind) {}

  /// Precondition: none is running.
  void ask(const std::string& line) {
    id_ = kind_ + std::to_string(++count_);
    asked_at_ms_ = host_.now_ms();
    host_.worker_ask(id_, line);
  }
  /// Drops the request; a late answer is ignored.
  void stop() {
    if (!running()) return;
    host_.worker_stop();
    id_.clear();
  }
  /// True, once, for the event that ends it: worker_reply or worker_failed.
  bool ended_by(const Event& event) {
    if (!running() || event.id != id_) return false;
    id_.clear();
    return true;
  }
  /// The result of the event: `read(text)` of a reply, or the fallback `instead()` if there is none; nothing if the event does
  /// not end the running request.
  template <class Read, class Instead>
  auto heard(const Event& event, Read&& read, Instead&& instead) -> decltype(instead()) {
    if (!ended_by(event)) return std::nullopt;
    if (event.kind == EventKind::worker_reply)
      if (auto answer = read(event.text)) return answer;
    return instead();
  }
  bool running() const { return !id_.empty(); }
  /// Precondition: running().
  double asked_at_ms() const { return asked_at_ms_; }

 private:
  Host& host_;
  std::string kind_;
  std::string id_;  ///< "" when none is running
  double asked_at_ms_ = 0;
  std::uint64_t count_ = 0;
};

}  // namespace app
