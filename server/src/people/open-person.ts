import type { AccountDetails } from '@torg/protocol/people/people';
import { lockAccount, lockAdmins } from '../accounts/accounts.commands.ts';
import { findAccount, leavesOthersWithoutAdmin } from '../accounts/accounts.queries.ts';
import { lockOrganization } from '../organizations/organizations.commands.ts';
import type { ChangeContext, ReadContext } from '../platform/handler.ts';
import { allowed, found, Refusal } from '../platform/refusal.ts';
import { lockProfiles } from '../profiles/profiles.commands.ts';
import { mayChange } from './people.policy.ts';
import { findPerson } from './people.repository.ts';
import { personDetailsView } from './people.views.ts';

export async function showPerson(
  { db, actor, now }: ReadContext,
  account: string,
): Promise<AccountDetails> {
  const person = found(await findPerson(db, account, now), 'could_not_find_account');
  return personDetailsView(person, actor);
}

/**
 * Locks another person's account with everything that rights depend on: the profile, their company,
 * the companies named in `others`, and the admins. Always in this order.
 */
export async function lockPerson(
  { db, actor }: ChangeContext,
  account: string,
  others: readonly (string | null | undefined)[] = [],
) {
  const person = found(await findAccount(db, account), 'could_not_find_account');
  allowed(mayChange(actor, account), 'cannot_change_own_account');
  await lockProfiles(db, [account]);
  const companies = [person.organization, ...others].filter((one) => typeof one === 'string');
  for (const company of [...new Set(companies)].toSorted()) await lockOrganization(db, company);
  const admins = person.role === 'admin' ? await lockAdmins(db) : [];
  // The actor may have lost the admin right while this call waited for the lock.
  allowed(person.role !== 'admin' || admins.includes(actor.account));
  const locked = found(await lockAccount(db, account), 'could_not_find_account');
  const isUnchanged = locked.organization === person.organization && locked.role === person.role;
  if (!isUnchanged) throw new Refusal('account_was_changed');
  return {
    ...locked,
    organization_name: person.organization_name,
    organization_kind: person.organization_kind,
  };
}

/** Nobody leaves a company of several people without an admin. */
export async function leaveCompany({ db }: ChangeContext, account: string): Promise<void> {
  allowed(!(await leavesOthersWithoutAdmin(db, account)), 'company_needs_an_admin');
}

export type LockedPerson = Awaited<ReturnType<typeof lockPerson>>;
