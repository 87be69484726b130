import { describe, expect, it } from 'vitest';
import { aProfile } from '../profile.fixtures.ts';
import { changesOf, sameIn, specOf, unfitIn } from './section-fields.ts';

const oslo = { uuid: 'a', name: 'Oslo', country: 'NO' } as const;
const vestland = { uuid: 'b', name: 'Vestland', country: 'NO' } as const;
const profile = aProfile({
  title: 'Utvikler',
  experience_since: '2016-08-15',
  regions: [vestland, oslo],
  skills: [{ uuid: 'k', name: 'Kotlin', expert: true }],
});

describe('a section that is sent to the server', () => {
  it('contains only what changed, with texts trimmed', () => {
    expect(changesOf('description', { title: ' Senior ' }, 4)).toEqual({
      section: 'description',
      revision: 4,
      changes: { title: 'Senior' },
    });
  });
  it('contains a month as its first day, and no month as null', () => {
    const since = { month: 9, year: '2016' };
    expect(changesOf('facts', { experience_since: since }, 0).changes).toEqual({
      experience_since: '2016-09-01',
    });
    const empty = { month: null, year: '' };
    expect(changesOf('facts', { experience_since: empty }, 0).changes).toEqual({
      experience_since: null,
    });
  });
  it('contains competencies by their id, with their marks', () => {
    expect(changesOf('skills', specOf('skills').read(profile), 1).changes).toEqual({
      skills: [{ uuid: 'k', expert: true }],
      roles: [],
    });
  });
});

describe('a telephone number', () => {
  const described = specOf('description').read(profile);
  it.each(['', '+47', '+47 400 00 000', '08-123 456 78', ' (0)8.12 '])('is valid: %j', (phone) => {
    expect(unfitIn('description', { ...described, phone })).toEqual([]);
  });
  it.each(['ring meg', '400 00 000 hjemme', '+47+47'])(
    'is invalid, and is not sent: %j',
    (phone) => {
      expect(unfitIn('description', { ...described, phone })).toEqual(['phone']);
    },
  );
});

describe('nothing has changed', () => {
  it('when regions are in another order', () => {
    expect(sameIn('facts')('regions', ['a', 'b'], ['b', 'a'])).toBe(true);
  });
  it('when the month is the one of the saved day', () => {
    const { experience_since } = specOf('facts').read(profile);
    expect(experience_since).toEqual({ month: 8, year: '2016' });
    expect(sameIn('facts')('experience_since', experience_since, experience_since)).toBe(true);
  });
});

describe('a field is not sent', () => {
  it('without a name, or when it is too long', () => {
    const fields = specOf('description').read(profile);
    expect(unfitIn('description', { ...fields, name: ' ' })).toEqual(['name']);
    expect(unfitIn('description', { ...fields, title: 'x'.repeat(121) })).toEqual(['title']);
    expect(unfitIn('description', fields)).toEqual([]);
  });
  it('while a month is incomplete', () => {
    const fields = specOf('facts').read(profile);
    const half = { ...fields, experience_since: { month: 8, year: '20' } };
    expect(unfitIn('facts', half)).toEqual(['experience_since']);
    const empty = { ...fields, experience_since: { month: null, year: '' } };
    expect(unfitIn('facts', empty)).toEqual([]);
  });
  it('while its day cannot be read', () => {
    const fields = specOf('facts').read(profile);
    const unread = { unread: '32.13' };
    expect(unfitIn('facts', { ...fields, availability: unread })).toEqual(['availability']);
    expect(sameIn('facts')('availability', unread, null)).toBe(false);
  });
});
