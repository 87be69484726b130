import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { NativeSelect } from '@mantine/core';
import {
  competencyStatuses,
  tendedSorts,
  tendedTypes,
  type TendedSort,
} from '@torg/protocol/competency-terms';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { disciplines } from '@torg/protocol/terms';
import { disciplineTexts } from '../competencies/public/discipline-texts.ts';
import { FilterBar } from '../ui/FilterBar.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { numberOfFilters, sortOf, type TermsSearch } from './terms-search.ts';
import { statusTexts, typeTexts } from './vocabulary-texts.ts';

interface TermFiltersProps {
  search: TermsSearch;
  /** how many they leave, once known */
  total: number | undefined;
  onChange: (part: TermsSearch, replace?: boolean) => void;
}

const sortTexts: Record<TendedSort, MessageDescriptor> = {
  name: msg`Navn`,
  used: msg`Mest brukt`,
  created: msg`Nyeste`,
};

export function TermFilters({ search, total, onChange }: TermFiltersProps) {
  const { t } = useLingui();
  const choices = <V extends string>(
    values: readonly V[],
    texts: Record<V, MessageDescriptor>,
    every: string,
  ) => [{ value: '', label: every }, ...values.map((value) => ({ value, label: t(texts[value]) }))];
  return (
    <FilterBar
      search={
        <SearchField
          label={t`Søk på navn eller synonym, i alle språk`}
          value={search.q ?? ''}
          onChange={(q) => onChange({ q: q || undefined }, true)}
        />
      }
      count={numberOfFilters(search) - (search.q ? 1 : 0)}
      show={<ShowThem total={total} />}
    >
      <NativeSelect
        label={t`Slag`}
        value={search.type ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ type: tendedTypes.find((one) => one === value) })
        }
        data={choices(tendedTypes, typeTexts, t`Alle`)}
      />
      <NativeSelect
        label={t`Fagområde`}
        value={search.discipline ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ discipline: disciplines.find((one) => one === value) })
        }
        data={choices(disciplines, disciplineTexts, t`Alle`)}
      />
      <NativeSelect
        label={t`Status`}
        value={search.status ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ status: competencyStatuses.find((one) => one === value) })
        }
        data={choices(competencyStatuses, statusTexts, t`I bruk og foreslåtte`)}
      />
      <NativeSelect
        label={t`Rekkefølge`}
        value={sortOf(search).sort}
        onChange={({ currentTarget: { value } }) =>
          onChange({ sort: tendedSorts.find((one) => one === value), direction: undefined })
        }
        data={tendedSorts.map((value) => ({ value, label: t(sortTexts[value]) }))}
      />
    </FilterBar>
  );
}

function ShowThem({ total }: { total: number | undefined }) {
  if (total === undefined) return <Trans>Vis kompetansene</Trans>;
  return <Plural value={total} one="Vis # kompetanse" other="Vis # kompetanser" />;
}
