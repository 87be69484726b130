import type { assignmentCalls } from '@torg/protocol/assignments/assignments';
import { limits } from '@torg/protocol/limits';
import { imageUrl } from '../../files/files.queries.ts';
import type { Handler } from '../../platform/handler.ts';
import { suggestAssignments, suggestCompanies, suggestEditors } from './suggestions.repository.ts';

export const suggestAssignmentFilters: Handler<
  typeof assignmentCalls.suggestAssignmentFilters
> = async ({ db }, { query: { query } }) => {
  const search = { query, limit: limits.autosuggestions };
  const [editors, assignments, companies] = await Promise.all([
    suggestEditors(db, search),
    suggestAssignments(db, search),
    suggestCompanies(db, search),
  ]);
  return {
    editors: editors.map(({ image_file, logo_file, ...editor }) => ({
      ...editor,
      image: imageUrl(image_file),
      company_logo_url: imageUrl(logo_file),
    })),
    assignments: assignments.map(({ logo_file, created_at, ...assignment }) => ({
      ...assignment,
      created_at: created_at.toISOString(),
      company_logo_url: imageUrl(logo_file),
    })),
    companies: companies.map(({ logo_file, ...company }) => ({
      ...company,
      image: imageUrl(logo_file),
    })),
  };
};
