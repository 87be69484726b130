import { useLingui } from '@lingui/react/macro';
import { NativeSelect } from '@mantine/core';
import { profileQaStatuses } from '@torg/protocol/profile-life';
import { countries, disciplines, sortDirections } from '@torg/protocol/terms';
import { disciplineTexts } from '../../competencies/public/discipline-texts.ts';
import { countryTexts } from '../../ui/country-texts.ts';
import { ToggleChips } from '../../ui/ToggleChips.tsx';
import { qaStatusTexts } from '../public/standing-texts.ts';
import { CompanyField } from './CompanyField.tsx';
import classes from './ConsultantFields.module.css';
import {
  consultantSorts,
  firstDirection,
  sortOf,
  visibilities,
  type ConsultantSearch,
} from './consultant-search.ts';
import { consultantSortTexts, visibilityTexts } from './consultant-texts.ts';

interface ConsultantFieldsProps {
  search: ConsultantSearch;
  onChange: (part: ConsultantSearch) => void;
}

/** All that narrows and orders the list, beside the words. */
export function ConsultantFields({ search, onChange }: ConsultantFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <NativeSelect
        label={t`Synlighet`}
        value={search.visibility ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ visibility: visibilities.find((one) => one === value) })
        }
        data={[
          { value: '', label: t`Alle` },
          ...visibilities.map((value) => ({ value, label: t(visibilityTexts[value]) })),
        ]}
      />
      <CompanyField company={search.company} onChange={(company) => onChange({ company })} />
      <NativeSelect
        label={t`Land`}
        value={search.country ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ country: countries.find((one) => one === value) })
        }
        data={[
          { value: '', label: t`Alle land` },
          ...countries.map((value) => ({ value, label: t(countryTexts[value]) })),
        ]}
      />
      <NativeSelect
        label={t`Fagområde`}
        value={search.discipline ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ discipline: disciplines.find((one) => one === value) })
        }
        data={[
          { value: '', label: t`Alle fagområder` },
          ...disciplines.map((value) => ({ value, label: t(disciplineTexts[value]) })),
        ]}
      />
      <SortChoice search={search} onChange={onChange} />
      <ToggleChips
        label={t`Kvalitetssikring`}
        className={classes.wide}
        choices={profileQaStatuses.map((value) => ({ value, label: t(qaStatusTexts[value]) }))}
        chosen={search.qa_status ?? []}
        onChange={(qa_status) => onChange({ qa_status })}
      />
    </>
  );
}

function SortChoice({ search, onChange }: ConsultantFieldsProps) {
  const { t } = useLingui();
  const { sort, direction } = sortOf(search);
  const choices = consultantSorts.flatMap((field) =>
    sortDirections
      .toSorted((way) => (way === firstDirection(field) ? -1 : 1))
      .map((way) => ({ field, way, value: `${field}:${way}` as const })),
  );
  return (
    <NativeSelect
      label={t`Rekkefølge`}
      value={`${sort}:${direction}`}
      onChange={({ currentTarget }) => {
        const choice = choices.find(({ value }) => value === currentTarget.value);
        if (choice) onChange({ sort: choice.field, direction: choice.way });
      }}
      data={choices.map(({ value }) => ({ value, label: t(consultantSortTexts[value]) }))}
    />
  );
}
