import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, type RefObject } from 'react';

/**
 * After a change of page the focus stands on its heading, so that a screen reader begins there. A
 * focus that is still inside the page, as on a row of a list beside what it opened, is left alone where
 * it can be seen; on a narrow screen what was opened has taken the list's place.
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
 * The content may still be on its way, or take the place of a heading that stood for it: whatever heading
 * comes has the focus, until somebody does something.
 */
function focusHeading(main: HTMLElement): () => void {
  const isNowhere = () => [main, document.body].some((one) => one === document.activeElement);
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
