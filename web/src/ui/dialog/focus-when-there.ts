const timeout = 5_000;

/** Focuses an element as soon as it exists: some are rendered a moment later. */
export function focusWhenThere(id: string, block: ScrollLogicalPosition = 'center'): () => void {
  const until = performance.now() + timeout;
  let frame = 0;
  const tryFocus = () => {
    const element = document.getElementById(id);
    if (element) {
      element.scrollIntoView({ block });
      element.focus({ preventScroll: true });
    } else if (performance.now() < until) {
      frame = requestAnimationFrame(tryFocus);
    }
  };
  frame = requestAnimationFrame(tryFocus);
  return () => cancelAnimationFrame(frame);
}
