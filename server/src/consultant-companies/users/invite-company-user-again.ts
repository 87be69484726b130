import type { consultantCompanyCalls } from '@torg/protocol/consultant-companies/consultant-companies';
import { inviteAgain } from '../../accounts/accounts.commands.ts';
import type { Handler } from '../../platform/handler.ts';
import { found } from '../../platform/refusal.ts';
import { findCompanyUser } from '../consultant-companies.repository.ts';
import { openForAdmin } from '../open-company.ts';

export const inviteCompanyUserAgain: Handler<
  typeof consultantCompanyCalls.inviteCompanyUserAgain
> = async (context, { params: { id, account } }) => {
  await openForAdmin(context, id);
  found(await findCompanyUser(context.db, id, account), 'could_not_find_account');
  await inviteAgain(context, account);
};
