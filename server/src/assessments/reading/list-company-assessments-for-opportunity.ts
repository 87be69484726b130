import type { assessmentCalls } from '@torg/protocol/assessments/assessments';
import type { Handler } from '../../platform/handler.ts';
import { openNeed } from '../asking/open-assessed.ts';
import { listLatest } from './list-latest.ts';
import { requireConsultantCompany } from './require-consultant-company.ts';

export const listCompanyAssessmentsForOpportunity: Handler<
  typeof assessmentCalls.listCompanyAssessmentsForOpportunity
> = async (context, { params: { id: opportunity, cc: company }, query: { locale } }) => {
  const { assessor } = await openNeed(context, opportunity);
  await requireConsultantCompany(context.db, company);
  return listLatest(context, { opportunity, assessor, company, locale });
};
