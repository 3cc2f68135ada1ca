// Seeds of new deals: by the page's random source, or one that a test has set.
#pragma once

#include <cstdint>
#include <optional>

#include "app/host.h"
#include "base/seed.h"

namespace ui {

class Seeds {
 public:
  explicit Seeds(app::Host& host) : host_(host) {}

  /// For the next deal.
  std::uint64_t next() const { return set_ ? *set_ : another(); }
  /// For another deal than the one that is chosen, whatever was set.
  std::uint64_t another() const { return host_.entropy() & base::kSeedMask; }  // more than that is not stored
  /// From now on every deal has this seed.
  void set(std::uint64_t seed) { set_ = seed; }

 private:
  app::Host& host_;
  std::optional<std::uint64_t> set_;
};

}  // namespace ui
