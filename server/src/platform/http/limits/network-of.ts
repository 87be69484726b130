/**
 * The network of an address, for counting attempts: of IPv6 the first 64 bits, since whoever has
 * one such address has them all.
 */
export function networkOf(address: string): string {
  const v4 = /(?:^|:)(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1];
  if (v4 !== undefined || !address.includes(':')) return v4 ?? address;
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const groups = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':').length : 0;
  if (tail !== undefined) while (groups.length < 8 - after) groups.push('0');
  return groups.slice(0, 4).join(':').toLowerCase();
}
