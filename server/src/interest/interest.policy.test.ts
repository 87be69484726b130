import { describe, expect, it } from 'vitest';
import { mayAnswerFor, mayPutForward, receiptsSeenBy } from './interest.policy.ts';

const as = (fields: object) => ({
  account: 'me',
  role: 'consultant' as const,
  isAdminInCompany: false,
  organization: 'company' as string | null,
  ...fields,
});
const actors = {
  consultant: as({}),
  companyAdmin: as({ isAdminInCompany: true }),
  companyAdminWithoutCompany: as({ isAdminInCompany: true, organization: null }),
  admin: as({ role: 'admin', organization: null }),
};

const candidates = {
  self: { account: 'me', organization: 'company', isInvited: false },
  colleague: { account: 'colleague', organization: 'company', isInvited: false },
  invitedColleague: { account: 'colleague', organization: 'company', isInvited: true },
  stranger: { account: 'stranger', organization: 'elsewhere', isInvited: true },
  alone: { account: 'alone', organization: null, isInvited: true },
};

/** The candidates that somebody may put forward to an assignment of a type. */
const mayFor = (actor: keyof typeof actors, assignment_type: 'public' | 'direct') =>
  Object.entries(candidates)
    .filter(([, candidate]) => mayPutForward(actors[actor], candidate, { assignment_type }))
    .map(([name]) => name);

describe('who may put whom forward', () => {
  it('a consultant themself, and to a direct assignment only when invited', () => {
    expect(mayFor('consultant', 'public')).toEqual(['self']);
    expect(mayFor('consultant', 'direct')).toEqual([]);
  });
  it('a company admin the consultants of their own company', () => {
    expect(mayFor('companyAdmin', 'public')).toEqual(['self', 'colleague', 'invitedColleague']);
    expect(mayFor('companyAdmin', 'direct')).toEqual(['invitedColleague']);
  });
  it('a company admin without a company only themself', () => {
    expect(mayFor('companyAdminWithoutCompany', 'public')).toEqual(['self']);
  });
  it('an admin anybody', () => {
    expect(mayFor('admin', 'public')).toEqual(Object.keys(candidates));
    expect(mayFor('admin', 'direct')).toEqual(Object.keys(candidates));
  });
});

describe('who sends interest for a company', () => {
  it('its own admin and every admin, but no other consultant', () => {
    expect(mayAnswerFor(actors.consultant, 'company')).toBe(false);
    expect(mayAnswerFor(actors.companyAdmin, 'company')).toBe(true);
    expect(mayAnswerFor(actors.companyAdmin, 'elsewhere')).toBe(false);
    expect(mayAnswerFor(actors.companyAdminWithoutCompany, null)).toBe(false);
    expect(mayAnswerFor(actors.admin, 'elsewhere')).toBe(true);
  });
  it('and sees its receipts', () => {
    const seen = Object.values(actors).map(receiptsSeenBy);
    expect(seen).toEqual(['own', 'company', 'own', 'all']);
  });
});
