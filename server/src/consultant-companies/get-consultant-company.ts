import type { consultantCompanyCalls } from '@torg/protocol/consultant-companies/consultant-companies';
import { hasCooperationAgreement } from '../contracts/contracts.queries.ts';
import type { Handler } from '../platform/handler.ts';
import { companyView } from './consultant-companies.views.ts';
import { openForMember } from './open-company.ts';

export const getConsultantCompany: Handler<
  typeof consultantCompanyCalls.getConsultantCompany
> = async (context, { params: { id } }) => {
  const company = await openForMember(context, id);
  return companyView(company, context.actor, await hasCooperationAgreement(context.db, id));
};
