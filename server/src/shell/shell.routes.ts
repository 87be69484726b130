import { shellCalls, signInCalls } from '@torg/protocol/shell/shell';
import { routes } from '../platform/handler.ts';
import { consumeMagicLink } from './consume-magic-link.ts';
import { getMe } from './get-me.ts';
import { signIn } from './sign-in.ts';
import { updateMe } from './update-me.ts';

export const shellRoutes = [
  ...routes(signInCalls, { signIn, consumeMagicLink }),
  ...routes(shellCalls, { getMe, updateMe }),
];
