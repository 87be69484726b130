import { expect, it } from 'vitest';
import { pace } from './pace.ts';

/** A clock on which sleepers wake in the order of their time. */
function clock() {
  let now = 0;
  const sleepers: { at: number; wake: () => void }[] = [];
  return {
    now: () => now,
    sleep: (ms: number) =>
      new Promise<void>((wake) => {
        sleepers.push({ at: now + ms, wake });
      }),
    async run() {
      for (;;) {
        // Whoever was woken comes to their next wait first.
        await new Promise((resolve) => setImmediate(resolve));
        sleepers.sort((a, b) => a.at - b.at);
        const next = sleepers.shift();
        if (next === undefined) return;
        now = next.at;
        next.wake();
      }
    },
  };
}

const startsOf = (time: ReturnType<typeof clock>, work: Promise<void>[]) => {
  const starts: number[] = [];
  for (const one of work) void one.then(() => starts.push(time.now()));
  return starts;
};

it('lets the requests of one company start two hundred milliseconds apart', async () => {
  const time = clock();
  const { turn } = pace(time);
  const starts = startsOf(time, [turn('a'), turn('a'), turn('b'), turn('a')]);
  await time.run();
  expect(starts).toEqual([0, 0, 200, 400]);
});

it('lets nobody start while the company is left alone, also who had a turn already', async () => {
  const time = clock();
  const { turn, rest } = pace(time);
  const starts = startsOf(time, [turn('a'), turn('a'), turn('a'), turn('b')]);
  rest('a', 5_000);
  await time.run();
  expect(starts.slice(0, 2)).toEqual([0, 0]);
  expect(starts.slice(2).every((at) => at >= 5_000)).toBe(true);
  expect(starts[3]).toBe((starts[2] ?? 0) + 200);
});
