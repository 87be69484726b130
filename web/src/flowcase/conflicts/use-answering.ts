import { useLingui } from '@lingui/react/macro';
import { focusWhenThere } from '../../ui/dialog/focus-when-there.ts';
import { told } from '../../ui/states/told.ts';
import { useAnswerConflict, type FlowcaseConflict } from './conflicts.queries.ts';

/** Takes the focus when the card that was answered goes. */
export const countId = 'conflicts-left';

/** The three answers to a conflict, each as it was seen. */
export function useAnswering({ flowcase_conflict, revision }: FlowcaseConflict) {
  const { t } = useLingui();
  const answer = useAnswerConflict(flowcase_conflict);
  const outcome = told({
    done: t`Svaret er lagret`,
    next: () => void focusWhenThere(countId, 'nearest'),
  });
  return {
    error: answer.error,
    isPending: answer.isPending,
    choose: (side: 'ours' | 'theirs') => answer.mutate({ answer: side, revision }, outcome),
    write: (value: string) => answer.mutate({ answer: 'own_words', revision, value }, outcome),
  };
}
export type Answering = ReturnType<typeof useAnswering>;
