import { sql, type Insertable, type RawBuilder } from 'kysely';
import type { ProfileItemInput } from '@torg/protocol/profiles/profile-inputs';
import type { ProfileItemKind } from '@torg/protocol/profiles/profile-terms';
import { competenciesOf } from '../../competencies/competencies.queries.ts';
import type { Db, Tx } from '../../platform/database/tables.ts';
import type { ProfileItemTable } from '../profiles.tables.ts';
import { toColumns } from './profile-item-columns.ts';

export interface SavedItem {
  uuid: string;
  revision: number;
}

const saved = ['item as uuid', 'revision'] as const;

export async function countItems(db: Db, profile: string, kind: ProfileItemKind): Promise<number> {
  const { count } = await db
    .selectFrom('profile_item')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('profile', '=', profile)
    .where('kind', '=', kind)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Before all of its kind, also those that were removed and are restored to their place. */
export const firstPosition = (profile: string, kind: ProfileItemKind): RawBuilder<number> =>
  sql<number>`(select coalesce(min(position), 0) - 1 from profile_item
    where profile = ${profile} and kind = ${kind})`;

/** The new entry becomes the first of its kind. */
export async function insertItem(
  tx: Tx,
  profile: string,
  { kind, item }: ProfileItemInput,
  more: Partial<Insertable<ProfileItemTable>> = {},
): Promise<SavedItem> {
  return tx
    .insertInto('profile_item')
    .values({
      ...{ profile, kind, position: firstPosition(profile, kind) },
      ...toColumns(kind, item),
      ...more,
    })
    .returning(saved)
    .executeTakeFirstOrThrow();
}

export interface FoundItem {
  kind: ProfileItemKind;
  revision: number;
  removed_at: Date | null;
}

export async function findItem(
  db: Db,
  profile: string,
  item: string,
): Promise<FoundItem | undefined> {
  return db
    .selectFrom('profile_item')
    .select(['kind', 'revision', 'removed_at'])
    .where('profile', '=', profile)
    .where('item', '=', item)
    .executeTakeFirst();
}

export async function updateItem(
  tx: Tx,
  item: string,
  changes: Record<string, unknown> & { updated_at: Date },
): Promise<SavedItem> {
  return tx
    .updateTable('profile_item')
    .set((eb) => ({ ...changes, revision: eb('revision', '+', 1) }))
    .where('item', '=', item)
    .returning(saved)
    .executeTakeFirstOrThrow();
}

/** Replaces the roles and skills of a project, in the given order, each once. */
export async function replaceItemCompetencies(
  tx: Tx,
  item: string,
  { project_roles, project_skills }: { project_roles: string[]; project_skills: string[] },
): Promise<void> {
  await tx.deleteFrom('profile_item_competency').where('item', '=', item).execute();
  const ids = [...project_roles, ...project_skills];
  const types = [...project_roles.map(() => 'role'), ...project_skills.map(() => 'skill')];
  await sql`with given as materialized (${competenciesOf(ids)})
    insert into profile_item_competency (item, competency, position)
    select ${item}::uuid, coalesce(c.merged_into, c.competency, gen_random_uuid()), min(one.place)
    from unnest(${ids}::uuid[], ${types}::text[]) with ordinality as one (id, type, place)
    left join given as c on c.competency = one.id and c.type = one.type
    where c.rejected_at is null group by 2
    on conflict do nothing`.execute(tx);
}

/** The named entries in the given order; the others after them, in their present order. */
export async function orderItems(
  tx: Tx,
  profile: string,
  { kind, items }: { kind: ProfileItemKind; items: readonly string[] },
): Promise<void> {
  await sql`
    update profile_item as i set position = placed.place
    from (
      select mine.item, row_number() over (order by one.place nulls last, mine.position,
        mine.created_at desc, mine.item) - 1 as place
      from profile_item as mine
      left join unnest(${items}::uuid[]) with ordinality as one (item, place)
        on one.item = mine.item
      where mine.profile = ${profile} and mine.kind = ${kind}
    ) as placed
    where i.item = placed.item`.execute(tx);
}

/** Deletes entries that were removed too long ago to be restored; returns how many. */
export async function sweepRemovedItems(
  tx: Tx,
  { before, now }: { before: Date; now: Date },
): Promise<number> {
  const swept = await tx
    .deleteFrom('profile_item')
    .where('removed_at', '<', before)
    .where((eb) => eb.or([eb('restorable_until', 'is', null), eb('restorable_until', '<', now)]))
    .executeTakeFirst();
  return Number(swept.numDeletedRows);
}
