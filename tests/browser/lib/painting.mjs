// The page paints in software, which takes nine tenths of a test's time. Where the picture is not what a test is about, every
// call for it is made and checked by the browser as ever, and only its pixels are left out.

/** Before the page's scripts. `window.painting(on)` puts the pixels in or leaves them out; they are out at first. */
export const UNPAINTED = () => {
  let graphics = null;
  let on = false;
  const apply = () => {
    if (graphics === null) return;
    graphics[on ? "disable" : "enable"](graphics.RASTERIZER_DISCARD);
    graphics.canvas.style.opacity = on ? "" : "0";
  };
  const plain = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = function (...wanted) {
    const context = plain.apply(this, wanted);
    if (context instanceof WebGL2RenderingContext && context !== graphics) {
      graphics = context;
      apply();
      this.addEventListener("webglcontextrestored", apply);
    }
    return context;
  };
  window.painting = (wanted) => {
    on = wanted;
    apply();
    if (on) Module.host.tell("systemSettingsChanged");   // nothing has: it draws anew
  };
};
