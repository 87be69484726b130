import { Worker } from 'node:worker_threads';
import type { StallOptions } from '../../stalls/stall-watch.ts';
import type { EngineThreadOptions, FromEngine, ToEngine } from './engine-messages.ts';
import { EngineBroken, type Engine, type EngineOptions } from './engine.ts';

interface WaitingForReply {
  resolve: (reply: FromEngine) => void;
  reject: (error: Error) => void;
}

export interface EngineThread {
  /** Called once if the engine stops before it is closed. */
  onBroken: (error: EngineBroken) => void;
  /** It watches the main thread as well, which saves a thread of its own. */
  stalls?: StallOptions | undefined;
}

/** The engine in a thread of its own. */
export async function startEngineInThread(
  options: EngineOptions,
  { onBroken, stalls }: EngineThread,
): Promise<Engine> {
  const line: WaitingForReply[] = [];
  const thread = new Worker(new URL('./engine-thread.ts', import.meta.url), {
    workerData: { ...options, stalls } satisfies EngineThreadOptions,
    // It makes few objects besides the bytes of answers, and memory is what a small house lacks.
    resourceLimits: { maxYoungGenerationSizeMb: 1 },
  });
  let hasStarted = false;
  let end: 'closed' | EngineBroken | undefined;
  const gone = new Promise<void>((resolve) => thread.once('exit', () => resolve()));

  const stopAll = (reason: string): void => {
    if (end !== undefined) return;
    end = new EngineBroken(reason);
    for (const { reject } of line.splice(0)) reject(end);
    if (hasStarted) onBroken(end);
    void thread.terminate();
  };
  thread.on('error', (error) => stopAll(error instanceof Error ? error.message : String(error)));
  thread.on('exit', (code) => stopAll(`The thread of the embedded database has ended (${code}).`));
  thread.on('message', (reply: FromEngine) => {
    if (typeof reply === 'object' && 'failed' in reply) return stopAll(reply.failed);
    line.shift()?.resolve(reply);
  });

  const wait = (): Promise<FromEngine> =>
    new Promise((resolve, reject) => line.push({ resolve, reject }));
  const ask = async <T extends FromEngine>(message: ToEngine): Promise<T> => {
    if (end instanceof EngineBroken) throw end;
    thread.postMessage(message, message instanceof Uint8Array ? [message.buffer] : []);
    return (await wait()) as T;
  };
  await wait();
  hasStarted = true;
  return {
    send: (message) => ask(message),
    dump: () => ask('dump'),
    async close() {
      await ask('close');
      end = 'closed';
      await gone;
    },
  };
}
