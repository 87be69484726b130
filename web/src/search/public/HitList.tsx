import type { ReactNode } from 'react';
import type { SearchProfile } from '../search.queries.ts';
import { HitCard } from './HitCard.tsx';
import classes from './HitList.module.css';

interface HitListProps {
  hits: readonly SearchProfile[];
  /** ids of the skills in the search */
  searchedSkills: readonly string[];
  anonymized: boolean;
  compared: readonly string[];
  /** the consultants who get a mark, and the mark */
  marked?: ReadonlySet<string>;
  mark?: ReactNode;
  onCompare: (account: string) => void;
}

export function HitList({ hits, marked, mark, onCompare, ...shown }: HitListProps) {
  return (
    <ul className={classes.list}>
      {hits.map((hit) => (
        <HitCard
          key={hit.account}
          hit={hit}
          mark={marked?.has(hit.account) ? mark : undefined}
          onCompare={() => onCompare(hit.account)}
          {...shown}
        />
      ))}
    </ul>
  );
}
