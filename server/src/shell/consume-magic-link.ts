import type { signInCalls } from '@torg/protocol/shell/sign-in';
import { signInWithMagicLink } from '../accounts/accounts.commands.ts';
import type { Handler } from '../platform/handler.ts';
import { signInStep } from './sign-in-step.ts';

export const consumeMagicLink: Handler<typeof signInCalls.consumeMagicLink> = async (
  context,
  { body },
) => signInStep(context, await signInWithMagicLink(context, body.token));
