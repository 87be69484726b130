import { Trans } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { BaseSearch } from '../../client/list-search.ts';
import { FilterBar } from './FilterBar.tsx';
import { ListCsv } from '../table/ListCsv.tsx';
import { ListSkeleton } from '../states/ListSkeleton.tsx';
import { NoHits } from '../states/NoHits.tsx';
import { PagedResults } from './PagedResults.tsx';
import { PageHeader } from '../layout/PageHeader.tsx';
import { QueryState } from '../states/QueryState.tsx';
import { SearchField } from '../field/SearchField.tsx';
import type { CsvList } from '../table/use-list-csv.ts';
import { isRefused } from '../states/is-refused.ts';
import { useWide } from '../layout/use-wide.ts';

/** The part of a list's search state that the page itself needs. */
interface ListState {
  search: BaseSearch;
  page: number;
  size: number;
  filters: number;
  withoutFilters: object;
  narrow: (part: { q?: string }, replace?: boolean) => void;
}

interface Results<R> {
  rows: readonly R[];
  /** on all pages */
  total: number;
}

interface ListViewProps<T, R> {
  list: ListState;
  query: UseQueryResult<T>;
  results: (data: T) => Results<R>;
  /** label of the text field, or the page's own field */
  find?: string | ReactNode;
  /** filters and order; in a drawer on a phone */
  fields?: ReactNode;
  /** how many of the filters are outside the drawer, not counting the text */
  external?: number;
  /** label of the button that closes the drawer */
  show?: (total: number) => ReactNode;
  /** replaces text and filters */
  finder?: ReactNode;
  /** between the filters and the results */
  between?: ReactNode;
  /** how many there are, in words */
  counted: (total: number) => ReactNode;
  /**
   * placeholder rows while the first results load; `card` is their height in px where there are no
   * columns
   */
  skeleton: { rows: number; height: number; card?: number };
  errorTitle: string;
  /** title when the filters match nothing */
  noHits?: string;
  /** shown when there is nothing, filtered or not */
  empty?: ReactNode;
  csv?: CsvList<R>;
  /** above the results, also when there are none */
  above?: (data: T) => ReactNode;
  children: (rows: readonly R[], data: T) => ReactNode;
}

interface ListPageProps<T, R> extends ListViewProps<T, R> {
  title: string;
  action?: ReactNode;
  crumbs?: readonly { label: string; href: string }[];
  lead?: ReactNode;
  /** below the heading: tabs, or a notice about a recent action */
  tabs?: ReactNode;
}

export function ListPage<T, R>(props: ListPageProps<T, R>) {
  const { title, action, crumbs, lead, tabs, ...view } = props;
  // Whoever may not see a list needs nothing to narrow it by.
  if (isRefused(view.query)) {
    return (
      <QueryState query={view.query} order={1} skeleton={null}>
        {() => null}
      </QueryState>
    );
  }
  return (
    <>
      <PageHeader title={title} action={action} crumbs={crumbs}>
        {lead}
      </PageHeader>
      {tabs}
      <ListView {...view} />
    </>
  );
}

/** A list with its filters, in every state that it may be in. */
export function ListView<T, R>(props: ListViewProps<T, R>) {
  const { list, query, results, skeleton, csv, children } = props;
  const wide = useWide();
  const height = wide ? skeleton.height : (skeleton.card ?? skeleton.height);
  return (
    <>
      {props.finder ?? <Filters {...props} />}
      {props.between}
      <QueryState
        query={query}
        skeleton={<ListSkeleton rows={skeleton.rows} height={height} />}
        errorTitle={props.errorTitle}
      >
        {(data) => {
          const { rows, total } = results(data);
          return (
            <>
              {props.above?.(data)}
              {csv && total > 0 && <ListCsv key={JSON.stringify(list.search)} list={csv} />}
              <PagedResults
                total={total}
                count={rows.length}
                page={list.page}
                size={list.size}
                stale={query.isPlaceholderData}
                counted={props.counted(total)}
                empty={<Nothing {...props} />}
              >
                {children(rows, data)}
              </PagedResults>
            </>
          );
        }}
      </QueryState>
    </>
  );
}

function Filters<T, R>(props: ListViewProps<T, R>) {
  const { list, query, results, find, fields, external = 0, show } = props;
  if (find === undefined) return null;
  const { q } = list.search;
  return (
    <FilterBar
      search={
        typeof find === 'string' ? (
          <SearchField
            label={find}
            value={q ?? ''}
            onChange={(words) => list.narrow({ q: words || undefined }, true)}
          />
        ) : (
          find
        )
      }
      count={list.filters - (q ? 1 : 0) - external}
      show={query.data && show ? show(results(query.data).total) : <Trans>Vis listen</Trans>}
    >
      {fields}
    </FilterBar>
  );
}

/** There are no entries at all, or none that match the filters. */
function Nothing<T, R>({ list, noHits, empty }: ListViewProps<T, R>) {
  if (noHits === undefined || (empty !== undefined && list.filters === 0)) return empty;
  const unfiltered = { to: '.', search: list.withoutFilters } as LinkProps;
  return <NoHits title={noHits} unfiltered={unfiltered} />;
}

/** One page of a list that is loaded as a whole. */
export const pageOf = <R,>(all: readonly R[], { page, size }: { page: number; size: number }) => ({
  rows: all.slice((page - 1) * size, page * size),
  total: all.length,
});
