// Before it draws the panels, Dear ImGui asks the graphics context for all state that it is about to change, to restore it
// afterwards. Each of these queries waits until the graphics process has caught up, which took longer than the rest of a
// frame. The board's renderer (src/gfx) sets whatever it needs itself, so the values at rest are good enough as answers.
"use strict";

function answerAtRest(context) {
  const blend = [context.ONE, context.ONE_MINUS_SRC_ALPHA];
  const atRest = new Map([
    [context.ACTIVE_TEXTURE, context.TEXTURE0],
    [context.CURRENT_PROGRAM, null],
    [context.TEXTURE_BINDING_2D, null],
    [context.SAMPLER_BINDING, null],
    [context.ARRAY_BUFFER_BINDING, null],
    [context.VERTEX_ARRAY_BINDING, null],
    [context.BLEND_SRC_RGB, blend[0]], [context.BLEND_DST_RGB, blend[1]],
    [context.BLEND_SRC_ALPHA, blend[0]], [context.BLEND_DST_ALPHA, blend[1]],
    [context.BLEND_EQUATION_RGB, context.FUNC_ADD], [context.BLEND_EQUATION_ALPHA, context.FUNC_ADD],
  ]);
  const whole = new Set([context.VIEWPORT, context.SCISSOR_BOX]);
  const ask = context.getParameter.bind(context);
  context.getParameter = (name) => {
    if (atRest.has(name)) return atRest.get(name);
    return whole.has(name) ? Int32Array.of(0, 0, context.drawingBufferWidth, context.drawingBufferHeight) : ask(name);
  };
}

/** Every context that this canvas gives from now on answers like this. */
function restContextsOf(canvas) {
  const getContext = canvas.getContext.bind(canvas);
  const known = new WeakSet();
  canvas.getContext = (kind, attributes) => {
    const context = getContext(kind, attributes);
    if (context !== null && !known.has(context)) {
      known.add(context);
      answerAtRest(context);
    }
    return context;
  };
}
