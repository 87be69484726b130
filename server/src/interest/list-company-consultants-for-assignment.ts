import type { interestCalls } from '@torg/protocol/interest/interest';
import { findFacts, mayRead } from '../assignments/assignments.queries.ts';
import { findOrganization } from '../organizations/organizations.queries.ts';
import type { Handler } from '../platform/handler.ts';
import { allowed, found, Refusal } from '../platform/refusal.ts';
import { findCompanyConsultants } from './company-consultants.repository.ts';
import { mayAnswerFor } from './interest.policy.ts';
import { companyConsultant } from './interest.views.ts';

export const listCompanyConsultantsForAssignment: Handler<
  typeof interestCalls.listCompanyConsultantsForAssignment
> = async ({ db, actor }, { params }) => {
  const { assignment_id: assignment, consultant_company_id: organization } = params;
  const facts = await findFacts(db, assignment, actor);
  const company = await findOrganization(db, organization);
  const assignmentFacts = found(facts, 'could_not_find_assignment');
  if ((company?.kind ?? 'client') === 'client') {
    throw new Refusal('could_not_find_consultant_company');
  }
  allowed(mayAnswerFor(actor, organization) && mayRead(actor, assignmentFacts));
  const question = { assignment, organization, locale: actor.locale };
  const rows = await findCompanyConsultants(db, question);
  const context = { actor, organization, assignment: assignmentFacts };
  return { consultants: rows.map((row) => companyConsultant(row, context)) };
};
