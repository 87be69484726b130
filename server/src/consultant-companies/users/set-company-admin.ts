import type { consultantCompanyCalls } from '@torg/protocol/consultant-companies/consultant-companies';
import { changeAccount } from '../../accounts/accounts.commands.ts';
import { recordChange } from '../../events/events.commands.ts';
import type { ChangeContext, Handler } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { securityLog } from '../../platform/hardening/security-log.ts';
import { isNotDeactivated, isLastAdmin } from '../consultant-companies.policy.ts';
import { findCompanyUser, type CompanyUserRow } from '../consultant-companies.repository.ts';
import { companyUserView } from '../consultant-companies.views.ts';
import { openForChange } from '../open-company.ts';

async function loadUser(
  { db }: ChangeContext,
  id: string,
  account: string,
): Promise<CompanyUserRow> {
  return found(await findCompanyUser(db, id, account), 'could_not_find_account');
}

/** Locks the company: when its last two admins step down at once, the second one is refused. */
export const setCompanyAdmin: Handler<typeof consultantCompanyCalls.setCompanyAdmin> = async (
  context,
  { params: { id, account }, body: { is_consultant_admin } },
) => {
  await openForChange(context, id);
  const user = await loadUser(context, id, account);
  if (user.is_admin_in_company === is_consultant_admin) return companyUserView(user);
  allowed(isNotDeactivated(user), 'account_is_deactivated');
  allowed(!isLastAdmin(user), 'company_needs_an_admin');
  const { db, now, forgetActor } = context;
  await changeAccount(db, account, { is_admin_in_company: is_consultant_admin, updated_at: now });
  await forgetActor(account);
  securityLog(context, 'rights_changed', { account, changed: ['is_admin_in_company'] });
  await recordChange(context, {
    what: 'changed_account',
    object: { kind: 'account', id: account },
    also: [id],
    before: { is_consultant_admin: !is_consultant_admin },
    after: { is_consultant_admin },
  });
  return companyUserView(await loadUser(context, id, account));
};
