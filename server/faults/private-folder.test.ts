import { chmod, lstat, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { copyDemo } from './demo-folder.ts';
import { freePort, launchTorg, signIn, startTorgProcess } from './torg-process.ts';

let parent: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'torg-private-'));
});
afterEach(() => rm(parent, { recursive: true, force: true }));

/** Every file and folder with its mode. */
async function walk(folder: string): Promise<[path: string, mode: number][]> {
  const entries = await readdir(folder, { recursive: true });
  const paths = [folder, ...entries.map((entry) => join(folder, entry))];
  const found = await Promise.all(paths.map(async (path) => [path, await lstat(path)] as const));
  return found
    .filter(([, entry]) => !entry.isSymbolicLink())
    .map(([path, { mode }]) => [path, mode & 0o777]);
}
const openToOthers = (all: [string, number][]) => all.filter(([, mode]) => (mode & 0o077) !== 0);

describe.skipIf(process.platform === 'win32')('the data folder', () => {
  it('belongs to Torg alone, also what the database and a mail write', async () => {
    const folder = join(parent, 'data');
    await copyDemo(inject('demoFolder'), folder);
    const torg = await startTorgProcess({ DATA_DIR: folder });
    await signIn(torg.origin, 'admin@torg.example');
    await fetch(`${torg.origin}/api/auth/magic-link`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'admin@torg.example' }),
    });
    await expect
      .poll(() => readdir(join(folder, 'mail')).catch(() => []), { timeout: 30_000 })
      .not.toEqual([]);
    await torg.kill('SIGTERM');
    const all = await walk(folder);
    expect(all.length).toBeGreaterThan(1_000);
    expect(openToOthers(all)).toEqual([]);
  });

  it('is mended at the start, and nothing that a link leads to', async () => {
    const folder = join(parent, 'data');
    await mkdir(join(folder, 'files', 'ab'), { recursive: true });
    const [file, notOurs] = [join(folder, 'files', 'ab', 'abc'), join(parent, 'outside')];
    await Promise.all([writeFile(file, 'a file'), writeFile(notOurs, 'of others')]);
    await symlink(notOurs, join(folder, 'link'));
    for (const path of [folder, join(folder, 'files'), join(folder, 'files', 'ab')]) {
      await chmod(path, 0o777);
    }
    await Promise.all([chmod(file, 0o666), chmod(notOurs, 0o644)]);
    expect(openToOthers(await walk(folder))).toHaveLength(4);
    const torg = await startTorgProcess({ DATA_DIR: folder, DEMO: '0' });
    await torg.kill('SIGTERM');
    expect(openToOthers(await walk(folder))).toEqual([]);
    expect((await lstat(notOurs)).mode & 0o777).toBe(0o644);
  });

  it('is one of its own', async () => {
    await chmod(parent, 0o1777);
    const torg = launchTorg(await freePort(), { DATA_DIR: parent, DEMO: '0' });
    expect(await torg.ended).toBe(1);
    expect(torg.errorOutput()).toMatch(/^DATA_DIR must be a folder of its own, .* is not\.\n$/);
    expect((await lstat(parent)).mode & 0o7777).toBe(0o1777);
  });
});
