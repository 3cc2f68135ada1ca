// A character: the frontend's name and texts for a style of a game's computer players.
#pragma once

#include "ui/words.h"

namespace ui {

/// By style from 1 on (base::Level::style).
struct Character {
  Text name;
  Text likes;  ///< what it likes to have
  /// Occasional comments: on an honour, on something they like, on a victory.
  Text of_honour, of_liking, of_victory;
};

}  // namespace ui
