import type { ExternalContext } from '../../platform/handler.ts';
import { found } from '../../platform/refusal.ts';
import { findAccount } from '../accounts.repository.ts';
import { tryPassword } from './try-password.ts';

/** Whether this is the caller's own password; guessing is slowed down as at sign-in. */
export async function tryOwnPassword(context: ExternalContext, password: string): Promise<boolean> {
  const own = found(await findAccount(context.db, context.actor.account), 'could_not_find_account');
  return (await tryPassword(context, own.email, password)) !== null;
}
