import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { up } from '../../migrations/0019_archive_in_history.ts';
import { openTestDatabase } from '../testing/test-database.ts';

it('shows what was recorded before archiving was a move', async () => {
  const { db, close } = await openTestDatabase();
  const [event, other] = [randomUUID(), randomUUID()];
  const object = { kind: 'qa_interview', id: randomUUID() };
  const values = { kind: 'recorded_change', acting_account: null, assignment: null } as const;
  const change = { object, objects: [object.id], before: { archived: false } };
  const archived = { ...change, what: 'changed_qa_interview', after: { archived: true } };
  const changed = { ...change, what: 'changed_account', after: { archived: true } };
  const more = { ...values, trace_id: null, reported: false, created_at: new Date() };
  await db
    .insertInto('event')
    .values([
      { ...more, event, metadata: JSON.stringify(archived) },
      { ...more, event: other, metadata: JSON.stringify(changed) },
    ])
    .execute();
  await up(db as never);
  const rows = db.selectFrom('event').select(['kind', 'metadata']);
  expect(await rows.where('event', '=', event).execute()).toEqual([
    {
      kind: 'archived_qa_interview',
      metadata: {
        object,
        objects: [object.id],
        by: 'admin',
        before: { archive: 'unarchived' },
        after: { archive: 'archived' },
      },
    },
  ]);
  expect(await rows.where('event', '=', other).execute()).toEqual([
    { kind: 'recorded_change', metadata: changed },
  ]);
  await close();
});
