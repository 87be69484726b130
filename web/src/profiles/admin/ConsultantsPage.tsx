import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { FilterBar } from '../../ui/FilterBar.tsx';
import { ListSkeleton } from '../../ui/ListSkeleton.tsx';
import { PagedResults } from '../../ui/PagedResults.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { QueryFaces } from '../../ui/QueryFaces.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { useWide } from '../../ui/use-wide.ts';
import { consultantsQuery } from './consultants.queries.ts';
import {
  consultantsAsked,
  numberOfFilters,
  pageSize,
  type ConsultantSearch,
} from './consultant-search.ts';
import { ConsultantCards } from './ConsultantCards.tsx';
import { ConsultantCsv } from './ConsultantCsv.tsx';
import { ConsultantFields } from './ConsultantFields.tsx';
import { ConsultantTable } from './ConsultantTable.tsx';
import { NoConsultants } from './NoConsultants.tsx';

/** Every consultant of the marketplace, to be found and compared. */
export function ConsultantsPage() {
  const { t } = useLingui();
  const search = useSearch({ from: '/shell/profiles' });
  const navigate = useNavigate({ from: '/profiles' });
  const wide = useWide();
  const list = useQuery(consultantsQuery(consultantsAsked(search)));
  const change = (part: ConsultantSearch, replace = false) =>
    void navigate({
      search: (before) => ({ ...before, page: undefined, ...part }),
      resetScroll: false,
      replace,
    });
  const filters = numberOfFilters(search);
  return (
    <>
      <PageHeader title={t`Konsulenter`} />
      <FilterBar
        search={
          <SearchField
            label={t`Søk på navn, tittel, e-post eller selskap`}
            value={search.q ?? ''}
            onChange={(q) => change({ q: q || undefined }, true)}
          />
        }
        count={filters - (search.q ? 1 : 0)}
        show={<ShowThem total={list.data?.total} />}
      >
        <ConsultantFields search={search} onChange={change} />
      </FilterBar>
      <QueryFaces
        query={list}
        skeleton={<ListSkeleton rows={8} height={wide ? 64 : 152} />}
        errorTitle={t`Vi fikk ikke hentet konsulentene`}
      >
        {({ profiles, total }) => (
          <>
            {total > 0 && <ConsultantCsv key={JSON.stringify(search)} search={search} />}
            <PagedResults
              total={total}
              count={profiles.length}
              page={search.page}
              size={pageSize}
              stale={list.isPlaceholderData}
              counted={<Plural value={total} one="# konsulent" other="# konsulenter" />}
              empty={<NoConsultants filtered={filters > 0} />}
            >
              {wide ? (
                <ConsultantTable consultants={profiles} search={search} onSort={change} />
              ) : (
                <ConsultantCards consultants={profiles} />
              )}
            </PagedResults>
          </>
        )}
      </QueryFaces>
    </>
  );
}

function ShowThem({ total }: { total: number | undefined }) {
  if (total === undefined) return <Trans>Vis konsulentene</Trans>;
  return <Plural value={total} one="Vis # konsulent" other="Vis # konsulenter" />;
}
