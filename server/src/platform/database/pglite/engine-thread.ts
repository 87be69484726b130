/** Runs in a thread of its own: a long statement holds up this thread and no other. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import type { EngineThreadOptions, FromEngine, ToEngine } from './engine-messages.ts';
import { startEngine } from './engine-in-process.ts';
import type { Engine } from './engine.ts';
import { watchForStall } from '../../stalls/stall-watch.ts';

async function replyTo(engine: Engine, message: ToEngine): Promise<FromEngine> {
  if (message === 'dump') return engine.dump();
  if (message !== 'close') return engine.send(message);
  await engine.close();
  return 'done';
}

function post(reply: FromEngine): void {
  parentPort?.postMessage(reply, reply instanceof Uint8Array ? [reply.buffer] : []);
}

/** This thread hardly makes objects, so what its start has left would stay for hours: ten megabytes. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as NodeJS.GCFunction;
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

const { stalls, ...options } = workerData as EngineThreadOptions;
if (stalls) watchForStall(stalls);
const engine = await startEngine(options);
collectGarbage();
post('done');
parentPort?.on('message', (message: ToEngine) => {
  void replyTo(engine, message)
    .catch((error: unknown) => ({ failed: (error as Error).message }))
    .then((reply) => {
      post(reply);
      if (message === 'close') parentPort?.close();
    });
});
