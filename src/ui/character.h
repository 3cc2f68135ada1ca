// Somebody who plays in a way of their own: what the frontend knows of a style of a game's computer players.
#pragma once

#include "ui/words.h"

namespace ui {

/// By style from 1 on (base::Level::style).
struct Character {
  Text name;
  Text likes;  ///< "courts the nobles"
  /// What they say now and then: of an honour, of what they like to get, of a victory.
  Text of_honour, of_liking, of_victory;
};

}  // namespace ui
