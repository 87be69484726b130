import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { progressOf } from '@torg/protocol/lifecycle';
import { profileQaLife, type ProfileQaStatus } from '@torg/protocol/profiles/profile-life';
import { failingAt, type RuleResult } from '@torg/protocol/profiles/profile-rules';
import { useState } from 'react';
import { HrefLink } from '../../ui/text/HrefLink.tsx';
import { QaBadge } from '../public/QaBadge.tsx';
import { ReviewDecision } from './ReviewDecision.tsx';
import { ReviewHistory } from './ReviewHistory.tsx';
import { SendToQaDialog } from './SendToQaDialog.tsx';
import { ProgressStep, stepTitleId } from './ProgressStep.tsx';
import type { ProgressProps } from './profile-status.ts';

interface ReviewStepProps extends ProgressProps {
  results: readonly RuleResult[] | undefined;
}

/** The state of the quality review, its history, and the next action. */
export function ReviewStep({ profile, status: progress, results }: ReviewStepProps) {
  const { t } = useLingui();
  const [sending, setSending] = useState(false);
  const { qa_status } = progress;
  const { can } = profile;
  const missing = failingAt(results ?? [], 'qa').length;
  const isReady = results !== undefined && missing === 0;
  return (
    <ProgressStep
      id={stepTitleId.review}
      state={progressOf(profileQaLife, qa_status)}
      title={t`Kvalitetssikring`}
      mark={<QaBadge status={qa_status} />}
    >
      <p>
        <ReviewText status={qa_status} missing={results && missing} />
      </p>
      {can.sendToQa && (
        <Button size="xs" variant={isReady ? 'filled' : 'default'} onClick={() => setSending(true)}>
          <Trans>Send til kvalitetssikring</Trans>
        </Button>
      )}
      {can.answerInterview && (
        <HrefLink href="/qa-interviews">
          <Trans>Svar på fagintervjuet</Trans>
        </HrefLink>
      )}
      {(can.decideQa || can.reopenQa) && <ReviewDecision profile={profile} />}
      <ReviewHistory profile={profile.account} />
      {sending && <SendToQaDialog profile={profile} onClose={() => setSending(false)} />}
    </ProgressStep>
  );
}

interface ReviewTextProps {
  status: ProfileQaStatus;
  /** how many rules fail; undefined until it is known */
  missing: number | undefined;
}

function ReviewText({ status, missing }: ReviewTextProps) {
  if (status === 'in_progress') return <Trans>Vi på Torg leser profilen. Svaret kommer her.</Trans>;
  if (status === 'approved') return <Trans>Profilen er lest og godkjent.</Trans>;
  if (status === 'rejected') {
    return <Trans>Profilen ble ikke godkjent. Når den er rettet, kan den sendes på nytt.</Trans>;
  }
  if (missing === undefined) return <Trans>Henter …</Trans>;
  if (missing === 0) return <Trans>Profilen er klar til å sendes.</Trans>;
  return (
    <Plural
      value={missing}
      one="# ting må på plass før profilen kan sendes."
      other="# ting må på plass før profilen kan sendes."
    />
  );
}
