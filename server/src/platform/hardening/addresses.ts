import { BlockList, isIP } from 'node:net';

/** A network as `10.0.0.0/8`, or one address. */
const form = /^([\da-fA-F:.]+)(?:\/(\d{1,3}))?$/;

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** What the network means; null if it is none, or all addresses there are. */
function parseNetwork(text: string): { address: string; bits: number } | null {
  const [, address = '', given] = form.exec(text) ?? [];
  const most = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  const bits = given === undefined ? most : Number(given);
  return bits >= 1 && bits <= most ? { address, bits } : null;
}

export const isNetwork = (text: string): boolean => parseNetwork(text) !== null;

/** Tells whether an address is in one of the networks. */
export function inNetworks(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const network of networks) {
    const parsed = parseNetwork(network);
    if (parsed === null) throw new Error(`${network} is not a network`);
    list.addSubnet(parsed.address, parsed.bits, familyOf(parsed.address));
  }
  return (address) => {
    const [plain = ''] = address.split('%');
    return isIP(plain) !== 0 && list.check(plain, familyOf(plain));
  };
}

const onThisMachine = inNetworks(['127.0.0.0/8', '::1']);

/** Whether only programs on this machine can reach the host. */
export const isLoopback = (host: string): boolean => host === 'localhost' || onThisMachine(host);
