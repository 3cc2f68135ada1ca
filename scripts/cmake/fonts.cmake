# The game's type: Lato, cut down to the characters it uses and embedded as bytes, because the page has no
# files. The recipe is assets/fonts/subset.py. Target: splendor_fonts, header "assets_fonts.h".

find_program(SPLENDOR_PYTHON python3 HINTS /usr/bin NO_CMAKE_FIND_ROOT_PATH)
set(fonts_dir ${CMAKE_BINARY_DIR}/fonts)
set(font_files)
foreach(weight IN ITEMS Regular Bold Black)
  if(NOT EXISTS ${SPLENDOR_FONT_DIR}/Lato-${weight}.ttf)
    message(FATAL_ERROR "${SPLENDOR_FONT_DIR}/Lato-${weight}.ttf is missing; scripts/setup installs Debian's fonts-lato.")
  endif()
  list(APPEND font_files ${SPLENDOR_FONT_DIR}/Lato-${weight}.ttf)
endforeach()

add_custom_command(
  OUTPUT ${fonts_dir}/assets_fonts.cpp ${fonts_dir}/include/assets_fonts.h
  COMMAND ${SPLENDOR_PYTHON} ${CMAKE_SOURCE_DIR}/assets/fonts/subset.py ${fonts_dir} ${font_files}
  DEPENDS ${CMAKE_SOURCE_DIR}/assets/fonts/subset.py ${font_files}
  COMMENT "Cutting down the fonts"
  VERBATIM)
add_library(splendor_fonts STATIC ${fonts_dir}/assets_fonts.cpp ${fonts_dir}/include/assets_fonts.h)
target_include_directories(splendor_fonts PUBLIC ${fonts_dir}/include)
