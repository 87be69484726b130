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
    const focused = document.activeElement;
    const isInside = focused !== main.current && main.current.contains(focused);
    if (isInside && focused?.checkVisibility()) return;
    (main.current.querySelector('h1') ?? main.current).focus({ preventScroll: true });
  }, [pathname, main]);
}
