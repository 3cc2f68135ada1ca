// The sounds of a move on a table.
#pragma once

#include <algorithm>
#include <vector>

#include "app/session.h"
#include "ui/motion.h"

namespace support {

struct Sounds {
  std::vector<ui::Sound> all;

  /// Of one's own move.
  bool has(app::Cue cue) const { return std::find(all.begin(), all.end(), ui::Sound{cue, false}) != all.end(); }
};

/// All that is heard of the action after position(index), at that pace.
template <class Motion>
Sounds sounds_of(Motion& motion, const app::Session& session, std::size_t index, app::Speed speed) {
  Sounds sounds;
  play(motion, {.session = session}, index, 0, {speed});
  motion.take_heard(1e6, sounds.all);
  return sounds;
}

}  // namespace support
