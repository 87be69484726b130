import type { ProfileQaStatus } from '@torg/protocol/profiles/profile-life';
import type { Discipline } from '@torg/protocol/terms';
import type { Db, Tx } from '../../platform/database/tables.ts';

interface NewQaEntry {
  status: ProfileQaStatus;
  by: string | null;
  discipline?: Discipline | undefined;
}

/**
 * Entries are added, never changed; the profile refers to the current one. Returns the new entries
 * by their profiles.
 */
export async function addQaEntries(
  tx: Tx,
  profiles: readonly string[],
  { status, by: created_by, discipline }: NewQaEntry,
): Promise<ReadonlyMap<string, string>> {
  await tx
    .updateTable('profile')
    .set({ qa_status: status, ...(discipline === undefined ? {} : { discipline }) })
    .where('profile', 'in', profiles)
    .execute();
  const added = await tx
    .insertInto('profile_qa')
    .values(
      profiles.map((profile) => ({ profile, status, created_by, discipline: discipline ?? null })),
    )
    .returning(['profile', 'profile_qa'])
    .execute();
  return new Map(added.map(({ profile, profile_qa }) => [profile, profile_qa]));
}

/** The entries of the review, newest first. */
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

export async function findCreatedAt(db: Db, profile: string): Promise<Date> {
  const { created_at } = await db
    .selectFrom('profile')
    .select('created_at')
    .where('profile', '=', profile)
    .executeTakeFirstOrThrow();
  return created_at;
}
