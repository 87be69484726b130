import type { InferenceStatus } from '@torg/protocol/ai-jobs/ai-terms';
import type { Locale } from '@torg/protocol/terms';
import type { ReactNode } from 'react';
import { WrittenIn } from '../../ui/text/WrittenIn.tsx';

interface AnsweredProps {
  job: { inference_status: InferenceStatus; is_outdated: boolean; locale: Locale };
  /** asks once more; undefined where nobody may */
  again?: { pending: boolean; onClick: () => void };
  children: ReactNode;
}

/** An answer, with the language that it was asked in. Of one that fails or is outdated, `AnswerState` offers another. */
export function Answered({ job, again, children }: AnsweredProps) {
  const stands = job.inference_status === 'success' && !job.is_outdated;
  return (
    <WrittenIn locale={job.locale} again={stands ? again : undefined}>
      {children}
    </WrittenIn>
  );
}
