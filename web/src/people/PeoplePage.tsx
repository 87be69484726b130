import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { FilterBar } from '../ui/FilterBar.tsx';
import { ListCsv } from '../ui/ListCsv.tsx';
import { ListSkeleton } from '../ui/ListSkeleton.tsx';
import { PagedResults } from '../ui/PagedResults.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { QueryFaces } from '../ui/QueryFaces.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { useWide } from '../ui/use-wide.ts';
import { NobodyFound } from './NobodyFound.tsx';
import { peopleRows } from './people-csv.ts';
import { fetchPeople, peopleQuery } from './people.queries.ts';
import {
  numberOfFilters,
  pageSize,
  peopleAsked,
  wholeListAsked,
  type PeopleSearch,
} from './people-search.ts';
import { PeopleCards } from './PeopleCards.tsx';
import { PeopleFields } from './PeopleFields.tsx';
import { PeopleTable } from './PeopleTable.tsx';

/** Everybody with an account, to be found and looked after. */
export function PeoplePage() {
  const { t } = useLingui();
  const search = useSearch({ from: '/shell/users' });
  const navigate = useNavigate({ from: '/users' });
  const wide = useWide();
  const list = useQuery(peopleQuery(peopleAsked(search)));
  const change = (part: PeopleSearch, replace = false) =>
    void navigate({
      search: (before) => ({ ...before, page: undefined, ...part }),
      resetScroll: false,
      replace,
    });
  const filters = numberOfFilters(search);
  const ofCompany = list.data?.accounts.find((one) => one.organization?.id === search.company);
  return (
    <>
      <PageHeader title={t`Brukere`} />
      <FilterBar
        search={
          <SearchField
            label={t`Søk på navn, e-post eller selskap`}
            value={search.q ?? ''}
            onChange={(q) => change({ q: q || undefined }, true)}
          />
        }
        count={filters - (search.q ? 1 : 0)}
        show={<ShowThem total={list.data?.total} />}
      >
        <PeopleFields
          search={search}
          companyName={ofCompany?.organization?.name}
          onChange={change}
        />
      </FilterBar>
      <QueryFaces
        query={list}
        skeleton={<ListSkeleton rows={8} height={wide ? 64 : 152} />}
        errorTitle={t`Vi fikk ikke hentet brukerne`}
      >
        {({ accounts, total }) => (
          <>
            {total > 0 && <PeopleCsv key={JSON.stringify(search)} search={search} />}
            <PagedResults
              total={total}
              count={accounts.length}
              page={search.page}
              size={pageSize}
              stale={list.isPlaceholderData}
              counted={<Plural value={total} one="# bruker" other="# brukere" />}
              empty={<NobodyFound />}
            >
              {wide ? (
                <PeopleTable people={accounts} search={search} onSort={change} />
              ) : (
                <PeopleCards people={accounts} />
              )}
            </PagedResults>
          </>
        )}
      </QueryFaces>
    </>
  );
}

function PeopleCsv({ search }: { search: PeopleSearch }) {
  const { t } = useLingui();
  return (
    <ListCsv
      list={{
        fileName: t`brukere`,
        fetchPage: async (offset, signal) => {
          const { accounts, total } = await fetchPeople(wholeListAsked(search, offset), signal);
          return { rows: accounts, total };
        },
        keyOf: ({ account }) => account,
        cells: (rows) => peopleRows(rows, t),
      }}
    />
  );
}

function ShowThem({ total }: { total: number | undefined }) {
  if (total === undefined) return <Trans>Vis brukerne</Trans>;
  return <Plural value={total} one="Vis # bruker" other="Vis # brukere" />;
}
