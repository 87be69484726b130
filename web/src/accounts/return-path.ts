import type { SignInStep } from './accounts.queries.ts';

/**
 * The path to open after signing in. An address that a browser would read as another host, or that
 * would lead back to the login, becomes the start page.
 */
export function returnPath(goto: string | undefined, origin: string): string {
  if (!goto) return '/';
  try {
    const url = new URL(goto, origin);
    if (url.origin !== origin || /^\/(login|\/)/.test(url.pathname)) return '/';
    return `${url.pathname}${url.search}${url.hash}`;
  } catch {
    return '/';
  }
}

/** What follows a step of signing in: the second step, which keeps it, or the requested page. */
export function pathAfter(
  { second_factor, return_to }: Pick<SignInStep, 'second_factor' | 'return_to'>,
  origin: string,
): string {
  const path = returnPath(return_to, origin);
  if (!second_factor) return path;
  const search = path === '/' ? '' : `?${new URLSearchParams({ goto: path })}`;
  return `/login/second-factor${search}`;
}
