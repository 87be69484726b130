import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/tables.ts';
import type { SentPaper } from './sent-paper.ts';

/** Keeps what is sent; interest is sent once for a consultant and an assignment. */
export async function insertSent(
  tx: Tx,
  { profile, assignment, paper }: { profile: string; assignment: string; paper: SentPaper },
): Promise<string> {
  const { cv_sent } = await tx
    .insertInto('cv_sent')
    .values({ profile, assignment, paper: JSON.stringify(paper) })
    .returning('cv_sent')
    .executeTakeFirstOrThrow();
  return cv_sent;
}

export const findSentToMake = (db: Db, cv_sent: string) =>
  db
    .selectFrom('cv_sent')
    .selectAll()
    .where('cv_sent', '=', cv_sent)
    .where('file', 'is', null)
    .executeTakeFirst();

/** Whether it became the file: not if another one already is. */
export async function setSentFile(tx: Tx, cv_sent: string, file: string): Promise<boolean> {
  const set = await tx
    .updateTable('cv_sent')
    .set({ file })
    .where('cv_sent', '=', cv_sent)
    .where('file', 'is', null)
    .executeTakeFirst();
  return set.numUpdatedRows === 1n;
}

/** What was sent, and whether the reader edits the assignment that it was sent for. */
export async function findSent(db: Db, cv_sent: string, reader: string) {
  return db
    .selectFrom('cv_sent as s')
    .innerJoin('account as x', 'x.account', 's.profile')
    .select(['s.profile', 's.file', 'x.organization'])
    .select(
      sql<boolean>`exists (select from assignment_editor as e
        where e.assignment = s.assignment and e.account = ${reader})`.as('is_editor'),
    )
    .where('s.cv_sent', '=', cv_sent)
    .executeTakeFirst();
}

/** Removes what was sent of a profile; returns its files. */
export async function removeSent(tx: Tx, profile: string): Promise<string[]> {
  const rows = await tx
    .deleteFrom('cv_sent')
    .where('profile', '=', profile)
    .returning('file')
    .execute();
  return rows.flatMap(({ file }) => (file === null ? [] : [file]));
}

/** Papers whose PDF was not made, though it should have been by now. */
export async function findUnmade(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('cv_sent')
    .select('cv_sent')
    .where('file', 'is', null)
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(100)
    .execute();
  return rows.map(({ cv_sent }) => cv_sent);
}
