import { useEffect, useRef, type ReactNode } from 'react';
import classes from './TabLinks.module.css';

/** Links as tabs; the router sets `aria-current` on the active one. */
export function TabLinks({ label, children }: { label: string; children: ReactNode }) {
  const nav = useRef<HTMLElement>(null);
  const shown = useRef<Element>(null);
  // On a phone the row may be wider than the screen: the current tab stays visible.
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (!nav.current || !current || current === shown.current) return;
    shown.current = current;
    const middle = current.offsetLeft + current.offsetWidth / 2;
    nav.current.scrollLeft = middle - nav.current.clientWidth / 2;
  });
  return (
    <nav ref={nav} aria-label={label} className={classes.tabs}>
      {children}
    </nav>
  );
}
