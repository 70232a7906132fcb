# Embeds assets/ (SVG), shaders/ and the subset fonts into the program: no file is read at run time, on the page
# nor on the desktop. lw_assets implements src/base/assets.hpp; a file's name is its path in the repository,
# such as "assets/icons/dice.svg" or "shaders/sea.frag"; fonts are "fonts/<name>.ttf".

find_program(LW_PYTHON python3 PATHS /usr/bin NO_DEFAULT_PATH NO_CMAKE_FIND_ROOT_PATH)
if(NOT LW_PYTHON)
    find_program(LW_PYTHON python3 REQUIRED NO_CMAKE_FIND_ROOT_PATH)
endif()

# lw_embed(<target> <header> <namespace> <whether it is GUI> <files as name=path>...): a library whose one source holds the bytes
# of all the files, and the lookup that the header declares.
function(lw_embed target header namespace gui)
    set(source "${CMAKE_BINARY_DIR}/generated/${target}.cpp")
    set(list_file "${CMAKE_BINARY_DIR}/generated/${target}.list")
    set(paths "")
    foreach(pair IN LISTS ARGN)
        string(REGEX REPLACE "^[^=]*=" "" path "${pair}")
        list(APPEND paths "${path}")
    endforeach()
    string(REPLACE ";" "\n" lines "${ARGN}")
    file(CONFIGURE OUTPUT "${list_file}" CONTENT "${lines}\n" @ONLY)
    add_custom_command(OUTPUT "${source}" DEPENDS ${paths} "${list_file}" "${CMAKE_SOURCE_DIR}/cmake/embed.py"
        COMMAND "${LW_PYTHON}" "${CMAKE_SOURCE_DIR}/cmake/embed.py" "${list_file}" "${source}" ${header} ${namespace}
        COMMENT "Embedding assets" VERBATIM)
    add_custom_target(${target}_source DEPENDS "${source}")
    lw_variants(variants ${gui})
    foreach(variant IN LISTS variants)
        set(name ${target})
        if(variant STREQUAL "page")
            set(name ${target}_page)
        endif()
        add_library(${name} STATIC "${source}")
        add_dependencies(${name} ${target}_source)
        target_include_directories(${name} PUBLIC "${CMAKE_SOURCE_DIR}/src")
        # Data only: no flags of ours but the ones that objects must share.
        if(variant STREQUAL "page")
            target_compile_options(${name} PRIVATE ${LW_PAGE_COMPILE} -fno-exceptions -fno-rtti)
        elseif(variant STREQUAL "node")
            target_compile_options(${name} PRIVATE ${LW_NODE_COMPILE})
        endif()
        target_compile_options(${name} PRIVATE -w)
    endforeach()
endfunction()

# --- fonts -------------------------------------------------------------------------------------------------
# font=family file|character set; the sets are in fonts.py.
set(lw_fonts Lato-Regular Lato-Bold Lato-Black AveriaSerifGWF-Bold)
set(lw_font_files "")
set(lw_fonts_found ON)
foreach(font IN LISTS lw_fonts)
    find_file(LW_FONT_${font} ${font}.ttf PATHS /usr/share/fonts/truetype /usr/share/fonts
        PATH_SUFFIXES lato averia-gwf NO_DEFAULT_PATH NO_CMAKE_FIND_ROOT_PATH)
    if(NOT LW_FONT_${font})
        set(lw_fonts_found OFF)
        message(STATUS "The font ${font} was not found; tools/setup installs it")
        continue()
    endif()
    set(subset "${CMAKE_BINARY_DIR}/generated/fonts/${font}.ttf")
    add_custom_command(OUTPUT "${subset}" DEPENDS "${LW_FONT_${font}}" "${CMAKE_SOURCE_DIR}/cmake/fonts.py"
        COMMAND "${LW_PYTHON}" "${CMAKE_SOURCE_DIR}/cmake/fonts.py" "${LW_FONT_${font}}" "${subset}"
        COMMENT "Subsetting ${font}" VERBATIM)
    list(APPEND lw_font_files "fonts/${font}.ttf=${subset}")
endforeach()

file(GLOB_RECURSE lw_asset_paths CONFIGURE_DEPENDS RELATIVE "${CMAKE_SOURCE_DIR}"
    "${CMAKE_SOURCE_DIR}/assets/*.svg" "${CMAKE_SOURCE_DIR}/assets/*.txt" "${CMAKE_SOURCE_DIR}/shaders/*.vert"
    "${CMAKE_SOURCE_DIR}/shaders/*.frag" "${CMAKE_SOURCE_DIR}/shaders/*.glsl")
set(lw_asset_files ${lw_font_files})
foreach(path IN LISTS lw_asset_paths)
    if(NOT path MATCHES "(OFL|LICENSE|COPYING|licence)")
        list(APPEND lw_asset_files "${path}=${CMAKE_SOURCE_DIR}/${path}")
    endif()
endforeach()
lw_embed(lw_assets base/assets.hpp assets TRUE ${lw_asset_files})

# --- what the computer players have learned ------------------------------------------------------------------
file(GLOB lw_net_files CONFIGURE_DEPENDS RELATIVE "${CMAKE_SOURCE_DIR}" "${CMAKE_SOURCE_DIR}/assets/nets/*.net")
list(TRANSFORM lw_net_files REPLACE "(.+)" "\\1=${CMAKE_SOURCE_DIR}/\\1")
lw_embed(lw_nets agent/detail/nets.hpp nets FALSE ${lw_net_files})

# --- the outlines of the square tiles, by the generator of their artwork ---------------------------------------
set(lw_tile_plans "${CMAKE_BINARY_DIR}/generated/tile_plan.cpp")
add_custom_command(OUTPUT "${lw_tile_plans}"
    DEPENDS "${CMAKE_SOURCE_DIR}/assets/source/tile_plan.py" "${CMAKE_SOURCE_DIR}/assets/source/tile_geometry.py"
    COMMAND "${LW_PYTHON}" -B "${CMAKE_SOURCE_DIR}/assets/source/tile_plan.py" "${lw_tile_plans}"
    COMMENT "Outlining the tiles" VERBATIM)
