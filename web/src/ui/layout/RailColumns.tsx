import type { ReactNode } from 'react';
import classes from './RailColumns.module.css';

interface RailColumnsProps {
  /** where one is among the parts */
  rail: ReactNode;
  /** the part */
  children: ReactNode;
}

/** What one writes part by part: a rail beside the part where there is room, above it where not. */
export function RailColumns({ rail, children }: RailColumnsProps) {
  return (
    <div className={classes.columns}>
      {rail}
      <div className={classes.main}>{children}</div>
    </div>
  );
}
