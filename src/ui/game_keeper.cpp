#include "ui/game_keeper.h"

#include "ui/game_row.h"
#include "ui/words.h"

namespace ui {

template <class Change>
void GameKeeper::store(Change&& change) {
  const bool refused_before = !library_.is_stored();
  change();
  if (!refused_before) tell_refusal();
}

std::optional<app::Session> GameKeeper::save(const app::Session& session) {
  const bool refused_before = !library_.is_stored();
  if (library_.save(session) == app::Library::Saved::superseded) {
    if (auto later = library_.later_state()) return later;
    library_.begin(session);
    notices_.say(tr(words::played_unreadable));
    tell_refusal();
  } else if (!refused_before) {
    tell_refusal();
  }
  return std::nullopt;
}

void GameKeeper::keep_refused(const app::Session& session) {
  library_.keep_refused(session, tr(words::other_line, std::string(tr(game_row(session.spec().kind).name))));
  forget_other_line();
  line_put_aside_ = true;
  notices_.say(tr(words::kept_refused));
}

void GameKeeper::tell_refusal() {
  if (!library_.is_stored()) notices_.say(tr(refusal_words(library_.stored())));
}

void GameKeeper::count_hint(const app::Session& session) {
  if (session.position(session.length()).over()) return;
  store([&] { library_.count_hint(); });
}

void GameKeeper::keep_review(const app::Session& session, std::string review) {
  store([&] { library_.keep_review(session, std::move(review)); });
}

bool GameKeeper::keep_later_moves(const app::Session& session, std::string_view name) {
  forget_other_line();
  app::Session line = session;
  line.go_to(line.length());
  const bool stored = library_.put_aside(line, name) == app::StoreResult::ok;
  line_put_aside_ = line_put_aside_ || stored;
  return stored;
}

std::string_view GameKeeper::other_line(const app::Session& session) const {
  if (!other_line_) other_line_ = library_.other_line(session);
  return other_line_->second == session.record() ? std::string_view() : std::string_view(other_line_->first);
}

}  // namespace ui
