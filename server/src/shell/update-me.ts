import type { shellCalls } from '@torg/protocol/shell/shell';
import { changeOwnAccount } from '../accounts/accounts.commands.ts';
import type { Handler } from '../platform/handler.ts';
import { shellUser } from './shell-user.ts';

export const updateMe: Handler<typeof shellCalls.updateMe> = async (context, { body }) => {
  await changeOwnAccount(context, body);
  return shellUser(context, context.actor);
};
