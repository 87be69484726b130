import type { consultantCompanyCalls } from '@torg/protocol/consultant-companies/consultant-companies';
import { searchOrganizations } from '../organizations/organizations.queries.ts';
import type { Handler } from '../platform/handler.ts';

export const searchConsultantCompanies: Handler<
  typeof consultantCompanyCalls.searchConsultantCompanies
> = async ({ db }, { query }) => ({
  companies: await searchOrganizations(db, ['consultant_company', 'independent'], query),
});
