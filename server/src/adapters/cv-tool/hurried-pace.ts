import { pace, type Pace } from './pace.ts';

/** For tests: the same turns and pauses, of which none takes any time. */
export function hurriedPace(): Pace & { passedMs: () => number } {
  let passed = 0;
  const turns = pace({
    now: () => passed,
    async sleep(ms) {
      passed += ms;
    },
  });
  return { ...turns, passedMs: () => passed };
}
