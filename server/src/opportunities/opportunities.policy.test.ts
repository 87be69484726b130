import { describe, expect, it } from 'vitest';
import type { AssignmentFacts } from '../assignments/assignments.queries.ts';
import { can, mayUse, type OpportunityFacts } from './opportunities.policy.ts';

const company = 'company';
const admin = { role: 'admin', isAdminInCompany: false, organization: null } as const;
const buyer = { role: 'consultant_buyer', isAdminInCompany: false, organization: company } as const;
const companyAdmin = { role: 'consultant', isAdminInCompany: true, organization: company } as const;
const consultant = { ...companyAdmin, isAdminInCompany: false } as const;
const others = (one: typeof buyer | typeof companyAdmin) => ({ ...one, organization: 'another' });

const need: OpportunityFacts = {
  ...{ organization: company, archived: false, made_assignment: null, own_of: null },
};
const nothing = { edit: false, archive: false, restore: false, makeAssignment: false };
const all = { edit: true, archive: true, restore: false, makeAssignment: true };

describe('a need', () => {
  it.each([
    ['an admin', admin, all],
    ['a buyer of its company', buyer, all],
    // Consultant companies have no assignments.
    ['a company admin of its company', companyAdmin, { ...all, makeAssignment: false }],
    ['another consultant of its company', consultant, nothing],
    ['a buyer of another company', others(buyer), nothing],
    ['a company admin of another company', others(companyAdmin), nothing],
  ])('can by %s', (_who, actor, expected) => {
    expect(can(actor, need)).toEqual(expected);
    const isNothing = expected === nothing;
    const archived = isNothing ? nothing : { ...nothing, restore: true };
    expect(can(actor, { ...need, archived: true })).toEqual(archived);
  });

  it('of Torg’s own is for admins alone', () => {
    const own = { ...need, organization: null };
    expect(can(admin, own)).toEqual(all);
    expect(can({ ...buyer, organization: null }, own)).toEqual(nothing);
    expect(mayUse({ ...companyAdmin, organization: null }, null)).toBe(false);
  });

  it('of an assignment is for those who may edit the assignment, and is made into no other', () => {
    const facts = (is_editor: boolean): OpportunityFacts => ({
      ...need,
      own_of: {
        ...{ state: 'draft', assignment_type: 'public', is_editor, is_invited: false },
        ...{ is_interested: false, has_sent_interest: false },
      } satisfies AssignmentFacts,
    });
    const editors = { ...all, makeAssignment: false };
    expect(can(buyer, facts(true))).toEqual(editors);
    expect(can(admin, facts(false))).toEqual(editors);
    expect(can(buyer, facts(false))).toEqual(nothing);
    expect(can(companyAdmin, facts(true))).toEqual(nothing);
  });
});
