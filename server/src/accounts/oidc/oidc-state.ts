import { z } from 'zod';
import type { Actor } from '../../platform/actor.ts';
import type { ExternalContext, RedirectAnswer } from '../../platform/handler.ts';
import { readCookie } from '../../platform/http/cookies.ts';
import { securityLog } from '../../platform/hardening/security-log.ts';
import { readSignedValue, signValue } from './signed-value.ts';

type Context = ExternalContext<Actor | null>;

/** What has to survive the trip to the other service and back. */
const OidcState = z.strictObject({ savedState: z.string(), return_to: z.string() });
type OidcState = z.output<typeof OidcState>;

const cookie = { name: 'torg_sign_in', seconds: 600 };

/** Redirects to the other service, with the state in a signed cookie. */
export function redirectToProvider(
  { now, settings }: Context,
  location: string,
  state: OidcState,
): RedirectAnswer {
  const until = new Date(now.getTime() + cookie.seconds * 1000);
  const value = signValue(JSON.stringify(state), until, settings.sessionSecret);
  return { location, cookie: { ...cookie, value } };
}

/** The state of a browser that returns; null if it never left from here, or too long ago. */
export function readOidcState({ now, settings, request }: Context): OidcState | null {
  const sent = readCookie(request.cookies, cookie.name, settings);
  const value = readSignedValue(sent, now, settings.sessionSecret);
  return value === null ? null : OidcState.parse(JSON.parse(value));
}

/** Redirects into the app and clears the state. */
export function redirectIntoApp(location: string): RedirectAnswer {
  return { location, cookie: { ...cookie, value: null } };
}

/** The messages of an error and its causes only: their other fields may contain personal data. */
function messagesOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const own = `${error.name}: ${error.message}`;
  return error.cause instanceof Error ? `${own}, by ${messagesOf(error.cause)}` : own;
}

/** Shows on the sign-in page only that it failed; the reason goes to the log. */
export function redirectAfterFailure(
  context: Context,
  error: unknown,
  return_to: string | undefined,
): RedirectAnswer {
  securityLog(context, 'other_service_refused', { account: null });
  context.log.warn({ reason: messagesOf(error) }, 'signing in with the other service failed');
  const query = new URLSearchParams({ error: 'sign_in_elsewhere_failed' });
  if (return_to !== undefined && return_to !== '/') query.set('goto', return_to);
  return redirectIntoApp(`/login?${query.toString()}`);
}
