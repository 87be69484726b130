import { useEffect, useRef, type ReactNode } from 'react';
import classes from './TabLinks.module.css';

/** Links side by side, of which one is where one is; each carries `aria-current` by itself. */
export function TabLinks({ label, children }: { label: string; children: ReactNode }) {
  const nav = useRef<HTMLElement>(null);
  const shown = useRef<Element>(null);
  // On a phone the row may be wider than the screen: the present tab stays in sight.
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
