import type { assessmentCalls } from '@torg/protocol/assessments/assessments';
import { findOrganization } from '../../organizations/organizations.queries.ts';
import type { Handler } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { openAssignment } from '../asking/open-assessed.ts';
import { mayReadOfCompany } from '../assessments.policy.ts';
import { listedAssessmentView } from '../assessments.views.ts';
import { findLatestAssessments } from './latest.repository.ts';

export const listCompanyAssessmentsForAssignment: Handler<
  typeof assessmentCalls.listCompanyAssessmentsForAssignment
> = async (context, { params, query: { locale } }) => {
  const { assignment_id, consultant_company_id: company } = params;
  const { db, actor } = context;
  const { opportunity } = await openAssignment(context, assignment_id);
  allowed(mayReadOfCompany(actor, company));
  found(await findOrganization(db, company), 'could_not_find_consultant_company');
  if (opportunity === undefined) return { profile_ai_assessments: [] };
  const assessor = { side: company, readsAll: actor.role === 'admin' };
  const about = { opportunity, assessor, viewer: actor.account, company };
  const rows = await findLatestAssessments(db, about);
  return { profile_ai_assessments: rows.map((row) => listedAssessmentView(row, locale)) };
};
