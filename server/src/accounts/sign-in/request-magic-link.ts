import type { authCalls } from '@torg/protocol/accounts/accounts';
import { limits } from '@torg/protocol/limits';
import type { Handler } from '../../platform/handler.ts';
import { mailMagicLink } from './mail-magic-link.ts';
import { safePath } from './safe-path.ts';

/** A job checks whether the address exists, so that the answer takes the same time for all. */
export const requestMagicLink: Handler<typeof authCalls.requestMagicLink> = async (
  { enqueue },
  { body },
) => {
  await enqueue(mailMagicLink, { email: body.email, return_to: safePath(body.return_to) ?? '/' });
  return { minutes: limits.magicLink.minutes };
};
