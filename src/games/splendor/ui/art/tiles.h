// Nobles, cities and trading posts.
#pragma once

#include <string_view>

#include "games/splendor/rules/data/cities.h"
#include "games/splendor/rules/data/nobles.h"
#include "games/splendor/rules/data/posts.h"
#include "games/splendor/ui/art/cards.h"

namespace splendor_ui {

struct TileLook {
  Ring ring = Ring::none;
  int toucher = -1;  ///< as of CardLook
  bool focused = false;
  bool dimmed = false;
  bool hot = false;
  int owner = -1;           ///< seat of who holds or fulfils it: its emblem at a corner
  unsigned fulfilled = 0;   ///< posts: bit per seat that has gained it, as emblems along the edge
  bool gained = false;      ///< lies with its owner: shows picture and points without the requirement
  std::string_view name{};  ///< of nobles and cities, below the picture where there is room
  friend bool operator==(const TileLook&, const TileLook&) = default;
};

/// Where the emblem of a seat lies, or is going to, on a tile that the seats of `fulfilled` have gained.
ui::Rect emblem_on_tile(const ui::Rect& tile, unsigned fulfilled, int seat);

/// Square portrait tile.
void draw_noble(const ui::Canvas& canvas, const ui::Rect& rect, splendor::NobleId noble, const TileLook& look = {});

/// A side of a city tile, index into kCities; `rect` square or up to 4 : 3.
void draw_city(const ui::Canvas& canvas, const ui::Rect& rect, int city, const TileLook& look = {});

/// A trading post as a hanging banner, best at 3 : 4. The words that explain the power are the caller's.
void draw_post(const ui::Canvas& canvas, const ui::Rect& rect, splendor::Post post, const TileLook& look = {});

}  // namespace splendor_ui
