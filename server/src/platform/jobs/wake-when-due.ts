import type { PgBoss } from 'pg-boss';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from '../log.ts';

/** So late is a job that is tried again or delayed, at most. */
const everyMs = 1_000;
const due = `select distinct name from pgboss.job
  where state < 'active' and not blocked and start_after <= now()`;

/**
 * Wakes the workers of queues with due jobs. One statement asks for all of them; if each worker did
 * so for itself, an idle process would spend a twentieth of a processor. Returns what ends it.
 */
export function wakeWhenDue(boss: PgBoss, log: Logger): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const wake = async (): Promise<void> => {
    const { rows } = await boss.getDb().executeSql(due);
    const names = new Set(rows.map(({ name }) => name));
    for (const { id, name } of boss.getWipData()) if (names.has(name)) boss.notifyWorker(id);
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
