import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ListView } from '../../ui/list/ListPage.tsx';
import { useListSearch } from '../../ui/list/use-list-search.ts';
import { numberedCells } from './numbered-csv.ts';
import { fetchNumbered, numberedThreadsQuery } from './numbers.queries.ts';
import { numberedParams, numberedList, wholeListParams } from './numbers-search.ts';
import { NumberedFields } from './NumberedFields.tsx';
import { NumberedTable } from './NumberedTable.tsx';

/** Every thread with its participants and its number of messages. */
export function NumberedThreads() {
  const { t } = useLingui();
  const list = useListSearch(numberedList);
  const { search } = list;
  return (
    <section aria-labelledby="numbered-threads">
      <Title order={2} size="h3" id="numbered-threads" mb="sm">
        <Trans>Alle samtaler</Trans>
      </Title>
      <ListView
        list={list}
        query={useQuery(numberedThreadsQuery(numberedParams(search)))}
        results={({ threads, total }) => ({ rows: threads, total })}
        find={t`Søk på nummer, oppdrag, navn eller selskap`}
        fields={<NumberedFields list={list} />}
        show={(total) => <Plural value={total} one="Vis # samtale" other="Vis # samtaler" />}
        counted={(total) => <Plural value={total} one="# samtale" other="# samtaler" />}
        skeleton={{ rows: 8, height: 56, card: 140 }}
        errorTitle={t`Vi fikk ikke hentet samtalene`}
        noHits={t`Ingen samtaler passer filtrene`}
        empty={
          <EmptyState title={t`Ingen har skrevet til hverandre ennå`}>
            <Trans>Samtalene telles her når de kommer.</Trans>
          </EmptyState>
        }
        csv={{
          fileName: t`samtaler`,
          fetchPage: async (offset, signal) => {
            const { threads, total } = await fetchNumbered(wholeListParams(search, offset), signal);
            return { rows: threads, total };
          },
          keyOf: ({ thread_id }) => thread_id,
          cells: (rows) => numberedCells(rows, t),
        }}
      >
        {(threads) => <NumberedTable threads={threads} list={list} />}
      </ListView>
    </section>
  );
}
