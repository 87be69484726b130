import type { organizationCalls } from '@torg/protocol/organizations/organizations';
import type { Handler } from '../platform/handler.ts';
import { searchOrganizations } from './organizations.repository.ts';

export const searchCompanies: Handler<typeof organizationCalls.searchCompanies> = async (
  { db },
  { query },
) => ({ companies: await searchOrganizations(db, ['client'], query) });
