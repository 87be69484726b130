import type { signInCalls } from '@torg/protocol/shell/sign-in';
import { describePending } from '../accounts/accounts.commands.ts';
import type { Handler } from '../platform/handler.ts';

export const getPendingSignIn: Handler<typeof signInCalls.getPendingSignIn> = (context) =>
  describePending(context);
