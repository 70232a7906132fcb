# The programs: landwright (headless), landwright-desktop (native), and the page's module with its folder
# dist/, which is what any static host serves.

# Links those of the folders' libraries that exist.
function(lw_program_links target variant)
    foreach(folder IN LISTS ARGN)
        lw_name(name lw_${folder} ${variant})
        if(TARGET ${name})
            target_link_libraries(${target} PRIVATE ${name})
        endif()
    endforeach()
endfunction()

# lw_program(<target> <variant> <sources>): an executable of ours.
function(lw_program target variant)
    add_executable(${target} ${ARGN})
    lw_flags(${target} ${variant})
    if(variant STREQUAL "node")
        target_link_options(${target} PRIVATE ${LW_NODE_LINK})
    elseif(variant STREQUAL "page")
        target_link_options(${target} PRIVATE ${LW_PAGE_LINK})
    elseif(variant STREQUAL "players")
        target_link_options(${target} PRIVATE ${LW_PLAYERS_LINK})
    endif()
endfunction()

# lw_shrink(<target>): twice more what the link did at its end; it takes out what came loose only there, 7 KB of the page, gzipped.
function(lw_shrink target)
    if(NOT LW_QUICK_PAGE)
        add_custom_command(TARGET ${target} POST_BUILD VERBATIM COMMAND "${LW_WASM_OPT}" -Oz -Oz
            "$<TARGET_FILE_DIR:${target}>/$<TARGET_FILE_BASE_NAME:${target}>.wasm"
            -o "$<TARGET_FILE_DIR:${target}>/$<TARGET_FILE_BASE_NAME:${target}>.wasm")
    endif()
endfunction()

set(lw_core base game draw isles shires agent match codec registry scene)

if(EXISTS "${CMAKE_SOURCE_DIR}/src/cli/main.cpp")
    set(variant native)
    if(EMSCRIPTEN)
        set(variant node)
    endif()
    lw_program(landwright ${variant} src/cli/main.cpp)
    lw_program_links(landwright ${variant} cli ${lw_core})
    target_link_libraries(landwright PRIVATE lw_cli11 lw_json)
endif()

if(EXISTS "${CMAKE_SOURCE_DIR}/src/app/main.cpp" AND LW_HAVE_GUI)
    # What calls the platform is of the programs: tests link the rest without one.
    file(GLOB app CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/src/app/app.cpp" "${CMAKE_SOURCE_DIR}/src/app/app_*.cpp"
        "${CMAKE_SOURCE_DIR}/src/app/system_letters.cpp")
    if(EMSCRIPTEN)
        file(GLOB platform CONFIGURE_DEPENDS src/app/platform_web*.cpp)
        lw_program(landwright-page page src/app/main.cpp ${app} ${platform})
        lw_unity(landwright-page ${app})
        set_target_properties(landwright-page PROPERTIES OUTPUT_NAME landwright
            RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/page")
        lw_program_links(landwright-page page app ui gfx ${lw_core} imgui sdl)
        lw_shrink(landwright-page)
    else()
        file(GLOB platform CONFIGURE_DEPENDS src/app/platform_desktop*.cpp)
        lw_program(landwright-desktop native src/app/main.cpp ${app} ${platform})
        lw_unity(landwright-desktop ${app})
        lw_program_links(landwright-desktop native app ui gfx ${lw_core} imgui sdl)
    endif()
endif()

# The computer players of the page: a module without a picture, for a worker.
if(EMSCRIPTEN)
    lw_program(landwright-players players src/players/module_web.cpp)
    set_target_properties(landwright-players PROPERTIES OUTPUT_NAME players RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/page")
    lw_program_links(landwright-players page players ${lw_core})
endif()

# The page's folder: scripts, style and program under names with a hash of their content, and an index.html that knows them.
if(EMSCRIPTEN AND TARGET landwright-page)
    file(GLOB_RECURSE shell_files CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/web/*")
    set(notices "${CMAKE_SOURCE_DIR}/LICENSE" "${CMAKE_SOURCE_DIR}/THIRD_PARTY.md")
    add_custom_command(OUTPUT "${CMAKE_BINARY_DIR}/dist/index.html"
        DEPENDS landwright-page landwright-players ${shell_files} ${notices} "${CMAKE_SOURCE_DIR}/cmake/page.py"
        COMMAND "${LW_PYTHON}" -B "${CMAKE_SOURCE_DIR}/cmake/page.py" "${CMAKE_SOURCE_DIR}/web"
            "${CMAKE_BINARY_DIR}/page/landwright" "${CMAKE_BINARY_DIR}/page/players" "${CMAKE_BINARY_DIR}/dist" "licences/LICENSE.txt=${CMAKE_SOURCE_DIR}/LICENSE"
            "licences/THIRD_PARTY.txt=${CMAKE_SOURCE_DIR}/THIRD_PARTY.md" VERBATIM)
    add_custom_target(page ALL DEPENDS "${CMAKE_BINARY_DIR}/dist/index.html")
endif()

# How to start a wasm program, one argument a line, for scripts.
if(EMSCRIPTEN)
    string(REPLACE ";" "\n" lines "${LW_NODE_COMMAND}")
    file(WRITE "${CMAKE_BINARY_DIR}/node_command.txt" "${lines}\n")
endif()
