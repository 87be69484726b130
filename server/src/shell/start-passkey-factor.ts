import type { signInCalls } from '@torg/protocol/shell/sign-in';
import { requestPasskeyFactor } from '../accounts/accounts.commands.ts';
import type { Handler } from '../platform/handler.ts';

export const startPasskeyFactor: Handler<typeof signInCalls.startPasskeyFactor> = (context) =>
  requestPasskeyFactor(context);
