import { Plural, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ListPage } from '../ui/list/ListPage.tsx';
import { useListSearch } from '../ui/list/use-list-search.ts';
import { peopleRows } from './people-csv.ts';
import { fetchPeople, peopleQuery } from './people.queries.ts';
import { peopleParams, peopleList, wholeListParams } from './people-search.ts';
import { PeopleFields } from './PeopleFields.tsx';
import { PeopleTable } from './PeopleTable.tsx';

/** Everybody with an account, for admins. */
export function PeoplePage() {
  const { t } = useLingui();
  const list = useListSearch(peopleList);
  const { search } = list;
  const query = useQuery(peopleQuery(peopleParams(search)));
  const memberOfCompany = query.data?.accounts.find(
    (person) => person.organization?.id === search.company,
  );
  return (
    <ListPage
      title={t`Brukere`}
      list={list}
      query={query}
      results={({ accounts, total }) => ({ rows: accounts, total })}
      find={t`Søk på navn, e-post eller selskap`}
      fields={<PeopleFields list={list} companyName={memberOfCompany?.organization?.name} />}
      show={(total) => <Plural value={total} one="Vis # bruker" other="Vis # brukere" />}
      counted={(total) => <Plural value={total} one="# bruker" other="# brukere" />}
      skeleton={{ rows: 8, height: 64, card: 152 }}
      errorTitle={t`Vi fikk ikke hentet brukerne`}
      noHits={t`Ingen brukere passer filtrene`}
      csv={{
        fileName: t`brukere`,
        fetchPage: async (offset, signal) => {
          const { accounts, total } = await fetchPeople(wholeListParams(search, offset), signal);
          return { rows: accounts, total };
        },
        keyOf: ({ account }) => account,
        cells: (rows) => peopleRows(rows, t),
      }}
    >
      {(people) => <PeopleTable people={people} list={list} />}
    </ListPage>
  );
}
