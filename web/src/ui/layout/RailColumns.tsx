import type { ReactNode } from 'react';
import classes from './RailColumns.module.css';

interface RailColumnsProps {
  /** the list of parts, with the current one marked */
  rail: ReactNode;
  /** the current part */
  children: ReactNode;
}

/** A form in parts: a rail beside the part on a wide screen, above it on a narrow one. */
export function RailColumns({ rail, children }: RailColumnsProps) {
  return (
    <div className={classes.columns}>
      {rail}
      <div className={classes.main}>{children}</div>
    </div>
  );
}
