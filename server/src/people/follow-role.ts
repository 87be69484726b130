import type { Role } from '@torg/protocol/terms';
import type { ChangeContext } from '../platform/handler.ts';
import { hideProfile, makeProfileIfNone, updateVisibility } from '../profiles/profiles.commands.ts';

interface Move {
  account: string;
  before: Role;
  after: Role;
}

/** A consultant has a profile; that of somebody who is one no longer stays, and is not seen. */
export async function followRole(context: ChangeContext, { account, before, after }: Move) {
  const { db, now } = context;
  if (after === 'consultant' && before !== 'consultant') await makeProfileIfNone(db, account, now);
  if (after !== 'consultant' && before === 'consultant') await hideProfile(context, account);
  await updateVisibility(db, [account], now);
}
