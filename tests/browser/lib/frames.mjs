// How long the page's own frame function keeps the main thread, measured from outside it.

/** Runs `act` and returns the milliseconds of every animation callback in which the page drew. */
export async function timed(table, act) {
  await table.page.evaluate(() => {
    window.frameTimes = [];
    window.plainRequest = window.requestAnimationFrame;
    window.requestAnimationFrame = (callback) => window.plainRequest.call(window, (time) => {
      const before = Module.host.frames;
      const since = performance.now();
      callback(time);
      if (Module.host.frames > before) window.frameTimes.push(performance.now() - since);
    });
  });
  await table.frame(4);
  await table.page.evaluate(() => { window.frameTimes.length = 0; });
  await act();
  return table.page.evaluate(() => {
    window.requestAnimationFrame = window.plainRequest;
    return window.frameTimes;
  });
}

export function median(times) {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}
