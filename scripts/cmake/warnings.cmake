# Flags for the project's own sources. Third-party headers come in as system headers, so none of the
# warnings reaches them.

add_library(splendor_warnings INTERFACE)
target_compile_options(splendor_warnings INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wconversion)
if(SPLENDOR_WERROR)
  target_compile_options(splendor_warnings INTERFACE -Werror)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL GNU)
  # GCC 12 guesses these after inlining and is mostly wrong: -Wrestrict about "text" + string (its bug 105651), the
  # others about an index whose range only an assertion tells. The sanitizers have the last word.
  target_compile_options(splendor_warnings INTERFACE -Wno-restrict -Wno-array-bounds -Wno-stringop-overflow
    -Wno-stringop-overread -Wno-error=maybe-uninitialized)
endif()

# A throw ends a page even inside try (Emscripten ignores exceptions unless told otherwise), so nothing
# outside the tests may use them; the same holds natively, so that a mistake shows there already.
add_library(splendor_no_exceptions INTERFACE)
target_compile_options(splendor_no_exceptions INTERFACE -fno-exceptions -fno-rtti)

# Fused multiply-add gives other last bits than two roundings; off everywhere, so that the same
# position has the same value natively and in WebAssembly.
add_compile_options(-ffp-contract=off)
