// Which sign and colour each seat of the game on the table has. Global for drawing, as the language is.
#pragma once

#include "app/people.h"

namespace ui {

void set_signs(const app::Signs& signs);
const app::Signs& signs();

/// The place of a seat's sign in the tables of signs and colours; seats beyond the last sign begin again at the first.
int sign_of(int seat);
/// The seat that has that sign; beyond the last seat for unused signs.
int seat_of_sign(int sign);

}  // namespace ui
