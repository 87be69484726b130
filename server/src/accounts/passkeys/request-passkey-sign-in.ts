import type { Actor } from '../../platform/actor.ts';
import type { ReadContext } from '../../platform/handler.ts';
import { passkeyRequest } from './passkey-options.ts';

/** What the browser needs for a passkey alone, the same for everybody: it knows its own passkeys. */
export const requestPasskeySignIn = (
  context: Pick<ReadContext<Actor | null>, 'now' | 'settings'>,
) => passkeyRequest('sign-in', [], context);
