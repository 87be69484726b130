import { sql } from 'kysely';
import type { ProfileItemInput } from '@torg/protocol/profiles/profile-inputs';
import type { EntryOrigin } from '@torg/protocol/profiles/profile-terms';
import type { Db, Tx } from '../../platform/database/tables.ts';
import { toColumns } from '../items/profile-item-columns.ts';
import {
  insertItem,
  replaceItemCompetencies,
  updateItem,
  type SavedItem,
} from '../items/profile-items.repository.ts';

/** The import or the synchronization that something comes from. */
export interface CameFrom {
  origin: Exclude<EntryOrigin, 'typed'>;
  origin_id: string;
}

/** Adds an entry that nobody typed; it becomes the first of its kind. */
export async function addItemFrom(
  tx: Tx,
  profile: string,
  entry: ProfileItemInput,
  { now, ...from }: CameFrom & { now: Date },
): Promise<SavedItem> {
  const added = await insertItem(tx, profile, entry, {
    ...from,
    origin_revision: 0,
    created_at: now,
    updated_at: now,
  });
  if (entry.kind === 'project') await replaceItemCompetencies(tx, added.uuid, entry.item);
  return added;
}

/** Changes an entry that counts as untouched afterwards. */
export async function changeItemFrom(
  tx: Tx,
  item: string,
  { kind, item: fields }: ProfileItemInput,
  { now, ...from }: CameFrom & { now: Date },
): Promise<SavedItem> {
  const columns = toColumns(kind, fields);
  const saved = await updateItem(tx, item, {
    ...columns,
    ...from,
    origin_revision: sql`revision + 1`,
    updated_at: now,
  });
  if (kind === 'project') await replaceItemCompetencies(tx, item, fields);
  return saved;
}

/** Changes an entry that somebody here has touched or typed, and that stays theirs. */
export async function changeTouchedItem(
  tx: Tx,
  item: string,
  { kind, item: fields }: ProfileItemInput,
  now: Date,
): Promise<SavedItem> {
  const saved = await updateItem(tx, item, { ...toColumns(kind, fields), updated_at: now });
  if (kind === 'project') await replaceItemCompetencies(tx, item, fields);
  return saved;
}

/**
 * Deletes entries of synchronizations for good, also those that were removed before; those that stay
 * count as typed.
 */
export async function deleteFollowedItems(
  tx: Tx,
  profile: string,
  items: readonly string[],
): Promise<void> {
  await sql`delete from profile_item where profile = ${profile} and origin = 'synced'
    and (item = any(${items}::uuid[]) or removed_at is not null)`.execute(tx);
  await tx
    .updateTable('profile_item')
    .set({ origin: 'typed', origin_id: null, origin_revision: null })
    .where('profile', '=', profile)
    .where('origin', '=', 'synced')
    .execute();
}

/** The skills and roles of a profile that come from a synchronization. */
export async function findFollowedMarks(db: Db, profile: string): Promise<Set<string>> {
  const { rows } = await sql<{ competency: string }>`
    select competency from profile_skill where profile = ${profile} and origin = 'synced'
    union select competency from profile_role
    where profile = ${profile} and origin = 'synced'`.execute(db);
  return new Set(rows.map(({ competency }) => competency));
}

/** Removes entries which can be restored until then, and restores those that were removed. */
export async function setItemsRemoved(
  tx: Tx,
  items: readonly string[],
  { now, until }: { now: Date; until: Date | null },
): Promise<void> {
  const isRemoval = until !== null;
  await tx
    .updateTable('profile_item')
    .set({
      removed_at: isRemoval ? now : null,
      restorable_until: until,
      updated_at: now,
      revision: sql`revision + 1`,
      // An entry that nobody has touched comes back as such.
      origin_revision: sql`case when origin_revision = revision then revision + 1
        else origin_revision end`,
    })
    .where('item', 'in', items)
    .where('removed_at', isRemoval ? 'is' : 'is not', null)
    .execute();
}
