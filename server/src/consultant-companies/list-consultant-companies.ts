import type { consultantCompanyCalls } from '@torg/protocol/consultant-companies/consultant-companies';
import { findWithCooperationAgreement } from '../contracts/contracts.queries.ts';
import type { Handler } from '../platform/handler.ts';
import { findConsultantCompanies } from './consultant-companies.repository.ts';
import { companyItemView } from './consultant-companies.views.ts';

export const listConsultantCompanies: Handler<
  typeof consultantCompanyCalls.listConsultantCompanies
> = async ({ db, actor }) => {
  const rows = await findConsultantCompanies(db);
  const companies = rows.map(({ organization }) => organization);
  const signed = await findWithCooperationAgreement(db, companies);
  return { consultant_companies: rows.map((row) => companyItemView(row, actor, signed)) };
};
