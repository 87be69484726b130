import type { AgreementSide } from '@torg/protocol/agreements/agreement-terms';
import type { AgreementDraft, Round } from '../agreements.queries.ts';

/** The way of a hire, as the page draws it. */
export const draftSteps = ['terms', 'answer', 'signing', 'agreement'] as const;
export type DraftStep = (typeof draftSteps)[number];

export type StepMark = 'done' | 'now' | 'later' | 'ended';

type Facts = Pick<AgreementDraft, 'status' | 'contract_status' | 'agreement_id'>;

function placeOf({ status, contract_status, agreement_id }: Facts): number {
  if (agreement_id !== null) return draftSteps.length;
  if (contract_status !== null || status === 'accepted') return 2;
  return status === 'editing' ? 0 : 1;
}

const over = ['expired', 'recalled', 'declined', 'withdrawn'];

/** Whose answer to the last round it is: that of the side that did not send it. */
export const answererOf = (rounds: readonly Pick<Round, 'side'>[]): AgreementSide =>
  rounds.at(-1)?.side === 'provider' ? 'client' : 'provider';

/** How far each step is; a hire that came to nothing ends where it stood. */
export function stepMarks(facts: Facts): Record<DraftStep, StepMark> {
  const at = placeOf(facts);
  const isOver = over.includes(facts.contract_status ?? facts.status);
  const markOf = (place: number): StepMark => {
    if (place < at) return 'done';
    if (place > at) return 'later';
    return isOver ? 'ended' : 'now';
  };
  return { terms: markOf(0), answer: markOf(1), signing: markOf(2), agreement: markOf(3) };
}
