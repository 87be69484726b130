const breathMs = 5;

/** Lets others have their turn when one has been at it for some milliseconds. */
export function breathe(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < breathMs) return;
    await new Promise((resolve) => setImmediate(resolve));
    since = performance.now();
  };
}
