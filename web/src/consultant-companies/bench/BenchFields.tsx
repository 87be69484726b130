import { useLingui } from '@lingui/react/macro';
import { profileQaStatuses } from '@torg/protocol/profiles/profile-life';
import { qaStatusTexts } from '../../profiles/public/status-texts.ts';
import { FilterSelect } from '../../ui/list/FilterSelect.tsx';
import { SortField } from '../../ui/table/SortField.tsx';
import { ToggleChips } from '../../ui/field/ToggleChips.tsx';
import type { ListSearchState } from '../../ui/list/use-list-search.ts';
import { availabilityFilters, type benchList } from '../company-search.ts';
import { availabilityTexts, benchSortTexts } from './bench-texts.ts';
import classes from './BenchFields.module.css';

/** All filters of the bench, and its order, beside the words. */
export function BenchFields({ list }: { list: ListSearchState<typeof benchList> }) {
  const { t } = useLingui();
  const { qa_status, availability } = list.search;
  return (
    <>
      <FilterSelect
        label={t`Tilgjengelighet`}
        words={availabilityFilters}
        texts={availabilityTexts}
        value={availability}
        onChange={(next) => list.narrow({ availability: next })}
      />
      <SortField list={list} texts={benchSortTexts} />
      <ToggleChips
        label={t`Kvalitetssikring`}
        className={classes.wide}
        choices={profileQaStatuses.map((value) => ({ value, label: t(qaStatusTexts[value]) }))}
        chosen={qa_status ?? []}
        onChange={(next) => list.narrow({ qa_status: next })}
      />
    </>
  );
}
