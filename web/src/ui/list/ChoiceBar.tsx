import { useRef, type ReactNode } from 'react';
import classes from './ChoiceBar.module.css';
import { useFocusResults } from './use-focus-results.ts';

interface ChoiceBarProps {
  label: string;
  /** how many are chosen, in words */
  counted: ReactNode;
  /** above the row, such as a refusal */
  above?: ReactNode;
  /** the actions on those that are chosen */
  children: ReactNode;
}

/** Stays at the bottom of a list while some of it is chosen; rendered only then. */
export function ChoiceBar({ label, counted, above, children }: ChoiceBarProps) {
  const bar = useRef<HTMLElement>(null);
  useFocusResults(bar);
  return (
    <section ref={bar} className={`torg-card ${classes.bar}`} aria-label={label}>
      {above}
      <div className={classes.row}>
        <span role="status" className={classes.count}>
          {counted}
        </span>
        <div className={classes.actions}>{children}</div>
      </div>
    </section>
  );
}
