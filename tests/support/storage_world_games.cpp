#include "support/storage_world.h"

#include <utility>

#include "app/save.h"
#include "support/check.h"
#include "support/random_things.h"

namespace support {

using app::StoreResult;

void StorageWorld::replace(Tab& tab, ui::GameSwitcher::Next next) {
  const bool begins = next.id.empty();
  replace_by(tab, begins, [&] { tab.switcher.replace(std::move(next)); });
}

void StorageWorld::replace_by(Tab& tab, bool begins, const std::function<void()>& action) {
  const Before before = look(tab);
  const std::string& id = before.entry;
  const std::string save = app::save_text(tab.game.session());
  const bool was_attempt = tab.game.attempt().has_value();
  action();
  promise_new_entries(before.stored);
  if (tab.panels.open() == ui::Panel::not_stored) random_.below(4) == 0 ? tab.switcher.let_go() : tab.switcher.keep();
  tab.panels.show(ui::Panel::none);
  if (written(id, before.stored)) promise(id, save);
  if (const auto promise = promises_.find(id); promise != promises_.end() && begins && !was_attempt &&
                                               id != tab.library.playing() &&
                                               has_gone_untouched(id, promise->second.save, before.stored))
    promises_.erase(promise);
  after(tab, before);
  if (tab.library.playing() != id) check_opened(tab);
}

bool StorageWorld::has_gone_untouched(const std::string& id, const std::string& save, const Stored& before) const {
  if (written(id, {})) return false;  // it is still there
  std::string newest;
  for (const char* slot : {".0", ".1"})
    if (const auto found = before.find("game." + id + slot);
        found != before.end() && app::revision_of(found->second) >= app::revision_of(newest))
      newest = found->second;
  const auto entry = app::read_entry(newest);
  return entry && entry.value().name.empty() && !app::read_save(save).value().matters();
}

void StorageWorld::begin_game(Tab& tab) { replace(tab, {.session = any_session(random_)}); }

void StorageWorld::open_other(Tab& tab) {
  const std::string id = any_game(tab, 1);
  if (!id.empty() && id != tab.library.playing()) replace(tab, {.id = id});
}

void StorageWorld::put_aside(Tab& tab) {
  if (!tab.game.flow().owns_game()) return;
  const Stored before = browser_.stored;
  const app::Session session = any_session(random_);
  if (tab.library.put_aside(session, "aside") == StoreResult::ok) promise_new_entries(before);
  tell_others(tab, before);
}

void StorageWorld::open_file(Tab& tab) {
  if (!tab.game.flow().owns_game()) return;
  std::string file;
  for (std::uint32_t games = 1 + random_.below(2); games > 0; --games) {
    app::Session session = any_session(random_);
    while (session.length() < 3) session.play(0);
    file += app::entry_text({.revision = random_.below(5),
                             .saved_s = browser_.clock_s,
                             .name = {},
                             .other = {},
                             .save = app::save_text(session)});
  }
  if (random_.below(4) == 0) file = tab.library.text_of_all();
  replace_by(tab, true, [&] { tab.files.open(file); });
}

void StorageWorld::promise_new_entries(const Stored& before) {
  for (const auto& [key, text] : browser_.stored) {
    if (key.rfind("game.", 0) != 0 || before.count(key) != 0) continue;
    const std::string id = key.substr(5, key.size() - 7);
    if (before.count("game." + id + ".0") + before.count("game." + id + ".1") == 0)
      promises_[id] = {app::read_entry(text).value().save};
  }
}

std::string StorageWorld::any_game(Tab& tab, std::size_t least) {
  tab.library.refresh();
  const auto& all = tab.library.games();
  return all.size() < least ? "" : all[random_.below(static_cast<std::uint32_t>(all.size()))].id;
}

void StorageWorld::delete_or_restore(Tab& tab) {
  if (!tab.game.flow().owns_game()) return;
  const Before before = look(tab);
  const std::string id = any_game(tab, 3);
  if (id.empty()) return;
  for (const auto& other : tabs_)
    if (other->library.playing() == id) return;
  const std::string text = tab.library.text_of(id);
  tab.switcher.remove(id);
  promises_.erase(id);
  if (random_.below(2) == 0) tab.switcher.restore();
  const bool reaches = !browser_.blocked();  // otherwise it was neither deleted nor restored there
  if (const auto entry = app::read_entry(text); entry && reaches && written(id, {}))
    promises_[id] = {entry.value().save};
  promise_new_entries(before.stored);  // another tab has stored it again: it has come back beside that one
  after(tab, before);
}

void StorageWorld::rename(Tab& tab) {
  if (!tab.game.flow().owns_game()) return;
  const Stored before = browser_.stored;
  const std::string id = any_game(tab, 1);
  if (id.empty()) return;
  const bool stored = tab.library.rename(id, "another name") == StoreResult::ok;
  // A rename also stores this tab's state, even one that was refused before.
  if (const auto entry = app::read_entry(tab.library.text_of(id)); stored && entry) promise(id, entry.value().save);
  tell_others(tab, before);
}

}  // namespace support
