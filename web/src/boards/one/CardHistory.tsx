import { Trans, useLingui } from '@lingui/react/macro';
import { Title } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ChangeList } from '../../events/public/ChangeList.tsx';
import { MoreButton } from '../../ui/list/MoreButton.tsx';
import { ListSkeleton } from '../../ui/states/ListSkeleton.tsx';
import { QueryState } from '../../ui/states/QueryState.tsx';
import { cardChangesQuery } from '../boards.queries.ts';

/** Who did what with the card, the newest first. */
export function CardHistory({ card }: { card: string }) {
  const { t } = useLingui();
  const history = useInfiniteQuery(cardChangesQuery(card));
  return (
    <section aria-labelledby="card-history">
      <Title order={3} size="h4" id="card-history" mb="xs">
        <Trans>Historikk</Trans>
      </Title>
      <QueryState
        query={history}
        skeleton={<ListSkeleton rows={3} height={48} />}
        errorTitle={t`Vi fikk ikke hentet historikken`}
      >
        {({ pages }) => (
          <>
            <ChangeList
              changes={pages.flatMap(({ changes }) => changes)}
              object={card}
              nothing={t`Ingen har endret noe her ennå.`}
            />
            <MoreButton query={history} size="xs" mt="md">
              <Trans>Vis eldre</Trans>
            </MoreButton>
          </>
        )}
      </QueryState>
    </section>
  );
}
