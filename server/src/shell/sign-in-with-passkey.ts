import type { signInCalls } from '@torg/protocol/shell/sign-in';
import { signInByPasskey } from '../accounts/accounts.commands.ts';
import type { Handler } from '../platform/handler.ts';
import { shellUser } from './shell-user.ts';

export const signInWithPasskey: Handler<typeof signInCalls.signInWithPasskey> = async (
  context,
  { body },
) => {
  const { account, return_to } = await signInByPasskey(context, body);
  return { user: await shellUser(context, { account, hasProvedFactor: true }), return_to };
};
