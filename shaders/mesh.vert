#version 300 es
// Areas and strokes of the board: corners in board units.
uniform vec2 u_board_origin;  // board position of the top left corner of the viewport
uniform vec2 u_board_size;    // of the whole viewport
in vec2 a_position;
in vec4 a_color;              // straight
in vec2 a_edge;               // distance from the middle of a stroke, and where it ends
out vec2 v_board;
out vec4 v_color;
out vec2 v_edge;

void main() {
    v_board = a_position;
    v_color = a_color;
    v_edge = a_edge;
    vec2 clip = (a_position - u_board_origin) / u_board_size * 2.0 - 1.0;
    gl_Position = vec4(clip.x, -clip.y, 0.0, 1.0);
}
