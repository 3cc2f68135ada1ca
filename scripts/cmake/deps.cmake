# Third-party code. None of it is in the repository:
#   SDL2, Dear ImGui       source packages of Debian 13, pinned in scripts/lib/fetch-sources.sh
#   nlohmann-json, doctest headers of Debian's packages nlohmann-json3-dev and doctest-dev
#
# SDL2 and ImGui are compiled once per compiler and set of flags by the small project in deps/, and kept in the user's
# cache, which all build trees of all checkouts share; a fresh clone on the same machine neither fetches nor builds them.
# Targets: splendor_imgui, splendor_json, splendor_doctest; with Emscripten also splendor_sdl2 and
# splendor_imgui_backends.

set(user_cache ${CMAKE_SOURCE_DIR}/build)
if(DEFINED ENV{XDG_CACHE_HOME})
  set(user_cache $ENV{XDG_CACHE_HOME}/splendor)
elseif(DEFINED ENV{HOME})
  set(user_cache $ENV{HOME}/.cache/splendor)
endif()
set(SPLENDOR_DEPS_DIR ${user_cache}/deps CACHE PATH "Where fetched sources and their libraries are kept")
file(MAKE_DIRECTORY ${SPLENDOR_DEPS_DIR})

function(_splendor_build_deps)
  file(LOCK ${SPLENDOR_DEPS_DIR}/lock GUARD FUNCTION)  # two trees may configure at the same time

  set(sdl2 ${SDL2_SOURCE_DIR})
  set(imgui ${IMGUI_SOURCE_DIR})
  if(NOT imgui OR (EMSCRIPTEN AND NOT sdl2))
    execute_process(COMMAND ${CMAKE_SOURCE_DIR}/scripts/lib/fetch-sources.sh ${SPLENDOR_DEPS_DIR}/src
      OUTPUT_VARIABLE fetched OUTPUT_STRIP_TRAILING_WHITESPACE RESULT_VARIABLE failed)
    if(failed)
      message(FATAL_ERROR "The sources of SDL2 and Dear ImGui could not be fetched (see above). "
        "Point -DSDL2_SOURCE_DIR and -DIMGUI_SOURCE_DIR at your own copies to do without.")
    endif()
    # Two lines: the folder of SDL2, the folder of Dear ImGui.
    string(REPLACE "\n" ";" fetched "${fetched}")
    if(NOT sdl2)
      list(GET fetched 0 sdl2)
    endif()
    if(NOT imgui)
      list(GET fetched 1 imgui)
    endif()
  endif()

  # The key: compiler, sources, recipe.
  set(recipe)
  foreach(file IN ITEMS deps/CMakeLists.txt deps/gl_lookup.c imgui-config.cmake)
    file(SHA256 ${CMAKE_SOURCE_DIR}/scripts/cmake/${file} hash)
    string(APPEND recipe "${hash} ")
  endforeach()
  if(EMSCRIPTEN)
    set(compiler "emscripten-${EMSCRIPTEN_VERSION}")
  else()
    set(compiler "${CMAKE_CXX_COMPILER_ID}-${CMAKE_CXX_COMPILER_VERSION}")
    set(sdl2 "")
  endif()
  string(SHA256 key "${recipe}${CMAKE_CXX_COMPILER} ${sdl2} ${imgui}")
  string(SUBSTRING ${key} 0 8 key)
  string(TOLOWER "${SPLENDOR_DEPS_DIR}/${compiler}-${key}" out)

  if(NOT EXISTS ${out}/ready)
    message(STATUS "Building SDL2 and Dear ImGui into ${out} (once, about a minute)")
    set(launcher)
    if(CMAKE_TOOLCHAIN_FILE)
      set(launcher -DCMAKE_TOOLCHAIN_FILE=${CMAKE_TOOLCHAIN_FILE})
    else()
      set(launcher -DCMAKE_CXX_COMPILER=${CMAKE_CXX_COMPILER})
    endif()
    execute_process(COMMAND_ERROR_IS_FATAL ANY COMMAND ${CMAKE_COMMAND}
      -G ${CMAKE_GENERATOR} -S ${CMAKE_SOURCE_DIR}/scripts/cmake/deps -B ${out}/work ${launcher}
      -DSDL2_SOURCE_DIR=${sdl2} -DIMGUI_SOURCE_DIR=${imgui} -DOUT=${out} OUTPUT_QUIET)
    if(CMAKE_GENERATOR STREQUAL Ninja)
      set(quiet -- --quiet)
    endif()
    execute_process(COMMAND_ERROR_IS_FATAL ANY COMMAND ${CMAKE_COMMAND} --build ${out}/work ${quiet})
    file(REMOVE_RECURSE ${out}/work)
    file(TOUCH ${out}/ready)
  endif()
  set(SPLENDOR_DEPS ${out} PARENT_SCOPE)
endfunction()
_splendor_build_deps()

# ---- Dear ImGui and SDL2

function(_splendor_imported name archive include)
  add_library(${name} STATIC IMPORTED GLOBAL)
  set_target_properties(${name} PROPERTIES IMPORTED_LOCATION ${SPLENDOR_DEPS}/${archive})
  target_include_directories(${name} SYSTEM INTERFACE ${SPLENDOR_DEPS}/include/${include})
endfunction()

include(imgui-config)
_splendor_imported(splendor_imgui libimgui.a imgui)
target_compile_definitions(splendor_imgui INTERFACE ${SPLENDOR_IMGUI_DEFINITIONS})
if(EMSCRIPTEN)
  _splendor_imported(splendor_sdl2 libSDL2.a SDL2)
  _splendor_imported(splendor_imgui_backends libimgui_backends.a imgui)
  target_link_libraries(splendor_imgui_backends INTERFACE splendor_imgui splendor_sdl2)
endif()

# ---- Header-only packages. They are copied, because a cross compiler must not see /usr/include.

function(_splendor_header_package name folder package)
  find_path(${name}_DIR ${folder} PATHS /usr/include /usr/local/include NO_CMAKE_FIND_ROOT_PATH)
  if(NOT ${name}_DIR)
    message(FATAL_ERROR "The header ${folder} is missing; scripts/setup installs Debian's ${package}.")
  endif()
  cmake_path(GET folder PARENT_PATH top)
  file(COPY ${${name}_DIR}/${top} DESTINATION ${SPLENDOR_DEPS_DIR}/include/${name})
  add_library(splendor_${name} INTERFACE)
  target_include_directories(splendor_${name} SYSTEM INTERFACE ${SPLENDOR_DEPS_DIR}/include/${name})
endfunction()

_splendor_header_package(json nlohmann/json.hpp nlohmann-json3-dev)
target_compile_definitions(splendor_json INTERFACE JSON_NOEXCEPTION)  # it aborts where it would throw

_splendor_header_package(doctest doctest/doctest.h doctest-dev)
if(EMSCRIPTEN)
  # A failed REQUIRE ends the run instead of the test case; all other assertions stay.
  target_compile_definitions(splendor_doctest INTERFACE
    DOCTEST_CONFIG_NO_EXCEPTIONS_BUT_WITH_ALL_ASSERTS DOCTEST_CONFIG_NO_POSIX_SIGNALS)
endif()
