import type { FindSearch } from './find-search.ts';
import { HitCard } from './HitCard.tsx';
import classes from './HitList.module.css';
import type { SearchProfile } from './search.queries.ts';

interface HitListProps {
  hits: readonly SearchProfile[];
  search: FindSearch;
  compared: readonly string[];
  onCompare: (account: string) => void;
}

export function HitList({ hits, search, compared, onCompare }: HitListProps) {
  return (
    <ul className={classes.list}>
      {hits.map((hit) => (
        <HitCard
          key={hit.account}
          hit={hit}
          search={search}
          compared={compared}
          onCompare={() => onCompare(hit.account)}
        />
      ))}
    </ul>
  );
}
