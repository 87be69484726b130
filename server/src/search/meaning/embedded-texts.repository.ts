import { sql } from 'kysely';
import type { VectorType } from '@torg/protocol/search/search';
import type { Db, Tx } from '../../platform/database/tables.ts';
import { hasVectorTable } from './vector-table.ts';

/** The parts of a profile that are embedded: without name, address and company. */
export interface ProfileToEmbed {
  profile: string;
  /** `updated_at` when the texts were read, to the microsecond */
  seen: string;
  title: string | null;
  description: string;
  /** competencies, marked ones first */
  roles: string[];
  skills: string[];
  marked: string[];
  certificates: string[];
  items: ItemToEmbed[];
}

export interface ItemToEmbed {
  item: string;
  kind: 'project' | 'education';
  name: string;
  organization_name: string;
  degree: string;
  description: string;
  long_description: string;
  competencies: string[];
}

const listed = (table: 'profile_role' | 'profile_skill', mark: 'emphasize' | 'expert') => sql`
  array(select m.competency from ${sql.table(table)} as m where m.profile = p.profile
    order by m.${sql.ref(mark)} desc, m.position, m.competency)`;

export async function findTexts(db: Db, profiles: readonly string[]): Promise<ProfileToEmbed[]> {
  const { rows } = await sql<ProfileToEmbed>`
    select p.profile, p.updated_at::text as seen, x.title, p.description,
      ${listed('profile_role', 'emphasize')} as roles,
      ${listed('profile_skill', 'expert')} as skills,
      array(select competency from profile_role as m where m.profile = p.profile and m.emphasize
        union all select competency from profile_skill as m
        where m.profile = p.profile and m.expert) as marked,
      array(select i.name from profile_item as i where i.profile = p.profile
        and i.removed_at is null and i.kind in ('certification', 'course') and i.name <> ''
        order by i.position, i.item) as certificates,
      coalesce((select json_agg(json_build_object('item', i.item, 'kind', i.kind, 'name', i.name,
          'organization_name', i.organization_name, 'degree', i.degree,
          'description', i.description, 'long_description', i.long_description,
          'competencies', array(select k.competency from profile_item_competency as k
            where k.item = i.item order by k.position, k.competency))
          order by i.kind, i.position, i.item)
        from profile_item as i where i.profile = p.profile and i.removed_at is null
          and i.kind in ('project', 'education')), '[]') as items
    from profile as p join account as x on x.account = p.profile
    where p.profile = any(${profiles}::uuid[]) order by p.profile`.execute(db);
  return rows;
}

export interface NewVector {
  profile: string;
  type: VectorType;
  item: string;
  hash: string;
  vector: readonly number[];
}

/** The hashes of the embedded texts of these profiles, by type and entry. */
export async function findHashes(
  db: Db,
  version: number,
  profiles: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('embedding')
    .select(['type', 'item', 'hash'])
    .where('version', '=', version)
    .where('profile', 'in', profiles)
    .execute();
  return new Map(rows.map(({ type, item, hash }) => [`${type} ${item}`, hash]));
}

interface Embedded {
  version: number;
  profiles: readonly Pick<ProfileToEmbed, 'profile' | 'seen'>[];
  /** the vectors of changed texts */
  vectors: readonly NewVector[];
  /** all entries that have a text */
  items: readonly string[];
}

/**
 * Saves the vectors of profiles that have not changed since their texts were read; the others are
 * due again anyway.
 */
export async function upsertVectors(tx: Tx, embedded: Embedded): Promise<void> {
  const { version, profiles, vectors, items } = embedded;
  const { rows } = await sql<{ profile: string }>`
    insert into embedded_profile (version, profile, profile_updated_at)
    select ${version}, one.profile, one.seen
    from unnest(${profiles.map(({ profile }) => profile)}::uuid[],
      ${profiles.map(({ seen }) => seen)}::timestamptz[]) as one (profile, seen)
    where exists (select from profile as p
      where p.profile = one.profile and p.updated_at = one.seen)
    order by one.profile
    on conflict (version, profile) do update set profile_updated_at = excluded.profile_updated_at
    returning profile`.execute(tx);
  const unchanged = rows.map(({ profile }) => profile);
  await sql`delete from embedding where version = ${version} and profile = any(${unchanged}::uuid[])
    and not item = any(${items}::uuid[])`.execute(tx);
  const isUnchanged = new Set(unchanged);
  const saved = vectors.filter(({ profile }) => isUnchanged.has(profile));
  await sql`
    insert into embedding (version, profile, type, item, hash, vector)
    select ${version}, profile, type, item, hash, vector::halfvec
    from unnest(${saved.map(({ profile }) => profile)}::uuid[],
      ${saved.map(({ type }) => type)}::text[], ${saved.map(({ item }) => item)}::uuid[],
      ${saved.map(({ hash }) => hash)}::text[],
      ${saved.map(({ vector }) => JSON.stringify(vector))}::text[])
      as one (profile, type, item, hash, vector)
    on conflict (version, type, item) do update
      set hash = excluded.hash, vector = excluded.vector`.execute(tx);
}

/** Profiles that have changed since they were embedded, or were never embedded. */
export async function findDue(db: Db, version: number, limit: number): Promise<string[]> {
  const { rows } = await sql<{ profile: string }>`
    select p.profile from profile as p
    left join embedded_profile as e on e.profile = p.profile and e.version = ${version}
    where e.profile is null or e.profile_updated_at is distinct from p.updated_at
    order by p.profile limit ${limit}`.execute(db);
  return rows.map(({ profile }) => profile);
}

/** The next profiles in the order of their ids. */
export async function findAfter(db: Db, after: string | undefined, limit: number) {
  const rows = await db
    .selectFrom('profile')
    .select('profile')
    .$if(after !== undefined, (query) => query.where('profile', '>', after ?? ''))
    .orderBy('profile')
    .limit(limit)
    .execute();
  return rows.map(({ profile }) => profile);
}

/** Makes every profile due, to find texts that changed without a change of their profile. */
export async function makeAllDue(tx: Tx): Promise<void> {
  await sql`update embedded_profile set profile_updated_at = '-infinity'`.execute(tx);
}

/**
 * A profile has taken another id. Its own text's vector is named after it; since its title may now be
 * another, it is due.
 */
export async function renameProfile(
  tx: Tx,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await sql`update embedded_profile set profile_updated_at = '-infinity'
    where profile = ${to}`.execute(tx);
  if (!(await hasVectorTable(tx))) return;
  await sql`update embedding set item = ${to}
    where profile = ${to} and item = ${from}`.execute(tx);
}
