import './saved-profiles.tables.ts';
import type { Db } from '../platform/database/tables.ts';

interface ListFields {
  account: string;
  title?: string;
  profiles?: readonly string[];
  note?: string;
  /** the company that shares it */
  shared_with?: string | null;
}

/** A list with a name and these consultants; returns the list. */
export async function aSavedList(db: Db, fields: ListFields): Promise<string> {
  const { account, title = 'Sikkerhetsfolk', profiles = [], note = '' } = fields;
  const { shared_with = null } = fields;
  const now = new Date();
  const { saved_list } = await db
    .insertInto('saved_list')
    .values({ account, title, shared_with })
    .returning('saved_list')
    .executeTakeFirstOrThrow();
  for (const profile of profiles) {
    const saved = { account, profile, note, saved_at: now, changed_at: now };
    await db.insertInto('saved_profile').values(saved).execute();
    const placed = { saved_list, profile, added_by: account, added_at: now };
    await db.insertInto('saved_list_profile').values(placed).execute();
  }
  return saved_list;
}

/** A comment on somebody in a shared list. */
export async function aSavedComment(
  db: Db,
  fields: { saved_list: string; profile: string; created_by: string; content?: string },
): Promise<string> {
  const { content = 'Godt likt av alle.', ...about } = fields;
  const now = new Date();
  const { saved_comment } = await db
    .insertInto('saved_comment')
    .values({ ...about, content, created_at: now, updated_at: now })
    .returning('saved_comment')
    .executeTakeFirstOrThrow();
  return saved_comment;
}
