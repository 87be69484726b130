import { useLingui } from '@lingui/react/macro';
import { profileQaStatuses } from '@torg/protocol/profiles/profile-life';
import { countries, disciplines } from '@torg/protocol/terms';
import { disciplineTexts } from '../../competencies/public/discipline-texts.ts';
import { countryTexts } from '../../ui/text/country-texts.ts';
import { FilterSelect } from '../../ui/list/FilterSelect.tsx';
import { SortField } from '../../ui/table/SortField.tsx';
import { ToggleChips } from '../../ui/field/ToggleChips.tsx';
import type { ListSearchState } from '../../ui/list/use-list-search.ts';
import { qaStatusTexts } from '../public/status-texts.ts';
import { CompanyField } from './CompanyField.tsx';
import classes from './ConsultantFields.module.css';
import { visibilities, type consultantList } from './consultant-search.ts';
import { consultantSortTexts, visibilityTexts } from './consultant-texts.ts';

/** All filters and the order of the list, beside the text field. */
export function ConsultantFields({ list }: { list: ListSearchState<typeof consultantList> }) {
  const { t } = useLingui();
  const { search, narrow } = list;
  return (
    <>
      <FilterSelect
        label={t`Synlighet`}
        words={visibilities}
        texts={visibilityTexts}
        value={search.visibility}
        onChange={(visibility) => narrow({ visibility })}
      />
      <CompanyField company={search.company} onChange={(company) => narrow({ company })} />
      <FilterSelect
        label={t`Land`}
        every={t`Alle land`}
        words={countries}
        texts={countryTexts}
        value={search.country}
        onChange={(country) => narrow({ country })}
      />
      <FilterSelect
        label={t`Fagområde`}
        every={t`Alle fagområder`}
        words={disciplines}
        texts={disciplineTexts}
        value={search.discipline}
        onChange={(discipline) => narrow({ discipline })}
      />
      <SortField list={list} texts={consultantSortTexts} />
      <ToggleChips
        label={t`Kvalitetssikring`}
        className={classes.wide}
        choices={profileQaStatuses.map((value) => ({ value, label: t(qaStatusTexts[value]) }))}
        chosen={search.qa_status ?? []}
        onChange={(qa_status) => narrow({ qa_status })}
      />
    </>
  );
}
