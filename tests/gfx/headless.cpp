#include "gfx/headless.hpp"

#include <array>

#include <EGL/egl.h>
#include <EGL/eglext.h>
#include <dlfcn.h>

namespace lw::gfx::test {

namespace {

template <class Function>
Function find(void* library, const char* name) {
    return reinterpret_cast<Function>(dlsym(library, name));
}

}  // namespace

bool Headless::make() {
    library_ = dlopen("libEGL.so.1", RTLD_NOW | RTLD_LOCAL);
    if (library_ == nullptr) return false;
    const auto get_display = find<PFNEGLGETPLATFORMDISPLAYPROC>(library_, "eglGetPlatformDisplay");
    const auto initialize = find<PFNEGLINITIALIZEPROC>(library_, "eglInitialize");
    const auto choose = find<PFNEGLCHOOSECONFIGPROC>(library_, "eglChooseConfig");
    const auto bind = find<PFNEGLBINDAPIPROC>(library_, "eglBindAPI");
    if (!get_display || !initialize || !choose || !bind) return false;
    display_ = get_display(EGL_PLATFORM_SURFACELESS_MESA, nullptr, nullptr);
    if (display_ == EGL_NO_DISPLAY || initialize(display_, nullptr, nullptr) == EGL_FALSE) return false;
    const std::array<EGLint, 5> wanted{EGL_SURFACE_TYPE, EGL_PBUFFER_BIT, EGL_RENDERABLE_TYPE, EGL_OPENGL_ES3_BIT, EGL_NONE};
    EGLint found = 0;
    if (choose(display_, wanted.data(), &config_, 1, &found) == EGL_FALSE || found < 1) return false;
    bind(EGL_OPENGL_ES_API);
    return make_context();
}

bool Headless::make_context() {
    const auto create = find<PFNEGLCREATECONTEXTPROC>(library_, "eglCreateContext");
    const auto current = find<PFNEGLMAKECURRENTPROC>(library_, "eglMakeCurrent");
    const std::array<EGLint, 3> version{EGL_CONTEXT_CLIENT_VERSION, 3, EGL_NONE};
    context_ = create(display_, config_, EGL_NO_CONTEXT, version.data());
    return context_ != EGL_NO_CONTEXT && current(display_, EGL_NO_SURFACE, EGL_NO_SURFACE, context_) == EGL_TRUE;
}

void Headless::drop_context() {
    if (context_ == nullptr) return;
    find<PFNEGLMAKECURRENTPROC>(library_, "eglMakeCurrent")(display_, EGL_NO_SURFACE, EGL_NO_SURFACE, EGL_NO_CONTEXT);
    find<PFNEGLDESTROYCONTEXTPROC>(library_, "eglDestroyContext")(display_, context_);
    context_ = nullptr;
}

bool Headless::lose_and_restore() {
    drop_context();
    return make_context();
}

Headless::~Headless() {
    drop_context();
    // The library stays loaded: Mesa does not like to be unloaded while its threads run.
}

}  // namespace lw::gfx::test
