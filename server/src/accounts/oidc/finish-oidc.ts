import type { authCalls } from '@torg/protocol/accounts/accounts';
import type { Actor } from '../../platform/actor.ts';
import type { ChangeContext, Handler } from '../../platform/handler.ts';
import type { OidcPerson } from '../../platform/ports/oidc.ts';
import { found } from '../../platform/refusal.ts';
import { findAccountByEmail } from '../accounts.repository.ts';
import { acceptInvitation } from '../invitations/accept-invitation.ts';
import { startSession } from '../sessions/start-session.ts';
import { findIdentity, linkIdentity } from './oidc-identities.repository.ts';
import { redirectIntoApp, redirectAfterFailure, readOidcState } from './oidc-state.ts';

/**
 * People are identified by issuer and subject. At first, an address that both sides vouch for, or
 * that a company has invited, leads to the account; a claim alone creates none and opens none.
 */
async function accountOf(
  context: ChangeContext<Actor | null>,
  person: OidcPerson,
): Promise<string> {
  const { db } = context;
  const identity = await findIdentity(db, person);
  if (identity !== undefined) return identity.account;
  const email = person.emailVerified ? person.email?.toLowerCase() : undefined;
  const own = email === undefined ? undefined : await findAccountByEmail(db, email);
  const isTheirs =
    own !== undefined && (own.verified || (await acceptInvitation(context, own.account)));
  if (!isTheirs) throw new Error('no account has this verified address');
  const { issuer, subject } = person;
  await linkIdentity(db, { issuer, subject, account: own.account });
  return own.account;
}

export const finishOidc: Handler<typeof authCalls.finishOidc> = async (context) => {
  const provider = found(context.external.oidcProvider, 'not_found');
  const { settings, request } = context;
  const state = readOidcState(context);
  try {
    if (state === null) throw new Error('the browser has no valid sign-in cookie');
    const person = await provider.finish(
      new URL(request.url, settings.publicUrl),
      state.savedState,
    );
    await context.transaction(async (change) => {
      await startSession(change, await accountOf(change, person), 'oidc');
    });
    return redirectIntoApp(state.return_to);
  } catch (error) {
    return redirectAfterFailure(context, error, state?.return_to);
  }
};
