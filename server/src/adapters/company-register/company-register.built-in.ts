import type { CompanyRegister, RegisteredCompany } from '../../platform/ports/company-register.ts';

const company = (
  organizationNumber: string,
  name: string,
  more: Partial<RegisteredCompany> = {},
): [string, RegisteredCompany] => [
  organizationNumber,
  {
    organizationNumber,
    name,
    form: 'Aksjeselskap',
    address: 'Eksempelveien 1, 0123 OSLO',
    status: 'active',
    ...more,
  },
];

/** Made-up companies of every kind in the real register; nobody has these numbers. */
const companies = new Map([
  company('311000004', 'EKSEMPEL ENKELTPERSONFORETAK', { form: 'Enkeltpersonforetak' }),
  company('311000012', 'ISFOSS ENERGI AS', { address: 'Fossegata 4, 6630 TINGVOLL' }),
  company('311999907', 'FJELLRYPE SYSTEMER AS', { address: 'Rypestien 12, 2600 LILLEHAMMER' }),
  company('311999915', 'SKRANTEN HANDEL AS', { status: 'bankrupt' }),
  company('311999923', 'AVSKJED EIENDOM AS', { status: 'winding_up' }),
  company('311999931', 'GJEMTOGGLEMT AS', { status: 'deleted', address: null }),
]);

/** Stands in for the real register in development and tests. */
export const builtInCompanyRegister = (): CompanyRegister => ({
  find: async (organizationNumber) => companies.get(organizationNumber) ?? null,
});
