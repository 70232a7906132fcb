# Unity builds: the compiler reads several sources of a target as one, and the headers that they share once; from nothing
# that takes a third of the time. Sources of one folder go together, of those folders that hold both games each game's
# by themselves: names of file scope are then unique where one looks for them.
#
# LW_UNITY=OFF compiles each source by itself, which finds an include that is missing (the preset "clang" does).

option(LW_UNITY "Let the compiler read several sources of a target at once" ON)
set(LW_UNITY_SIZE 10 CACHE STRING "How many sources go together at most")

# lw_unity_key(<out> <source>): the sources of one key may go together
function(lw_unity_key out source)
    file(RELATIVE_PATH path "${CMAKE_SOURCE_DIR}" "${source}")
    get_filename_component(key "${path}" DIRECTORY)
    get_filename_component(name "${path}" NAME)
    if(name MATCHES "(isles|shires)")
        string(APPEND key "/${CMAKE_MATCH_1}")
    endif()
    string(MAKE_C_IDENTIFIER "${key}" key)
    set(${out} ${key} PARENT_SCOPE)
endfunction()

# lw_unity(<target> <sources>...): those that are alone in their group are compiled as ever
function(lw_unity target)
    if(NOT LW_UNITY)
        return()
    endif()
    set(keys "")
    foreach(source IN LISTS ARGN)
        cmake_path(IS_PREFIX CMAKE_BINARY_DIR "${source}" made_by_the_build)
        if(made_by_the_build)
            continue()
        endif()
        lw_unity_key(key "${source}")
        list(APPEND keys ${key})
        list(APPEND sources_${key} "${source}")
    endforeach()
    list(REMOVE_DUPLICATES keys)
    foreach(key IN LISTS keys)
        list(LENGTH sources_${key} count)
        math(EXPR groups "(${count} + ${LW_UNITY_SIZE} - 1) / ${LW_UNITY_SIZE}")
        set(at 0)
        foreach(source IN LISTS sources_${key})
            math(EXPR group "${at} * ${groups} / ${count}")
            set_source_files_properties("${source}" PROPERTIES UNITY_GROUP ${key}_${group})
            math(EXPR at "${at} + 1")
        endforeach()
    endforeach()
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
endfunction()
