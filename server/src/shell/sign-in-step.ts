import type { PendingSignIn } from '@torg/protocol/accounts/factors';
import type { Db } from '../platform/database/tables.ts';
import type { Settings } from '../platform/settings.ts';
import { shellUser } from './shell-user.ts';

interface Step {
  account: string;
  second_factor: PendingSignIn | null;
  return_to: string;
}

/** After the first step: the user, or how the sign-in goes on. */
export async function signInStep(
  context: { db: Db; settings: Settings },
  { account, second_factor, return_to }: Step,
) {
  const isIn = second_factor === null;
  const user = isIn ? await shellUser(context, { account, hasProvedFactor: false }) : null;
  return { user, second_factor, return_to };
}
