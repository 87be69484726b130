import { useLayoutEffect, type RefObject } from 'react';
import { focusHeading } from '../dialog/focus-heading.ts';
import { resultsId } from './results-id.ts';

/** When the bar disappears with the focus in it, the number of results gets the focus. */
export function useFocusResults(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    const inside = watchInside(element);
    return () => {
      const last = inside.stop();
      const results = document.getElementById(resultsId);
      if (!last) return;
      requestAnimationFrame(() => {
        if (element.isConnected || document.activeElement !== document.body) return;
        // With the mouse the page stays where it is.
        if (results?.isConnected) results.focus({ preventScroll: !last.byKeyboard });
        else focusHeading();
      });
    };
  }, [bar]);
}

const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role="dialog"]') !== null;

/**
 * Notes whether the focus is inside, or in a dialog that was opened from here; a button that is disabled
 * while it waits loses it early.
 */
function watchInside(bar: HTMLElement) {
  const listening = new AbortController();
  const { signal } = listening;
  let last: { byKeyboard: boolean } | undefined;
  const focused = ({ target }: FocusEvent) => {
    last = { byKeyboard: target instanceof HTMLElement && target.matches(':focus-visible') };
  };
  const blurred = ({ target, relatedTarget }: FocusEvent) => {
    const isWaiting = target instanceof HTMLButtonElement && target.disabled;
    if (!isWaiting && !isInDialog(relatedTarget)) last = undefined;
  };
  bar.addEventListener('focusin', focused, { signal });
  bar.addEventListener('focusout', blurred, { signal });
  const stop = () => {
    listening.abort();
    return last;
  };
  return { stop };
}
