import { FocusKeeper } from './focus-keeper.ts';

/**
 * A button or switch that is disabled while its work is under way loses the focus, and the keyboard
 * would start at the top of the page, even behind an open dialog. This gives the focus back afterwards.
 */
export function preserveFocus(): void {
  const keeper = new FocusKeeper<HTMLElement & { disabled: boolean }>();
  document.addEventListener('focusin', ({ target }) => {
    keeper.focused(isControl(target) ? target : null);
  });
  document.addEventListener('focusout', () => keeper.blurred());
  const watcher = new MutationObserver((changes) => {
    for (const { target } of changes) {
      if (!isControl(target) || !keeper.disabledChanged(target)) continue;
      if (document.activeElement === document.body) target.focus({ preventScroll: true });
    }
  });
  watcher.observe(document.body, { subtree: true, attributeFilter: ['disabled'] });
}

const isControl = (target: unknown): target is HTMLElement & { disabled: boolean } =>
  target instanceof HTMLElement && 'disabled' in target;
