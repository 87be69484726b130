import { Trans, useLingui } from '@lingui/react/macro';
import { Table } from '@mantine/core';
import { countryTexts } from '../../ui/country-texts.ts';
import { HrefLink } from '../../ui/HrefLink.tsx';
import { SortHeader } from '../../ui/SortHeader.tsx';
import type { ConsultantCompanyItem } from '../consultant-companies.queries.ts';
import { AgreementMark } from './AgreementMark.tsx';
import {
  firstDirection,
  sortOf,
  type CompaniesSearch,
  type CompanySort,
} from './companies-search.ts';
import classes from './CompanyTable.module.css';
import { companyTypeTexts } from './company-texts.ts';

interface CompanyTableProps {
  companies: readonly ConsultantCompanyItem[];
  search: CompaniesSearch;
  onSort: (part: CompaniesSearch) => void;
}

export function CompanyTable({ companies, search, onSort }: CompanyTableProps) {
  const { t } = useLingui();
  const now = sortOf(search);
  const sortBy = (sort: CompanySort, label: string) => {
    const sorted = now.sort === sort ? now.direction : undefined;
    const turned = sorted === 'asc' ? 'desc' : 'asc';
    const direction = sorted ? turned : firstDirection(sort);
    return <SortHeader label={label} sorted={sorted} onSort={() => onSort({ sort, direction })} />;
  };
  return (
    <div className={`torg-card ${classes.frame}`}>
      <Table className={classes.table} highlightOnHover>
        <Table.Thead>
          <Table.Tr>
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
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {companies.map((company) => (
            <Row key={company.consultant_company} company={company} />
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

function Row({ company }: { company: ConsultantCompanyItem }) {
  const { t } = useLingui();
  return (
    <Table.Tr>
      <Table.Td className={classes.name}>
        <HrefLink href={`/admin/consultant-company/${company.consultant_company}`}>
          {company.name}
        </HrefLink>
      </Table.Td>
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
