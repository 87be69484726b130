import type { ReactNode } from 'react';
import classes from './FactList.module.css';

export interface Fact {
  label: string;
  value: ReactNode;
  /** a value without spaces that needs its own row */
  isLong?: boolean;
}

export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(({ label, value, isLong }) => (
        <div key={label} data-long={isLong}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
