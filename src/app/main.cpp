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
};

double seconds() {
    using Clock = std::chrono::steady_clock;
    static const auto start = Clock::now();
    return std::chrono::duration<double>(Clock::now() - start).count();
}

bool step(void* self) {
    auto& program = *static_cast<Program*>(self);
    const double now = seconds();
    if (program.app->advance(now)) program.app->draw(now);
    return !program.window.quit_requested();
}

}  // namespace

int main(int, char**) {
    static Program program;
    std::string error;
    if (!program.window.open(error) || !program.device.create(error)) {
        lw::app::platform::refused(error);
        return 1;
    }
    program.app = std::make_unique<lw::app::App>(program.window, program.device);
    lw::app::platform::run(step, &program);
    program.app.reset();
    program.device.destroy();
    program.window.close();
    return 0;
}
