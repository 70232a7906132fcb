# Libraries that are not ours, each as one INTERFACE or static target:
#   lw_cereal, lw_json, lw_cli11, lw_stb   header-only, from the system's packages
#   lw_sdl, lw_gl, lw_imgui, lw_nanosvg, lw_gtest
#   lw_protobuf                            see schema.cmake
# The web build compiles SDL, ImGui, Protocol Buffers' lite runtime and GoogleTest itself, once, into the cache folder (wasm_parts/).
# Where the sources come from: tools/setup unpacks them into the cache; -DSDL2_SOURCE_DIR=,
# -DIMGUI_SOURCE_DIR=, -DNANOSVG_SOURCE_DIR= and -DPROTOBUF_SOURCE_DIR= name other places.

if(DEFINED ENV{LANDWRIGHT_CACHE})
    set(lw_default_cache "$ENV{LANDWRIGHT_CACHE}")
elseif(DEFINED ENV{XDG_CACHE_HOME})
    set(lw_default_cache "$ENV{XDG_CACHE_HOME}/landwright")
else()
    set(lw_default_cache "$ENV{HOME}/.cache/landwright")
endif()
set(LW_CACHE "${lw_default_cache}" CACHE PATH "Fetched sources and built third-party libraries")

include(third_party_versions)
set(SDL2_SOURCE_DIR "${LW_CACHE}/sources/SDL2-${LW_SDL2_VERSION}" CACHE PATH "SDL2 sources (web build)")
set(IMGUI_SOURCE_DIR "${LW_CACHE}/sources/imgui-${LW_IMGUI_VERSION}" CACHE PATH "Dear ImGui sources")
set(NANOSVG_SOURCE_DIR "${LW_CACHE}/sources/nanosvg-${LW_NANOSVG_VERSION}" CACHE PATH "nanosvg sources")
set(PROTOBUF_SOURCE_DIR "${LW_CACHE}/sources/protobuf-${LW_PROTOBUF_VERSION}" CACHE PATH "Protocol Buffers sources (web build)")
set(GTEST_SOURCE_DIR "/usr/src/googletest" CACHE PATH "GoogleTest sources (web build)")

# --- header-only libraries ---------------------------------------------------------------------------------
# Only the one folder is made visible, through a link in the build tree: the system's own include folder would
# poison the wasm build.
function(lw_header_library target folder probe)
    string(TOUPPER ${folder} upper)
    find_path(LW_${upper}_ROOT ${folder}/${probe} PATHS /usr/include /usr/local/include
        NO_CMAKE_FIND_ROOT_PATH)
    add_library(${target} INTERFACE)
    if(LW_${upper}_ROOT)
        set(link_root "${CMAKE_BINARY_DIR}/third_party/${folder}")
        file(MAKE_DIRECTORY "${link_root}")
        file(CREATE_LINK "${LW_${upper}_ROOT}/${folder}" "${link_root}/${folder}" SYMBOLIC COPY_ON_ERROR)
        target_include_directories(${target} SYSTEM INTERFACE "${link_root}")
    else()
        message(STATUS "The headers ${folder}/ were not found; tools/setup installs them")
    endif()
endfunction()
lw_header_library(lw_cereal cereal cereal.hpp)
lw_header_library(lw_json nlohmann json.hpp)
lw_header_library(lw_cli11 CLI CLI.hpp)
lw_header_library(lw_stb stb stb_image_write.h)

# --- what the interface needs ------------------------------------------------------------------------------
set(LW_HAVE_GUI ON)
foreach(need "${IMGUI_SOURCE_DIR}/imgui.h" "${NANOSVG_SOURCE_DIR}/src/nanosvg.h")
    if(NOT EXISTS "${need}")
        message(STATUS "Not found: ${need}; run tools/setup")
        set(LW_HAVE_GUI OFF)
    endif()
endforeach()
if(EMSCRIPTEN)
    if(NOT EXISTS "${SDL2_SOURCE_DIR}/include/SDL.h")
        message(STATUS "Not found: ${SDL2_SOURCE_DIR}/include/SDL.h; run tools/setup")
        set(LW_HAVE_GUI OFF)
    endif()
else()
    find_package(SDL2 CONFIG QUIET)
    find_library(LW_GLES_LIBRARY GLESv2)
    if(NOT TARGET SDL2::SDL2 OR NOT LW_GLES_LIBRARY)
        message(STATUS "SDL2 or the OpenGL ES library was not found; run tools/setup")
        set(LW_HAVE_GUI OFF)
    endif()
endif()

# One configuration of ImGui for everybody who includes it: no files (fonts are embedded, settings are ours),
# no demo, no debug windows; 32-bit indices, since OpenGL ES has no base vertex.
set(LW_IMGUI_DEFINITIONS IMGUI_DISABLE_OBSOLETE_FUNCTIONS IMGUI_DISABLE_FILE_FUNCTIONS
    IMGUI_DISABLE_DEMO_WINDOWS IMGUI_DISABLE_DEBUG_TOOLS IMGUI_DISABLE_DEFAULT_SHELL_FUNCTIONS
    IMGUI_IMPL_OPENGL_ES3 "ImDrawIdx=unsigned int")

if(LW_HAVE_GUI)
    add_library(lw_nanosvg INTERFACE)
    target_include_directories(lw_nanosvg SYSTEM INTERFACE "${NANOSVG_SOURCE_DIR}/src")
    add_library(lw_gl INTERFACE)
    if(EMSCRIPTEN)
        include(third_party_wasm)
    else()
        target_link_libraries(lw_gl INTERFACE "${LW_GLES_LIBRARY}")
        add_library(lw_sdl INTERFACE)
        target_link_libraries(lw_sdl INTERFACE SDL2::SDL2)
        file(GLOB imgui_sources "${IMGUI_SOURCE_DIR}/imgui*.cpp")
        add_library(lw_imgui STATIC ${imgui_sources}
            "${IMGUI_SOURCE_DIR}/backends/imgui_impl_sdl2.cpp"
            "${IMGUI_SOURCE_DIR}/backends/imgui_impl_opengl3.cpp")
        target_compile_options(lw_imgui PRIVATE -w)
        if(LW_SANITIZE)
            target_compile_options(lw_imgui PRIVATE -fno-sanitize=all)
        endif()
        target_compile_definitions(lw_imgui PUBLIC ${LW_IMGUI_DEFINITIONS})
        target_include_directories(lw_imgui SYSTEM PUBLIC "${IMGUI_SOURCE_DIR}" "${IMGUI_SOURCE_DIR}/backends")
        target_link_libraries(lw_imgui PUBLIC lw_sdl lw_gl)
    endif()
endif()

# --- GoogleTest --------------------------------------------------------------------------------------------
if(NOT LW_TESTS)
    return()
elseif(EMSCRIPTEN)
    include(third_party_wasm)
    lw_wasm_gtest()
else()
    find_package(GTest QUIET)
    if(TARGET GTest::gmock_main)
        add_library(lw_gtest INTERFACE)
        target_link_libraries(lw_gtest INTERFACE GTest::gmock_main GTest::gmock GTest::gtest)
    else()
        message(STATUS "GoogleTest was not found: no tests; tools/setup installs it")
    endif()
endif()
