import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { atOnce, inSlices, type Sliced } from './in-slices.ts';

/** Each step is longer than a slice. */
function* work(name: string, log: string[], steps = 3): Sliced<string> {
  for (let step = 0; step < steps; step += 1) {
    const end = performance.now() + 10;
    while (performance.now() < end);
    log.push(name);
    yield;
  }
  return `${name} is done`;
}

it('long work in slices lets others have their turn in between', async () => {
  const log: string[] = [];
  const answer = inSlices(work('slice', log));
  for (let turn = 0; turn < 3; turn += 1) {
    await nextTurn();
    log.push('other');
  }
  expect(await answer).toBe('slice is done');
  expect(log.lastIndexOf('slice')).toBeGreaterThan(log.indexOf('other'));
});

it('of many long works one slice is done in a turn', async () => {
  const log: string[] = [];
  const all = Promise.all(['a', 'b', 'c'].map((name) => inSlices(work(name, log))));
  const begun = log.length;
  let longest = 0;
  for (let last = begun; log.length < 9; last = log.length) {
    await nextTurn();
    longest = Math.max(longest, log.length - last);
  }
  expect(longest).toBe(1);
  expect(await all).toEqual(['a is done', 'b is done', 'c is done']);
});

it('the same work is done without a pause', () => {
  const log: string[] = [];
  expect(atOnce(work('all', log, 1))).toBe('all is done');
  expect(log).toEqual(['all']);
});
