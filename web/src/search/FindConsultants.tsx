import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Outlet, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useLocale } from '../client/use-locale.ts';
import { FilterBar } from '../ui/FilterBar.tsx';
import { ListSkeleton } from '../ui/ListSkeleton.tsx';
import { PagedResults } from '../ui/PagedResults.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { QueryFaces } from '../ui/QueryFaces.tsx';
import { CompareBar } from './public/CompareBar.tsx';
import { flipped } from './public/compared.ts';
import { findBody } from './find-body.ts';
import { namedAll, numberOfFilters, pageSize, type FindSearch } from './find-search.ts';
import { FindField } from './FindField.tsx';
import { FindFields } from './FindFields.tsx';
import { MeaningNote } from './MeaningNote.tsx';
import { HitList } from './public/HitList.tsx';
import { NewHitsContext } from './public/new-hits.ts';
import { NoHits } from './NoHits.tsx';
import { searchQuery } from './search.queries.ts';

interface FindConsultantsProps {
  /** finds the hidden ones, too */
  isAdmin: boolean;
  /** of these alone */
  company?: string;
}

/** Consultants by words and filters; all of it stands in the address. */
export function FindConsultants({ isAdmin, company }: FindConsultantsProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const search: FindSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const list = useQuery(searchQuery({ isAdmin, body: findBody(search, company), locale }));
  const change = (part: FindSearch, replace = false) =>
    void navigate({
      to: '.',
      search: (before: FindSearch) => ({ ...before, page: undefined, ...part }),
      resetScroll: false,
      replace,
    });
  const { compare = [], page } = search;
  // The way back leads past those who were picked, to where one came from.
  const choose = (chosen: string[] | undefined) => change({ page, compare: chosen }, true);
  const filters = numberOfFilters(search);
  const [accounts, mark] = useState<readonly string[]>([]);
  return (
    <NewHitsContext value={{ accounts, mark }}>
      <PageHeader title={t`Finn konsulenter`} action={<Outlet />} />
      <FilterBar
        search={<FindField isAdmin={isAdmin} search={search} onChange={change} />}
        count={filters}
        show={<ShowThem total={list.data?.total} />}
      >
        <FindFields search={search} onChange={change} />
      </FilterBar>
      <QueryFaces
        query={list}
        skeleton={<ListSkeleton rows={5} height={180} />}
        errorTitle={t`Vi fikk ikke søkt`}
      >
        {({ data, total, meaning }) => (
          <>
            <MeaningNote meaning={meaning} />
            <PagedResults
              total={total}
              count={data.length}
              page={page}
              size={pageSize}
              stale={list.isPlaceholderData}
              counted={<Plural value={total} one="# konsulent" other="# konsulenter" />}
              empty={<NoHits isFiltered={filters > 0} hasWords={search.q !== undefined} />}
            >
              <HitList
                hits={data}
                asked={namedAll(search.skills).map(({ uuid }) => uuid)}
                anonymized={search.anonymized !== undefined}
                compared={compare}
                onCompare={(account) => choose(flipped(compare, account))}
              />
            </PagedResults>
          </>
        )}
      </QueryFaces>
      <CompareBar
        compared={compare}
        anonymized={search.anonymized !== undefined}
        isAdmin={isAdmin}
        onClear={() => choose(undefined)}
      />
    </NewHitsContext>
  );
}

function ShowThem({ total }: { total: number | undefined }) {
  if (total === undefined) return <Trans>Vis konsulentene</Trans>;
  return <Plural value={total} one="Vis # konsulent" other="Vis # konsulenter" />;
}
