#include "app/saved_games.h"

#include "app/link.h"
#include "app/save.h"
#include "base/seed.h"

namespace app {

SaveStore::Loaded SavedGames::load() {
  SaveStore::Loaded loaded = store_.load();
  has_aside_ = store_.set_aside_game().has_value();
  has_damaged_ = store_.damaged_text().has_value();
  return loaded;
}

bool SavedGames::save(const Session& session) {
  const StoreResult before = stored_;
  stored_ = store_.save(session);
  return stored_ != before && stored_ != StoreResult::ok;
}

void SavedGames::set_aside(const Session& session) {
  store_.set_aside(session);
  has_aside_ = store_.set_aside_game().has_value();
}

void SavedGames::export_damaged() {
  if (const auto text = store_.damaged_text()) host_.save_file("splendor-damaged.txt", *text);
  store_.drop_damaged_text();
  has_damaged_ = false;
}

void SavedGames::save_to_file(const Session& session) {
  host_.save_file("splendor-" + base::seed_code(session.spec().seed) + ".txt", save_text(session));
}

bool SavedGames::hand_out_link(const Session& session, bool whole_game, std::optional<std::string_view> share_title) {
  const std::string link = whole_game ? game_link(session.record_to_cursor()) : deal_link(session.spec());
  if (link.empty()) return false;
  const std::string address = host_.page_address() + '#' + link;
  share_title ? host_.share(*share_title, address) : host_.copy_text(address);
  return true;
}

}  // namespace app
