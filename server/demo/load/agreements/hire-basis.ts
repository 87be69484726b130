import type { HiringBasisData } from '@torg/protocol/agreements/agreement-shapes';
import { emptyBasis } from '@torg/protocol/agreements/empty-basis';
import { papersFor } from '@torg/protocol/agreements/hiring-basis';
import type { HiringAnswers, HiringBasis } from '@torg/protocol/agreements/hiring-terms';
import type { DemoHire } from '../../data/hires.types.ts';
import type { Moments } from '../moments.ts';
import { peopleOf } from './hire-form.ts';

const delivery: HiringAnswers = {
  daily_lead: 'provider',
  result_responsibility: 'provider',
  delivery_described: 'yes',
  equipment: 'provider',
  staffing: 'one',
  one_person_supplier: 'no',
  running_operations: 'no',
  supplier_purpose: 'delivers',
};

const led = {
  daily_lead: 'client',
  result_responsibility: 'client',
  equipment: 'client',
} as const;

/** Answers of which the rules suggest the same as was chosen. */
const answersOf: Record<HiringBasis, HiringAnswers> = {
  oppdrag: delivery,
  egen_leveranse: { ...delivery, staffing: 'team' },
  innleie: { ...delivery, ...led },
  usikker: { ...delivery, daily_lead: 'shared', equipment: null },
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
