# WebAssembly builds: the page, the computer player's worker and the programs that run under node.
# Checks of the Emscripten version are in this file only.

# The game reads 16-byte vectors in rules and evaluation; every browser since 2023 has them.
add_compile_options(-msimd128)

# Debian's em++ does not find its own JavaScript parser (acorn) without this.
if(EXISTS /usr/share/nodejs/acorn)
  set(CMAKE_CXX_LINKER_LAUNCHER ${CMAKE_COMMAND} -E env NODE_PATH=/usr/share/nodejs)
endif()

# Emscripten renamed the option for the stack; old versions reserve 5 MiB, new ones 64 KiB.
function(_splendor_stack target bytes)
  if(EMSCRIPTEN_VERSION VERSION_LESS 3.1.25)
    target_link_options(${target} PRIVATE -sTOTAL_STACK=${bytes})
  else()
    target_link_options(${target} PRIVATE -sSTACK_SIZE=${bytes})
  endif()
endfunction()

# The frontend is drawn only when something changes: small beats fast. It also says -Oz where
# the rules keep the -O3 of CMAKE_BUILD_TYPE=Release; the last -O on a command line counts.
function(splendor_optimise_for_size)
  foreach(target IN LISTS ARGN)
    get_target_property(type ${target} TYPE)
    if(NOT type STREQUAL INTERFACE_LIBRARY)
      target_compile_options(${target} PRIVATE -Oz)
    endif()
  endforeach()
endfunction()

# The page plays the rules once a press, draws when something has changed, and searches only where its worker cannot: it takes
# copies of these libraries that are small and optimised as one, before those that worker, tools and tests have. Archives
# that come first in a link are asked first.
function(splendor_small_copies target)
  set(copies)
  foreach(library IN LISTS ARGN)
    get_target_property(type ${library} TYPE)
    if(NOT type STREQUAL STATIC_LIBRARY)
      continue()
    endif()
    get_target_property(sources ${library} SOURCES)
    add_library(${library}_small STATIC EXCLUDE_FROM_ALL ${sources})
    target_include_directories(${library}_small PRIVATE ${CMAKE_SOURCE_DIR}/src)
    target_link_libraries(${library}_small PRIVATE splendor_json splendor_imgui splendor_fonts splendor_warnings
      splendor_no_exceptions)
    splendor_optimise_for_size(${library}_small)
    target_compile_options(${library}_small PRIVATE -flto)  # 20 kB less, as gzip packs it
    list(APPEND copies ${library}_small)
  endforeach()
  target_link_libraries(${target} PRIVATE ${copies})
endfunction()

function(_splendor_common target)
  target_link_options(${target} PRIVATE
    -fno-exceptions              # no unwinding tables, no JavaScript glue for catching
    -sALLOW_MEMORY_GROWTH=1      # start small; the budget is 64 MB
    -sINITIAL_MEMORY=16777216)
  _splendor_stack(${target} 1048576)
endfunction()

# The page: build/wasm/<OUTPUT>.js and .wasm, a classic script that reads and extends the global Module, and later.wasm, with the
# functions that the files LATER name.
function(splendor_page target)
  cmake_parse_arguments(arg "" "OUTPUT" "LATER" ${ARGN})
  set_target_properties(${target} PROPERTIES OUTPUT_NAME ${arg_OUTPUT})
  splendor_optimise_for_size(${target})
  _splendor_common(${target})
  target_link_options(${target} PRIVATE
    -Oz                          # shrink the linked module and minify the JavaScript
    --profiling-funcs            # names of functions, by which the module is divided; then they go
    -sBINARYEN_EXTRA_PASSES=converge  # until nothing gets smaller: another 6 kB
    -sENVIRONMENT=web            # no node and worker branches in the JavaScript
    -sFILESYSTEM=0               # no files: fonts are bytes in the program, saves are localStorage
    -sMIN_WEBGL_VERSION=2        # WebGL 2 only: no emulation of missing WebGL 1 extensions
    -sMAX_WEBGL_VERSION=2
    -sMALLOC=emmalloc            # a few kB instead of dlmalloc; ImGui allocates rarely
    -sEXPORTED_FUNCTIONS=_main   # and everything marked EMSCRIPTEN_KEEPALIVE
    -sEXPORTED_RUNTIME_METHODS=ccall,UTF8ToString,stringToUTF8,lengthBytesUTF8
    # main() returns and the page lives on by callbacks.
    -sEXIT_RUNTIME=0)
  set(split ${CMAKE_SOURCE_DIR}/scripts/lib/split.mjs)
  set_property(TARGET ${target} APPEND PROPERTY LINK_DEPENDS ${split} ${arg_LATER})
  add_custom_command(TARGET ${target} POST_BUILD
    COMMAND node ${split} ${arg_OUTPUT}.wasm later.wasm ${arg_LATER} WORKING_DIRECTORY ${CMAKE_BINARY_DIR} VERBATIM)
  if(EMSCRIPTEN_VERSION VERSION_LESS 3.1.8)
    # SDL names the JavaScript functions it calls with a macro that came with 3.1.8 (see deps/). The names
    # go through a file, since a dollar sign does not survive CMake, ninja and the shell.
    file(WRITE ${CMAKE_BINARY_DIR}/sdl2-javascript.txt "$autoResumeAudioContext\n$dynCall\n")
    target_link_options(${target} PRIVATE
      -sDEFAULT_LIBRARY_FUNCS_TO_INCLUDE=@${CMAKE_BINARY_DIR}/sdl2-javascript.txt)
  endif()
endfunction()

# The worker: build/wasm/<OUTPUT>.js and .wasm. Rules and search, no main(): it is called through the
# functions marked EMSCRIPTEN_KEEPALIVE.
function(splendor_worker target)
  cmake_parse_arguments(arg "" "OUTPUT" "" ${ARGN})
  set_target_properties(${target} PROPERTIES OUTPUT_NAME ${arg_OUTPUT})
  _splendor_common(${target})
  target_link_options(${target} PRIVATE
    -O3 --no-entry
    -sENVIRONMENT=worker
    -sFILESYSTEM=0
    -sMALLOC=emmalloc            # a few kB instead of dlmalloc; a search allocates in large pieces
    -sEXPORTED_FUNCTIONS=_malloc,_free
    -sEXPORTED_RUNTIME_METHODS=ccall,UTF8ToString,stringToUTF8,lengthBytesUTF8)
endfunction()

# A program for node: build/wasm/<target>.js with the module inside.
function(splendor_node_program target)
  _splendor_common(${target})
  target_link_options(${target} PRIVATE
    -O3
    -sENVIRONMENT=node
    -sSINGLE_FILE=1              # node's own fetch() misleads the loader of 3.1.6
    -sNODERAWFS=1                # real files, so that the same data tests run
    -sEXIT_RUNTIME=1)            # the exit status of main is the one of the process
endfunction()
