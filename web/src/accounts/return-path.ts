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
