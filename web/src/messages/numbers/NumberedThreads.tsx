import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ListSkeleton } from '../../ui/ListSkeleton.tsx';
import { PagedResults } from '../../ui/PagedResults.tsx';
import { QueryFaces } from '../../ui/QueryFaces.tsx';
import { useWide } from '../../ui/use-wide.ts';
import { numberedThreadsQuery } from './numbers.queries.ts';
import { numberedAsked, numberOfFilters, pageSize, type NumbersSearch } from './numbers-search.ts';
import { NumberedCsv } from './NumberedCsv.tsx';
import { NumberedFilters } from './NumberedFilters.tsx';
import { NumberedCards, NumberedTable } from './NumberedRows.tsx';

interface NumberedThreadsProps {
  search: NumbersSearch;
  onChange: (part: NumbersSearch, replace?: boolean) => void;
}

/** Every thread with its parties and how much was written. */
export function NumberedThreads({ search, onChange }: NumberedThreadsProps) {
  const { t } = useLingui();
  const wide = useWide();
  const list = useQuery(numberedThreadsQuery(numberedAsked(search)));
  const change = (part: NumbersSearch, replace?: boolean) =>
    onChange({ page: undefined, ...part }, replace);
  return (
    <section aria-labelledby="numbered-threads">
      <Title order={2} size="h3" id="numbered-threads" mb="sm">
        <Trans>Alle samtaler</Trans>
      </Title>
      <NumberedFilters search={search} total={list.data?.total} onChange={change} />
      <QueryFaces
        query={list}
        skeleton={<ListSkeleton rows={8} height={wide ? 56 : 140} />}
        errorTitle={t`Vi fikk ikke hentet samtalene`}
      >
        {({ threads, total }) => (
          <>
            {total > 0 && <NumberedCsv key={JSON.stringify(search)} search={search} />}
            <PagedResults
              total={total}
              count={threads.length}
              page={search.page}
              size={pageSize}
              stale={list.isPlaceholderData}
              counted={<Plural value={total} one="# samtale" other="# samtaler" />}
              empty={<NoThreads filtered={numberOfFilters(search) > 0} />}
            >
              {wide ? (
                <NumberedTable threads={threads} search={search} onSort={change} />
              ) : (
                <NumberedCards threads={threads} />
              )}
            </PagedResults>
          </>
        )}
      </QueryFaces>
    </section>
  );
}

function NoThreads({ filtered }: { filtered: boolean }) {
  const { t } = useLingui();
  if (!filtered) {
    return (
      <EmptyState title={t`Ingen har skrevet til hverandre ennå`}>
        <Trans>Samtalene telles her når de kommer.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t`Ingen samtaler passer filtrene`}
      action={
        <Button variant="default" renderRoot={(props) => <Link {...props} to="/number-threads" />}>
          <Trans>Fjern filtrene</Trans>
        </Button>
      }
    >
      <Trans>Prøv et annet ord, eller ta bort et filter eller to.</Trans>
    </EmptyState>
  );
}
