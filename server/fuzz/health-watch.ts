import { Worker } from 'node:worker_threads';

/** The slowest answer of `/health/live`, and the number of the request that ran at that time. */
export interface Slowest {
  ms: number;
  request: number;
  polls: number;
  failed: number;
}

export interface HealthWatch {
  /** Notes which request runs now. */
  now: (request: number) => void;
  stop: () => Promise<Slowest>;
}

/** Asks from a thread of its own, so that a busy event loop of the server shows. */
const script = `
const { parentPort, workerData } = require('node:worker_threads');
const { get } = require('node:http');
const running = new Int32Array(workerData.shared);
const slowest = { ms: 0, request: 0, polls: 0, failed: 0 };
let stopped = false;
const ask = () => new Promise((resolve) => {
  get({ port: workerData.port, host: '127.0.0.1', path: '/health/live' }, (answer) => {
    answer.resume();
    answer.on('end', () => resolve(answer.statusCode === 200));
  }).on('error', () => resolve(false));
});
parentPort.on('message', () => { stopped = true; });
(async () => {
  while (!stopped) {
    const request = Atomics.load(running, 0);
    const start = performance.now();
    const isLive = await ask();
    const ms = performance.now() - start;
    slowest.polls += 1;
    if (!isLive) slowest.failed += 1;
    if (ms > slowest.ms) Object.assign(slowest, { ms, request });
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  parentPort.postMessage(slowest);
})();`;

export function watchHealth(port: number): HealthWatch {
  const shared = new SharedArrayBuffer(4);
  const running = new Int32Array(shared);
  const worker = new Worker(script, { eval: true, workerData: { port, shared } });
  return {
    now: (request) => void Atomics.store(running, 0, request),
    stop: () =>
      new Promise((resolve, reject) => {
        worker.once('error', reject);
        worker.once('message', (slowest: Slowest) => {
          void worker.terminate();
          resolve(slowest);
        });
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
        worker.postMessage('stop');
      }),
  };
}
