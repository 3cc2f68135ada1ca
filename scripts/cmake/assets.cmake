# splendor_assets: base::asset() for programs that contain the files of assets/weights.
file(GLOB asset_files CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/assets/weights/*)
set(arrays)
set(rows)
set(number 0)
foreach(file IN LISTS asset_files)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${file})
  cmake_path(GET file FILENAME name)
  file(READ ${file} bytes HEX)
  string(REGEX REPLACE "(................................)" "\\1\n" bytes "${bytes}")
  string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," bytes "${bytes}")
  string(APPEND arrays "const unsigned char kBytes${number}[] = {\n${bytes}};\n")
  string(APPEND rows "  if (name == \"${name}\")\n    return {reinterpret_cast<const std::int8_t*>(kBytes${number}), sizeof kBytes${number}};\n")
  math(EXPR number "${number} + 1")
endforeach()
file(CONFIGURE OUTPUT ${CMAKE_BINARY_DIR}/assets.cpp CONTENT "#include \"base/asset.h\"

#include <cstdlib>

namespace {
@arrays@}  // namespace

std::span<const std::int8_t> base::asset(std::string_view name) {
@rows@  std::abort();
}
" @ONLY)
add_library(splendor_assets OBJECT ${CMAKE_BINARY_DIR}/assets.cpp)
target_link_libraries(splendor_assets PUBLIC splendor_base PRIVATE splendor_warnings splendor_no_exceptions)
