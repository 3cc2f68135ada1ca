// The six sides of the board's sections: places, roads with their costs, names and geometry. Our own design, not the
// published board. See sections.h for the meaning of the columns.
#pragma once

#include <array>

#include "games/kingdom/rules/sections.h"

namespace kingdom {

// clang-format off
inline constexpr std::array<Space, 44> kSpaces{{
    // A1.a Sunny Shore
    {"gull_harbor", SpaceKind::port, {500, 870}, {"Gull Harbor", "Port-aux-Mouettes"}},  // 0
    {"shellbourne", SpaceKind::city, {170, 600}, {"Shellbourne", "Coquilleville"}},  // 1
    {"pebble_cove", SpaceKind::village, {500, 520}, {"Pebble Cove", "Anse-aux-Galets"}},  // 2
    {"sailbury", SpaceKind::city, {830, 600}, {"Sailbury", "Voilebourg"}},  // 3
    {"clover_hill", SpaceKind::village, {200, 200}, {"Clover Hill", "Butte-aux-Trèfles"}},  // 4
    {"lanternwick", SpaceKind::city, {500, 200}, {"Lanternwick", "Lanternois"}},  // 5
    {"beehive_lane", SpaceKind::village, {800, 200}, {"Beehive Lane", "Clos-des-Abeilles"}},  // 6
    // A1.b Lighthouse Cliffs
    {"old_lantern_port", SpaceKind::port, {500, 870}, {"Old Lantern Port", "Port-du-Vieux-Phare"}},  // 7
    {"gulls_ladder", SpaceKind::village, {220, 560}, {"Gull’s Ladder", "L’Échelle-aux-Goélands"}},  // 8
    {"anchorstone", SpaceKind::city, {800, 580}, {"Anchorstone", "Pierre-d’Ancre"}},  // 9
    {"windmill_heights", SpaceKind::city, {200, 190}, {"Windmill Heights", "Hautmoulin"}},  // 10
    {"puffin_rock", SpaceKind::village, {500, 260}, {"Puffin Rock", "Roche-aux-Macareux"}},  // 11
    {"coralgate", SpaceKind::city, {800, 190}, {"Coralgate", "Porte-Corail"}},  // 12
    // A2.a Hundred Chimneys Valley
    {"duckpond", SpaceKind::village, {170, 800}, {"Duckpond", "La Mare-aux-Canards"}},  // 13
    {"honeymarket", SpaceKind::city, {500, 800}, {"Honeymarket", "Bourg-Miel"}},  // 14
    {"woolly_meadow", SpaceKind::village, {830, 800}, {"Woolly Meadow", "Le Pré-Laineux"}},  // 15
    {"acorn_hollow", SpaceKind::village, {330, 560}, {"Acorn Hollow", "Le Creux-aux-Glands"}},  // 16
    {"ladybird_ford", SpaceKind::village, {670, 560}, {"Ladybird Ford", "Le Gué-Coccinelle"}},  // 17
    {"drumbridge", SpaceKind::city, {120, 360}, {"Drumbridge", "Pont-Tambour"}},  // 18
    {"hedgehog_corner", SpaceKind::village, {500, 340}, {"Hedgehog Corner", "Le Coin-Hérisson"}},  // 19
    {"ribbonfair", SpaceKind::city, {880, 360}, {"Ribbonfair", "Foire-aux-Rubans"}},  // 20
    {"foxglove_end", SpaceKind::village, {240, 120}, {"Foxglove End", "Bout-des-Digitales"}},  // 21
    {"owls_rest", SpaceKind::village, {760, 120}, {"Owl’s Rest", "Le Repos-du-Hibou"}},  // 22
    // A2.b Royal Heights
    {"goosefeather", SpaceKind::city, {170, 780}, {"Goosefeather", "Plume-d’Oie"}},  // 23
    {"snowdrop", SpaceKind::village, {500, 800}, {"Snowdrop", "Perce-Neige"}},  // 24
    {"bellringer", SpaceKind::city, {830, 780}, {"Bellringer", "Carillon"}},  // 25
    {"marmot_ledge", SpaceKind::village, {330, 490}, {"Marmot Ledge", "Corniche-aux-Marmottes"}},  // 26
    {"goat_steps", SpaceKind::village, {670, 490}, {"Goat Steps", "L’Escalier-des-Chèvres"}},  // 27
    {"silverbrook", SpaceKind::city, {170, 180}, {"Silverbrook", "Ruisseau-d’Argent"}},  // 28
    {"cloudfold", SpaceKind::village, {500, 200}, {"Cloudfold", "Le Pli-des-Nuages"}},  // 29
    {"eagles_table", SpaceKind::city, {830, 180}, {"Eagle’s Table", "Table-des-Aigles"}},  // 30
    // A3.a Queen's Orchards
    {"plum_row", SpaceKind::village, {200, 780}, {"Plum Row", "Le Rang-des-Pruniers"}},  // 31
    {"rosecourt", SpaceKind::city, {500, 800}, {"Rosecourt", "Cour-aux-Roses"}},  // 32
    {"cherry_lane", SpaceKind::village, {800, 780}, {"Cherry Lane", "L’Allée-des-Cerises"}},  // 33
    {"fountain_square", SpaceKind::city, {200, 450}, {"Fountain Square", "Grand-Fontaine"}},  // 34
    {"peacock_green", SpaceKind::village, {500, 490}, {"Peacock Green", "Le Pré-aux-Paons"}},  // 35
    {"velvet_market", SpaceKind::city, {800, 450}, {"Velvet Market", "Marché-Velours"}},  // 36
    {"palace", SpaceKind::palace, {500, 130}, {"Queen’s Palace", "Palais de la Reine"}},  // 37
    // A3.b Secret Pass
    {"frostgate", SpaceKind::city, {150, 760}, {"Frostgate", "Porte-de-Givre"}},  // 38
    {"firefly_camp", SpaceKind::village, {500, 800}, {"Firefly Camp", "Le Camp-des-Lucioles"}},  // 39
    {"crystal_steps", SpaceKind::city, {850, 760}, {"Crystal Steps", "Marches-de-Cristal"}},  // 40
    {"whispering_pines", SpaceKind::village, {340, 460}, {"Whispering Pines", "Les Pins-Chuchoteurs"}},  // 41
    {"echo_bridge", SpaceKind::village, {660, 460}, {"Echo Bridge", "Le Pont-de-l’Écho"}},  // 42
    {"palace", SpaceKind::palace, {500, 130}, {"Queen’s Palace", "Palais de la Reine"}},  // 43
}};

/// Entries first, then the roads inside, section by section.
inline constexpr std::array<Road, 67> kRoads{{
    // A1.a Sunny Shore
    {"A1.a.r1", 0, 1, Slot::none, Tokens({.mushroom = 1, .apple = 1, .hazelnut = 1}), {335, 735}, {}},  // gull_harbor - shellbourne
    {"A1.a.r2", 0, 2, Slot::none, Tokens({.apple = 2, .water = 1}), {500, 695}, {}},  // gull_harbor - pebble_cove
    {"A1.a.r3", 0, 3, Slot::none, Tokens({.mushroom = 1, .cabbage = 1, .hazelnut = 1}), {665, 735}, {}},  // gull_harbor - sailbury
    {"A1.a.r4", 1, 4, Slot::none, Tokens({.mushroom = 1, .cabbage = 2, .water = 1}), {185, 400}, {}},  // shellbourne - clover_hill
    {"A1.a.r5", 1, 5, Slot::none, Tokens({.hazelnut = 2, .water = 2}), {335, 400}, {}},  // shellbourne - lanternwick
    {"A1.a.r6", 2, 5, Slot::none, Tokens({.mushroom = 2, .cabbage = 1, .hazelnut = 1}), {500, 360}, {}},  // pebble_cove - lanternwick
    {"A1.a.r7", 3, 5, Slot::none, Tokens({.apple = 1, .cabbage = 2, .hazelnut = 1}), {665, 400}, {}},  // sailbury - lanternwick
    {"A1.a.r8", 3, 6, Slot::none, Tokens({.mushroom = 1, .apple = 2, .water = 2}), {815, 400}, {}},  // sailbury - beehive_lane
    // A1.b Lighthouse Cliffs
    {"A1.b.r1", 7, 8, Slot::none, Tokens({.mushroom = 2, .apple = 1, .hazelnut = 1}), {360, 715}, {}},  // old_lantern_port - gulls_ladder
    {"A1.b.r2", 7, 11, Slot::none, Tokens({.apple = 3, .cabbage = 2, .water = 2}), {500, 565}, {}},  // old_lantern_port - puffin_rock
    {"A1.b.r3", 7, 9, Slot::none, Tokens({.mushroom = 1, .hazelnut = 2}), {650, 725}, {}},  // old_lantern_port - anchorstone
    {"A1.b.r4", 8, 10, Slot::none, Tokens({.mushroom = 1, .water = 3}), {210, 375}, {}},  // gulls_ladder - windmill_heights
    {"A1.b.r5", 8, 11, Slot::none, Tokens({.cabbage = 2, .hazelnut = 2}), {360, 410}, {}},  // gulls_ladder - puffin_rock
    {"A1.b.r6", 9, 11, Slot::none, Tokens({.mushroom = 2, .hazelnut = 1, .water = 1}), {650, 420}, {}},  // anchorstone - puffin_rock
    {"A1.b.r7", 9, 12, Slot::none, Tokens({.apple = 2, .cabbage = 2}), {800, 385}, {}},  // anchorstone - coralgate
    // A2.a Hundred Chimneys Valley
    {"A2.a.inL", kNoSpace, 13, Slot::left, Tokens({.apple = 2, .cabbage = 1, .hazelnut = 1, .water = 1}), {189, 924}, {}},  // slot L - duckpond
    {"A2.a.inC", kNoSpace, 14, Slot::centre, Tokens({.mushroom = 1, .apple = 2, .hazelnut = 2}), {500, 924}, {}},  // slot C - honeymarket
    {"A2.a.inR", kNoSpace, 15, Slot::right, Tokens({.mushroom = 2, .cabbage = 2, .water = 1}), {811, 924}, {}},  // slot R - woolly_meadow
    {"A2.a.r1", 13, 16, Slot::none, Tokens({.mushroom = 1, .hazelnut = 1, .water = 1}), {250, 680}, {}},  // duckpond - acorn_hollow
    {"A2.a.r2", 13, 18, Slot::none, Tokens({.cabbage = 3, .hazelnut = 1}), {145, 580}, {}},  // duckpond - drumbridge
    {"A2.a.r3", 14, 16, Slot::none, Tokens({.mushroom = 2, .apple = 1, .water = 1}), {415, 680}, {}},  // honeymarket - acorn_hollow
    {"A2.a.r4", 14, 17, Slot::none, Tokens({.apple = 1, .cabbage = 2}), {585, 680}, {}},  // honeymarket - ladybird_ford
    {"A2.a.r5", 15, 17, Slot::none, Tokens({.apple = 2, .water = 2}), {750, 680}, {}},  // woolly_meadow - ladybird_ford
    {"A2.a.r6", 15, 20, Slot::none, Tokens({.mushroom = 1, .hazelnut = 3, .water = 2}), {855, 580}, {}},  // woolly_meadow - ribbonfair
    {"A2.a.r7", 16, 18, Slot::none, Tokens({.mushroom = 1, .cabbage = 1, .hazelnut = 1}), {225, 460}, {}},  // acorn_hollow - drumbridge
    {"A2.a.r8", 16, 19, Slot::none, Tokens({.apple = 1, .cabbage = 1, .water = 2}), {415, 450}, {}},  // acorn_hollow - hedgehog_corner
    {"A2.a.r9", 17, 19, Slot::none, Tokens({.mushroom = 2, .water = 2}), {585, 450}, {}},  // ladybird_ford - hedgehog_corner
    {"A2.a.r10", 17, 20, Slot::none, Tokens({.apple = 2, .cabbage = 1, .hazelnut = 1}), {767, 468}, {}},  // ladybird_ford - ribbonfair
    {"A2.a.r11", 18, 21, Slot::none, Tokens({.mushroom = 2, .cabbage = 1, .water = 1}), {180, 240}, {}},  // drumbridge - foxglove_end
    {"A2.a.r12", 19, 21, Slot::none, Tokens({.mushroom = 1, .apple = 2, .water = 1}), {370, 230}, {}},  // hedgehog_corner - foxglove_end
    {"A2.a.r13", 19, 22, Slot::none, Tokens({.cabbage = 2, .hazelnut = 2}), {630, 230}, {}},  // hedgehog_corner - owls_rest
    {"A2.a.r14", 20, 22, Slot::none, Tokens({.mushroom = 1, .apple = 1, .hazelnut = 2}), {820, 240}, {}},  // ribbonfair - owls_rest
    // A2.b Royal Heights
    {"A2.b.inL", kNoSpace, 23, Slot::left, Tokens({.cabbage = 1, .hazelnut = 2, .water = 2}), {187, 908}, {}},  // slot L - goosefeather
    {"A2.b.inC", kNoSpace, 24, Slot::centre, Tokens({.mushroom = 2, .apple = 1, .water = 2}), {500, 924}, {}},  // slot C - snowdrop
    {"A2.b.inR", kNoSpace, 25, Slot::right, Tokens({.apple = 2, .cabbage = 1, .hazelnut = 1, .water = 1}), {813, 908}, {}},  // slot R - bellringer
    {"A2.b.r1", 23, 26, Slot::none, Tokens({.mushroom = 2, .cabbage = 2, .hazelnut = 1}), {250, 635}, {}},  // goosefeather - marmot_ledge
    {"A2.b.r2", 23, 28, Slot::none, Tokens({.mushroom = 2, .apple = 2, .cabbage = 3}), {170, 480}, {}},  // goosefeather - silverbrook
    {"A2.b.r3", 24, 26, Slot::none, Tokens({.mushroom = 1, .apple = 1, .cabbage = 2, .water = 1}), {415, 645}, {}},  // snowdrop - marmot_ledge
    {"A2.b.r4", 24, 27, Slot::none, Tokens({.apple = 2, .hazelnut = 2, .water = 1}), {585, 645}, {}},  // snowdrop - goat_steps
    {"A2.b.r5", 25, 27, Slot::none, Tokens({.mushroom = 2, .cabbage = 1, .hazelnut = 1, .water = 1}), {750, 635}, {}},  // bellringer - goat_steps
    {"A2.b.r6", 25, 30, Slot::none, Tokens({.mushroom = 1, .apple = 3, .hazelnut = 3}), {830, 480}, {}},  // bellringer - eagles_table
    {"A2.b.r7", 26, 28, Slot::none, Tokens({.cabbage = 2, .hazelnut = 2, .water = 1}), {250, 335}, {}},  // marmot_ledge - silverbrook
    {"A2.b.r8", 26, 29, Slot::none, Tokens({.mushroom = 2, .apple = 2, .water = 2}), {415, 345}, {}},  // marmot_ledge - cloudfold
    {"A2.b.r9", 27, 29, Slot::none, Tokens({.mushroom = 2, .apple = 1, .hazelnut = 2}), {585, 345}, {}},  // goat_steps - cloudfold
    {"A2.b.r10", 27, 30, Slot::none, Tokens({.cabbage = 2, .water = 3}), {750, 335}, {}},  // goat_steps - eagles_table
    // A3.a Queen's Orchards
    {"A3.a.inL", kNoSpace, 31, Slot::left, Tokens({.mushroom = 2, .apple = 2, .hazelnut = 1}), {200, 908}, {}},  // slot L - plum_row
    {"A3.a.inC", kNoSpace, 32, Slot::centre, Tokens({.cabbage = 2, .water = 2}), {500, 908}, {}},  // slot C - rosecourt
    {"A3.a.inR", kNoSpace, 33, Slot::right, Tokens({.cabbage = 1, .hazelnut = 2, .water = 2}), {800, 908}, {}},  // slot R - cherry_lane
    {"A3.a.r1", 31, 34, Slot::none, Tokens({.mushroom = 1, .apple = 2, .cabbage = 1}), {200, 615}, {}},  // plum_row - fountain_square
    {"A3.a.r2", 31, 35, Slot::none, Tokens({.cabbage = 2, .hazelnut = 2}), {350, 635}, {}},  // plum_row - peacock_green
    {"A3.a.r3", 32, 35, Slot::none, Tokens({.apple = 2, .hazelnut = 1, .water = 1}), {500, 645}, {}},  // rosecourt - peacock_green
    {"A3.a.r4", 33, 35, Slot::none, Tokens({.mushroom = 1, .cabbage = 2, .hazelnut = 1}), {650, 635}, {}},  // cherry_lane - peacock_green
    {"A3.a.r5", 33, 36, Slot::none, Tokens({.mushroom = 2, .apple = 2}), {800, 615}, {}},  // cherry_lane - velvet_market
    {"A3.a.r6", 34, 37, Slot::none, Tokens({.mushroom = 2, .cabbage = 2, .water = 1}), {350, 290}, {}},  // fountain_square - palace
    {"A3.a.r7", 35, 37, Slot::none, Tokens({.mushroom = 1, .apple = 1, .hazelnut = 2, .water = 2}), {500, 310}, {}},  // peacock_green - palace
    {"A3.a.r8", 36, 37, Slot::none, Tokens({.mushroom = 1, .apple = 1, .hazelnut = 1, .water = 2}), {650, 290}, {}},  // velvet_market - palace
    // A3.b Secret Pass
    {"A3.b.inL", kNoSpace, 38, Slot::left, Tokens({.hazelnut = 2, .water = 2}), {177, 890}, {}},  // slot L - frostgate
    {"A3.b.inC", kNoSpace, 39, Slot::centre, Tokens({.apple = 1, .cabbage = 2, .water = 2}), {500, 924}, {}},  // slot C - firefly_camp
    {"A3.b.inR", kNoSpace, 40, Slot::right, Tokens({.apple = 2, .cabbage = 1, .water = 1}), {823, 890}, {}},  // slot R - crystal_steps
    {"A3.b.r1", 38, 43, Slot::none, Tokens({.apple = 2, .cabbage = 3, .hazelnut = 2}), {181, 346}, {130, 380}},  // frostgate - palace
    {"A3.b.r2", 38, 41, Slot::none, Tokens({.mushroom = 2, .cabbage = 1}), {245, 610}, {}},  // frostgate - whispering_pines
    {"A3.b.r3", 39, 41, Slot::none, Tokens({.mushroom = 2, .cabbage = 1, .water = 1}), {420, 630}, {}},  // firefly_camp - whispering_pines
    {"A3.b.r4", 39, 42, Slot::none, Tokens({.apple = 2, .hazelnut = 2}), {580, 630}, {}},  // firefly_camp - echo_bridge
    {"A3.b.r5", 40, 42, Slot::none, Tokens({.mushroom = 1, .cabbage = 2}), {755, 610}, {}},  // crystal_steps - echo_bridge
    {"A3.b.r6", 40, 43, Slot::none, Tokens({.mushroom = 2, .hazelnut = 2, .water = 2}), {819, 346}, {870, 380}},  // crystal_steps - palace
    {"A3.b.r7", 41, 43, Slot::none, Tokens({.mushroom = 1, .apple = 2, .hazelnut = 2}), {420, 295}, {}},  // whispering_pines - palace
    {"A3.b.r8", 42, 43, Slot::none, Tokens({.mushroom = 2, .apple = 1, .water = 2}), {580, 295}, {}},  // echo_bridge - palace
}};

inline constexpr std::array<SectionSide, kSides> kSectionSides{{
    {.id = "A1.a",
     .name = {"Sunny Shore", "Rivage ensoleillé"},
     .character = {"Gentle start: short, cheap roads, and a city early on every route.",
                   "Départ en douceur : routes courtes et bon marché, une ville très tôt sur chaque chemin."},
     .first_space = 0, .space_count = 7, .first_road = 0, .road_count = 8, .exits = {4, 5, 6}},
    {.id = "A1.b",
     .name = {"Lighthouse Cliffs", "Falaises du phare"},
     .character = {"Steep start: fewer, dearer roads, and a bold shortcut straight up the cliff.",
                   "Départ escarpé : des routes moins nombreuses et plus chères, et un raccourci audacieux droit dans la falaise."},
     .first_space = 7, .space_count = 6, .first_road = 8, .road_count = 7, .exits = {10, 11, 12}},
    {.id = "A2.a",
     .name = {"Hundred Chimneys Valley", "Vallée aux Cent Cheminées"},
     .character = {"Long and lively: many small cheap roads from village to village (7 villages).",
                   "Longue et animée : beaucoup de petites routes bon marché de village en village (7 villages)."},
     .first_space = 13, .space_count = 10, .first_road = 15, .road_count = 17, .exits = {21, 19, 22}},
    {.id = "A2.b",
     .name = {"Royal Heights", "Hauteurs royales"},
     .character = {"Short and dear: few, expensive roads, more cities, two demanding ridge roads (4 villages).",
                   "Courtes et chères : peu de routes mais coûteuses, plus de villes, deux crêtes exigeantes (4 villages)."},
     .first_space = 23, .space_count = 8, .first_road = 32, .road_count = 13, .exits = {28, 29, 30}},
    {.id = "A3.a",
     .name = {"Queen’s Orchards", "Vergers de la Reine"},
     .character = {"Broad and friendly: three gates into the orchards, a last stop on every route, medium prices.",
                   "Larges et accueillants : trois entrées dans les vergers, une dernière étape sur chaque chemin, prix moyens."},
     .first_space = 31, .space_count = 7, .first_road = 45, .road_count = 11, .exits = {kNoSpace, kNoSpace, kNoSpace}},
    {.id = "A3.b",
     .name = {"Secret Pass", "Col secret"},
     .character = {"Narrow and tense: two costly direct climbs to the Palace, or a village trail in smaller steps.",
                   "Étroit et tendu : deux montées directes et coûteuses vers le palais, ou un sentier de villages à petits pas."},
     .first_space = 38, .space_count = 6, .first_road = 56, .road_count = 11, .exits = {kNoSpace, kNoSpace, kNoSpace}},
}};
// clang-format on

}  // namespace kingdom
