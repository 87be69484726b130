import type { PgBoss } from 'pg-boss';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from '../log.ts';

/** So late is a job that is tried again or delayed, at most. */
const everyMs = 1_000;
const due = `select distinct name from pgboss.job
  where state < 'active' and not blocked and start_after <= now()`;

/** The ids of the workers of each queue. */
export type Workers = ReadonlyMap<string, readonly string[]>;

/**
 * Wakes the workers of queues with due jobs. One statement asks for all of them; if each worker did
 * so for itself, an idle process would spend a twentieth of a processor. Returns what ends it.
 */
export function wakeWhenDue(boss: PgBoss, workers: Workers, log: Logger): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const wake = async (): Promise<void> => {
    const { rows } = await boss.getDb().executeSql(due);
    for (const { name } of rows) {
      for (const worker of workers.get(name) ?? []) boss.notifyWorker(worker);
    }
  };
  const again = async (): Promise<void> => {
    for (;;) {
      await pause(everyMs, undefined, { signal, ref: false });
      await wake().catch((error: unknown) => {
        if (!signal.aborted) log.warn({ err: error }, 'the queue was not searched for due jobs');
      });
    }
  };
  // Ends by the signal alone.
  again().catch(() => undefined);
  return () => ended.abort();
}
