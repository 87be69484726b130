import { afterEach, describe, expect, it } from 'vitest';
import { makeLog } from '../log.ts';
import { Refusal } from '../refusal.ts';
import { watchDatabase, type DatabaseWatch } from './database-watch.ts';
import type { Database } from './database.ts';

let watch: DatabaseWatch;
afterEach(() => watch.stop());

function aWatch() {
  const lines: string[] = [];
  const log = makeLog({ logLevel: 'info' }, { write: (line) => void lines.push(line) });
  const server = { ready: async () => true };
  watch = watchDatabase({ ready: () => server.ready() } as unknown as Database, log);
  return { server, texts: () => lines.map((line) => JSON.parse(line).msg as string) };
}
const never = () => new Promise<never>(() => {});
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof Refusal ? error.code : error),
  );

describe('a database that is watched', () => {
  it('refuses what waits for it and what comes next while it is silent, and recovers', async () => {
    const { server, texts } = aWatch();
    await watch.ask();
    expect(watch.state()).toMatchObject({ database: true });
    server.ready = never;
    const waiting = codeOf(watch.unlessSilent(never));
    await watch.ask();
    expect(await waiting).toBe('service_unavailable');
    expect(await codeOf(watch.unlessSilent(async () => 'not run'))).toBe('service_unavailable');
    expect(() => watch.check()).toThrow(Refusal);
    expect(watch.state()).toMatchObject({ database: false });
    server.ready = async () => true;
    await watch.ask();
    expect(await codeOf(watch.unlessSilent(async () => 'ok'))).toBe('done');
    expect(texts()).toEqual([
      'the database does not answer: requests are refused until it does',
      'the database answers again',
    ]);
  });

  it('that says no is not ready, but nobody is refused before they have tried', async () => {
    const { server } = aWatch();
    server.ready = async () => false;
    await watch.ask();
    expect(watch.state()).toMatchObject({ database: false });
    expect(await codeOf(watch.unlessSilent(async () => 'ok'))).toBe('done');
  });

  it('passes on what the work itself throws', async () => {
    aWatch();
    const broken = new Error('broken');
    expect(await codeOf(watch.unlessSilent(() => Promise.reject(broken)))).toBe(broken);
  });
});
