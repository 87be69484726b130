import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ListSkeleton } from '../../ui/states/ListSkeleton.tsx';
import { told } from '../../ui/states/told.ts';
import { AnsweredBy } from '../public/AnsweredBy.tsx';
import { jobState } from '../public/job-state.ts';
import { JobNotice } from '../public/JobNotice.tsx';
import { useRecommend, type Opportunity, type Recommended } from '../opportunities.queries.ts';
import classes from './RecommendationsPage.module.css';
import { RecommendedCard } from './RecommendedCard.tsx';
import { structuredOf } from '../structured-of.ts';
import { useLoadedNeed } from './use-loaded-need.ts';

/** The consultants who fit a need best, one's own first. */
export function RecommendationsPage() {
  const { t } = useLingui();
  const need = useLoadedNeed();
  const job = need.structured_opportunity_recommendation;
  const recommend = useRecommend(need.opportunity);
  const state = jobState(job, job?.output != null);
  const ask = () =>
    recommend.mutate(undefined, told({ failed: t`Anbefalingene ble ikke laget på nytt` }));
  return (
    <Stack gap="md">
      <JobNotice
        state={state}
        first={<Trans>Vi ser etter konsulenter som passer. De kommer her av seg selv.</Trans>}
        again={<Trans>Vi ser etter på nytt. Listen under gjelder til det er ferdig.</Trans>}
        failed={t`Vi fikk ikke laget anbefalingene`}
        why={job?.error ?? null}
        outdated={t`Behovet er endret siden anbefalingene ble laget`}
        retry={
          need.can.edit
            ? { label: t`Se etter på nytt`, pending: recommend.isPending, onClick: ask }
            : undefined
        }
      />
      {state === 'first' && <ListSkeleton rows={3} height={140} />}
      {state === 'never' && <NoneSoFar need={need} pending={recommend.isPending} onAsk={ask} />}
      {job?.output && (
        <>
          <AnsweredBy answered_by={job.answered_by} created_at={job.created_at} />
          <Hits hits={job.output.recommendations} isRead={structuredOf(need) !== undefined} />
        </>
      )}
    </Stack>
  );
}

interface HitsProps {
  hits: readonly Recommended[];
  /** there are roles and skills to look for */
  isRead: boolean;
}

function Hits({ hits, isRead }: HitsProps): ReactNode {
  const { t } = useLingui();
  if (hits.length === 0 && !isRead) {
    return (
      <EmptyState title={t`Det er ikke noe å se etter ennå`}>
        <Trans>Legg til en tekst eller en fil i behovet, så ser vi etter det som står der.</Trans>
      </EmptyState>
    );
  }
  if (hits.length === 0) {
    return (
      <EmptyState title={t`Ingen passer ennå`}>
        <Trans>
          Prøv færre ferdigheter eller en annen rolle i behovet, eller åpne for fjernarbeid.
        </Trans>
      </EmptyState>
    );
  }
  return (
    <>
      <Text size="sm" c="dimmed" role="status">
        <Plural value={hits.length} one="# konsulent passer" other="# konsulenter passer" />
      </Text>
      <ul className={classes.list}>
        {hits.map((hit) => (
          <RecommendedCard key={hit.account} hit={hit} />
        ))}
      </ul>
    </>
  );
}

interface NoneSoFarProps {
  need: Opportunity;
  pending: boolean;
  onAsk: () => void;
}

function NoneSoFar({ need, pending, onAsk }: NoneSoFarProps) {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`Ingen har sett etter konsulenter ennå`}
      action={
        need.can.edit && (
          <Group justify="center">
            <Button loading={pending} onClick={onAsk}>
              <Trans>Finn konsulenter som passer</Trans>
            </Button>
          </Group>
        )
      }
    >
      <Trans>Når behovet er lest, kan vi finne konsulentene som passer best til det.</Trans>
    </EmptyState>
  );
}
