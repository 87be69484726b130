import { describe, expect, it } from 'vitest';
import { profileAfter, refusalOf } from './merge-terms.ts';

const ida = { account: 'ida', role: 'consultant', deactivated_at: null } as const;
const ida2 = { account: 'ida2', role: 'consultant', deactivated_at: null } as const;
const filled = (...accounts: string[]) => new Set(accounts);

describe('two accounts become one', () => {
  it.each([
    ['one and the same', ida, ida, filled(), 'cannot_merge_with_itself'],
    ['of two roles', ida, { ...ida2, role: 'admin' }, filled(), 'cannot_merge_different_roles'],
    [
      'into a closed one',
      { ...ida, deactivated_at: new Date() },
      ida2,
      filled(),
      'account_is_deactivated',
    ],
    ['with two profiles', ida, ida2, filled('ida', 'ida2'), 'both_have_profiles'],
    ['with one profile', ida, ida2, filled('ida2'), null],
    ['out of a closed one', ida, { ...ida2, deactivated_at: new Date() }, filled(), null],
  ] as const)('%s', (_name, kept, from, profiles, code) => {
    expect(refusalOf({ kept, from, filled: profiles })).toBe(code);
  });

  it('and have the profile that somebody has filled in', () => {
    expect(profileAfter({ kept: ida, from: ida2, filled: filled('ida2') })).toBe('moved');
    expect(profileAfter({ kept: ida, from: ida2, filled: filled('ida') })).toBe('kept');
    const buyers = [
      { ...ida, role: 'consultant_buyer' },
      { ...ida2, role: 'consultant_buyer' },
    ] as const;
    expect(profileAfter({ kept: buyers[0], from: buyers[1], filled: filled() })).toBe('none');
  });
});
