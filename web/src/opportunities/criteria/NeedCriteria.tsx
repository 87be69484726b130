import { Trans, useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useLocale } from '../../client/use-locale.ts';
import { ListSkeleton } from '../../ui/states/ListSkeleton.tsx';
import { QueryState } from '../../ui/states/QueryState.tsx';
import { told } from '../../ui/states/told.ts';
import { WrittenIn } from '../../ui/text/WrittenIn.tsx';
import { AnsweredBy } from '../public/AnsweredBy.tsx';
import { jobState } from '../public/job-state.ts';
import { JobNotice } from '../public/JobNotice.tsx';
import { CriteriaForm } from './CriteriaForm.tsx';
import { criteriaQuery, useSuggestCriteria, type Criteria } from './criteria.queries.ts';
import { NoCriteriaYet } from './NoCriteriaYet.tsx';
import { ReadCriteria } from './ReadCriteria.tsx';

/** The criteria of a need in every state: never asked for, suggested, approved, outdated. */
export function NeedCriteria({ id }: { id: string }) {
  const { t } = useLingui();
  const query = useQuery(criteriaQuery(id, useLocale()));
  return (
    <QueryState
      query={query}
      skeleton={<ListSkeleton rows={4} height={110} />}
      errorTitle={t`Vi fikk ikke hentet kriteriene`}
    >
      {(criteria) => <Shown id={id} criteria={criteria} />}
    </QueryState>
  );
}

function Shown({ id, criteria }: { id: string; criteria: Criteria }) {
  const { t } = useLingui();
  const locale = useLocale();
  const suggest = useSuggestCriteria(id);
  const { can, answered_by } = criteria;
  const hasSome = criteria.criteria.length > 0;
  const state = jobState(criteria, hasSome);
  const ask = (again: boolean) =>
    suggest.mutate(again, told({ failed: t`Vi fikk ikke foreslått kriterier` }));
  if (state === 'never' && !hasSome) {
    return (
      <NoCriteriaYet pending={suggest.isPending} onAsk={can.edit ? () => ask(false) : undefined} />
    );
  }
  return (
    <Stack gap="md">
      <JobNotice
        state={state}
        first={<Trans>Vi foreslår kriterier. De kommer her av seg selv.</Trans>}
        again={<Trans>Vi foreslår på nytt. Listen under gjelder til det er ferdig.</Trans>}
        failed={t`Vi fikk ikke foreslått kriterier`}
        why={criteria.error}
        outdated={t`Behovet er endret siden kriteriene ble foreslått`}
        retry={
          can.edit
            ? { label: t`Foreslå på nytt`, pending: suggest.isPending, onClick: () => ask(true) }
            : undefined
        }
      />
      {state === 'first' && !hasSome && <ListSkeleton rows={4} height={110} />}
      {state !== 'first' && (
        <WrittenIn
          locale={criteria.locale ?? locale}
          again={
            can.edit && state === 'answered' && criteria.version === 0
              ? { pending: suggest.isPending, onClick: () => ask(true) }
              : undefined
          }
        >
          {can.edit ? (
            <CriteriaForm id={id} criteria={criteria} onSuggest={() => ask(true)} />
          ) : (
            <ReadCriteria criteria={criteria.criteria} />
          )}
        </WrittenIn>
      )}
      {state !== 'first' && <AnsweredBy answered_by={answered_by} />}
    </Stack>
  );
}
