import type { LookupAddress } from 'node:dns';
import { describe, expect, it } from 'vitest';
import { isPublicAddress, NotPublic, publicLookup } from './public-addresses.ts';

describe('an address', () => {
  it.each(['1.1.1.1', '93.184.216.34', '172.32.0.1', '2606:4700::1111', '2a00:1450::8a'])(
    'of the internet is one: %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );
  it.each([
    ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1'],
    ...['0.0.0.0', '224.0.0.1', '255.255.255.255', '198.18.0.1', '::1', '::', 'fe80::1', 'fd00::1'],
    ...['::ffff:10.0.0.1', '::ffff:127.0.0.1', '64:ff9b::a00:1', '2002:a00:1::1', '2001::1'],
    ...['2001:db8::1', 'ff02::1', 'localhost', '1.1.1', '0x7f.1', ''],
  ])('of one house, of one machine or of nobody is none: %s', (address) =>
    expect(isPublicAddress(address)).toBe(false),
  );
});

describe('looking up a host', () => {
  const v4 = (address: string): LookupAddress => ({ address, family: 4 });
  const v6 = (address: string): LookupAddress => ({ address, family: 6 });
  const find = (found: LookupAddress[], options: { all?: boolean; family?: number } = {}) =>
    new Promise((resolve) => {
      publicLookup(async () => found)('host.example', options, (error, ...answer) =>
        resolve(error ?? answer),
      );
    });

  it('answers with one address, or with all of them', async () => {
    expect(await find([v4('1.1.1.1'), v6('2606:4700::1')])).toEqual(['1.1.1.1', 4]);
    expect(await find([v4('1.1.1.1')], { all: true })).toEqual([[v4('1.1.1.1')]]);
    expect(await find([v4('1.1.1.1'), v6('2606:4700::1')], { family: 6 })).toEqual([
      '2606:4700::1',
      6,
    ]);
  });

  it('refuses a host with a private address among its addresses', async () => {
    expect(await find([v4('1.1.1.1'), v4('10.0.0.1')])).toBeInstanceOf(NotPublic);
    expect(await find([v6('::1')], { all: true })).toBeInstanceOf(NotPublic);
    expect(await find([])).toBeInstanceOf(NotPublic);
  });

  it('passes on that there is no such host', async () => {
    const failed = await new Promise((resolve) => {
      publicLookup(() => Promise.reject(new Error('ENOTFOUND')))('host.example', {}, resolve);
    });
    expect(failed).toMatchObject({ message: 'ENOTFOUND' });
  });
});
