import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Section } from '../../ui/layout/Section.tsx';
import { PagedResults } from '../../ui/list/PagedResults.tsx';
import type { ListSearchState } from '../../ui/list/use-list-search.ts';
import { ListSkeleton } from '../../ui/states/ListSkeleton.tsx';
import { QueryState } from '../../ui/states/QueryState.tsx';
import { momentText } from '../../ui/text/dates.ts';
import { CountList } from './CountList.tsx';
import classes from './Deletion.module.css';
import { deletionsQuery, type FlowcaseDeletion } from './deletion.queries.ts';
import type { deletionList } from './deletion-search.ts';

/** The receipts, newest first. */
export function EarlierDeletions({ list }: { list: ListSearchState<typeof deletionList> }) {
  const { t } = useLingui();
  const query = useQuery(deletionsQuery(list.paging));
  return (
    <Section title={t`Tidligere slettinger`}>
      <QueryState
        query={query}
        skeleton={<ListSkeleton rows={2} height={56} />}
        errorTitle={t`Vi fikk ikke hentet kvitteringene`}
      >
        {({ deletions, total }) => (
          <PagedResults
            total={total}
            count={deletions.length}
            page={list.page}
            size={list.size}
            stale={query.isPlaceholderData}
            counted={<Plural value={total} one="# sletting" other="# slettinger" />}
            empty={
              <Text size="sm" c="dimmed">
                <Trans>Ingenting er slettet ennå.</Trans>
              </Text>
            }
          >
            <ul className={classes.receipts} aria-label={t`Tidligere slettinger`}>
              {deletions.map((one) => (
                <Earlier key={one.flowcase_deletion} deletion={one} />
              ))}
            </ul>
          </PagedResults>
        )}
      </QueryState>
    </Section>
  );
}

function Earlier({ deletion }: { deletion: FlowcaseDeletion }) {
  const { i18n } = useLingui();
  const { name, deleted_at, deleted_by_name: by, remove_touched, removed } = deletion;
  return (
    <li className={classes.receipt}>
      <Text fw={550}>{name}</Text>
      <Text size="sm" c="dimmed">
        {momentText(i18n.locale, deleted_at)}
        {by !== null && ` · ${by}`}
        {remove_touched && (
          <>
            {' · '}
            <Trans>også det som var redigert på Torg</Trans>
          </>
        )}
      </Text>
      <details>
        <summary>
          <Trans>Hva som ble slettet</Trans>
        </summary>
        <CountList counts={removed} />
      </details>
    </li>
  );
}
