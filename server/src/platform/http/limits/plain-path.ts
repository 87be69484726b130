import { posix } from 'node:path';

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

const pathOf = (url: string): string =>
  url.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/, 1)[0] ?? '';

/**
 * The path of an address that no route matches, spelled plainly. Never for the rights or limits of
 * a route, which go by the route itself.
 */
export function plainPath(url: string): string {
  const path = pathOf(url);
  return posix.normalize(`/${(decoded(path) ?? path).replaceAll('\\', '/')}`).toLowerCase();
}

/** Leads to no route. */
const unreadable = '/api/unreadable';

/**
 * An address that cannot be decoded becomes one that no route matches: Fastify would answer it
 * without any hook, and so without limit, trace and headers.
 */
export function readableUrl({ url = '' }: { url?: string }): string {
  return url.includes('%') && decoded(pathOf(url)) === null ? unreadable : url;
}
