import type { profileCalls } from '@torg/protocol/profiles/profiles';
import type { Handler } from '../platform/handler.ts';
import { allowed, found } from '../platform/refusal.ts';
import { findProfile } from './profile-reading.repository.ts';
import { mayRead } from './profiles.policy.ts';
import { profileView } from './profiles.views.ts';

export const getProfile: Handler<typeof profileCalls.getProfile> = async (
  { db, actor, trackView },
  { params: { profile }, query: { locale } },
) => {
  const reader = { account: actor.account, locale };
  const row = found(await findProfile(db, profile, reader), 'could_not_find_profile');
  allowed(mayRead(actor, row));
  if (actor.account !== profile) trackView('get_profile', { profile });
  return profileView(row, actor);
};
