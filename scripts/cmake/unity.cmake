# Unity builds: several sources of a folder as one. Most of the time goes into parsing the same headers and templates, so
# the sanitizers, the coverage and the page compile in less than half of it. GCC, which is used for daily work, compiles each
# source of src alone, which checks its includes, and only the tests together. So names in unnamed namespaces must be unique
# in a folder; a helper with the same meaning in two files belongs into one place.

string(FIND "${CMAKE_CXX_COMPILER_ID}" Clang _splendor_clang)
if(_splendor_clang GREATER -1)
  option(SPLENDOR_UNITY "Compile the sources of a folder of src together, too" ON)
else()
  option(SPLENDOR_UNITY "Compile the sources of a folder of src together, too" OFF)
endif()

set(_splendor_unity_batch 8)  # more saves little, and makes incremental builds slow

# Tests that use the names of a game and of the frontend, or of both games, as if they were their own.
set(_splendor_unity_alone "^tests/(support|games/[^/]+/ui)/")

# Call it last: it looks at all targets of this directory.
function(splendor_unity)
  set(together "src|tests")
  if(NOT SPLENDOR_UNITY)
    set(together "tests")
  endif()
  get_property(targets DIRECTORY PROPERTY BUILDSYSTEM_TARGETS)
  foreach(target IN LISTS targets)
    get_target_property(type ${target} TYPE)
    if(NOT type MATCHES "^(STATIC_LIBRARY|EXECUTABLE)$")
      continue()
    endif()
    get_target_property(sources ${target} SOURCES)
    list(FILTER sources INCLUDE REGEX "^(${CMAKE_SOURCE_DIR}/)?(${together})/.*\\.cpp$")
    list(LENGTH sources number)
    if(number LESS 2)
      continue()
    endif()
    list(SORT sources)
    set(last_folder)
    foreach(source IN LISTS sources)
      cmake_path(GET source PARENT_PATH folder)
      if(NOT folder STREQUAL last_folder)
        set(last_folder ${folder})
        set(count 0)
      endif()
      if(source MATCHES "${_splendor_unity_alone}")
        set_source_files_properties(${source} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
        continue()
      endif()
      math(EXPR batch "${count} / ${_splendor_unity_batch}")
      math(EXPR count "${count} + 1")
      string(REPLACE "${CMAKE_SOURCE_DIR}/" "" group ${folder})
      string(REPLACE "/" "_" group ${group}_${batch})
      set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${group})
    endforeach()
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
  endforeach()
endfunction()
