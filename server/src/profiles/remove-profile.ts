import type { profileCalls } from '@torg/protocol/profiles';
import { forgetPerson, leavesOthersWithoutAdmin } from '../accounts/accounts.public.ts';
import { forgetFile, removeStoredFile } from '../files/files.public.ts';
import { lockOrganization } from '../organizations/organizations.public.ts';
import type { Handler } from '../platform/handler.ts';
import { allowed, found } from '../platform/refusal.ts';
import { mayRemove } from './profiles.policy.ts';
import { lockStanding } from './standing.repository.ts';

/** What others refer to, such as a thread, keeps a nameless account; everything else is gone. */
export const removeProfile: Handler<typeof profileCalls.removeProfile> = async (
  { db, actor, now, enqueue, emit, forgetActor },
  { params: { profile } },
) => {
  const standing = found(await lockStanding(db, profile, actor.account), 'could_not_find_profile');
  allowed(actor.account !== profile, 'cannot_delete_own_profile');
  allowed(mayRemove(actor, standing));
  if (standing.organization !== null) await lockOrganization(db, standing.organization);
  allowed(!(await leavesOthersWithoutAdmin(db, profile)), 'company_needs_an_admin');
  const photo = await forgetPerson(db, profile, now);
  await db.deleteFrom('profile').where('profile', '=', profile).execute();
  const storage_key = photo === null ? undefined : await forgetFile(db, photo);
  if (storage_key !== undefined) await enqueue(removeStoredFile, { storage_key });
  await forgetActor(profile);
  await emit('delete_cv', { profile });
  return { profile };
};
