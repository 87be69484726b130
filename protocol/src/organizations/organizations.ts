import { z } from 'zod';
import { callTable } from '../call.ts';
import { limits } from '../limits.ts';
import { Country, Moment, Uuid, params, text } from '../shapes.ts';
import { pictureUpload } from '../uploads.ts';

export const CompanySearchResult = z
  .object({ uuid: Uuid, name: z.string(), country: Country })
  .meta({ id: 'CompanySearchResult' });
export type CompanySearchResult = z.output<typeof CompanySearchResult>;

/** Search criteria for companies, for clients and consultant companies alike. */
export const CompanySearchQuery = z.object({
  query: text(limits.query).default(''),
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(limits.companySearch.max)
    .default(limits.companySearch.default),
});
export const CompanySearchAnswer = z.object({ companies: z.array(CompanySearchResult) });

/**
 * What a country's register says of a number; `not_covered`: we query no register of that country.
 */
export const RegisteredCompany = z
  .object({
    status: z.enum(['active', 'winding_up', 'bankrupt', 'deleted', 'unknown', 'not_covered']),
    name: z.string().nullable(),
    form: z.string().nullable(),
    address: z.string().nullable(),
  })
  .meta({ id: 'RegisteredCompany' });
export type RegisteredCompany = z.output<typeof RegisteredCompany>;

const one = params('organization_id');

export const organizationCalls = callTable('main', {
  searchCompanies: {
    method: 'GET',
    path: '/admin/companies/search',
    summary: 'Client companies by name.',
    access: 'admin',
    status: 200,
    query: CompanySearchQuery,
    answer: CompanySearchAnswer,
  },
  lookUpCompany: {
    method: 'GET',
    path: '/company-register/{country}/{organization_number}',
    summary: "What the country's public register says of an organization number.",
    access: 'user',
    status: 200,
    effect: 'external',
    params: z.object({ country: Country, organization_number: text(20) }),
    answer: RegisteredCompany,
    errors: ['organization_number_not_valid', 'company_register_not_available'],
    perMinute: 60,
  },
  uploadLogo: {
    method: 'POST',
    path: '/organizations/{organization_id}/logo',
    summary: "Upload the company's logo.",
    access: 'org-admin',
    status: 201,
    params: one,
    ...pictureUpload,
    answer: z.object({ logo_url: z.string() }),
    errors: ['could_not_find_organization', ...pictureUpload.errors],
  },
  removeLogo: {
    method: 'DELETE',
    path: '/organizations/{organization_id}/logo',
    summary: "Remove the company's logo.",
    access: 'org-admin',
    status: 204,
    params: one,
    errors: ['could_not_find_organization'],
  },
});

/** Served by the assignments domain, since it reads assignments. */
export const CompanyWithNewestAssignment = CompanySearchResult.extend({
  newestAssignmentDate: Moment,
}).meta({ id: 'CompanyWithNewestAssignment' });
