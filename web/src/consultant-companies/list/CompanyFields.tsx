import { useLingui } from '@lingui/react/macro';
import { NativeSelect } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { countries } from '@torg/protocol/terms';
import { countryTexts } from '../../ui/text/country-texts.ts';
import { FilterSelect } from '../../ui/list/FilterSelect.tsx';
import { SortField } from '../../ui/table/SortField.tsx';
import type { ListSearchState } from '../../ui/list/use-list-search.ts';
import { agreementFilters, companyTypes, type companyList } from './companies-search.ts';
import { agreementTexts, companySortTexts, companyTypeTexts } from './company-texts.ts';

/** All filters of the list, and its order, beside the words. */
export function CompanyFields({ list }: { list: ListSearchState<typeof companyList> }) {
  const { t } = useLingui();
  const { q, country, type, agreement } = list.search;
  const navigate = useNavigate();
  return (
    <>
      <FilterSelect
        label={t`Land`}
        every={t`Alle land`}
        words={countries}
        texts={countryTexts}
        value={country}
        onChange={(next) => list.narrow({ country: next })}
      />
      <NativeSelect
        label={t`Slag`}
        value={type ?? ''}
        onChange={({ currentTarget: { value } }) =>
          value === 'client'
            ? void navigate({ to: '/customers', search: { q, country } })
            : list.narrow({ type: companyTypes.find((one) => one === value) })
        }
        data={[
          { value: '', label: t`Alle` },
          // Clients have a list of their own, with figures about their assignments.
          { value: 'client', label: t`Oppdragsgiver` },
          ...companyTypes.map((value) => ({ value, label: t(companyTypeTexts[value]) })),
        ]}
      />
      <FilterSelect
        label={t`Samarbeidsavtale`}
        words={agreementFilters}
        texts={agreementTexts}
        value={agreement}
        onChange={(next) => list.narrow({ agreement: next })}
      />
      <SortField list={list} texts={companySortTexts} />
    </>
  );
}
