import type { ReactNode } from 'react';
import classes from './TabLinks.module.css';

/** Links side by side, of which one is where one is; each carries `aria-current` by itself. */
export function TabLinks({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className={classes.tabs}>
      {children}
    </nav>
  );
}
