import type { assessmentCalls } from '@torg/protocol/assessments/assessments';
import type { Handler } from '../../platform/handler.ts';
import { allowed } from '../../platform/refusal.ts';
import { openAssignment } from '../asking/open-assessed.ts';
import { mayReadOfCompany } from '../assessments.policy.ts';
import { listLatest } from './list-latest.ts';
import { requireConsultantCompany } from './require-consultant-company.ts';

export const listCompanyAssessmentsForAssignment: Handler<
  typeof assessmentCalls.listCompanyAssessmentsForAssignment
> = async (context, { params, query: { locale } }) => {
  const { assignment_id, consultant_company_id: company } = params;
  const { db, actor } = context;
  const { opportunity } = await openAssignment(context, assignment_id);
  await requireConsultantCompany(db, company);
  allowed(mayReadOfCompany(actor, company));
  const assessor = { side: company, readsAll: actor.role === 'admin' };
  return listLatest(context, { opportunity, assessor, company, locale });
};
