// Looks up a row of a table by its name.
#pragma once

#include <string_view>

namespace base {

/// The row of a list with this `name`; nullptr: there is none.
template <class Rows>
auto find_named(const Rows& rows, std::string_view name) -> decltype(rows.data()) {
  for (const auto& row : rows)
    if (row.name == name) return &row;
  return nullptr;
}

}  // namespace base
