#version 300 es
// One box round the land and its shallow waters. The board position of each pixel goes on, in hex radii.
uniform vec2 u_board_origin;  // board position of the top left corner of the viewport
uniform vec2 u_board_size;    // of the whole viewport
uniform vec4 u_box;           // left, top, width, height on the board
in vec2 a_position;           // 0..1
out vec2 v_board;

void main() {
    v_board = u_box.xy + a_position * u_box.zw;
    vec2 clip = (v_board - u_board_origin) / u_board_size * 2.0 - 1.0;
    gl_Position = vec4(clip.x, -clip.y, 0.0, 1.0);
}
