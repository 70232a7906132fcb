#pragma once

// An OpenGL ES 3 context without a window or a display server: Mesa's surfaceless EGL, loaded at run time so
// that nothing links to it. Native only; where there is none, make() is false and the tests are skipped.
namespace lw::gfx::test {

class Headless {
public:
    Headless() = default;
    ~Headless();
    Headless(const Headless&) = delete;
    Headless& operator=(const Headless&) = delete;

    bool make();
    // Destroys the context and makes a new one: what a lost WebGL context amounts to.
    bool lose_and_restore();

private:
    void* library_ = nullptr;
    void* display_ = nullptr;
    void* config_ = nullptr;
    void* context_ = nullptr;

    bool make_context();
    void drop_context();
};

}  // namespace lw::gfx::test
