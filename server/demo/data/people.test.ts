import { describe, expect, it } from 'vitest';
import { clients } from './companies.ts';
import { companyOf, countBy, regionCodes, repeated, roleKeys, skillKeys } from './lookup.ts';
import { demoAdmins, demoBuyers, demoConsultants, demoPeople } from './people.ts';

describe('people of the demo data', () => {
  it('are three admins, two buyers in each client company and eighty consultants', () => {
    expect(demoAdmins).toHaveLength(3);
    expect(demoConsultants).toHaveLength(80);
    expect(countBy(demoBuyers.map(({ companyKey }) => companyKey))).toEqual(
      Object.fromEntries(clients.map(({ key }) => [key, 2])),
    );
  });

  it('have keys, addresses, names and telephone numbers of their own', () => {
    for (const field of ['key', 'email', 'name', 'phone'] as const) {
      expect(repeated(demoPeople.map((row) => row[field]))).toEqual([]);
    }
    expect(demoPeople.filter(({ email }) => !/^[a-z.-]+@[a-z-]+\.example$/.test(email))).toEqual(
      [],
    );
  });

  it('include every demo account with what it demonstrates', () => {
    const at = (name: string) =>
      demoConsultants.find((row) => row.email === `${name}@torg.example`);
    expect(demoAdmins.some(({ email }) => email === 'admin@torg.example')).toBe(true);
    expect(demoBuyers.filter(({ email }) => email.endsWith('@torg.example'))).toHaveLength(2);
    expect(at('konsulent')?.status.active).toBe(true);
    expect(at('ny.konsulent')?.status).toMatchObject({ verified: true, completedWizard: false });
    expect(at('uverifisert')?.status.verified).toBe(false);
    expect(at('bedrift')).toMatchObject({ isAdminInCompany: true, locale: 'nb' });
    expect(at('bolag')).toMatchObject({ isAdminInCompany: true, locale: 'sv' });
    expect(companyOf.get(at('selvstendig')?.companyKey ?? '')?.kind).toBe('independent');
  });

  it('work for consultant companies or for themselves when they are consultants', () => {
    const other = demoConsultants.filter(
      ({ companyKey }) => (companyOf.get(companyKey)?.kind ?? 'client') === 'client',
    );
    expect(other).toEqual([]);
  });

  it('have only roles, skills and regions that exist', () => {
    const unknown = demoConsultants.flatMap(({ roles, skills, regions }) => [
      ...[...roles.emphasized, ...roles.other].filter((key) => !roleKeys.has(key)),
      ...[...skills.expert, ...skills.other].filter((key) => !skillKeys.has(key)),
      ...regions.filter((code) => !regionCodes.has(code)),
    ]);
    expect(unknown).toEqual([]);
  });

  it('meet the rules of activation when they are active', () => {
    const lacking = demoConsultants.filter((row) => {
      const roleCount = row.roles.emphasized.length + row.roles.other.length;
      const skillCount = row.skills.expert.length + row.skills.other.length;
      const fits =
        row.status.verified &&
        row.description.length >= 500 &&
        (row.experienceYears ?? 0) > 2 &&
        (row.remoteWorkOk || row.regions.length > 0) &&
        row.roles.emphasized.length > 0 &&
        roleCount <= 3 &&
        row.skills.expert.length > 0 &&
        skillCount >= 6 &&
        skillCount <= 15;
      return row.status.active && !fits;
    });
    expect(lacking.map(({ key }) => key)).toEqual([]);
  });
});
