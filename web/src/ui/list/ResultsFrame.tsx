import type { ReactNode } from 'react';
import classes from './ResultsFrame.module.css';

interface ResultsFrameProps {
  /** other results are loading */
  stale: boolean;
  className?: string;
  children: ReactNode;
}

/** Old results stay, dimmed, until the next have loaded. */
export function ResultsFrame({ stale, className = '', children }: ResultsFrameProps) {
  return (
    <div
      className={`${classes.results} ${className}`}
      aria-busy={stale}
      data-stale={stale || undefined}
    >
      {children}
    </div>
  );
}
