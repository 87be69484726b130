import { z } from 'zod';
import { callTable } from './call.ts';
import { limits } from './limits.ts';
import { Country, Moment, Uuid, text } from './shapes.ts';

export const CompanySearchResult = z
  .object({ uuid: Uuid, name: z.string(), country: Country })
  .meta({ id: 'CompanySearchResult' });
export type CompanySearchResult = z.output<typeof CompanySearchResult>;

/** What companies are looked up by; the same for clients and for consultant companies. */
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
});

/** Stands with the assignments on the server, since it asks about them. */
export const CompanyWithNewestAssignment = CompanySearchResult.extend({
  newestAssignmentDate: Moment,
}).meta({ id: 'CompanyWithNewestAssignment' });
