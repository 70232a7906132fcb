#version 300 es
precision highp float;
// Premultiplied in, premultiplied out. The bias keeps the full size sharp while the atlas is a little too large.
uniform sampler2D u_atlas;
in vec2 v_uv;
in vec4 v_tint;
out vec4 o_color;

void main() {
    o_color = texture(u_atlas, v_uv, -0.6) * v_tint;
}
