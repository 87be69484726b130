import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '../../platform/database/tables.ts';

export interface CommentRow {
  saved_comment: string;
  saved_list: string;
  profile: string;
  content: string;
  created_by: string | null;
  created_by_name: string | null;
  created_at: Date;
  updated_at: Date;
  removed_at: Date | null;
}

async function findWhere(db: Db, condition: RawBuilder<boolean>): Promise<CommentRow[]> {
  const { rows } = await sql<CommentRow>`
    select c.saved_comment, c.saved_list, c.profile, c.content, c.created_by,
      a.name as created_by_name, c.created_at, c.updated_at, c.removed_at
    from saved_comment as c left join account as a on a.account = c.created_by
    where ${condition} order by c.created_at, c.saved_comment`.execute(db);
  return rows;
}

interface About {
  list: string;
  profile: string;
}

/** Oldest first. */
export const findComments = (db: Db, { list, profile }: About): Promise<CommentRow[]> =>
  findWhere(db, sql`c.saved_list = ${list} and c.profile = ${profile} and c.removed_at is null`);

/** Includes a removed one, as long as it can be put back. */
export async function findComment(db: Db, comment: string): Promise<CommentRow | undefined> {
  const [row] = await findWhere(db, sql`c.saved_comment = ${comment}`);
  return row;
}

export async function countComments(db: Db, { list, profile }: About): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from saved_comment
    where saved_list = ${list} and profile = ${profile} and removed_at is null`.execute(db);
  return rows[0]?.total ?? 0;
}

export async function insertComment(
  tx: Tx,
  comment: About & { content: string; account: string; now: Date },
): Promise<string> {
  const { list, profile, content, account, now } = comment;
  const { saved_comment } = await tx
    .insertInto('saved_comment')
    .values({
      ...{ saved_list: list, profile, content, created_by: account },
      ...{ created_at: now, updated_at: now },
    })
    .returning('saved_comment')
    .executeTakeFirstOrThrow();
  return saved_comment;
}

export async function updateComment(
  tx: Tx,
  comment: string,
  changes: { content: string; updated_at: Date } | { removed_at: Date | null },
): Promise<void> {
  await tx.updateTable('saved_comment').set(changes).where('saved_comment', '=', comment).execute();
}

/** A deleted profile takes what was said about it with it. */
export async function deleteWordsAbout(tx: Tx, profile: string): Promise<void> {
  await tx.deleteFrom('saved_comment').where('profile', '=', profile).execute();
  await tx.deleteFrom('saved_vote').where('profile', '=', profile).execute();
}
