import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { afterWork } from './after-work.ts';

const busy = 'for (;;);';
const idle = 'setInterval(() => 0, 1000)';
const endless = 1_000_000;

/** Milliseconds after which a process that runs `script` was given up. */
async function givenUpAfter(script: string, patience: number): Promise<number> {
  const child = spawn(process.execPath, ['-e', `console.log(1);${script}`]);
  await once(child.stdout, 'data');
  const startedAt = performance.now();
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = afterWork(child.pid, 100, patience, resolve);
  await promise;
  stop();
  child.kill('SIGKILL');
  return performance.now() - startedAt;
}

describe.runIf(process.platform === 'linux')('a process that may only work so long', () => {
  it('is given up when it has worked as long', { timeout: 60_000 }, async () => {
    expect(await givenUpAfter(busy, endless)).toBeGreaterThan(0);
  });

  it('may wait for its turn several times as long', { timeout: 60_000 }, async () => {
    expect(await givenUpAfter(idle, 5)).toBeGreaterThan(450);
  });
});

it('a process that nothing is known of is given up by the clock', { timeout: 60_000 }, async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  afterWork(undefined, 1, endless, resolve);
  await expect(promise).resolves.toBeUndefined();
});
