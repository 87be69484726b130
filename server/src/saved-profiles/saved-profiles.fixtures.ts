import './saved-profiles.tables.ts';
import type { Db } from '../platform/database/tables.ts';

/** A list with a name and these consultants; returns the list. */
export async function aSavedList(
  db: Db,
  fields: { account: string; title?: string; profiles?: readonly string[]; note?: string },
): Promise<string> {
  const { account, title = 'Sikkerhetsfolk', profiles = [], note = '' } = fields;
  const now = new Date();
  const { saved_list } = await db
    .insertInto('saved_list')
    .values({ account, title })
    .returning('saved_list')
    .executeTakeFirstOrThrow();
  for (const profile of profiles) {
    const saved = { account, profile, note, saved_at: now, changed_at: now };
    await db.insertInto('saved_profile').values(saved).execute();
    const placed = { saved_list, account, profile, added_at: now };
    await db.insertInto('saved_list_profile').values(placed).execute();
  }
  return saved_list;
}
