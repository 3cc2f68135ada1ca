// What a function adds to a list, as a value: for callers that need no list of their own to use again.
#pragma once

namespace base {

template <class List, class Fill>
List list_of(Fill&& fill) {
  List list;
  fill(list);
  return list;
}

}  // namespace base
