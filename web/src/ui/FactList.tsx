import type { ReactNode } from 'react';
import classes from './FactList.module.css';

export interface Fact {
  label: string;
  value: ReactNode;
}

/** Labels with what they stand for, one below the other. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
