// Sorting of a few things at a small price: an instance of std::stable_sort is four kilobytes of what people download.
#pragma once

#include <utility>

namespace base {

/// Sorts by insertion: what `before` does not order keeps its order. Takes time by the square of the length.
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
