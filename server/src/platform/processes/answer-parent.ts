import { Worker } from 'node:worker_threads';

/** A thread that still runs while native code holds up the main one. */
const watch = `setInterval(() => {
  if (process.memoryUsage.rss() > require('node:worker_threads').workerData) {
    process.kill(process.pid, 'SIGKILL');
  }
}, 20);`;

/** The child's side of `warmChild`: answers every question, and ends with its parent. */
export function answerParent(answer: (question: never) => Promise<object>): void {
  const memory = Number(process.argv[2]);
  new Worker(watch, { eval: true, workerData: memory, stdin: false }).unref();
  process.on('message', (question) => {
    void answer(question as never).then((reply) => process.send?.(reply));
  });
  process.on('disconnect', () => process.exit(0));
}
