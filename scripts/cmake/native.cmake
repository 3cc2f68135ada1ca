# Native builds: the tool, the tests, sanitizers, fuzzing.

# Hardware popcount and SSE4 (every x86-64 processor since 2009), as WebAssembly has popcnt and SIMD.
if(CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|AMD64|amd64)$")
  set(SPLENDOR_ARCH "x86-64-v2" CACHE STRING "Value for -march; empty: the compiler's default")
else()
  set(SPLENDOR_ARCH "" CACHE STRING "Value for -march; empty: the compiler's default")
endif()
if(SPLENDOR_ARCH)
  add_compile_options(-march=${SPLENDOR_ARCH})
endif()

# The networks count with the widest vectors that this machine has; the results are the same bits (ai/lanes.h).
include(CheckCXXSourceRuns)
check_cxx_source_runs("int main() { return __builtin_cpu_supports(\"avx512bw\") ? 0 : 1; }" SPLENDOR_HAS_AVX512)
check_cxx_source_runs("int main() { return __builtin_cpu_supports(\"avx512vnni\") ? 0 : 1; }" SPLENDOR_HAS_AVX512VNNI)
check_cxx_source_runs("int main() { return __builtin_cpu_supports(\"avx2\") ? 0 : 1; }" SPLENDOR_HAS_AVX2)
file(GLOB networks CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/src/games/*/ai/network.cpp)
if(SPLENDOR_HAS_AVX512 AND SPLENDOR_HAS_AVX512VNNI)
  set_source_files_properties(${networks} PROPERTIES COMPILE_OPTIONS "-mavx512f;-mavx512bw;-mavx512vnni")
elseif(SPLENDOR_HAS_AVX512)
  set_source_files_properties(${networks} PROPERTIES COMPILE_OPTIONS "-mavx512f;-mavx512bw")
elseif(SPLENDOR_HAS_AVX2)
  set_source_files_properties(${networks} PROPERTIES COMPILE_OPTIONS -mavx2)
endif()

if(SPLENDOR_SANITIZE OR SPLENDOR_FUZZ)
  # -O2 takes no longer to compile than -O1, and the frame pointer keeps stacks readable. No NDEBUG: assertions count.
  # Every finding ends the program, so that a test run cannot pass over it.
  set(CMAKE_CXX_FLAGS_RELEASE "-O2 -g1")
  # No vptr check: the libraries are built without RTTI, the tests with it.
  add_compile_options(-fsanitize=address,undefined -fno-sanitize=vptr -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_link_options(-fsanitize=address,undefined)
endif()

if(SPLENDOR_FUZZ)
  if(NOT CMAKE_CXX_COMPILER_ID MATCHES "Clang")
    message(FATAL_ERROR "SPLENDOR_FUZZ needs clang: add -DCMAKE_CXX_COMPILER=clang++.")
  endif()
  add_compile_options(-fsanitize=fuzzer-no-link)
endif()

if(SPLENDOR_COVERAGE)
  # No inlining and no optimising: each line is counted as it stands.
  set(CMAKE_CXX_FLAGS_RELEASE "-O0 -DNDEBUG")
  add_compile_options(-fprofile-instr-generate -fcoverage-mapping)
  add_link_options(-fprofile-instr-generate)
endif()

# tests/fuzz/link.cpp becomes the program fuzz_link. In the sanitizer build they only replay
# their corpus; with SPLENDOR_FUZZ all code is instrumented, so that they find new inputs. Those of games left out are left out.
function(splendor_fuzz_targets)
  cmake_parse_arguments(arg "" "" "LINK;WITHOUT" ${ARGN})
  file(GLOB fuzzers CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/tests/fuzz/*.cpp)
  foreach(game IN LISTS arg_WITHOUT)
    list(FILTER fuzzers EXCLUDE REGEX "/${game}_[^/]*$")
  endforeach()
  foreach(file IN LISTS fuzzers)
    cmake_path(GET file STEM name)
    add_executable(fuzz_${name} ${file})
    target_link_libraries(fuzz_${name} PRIVATE ${arg_LINK} splendor_warnings)
    target_compile_options(fuzz_${name} PRIVATE -fsanitize=fuzzer-no-link)
    target_link_options(fuzz_${name} PRIVATE -fsanitize=fuzzer)
  endforeach()
endfunction()
