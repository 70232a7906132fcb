// GL functions by name. Nobody asks for one: SDL would, for those who draw through it. Emscripten's own answer knows all of GL by
// name and so keeps all of it in the page, 5 KB of wasm and 9 KB of JS gzipped.

extern "C" void* eglGetProcAddress(const char* /*name*/) { return nullptr; }
