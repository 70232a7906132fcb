#version 300 es
// Board sprites: corners in pixels of the viewport, y down.
uniform vec2 u_viewport;
in vec2 a_position;
in vec2 a_uv;
in vec4 a_tint;  // premultiplied
out vec2 v_uv;
out vec4 v_tint;

void main() {
    v_uv = a_uv;
    v_tint = a_tint;
    vec2 clip = a_position / u_viewport * 2.0 - 1.0;
    gl_Position = vec4(clip.x, -clip.y, 0.0, 1.0);
}
