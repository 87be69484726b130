import { CvToolFailure } from '../../platform/ports/cv-tool.ts';
import type { FlowcaseAddresses } from '../../platform/settings/flowcase-settings.ts';

const label = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;

/** What a tenant is called can be nothing but one label, so it leads to no other place. */
export function baseOf({ url }: FlowcaseAddresses, subdomain: string): URL {
  if (!label.test(subdomain)) throw new CvToolFailure('not_allowed', 'no label of a host name');
  return new URL(`${url.replace('{subdomain}', subdomain.toLowerCase())}/`);
}

const isUnder = (host: string, pattern: string): boolean =>
  pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern;

/** Whether a picture may be fetched from there: a known host, or the place of the API itself. */
export function isPictureAddress(
  { pictureHosts }: FlowcaseAddresses,
  base: URL,
  address: URL,
): boolean {
  if (address.origin === base.origin) return true;
  const isPlain = address.protocol === 'https:' && address.port === '';
  return isPlain && pictureHosts.some((pattern) => isUnder(address.hostname, pattern));
}
