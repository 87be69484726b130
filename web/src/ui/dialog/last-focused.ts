/** The elements that had the focus, the latest last. */
let focused: HTMLElement[] = [];
const mostElements = 5;

document.addEventListener('focusin', ({ target }) => {
  if (!(target instanceof HTMLElement)) return;
  focused = [...focused.filter((one) => one !== target && one.isConnected), target].slice(
    -mostElements,
  );
});

/**
 * What has the focus, or had it last: a button that waits for its answer is disabled, which takes the
 * focus from it before its dialog opens. Who followed a link is on another page by now.
 */
export function lastFocused(): Element | null {
  const { activeElement, body } = document;
  if (activeElement !== body) return activeElement;
  const last = focused.findLast((one) => one.isConnected);
  return last instanceof HTMLButtonElement ? last : body;
}
