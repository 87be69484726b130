import { describe, expect, it } from 'vitest';
import { fieldsOf } from './fields.ts';
import { stepState } from './steps.ts';
import { aDraft } from './wizard.fixtures.ts';

const values = (more: Parameters<typeof aDraft>[0] = {}) => fieldsOf(aDraft(more));
const ready = {
  title: 'Senior utvikler',
  description: 'a'.repeat(200),
  roles: [{ uuid: 'r', name: 'Utvikler', type: 'role', discipline: 'technology' }],
  percent: 80,
  allow_remote_work: true,
  deadline: { deadline_is_asap: true },
} as const;

const begun = { begun: true, state: 'draft' } as const;
const fresh = { begun: false, state: 'draft' } as const;

describe('a step', () => {
  it('is untouched until the editor writes something in it', () => {
    expect(stepState('need', values(), fresh)).toBe('untouched');
    expect(stepState('process', values(), fresh)).toBe('untouched');
  });
  it('lacks something when it is started but incomplete', () => {
    expect(stepState('need', values({ title: 'Senior utvikler' }), begun)).toBe('missing');
    expect(stepState('time', values({ percent: 80 }), begun)).toBe('missing');
  });
  it('is done when publishing requires nothing more of it', () => {
    const whole = values({ ...ready, roles: [...ready.roles] });
    expect(stepState('need', whole, begun)).toBe('done');
    expect(stepState('time', whole, begun)).toBe('done');
    expect(stepState('review', whole, begun)).toBe('done');
  });
  it('is incomplete while a value cannot be saved', () => {
    const far = values({ ...ready, roles: [...ready.roles], percent: 9999 });
    expect(stepState('time', far, begun)).toBe('missing');
    expect(stepState('terms', values({ external_url: 'torg' }), begun)).toBe('missing');
  });
  it('is incomplete while a day in it cannot be read, and so is the review', () => {
    const day = { unread: '32.13' };
    const whole = { ...values({ ...ready, roles: [...ready.roles] }), start_date: day };
    expect(stepState('time', whole, begun)).toBe('missing');
    expect(stepState('review', whole, begun)).toBe('untouched');
  });
  it('without required fields is done as soon as anything is filled in', () => {
    expect(stepState('terms', values(), begun)).toBe('untouched');
    expect(stepState('terms', values({ terms_and_conditions: 'Reise' }), begun)).toBe('done');
  });
});
