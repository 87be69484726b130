import type { signInCalls } from '@torg/protocol/shell/sign-in';
import { signInWithPassword } from '../accounts/accounts.commands.ts';
import type { Handler } from '../platform/handler.ts';
import { signInStep } from './sign-in-step.ts';

export const signIn: Handler<typeof signInCalls.signIn> = async (context, { body }) =>
  signInStep(context, await signInWithPassword(context, body));
