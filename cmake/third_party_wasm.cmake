# SDL, ImGui, Protocol Buffers and GoogleTest for wasm: built once for each version, Emscripten release and set of flags, into
# the cache folder, and imported from there. The variants are those of library.cmake: "page" is small and
# link-time optimised, "node" is for test programs.
include_guard(GLOBAL)

# lw_wasm_part(<target> <part> <variant> <source dir>)
function(lw_wasm_part target part variant source_dir)
    if(variant STREQUAL "page")
        # Without the name of the folder that the cache happens to be in.
        set(flags ${LW_PAGE_COMPILE} -DNDEBUG "-fmacro-prefix-map=${source_dir}=.")
        if(part MATCHES "imgui|protobuf")
            list(APPEND flags -fno-exceptions -fno-rtti)
        endif()
    else()
        set(flags -O1 ${LW_NODE_COMPILE})
    endif()
    if(part STREQUAL "imgui")
        foreach(definition IN LISTS LW_IMGUI_DEFINITIONS)
            list(APPEND flags "-D${definition}")
        endforeach()
    endif()
    set(recipe "")
    foreach(file IN ITEMS CMakeLists.txt no_controllers.c scan.c)
        file(SHA256 "${CMAKE_SOURCE_DIR}/cmake/wasm_parts/${file}" sum)
        string(APPEND recipe "${sum}")
    endforeach()
    string(SHA256 key "${source_dir}|${flags}|${EMSCRIPTEN_VERSION}|${EMSCRIPTEN_ROOT_PATH}|${recipe}")
    string(SUBSTRING "${key}" 0 12 key)
    set(dir "${LW_CACHE}/wasm/${part}-${variant}-em${EMSCRIPTEN_VERSION}-${key}")
    set(archive "${dir}/lib${part}.a")
    if(NOT EXISTS "${archive}")
        file(MAKE_DIRECTORY "${LW_CACHE}/wasm")
        file(LOCK "${LW_CACHE}/wasm" DIRECTORY GUARD FUNCTION TIMEOUT 1200)
    endif()
    if(NOT EXISTS "${archive}")
        message(STATUS "Building ${part} (${variant}) for wasm, once, into the cache")
        set(log "${dir}/build.log")
        file(MAKE_DIRECTORY "${dir}/build")
        execute_process(
            COMMAND "${CMAKE_COMMAND}" -G "${CMAKE_GENERATOR}" -S "${CMAKE_SOURCE_DIR}/cmake/wasm_parts"
                -B "${dir}/build" "-DCMAKE_TOOLCHAIN_FILE=${CMAKE_TOOLCHAIN_FILE}"
                "-DCMAKE_CXX_COMPILER_LAUNCHER=${CMAKE_CXX_COMPILER_LAUNCHER}"
                "-DCMAKE_C_COMPILER_LAUNCHER=${CMAKE_C_COMPILER_LAUNCHER}"
                "-DPART=${part}" "-DPART_SOURCE_DIR=${source_dir}" "-DSDL2_SOURCE_DIR=${SDL2_SOURCE_DIR}"
                "-DPART_FLAGS=${flags}"
            OUTPUT_FILE "${log}" ERROR_FILE "${log}" RESULT_VARIABLE failed)
        if(NOT failed)
            execute_process(COMMAND "${CMAKE_COMMAND}" --build "${dir}/build"
                OUTPUT_FILE "${log}" ERROR_FILE "${log}" RESULT_VARIABLE failed)
        endif()
        if(failed)
            message(FATAL_ERROR "Building ${part} for wasm failed; see ${log}")
        endif()
        file(RENAME "${dir}/build/lib${part}.a" "${archive}")
        file(REMOVE_RECURSE "${dir}/build")
    endif()
    add_library(${target}_archive STATIC IMPORTED GLOBAL)
    set_target_properties(${target}_archive PROPERTIES IMPORTED_LOCATION "${archive}")
    add_library(${target} INTERFACE)
    target_link_libraries(${target} INTERFACE ${target}_archive)
endfunction()

if(LW_HAVE_GUI)
    lw_wasm_part(lw_sdl_page sdl page "${SDL2_SOURCE_DIR}")
    target_include_directories(lw_sdl_page SYSTEM INTERFACE "${SDL2_SOURCE_DIR}/include")
    lw_wasm_part(lw_imgui_page imgui page "${IMGUI_SOURCE_DIR}")
    target_include_directories(lw_imgui_page SYSTEM INTERFACE "${IMGUI_SOURCE_DIR}" "${IMGUI_SOURCE_DIR}/backends")
    target_compile_definitions(lw_imgui_page INTERFACE ${LW_IMGUI_DEFINITIONS})
    target_link_libraries(lw_imgui_page INTERFACE lw_sdl_page)
endif()

function(lw_wasm_gtest)
    if(NOT EXISTS "${GTEST_SOURCE_DIR}/googletest/src/gtest-all.cc")
        message(STATUS "GoogleTest's sources were not found: no tests; tools/setup installs them")
        return()
    endif()
    lw_wasm_part(lw_gtest gtest node "${GTEST_SOURCE_DIR}")
    target_include_directories(lw_gtest SYSTEM INTERFACE "${GTEST_SOURCE_DIR}/googletest/include"
        "${GTEST_SOURCE_DIR}/googlemock/include")
endfunction()
