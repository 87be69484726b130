import type { Actor } from '../../platform/actor.ts';
import type { ExternalContext } from '../../platform/handler.ts';
import { Refusal } from '../../platform/refusal.ts';
import { startSession } from '../sessions/start-session.ts';
import { tryPassword } from './try-password.ts';

/** Signs in by address and password; returns the account. */
export async function signInWithPassword(
  context: ExternalContext<Actor | null>,
  { email, password }: { email: string; password: string },
): Promise<string> {
  const account = await tryPassword(context, email, password);
  if (account === null) throw new Refusal('wrong_email_or_password');
  await context.transaction((change) => startSession(change, account, 'password'));
  return account;
}
