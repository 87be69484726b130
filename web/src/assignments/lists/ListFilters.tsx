import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { FilterBar } from '../../ui/FilterBar.tsx';

interface ListFiltersProps {
  /** the field for words; always in sight */
  search: ReactNode;
  /** how many are set inside the drawer */
  count: number;
  /** how many they leave, once known */
  total: number | undefined;
  children: ReactNode;
}

export function ListFilters({ total, ...rest }: ListFiltersProps) {
  return (
    <FilterBar
      {...rest}
      show={
        total === undefined ? (
          <Trans>Vis oppdragene</Trans>
        ) : (
          <Plural value={total} one="Vis # oppdrag" other="Vis # oppdrag" />
        )
      }
    />
  );
}
