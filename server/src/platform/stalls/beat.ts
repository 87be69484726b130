import { url as debuggerUrl } from 'node:inspector';
import { Worker } from 'node:worker_threads';
import { places, type Pulse, type StallOptions } from './stall-watch.ts';

const everyMs = 500;

/** The pulse of this thread, for another one that watches it. */
export function startBeating(): Pulse {
  const pulse = new Int32Array(new SharedArrayBuffer(8));
  setInterval(() => {
    Atomics.store(pulse, places.debugged, debuggerUrl() === undefined ? 0 : 1);
    Atomics.add(pulse, places.beats, 1);
  }, everyMs).unref();
  return pulse;
}

/** Ends the process when this thread has stood still for so many seconds. */
export function endWhenStalled(seconds: number): void {
  const workerData: StallOptions = { pulse: startBeating(), seconds };
  const resourceLimits = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 1 };
  new Worker(new URL('./stall-thread.ts', import.meta.url), { workerData, resourceLimits }).unref();
}
