import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockHolder, takeLock, withLock } from './folder-lock.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'torg-lock-'));
  file = join(folder, 'lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

const module = new URL('./folder-lock.ts', import.meta.url).href;

/** Starts another process that tries to take the lock, prints the result, and stays alive. */
async function rival(): Promise<{ process: ChildProcess; got: boolean }> {
  const code = `const { takeLock } = await import('${module}');
    process.stdout.write(takeLock(process.argv[1]) ? 'got' : 'not'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code, file]);
  const output = await new Promise<string>((resolve) =>
    child.stdout.once('data', (data) => resolve(String(data))),
  );
  return { process: child, got: output === 'got' };
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}

describe('the lock of the data folder', () => {
  it('has one holder, and is free again when released', () => {
    const unlock = takeLock(file);
    expect(unlock).not.toBeNull();
    expect(takeLock(file)).toBeNull();
    unlock?.();
    const again = takeLock(file);
    expect(again).not.toBeNull();
    again?.();
  });

  it('goes to one of several processes that try at the same moment', async () => {
    const rivals = await Promise.all([rival(), rival(), rival(), rival()]);
    const winners = rivals.filter(({ got }) => got);
    expect(winners).toHaveLength(1);
    expect(lockHolder(file)).toBe(String(winners[0]?.process.pid));
    await Promise.all(rivals.map(({ process: child }) => kill(child)));
  });

  it('is released when its process is killed', async () => {
    const { process: killed, got } = await rival();
    expect(got).toBe(true);
    expect(takeLock(file)).toBeNull();
    await kill(killed);
    const unlock = takeLock(file);
    expect(unlock).not.toBeNull();
    unlock?.();
  });

  it('can be waited for', async () => {
    const finished: number[] = [];
    const work = (name: number) => withLock(file, async () => void finished.push(name));
    await Promise.all([work(1), work(2), work(3)]);
    expect(new Set(finished)).toEqual(new Set([1, 2, 3]));
    expect(finished).toHaveLength(3);
  });
});
