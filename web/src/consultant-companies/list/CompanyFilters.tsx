import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { NativeSelect } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { countries } from '@torg/protocol/terms';
import { countryTexts } from '../../ui/country-texts.ts';
import { FilterBar } from '../../ui/FilterBar.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import {
  agreementFilters,
  companySorts,
  companyTypes,
  numberOfFilters,
  type CompaniesSearch,
} from './companies-search.ts';
import { agreementTexts, companySortTexts, companyTypeTexts } from './company-texts.ts';

interface CompanyFiltersProps {
  search: CompaniesSearch;
  /** how many they leave, once known */
  total: number | undefined;
  onChange: (part: CompaniesSearch, replace?: boolean) => void;
}

export function CompanyFilters({ search, total, onChange }: CompanyFiltersProps) {
  const { t } = useLingui();
  const { q, country, type, agreement, sort = companySorts[0] } = search;
  const navigate = useNavigate();
  const everything = { value: '', label: t`Alle` };
  return (
    <FilterBar
      search={
        <SearchField
          label={t`Søk etter selskap`}
          value={q ?? ''}
          onChange={(words) => onChange({ q: words || undefined }, true)}
        />
      }
      count={numberOfFilters(search) - (q ? 1 : 0)}
      show={<ShowThem total={total} />}
    >
      <NativeSelect
        label={t`Land`}
        value={country ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ country: countries.find((one) => one === value) })
        }
        data={[
          { value: '', label: t`Alle land` },
          ...countries.map((value) => ({ value, label: t(countryTexts[value]) })),
        ]}
      />
      <NativeSelect
        label={t`Slag`}
        value={type ?? ''}
        onChange={({ currentTarget: { value } }) =>
          value === 'client'
            ? void navigate({ to: '/customers', search: { q, country } })
            : onChange({ type: companyTypes.find((one) => one === value) })
        }
        data={[
          everything,
          // They have a list of their own, with what goes on there.
          { value: 'client', label: t`Oppdragsgiver` },
          ...companyTypes.map((value) => ({ value, label: t(companyTypeTexts[value]) })),
        ]}
      />
      <NativeSelect
        label={t`Samarbeidsavtale`}
        value={agreement ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ agreement: agreementFilters.find((one) => one === value) })
        }
        data={[
          everything,
          ...agreementFilters.map((value) => ({ value, label: t(agreementTexts[value]) })),
        ]}
      />
      <NativeSelect
        label={t`Rekkefølge`}
        value={sort}
        onChange={({ currentTarget: { value } }) =>
          onChange({ sort: companySorts.find((one) => one === value), direction: undefined })
        }
        data={companySorts.map((value) => ({ value, label: t(companySortTexts[value]) }))}
      />
    </FilterBar>
  );
}

function ShowThem({ total }: { total: number | undefined }) {
  if (total === undefined) return <Trans>Vis selskapene</Trans>;
  return <Plural value={total} one="Vis # selskap" other="Vis # selskaper" />;
}
