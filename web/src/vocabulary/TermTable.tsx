import { useLingui } from '@lingui/react/macro';
import type { ManagedSort } from '@torg/protocol/competencies/competency-terms';
import { useLocale } from '../client/use-locale.ts';
import { disciplineTexts } from '../competencies/public/discipline-texts.ts';
import { HrefLink } from '../ui/text/HrefLink.tsx';
import { SortableTable, type Column } from '../ui/table/SortableTable.tsx';
import type { ListSearchState } from '../ui/list/use-list-search.ts';
import { TermCard } from './TermCard.tsx';
import type { termList } from './terms-search.ts';
import { TermStatus } from './TermStatus.tsx';
import { UsedText } from './UsedText.tsx';
import type { Managed } from './vocabulary.queries.ts';
import { typeTexts } from './vocabulary-texts.ts';

interface TermTableProps {
  terms: readonly Managed[];
  list: ListSearchState<typeof termList>;
}

export function TermTable({ terms, list }: TermTableProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const columns: Column<Managed, ManagedSort>[] = [
    {
      header: t`Navn`,
      sort: 'name',
      kind: 'lead',
      cell: ({ competency, names }) => (
        <HrefLink href={`/competencies/${competency}`}>{names[locale]}</HrefLink>
      ),
    },
    { header: t`Slag`, cell: ({ type }) => t(typeTexts[type]) },
    { header: t`Fagområde`, cell: ({ discipline }) => t(disciplineTexts[discipline]) },
    { header: t`Status`, cell: (term) => <TermStatus term={term} /> },
    { header: t`Brukt`, sort: 'used', cell: ({ used }) => <UsedText used={used} /> },
  ];
  return (
    <SortableTable
      rows={terms}
      keyOf={({ competency }) => competency}
      columns={columns}
      list={list}
      card={(term) => <TermCard term={term} />}
    />
  );
}
