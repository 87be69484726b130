import { performance } from 'node:perf_hooks';

/** Long work that can pause: at each `yield` others may have their turn. */
export type Sliced<T> = Generator<undefined, T>;

/** milliseconds */
const sliceMs = 8;
const waiting: (() => void)[] = [];

/** One slice in each turn of the event loop, whoever it belongs to. */
function nextSlice(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(nextSlice);
}

const turn = () =>
  new Promise<void>((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(nextSlice);
  });

/** Does the work in slices of some milliseconds, so that requests are answered in between. */
export async function inSlices<T>(work: Sliced<T>): Promise<T> {
  let began = performance.now();
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() - began >= sliceMs) {
      await turn();
      began = performance.now();
    }
  }
}

/** Does the work without a pause. */
export function atOnce<T>(work: Sliced<T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
