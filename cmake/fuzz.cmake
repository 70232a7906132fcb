# fuzz_<name> for each tests/fuzz/<name>_target.cpp. With LW_FUZZ (the preset "fuzz") libFuzzer drives it; otherwise it
# replays the committed inputs of tests/fuzz/corpus/<name>, which is a test like any other.

file(GLOB fuzz_targets RELATIVE "${CMAKE_SOURCE_DIR}/tests/fuzz" CONFIGURE_DEPENDS tests/fuzz/*_target.cpp)

function(lw_fuzz_setup target)
    lw_flags(${target} ${variant})
    target_compile_options(${target} PRIVATE -Wno-sign-conversion)
    target_include_directories(${target} PRIVATE "${CMAKE_SOURCE_DIR}/tests")
    lw_program_links(${target} ${variant} cli wire ${lw_core})
endfunction()

# What they share, compiled once.
set(fuzz_shared "${CMAKE_SOURCE_DIR}/tests/fuzz/tables.cpp" "${CMAKE_SOURCE_DIR}/tests/support/ring_table.cpp")
if(NOT LW_FUZZ)
    list(APPEND fuzz_shared "${CMAKE_SOURCE_DIR}/tests/fuzz/replay.cpp")
endif()
add_library(lw_fuzz_shared OBJECT ${fuzz_shared})
lw_unity(lw_fuzz_shared ${fuzz_shared})
lw_fuzz_setup(lw_fuzz_shared)

foreach(source IN LISTS fuzz_targets)
    string(REPLACE "_target.cpp" "" name "${source}")
    if(name STREQUAL "wire" AND NOT TARGET lw_wire)
        continue()
    endif()
    set(target fuzz_${name})
    add_executable(${target} "tests/fuzz/${source}")
    lw_fuzz_setup(${target})
    target_link_libraries(${target} PRIVATE lw_fuzz_shared)
    if(LW_FUZZ)
        target_link_options(${target} PRIVATE -fsanitize=fuzzer)
        continue()
    endif()
    if(EMSCRIPTEN)
        target_link_options(${target} PRIVATE ${LW_NODE_LINK})
    endif()
    lw_run_as_test(${target} ${target} "${CMAKE_SOURCE_DIR}/tests/fuzz/corpus/${name}")
endforeach()
