import { describe, expect, it } from 'vitest';
import { answererOf, stepMarks } from './draft-steps.ts';

const facts = { contract_status: null, agreement_id: null } as const;
const marks = (part: Partial<Parameters<typeof stepMarks>[0]>) =>
  Object.values(stepMarks({ ...facts, status: 'editing', ...part })).join(' ');

describe('the steps of a hire', () => {
  it('begin with the terms, and wait for an answer once they are sent', () => {
    expect(marks({})).toBe('now later later later');
    expect(marks({ status: 'sent' })).toBe('done now later later');
    expect(marks({ status: 'changes_proposed' })).toBe('done now later later');
  });
  it('go on to the signatures and to the agreement', () => {
    expect(marks({ status: 'accepted', contract_status: 'in_progress' })).toBe(
      'done done now later',
    );
    const signed = { status: 'accepted', contract_status: 'completed' } as const;
    expect(marks({ ...signed, agreement_id: 'a' })).toBe('done done done done');
  });
  it('name who answers the last round, also when it was the client', () => {
    expect(answererOf([])).toBe('provider');
    expect(answererOf([{ side: 'client' }])).toBe('provider');
    expect(answererOf([{ side: 'client' }, { side: 'provider' }])).toBe('client');
  });
  it('end where the hire came to nothing', () => {
    expect(marks({ status: 'declined' })).toBe('done ended later later');
    expect(marks({ status: 'accepted', contract_status: 'expired' })).toBe('done done ended later');
  });
});
