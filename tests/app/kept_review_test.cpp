// The result of a review, as a line of text that is stored with the game.
#include <algorithm>

#include "app/entry.h"
#include "app/library.h"
#include "app/reviewer.h"
#include "support/check.h"
#include "support/fake_host.h"
#include "support/games.h"
#include "support/hostile.h"
#include "support/judgement.h"

using app::EventKind;
using support::FakeHost;

namespace {

app::Session game_to_keep() { return support::played_session({}, 11, support::sensible_action); }

using Decisions = std::vector<engine::JudgedDecision>;

/// Runs the review to its end.
std::string kept_of(const app::Session& session, Decisions* decisions = nullptr) {
  FakeHost host;
  app::Reviewer reviewer(host);
  reviewer.look_at(session);
  while (!reviewer.done()) {
    reviewer.ask();
    const auto request = host.worker_requests.back();
    REQUIRE(reviewer.hear({EventKind::worker_reply, request.id, support::quick_judgement(request.text)}));
  }
  REQUIRE(reviewer.thorough());
  if (decisions != nullptr) *decisions = reviewer.decisions();
  return reviewer.kept();
}

/// A browser with room for games, but not for reviews.
struct NarrowHost : FakeHost {
  app::StoreResult storage_write(std::string_view key, std::string_view value) override {
    if (value.find("\nreview ") == std::string_view::npos) return FakeHost::storage_write(key, value);
    store_result = app::StoreResult::full;
    FakeHost::storage_write(key, value);
    store_result = app::StoreResult::ok;
    return app::StoreResult::full;
  }
};

}  // namespace

TEST_CASE("a stored review is reused, for the same game only") {
  const app::Session session = game_to_keep();
  Decisions first;
  const std::string kept = kept_of(session, &first);
  CHECK(kept.size() < app::kMaxReviewBytes / 4);
  FakeHost host;
  app::Reviewer reviewer(host);
  reviewer.look_at(session, kept);
  CHECK(reviewer.thorough());
  CHECK(reviewer.decisions().size() > session.length() / 2);
  CHECK(reviewer.kept() == kept);
  std::size_t after_mistakes = 0;
  for (const std::size_t place : engine::worst_decisions(first, 3)) {
    CHECK(reviewer.decisions()[place].best_line == first[place].best_line);
    after_mistakes += first[place].best_line.size();
  }
  CHECK(after_mistakes > 0);
  reviewer.ask();
  CHECK(host.worker_requests.empty());
  const app::Session other = support::played_session({}, 12, support::sensible_action);
  reviewer.look_at(other, kept);
  CHECK(reviewer.share() < 0.1f);
  CHECK(reviewer.decisions().empty());
}

TEST_CASE("a corrupted review that does not fit the game is ignored, and an incomplete one starts anew") {
  const app::Session session = game_to_keep();
  const std::string kept = kept_of(session);
  FakeHost host;
  for (const std::string& strange : {std::string(), std::string("review"), kept.substr(0, 16), kept.substr(0, 17),
                                     kept.substr(0, kept.size() / 2)}) {
    CAPTURE(strange);
    app::Reviewer reviewer(host);
    reviewer.look_at(session, strange);
    CHECK_FALSE(reviewer.done());
    CHECK(reviewer.decisions().empty());
  }
  base::RandomSource random(3);
  for (int i = 0; i < 300; ++i) {
    app::Reviewer reviewer(host);
    const std::string spoiled = support::mutated(kept, random);
    reviewer.look_at(session, spoiled);
    if (!reviewer.done()) CHECK(reviewer.decisions().empty());
    if (reviewer.done()) CHECK(reviewer.decisions().size() > session.length() / 2);
  }
}

TEST_CASE("a review without the worker is not thorough, and is not stored") {
  const app::Session session = game_to_keep();
  FakeHost host;
  app::Reviewer reviewer(host);
  reviewer.look_at(session);
  reviewer.ask();
  reviewer.hear({EventKind::worker_failed, host.worker_requests.back().id, ""});
  reviewer.ask();
  while (!reviewer.done()) {
    reviewer.ask();
    const auto request = host.worker_requests.back();
    reviewer.hear({EventKind::worker_reply, request.id, support::quick_judgement(request.text)});
  }
  CHECK_FALSE(reviewer.thorough());
}

TEST_CASE("the library keeps a review with its game, across visits and through a file") {
  const app::Session session = game_to_keep();
  const std::string kept = kept_of(session);
  FakeHost host;
  app::Library library(host);
  library.begin(session);
  library.keep_review(session, kept);
  CHECK(library.is_stored());
  CHECK(library.save(session) == app::Library::Saved::ok);
  app::Library again(host);
  REQUIRE(again.open_last().session.has_value());
  CHECK(again.review() == kept);

  FakeHost elsewhere;
  app::Library imported(elsewhere);
  const auto read = imported.import(again.text_of_all());
  REQUIRE(read.added == 1);
  REQUIRE(imported.open(read.last_id).session.has_value());
  CHECK(imported.review() == kept);
}

TEST_CASE("if there is no room for both the game is stored without its review") {
  const app::Session session = game_to_keep();
  NarrowHost host;
  app::Library library(host);
  library.begin(session);
  library.keep_review(session, kept_of(session));
  CHECK(library.is_stored());
  CHECK(library.review().empty());
  app::Library again(host);
  CHECK(again.open_last().session.has_value());
}

TEST_CASE("an entry has its review on a line of its own; one that is too long is left out") {
  app::Entry entry{.revision = 3, .saved_s = 7, .name = "Sunday", .other = {"later 1"}, .save = {}};
  entry.review = "4f0c gems|1;2";
  entry.save = "splendor-save 1\nend 0\n";
  const auto read = app::read_entry(app::entry_text(entry));
  REQUIRE(read.ok());
  CHECK(read.value() == entry);
  entry.review.assign(app::kMaxReviewBytes + 1, 'x');
  CHECK(app::entry_text(entry).find("review") == std::string::npos);
}
