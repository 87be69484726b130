import type { profileCalls } from '@torg/protocol/profiles/profiles';
import { changeAccount } from '../../accounts/accounts.commands.ts';
import type { Handler } from '../../platform/handler.ts';
import { openForEditing } from './open-profile.ts';

/** May be called twice. */
export const finishProfileWizard: Handler<typeof profileCalls.finishProfileWizard> = async (
  context,
  { params: { profile } },
) => {
  await openForEditing(context, profile);
  const { db, now, forgetActor } = context;
  await changeAccount(db, profile, { completed_wizard: true, updated_at: now });
  await forgetActor(profile);
};
