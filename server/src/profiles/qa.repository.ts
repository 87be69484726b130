import type { ProfileQaStatus } from '@torg/protocol/profile-life';
import type { Discipline } from '@torg/protocol/terms';
import { found } from '../platform/refusal.ts';
import type { Db, Tx } from '../platform/database/tables.ts';

/** Entries are added, never changed; the profile says which one is the current. */
export async function addQaEntry(
  tx: Tx,
  entry: { profile: string; status: ProfileQaStatus; by: string | null; discipline?: Discipline },
): Promise<string> {
  const { profile, status, by: created_by, discipline } = entry;
  await tx
    .updateTable('profile')
    .set({ qa_status: status, ...(discipline === undefined ? {} : { discipline }) })
    .where('profile', '=', profile)
    .execute();
  const added = await tx
    .insertInto('profile_qa')
    .values({ profile, status, created_by, discipline: discipline ?? null })
    .returning('profile_qa')
    .executeTakeFirst();
  return found(added, 'could_not_create_profile_qa_entry').profile_qa;
}

/** How the review went, newest first. */
export async function findQaEntries(db: Db, profile: string) {
  return db
    .selectFrom('profile_qa as q')
    .leftJoin('account as x', 'x.account', 'q.created_by')
    .select(['q.profile_qa', 'q.status', 'q.created_at', 'x.name as created_by_name'])
    .where('q.profile', '=', profile)
    .orderBy('q.created_at', 'desc')
    .orderBy('q.profile_qa')
    .execute();
}

/** When the profile was made. */
export async function findMade(db: Db, profile: string): Promise<Date> {
  const { created_at } = await db
    .selectFrom('profile')
    .select('created_at')
    .where('profile', '=', profile)
    .executeTakeFirstOrThrow();
  return created_at;
}
