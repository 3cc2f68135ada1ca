// What a worker answers (app/computer.h), which may be of another version: any text is read without harm, and what was read
// is about the game.
#include "app/computer.h"

#include "expect.h"
#include "played.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const app::Session session = [] {
    fuzz::Bytes none(nullptr, 0);
    app::Session begun = fuzz::played(none);
    begun.play(0);
    begun.go_to(0);
    return begun;
  }();
  const std::string_view text = fuzz::as_text(data, size);
  if (const auto thought = app::thought_in(text)) {
    fuzz::expect(!thought->action.empty() && thought->value >= 0 && thought->value <= 1, "an action and its chance");
    for (const auto& other : thought->others) fuzz::expect(!other.action.empty(), "and so is every other");
  }
  if (const auto judged = app::judged_in(text, session); judged && judged.value()) {
    fuzz::expect(judged.value()->loss() >= 0, "nothing is better than the best");
    fuzz::expect(session.position().find(judged.value()->best).ok(), "which is legal");
    fuzz::expect(judged.value()->chances.size() == session.seats().size(), "a chance for every seat");
  }
  return 0;
}
