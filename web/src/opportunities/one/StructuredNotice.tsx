import { Trans, useLingui } from '@lingui/react/macro';
import { told } from '../../ui/states/told.ts';
import { AnsweredBy } from '../public/AnsweredBy.tsx';
import { jobState } from '../public/job-state.ts';
import { JobNotice } from '../public/JobNotice.tsx';
import { useStructure, type Opportunity } from '../opportunities.queries.ts';

/** How far the reading of a need has come, and who read it. */
export function StructuredNotice({ need }: { need: Opportunity }) {
  const { t } = useLingui();
  const job = need.structured_opportunity;
  const state = jobState(job, job?.output != null);
  const structure = useStructure(need.opportunity);
  const again = () =>
    structure.mutate({ force_recreate: true }, told({ failed: t`Teksten ble ikke lest på nytt` }));
  return (
    <>
      <JobNotice
        state={state}
        first={<Trans>Vi leser teksten. Feltene kommer her av seg selv.</Trans>}
        again={<Trans>Vi leser på nytt. Feltene under gjelder til det er ferdig.</Trans>}
        failed={t`Teksten kunne ikke leses`}
        why={job?.error ?? null}
        outdated={t`Tekstene er endret siden feltene ble lest`}
        retry={
          need.can.edit
            ? { label: t`Les på nytt`, pending: structure.isPending, onClick: again }
            : undefined
        }
      />
      {job?.output != null && (
        <AnsweredBy answered_by={job.answered_by} created_at={job.created_at} />
      )}
    </>
  );
}
