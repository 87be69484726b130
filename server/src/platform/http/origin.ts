import type { FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';

function hostOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).host : null;
}

/**
 * Refuses a change that another site's page sent. Browsers always say where such a request comes
 * from; a program that sends neither header does not carry a visitor's cookie.
 */
export function checkOrigin(request: FastifyRequest, publicUrl: string): void {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') {
    throw new Refusal('foreign_origin');
  }
  const origin = request.headers.origin;
  if (origin === undefined) return;
  const host = hostOf(origin);
  if (host === null || (host !== request.headers.host && host !== hostOf(publicUrl))) {
    throw new Refusal('foreign_origin');
  }
}

const ourSite = new Set<unknown>(['same-origin', 'same-site']);

/**
 * Refuses a change by GET that is not known to come from the app, since a link in a mail or on
 * another site could send it. Where the browser names no site, the trace header rules out a link.
 */
export function checkSameSite({ headers }: Pick<FastifyRequest, 'headers'>): void {
  const site = headers['sec-fetch-site'];
  const isOurs = site === undefined ? headers['traceparent'] !== undefined : ourSite.has(site);
  if (!isOurs) throw new Refusal('foreign_origin');
}
