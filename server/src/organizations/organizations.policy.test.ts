import { expect, it } from 'vitest';
import { mayAdministerOrganization } from './organizations.policy.ts';

const own = 'own';
it.each([
  ['admin', false, null, 'client', true],
  ['admin', false, null, 'consultant_company', true],
  ['consultant_buyer', false, own, 'client', true],
  ['consultant_buyer', false, 'another', 'client', false],
  ['consultant_buyer', true, own, 'consultant_company', false],
  ['consultant', true, own, 'consultant_company', true],
  ['consultant', true, own, 'independent', true],
  ['consultant', true, 'another', 'consultant_company', false],
  ['consultant', false, own, 'consultant_company', false],
  ['consultant', true, own, 'client', false],
] as const)(
  'a %s (company admin: %s) of %s may administer their %s: %s',
  (role, isAdminInCompany, organization, kind, may) => {
    const actor = { role, isAdminInCompany, organization };
    expect(mayAdministerOrganization(actor, { organization: own, kind })).toBe(may);
  },
);
