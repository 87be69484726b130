import { Trans, useLingui } from '@lingui/react/macro';
import { AgoText, ShortDateText } from '../ui/text/DateText.tsx';
import { SortableTable, type Column } from '../ui/table/SortableTable.tsx';
import type { ListSearchState } from '../ui/list/use-list-search.ts';
import type { Person } from './people.queries.ts';
import type { peopleList, PeopleSort } from './people-search.ts';
import { PersonCard } from './PersonCard.tsx';
import { PersonCompany } from './PersonCompany.tsx';
import { PersonName } from './PersonName.tsx';
import { PersonRole } from './PersonRole.tsx';
import { StatusBadge } from './StatusBadge.tsx';

interface PeopleTableProps {
  people: readonly Person[];
  list: ListSearchState<typeof peopleList>;
}

export function PeopleTable({ people, list }: PeopleTableProps) {
  const { t } = useLingui();
  const columns: Column<Person, PeopleSort>[] = [
    {
      header: t`Navn`,
      sort: 'name',
      kind: 'lead',
      cell: (person) => <PersonName person={person} />,
    },
    { header: t`Rolle`, cell: (person) => <PersonRole person={person} /> },
    {
      header: t`Selskap`,
      cell: ({ organization }) => <PersonCompany organization={organization} />,
    },
    { header: t`Status`, cell: ({ status }) => <StatusBadge status={status} /> },
    {
      header: t`Sist aktiv`,
      sort: 'active',
      cell: ({ last_active_at: at }) => (at ? <AgoText value={at} /> : <Trans>Aldri</Trans>),
    },
    {
      header: t`Lagt til`,
      sort: 'created',
      cell: ({ created_at }) => <ShortDateText value={created_at} />,
    },
  ];
  return (
    <SortableTable
      rows={people}
      keyOf={({ account }) => account}
      columns={columns}
      list={list}
      card={(person) => <PersonCard person={person} />}
    />
  );
}
