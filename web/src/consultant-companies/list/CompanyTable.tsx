import { Trans, useLingui } from '@lingui/react/macro';
import { countryTexts } from '../../ui/text/country-texts.ts';
import { HrefLink } from '../../ui/text/HrefLink.tsx';
import { SortableTable, type Column } from '../../ui/table/SortableTable.tsx';
import type { ListSearchState } from '../../ui/list/use-list-search.ts';
import type { ConsultantCompanyItem } from '../consultant-companies.queries.ts';
import { AgreementMark } from './AgreementMark.tsx';
import type { companyList, CompanySort } from './companies-search.ts';
import { companyTypeTexts } from './company-texts.ts';
import { CompanyCard } from './CompanyCard.tsx';

interface CompanyTableProps {
  companies: readonly ConsultantCompanyItem[];
  list: ListSearchState<typeof companyList>;
}

export function CompanyTable({ companies, list }: CompanyTableProps) {
  const { t } = useLingui();
  const columns: Column<ConsultantCompanyItem, CompanySort>[] = [
    {
      header: t`Selskap`,
      sort: 'name',
      kind: 'lead',
      cell: ({ consultant_company: id, name }) => (
        <HrefLink href={`/admin/consultant-company/${id}`}>{name}</HrefLink>
      ),
    },
    { header: t`Land`, cell: ({ country }) => t(countryTexts[country]) },
    { header: t`Slag`, cell: ({ type }) => t(companyTypeTexts[type]) },
    { header: t`Konsulenter`, sort: 'consultants', cell: ({ consultants }) => consultants },
    { header: t`Aktive`, sort: 'active', cell: ({ active_consultants: active }) => active },
    {
      header: t`Samarbeidsavtale`,
      cell: ({ has_cooperation_agreement: signed }) => <AgreementMark signed={signed} />,
    },
    {
      header: t`Hurtigspor`,
      cell: ({ fast_track_new_consultants: fast }) =>
        fast ? <Trans>Ja</Trans> : <Trans>Nei</Trans>,
    },
  ];
  return (
    <SortableTable
      rows={companies}
      keyOf={(company) => company.consultant_company}
      columns={columns}
      list={list}
      card={(company) => <CompanyCard company={company} />}
    />
  );
}
