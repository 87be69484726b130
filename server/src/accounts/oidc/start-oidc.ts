import type { authCalls } from '@torg/protocol/accounts/accounts';
import type { Handler } from '../../platform/handler.ts';
import { found } from '../../platform/refusal.ts';
import { safePath } from '../sign-in/safe-path.ts';
import { redirectAfterFailure, redirectToProvider } from './oidc-state.ts';

/** Room in the cookie for the return address, in bytes; a longer one is left out. */
const maxReturnBytes = 2_000;

function returnPath(return_to: string | undefined): string {
  const path = safePath(return_to) ?? '/';
  return Buffer.byteLength(path) > maxReturnBytes ? '/' : path;
}

export const startOidc: Handler<typeof authCalls.startOidc> = async (context, { query }) => {
  const provider = found(context.external.oidcProvider, 'not_found');
  const return_to = returnPath(query.return_to);
  try {
    const { location, savedState } = await provider.begin();
    return redirectToProvider(context, location, { savedState, return_to });
  } catch (error) {
    return redirectAfterFailure(context, error, return_to);
  }
};
