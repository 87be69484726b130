import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { aClamd, testVirus, testVirusName } from './a-clamd.ts';
import { checkVirusScanner } from './virus-scanner.check.ts';
import { addressOfClamd, clamdVirusScanner } from './virus-scanner.clamd.ts';
import { fakeVirusScanner } from './virus-scanner.fake.ts';

checkVirusScanner('fake', async () => {
  const scanner = fakeVirusScanner();
  return { scanner, goDown: async () => scanner.setDown(true) };
});
checkVirusScanner('clamd over TCP', async () => {
  const clamd = await aClamd();
  return { scanner: clamdVirusScanner(clamd.url), goDown: clamd.close };
});
checkVirusScanner('clamd over a local socket', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'torg-clamd-'));
  const clamd = await aClamd({ path: join(folder, 'clamd.sock') });
  const goDown = async () => {
    await clamd.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { scanner: clamdVirusScanner(clamd.url), goDown };
});

it.each([
  ['tcp://scanner:3311', { host: 'scanner', port: 3311 }],
  ['tcp://[::1]', { host: '::1', port: 3310 }],
  ['unix:/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
])('finds clamd at %s', (url, address) => {
  expect(addressOfClamd(url)).toEqual(address);
});

const content = (bytes: number) =>
  Readable.from(Array.from({ length: bytes / 50_000 }, () => Buffer.alloc(50_000)));

it('says why clamd gave no answer, also when it refuses while it is still sent to', async () => {
  const clamd = await aClamd(undefined, 1_000_000);
  const scanner = clamdVirusScanner(clamd.url);
  await expect(scanner.scan(content(20_000_000))).rejects.toMatchObject({ reason: 'too_large' });
  clamd.answerNext('stream: what', null);
  await expect(scanner.scan(content(50_000))).rejects.toMatchObject({ reason: 'not_an_answer' });
  await expect(scanner.scan(content(50_000))).rejects.toMatchObject({ reason: 'unreachable' });
  expect(await scanner.scan(content(50_000))).toBeNull();
  await clamd.close();
});

it('waits for a clamd that takes its time', async () => {
  const clamd = await aClamd();
  const scanner = clamdVirusScanner(clamd.url);
  const release = clamd.delayAnswers();
  const answered: unknown[] = [];
  const scans = ['ren', testVirus].map((text) =>
    scanner.scan(Readable.from([Buffer.from(text)])).then((answer) => answered.push(answer)),
  );
  expect(await scanner.isReady(), 'it only keeps what it found').toBe(true);
  await expect.poll(() => clamd.scanned.length).toBe(2);
  expect(answered).toEqual([]);
  release();
  await Promise.all(scans);
  expect(answered).toHaveLength(2);
  expect(answered).toEqual(expect.arrayContaining([null, testVirusName]));
  await clamd.close();
});

it('does not wait for a clamd that accepts and stays silent', async () => {
  const server = createServer(() => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const scanner = clamdVirusScanner(`tcp://127.0.0.1:${port}`, 100);
  await expect(scanner.scan(content(50_000))).rejects.toMatchObject({ reason: 'timed_out' });
  expect(await scanner.isReady()).toBe(false);
  server.close();
});

it('fails with the reason of a file that cannot be read', async () => {
  const clamd = await aClamd();
  const broken = new Readable({ read: () => broken.destroy(new Error('the disk is gone')) });
  await expect(clamdVirusScanner(clamd.url).scan(broken)).rejects.toThrow('the disk is gone');
  await clamd.close();
});
