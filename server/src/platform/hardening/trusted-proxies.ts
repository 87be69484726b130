import { inNetworks, isNetwork } from './addresses.ts';

/** How many proxies stand in front, or in which networks; 0: none. */
export type TrustedProxies = number | readonly string[];

/** Where a proxy stands whose address nobody has named: a machine or a network of one's own. */
const nearby = [
  ...['127.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '169.254.0.0/16'],
  ...['100.64.0.0/10', '::1', 'fc00::/7', 'fe80::/10'],
];

/** Reads TRUST_PROXY; null if it is neither a number nor a list of networks. */
export function parseProxies(value: string): TrustedProxies | null {
  if (value === 'false') return 0;
  if (/^\d$/.test(value)) return Number(value);
  const networks = value.split(',').map((one) => one.trim());
  return networks.every(isNetwork) ? networks : null;
}

/** Called with each address from the socket outwards; the first one it refuses is the visitor's. */
export type TrustsAddress = (address: string, hop: number) => boolean;

/**
 * Whose `X-Forwarded-For` is believed. A number counts only from a network of one's own, so that
 * somebody who reaches the server past the proxy cannot choose an address.
 */
export function trustsAddress(proxies: TrustedProxies): TrustsAddress | false {
  if (proxies === 0) return false;
  if (typeof proxies !== 'number') return inNetworks(proxies);
  const isNearby = inNetworks(nearby);
  return (address, hop) => hop < proxies && (hop > 0 || isNearby(address));
}
