const breatheAfterMs = 5;

/** Returns a function that yields to the event loop after a few milliseconds of work. */
export function breathe(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < breatheAfterMs) return;
    await new Promise((resolve) => setImmediate(resolve));
    since = performance.now();
  };
}
