# The versions of the sources in the cache. tools/lib.sh pins the same ones with their checksums.
set(LW_SDL2_VERSION 2.26.5)
set(LW_IMGUI_VERSION 1.90.1)
set(LW_NANOSVG_VERSION 20241219)
# Also the version of Debian's protoc: generated code refuses a runtime of another one.
set(LW_PROTOBUF_VERSION 3.21.12)
