import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { copyDemo } from './demo-folder.ts';
import { send, signIn, startTorgProcess, type TorgProcess } from './torg-process.ts';

const megabyte = 1_048_576;
const leastMegabytes = 60;

/** A disk of 300 MB in memory, which only root on Linux may make. */
function mountSmallDisk(folder: string): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=300m', 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false; // a container without the right to mount
  }
}

const folder = mkdtempSync(join(tmpdir(), 'torg-disk-'));
const isMounted = mountSmallDisk(folder);
const filler = join(folder, 'filler');
const freeMegabytes = () => {
  const { bavail, bsize } = statfsSync(folder);
  return Math.floor((bavail * bsize) / megabyte);
};
const fill = (leave = leastMegabytes / 2) =>
  writeFileSync(filler, Buffer.alloc((freeMegabytes() - leave) * megabyte));

afterAll(() => {
  if (isMounted) execFileSync('umount', ['-l', folder]);
  rmSync(folder, { recursive: true, force: true });
});

describe.skipIf(!isMounted)('a full disk (only root may make a small one to test with)', () => {
  let torg: TorgProcess;
  let cookie = '';
  const dataDir = join(folder, 'data');
  const create = () => send(torg.origin, cookie, 'POST /api/main/assignments/new');
  const read = (id: unknown) =>
    send(torg.origin, cookie, `GET /api/main/assignment/${String(id)}/draft`);
  const codeOf = async () => (await create()).body['errorCode'];

  beforeAll(async () => {
    await copyDemo(inject('demoFolder'), dataDir);
    torg = await startTorgProcess({
      DATA_DIR: dataDir,
      LEAST_FREE_MEGABYTES: String(leastMegabytes),
      LOG_LEVEL: 'info',
    });
    cookie = await signIn(torg.origin, 'innkjoper@torg.example');
  });
  afterAll(() => torg.kill('SIGKILL'));

  it('refuses changes, answers reads, loses nothing and is over when there is room', async () => {
    const acknowledged = await Promise.all(Array.from({ length: 10 }, create));
    const ids = acknowledged.map(({ body }) => body['assignment_uuid']);
    expect(acknowledged.map(({ status }) => status)).toEqual(ids.map(() => 201));

    fill();
    await vi.waitFor(async () => expect(await codeOf()).toBe('storage_is_full'), {
      timeout: 30_000,
    });
    const before = freeMegabytes();
    const refused = await Promise.all(Array.from({ length: 200 }, create));
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]));
    for (const id of ids) expect((await read(id)).status).toBe(200);
    expect((await send(torg.origin, '', 'GET /health/ready')).status).toBe(200);
    expect(before - freeMegabytes(), 'refused changes take no room').toBeLessThan(
      leastMegabytes / 4,
    );

    rmSync(filler);
    await vi.waitFor(async () => expect((await create()).status).toBe(201), { timeout: 30_000 });
    for (const id of ids) expect((await read(id)).status).toBe(200);
    expect(torg.logged('the storage is full')).toHaveLength(1);
    expect(torg.logged('the storage has room again')).toHaveLength(1);
    expect(torg.child.exitCode).toBeNull();
  });

  it('lets jobs and their mails go on when there is room', async () => {
    const mails = async () => (await readdir(join(dataDir, 'mail')).catch(() => [])).length;
    const ask = (email: string) =>
      send(torg.origin, '', 'POST /api/auth/magic-link', { email: `${email}@torg.example` });
    fill();
    const full = async () =>
      expect((await ask('nobody')).body['errorCode']).toBe('storage_is_full');
    await vi.waitFor(full, { timeout: 30_000 });
    const before = await mails();
    rmSync(filler);
    const promised = async () => expect((await ask('konsulent')).status).toBe(202);
    await vi.waitFor(promised, { timeout: 30_000 });
    await vi.waitFor(async () => expect(await mails()).toBe(before + 1), { timeout: 60_000 });
  });

  it('that has no byte left for the database itself is over when there is room, too', async () => {
    await torg.kill('SIGTERM');
    torg = await startTorgProcess({ DATA_DIR: dataDir, LEAST_FREE_MEGABYTES: '0' });
    const ids = [(await create()).body['assignment_uuid']];
    fill(1);
    const createOne = async () => {
      const { status, body } = await create();
      if (status === 201) ids.push(body['assignment_uuid']);
      return body['errorCode'];
    };
    await vi.waitFor(async () => expect(await createOne()).toBe('storage_is_full'), {
      timeout: 60_000,
      interval: 1,
    });
    expect((await read(ids[0])).status).toBe(200);
    rmSync(filler);
    await vi.waitFor(async () => expect((await create()).status).toBe(201), { timeout: 30_000 });
    for (const id of ids) expect((await read(id)).status).toBe(200);
  });
});
