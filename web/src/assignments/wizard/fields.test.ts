import { describe, expect, it } from 'vitest';
import { readFields, unreadFields } from './unread-fields.ts';
import { changesOf, fieldsOf, missingIn, sameField, unfitFields } from './fields.ts';
import { aDraft } from './wizard.fixtures.ts';

const fields = fieldsOf(aDraft());
const kari = fields.editors;
const [ola] = fieldsOf(
  aDraft({
    editors: kari.map((one) => ({ ...one, uuid: 'ola', name: 'Ola' })),
  }),
).editors;
if (!ola) throw new Error('Ola is an editor.');

describe('the saved changes', () => {
  it('are trimmed, and empty text becomes nothing', () => {
    expect(changesOf({ title: ' Utvikler ', duration: '  ', external_url: '' })).toEqual({
      title: 'Utvikler',
      duration: null,
      external_url: null,
    });
  });
  it('name people and competencies by their ids', () => {
    const role = { uuid: 'r', name: 'Utvikler', type: 'role', discipline: 'technology' } as const;
    expect(changesOf({ roles: [role], editors: [ola, ...kari] })).toEqual({
      roles: ['r'],
      editors: ['kari', 'ola'],
    });
  });
  it('leave out requirements that are still empty', () => {
    const requirements = [
      { kind: 'must', text: ' Norsk ' },
      { kind: 'should', text: '  ' },
    ] as const;
    expect(changesOf({ requirements: [...requirements] })).toEqual({
      requirements: [{ kind: 'must', text: 'Norsk' }],
    });
  });
});

describe('a field is the same', () => {
  it('when only spaces at its ends differ', () => {
    expect(sameField('title', 'Utvikler', 'Utvikler ')).toBe(true);
    expect(sameField('title', 'Utvikler', 'Utviklere')).toBe(false);
  });
  it('whatever the order of its people, while the order of requirements counts', () => {
    expect(sameField('editors', [...kari, ola], [ola, ...kari])).toBe(true);
    const [one, other] = [
      { kind: 'must', text: 'a' },
      { kind: 'must', text: 'b' },
    ] as const;
    expect(sameField('requirements', [one, other], [other, one])).toBe(false);
  });
});

describe('a field is not saved yet', () => {
  it.each([
    ['half an address', { external_url: 'https:/' }, 'external_url'],
    ['a script for an address', { external_url: 'javascript:alert(1)' }, 'external_url'],
    ['a title beyond its length', { title: 'a'.repeat(121) }, 'title'],
    ['a percent out of range', { percent: 5 }, 'percent'],
    ['no editor left', { editors: [] }, 'editors'],
  ])('with %s', (_, part, field) => {
    expect(unfitFields({ ...fields, ...part })).toEqual([field]);
  });
  it('unless its address is complete or empty', () => {
    expect(unfitFields({ ...fields, external_url: 'https://torg.example/1' })).toEqual([]);
    expect(unfitFields(fields)).toEqual([]);
  });
});

describe('a day that cannot be read', () => {
  const typed = { unread: '32.13' };
  const unread = { ...fields, start_date: typed, deadline: { deadline_with_date: typed } };
  it('is a change that waits to be corrected', () => {
    expect(sameField('start_date', typed, null)).toBe(false);
    expect(sameField('start_date', typed, { unread: '32.13' })).toBe(true);
    expect(sameField('deadline', unread.deadline, { deadline_with_date: null })).toBe(false);
    expect(unfitFields(unread)).toEqual(['start_date', 'deadline']);
  });
  it('is listed before publishing, and not as a deadline that nobody chose', () => {
    expect(unreadFields(unread)).toEqual(['start_date', 'deadline']);
    expect(missingIn(unread, 'draft')).not.toContain('deadline_required');
  });
  it('is not shown to consultants', () => {
    expect(readFields(unread)).toMatchObject({
      start_date: null,
      deadline: { deadline_with_date: null },
    });
  });
});

it('a percent that is no number waits to be corrected, and is not said to be missing', () => {
  const unread = { ...fields, percent: { unread: '1e309' } };
  expect(unfitFields(unread)).toEqual(['percent']);
  expect(unreadFields(unread)).toEqual(['percent']);
  expect(missingIn(unread, 'draft')).not.toContain('percent_required');
  expect(changesOf({ percent: unread.percent })).toEqual({ percent: null });
});

it('a new draft lacks everything that publishing requires', () => {
  expect(missingIn(fields, 'draft')).toEqual([
    'title_length',
    'description_too_short',
    'role_or_skill_required',
    'percent_required',
    'deadline_required',
    'region_required',
  ]);
});

it('a deadline that has passed keeps a draft from being published, but does not matter once the assignment is published', () => {
  const passed = { ...fields, deadline: { deadline_with_date: '2020-01-01' } };
  expect(missingIn(passed, 'draft')).toContain('deadline_has_passed');
  expect(missingIn(passed, 'published')).not.toContain('deadline_has_passed');
});

it('a direct assignment needs somebody to invite', () => {
  expect(missingIn({ ...fields, assignment_type: 'direct' }, 'draft')).toContain(
    'invited_required',
  );
});
