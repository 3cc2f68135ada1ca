#include "app/save_store.h"

#include <array>

#include "app/save.h"

namespace app {

namespace {

constexpr std::array<std::string_view, 2> kSlots{"save.0", "save.1"};
constexpr std::string_view kPointer = "save.newer";
constexpr std::string_view kDamaged = "save.damaged";
constexpr std::string_view kAside = "save.aside";

}  // namespace

StoreResult SaveStore::save(const Session& session) {
  const auto slot = static_cast<std::size_t>(next_slot_);
  const StoreResult written = host_.storage_write(kSlots[slot], save_text(session));
  if (written != StoreResult::ok) return written;
  next_slot_ = 1 - next_slot_;
  return host_.storage_write(kPointer, slot == 0 ? "0" : "1");
}

SaveStore::Loaded SaveStore::load() {
  Loaded loaded;
  const auto pointer = host_.storage_read(kPointer);
  const std::size_t newer = pointer && *pointer == "1" ? 1 : 0;
  for (const std::size_t slot : {newer, 1 - newer}) {
    const auto text = host_.storage_read(kSlots[slot]);
    if (!text) continue;
    auto session = read_save(*text);
    if (session) {
      loaded.session = std::move(session.value());
      next_slot_ = static_cast<int>(1 - slot);
      return loaded;
    }
    if (loaded.problem) continue;
    loaded.problem = session.error();
    host_.storage_write(kDamaged, *text);
  }
  return loaded;
}

std::optional<std::string> SaveStore::damaged_text() { return host_.storage_read(kDamaged); }

void SaveStore::drop_damaged_text() { host_.storage_remove(kDamaged); }

StoreResult SaveStore::set_aside(const Session& session) { return host_.storage_write(kAside, save_text(session)); }

std::optional<Session> SaveStore::set_aside_game() {
  const auto text = host_.storage_read(kAside);
  if (!text) return std::nullopt;
  auto session = read_save(*text);
  if (!session) return std::nullopt;
  return std::move(session.value());
}

}  // namespace app
