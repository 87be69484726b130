import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';

const beat = new URL('./beat.ts', import.meta.url).href;

/** Beats once, and then stands still for longer than it may. */
const program = `
  import(${JSON.stringify(beat)}).then(({ endWhenStalled }) => endWhenStalled(1));
  setTimeout(() => {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 4_000);
    process.stdout.write('went on');
    process.exit(7);
  }, 1_500);
`;

it.each([
  ['ends', [], [null, 'SIGKILL'], 'stood still for 1 s'],
  ['goes on under a debugger', ['--inspect=127.0.0.1:0'], [7, null], 'went on'],
] as const)(
  'a process that stands still %s',
  async (_what, debug, ending, said) => {
    const args = [...debug, '--eval', program];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] });
    const ended = once(child, 'exit');
    expect(await text(child.stdout)).toContain(said);
    expect(await ended).toEqual(ending);
  },
  60_000,
);
