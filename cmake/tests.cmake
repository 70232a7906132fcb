# One GoogleTest program a folder of tests/: every tests/<layer>/ with .cpp files (sub-folders included) becomes
# test_<layer>, native and, run by Node.js, wasm. tests/support/ is shared by all of them.
# LW_SOURCE_DIR is the repository's root, for data files.

if(NOT TARGET lw_gtest)
    return()
endif()

set(lw_gui_layers gfx ui app)
# external runs other programs and console runs ours, which Node.js cannot; what draws is built for the page, and browser
# tests drive that.
set(lw_native_layers ${lw_gui_layers} external console)

file(GLOB_RECURSE support CONFIGURE_DEPENDS tests/support/*.cpp)
file(GLOB layers RELATIVE "${CMAKE_SOURCE_DIR}/tests" CONFIGURE_DEPENDS tests/*)
list(REMOVE_ITEM layers browser structure wasm support fuzz mutation)

set(variant native)
if(EMSCRIPTEN)
    set(variant node)
endif()

function(lw_test_setup target)
    lw_flags(${target} ${variant})
    target_compile_options(${target} PRIVATE -Wno-sign-conversion)
    target_compile_definitions(${target} PRIVATE "LW_SOURCE_DIR=\"${CMAKE_SOURCE_DIR}\"")
    target_include_directories(${target} PRIVATE "${CMAKE_SOURCE_DIR}/tests")
    target_link_libraries(${target} PRIVATE lw_gtest)
    lw_program_links(${target} ${variant} cli ${lw_core} players)
endfunction()

# lw_run_as_test(NAME TARGET ARGUMENTS...): under Node.js in the web build
function(lw_run_as_test name target)
    set(run "$<TARGET_FILE:${target}>")
    if(EMSCRIPTEN)
        list(PREPEND run ${LW_NODE_COMMAND})
    endif()
    add_test(NAME ${name} COMMAND ${run} ${ARGN} WORKING_DIRECTORY "${CMAKE_BINARY_DIR}")
    set_tests_properties(${name} PROPERTIES TIMEOUT 900)
endfunction()

if(support)
    add_library(lw_test_support STATIC ${support})
    lw_unity(lw_test_support ${support})
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
    lw_unity(${target} ${sources})
    lw_test_setup(${target})
    # Not where rules and players run: the linker may take a template's body from a test in place of the library's.
    if(layer IN_LIST lw_gui_layers)
        lw_unoptimised(${target})
    endif()
    if(TARGET lw_test_support)
        target_link_libraries(${target} PRIVATE lw_test_support)
    endif()
    if(layer IN_LIST lw_gui_layers)
        lw_program_links(${target} ${variant} ${layer})
    endif()
    if(layer STREQUAL "console")
        target_compile_definitions(${target} PRIVATE "LW_PROGRAM=\"$<TARGET_FILE:landwright>\"")
        add_dependencies(${target} landwright)
    endif()
    if(EMSCRIPTEN)
        target_link_options(${target} PRIVATE ${LW_NODE_LINK})
    endif()
    # tools/test counts the single tests in these reports.
    lw_run_as_test(${target} ${target} "--gtest_output=json:${CMAKE_BINARY_DIR}/reports/${target}.json")
endforeach()

include(fuzz)

# Data files through the headless program, as anybody would run them. Each prints "N passed, M failed".
if(TARGET landwright)
    lw_run_as_test(scenario_files landwright scenario "${CMAKE_SOURCE_DIR}/tests/scenarios")
    lw_run_as_test(perft_files landwright scenario "${CMAKE_SOURCE_DIR}/tests/perft")
    lw_run_as_test(golden_files landwright golden "${CMAKE_SOURCE_DIR}/tests/golden/isles"
                   "${CMAKE_SOURCE_DIR}/tests/golden/shires" --coverage)
    # Native and wasm are both held to the number in the file.
    lw_run_as_test(signature landwright bench --signature --expect "${CMAKE_SOURCE_DIR}/tests/golden/signature.txt")
    lw_run_as_test(soak landwright soak --games 300)
endif()
