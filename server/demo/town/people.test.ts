import { describe, expect, it } from 'vitest';
import { clients } from './companies.ts';
import { companyOf, countBy, regionCodes, repeated, roleKeys, skillKeys } from './lookup.ts';
import { townAdmins, townBuyers, townConsultants, townPeople } from './people.ts';

describe('people of the town', () => {
  it('are three admins, two buyers in each client company and eighty consultants', () => {
    expect(townAdmins).toHaveLength(3);
    expect(townConsultants).toHaveLength(80);
    expect(countBy(townBuyers.map(({ companyKey }) => companyKey))).toEqual(
      Object.fromEntries(clients.map(({ key }) => [key, 2])),
    );
  });

  it('have keys, addresses, names and telephone numbers of their own', () => {
    for (const field of ['key', 'email', 'name', 'phone'] as const) {
      expect(repeated(townPeople.map((row) => row[field]))).toEqual([]);
    }
    expect(townPeople.filter(({ email }) => !/^[a-z.-]+@[a-z-]+\.example$/.test(email))).toEqual(
      [],
    );
  });

  it('include every demo account with what it is there to show', () => {
    const at = (name: string) =>
      townConsultants.find((row) => row.email === `${name}@torg.example`);
    expect(townAdmins.some(({ email }) => email === 'admin@torg.example')).toBe(true);
    expect(townBuyers.filter(({ email }) => email.endsWith('@torg.example'))).toHaveLength(2);
    expect(at('konsulent')?.standing.active).toBe(true);
    expect(at('ny.konsulent')?.standing).toMatchObject({ verified: true, completedWizard: false });
    expect(at('uverifisert')?.standing.verified).toBe(false);
    expect(at('bedrift')).toMatchObject({ isAdminInCompany: true, locale: 'nb' });
    expect(at('bolag')).toMatchObject({ isAdminInCompany: true, locale: 'sv' });
    expect(companyOf.get(at('selvstendig')?.companyKey ?? '')?.kind).toBe('independent');
  });

  it('work for consultant companies or for themselves when they are consultants', () => {
    const elsewhere = townConsultants.filter(
      ({ companyKey }) => (companyOf.get(companyKey)?.kind ?? 'client') === 'client',
    );
    expect(elsewhere).toEqual([]);
  });

  it('claim only roles, skills and regions that exist', () => {
    const unknown = townConsultants.flatMap(({ roles, skills, regions }) => [
      ...[...roles.emphasized, ...roles.other].filter((key) => !roleKeys.has(key)),
      ...[...skills.expert, ...skills.other].filter((key) => !skillKeys.has(key)),
      ...regions.filter((code) => !regionCodes.has(code)),
    ]);
    expect(unknown).toEqual([]);
  });

  it('meet the rules of activation that the town knows when they are active', () => {
    const lacking = townConsultants.filter((row) => {
      const roleCount = row.roles.emphasized.length + row.roles.other.length;
      const skillCount = row.skills.expert.length + row.skills.other.length;
      const fits =
        row.standing.verified &&
        row.description.length >= 500 &&
        (row.experienceYears ?? 0) > 2 &&
        (row.remoteWorkOk || row.regions.length > 0) &&
        row.roles.emphasized.length > 0 &&
        roleCount <= 3 &&
        row.skills.expert.length > 0 &&
        skillCount >= 6 &&
        skillCount <= 15;
      return row.standing.active && !fits;
    });
    expect(lacking.map(({ key }) => key)).toEqual([]);
  });
});
