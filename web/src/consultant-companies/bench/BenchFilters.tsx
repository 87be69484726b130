import { Plural, useLingui } from '@lingui/react/macro';
import { NativeSelect } from '@mantine/core';
import { profileQaStatuses } from '@torg/protocol/profile-life';
import { qaStatusTexts } from '../../profiles/public/standing-texts.ts';
import { FilterBar } from '../../ui/FilterBar.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { ToggleChips } from '../../ui/ToggleChips.tsx';
import {
  availabilityFilters,
  benchSorts,
  numberOfFilters,
  type BenchSearch,
} from '../company-search.ts';
import { availabilityTexts, benchSortTexts } from './bench-texts.ts';
import classes from './BenchFilters.module.css';

interface BenchFiltersProps {
  search: BenchSearch;
  total: number;
  onChange: (part: BenchSearch, replace?: boolean) => void;
}

export function BenchFilters({ search, total, onChange }: BenchFiltersProps) {
  const { t } = useLingui();
  const { q, qa_status, availability, sort = benchSorts[0] } = search;
  return (
    <FilterBar
      search={
        <SearchField
          label={t`Søk på navn, tittel eller e-post`}
          value={q ?? ''}
          onChange={(words) => onChange({ q: words || undefined }, true)}
        />
      }
      count={numberOfFilters(search) - (q ? 1 : 0)}
      show={<Plural value={total} one="Vis # konsulent" other="Vis # konsulenter" />}
    >
      <NativeSelect
        label={t`Tilgjengelighet`}
        value={availability ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ availability: availabilityFilters.find((one) => one === value) })
        }
        data={[
          { value: '', label: t`Alle` },
          ...availabilityFilters.map((value) => ({ value, label: t(availabilityTexts[value]) })),
        ]}
      />
      <NativeSelect
        label={t`Rekkefølge`}
        value={sort}
        onChange={({ currentTarget: { value } }) =>
          onChange({ sort: benchSorts.find((one) => one === value) })
        }
        data={benchSorts.map((value) => ({ value, label: t(benchSortTexts[value]) }))}
      />
      <ToggleChips
        label={t`Kvalitetssikring`}
        className={classes.wide}
        choices={profileQaStatuses.map((value) => ({ value, label: t(qaStatusTexts[value]) }))}
        chosen={qa_status ?? []}
        onChange={(next) => onChange({ qa_status: next })}
      />
    </FilterBar>
  );
}
