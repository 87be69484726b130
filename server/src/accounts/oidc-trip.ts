import { z } from 'zod';
import type { Actor } from '../platform/actor.ts';
import type { OutsideContext, RedirectAnswer } from '../platform/handler.ts';
import { readSignedValue, signValue } from './signed-value.ts';

type Context = OutsideContext<Actor | null>;

/** What we want to know when the browser is back from the other service. */
const Trip = z.strictObject({ kept: z.string(), return_to: z.string() });
type Trip = z.output<typeof Trip>;

const cookie = { name: 'torg_sign_in', path: '/api/auth/oidc', seconds: 600 };

/** To the other service, with the trip's papers in the browser's own pocket. */
export function leave({ now, settings }: Context, location: string, trip: Trip): RedirectAnswer {
  const until = new Date(now.getTime() + cookie.seconds * 1000);
  const value = signValue(JSON.stringify(trip), until, settings.sessionSecret);
  return { location, cookie: { ...cookie, value } };
}

/** The papers of a browser that is back; null when it never left from here, or too long ago. */
export function readTrip({ now, settings, request }: Context): Trip | null {
  const value = readSignedValue(request.cookies[cookie.name], now, settings.sessionSecret);
  return value === null ? null : Trip.parse(JSON.parse(value));
}

/** Into the app again; the papers are used up. */
export function arrive(location: string): RedirectAnswer {
  return { location, cookie: { ...cookie, value: null } };
}

/**
 * Says on the sign-in page that it did not succeed, and no more. The log has the reason in words
 * only, since what hangs on these errors tells of a person.
 */
export function arriveFailed(
  { log }: Context,
  error: unknown,
  return_to: string | undefined,
): RedirectAnswer {
  const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  log.warn({ reason }, 'signing in with the other service did not succeed');
  const query = new URLSearchParams({ error: 'sign_in_elsewhere_failed' });
  if (return_to !== undefined && return_to !== '/') query.set('goto', return_to);
  return arrive(`/login?${query.toString()}`);
}
