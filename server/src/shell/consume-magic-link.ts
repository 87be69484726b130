import type { signInCalls } from '@torg/protocol/shell/shell';
import { signInWithMagicLink } from '../accounts/accounts.commands.ts';
import type { Handler } from '../platform/handler.ts';
import { shellUser } from './shell-user.ts';

export const consumeMagicLink: Handler<typeof signInCalls.consumeMagicLink> = async (
  context,
  { body },
) => {
  const { account, return_to } = await signInWithMagicLink(context, body.token);
  return { user: await shellUser(context, account), return_to };
};
