import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HiringBasisData } from '@torg/protocol/agreements/agreement-shapes';
import { emptyBasis } from '@torg/protocol/agreements/empty-basis';
import {
  missingInBasis,
  papersFor,
  ruleTables,
  suggestBasis,
} from '@torg/protocol/agreements/hiring-basis';
import {
  hiringGrounds,
  hiringPapers,
  hiringQuestions,
  type HiringAnswers,
  type HiringQuestion,
} from '@torg/protocol/agreements/hiring-terms';
import { deliveryAnswers, ledByClient } from '../hiring-basis.fixtures.ts';

const today = '2026-11-23';
/** A consultancy that delivers a limited project with its own people. */
const ownDelivery: HiringAnswers = { ...deliveryAnswers, staffing: 'team' };
const somebodyHired: HiringAnswers = {
  ...deliveryAnswers,
  ...ledByClient,
  delivery_described: 'no',
};
const aBasis = (fields: Partial<HiringBasisData>): HiringBasisData => ({
  answers: ownDelivery,
  choice: 'egen_leveranse',
  reason: 'Leverandøren leder og svarer for leveransen.',
  ground: null,
  papers: emptyBasis.papers,
  ...fields,
});
const codesOf = (basis: HiringBasisData, day = today) =>
  missingInBasis(basis, day).map(({ path, code }) => `${path} ${code}`);

describe('the suggested hiring basis', () => {
  it.each<[string, Partial<HiringAnswers>, string, number]>([
    ['a team that delivers by itself', {}, 'egen_leveranse', 5],
    ['one person with a described delivery', { staffing: 'one' }, 'oppdrag', 6],
    [
      'the same in running operations',
      { staffing: 'one', running_operations: 'yes' },
      'oppdrag',
      7,
    ],
    ['somebody whom the client leads', somebodyHired, 'innleie', 2],
    [
      'the same, with the result at the provider',
      { ...somebodyHired, result_responsibility: 'provider' },
      'innleie',
      3,
    ],
  ])('for %s', (_what, answers, basis, rule) => {
    expect(suggestBasis({ ...ownDelivery, ...answers }, today)).toMatchObject({ basis, rule });
  });

  it('is unsure of a one-person supplier who works as the client says', () => {
    const answers = { ...somebodyHired, one_person_supplier: 'yes' as const };
    expect(suggestBasis(answers, today)).toEqual({ basis: 'usikker', rule: 1, ground: null });
  });

  it.each<[Partial<HiringAnswers>, string]>([
    [{ supplier_purpose: 'delivers' }, 'aml_14_13'],
    [{ supplier_purpose: 'hires_out' }, 'aml_14_12'],
    [{ supplier_purpose: 'hires_out', delivery_described: 'yes' }, 'regulation_3_b'],
    [
      { supplier_purpose: 'hires_out', delivery_described: 'yes', running_operations: 'yes' },
      'aml_14_12',
    ],
  ])('names the ground of hiring-in: %j', (answers, ground) => {
    expect(suggestBasis({ ...somebodyHired, ...answers }, today).ground).toBe(ground);
  });

  it('is unsure until every question is answered', () => {
    for (const question of Object.keys(hiringQuestions) as HiringQuestion[]) {
      const { basis } = suggestBasis({ ...ownDelivery, [question]: null }, today);
      expect(basis, question).toBe('usikker');
    }
  });

  it('never calls it an assignment or own delivery when the client leads the work', () => {
    const anyAnswers = fc.record(
      Object.fromEntries(
        Object.entries(hiringQuestions).map(([question, values]) => [
          question,
          fc.constantFrom<string | null>(...values, null),
        ]),
      ),
    ) as unknown as fc.Arbitrary<HiringAnswers>;
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const { basis, ground } = suggestBasis({ ...answers, daily_lead: 'client' }, today);
        expect(['innleie', 'usikker']).toContain(basis);
        expect(ground !== null).toBe(basis === 'innleie');
      }),
    );
  });
});

describe('what is missing in a hiring basis', () => {
  it('is nothing when a person has chosen with a reason', () => {
    expect(codesOf(aBasis({}))).toEqual([]);
  });
  it.each<[string, Partial<HiringBasisData>, string]>([
    ['no choice', { choice: null }, 'hiring_basis.choice hiring_basis_not_chosen'],
    ['an unsure choice', { choice: 'usikker' }, 'hiring_basis.choice hiring_basis_is_unsure'],
    ['no reason', { reason: ' ' }, 'hiring_basis.reason hiring_reason_required'],
    ['no ground', { choice: 'innleie' }, 'hiring_basis.ground hiring_ground_required'],
    [
      'no answer',
      { answers: { ...ownDelivery, equipment: null } },
      'hiring_basis.answers.equipment hiring_question_not_answered',
    ],
  ])('for %s', (_what, fields, missing) => {
    expect(codesOf(aBasis(fields))).toEqual([missing]);
  });

  it.each(hiringGrounds)(
    'are the papers of the ground %s, each with a day and a name',
    (ground) => {
      const missing = codesOf(aBasis({ choice: 'innleie', ground }));
      expect(missing).toEqual(
        papersFor(ground, today).map(
          (paper) => `hiring_basis.papers.${paper} hiring_paper_required`,
        ),
      );
      const done = { is_done: true, on: '2026-11-01', by: 'Kari Nes' };
      const papers = Object.fromEntries(
        hiringPapers.map((paper) => [paper, done]),
      ) as HiringBasisData['papers'];
      expect(codesOf(aBasis({ choice: 'innleie', ground, papers }))).toEqual([]);
    },
  );

  it('asks for approval of staffing enterprises only from 2024 on', () => {
    expect(papersFor('aml_14_12', '2023-12-31')).not.toContain('staffing_approval');
    expect(papersFor('aml_14_12', '2024-01-01')).toContain('staffing_approval');
  });
});

it('has its tables in the order of their days', () => {
  const days = ruleTables.map(({ from }) => from);
  expect(days).toEqual(days.toSorted());
});
