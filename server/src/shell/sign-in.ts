import type { signInCalls } from '@torg/protocol/shell/shell';
import { signInWithPassword } from '../accounts/accounts.commands.ts';
import type { Handler } from '../platform/handler.ts';
import { shellUser } from './shell-user.ts';

export const signIn: Handler<typeof signInCalls.signIn> = async (context, { body }) =>
  shellUser(context, await signInWithPassword(context, body));
