import type { Role } from '@torg/protocol/terms';
import type { ChangeContext } from '../platform/handler.ts';
import { hideProfile, makeProfileIfNone, updateVisibility } from '../profiles/profiles.commands.ts';

interface Move {
  account: string;
  before: Role;
  after: Role;
}

/**
 * A consultant needs a profile; the profile of somebody who is no longer one stays, but is hidden.
 */
export async function followRole(context: ChangeContext, { account, before, after }: Move) {
  const { db, now } = context;
  if (after === 'consultant' && before !== 'consultant') await makeProfileIfNone(context, account);
  if (after !== 'consultant' && before === 'consultant') await hideProfile(context, account);
  await updateVisibility(db, [account], now);
}
