import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '../database/open-database.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { silentLog } from '../log.ts';
import { startLive, type Live, type LiveMessage } from './live.ts';
import { tellSoon } from './tell-soon.ts';

const about = (thread: string): LiveMessage => ({
  topic: 'thread',
  accounts: ['ida'],
  data: { thread },
});

describe('what transactions tell the open pages', () => {
  let database: Database;
  let live: Live;
  const heard: (string | undefined)[] = [];
  beforeAll(async () => {
    database = await openTestDatabase();
    live = await startLive(database, silentLog);
    live.subscribe('ida', ({ data }) => heard.push(data?.['thread']));
  });
  afterAll(async () => {
    await live.stop();
    await database.close();
  });

  it('is told together, in the order of their commits', async () => {
    const pages = tellSoon(database.db, () => {});
    pages.tell([about('first'), about('second')]);
    pages.tell([about('third')]);
    await vi.waitFor(() => expect(heard).toEqual(['first', 'second', 'third']));
    await pages.stop();
  });

  it('is still told when the process is asked to stop', async () => {
    const pages = tellSoon(database.db, () => {});
    pages.tell([about('last')]);
    await pages.stop();
    await vi.waitFor(() => expect(heard.at(-1)).toBe('last'));
  });

  it('is reported, and stops nothing, when it cannot be told', async () => {
    const onError = vi.fn<(error: unknown) => void>();
    const pages = tellSoon(database.db, onError);
    pages.tell([{ ...about('x'), data: { thread: 'x'.repeat(9_000) } }]);
    await vi.waitFor(() => expect(onError).toHaveBeenCalledOnce());
    pages.tell([about('after')]);
    await vi.waitFor(() => expect(heard.at(-1)).toBe('after'));
    await pages.stop();
  });
});
