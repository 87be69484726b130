import { useEffect } from 'react';
import { focusHeading } from './focus-heading.ts';
import { lastFocused } from './last-focused.ts';

const openerTimeoutMs = 3_000;

/** A dialog that is unmounted while it is open does not give the focus back itself; this does. */
export function useFocusBack(opened: boolean): void {
  useEffect(() => {
    if (!opened) return;
    const opener = lastFocused();
    const around = opener?.closest<HTMLElement>('[role="dialog"]');
    /** Nothing nearer is left: what it was opened from, if that is still open, or the page. */
    const farther = () => (around?.isConnected ? around.focus() : focusHeading());
    return () => {
      requestAnimationFrame(() => {
        const isLost = document.activeElement === document.body;
        // A dialog that the address opened has no opener.
        const wasOpened = opener instanceof HTMLElement && opener !== document.body;
        if (isLost && wasOpened && opener.isConnected) opener.focus();
        else if (isLost) farther();
        if (wasOpened) whenGone(opener, farther);
      });
    };
  }, [opened]);
}

/** The opener may disappear after the next fetch, as the row of something that was removed. */
function whenGone(opener: HTMLElement, farther: () => void): void {
  const until = performance.now() + openerTimeoutMs;
  let left = false;
  let isBack = false;
  // Keys may be faster than frames: whoever has gone on is not taken back.
  const blurred = ({ relatedTarget }: FocusEvent) => {
    left = relatedTarget !== null;
  };
  opener.addEventListener('blur', blurred, { once: true });
  const look = () => {
    const { activeElement } = document;
    if (left || (activeElement !== opener && activeElement !== document.body)) return;
    if (!opener.isConnected) return farther();
    isBack ||= activeElement === opener;
    // A button that waits for its answer cannot have the focus yet.
    if (!isBack) opener.focus();
    if (performance.now() < until) requestAnimationFrame(look);
  };
  look();
}
