import type { assignmentCalls } from '@torg/protocol/assignments/assignments';
import { limits } from '@torg/protocol/limits';
import type { Handler } from '../../platform/handler.ts';
import { findLatestCompanies } from './suggestions.repository.ts';

export const listCompaniesWithMostRecentAssignments: Handler<
  typeof assignmentCalls.listCompaniesWithMostRecentAssignments
> = async ({ db }) => {
  const companies = await findLatestCompanies(db, limits.companySearch.default);
  return {
    companies: companies.map(({ created_at, ...company }) => ({
      ...company,
      newestAssignmentDate: created_at.toISOString(),
    })),
  };
};
