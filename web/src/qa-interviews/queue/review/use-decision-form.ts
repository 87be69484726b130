import { useLingui } from '@lingui/react/macro';
import { qaInterviewCalls } from '@torg/protocol/qa-interviews/qa-interviews';
import { useCallForm, type CallForm } from '../../../ui/form/use-call-form.ts';
import { noDecision, type TypedDecision } from './typed-decision.ts';

export type DecisionInHand = CallForm<TypedDecision>;

/** The user's own decision on a form, until it is sent. */
export function useDecisionForm(form: string): DecisionInHand {
  const { t } = useLingui();
  return useCallForm<TypedDecision>({
    about: ['qa-decision', form],
    body: qaInterviewCalls.decideQaInterview.body,
    start: noDecision,
    texts: { reason: 'reason' },
    says: { reason: t`Skriv en begrunnelse.` },
    validate: ({ status }) =>
      status === '' ? { status: t`Velg om du godkjenner eller avslår.` } : {},
  });
}
