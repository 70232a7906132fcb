# Finds the Emscripten on PATH (Debian's, or one activated from an SDK) and uses the toolchain file it brings.
# EMSCRIPTEN_ROOT_PATH overrides. CMake reads this file several times, so it must stay cheap.

# Emscripten's commands start "python3"; the system's own is quicker than the shim of a version manager.
if(NOT DEFINED ENV{EMSDK_PYTHON} AND EXISTS "/usr/bin/python3")
    set(ENV{EMSDK_PYTHON} "/usr/bin/python3")
endif()

if(NOT EMSCRIPTEN_ROOT_PATH)
    find_program(LW_EM_CONFIG em-config NO_CMAKE_FIND_ROOT_PATH)
    if(NOT LW_EM_CONFIG)
        message(FATAL_ERROR "Emscripten is not on PATH; tools/setup installs it.")
    endif()
    execute_process(COMMAND "${LW_EM_CONFIG}" EMSCRIPTEN_ROOT
        OUTPUT_VARIABLE EMSCRIPTEN_ROOT_PATH OUTPUT_STRIP_TRAILING_WHITESPACE)
    set(EMSCRIPTEN_ROOT_PATH "${EMSCRIPTEN_ROOT_PATH}" CACHE PATH "Where Emscripten lives")
endif()
include("${EMSCRIPTEN_ROOT_PATH}/cmake/Modules/Platform/Emscripten.cmake")
