import { lookup as lookUp, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { inNetworks } from './addresses.ts';

/** Networks of one machine, one house or nobody: special-purpose addresses of IANA's registries. */
const privateV4 = inNetworks([
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16'],
  ...['172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16'],
  ...['198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
]);
const everybodysV6 = inNetworks(['2000::/3']);
/** Tunnels and examples among the addresses of everybody; a tunnel may end at a private address. */
const specialV6 = inNetworks(['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']);

/** Whether an address is one of the internet, and no name for this machine or its neighbours. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !privateV4(address);
  return version === 6 && everybodysV6(address) && !specialV6(address);
}

export class NotPublic extends Error {
  constructor() {
    super('the host is not on the internet');
    this.name = 'NotPublic';
  }
}

type Resolve = (host: string) => Promise<LookupAddress[]>;

const resolveAll: Resolve = (host) =>
  new Promise((resolve, reject) => {
    lookUp(host, { all: true }, (error, found) => (error ? reject(error) : resolve(found)));
  });

/**
 * Looks a host up for a connection, which then goes to the very addresses that were judged. One
 * private address among them refuses the host.
 */
export function publicLookup(resolve: Resolve = resolveAll): LookupFunction {
  return (host, { all, family }, answer) => {
    resolve(host).then(
      (found) => {
        const fitting = found.filter((one) => !family || String(family).endsWith(`${one.family}`));
        const [first] = fitting;
        if (first === undefined || !found.every(({ address }) => isPublicAddress(address))) {
          answer(new NotPublic(), []);
        } else if (all === true) answer(null, fitting);
        else answer(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => answer(error, []),
    );
  };
}
