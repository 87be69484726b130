import { stdnum } from 'stdnum';
import { describe, expect, it } from 'vitest';
import { sharpPictures } from '../../src/adapters/pictures/pictures.sharp.ts';
import { clients, companies, consultantCompanies, independents } from './companies.ts';
import { repeated } from './lookup.ts';
import { demoAdmins, demoConsultants } from './people.ts';

describe('companies of the demo data', () => {
  it('are eight clients, ten consultant companies and the independents', () => {
    expect(clients.filter(({ country }) => country === 'NO')).toHaveLength(5);
    expect(clients.filter(({ country }) => country === 'SE')).toHaveLength(3);
    expect(consultantCompanies.filter(({ country }) => country === 'NO')).toHaveLength(6);
    expect(consultantCompanies.filter(({ country }) => country === 'SE')).toHaveLength(4);
    expect(independents.length).toBeGreaterThan(5);
    expect(repeated(companies.map(({ key }) => key))).toEqual([]);
    expect(repeated(companies.map(({ name }) => name))).toEqual([]);
  });

  it('have organisation numbers with the right check digit, each their own', () => {
    const wrong = companies.filter(({ country, organizationNumber }) => {
      const { orgnr } = stdnum[country] ?? {};
      return !orgnr?.validate(organizationNumber).isValid;
    });
    expect(wrong).toEqual([]);
    expect(repeated(companies.map(({ organizationNumber }) => organizationNumber))).toEqual([]);
  });

  it('have a logo, each their own', () => {
    expect(companies.filter(({ logo }) => !/^<svg .*<\/svg>$/.test(logo))).toEqual([]);
    expect(repeated(companies.map(({ logo }) => logo))).toEqual([]);
  });

  it('have a logo that stands in a CV', async () => {
    const pictures = sharpPictures();
    const printed = await Promise.all(
      companies.map(({ logo }) => pictures.print(Buffer.from(logo), 'logo')),
    );
    await pictures.close();
    expect(new Set(printed.map((one) => one?.height))).toEqual(new Set([200]));
  });

  it('have a sales admin when they are clients', () => {
    const admins = demoAdmins.map(({ key }) => key);
    expect(clients.filter(({ salesAdmin }) => !admins.includes(salesAdmin))).toEqual([]);
  });

  it('have at least one company admin when consultants work there', () => {
    const led = demoConsultants.filter((row) => row.isAdminInCompany).map((row) => row.companyKey);
    expect(consultantCompanies.filter(({ key }) => !led.includes(key))).toEqual([]);
  });
});
