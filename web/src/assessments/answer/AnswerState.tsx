import { Trans, useLingui } from '@lingui/react/macro';
import type { InferenceStatus } from '@torg/protocol/ai-jobs/ai-terms';
import { JobNotice } from '../../opportunities/public/JobNotice.tsx';
import { jobState } from '../../opportunities/public/job-state.ts';

interface AnswerStateProps {
  job: { inference_status: InferenceStatus; is_outdated: boolean; error: string | null };
  hasAnswer: boolean;
  /** asks once more; undefined where nobody may */
  again?: { pending: boolean; onClick: () => void };
}

/** How far an answer about people has come. */
export function AnswerState({ job, hasAnswer, again }: AnswerStateProps) {
  const { t } = useLingui();
  return (
    <JobNotice
      state={jobState(job, hasAnswer)}
      first={<Trans>Vurderes nå. Svaret kommer her av seg selv.</Trans>}
      again={<Trans>Vurderes på nytt. Svaret under gjelder til det er ferdig.</Trans>}
      failed={t`Det ble ingen vurdering`}
      why={job.error}
      outdated={t`Profilen, kriteriene eller behovet er endret siden dette ble svart`}
      retry={again && { label: t`Spør på nytt`, ...again }}
    />
  );
}
