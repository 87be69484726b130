import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, type RefObject } from 'react';

/**
 * After a change of page the focus stands on its heading, so that a screen reader begins there. A
 * focus that is still inside the page, as on a row of a list beside what it opened, is left alone.
 */
export function useHeadingFocus(main: RefObject<HTMLElement | null>): void {
  const pathname = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const before = useRef<string>(undefined);
  useEffect(() => {
    const isFirst = before.current === undefined;
    before.current = pathname;
    if (isFirst || !main.current) return;
    const focused = document.activeElement;
    if (focused !== main.current && main.current.contains(focused)) return;
    (main.current.querySelector('h1') ?? main.current).focus({ preventScroll: true });
  }, [pathname, main]);
}
