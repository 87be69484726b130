import { Trans, useLingui } from '@lingui/react/macro';
import { Table } from '@mantine/core';
import type { TendedSort } from '@torg/protocol/competency-terms';
import { useLocale } from '../client/use-locale.ts';
import { disciplineTexts } from '../competencies/public/discipline-texts.ts';
import { HrefLink } from '../ui/HrefLink.tsx';
import { LeadCell, ListTable } from '../ui/ListTable.tsx';
import { sortHeaders } from '../ui/SortHeader.tsx';
import { TermStatus } from './TermStatus.tsx';
import { firstDirection, sortOf, type TermsSearch } from './terms-search.ts';
import type { Tended } from './vocabulary.queries.ts';
import { UsedText } from './UsedText.tsx';
import { typeTexts } from './vocabulary-texts.ts';

interface TermTableProps {
  terms: readonly Tended[];
  search: TermsSearch;
  onSort: (part: TermsSearch) => void;
}

export function TermTable({ terms, search, onSort }: TermTableProps) {
  const { t } = useLingui();
  const sortBy = sortHeaders<TendedSort>({
    now: sortOf(search),
    first: firstDirection,
    onSort,
  });
  return (
    <ListTable
      head={
        <>
          {sortBy('name', t`Navn`)}
          <Table.Th>
            <Trans>Slag</Trans>
          </Table.Th>
          <Table.Th>
            <Trans>Fagområde</Trans>
          </Table.Th>
          <Table.Th>
            <Trans>Status</Trans>
          </Table.Th>
          {sortBy('used', t`Brukt`)}
        </>
      }
    >
      {terms.map((term) => (
        <Row key={term.competency} term={term} />
      ))}
    </ListTable>
  );
}

function Row({ term }: { term: Tended }) {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <Table.Tr>
      <LeadCell>
        <HrefLink href={`/competencies/${term.competency}`}>{term.names[locale]}</HrefLink>
      </LeadCell>
      <Table.Td>{t(typeTexts[term.type])}</Table.Td>
      <Table.Td>{t(disciplineTexts[term.discipline])}</Table.Td>
      <Table.Td>
        <TermStatus term={term} />
      </Table.Td>
      <Table.Td>
        <UsedText used={term.used} />
      </Table.Td>
    </Table.Tr>
  );
}
