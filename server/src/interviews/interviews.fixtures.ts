import type { Insertable } from 'kysely';
import type { Db } from '../platform/database/tables.ts';
import type { InterviewTable } from './interviews.tables.ts';

interface Fields extends Partial<Insertable<InterviewTable>> {
  account: string;
  /** on the side of whoever invites, who is the first */
  people: readonly [string, ...string[]];
  /** those that the consultant chooses from; hours from now */
  times?: readonly number[];
}

const hourMs = 3_600_000;

/** Times that are offered to a consultant, or an interview in another state. Returns its id. */
export async function anInterview(db: Db, fields: Fields): Promise<string> {
  const { people, times = [48, 72], ...columns } = fields;
  const now = new Date();
  return db.transaction().execute(async (tx) => {
    const { interview } = await tx
      .insertInto('interview')
      .values({
        ...{ title: 'Arkitekt til Fjordvarme', country: 'NO', invited_by: people[0] },
        ...{ created_at: now, updated_at: now },
        ...columns,
      })
      .returning('interview')
      .executeTakeFirstOrThrow();
    for (const account of people) {
      await tx.insertInto('interview_person').values({ interview, account }).execute();
    }
    const isOffered = (columns.state ?? 'offered') === 'offered';
    for (const hours of isOffered ? times : []) {
      const starts_at = new Date(now.getTime() + hours * hourMs);
      await tx.insertInto('interview_time').values({ interview, starts_at, minutes: 45 }).execute();
    }
    return interview;
  });
}

/** The first of the times that an interview offers. */
export async function findATime(db: Db, interview: string): Promise<string> {
  const { interview_time } = await db
    .selectFrom('interview_time')
    .select('interview_time')
    .where('interview', '=', interview)
    .orderBy('starts_at')
    .executeTakeFirstOrThrow();
  return interview_time;
}
