import { z } from 'zod';
import type { Actor } from '../../platform/actor.ts';
import type { ExternalContext, RedirectAnswer } from '../../platform/handler.ts';
import { readSignedValue, signValue } from './signed-value.ts';

type Context = ExternalContext<Actor | null>;

/** What we want to know when the browser is back from the other service. */
const OidcState = z.strictObject({ kept: z.string(), return_to: z.string() });
type OidcState = z.output<typeof OidcState>;

const cookie = { name: 'torg_sign_in', path: '/api/auth/oidc', seconds: 600 };

/** To the other service, with the trip's papers in the browser's own pocket. */
export function leave(
  { now, settings }: Context,
  location: string,
  state: OidcState,
): RedirectAnswer {
  const until = new Date(now.getTime() + cookie.seconds * 1000);
  const value = signValue(JSON.stringify(state), until, settings.sessionSecret);
  return { location, cookie: { ...cookie, value } };
}

/** The papers of a browser that is back; null when it never left from here, or too long ago. */
export function readTrip({ now, settings, request }: Context): OidcState | null {
  const value = readSignedValue(request.cookies[cookie.name], now, settings.sessionSecret);
  return value === null ? null : OidcState.parse(JSON.parse(value));
}

/** Into the app again; the papers are used up. */
export function arrive(location: string): RedirectAnswer {
  return { location, cookie: { ...cookie, value: null } };
}

/** What an error and its causes say, without what hangs on them: that may tell of a person. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const own = `${error.name}: ${error.message}`;
  return error.cause instanceof Error ? `${own}, by ${wordsOf(error.cause)}` : own;
}

/** Says on the sign-in page that it did not succeed, and no more; the log has the reason. */
export function arriveFailed(
  { log }: Context,
  error: unknown,
  return_to: string | undefined,
): RedirectAnswer {
  log.warn({ reason: wordsOf(error) }, 'signing in with the other service did not succeed');
  const query = new URLSearchParams({ error: 'sign_in_elsewhere_failed' });
  if (return_to !== undefined && return_to !== '/') query.set('goto', return_to);
  return arrive(`/login?${query.toString()}`);
}
