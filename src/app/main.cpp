// Starts the program: a window, the renderer, and the flow between screens.
#include "app/app.hpp"
#include "app/platform.hpp"

#include <SDL.h>

#include <chrono>
#include <memory>
#include <string>

namespace {

struct Program {
    lw::app::Window window;
    lw::gfx::Device device;
    std::unique_ptr<lw::app::App> app;
    int begun = 0;  ///< how much of begin() is done
};

/// What comes before the first frame, one step at a time, so that the page stays responsive meanwhile; false when a step fails.
bool begin(Program& program, std::string& error) {
    switch (program.begun++) {
        case 0: return program.window.open(error);
        case 1: return program.window.open_graphics(error);
        case 2: return program.device.create(error);
        default: program.app = std::make_unique<lw::app::App>(program.window, program.device); return true;
    }
}

double seconds() {
    using Clock = std::chrono::steady_clock;
    static const auto start = Clock::now();
    return std::chrono::duration<double>(Clock::now() - start).count();
}

double step(void* self) {
    auto& program = *static_cast<Program*>(self);
    if (program.app == nullptr) {
        std::string error;
        if (begin(program, error)) return 0;
        lw::app::platform::refused(error);
        return -1;
    }
    const double now = seconds();
    if (program.app->advance(now)) program.app->draw(now);
    return program.window.quit_requested() ? -1 : program.app->rest(now);
}

void answered(void* self) {
    auto& program = *static_cast<Program*>(self);
    if (program.app != nullptr) program.app->advance(seconds());
}

}  // namespace

int main(int, char**) {
    static Program program;
    lw::app::platform::run(step, answered, &program);
    if (program.app == nullptr) return 1;
    program.app.reset();
    program.device.destroy();
    program.window.close();
    return 0;
}
