import type { Settings } from '../../platform/settings.ts';
import { safePath } from '../sign-in/safe-path.ts';

const fallback = '/login';

/** Of a web page: the origin of `blob:https://…` is that of the address within. */
function originOf(url: string): string | null {
  const { protocol, origin } = URL.parse(url) ?? {};
  return protocol === 'https:' || protocol === 'http:' ? (origin ?? null) : null;
}

/** The page after logging out: one of the app, or a configured public site, and nothing else. */
export function logoutTarget(
  goto: unknown,
  { publicUrl, links }: Pick<Settings, 'publicUrl' | 'links'>,
): string {
  if (typeof goto !== 'string') return fallback;
  const page = safePath(goto);
  if (page !== null) return page;
  const origin = originOf(goto);
  const sites = [publicUrl, links.public_site_no, links.public_site_se];
  const isOurs = sites.some((site) => site !== undefined && originOf(site) === origin);
  return origin !== null && isOurs ? new URL(goto).href : fallback;
}
