import { Trans } from '@lingui/react/macro';
import { MainAction } from '../../ui/layout/MainAction.tsx';
import type { Assignment } from '../assignments.queries.ts';
import { answerAnchor } from '../public/answer-anchor.ts';

interface AnswerButtonProps {
  assignment: Assignment;
  className: string | undefined;
}

/** Links to the answer form further down the page, for users who can send interest. */
export function AnswerButton({ assignment: { can }, className }: AnswerButtonProps) {
  if (!can.sendInterest) return null;
  const goThere = () => {
    const answer = document.getElementById(answerAnchor);
    answer?.scrollIntoView({ block: 'start' });
    answer?.querySelector('textarea')?.focus({ preventScroll: true });
  };
  return (
    <MainAction fullWidth size="md" onClick={goThere} className={className}>
      <Trans>Send interesse</Trans>
    </MainAction>
  );
}
