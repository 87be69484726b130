import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { NativeSelect } from '@mantine/core';
import { threadKinds } from '@torg/protocol/terms';
import { answerFilters } from '@torg/protocol/thread-terms';
import { FilterBar } from '../../ui/FilterBar.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { kindTexts } from '../thread-texts.ts';
import { answerTexts } from './number-texts.ts';
import { numberOfFilters, type NumbersSearch } from './numbers-search.ts';

interface NumberedFiltersProps {
  search: NumbersSearch;
  /** how many they leave, once known */
  total: number | undefined;
  onChange: (part: NumbersSearch, replace?: boolean) => void;
}

export function NumberedFilters({ search, total, onChange }: NumberedFiltersProps) {
  const { t } = useLingui();
  const everything = { value: '', label: t`Alle` };
  const { q, kind, answer } = search;
  return (
    <FilterBar
      search={
        <SearchField
          label={t`Søk på nummer, oppdrag, navn eller selskap`}
          value={q ?? ''}
          onChange={(words) => onChange({ q: words || undefined }, true)}
        />
      }
      count={numberOfFilters(search) - (q ? 1 : 0)}
      show={<ShowThem total={total} />}
    >
      <NativeSelect
        label={t`Slag`}
        value={kind ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ kind: threadKinds.find((one) => one === value) })
        }
        data={[everything, ...threadKinds.map((value) => ({ value, label: t(kindTexts[value]) }))]}
      />
      <NativeSelect
        label={t`Besvart`}
        value={answer ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ answer: answerFilters.find((one) => one === value) })
        }
        data={[
          everything,
          ...answerFilters.map((value) => ({ value, label: t(answerTexts[value]) })),
        ]}
      />
    </FilterBar>
  );
}

function ShowThem({ total }: { total: number | undefined }) {
  if (total === undefined) return <Trans>Vis samtalene</Trans>;
  return <Plural value={total} one="Vis # samtale" other="Vis # samtaler" />;
}
