// Runs work in several threads.
#pragma once

#include <cstdint>
#include <thread>
#include <vector>

namespace cli {

inline constexpr std::int64_t kMostJobs = 64;

/// Runs `work` in so many threads, this one included; in WebAssembly once.
template <class Work>
void run_jobs(std::int64_t jobs, const Work& work) {
#ifndef __EMSCRIPTEN__
  std::vector<std::thread> threads;
  for (std::int64_t job = 1; job < jobs; ++job) threads.emplace_back([&work] { work(); });
  work();
  for (std::thread& thread : threads) thread.join();
#else
  static_cast<void>(jobs);
  work();
#endif
}

}  // namespace cli
