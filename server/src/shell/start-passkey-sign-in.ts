import type { signInCalls } from '@torg/protocol/shell/sign-in';
import { requestPasskeySignIn } from '../accounts/accounts.commands.ts';
import type { Handler } from '../platform/handler.ts';

export const startPasskeySignIn: Handler<typeof signInCalls.startPasskeySignIn> = (context) =>
  requestPasskeySignIn(context);
