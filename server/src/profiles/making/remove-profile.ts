import type { profileCalls } from '@torg/protocol/profiles/profiles';
import { forgetPerson } from '../../accounts/accounts.commands.ts';
import { findAccount, leavesOthersWithoutAdmin } from '../../accounts/accounts.queries.ts';
import { recordChange } from '../../events/events.commands.ts';
import { lockOrganization } from '../../organizations/organizations.commands.ts';
import type { ChangeContext, Handler } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { mayRemove } from '../profiles.policy.ts';
import { lockFacts } from '../visibility/facts.repository.ts';

/**
 * Threads and other rows refer to the account, so a nameless one stays; everything else is deleted.
 */
async function forgetConsultant(context: ChangeContext, profile: string, company: string | null) {
  const { db } = context;
  if (company !== null) await lockOrganization(db, company);
  allowed(!(await leavesOthersWithoutAdmin(db, profile)), 'company_needs_an_admin');
  await forgetPerson(context, profile);
}

/** Somebody who has another role now keeps their account, and loses only the old profile. */
export const removeProfile: Handler<typeof profileCalls.removeProfile> = async (
  context,
  { params: { profile } },
) => {
  const { db, actor, emit } = context;
  const facts = found(await lockFacts(db, profile, actor.account), 'could_not_find_profile');
  allowed(actor.account !== profile, 'cannot_delete_own_profile');
  allowed(mayRemove(actor, facts));
  const { role } = found(await findAccount(db, profile), 'could_not_find_profile');
  if (role === 'consultant') await forgetConsultant(context, profile, facts.organization);
  await db.deleteFrom('profile').where('profile', '=', profile).execute();
  await emit('delete_cv', { profile });
  await recordChange(context, {
    what: 'removed_profile',
    object: { kind: 'account', id: profile },
    also: [facts.organization],
  });
  return { profile };
};
