import { useLingui } from '@lingui/react/macro';
import { NativeSelect } from '@mantine/core';
import { countries, roles, sortDirections } from '@torg/protocol/terms';
import { OrganizationField } from '../organizations/public/OrganizationField.tsx';
import { countryTexts } from '../ui/country-texts.ts';
import {
  firstDirection,
  peopleSorts,
  sortOf,
  standings,
  type PeopleSearch,
} from './people-search.ts';
import { peopleSortTexts, roleTexts, standingTexts } from './people-texts.ts';

interface PeopleFieldsProps {
  search: PeopleSearch;
  /** of the chosen company, once somebody of it is in the list */
  companyName: string | undefined;
  onChange: (part: PeopleSearch) => void;
}

/** All that narrows and orders the list, beside the words. */
export function PeopleFields({ search, companyName, onChange }: PeopleFieldsProps) {
  const { t } = useLingui();
  const everything = { value: '', label: t`Alle` };
  return (
    <>
      <NativeSelect
        label={t`Rolle`}
        value={search.role ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ role: roles.find((one) => one === value) })
        }
        data={[everything, ...roles.map((value) => ({ value, label: t(roleTexts[value]) }))]}
      />
      <NativeSelect
        label={t`Status`}
        value={search.standing ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ standing: standings.find((one) => one === value) })
        }
        data={[
          everything,
          ...standings.map((value) => ({ value, label: t(standingTexts[value]) })),
        ]}
      />
      <OrganizationField
        kinds={['client', 'consultant_company']}
        organization={search.company}
        name={companyName}
        placeholder={t`Alle selskaper`}
        onChange={(company) => onChange({ company })}
      />
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
      <SortChoice search={search} onChange={onChange} />
    </>
  );
}

function SortChoice({ search, onChange }: Omit<PeopleFieldsProps, 'companyName'>) {
  const { t } = useLingui();
  const { sort, direction } = sortOf(search);
  const choices = peopleSorts.flatMap((field) =>
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
      data={choices.map(({ value }) => ({ value, label: t(peopleSortTexts[value]) }))}
    />
  );
}
