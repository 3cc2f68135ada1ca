// Somebody who plays in a way of their own: what the frontend knows of a style of a game's computer players.
#pragma once

#include <array>

#include "ui/words.h"

namespace ui {

/// By style from 1 on (base::Level::style).
struct Character {
  Text name;
  Text likes;  ///< "courts the nobles"
};

}  // namespace ui
