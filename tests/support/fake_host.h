// An in-memory Host whose storage can fail in every way that a browser's can: blocked, full, for one key only, or cut off in
// the middle of a save as in a crash.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "support/memory_host.h"

namespace support {

class FakeHost : public MemoryHost {
 public:
  // ---- What goes wrong

  std::map<std::string, app::StoreResult, std::less<>> refused_keys;  ///< writes to these answer so and store nothing
  int writes_left = -1;        ///< after so many more writes the machine crashes: nothing is stored any more; -1: never
  bool reads_blocked = false;  ///< the browser refuses all reads

  // ---- What happened

  std::vector<std::string> written;  ///< keys of every write that was tried, oldest first

  /// The page is closed; what could not be stored is gone.
  void leave_page() { remembered.clear(); }

  /// Every write and read is refused from now on, as in a browser with site data switched off.
  void block_storage() {
    store_result = app::StoreResult::blocked;
    reads_blocked = true;
  }

  std::vector<std::string> storage_keys(std::string_view prefix) override {
    if (!reads_blocked) return MemoryHost::storage_keys(prefix);
    std::vector<std::string> keys;
    add_keys(remembered, prefix, keys);
    return keys;
  }

  app::StoreResult storage_write(std::string_view key, std::string_view value) override {
    written.emplace_back(key);
    if (writes_left == 0) return app::StoreResult::ok;  // after the crash the answer does not matter
    if (writes_left > 0) --writes_left;
    if (const auto refused = refused_keys.find(key); refused != refused_keys.end()) {
      remember(key, value);
      return refused->second;
    }
    return MemoryHost::storage_write(key, value);
  }

 protected:
  std::optional<std::string> stored_value(std::string_view key) const override {
    return reads_blocked ? std::nullopt : MemoryHost::stored_value(key);
  }
};

}  // namespace support
