import type { consultantCompanyCalls } from '@torg/protocol/consultant-companies';
import { searchOrganizations } from '../organizations/organizations.public.ts';
import type { Handler } from '../platform/handler.ts';

export const searchConsultantCompanies: Handler<
  typeof consultantCompanyCalls.searchConsultantCompanies
> = async ({ db }, { query }) => ({
  companies: await searchOrganizations(db, ['consultant_company', 'independent'], query),
});
