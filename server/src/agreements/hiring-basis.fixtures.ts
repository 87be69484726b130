import type { HiringBasisData } from '@torg/protocol/agreements/agreement-shapes';
import { emptyBasis } from '@torg/protocol/agreements/empty-basis';
import type { HiringAnswers } from '@torg/protocol/agreements/hiring-terms';

/** One person, whose company leads the work and answers for it: the rules suggest an assignment. */
export const deliveryAnswers: HiringAnswers = {
  daily_lead: 'provider',
  result_responsibility: 'provider',
  delivery_described: 'yes',
  equipment: 'provider',
  staffing: 'one',
  one_person_supplier: 'no',
  running_operations: 'no',
  supplier_purpose: 'delivers',
};

/** What is answered otherwise where the client leads the work itself. */
export const ledByClient = {
  daily_lead: 'client',
  result_responsibility: 'client',
  equipment: 'client',
} as const;

/** A basis that may be sent: an assignment that the supplier leads and answers for. */
export const completeBasis: HiringBasisData = {
  ...emptyBasis,
  answers: deliveryAnswers,
  choice: 'oppdrag',
  reason: 'Leverandøren leder arbeidet og svarer for resultatet.',
};

/** Hiring-in that may be sent: the client leads the work, and its papers are there. */
export const basisOfHiringIn: HiringBasisData = {
  answers: { ...deliveryAnswers, ...ledByClient },
  choice: 'innleie',
  reason: 'Vi leder arbeidet selv.',
  ground: 'aml_14_13',
  papers: {
    ...emptyBasis.papers,
    talks_with_representatives: { is_done: true, on: '2026-11-02', by: 'Nora Lie' },
    written_agreement: { is_done: true, on: '2026-11-10', by: 'Kari Vestli' },
  },
};
