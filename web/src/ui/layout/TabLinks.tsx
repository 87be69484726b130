import { useEffect, useRef, type ReactNode } from 'react';
import classes from './TabLinks.module.css';

/** Links as tabs; the router sets `aria-current` on the active one. */
export function TabLinks({ label, children }: { label: string; children: ReactNode }) {
  const nav = useRef<HTMLElement>(null);
  const shown = useRef('');
  // On a phone the row may be wider than the screen: the current tab stays visible, also when
  // counts that arrive later make the tabs wider.
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current]');
    const text = current?.textContent ?? '';
    if (!nav.current || !current || text === shown.current) return;
    shown.current = text;
    const middle = current.offsetLeft + current.offsetWidth / 2;
    nav.current.scrollLeft = middle - nav.current.clientWidth / 2;
  });
  return (
    <nav ref={nav} aria-label={label} className={classes.tabs}>
      {children}
    </nav>
  );
}
