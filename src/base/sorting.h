// A small stable sort for short lists: an instance of std::stable_sort adds four kilobytes to the download.
#pragma once

#include <utility>

namespace base {

/// Stable insertion sort; takes quadratic time.
template <class Iterator, class Before>
void insertion_sort(Iterator begin, Iterator end, Before before) {
  for (Iterator next = begin; next != end; ++next) {
    auto value = std::move(*next);
    Iterator at = next;
    for (; at != begin && before(value, *(at - 1)); --at) *at = std::move(*(at - 1));
    *at = std::move(value);
  }
}

}  // namespace base
