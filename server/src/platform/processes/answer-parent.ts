import { Worker } from 'node:worker_threads';

/** A thread that still runs while native code holds up the main one; it sleeps between questions. */
const watch = `const { memory, open } = require('node:worker_threads').workerData;
for (;;) {
  Atomics.wait(open, 0, 0);
  Atomics.wait(open, 0, 1, 20);
  if (process.memoryUsage.rss() > memory) process.kill(process.pid, 'SIGKILL');
}`;

/** The child's side of `warmChild`: answers every question, and ends with its parent. */
export function answerParent(answer: (question: never) => Promise<object>): void {
  const open = new Int32Array(new SharedArrayBuffer(4));
  const memory = Number(process.argv[2]);
  const workerData = { memory, open };
  new Worker(watch, { eval: true, workerData, stdin: false }).unref();
  const setOpen = (isOpen: boolean): void => {
    Atomics.store(open, 0, Number(isOpen));
    Atomics.notify(open, 0);
  };
  // On a busy machine a short question may be answered before the thread has had its first turn.
  const reply = (answered: object): void => {
    if (process.memoryUsage.rss() > memory) process.kill(process.pid, 'SIGKILL');
    else process.send?.(answered);
  };
  process.on('message', (question) => {
    setOpen(true);
    void answer(question as never)
      .then(reply)
      .finally(() => setOpen(false));
  });
  process.on('disconnect', () => process.exit(0));
}
