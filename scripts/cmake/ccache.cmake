# Compile through ccache when it is installed; harmless when it is not.
find_program(SPLENDOR_CCACHE ccache)
mark_as_advanced(SPLENDOR_CCACHE)
if(SPLENDOR_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  if(EMSCRIPTEN)
    # em++ is clang behind a Python script, which ccache cannot detect by the name.
    set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env CCACHE_COMPILERTYPE=clang ${SPLENDOR_CCACHE})
  else()
    set(CMAKE_CXX_COMPILER_LAUNCHER ${SPLENDOR_CCACHE})
  endif()
endif()
