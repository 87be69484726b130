import { Trans, useLingui } from '@lingui/react/macro';
import { Table } from '@mantine/core';
import { countryTexts } from '../../ui/country-texts.ts';
import { HrefLink } from '../../ui/HrefLink.tsx';
import { LeadCell, ListTable } from '../../ui/ListTable.tsx';
import { sortHeaders } from '../../ui/SortHeader.tsx';
import type { ConsultantCompanyItem } from '../consultant-companies.queries.ts';
import { AgreementMark } from './AgreementMark.tsx';
import {
  firstDirection,
  sortOf,
  type CompaniesSearch,
  type CompanySort,
} from './companies-search.ts';
import { companyTypeTexts } from './company-texts.ts';

interface CompanyTableProps {
  companies: readonly ConsultantCompanyItem[];
  search: CompaniesSearch;
  onSort: (part: CompaniesSearch) => void;
}

export function CompanyTable({ companies, search, onSort }: CompanyTableProps) {
  const { t } = useLingui();
  const sortBy = sortHeaders<CompanySort>({ now: sortOf(search), first: firstDirection, onSort });
  return (
    <ListTable
      head={
        <>
          {sortBy('name', t`Selskap`)}
          <Table.Th>
            <Trans>Land</Trans>
          </Table.Th>
          <Table.Th>
            <Trans>Slag</Trans>
          </Table.Th>
          {sortBy('consultants', t`Konsulenter`)}
          {sortBy('active', t`Aktive`)}
          <Table.Th>
            <Trans>Samarbeidsavtale</Trans>
          </Table.Th>
          <Table.Th>
            <Trans>Hurtigspor</Trans>
          </Table.Th>
        </>
      }
    >
      {companies.map((company) => (
        <Row key={company.consultant_company} company={company} />
      ))}
    </ListTable>
  );
}

function Row({ company }: { company: ConsultantCompanyItem }) {
  const { t } = useLingui();
  return (
    <Table.Tr>
      <LeadCell>
        <HrefLink href={`/admin/consultant-company/${company.consultant_company}`}>
          {company.name}
        </HrefLink>
      </LeadCell>
      <Table.Td>{t(countryTexts[company.country])}</Table.Td>
      <Table.Td>{t(companyTypeTexts[company.type])}</Table.Td>
      <Table.Td>{company.consultants}</Table.Td>
      <Table.Td>{company.active_consultants}</Table.Td>
      <Table.Td>
        <AgreementMark signed={company.has_cooperation_agreement} />
      </Table.Td>
      <Table.Td>
        {company.fast_track_new_consultants ? <Trans>Ja</Trans> : <Trans>Nei</Trans>}
      </Table.Td>
    </Table.Tr>
  );
}
