import type { HiringBasisData } from '@torg/protocol/agreements/agreement-shapes';
import { emptyBasis } from '@torg/protocol/agreements/empty-basis';
import { papersFor } from '@torg/protocol/agreements/hiring-basis';
import type { HiringAnswers, HiringBasis } from '@torg/protocol/agreements/hiring-terms';
import { deliveryAnswers, ledByClient } from '../../../src/agreements/hiring-basis.fixtures.ts';
import type { DemoHire } from '../../data/hires.types.ts';
import type { Moments } from '../moments.ts';
import { peopleOf } from './hire-form.ts';

/** Answers of which the rules suggest the same as was chosen. */
const answersOf: Record<HiringBasis, HiringAnswers> = {
  oppdrag: deliveryAnswers,
  egen_leveranse: { ...deliveryAnswers, staffing: 'team' },
  innleie: { ...deliveryAnswers, ...ledByClient },
  usikker: { ...deliveryAnswers, daily_lead: 'shared', equipment: null },
};

const groundAnswers = {
  aml_14_12: { supplier_purpose: 'hires_out', running_operations: 'yes' },
  aml_14_13: {},
  regulation_3_b: { supplier_purpose: 'hires_out' },
} as const;

/** The basis of a hire in Norway, with the papers that its ground needs; null: none is needed. */
export function basisOf(hire: DemoHire, { day }: Moments): HiringBasisData | null {
  const { basis, offsetDays } = hire;
  if (basis === undefined) return null;
  const { choice, ground = null, reason } = basis;
  const on = day(offsetDays - 12);
  const done = { is_done: true, on, by: peopleOf(hire).buyer.name };
  const needed = ground === null ? [] : papersFor(ground, on);
  return {
    ...{ choice, ground, reason },
    answers: { ...answersOf[choice], ...(ground && groundAnswers[ground]) },
    papers: {
      ...emptyBasis.papers,
      ...Object.fromEntries(needed.map((paper) => [paper, done])),
    },
  };
}
