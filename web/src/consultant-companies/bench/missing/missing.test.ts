import { describe, expect, test } from 'vitest';
import type { RuleCode } from '@torg/protocol/profiles/profile-rules';
import { missingOf, numberMissing } from './missing.ts';

const fails = (code: RuleCode, item: { project?: string; work_experience?: string } = {}) => ({
  code,
  success: false,
  ...item,
});
const passes = (code: RuleCode, item: { project?: string } = {}) => ({
  code,
  success: true,
  ...item,
});
const codes = (things: readonly { code: RuleCode }[]) => things.map(({ code }) => code);

describe('what a consultant lacks', () => {
  const validations = [
    fails('description_too_short'),
    fails('image_required'),
    passes('name_required'),
  ];

  test('for the review is separate from what only activation requires', () => {
    const missing = missingOf({ qa_status: 'not_started', validations });
    expect(codes(missing.qa)).toEqual(['description_too_short']);
    expect(codes(missing.activation)).toEqual(['image_required']);
    expect(numberMissing(missing)).toBe(2);
  });

  test('is required by the review again after a rejection', () => {
    const missing = missingOf({ qa_status: 'rejected', validations });
    expect(codes(missing.qa)).toEqual(['description_too_short']);
  });

  test.each(['in_progress', 'approved'] as const)(
    'stands in the way of activation alone when the review is %s',
    (qa_status) => {
      const missing = missingOf({ qa_status, validations });
      expect(missing.qa).toEqual([]);
      expect(codes(missing.activation)).toEqual(['description_too_short', 'image_required']);
    },
  );

  test('is nothing for an active consultant who is merely not available', () => {
    const busy = [fails('availability_required')];
    const since = { qa_status: 'approved', active_since_date: '2026-01-01' } as const;
    expect(numberMissing(missingOf({ ...since, validations: busy }))).toBe(0);
    expect(numberMissing(missingOf({ ...since, validations }))).toBe(2);
    expect(numberMissing(missingOf({ qa_status: 'approved', validations: busy }))).toBe(1);
  });

  test('names the project, also when those before it lack nothing', () => {
    const { activation } = missingOf({
      qa_status: 'not_started',
      validations: [
        passes('project_customer_required', { project: 'a' }),
        fails('project_customer_required', { project: 'b' }),
        fails('work_experience_company_required', { work_experience: 'c' }),
      ],
    });
    expect(activation).toMatchObject([{ project: 'b', place: 2 }]);
  });

  test('numbers jobs separately from projects', () => {
    const { qa } = missingOf({
      qa_status: 'not_started',
      validations: [
        passes('project_customer_required', { project: 'a' }),
        fails('work_experience_company_required', { work_experience: 'c' }),
      ],
    });
    expect(qa).toMatchObject([{ work_experience: 'c', place: 1 }]);
  });

  test('is nothing when every rule passes', () => {
    const missing = missingOf({ qa_status: 'approved', validations: [passes('name_required')] });
    expect(numberMissing(missing)).toBe(0);
  });
});
