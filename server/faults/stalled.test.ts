import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { postgresPrograms, type PostgresServer } from '../../tools/test/postgres.ts';
import { copyDemo, startDemoServer } from './demo-folder.ts';
import { send, startTorgProcess, type TorgProcess } from './torg-process.ts';

const preloaded = new URL('./stand-still.ts', import.meta.url).href;
const seconds = 10;

describe.each([
  ['the embedded database', false],
  ['a PostgreSQL server', true],
] as const)('a process with %s', (_what, onServer) => {
  const isMissing = onServer && postgresPrograms() === undefined;
  let folder = '';
  let server: PostgresServer | undefined;
  let torg: TorgProcess;

  beforeAll(async () => {
    if (isMissing) return;
    folder = await mkdtemp(join(tmpdir(), 'torg-still-'));
    if (onServer) server = await startDemoServer(inject('demoServer'), folder);
    else await copyDemo(inject('demoFolder'), folder);
    torg = await startTorgProcess({
      DATA_DIR: folder,
      STALLED_AFTER_SECONDS: String(seconds),
      NODE_OPTIONS: `--import=${preloaded}`,
      ...(server ? { DATABASE_URL: server.url } : {}),
    });
  });
  afterAll(async () => {
    if (isMissing) return;
    await torg.kill('SIGKILL');
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it.skipIf(isMissing)('goes on after a sleep that is longer than it may stand still', async () => {
    torg.child.kill('SIGSTOP');
    await pause((seconds + 3) * 1_000);
    torg.child.kill('SIGCONT');
    await pause(2_000);
    expect((await send(torg.origin, '', 'GET /health/live')).status).toBe(200);
    expect(torg.logged('stood still')).toEqual([]);
  });

  it.skipIf(isMissing)('that stands still says so in one line and ends', async () => {
    torg.child.kill('SIGUSR2');
    expect(await torg.ended).toBe('SIGKILL');
    expect(torg.logged('stood still')).toHaveLength(1);
  });
});
