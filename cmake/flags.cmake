# Compiler flags of our own code: warnings, sanitizers, ccache. Other people's code gets none of them.

option(LW_SANITIZE "Build with the address and undefined-behaviour sanitizers" OFF)
option(LW_FUZZ "Build the fuzz targets for libFuzzer (clang); without it they replay their inputs" OFF)
option(LW_WERROR "Treat warnings as errors" ON)

find_program(LW_CCACHE ccache NO_CMAKE_FIND_ROOT_PATH)
set(lw_launcher ${LW_CCACHE})
if(EMSCRIPTEN)
    # See the toolchain file: the build needs the same environment as the configuration.
    if(DEFINED ENV{EMSDK_PYTHON})
        set(lw_environment "${CMAKE_COMMAND}" -E env "EMSDK_PYTHON=$ENV{EMSDK_PYTHON}")
        list(PREPEND lw_launcher ${lw_environment})
    endif()
endif()
set(CMAKE_C_COMPILER_LAUNCHER ${lw_launcher})
set(CMAKE_CXX_COMPILER_LAUNCHER ${lw_launcher})

# -O1 keeps the sanitized tests quick enough to run always. Release means -O2, natively with the instructions that every PC
# of the last fifteen years has: the packed positions count bits.
set(CMAKE_CXX_FLAGS_DEBUG "-O1 -g")
set(CMAKE_C_FLAGS_DEBUG "-O1 -g")
set(CMAKE_CXX_FLAGS_RELEASE "-O2 -DNDEBUG")
if(NOT EMSCRIPTEN AND CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
    string(APPEND CMAKE_CXX_FLAGS_RELEASE " -march=x86-64-v2")
endif()
set(CMAKE_C_FLAGS_RELEASE "-O2 -DNDEBUG")

if(LW_SANITIZE AND NOT EMSCRIPTEN)
    # -g1 is the lines that a report names, in two thirds of the time to compile; a debugger wants a tree without LW_SANITIZE.
    add_compile_options(-fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer -g1)
    add_link_options(-fsanitize=address,undefined)
endif()

# lw_unoptimised(<target>): code in which no test spends its time; -O0 takes half the time to compile.
function(lw_unoptimised target)
    if(NOT LW_FUZZ)
        target_compile_options(${target} PRIVATE -O0)
    endif()
endfunction()

if(LW_FUZZ)
    add_compile_options(-fsanitize=fuzzer-no-link)
endif()

# clang's -Wconversion contains -Wsign-conversion, so g++ is asked for it too: what compiles natively then
# compiles for the page.
add_library(lw_warnings INTERFACE)
target_compile_options(lw_warnings INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion)
if(LW_WERROR)
    target_compile_options(lw_warnings INTERFACE -Werror)
endif()
if(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
    # EM_ASM, EM_JS and GoogleTest's macros are built on these two extensions.
    target_compile_options(lw_warnings INTERFACE -Wno-gnu-zero-variadic-macro-arguments
        -Wno-dollar-in-identifier-extension)
endif()

if(EMSCRIPTEN)
    include(emscripten_flags)
endif()
