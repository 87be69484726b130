import { describe, expect, it } from 'vitest';
import { profileAfter, refusalOf } from './merge-terms.ts';

const here = {
  role: 'consultant',
  organization: null,
  deactivated_at: null,
  merged_into: null,
} as const;
const ida = { account: 'ida', ...here } as const;
const ida2 = { account: 'ida2', ...here } as const;
const gone = { ...ida2, merged_into: 'eva' } as const;
const filled = (...accounts: string[]) => new Set(accounts);
const nothing = { actor: 'eva', filled: filled(), interviewed: filled(), leavesCompany: false };

describe('two accounts are merged', () => {
  it.each([
    ['one and the same', ida, ida, {}, 'cannot_merge_with_itself'],
    ['one that was merged before', ida, gone, {}, 'account_was_merged'],
    ['one that is one’s own', ida, ida2, { actor: 'ida2' }, 'cannot_change_own_account'],
    ['of two roles', ida, { ...ida2, role: 'admin' }, {}, 'cannot_merge_different_roles'],
    [
      'into a closed one',
      { ...ida, deactivated_at: new Date() },
      ida2,
      {},
      'account_is_deactivated',
    ],
    ['with two profiles', ida, ida2, { filled: filled('ida', 'ida2') }, 'both_have_profiles'],
    [
      'with two open interviews',
      ida,
      ida2,
      { interviewed: filled('ida', 'ida2') },
      'both_have_open_interviews',
    ],
    [
      'out of a company that needs them',
      { ...ida, organization: 'one' },
      { ...ida2, organization: 'two' },
      { leavesCompany: true },
      'company_needs_an_admin',
    ],
    ['in a company that needs them', ida, ida2, { leavesCompany: true }, null],
    ['with one profile', ida, ida2, { filled: filled('ida2') }, null],
    ['out of a closed one', ida, { ...ida2, deactivated_at: new Date() }, {}, null],
  ] as const)('%s', (_name, kept, from, facts, code) => {
    expect(refusalOf({ kept, from, ...nothing, ...facts })).toBe(code);
  });

  it('and keep the profile with content', () => {
    expect(profileAfter({ kept: ida, from: ida2, filled: filled('ida2') })).toBe('moved');
    expect(profileAfter({ kept: ida, from: ida2, filled: filled('ida') })).toBe('kept');
    const buyers = [
      { ...ida, role: 'consultant_buyer' },
      { ...ida2, role: 'consultant_buyer' },
    ] as const;
    expect(profileAfter({ kept: buyers[0], from: buyers[1], filled: filled() })).toBe('none');
  });
});
