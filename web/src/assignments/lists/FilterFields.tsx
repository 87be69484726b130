import { useLingui } from '@lingui/react/macro';
import { NativeSelect } from '@mantine/core';
import {
  countries,
  disciplines,
  remoteFilters,
  type Country,
  type Discipline,
  type RemoteFilter,
} from '@torg/protocol/terms';
import type { ReactNode } from 'react';
import { ToggleChips } from '../../ui/field/ToggleChips.tsx';
import { disciplineTexts } from '../../competencies/public/discipline-texts.ts';
import { countryTexts } from '../../ui/text/country-texts.ts';
import { FilterSelect } from '../../ui/list/FilterSelect.tsx';
import { remoteTexts } from '../assignment-texts.ts';
import classes from './FilterFields.module.css';

export interface FilterValues {
  country?: Country;
  remote?: RemoteFilter;
  discipline?: Discipline[];
}

interface FilterFieldsProps {
  values: FilterValues;
  onChange: (part: FilterValues) => void;
  /** more fields, shown before the disciplines, which take a row of their own */
  children?: ReactNode;
}

/** The filters for country, remote work and discipline that several lists share. */
export function FilterFields({ values, onChange, children }: FilterFieldsProps) {
  const { t } = useLingui();
  const { country, remote = 'any', discipline = [] } = values;
  return (
    <>
      <FilterSelect
        label={t`Land`}
        every={t`Alle land`}
        words={countries}
        texts={countryTexts}
        value={country}
        onChange={(next) => onChange({ country: next })}
      />
      <NativeSelect
        label={t`Arbeidssted`}
        value={remote}
        onChange={({ currentTarget }) =>
          onChange({ remote: remoteFilters.find((one) => one === currentTarget.value) })
        }
        data={remoteFilters.map((value) => ({ value, label: t(remoteTexts[value]) }))}
      />
      {children}
      <ToggleChips
        label={t`Fagområde`}
        className={classes.wide}
        choices={disciplines.map((value) => ({ value, label: t(disciplineTexts[value]) }))}
        chosen={discipline}
        onChange={(next) => onChange({ discipline: next })}
      />
    </>
  );
}
