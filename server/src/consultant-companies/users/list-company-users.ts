import type { consultantCompanyCalls } from '@torg/protocol/consultant-companies/consultant-companies';
import type { Handler } from '../../platform/handler.ts';
import { findCompanyUsers } from '../consultant-companies.repository.ts';
import { companyUserView } from '../consultant-companies.views.ts';
import { openForAdmin } from '../open-company.ts';

export const listCompanyUsers: Handler<typeof consultantCompanyCalls.listCompanyUsers> = async (
  context,
  { params: { id } },
) => {
  await openForAdmin(context, id);
  return { users: (await findCompanyUsers(context.db, id)).map(companyUserView) };
};
