import { useLingui } from '@lingui/react/macro';
import { countries, roles } from '@torg/protocol/terms';
import { OrganizationField } from '../organizations/public/OrganizationField.tsx';
import { countryTexts } from '../ui/text/country-texts.ts';
import { FilterSelect } from '../ui/list/FilterSelect.tsx';
import { SortField } from '../ui/table/SortField.tsx';
import type { ListSearchState } from '../ui/list/use-list-search.ts';
import { statuses, type peopleList } from './people-search.ts';
import { peopleSortTexts, roleTexts, statusTexts } from './people-texts.ts';

interface PeopleFieldsProps {
  list: ListSearchState<typeof peopleList>;
  /** of the chosen company, once one of its people is in the list */
  companyName: string | undefined;
}

/** All filters and the order of the list, beside the text field. */
export function PeopleFields({ list, companyName }: PeopleFieldsProps) {
  const { t } = useLingui();
  const { search, narrow } = list;
  return (
    <>
      <FilterSelect
        label={t`Rolle`}
        words={roles}
        texts={roleTexts}
        value={search.role}
        onChange={(role) => narrow({ role })}
      />
      <FilterSelect
        label={t`Status`}
        words={statuses}
        texts={statusTexts}
        value={search.status}
        onChange={(status) => narrow({ status })}
      />
      <OrganizationField
        kinds={['client', 'consultant_company']}
        organization={search.company}
        name={companyName}
        placeholder={t`Alle selskaper`}
        onChange={(company) => narrow({ company })}
      />
      <FilterSelect
        label={t`Land`}
        every={t`Alle land`}
        words={countries}
        texts={countryTexts}
        value={search.country}
        onChange={(country) => narrow({ country })}
      />
      <SortField list={list} texts={peopleSortTexts} />
    </>
  );
}
