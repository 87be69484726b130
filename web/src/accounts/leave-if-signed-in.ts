import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { isSigningPage } from '@torg/protocol/contracts/signing-pages';
import { meQuery, pendingSignInQuery } from './accounts.queries.ts';
import { returnPath } from './return-path.ts';
import { isPendingOver } from './second-step/sign-in.queries.ts';

/** Sends somebody who is signed in on to where they wanted to go, else to their first page. */
export async function leaveIfSignedIn(client: QueryClient, goto?: string): Promise<void> {
  const me = client.query({ ...meQuery, staleTime: 'static', retry: false });
  // A stranger gets 401; whatever else fails, the form is what helps.
  const isSignedIn = await me.then(
    () => true,
    () => false,
  );
  if (!isSignedIn) return;
  const href = returnPath(goto, location.origin);
  throw redirect({ href, replace: true, reloadDocument: isSigningPage(href) });
}

/** Whether a second step is still to be taken in this browser; the page tells other failures. */
export async function hasPendingSignIn(client: QueryClient): Promise<boolean> {
  const pending = client.query({ ...pendingSignInQuery, staleTime: 'static', retry: false });
  return pending.then(
    () => true,
    (error: unknown) => !isPendingOver(error),
  );
}
