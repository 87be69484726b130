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
 * The account of somebody else, held together with all that rights hang on: the profile, the
 * company that they are in, others that are named, and the admins. Always in this order.
 */
export async function lockPerson(
  { db, actor }: ChangeContext,
  account: string,
  others: readonly (string | null | undefined)[] = [],
) {
  const seen = found(await findAccount(db, account), 'could_not_find_account');
  allowed(mayChange(actor, account), 'cannot_change_own_account');
  await lockProfiles(db, [account]);
  const companies = [seen.organization, ...others].filter((one) => typeof one === 'string');
  for (const company of [...new Set(companies)].toSorted()) await lockOrganization(db, company);
  const admins = seen.role === 'admin' ? await lockAdmins(db) : [];
  // Somebody may have taken the right of whoever asks while this one waited.
  allowed(seen.role !== 'admin' || admins.includes(actor.account));
  const locked = found(await lockAccount(db, account), 'could_not_find_account');
  const isAsSeen = locked.organization === seen.organization && locked.role === seen.role;
  if (!isAsSeen) throw new Refusal('account_was_changed');
  return {
    ...locked,
    organization_name: seen.organization_name,
    organization_kind: seen.organization_kind,
  };
}

/** They keep no right that somebody must have: the company's, when others belong to it. */
export async function leaveCompany({ db }: ChangeContext, account: string): Promise<void> {
  allowed(!(await leavesOthersWithoutAdmin(db, account)), 'company_needs_an_admin');
}

export type LockedPerson = Awaited<ReturnType<typeof lockPerson>>;
