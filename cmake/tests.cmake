# One GoogleTest program a folder of tests/: every tests/<layer>/ with .cpp files (sub-folders included) becomes
# test_<layer>, native and, run by Node.js, wasm. tests/support/ is shared by all of them.
# LW_SOURCE_DIR is the repository's root, for data files.

if(NOT TARGET lw_gtest)
    return()
endif()

set(lw_gui_layers gfx ui app)
# gfx needs a GL context, external runs other programs, app has a browser for its other half; Node.js has none of them.
set(lw_native_layers gfx external app)

file(GLOB_RECURSE support CONFIGURE_DEPENDS tests/support/*.cpp)
file(GLOB layers RELATIVE "${CMAKE_SOURCE_DIR}/tests" CONFIGURE_DEPENDS tests/*)
list(REMOVE_ITEM layers browser structure wasm support fuzz mutation)

set(variant native)
if(EMSCRIPTEN)
    set(variant node)
endif()

function(lw_test_setup target)
    lw_flags(${target} ${variant} TRUE)
    target_compile_options(${target} PRIVATE -Wno-sign-conversion)
    target_compile_definitions(${target} PRIVATE "LW_SOURCE_DIR=\"${CMAKE_SOURCE_DIR}\"")
    target_include_directories(${target} PRIVATE "${CMAKE_SOURCE_DIR}/tests")
    target_link_libraries(${target} PRIVATE lw_gtest)
    lw_program_links(${target} ${variant} cli ${lw_core})
endfunction()

if(support)
    add_library(lw_test_support STATIC ${support})
    lw_test_setup(lw_test_support)
endif()

foreach(layer IN LISTS layers)
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS "tests/${layer}/*.cpp")
    if(NOT sources)
        continue()
    endif()
    if(layer IN_LIST lw_gui_layers AND NOT TARGET lw_${layer})
        continue()
    endif()
    if(layer IN_LIST lw_native_layers AND EMSCRIPTEN)
        continue()
    endif()
    set(target test_${layer})
    add_executable(${target} ${sources})
    lw_test_setup(${target})
    if(TARGET lw_test_support)
        target_link_libraries(${target} PRIVATE lw_test_support)
    endif()
    if(layer IN_LIST lw_gui_layers)
        lw_program_links(${target} ${variant} ${layer})
    endif()
    if(EMSCRIPTEN)
        target_link_options(${target} PRIVATE ${LW_NODE_LINK})
        set(run ${LW_NODE_COMMAND} "$<TARGET_FILE:${target}>")
    else()
        set(run "$<TARGET_FILE:${target}>")
    endif()
    # tools/test counts the single tests in these reports.
    add_test(NAME ${target} COMMAND ${run} "--gtest_output=json:${CMAKE_BINARY_DIR}/reports/${target}.json"
        WORKING_DIRECTORY "${CMAKE_BINARY_DIR}")
    set_tests_properties(${target} PROPERTIES TIMEOUT 900)
endforeach()

include(fuzz)

# Data files through the headless program, as anybody would run them. Each prints "N passed, M failed".
if(TARGET landwright)
    if(EMSCRIPTEN)
        set(run ${LW_NODE_COMMAND} "$<TARGET_FILE:landwright>")
    else()
        set(run "$<TARGET_FILE:landwright>")
    endif()
    add_test(NAME scenario_files COMMAND ${run} scenario "${CMAKE_SOURCE_DIR}/tests/scenarios")
    add_test(NAME perft_files COMMAND ${run} scenario "${CMAKE_SOURCE_DIR}/tests/perft")
    add_test(NAME golden_files COMMAND ${run} golden "${CMAKE_SOURCE_DIR}/tests/golden/isles" --coverage)
    # Native and wasm are both held to the number in the file.
    add_test(NAME signature COMMAND ${run} bench --signature --expect "${CMAKE_SOURCE_DIR}/tests/golden/signature.txt")
    add_test(NAME soak COMMAND ${run} soak --games 300)
    set_tests_properties(soak scenario_files perft_files golden_files signature PROPERTIES TIMEOUT 900)
endif()
