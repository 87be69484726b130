import type { assessmentCalls } from '@torg/protocol/assessments/assessments';
import type { Handler } from '../../platform/handler.ts';
import { openNeed } from '../asking/open-assessed.ts';
import { listedAssessmentView } from '../assessments.views.ts';
import { findLatestAssessments } from './latest.repository.ts';
import { requireConsultantCompany } from './require-consultant-company.ts';

export const listCompanyAssessmentsForOpportunity: Handler<
  typeof assessmentCalls.listCompanyAssessmentsForOpportunity
> = async (context, { params: { id: opportunity, cc: company }, query: { locale } }) => {
  const { db, actor } = context;
  const { assessor } = await openNeed(context, opportunity);
  await requireConsultantCompany(db, company);
  const about = { opportunity, assessor, viewer: actor.account, company };
  const rows = await findLatestAssessments(db, about);
  return { profile_ai_assessments: rows.map((row) => listedAssessmentView(row, locale)) };
};
