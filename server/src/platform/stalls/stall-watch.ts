import { writeSync } from 'node:fs';

/** What the threads of one process share: see `places`. */
export type Pulse = Int32Array<SharedArrayBuffer>;

/** The main thread counts its beats, and says whether a debugger may hold it. */
export const places = { beats: 0, debugged: 1 } as const;

export interface StallOptions {
  pulse: Pulse;
  /** how many seconds the event loop may stand still */
  seconds: number;
}

const secondMs = 1_000;
const standardOutput = 1;

/**
 * Runs in another thread than the main one. It counts its own ticks instead of reading a clock: a
 * laptop that sleeps, or a machine without time for us, holds up both threads alike.
 */
export function watchForStall({ pulse, seconds }: StallOptions): void {
  let last = Atomics.load(pulse, places.beats);
  let ticks = 0;
  setInterval(() => {
    const beats = Atomics.load(pulse, places.beats);
    ticks = beats === last && Atomics.load(pulse, places.debugged) === 0 ? ticks + 1 : 0;
    last = beats;
    if (ticks >= seconds) endProcess(seconds);
  }, secondMs).unref();
}

/** The main thread can no longer log or exit. A signal is all that ends it, with a code that is not 0. */
function endProcess(seconds: number): void {
  const msg = `the event loop has stood still for ${seconds} s: the process ends, to be started again`;
  const line = { level: 60, time: new Date().toISOString(), msg };
  try {
    writeSync(standardOutput, `${JSON.stringify(line)}\n`);
  } finally {
    process.kill(process.pid, 'SIGKILL');
  }
}
