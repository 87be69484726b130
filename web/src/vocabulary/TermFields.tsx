import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import {
  competencyStatuses,
  managedTypes,
  type ManagedSort,
} from '@torg/protocol/competencies/competency-terms';
import { disciplines } from '@torg/protocol/terms';
import { disciplineTexts } from '../competencies/public/discipline-texts.ts';
import { FilterSelect } from '../ui/list/FilterSelect.tsx';
import type { ListSearchState } from '../ui/list/use-list-search.ts';
import { SortField } from '../ui/table/SortField.tsx';
import type { termList } from './terms-search.ts';
import { statusTexts, typeTexts } from './vocabulary-texts.ts';

const sortTexts: Record<ManagedSort, MessageDescriptor> = {
  name: msg`Navn`,
  used: msg`Mest brukt`,
  created: msg`Nyeste`,
};

/** All filters of the list, and its order, beside the words. */
export function TermFields({ list }: { list: ListSearchState<typeof termList> }) {
  const { t } = useLingui();
  const { search, narrow } = list;
  return (
    <>
      <FilterSelect
        label={t`Slag`}
        words={managedTypes}
        texts={typeTexts}
        value={search.type}
        onChange={(type) => narrow({ type })}
      />
      <FilterSelect
        label={t`Fagområde`}
        words={disciplines}
        texts={disciplineTexts}
        value={search.discipline}
        onChange={(discipline) => narrow({ discipline })}
      />
      <FilterSelect
        label={t`Status`}
        every={t`I bruk og foreslåtte`}
        words={competencyStatuses}
        texts={statusTexts}
        value={search.status}
        onChange={(status) => narrow({ status })}
      />
      <SortField list={list} texts={sortTexts} />
    </>
  );
}
