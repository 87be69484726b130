import { shellCalls } from '@torg/protocol/shell/shell';
import { signInCalls } from '@torg/protocol/shell/sign-in';
import { routes } from '../platform/handler.ts';
import { consumeMagicLink } from './consume-magic-link.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { getMe } from './get-me.ts';
import { getPendingSignIn } from './get-pending-sign-in.ts';
import { signInWithPasskey } from './sign-in-with-passkey.ts';
import { signIn } from './sign-in.ts';
import { startPasskeyFactor } from './start-passkey-factor.ts';
import { startPasskeySignIn } from './start-passkey-sign-in.ts';
import { updateMe } from './update-me.ts';

export const shellRoutes = [
  ...routes(signInCalls, {
    signIn,
    consumeMagicLink,
    getPendingSignIn,
    startPasskeyFactor,
    finishSignIn,
    startPasskeySignIn,
    signInWithPasskey,
  }),
  ...routes(shellCalls, { getMe, updateMe }),
];
