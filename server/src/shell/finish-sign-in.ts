import type { signInCalls } from '@torg/protocol/shell/sign-in';
import { passSecondStep } from '../accounts/accounts.commands.ts';
import type { Handler } from '../platform/handler.ts';
import { shellUser } from './shell-user.ts';

export const finishSignIn: Handler<typeof signInCalls.finishSignIn> = async (context, { body }) => {
  const { account, return_to } = await passSecondStep(context, body);
  return { user: await shellUser(context, { account, hasProvedFactor: true }), return_to };
};
