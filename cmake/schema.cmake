# The messages of src/wire: from each schema src/wire/<name>.proto protoc makes <wire/name.pb.h>, and schema_fields.py
# makes <wire/name.fields.hpp>, the list of its fields by name. Generated in the build tree, never committed.
#
# lw_wire_schema is the library of both, on the lite runtime of Protocol Buffers; src/wire alone links it.

set(lw_schemas game isles shires)

find_program(LW_PROTOC protoc NO_CMAKE_FIND_ROOT_PATH)
if(EMSCRIPTEN)
    set(lw_protobuf_headers "${PROTOBUF_SOURCE_DIR}/src/google/protobuf/message_lite.h")
else()
    find_library(LW_PROTOBUF_LITE protobuf-lite)
    find_file(lw_protobuf_headers google/protobuf/message_lite.h)
endif()
if(NOT LW_PROTOC OR NOT EXISTS "${lw_protobuf_headers}" OR (NOT EMSCRIPTEN AND NOT LW_PROTOBUF_LITE))
    message(FATAL_ERROR "Protocol Buffers were not found; tools/setup installs them.")
endif()

set(lw_schema_dir "${CMAKE_BINARY_DIR}/generated/schema")
file(MAKE_DIRECTORY "${lw_schema_dir}/wire")
set(lw_schema_sources "")
set(lw_schema_headers "")
foreach(name IN LISTS lw_schemas)
    set(proto "${CMAKE_SOURCE_DIR}/src/wire/${name}.proto")
    set(made "${lw_schema_dir}/wire/${name}")
    add_custom_command(OUTPUT "${made}.pb.cc" "${made}.pb.h" "${made}.fields.hpp"
        DEPENDS "${proto}" "${CMAKE_SOURCE_DIR}/src/wire/game.proto" "${CMAKE_SOURCE_DIR}/cmake/schema_fields.py"
        COMMAND "${LW_PROTOC}" "--proto_path=${CMAKE_SOURCE_DIR}/src" "--cpp_out=${lw_schema_dir}"
            "--descriptor_set_out=${made}.descriptors" "${proto}"
        COMMAND "${LW_PYTHON}" -B "${CMAKE_SOURCE_DIR}/cmake/schema_fields.py" "${made}.descriptors" "${made}.fields.hpp"
        COMMENT "Generating the messages of ${name}" VERBATIM)
    list(APPEND lw_schema_sources "${made}.pb.cc")
    list(APPEND lw_schema_headers "${made}.pb.h" "${made}.fields.hpp")
endforeach()

lw_variants(variants FALSE)
foreach(variant IN LISTS variants)
    set(suffix "")
    if(variant STREQUAL "page")
        set(suffix _page)
    endif()
    add_library(lw_wire_schema${suffix} STATIC ${lw_schema_sources} ${lw_schema_headers})
    target_include_directories(lw_wire_schema${suffix} SYSTEM PUBLIC "${lw_schema_dir}")
    target_compile_options(lw_wire_schema${suffix} PRIVATE -w)
    if(EMSCRIPTEN)
        include(third_party_wasm)
        lw_wasm_part(lw_protobuf${suffix} protobuf ${variant} "${PROTOBUF_SOURCE_DIR}")
        target_include_directories(lw_protobuf${suffix} SYSTEM INTERFACE "${PROTOBUF_SOURCE_DIR}/src")
        target_link_libraries(lw_wire_schema${suffix} PUBLIC lw_protobuf${suffix})
    else()
        target_link_libraries(lw_wire_schema PUBLIC "${LW_PROTOBUF_LITE}")
    endif()
    if(variant STREQUAL "page")
        target_compile_options(lw_wire_schema_page PRIVATE ${LW_PAGE_COMPILE} -fno-exceptions -fno-rtti)
    elseif(variant STREQUAL "node")
        target_compile_options(lw_wire_schema PRIVATE ${LW_NODE_COMPILE})
    endif()
endforeach()
