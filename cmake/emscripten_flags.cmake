# Every Emscripten setting of the project, in one place. Written for 3.1.6 (Debian 12); where a later release
# renamed something, the version check below says so. The families:
#   LW_NODE_*   the headless program and the tests, run by Node.js: -O2, quick to link
#   LW_PAGE_*   the page: -Os with link-time optimisation (the link with -Oz: 5 KB less, gzipped), no file system, no eval
#   LW_PLAYERS_LINK  the module of the computer players: compiled as the page is, agents and link for speed
# The headless program's exceptions are WebAssembly exceptions; the page has none: what is read is checked, and told by value.

if(NOT EMSCRIPTEN_VERSION)
    execute_process(COMMAND "${CMAKE_CXX_COMPILER}" -dumpversion OUTPUT_VARIABLE EMSCRIPTEN_VERSION
        OUTPUT_STRIP_TRAILING_WHITESPACE)
endif()

# TOTAL_STACK became STACK_SIZE in 3.1.25.
if(EMSCRIPTEN_VERSION VERSION_LESS 3.1.25)
    set(lw_stack_setting TOTAL_STACK)
else()
    set(lw_stack_setting STACK_SIZE)
endif()

set(LW_EXCEPTION_FLAGS -fwasm-exceptions)

set(LW_NODE_COMPILE ${LW_EXCEPTION_FLAGS})
set(LW_NODE_LINK ${LW_EXCEPTION_FLAGS} -O1
    -sENVIRONMENT=node -sNODERAWFS=1 -sEXIT_RUNTIME=1 -sALLOW_MEMORY_GROWTH=1 -s${lw_stack_setting}=2097152)

option(LW_QUICK_PAGE "The page without link-time optimisation: larger, but a change is in it within seconds" OFF)
if(LW_QUICK_PAGE)
    set(LW_PAGE_COMPILE -O1)
    set(LW_PAGE_LINK -O1)
    set(LW_PLAYERS_LINK -O1)
else()
    set(LW_PAGE_COMPILE -Os -flto)
    set(LW_PAGE_LINK -Oz -flto)
    set(LW_PLAYERS_LINK -O3 -flto)
endif()
list(APPEND LW_PAGE_LINK
    -sENVIRONMENT=web -sFILESYSTEM=0 -sDYNAMIC_EXECUTION=0 -sALLOW_MEMORY_GROWTH=1 -sEXIT_RUNTIME=0
    -s${lw_stack_setting}=1048576 -sMIN_WEBGL_VERSION=2 -sMAX_WEBGL_VERSION=2
    # Nothing uses an extension; to ask for all of them takes a tenth of a second where graphics are done in software.
    -sGL_SUPPORT_AUTOMATIC_ENABLE_EXTENSIONS=0
    # Half the size of the usual one.
    -sMALLOC=emmalloc)
# The computer players: no picture, no page.
list(APPEND LW_PLAYERS_LINK -sENVIRONMENT=web,worker -sFILESYSTEM=0 -sDYNAMIC_EXECUTION=0 -sALLOW_MEMORY_GROWTH=1
    -s${lw_stack_setting}=1048576 --no-entry -sMODULARIZE=1 -sEXPORT_NAME=landwrightPlayers -sEXPORTED_FUNCTIONS=_malloc,_free)
# malloc is called from JS (strings that the page hands over), so link-time optimisation must keep it.
list(APPEND LW_PAGE_LINK -sEXPORTED_FUNCTIONS=_main,_malloc)
# JS library functions that only our JS, or SDL's, calls. Emscripten's own SDL port asks for $dynCall. The string functions
# became library functions, to be asked for, in the 3.1.2x releases. A file, because of the dollar signs.
set(lw_js_functions "$dynCall\n")
if(NOT EMSCRIPTEN_VERSION VERSION_LESS 3.1.30)
    string(APPEND lw_js_functions "$UTF8ToString\n$stringToUTF8\n$lengthBytesUTF8\n")
endif()
file(WRITE "${CMAKE_BINARY_DIR}/page_js_functions.txt" "${lw_js_functions}")
list(APPEND LW_PAGE_LINK "-sDEFAULT_LIBRARY_FUNCS_TO_INCLUDE=@${CMAKE_BINARY_DIR}/page_js_functions.txt")

# The link step at -O2 and above runs a Node.js script that needs acorn; Debian puts it where only Debian's own
# Node.js looks.
find_path(LW_ACORN_ROOT acorn/package.json PATHS /usr/share/nodejs /usr/lib/nodejs NO_DEFAULT_PATH
    NO_CMAKE_FIND_ROOT_PATH)
set(lw_link_environment ${lw_environment})
if(LW_ACORN_ROOT)
    if(NOT lw_link_environment)
        set(lw_link_environment "${CMAKE_COMMAND}" -E env)
    endif()
    list(APPEND lw_link_environment "NODE_PATH=${LW_ACORN_ROOT}")
endif()
list(JOIN lw_link_environment " " lw_link_environment)
set_property(GLOBAL PROPERTY RULE_LAUNCH_LINK "${lw_link_environment}")

# Of Binaryen, which Emscripten itself uses.
find_program(LW_WASM_OPT wasm-opt REQUIRED NO_CMAKE_FIND_ROOT_PATH)

# JS of that age mistakes a Node.js with fetch for a browser.
find_program(LW_NODE node NO_CMAKE_FIND_ROOT_PATH)
set(LW_NODE_COMMAND "${LW_NODE}")
if(EMSCRIPTEN_VERSION VERSION_LESS 3.1.30)
    list(APPEND LW_NODE_COMMAND --no-experimental-fetch)
endif()
