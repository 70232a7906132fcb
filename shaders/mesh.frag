#version 300 es
precision highp float;
// A colour, a pattern by board position over it, and a smooth edge for strokes. Premultiplied out.
uniform float u_pixels;  // a board unit in pixels
uniform int u_pattern;   // as draw::Pattern
uniform vec4 u_ink;      // straight
in vec2 v_board;
in vec4 v_color;
in vec2 v_edge;
out vec4 o_color;

const float kCell = 32.0;  // board units

// Distance in board units from the middle of the nearest line of a family, one a cell.
float line_at(float along) { return abs(fract(along / kCell) - 0.5) * kCell; }

// 1 inside, 0 outside, smooth over a pixel.
float inside(float distance, float half_width) { return clamp((half_width - distance) * u_pixels + 0.5, 0.0, 1.0); }

float pattern() {
    vec2 p = v_board;
    vec2 cell = (fract(p / kCell) - 0.5) * kCell;
    if (u_pattern == 1) return inside(line_at((p.x + p.y) * 0.7071), 3.4);
    if (u_pattern == 2) return inside(line_at((p.x - p.y) * 0.7071), 3.4);
    if (u_pattern == 3) return inside(length(cell), 5.5);
    if (u_pattern == 4) return inside(line_at(p.y), 3.4);
    if (u_pattern == 5) return max(inside(abs(cell.x), 2.4), inside(abs(cell.y), 2.4));
    if (u_pattern == 6) return inside(abs(length(cell) - 8.0), 2.4);
    if (u_pattern == 7) return inside(line_at(p.y + abs(cell.x)), 3.0);
    if (u_pattern == 8) return inside(line_at(p.x), 3.4);
    return 0.0;
}

void main() {
    float ink = pattern() * u_ink.a;
    vec3 color = u_ink.rgb * ink + v_color.rgb * v_color.a * (1.0 - ink);
    float total = ink + v_color.a * (1.0 - ink);
    float cover = inside(abs(v_edge.x), v_edge.y);
    o_color = vec4(color, total) * cover;
}
