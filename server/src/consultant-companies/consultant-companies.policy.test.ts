import { describe, expect, it } from 'vitest';
import {
  isLastAdmin,
  mayAdminister,
  mayRead,
  maySetFastTrack,
  takesConsultants,
  canOfUser,
  can,
} from './consultant-companies.policy.ts';

const as = (fields: object) => ({
  role: 'consultant' as const,
  isAdminInCompany: false,
  organization: 'company' as string | null,
  ...fields,
});
const actors = {
  consultant: as({}),
  companyAdmin: as({ isAdminInCompany: true }),
  otherConsultant: as({ organization: 'rival' }),
  otherCompanyAdmin: as({ organization: 'rival', isAdminInCompany: true }),
  adminWithoutCompany: as({ organization: null, isAdminInCompany: true }),
  // Nobody has these two flags in practice; they must give no right all the same.
  buyer: as({ role: 'consultant_buyer', isAdminInCompany: true }),
  admin: as({ role: 'admin', organization: null }),
};
const company = { organization: 'company', kind: 'consultant_company' } as const;

const actorsWho = (may: (actor: (typeof actors)['admin'], rules: typeof company) => boolean) =>
  Object.entries(actors)
    .filter(([, actor]) => may(actor, company))
    .map(([name]) => name);

describe('who may do what with a consultant company', () => {
  it('its consultants may read it, its admins manage it, and admins do both', () => {
    expect(actorsWho(mayRead)).toEqual(['consultant', 'companyAdmin', 'admin']);
    expect(actorsWho(mayAdminister)).toEqual(['companyAdmin', 'admin']);
  });

  it('only an admin sets the fast track', () => {
    expect(actorsWho(maySetFastTrack)).toEqual(['admin']);
  });

  it('nobody adds a consultant to a company of one', () => {
    const independent = { ...company, kind: 'independent' } as const;
    expect([takesConsultants(company), takesConsultants(independent)]).toEqual([true, false]);
    expect(can(actors.companyAdmin, independent)).toEqual({
      edit: true,
      addConsultants: false,
      setFastTrack: false,
      readChanges: false,
    });
    expect(can(actors.admin, independent).addConsultants).toBe(false);
  });
});

describe('rights on one of its people', () => {
  const user = {
    verified: true,
    is_admin_in_company: true,
    admins: 1,
    invited_at: null,
    deactivated_at: null,
  };

  it('keep the last admin', () => {
    expect(isLastAdmin(user)).toBe(true);
    expect(isLastAdmin({ ...user, admins: 2 })).toBe(false);
    expect(isLastAdmin({ ...user, is_admin_in_company: false })).toBe(false);
  });

  it('ignore an invited admin as the last one, and allow to invite them again', () => {
    const invited = { ...user, verified: false, invited_at: new Date() };
    expect(canOfUser(invited)).toEqual({ setAdmin: true, inviteAgain: true });
    expect(canOfUser(user)).toEqual({ setAdmin: false, inviteAgain: false });
  });

  it('are none for somebody who is deactivated', () => {
    const away = { ...user, verified: false, invited_at: new Date(), deactivated_at: new Date() };
    expect(canOfUser(away)).toEqual({ setAdmin: false, inviteAgain: false });
  });
});
