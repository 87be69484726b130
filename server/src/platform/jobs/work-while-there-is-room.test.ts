import { expect, it, vi } from 'vitest';
import { silentLog } from '../log.ts';
import { workWhileThereIsRoom } from './work-while-there-is-room.ts';

it('jobs wait while the storage is full, and are begun again once for each time', async () => {
  const done: string[] = [];
  const space = { full: false, listeners: [] as ((isFull: boolean) => void)[] };
  const set = (isFull: boolean) => {
    space.full = isFull;
    for (const listener of space.listeners) listener(isFull);
  };
  await workWhileThereIsRoom(
    {
      space: { isFull: () => space.full, onChange: (one) => void space.listeners.push(one) },
      log: silentLog,
    },
    async () => void done.push('begin'),
    async () => void done.push('pause'),
  );
  expect(done).toEqual(['begin']);
  set(true);
  set(true);
  await vi.waitFor(() => expect(done).toEqual(['begin', 'pause']));
  set(false);
  await vi.waitFor(() => expect(done).toEqual(['begin', 'pause', 'begin']));
});
