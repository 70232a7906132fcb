#version 300 es
precision highp float;
// The sea near the land: flat bands by the distance to the coast, and broken surf lines.
// All lengths are in hex radii. Nothing moves while u_time stands still.
uniform sampler2D u_coast;     // distance to land
uniform vec2 u_coast_origin;
uniform vec2 u_coast_size;
uniform float u_pixel;         // size of one pixel
uniform float u_time;          // seconds
uniform vec3 u_deep;
uniform vec3 u_step;
uniform vec3 u_mid;
uniform vec3 u_shallow;
uniform vec3 u_foam;
uniform vec3 u_sand;
uniform vec3 u_sand_rim;
in vec2 v_board;
out vec4 o_color;

// 1 where the value is below the edge, with one soft pixel between.
float below(float value, float edge) {
    return clamp((edge - value) / (1.3 * u_pixel) + 0.5, 0.0, 1.0);
}

// How far the bands' edges stray; u_time makes the wide ones drift.
float wobble(vec2 p, float t) {
    return 0.030 * sin(p.x * 5.1 + 1.7 * sin(p.y * 2.3 + t * 0.9) + t) +
           0.026 * sin(p.y * 6.3 + 1.3 * sin(p.x * 2.9 - t * 0.7) + 1.0 - t * 0.8) +
           0.012 * sin(p.x * 13.0 + p.y * 9.0 + t * 1.3);
}

// The gates open the two lines here and there; the width runs out thin at the ends.
vec3 surf(vec3 color, vec2 p, float d) {
    float t = u_time * 0.16;
    float gate = sin(p.x * 3.1 + p.y * 2.2 + t) + sin(p.y * 4.4 - p.x * 1.7 - t * 1.4);
    float near = abs(d - 0.56 - 0.025 * sin(u_time * 0.5 + p.x));
    float far = abs(d - 0.88 - 0.030 * sin(u_time * 0.4 + p.y));
    color = mix(color, u_foam, 0.50 * below(near, 0.017 * smoothstep(0.45, 0.80, gate)) * step(0.47, gate));
    return mix(color, u_foam, 0.25 * below(far, 0.015 * smoothstep(0.80, 1.15, gate)) * step(0.82, gate));
}

void main() {
    vec2 p = v_board;
    float d = texture(u_coast, (p - u_coast_origin) / u_coast_size).r;
    float still = wobble(p, 0.0);
    float w = u_time == 0.0 ? still : wobble(p, u_time * 0.22);
    vec3 color = mix(u_deep, u_step, below(d + 2.6 * w, 1.22));
    color = mix(color, u_mid, below(d + 2.0 * w, 0.72));
    color = mix(color, u_shallow, below(d + 0.75 * (w + still), 0.40));
    color = surf(color, p, d + 1.8 * w);
    float lap = 0.014 * sin(u_time * 0.9 + 1.6 * p.x + 1.3 * p.y);
    color = mix(color, u_foam, below(d + still + lap, 0.235));
    color = mix(color, u_sand_rim, below(d + 0.9 * still, 0.165));
    color = mix(color, u_sand, below(d + 0.9 * still, 0.142));
    o_color = vec4(color, 1.0);
}
