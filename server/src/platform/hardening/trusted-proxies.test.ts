import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../settings.ts';
import { parseProxies, trustsAddress } from './trusted-proxies.ts';

/** The address that the server sees of a request from this peer, with this header. */
async function seen(trust: string, remoteAddress: string, forwarded: string): Promise<string> {
  const trustProxy = trustsAddress(readSettings({ TRUST_PROXY: trust }).trustProxy);
  const app = Fastify({ trustProxy });
  app.get('/', async ({ ip }) => ip);
  const headers = { 'x-forwarded-for': forwarded };
  const { body } = await app.inject({ url: '/', remoteAddress, headers });
  await app.close();
  return body;
}
const visitor = '198.51.100.7';
const madeUp = '203.0.113.9';

describe('X-Forwarded-For', () => {
  it.each([
    ['false', '10.0.0.1', visitor, '10.0.0.1'],
    ['0', '127.0.0.1', visitor, '127.0.0.1'],
    ['1', '10.0.0.1', visitor, visitor],
    ['1', '::ffff:10.0.0.1', visitor, visitor],
    ['1', 'fd00::1', visitor, visitor],
    ['1', '10.0.0.1', `${madeUp}, ${visitor}`, visitor],
    ['2', '10.0.0.1', `${madeUp}, ${visitor}, 192.0.2.2`, visitor],
    ['10.0.0.0/8', '10.9.9.9', `${madeUp}, ${visitor}`, visitor],
    ['10.0.0.0/8, 192.0.2.4', '192.0.2.4', `${visitor}, 10.0.0.2`, visitor],
    ['2001:db8::/32', '2001:db8::5', visitor, visitor],
  ])('with TRUST_PROXY=%s, from %s, “%s” is %s', async (trust, peer, header, address) => {
    expect(await seen(trust, peer, header)).toBe(address);
  });

  it.each([
    ['1', '203.0.113.50'],
    ['2', '203.0.113.50'],
    ['10.0.0.0/8', '192.168.1.1'],
    ['10.0.0.0/8', '127.0.0.1'],
    ['192.0.2.4', '192.0.2.5'],
  ])('with TRUST_PROXY=%s is not believed from %s', async (trust, peer) => {
    expect(await seen(trust, peer, madeUp)).toBe(peer);
  });

  it('is believed by a server that listens, behind one proxy', async () => {
    const app = Fastify({ trustProxy: trustsAddress(1) });
    app.get('/', async ({ ip }) => ip);
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const answer = await new Promise<string>((resolve) => {
      let text = '';
      const head = `GET / HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${madeUp}, ${visitor}\r\n`;
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(`${head}connection: close\r\n\r\n`),
      );
      socket.on('data', (chunk) => (text += String(chunk)));
      socket.on('close', () => resolve(text));
    });
    await app.close();
    expect(answer.endsWith(visitor)).toBe(true);
  });
});

describe('TRUST_PROXY', () => {
  it.each([
    ...['true', 'yes', '-1', '10', '1.5', '10.0.0.0/33', '10.0.0/8', '0.0.0.0/0', '::/0'],
    ...['10.0.0.0/8,', 'proxy.example', '300.0.0.1', '2001:db8::/129'],
  ])('is refused as %s', (value) => {
    expect(parseProxies(value)).toBeNull();
    expect(() => readSettings({ TRUST_PROXY: value })).toThrow(
      'TRUST_PROXY must be the number of proxies in front (1), or their networks (10.0.0.0/8).',
    );
  });
});
