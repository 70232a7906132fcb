/* In place of sscanf for ImGui, which needs it for one thing alone, the version of GLSL: it never has a settings file to read. With the
   real one the page would be 4 KB larger. */
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

int lw_scan(const char* text, const char* format, ...) {
    static const char before[] = "#version ";
    if (strcmp(format, "#version %d") != 0 || strncmp(text, before, sizeof before - 1) != 0) return 0;
    va_list to;
    va_start(to, format);
    *va_arg(to, int*) = (int)strtol(text + sizeof before - 1, NULL, 10);
    va_end(to);
    return 1;
}
