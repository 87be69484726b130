import { describe, expect, it } from 'vitest';
import { can, type ImportFacts } from './cv-imports.policy.ts';

const now = new Date('2026-11-23T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

const kept: ImportFacts = {
  profile: 'kari',
  organization: 'company',
  status: 'success',
  file: 'file',
  created_at: daysAgo(1),
  applied_at: daysAgo(1),
  undone_at: null,
};

const person = (fields: object) => ({
  ...({ account: 'somebody', role: 'consultant', isAdminInCompany: false } as const),
  ...{ organization: 'company', verified: true },
  ...fields,
});
const owner = person({ account: 'kari' });

describe('what somebody can do with an import', () => {
  it.each([
    ['the consultant', owner, true],
    ['their company admin', person({ isAdminInCompany: true }), true],
    ['an admin', person({ role: 'admin', organization: null }), true],
    ['a colleague', person({}), false],
    ['the admin of another company', person({ isAdminInCompany: true, organization: 'b' }), false],
    ['a buyer', person({ role: 'consultant_buyer' }), false],
  ])('is everything or nothing for %s', (_who, actor, may) => {
    const all = { apply: may, undo: may, remove: may, readFile: may };
    expect(can(actor, kept, now)).toEqual(all);
  });

  it.each([
    ['waits', { status: 'pending', applied_at: null }, { apply: false, undo: false }],
    ['failed', { status: 'failed', applied_at: null }, { apply: false, undo: false }],
    ['was only read', { applied_at: null }, { apply: true, undo: false }],
    ['was undone', { undone_at: now }, { apply: true, undo: false }],
    ['is too old', { created_at: daysAgo(30) }, { apply: true, undo: false, readFile: false }],
    ['has lost its file', { file: null }, { readFile: false, undo: true }],
  ] as const)('is less when it %s', (_what, facts, less) => {
    expect(can(owner, { ...kept, ...facts }, now)).toMatchObject({ ...less, remove: true });
  });
});
