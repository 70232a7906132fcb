// The page paints in software, which takes nine tenths of a test's time. Where a test is not about the picture, every
// graphics call is still made and checked by the browser, and only the pixels are left out.

/** Run before the page's scripts. `window.painting(on)` puts the pixels in or leaves them out; they are out at first. */
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
    if (on) Module.host.tell("systemSettingsChanged");   // nothing has: it just draws again
  };
};
