import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, type RefObject } from 'react';

/**
 * After a change of page the focus moves to its heading, so that a screen reader starts there. A
 * visible focus inside the page stays, such as on a row beside what it opened; on a narrow screen the
 * list that had it is hidden.
 */
export function useHeadingFocus(main: RefObject<HTMLElement | null>): void {
  const pathname = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const before = useRef<string>(undefined);
  useEffect(() => {
    const isFirst = before.current === undefined;
    before.current = pathname;
    if (isFirst || !main.current) return;
    return focusHeading(main.current);
  }, [pathname, main]);
}

/**
 * The content may still be loading, or replace a placeholder's heading: each new heading gets the
 * focus, until the user does something.
 */
function focusHeading(main: HTMLElement): () => void {
  const isNowhere = () =>
    [main, document.body].some((element) => element === document.activeElement);
  const place = () => {
    if (isNowhere()) main.querySelector('h1')?.focus({ preventScroll: true });
  };
  const isInside = main.contains(document.activeElement);
  if (!isInside || document.activeElement?.checkVisibility() === false) {
    main.focus({ preventScroll: true });
  }
  place();
  const watcher = new MutationObserver(place);
  watcher.observe(main, { childList: true, subtree: true });
  const stop = () => {
    watcher.disconnect();
    removeEventListener('pointerdown', stop);
    removeEventListener('keydown', stop);
  };
  addEventListener('pointerdown', stop);
  addEventListener('keydown', stop);
  return stop;
}
