/** Watches the main thread where no other thread does it beside its own work. */
import { workerData } from 'node:worker_threads';
import { watchForStall, type StallOptions } from './stall-watch.ts';

watchForStall(workerData as StallOptions);
// The interval alone does not keep a thread alive, since it must not keep the engine's alive either.
setInterval(() => {}, 2 ** 31 - 1);
