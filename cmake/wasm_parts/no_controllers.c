/* ImGui's backend can read game controllers, which the program never asks it to do. Its calls end here, not in SDL's drivers. */
#include <SDL_gamecontroller.h>

SDL_GameController* SDL_GameControllerOpen(int index) {
    (void)index;
    return NULL;
}

Uint8 SDL_GameControllerGetButton(SDL_GameController* controller, SDL_GameControllerButton button) {
    (void)controller, (void)button;
    return 0;
}

Sint16 SDL_GameControllerGetAxis(SDL_GameController* controller, SDL_GameControllerAxis axis) {
    (void)controller, (void)axis;
    return 0;
}
