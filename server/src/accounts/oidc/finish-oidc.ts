import type { authCalls } from '@torg/protocol/accounts/accounts';
import type { Actor } from '../../platform/actor.ts';
import type { ChangeContext, Handler } from '../../platform/handler.ts';
import type { OidcPerson } from '../../platform/ports/oidc.ts';
import { found } from '../../platform/refusal.ts';
import { findAccountByEmail } from '../accounts.repository.ts';
import { acceptInvitation } from '../invitations/accept-invitation.ts';
import { passFirstStep } from '../pending/pass-first-step.ts';
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

/** The page of the app that asks for the second factor. */
const secondStep = '/login/second-factor';

/** If the other service was asked for a level of assurance, it has asked for the second factor. */
async function signIn(
  change: ChangeContext<Actor | null>,
  account: string,
  return_to: string,
): Promise<boolean> {
  if (change.settings.oidc?.acrValues !== undefined) {
    await startSession(change, account, { method: 'oidc', factor: 'provider' });
    return false;
  }
  const passed = await passFirstStep(change, { account, method: 'oidc', return_to });
  return passed.second_factor !== null;
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
    const { return_to } = state;
    const isPending = await context.transaction(async (change) =>
      signIn(change, await accountOf(change, person), return_to),
    );
    return redirectIntoApp(isPending ? secondStep : return_to);
  } catch (error) {
    return redirectAfterFailure(context, error, state?.return_to);
  }
};
