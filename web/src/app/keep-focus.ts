/**
 * A button or switch that is disabled while its work is under way lets go of the focus, and the keyboard
 * would start over at the top of the page, behind an open dialog even. It gets the focus back afterwards.
 */
export function keepFocus(): void {
  const letGo = new WeakSet<Node>();
  let last: EventTarget | null = null;
  document.addEventListener('focusin', ({ target }) => {
    last = target;
  });
  const watcher = new MutationObserver((changes) => {
    for (const { target } of changes) {
      if (!(target instanceof HTMLButtonElement || target instanceof HTMLInputElement)) continue;
      if (target.disabled && target === last && focusIsNowhere()) letGo.add(target);
      if (target.disabled || !letGo.delete(target)) continue;
      if (focusIsNowhere()) target.focus({ preventScroll: true });
    }
  });
  watcher.observe(document.body, { subtree: true, attributeFilter: ['disabled'] });
}

const focusIsNowhere = (): boolean => document.activeElement === document.body;
