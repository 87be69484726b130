import type { TestApi } from '../start-test-api.ts';

const undone = new Error('undone');

/** From now on every change is answered as usual and then rolled back, so a world stays as it is. */
export function undoChanges({ torg: { parts } }: TestApi): void {
  const { database } = parts;
  const begin = () => ({
    async execute<T>(work: (tx: unknown) => Promise<T>): Promise<T> {
      let answer: { is: T } | undefined;
      const running = database.db.transaction().execute(async (tx) => {
        answer = { is: await work(tx) };
        throw undone;
      });
      await running.catch((error: unknown) => {
        if (error !== undone) throw error;
      });
      if (answer === undefined) throw new Error('the work did not end');
      return answer.is;
    },
  });
  const db = new Proxy(database.db, {
    get: (target, key) => {
      if (key === 'transaction') return begin;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  parts.database = { ...database, db };
}
