import { sql } from 'kysely';
import type { VectorType } from '@torg/protocol/search/search';
import type { Db, Tx } from '../../platform/database/tables.ts';

/** What a profile says of itself, as far as its vectors tell it: no name, address or company. */
export interface ProfileToEmbed {
  profile: string;
  /** `updated_at`, to the microsecond */
  seen: string;
  title: string | null;
  description: string;
  /** competencies, those that are marked first */
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

/** What the vectors of these profiles were made of, by type and entry. */
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
  /** those that have changed */
  vectors: readonly NewVector[];
  /** all that there should be */
  items: readonly string[];
}

/**
 * Keeps vectors of profiles that are still as they were seen; those that have changed meanwhile are
 * due anyway.
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
  const ours = rows.map(({ profile }) => profile);
  await sql`delete from embedding where version = ${version} and profile = any(${ours}::uuid[])
    and not item = any(${items}::uuid[])`.execute(tx);
  const isOurs = new Set(ours);
  const kept = vectors.filter(({ profile }) => isOurs.has(profile));
  await sql`
    insert into embedding (version, profile, type, item, hash, vector)
    select ${version}, profile, type, item, hash, vector::halfvec
    from unnest(${kept.map((one) => one.profile)}::uuid[], ${kept.map((one) => one.type)}::text[],
      ${kept.map((one) => one.item)}::uuid[], ${kept.map((one) => one.hash)}::text[],
      ${kept.map((one) => JSON.stringify(one.vector))}::text[])
      as one (profile, type, item, hash, vector)
    on conflict (version, type, item) do update
      set hash = excluded.hash, vector = excluded.vector`.execute(tx);
}

/** Profiles that have changed since they were embedded, or never were. */
export async function findDue(db: Db, version: number, limit: number): Promise<string[]> {
  const { rows } = await sql<{ profile: string }>`
    select p.profile from profile as p
    left join embedded_profile as e on e.profile = p.profile and e.version = ${version}
    where e.profile is null or e.profile_updated_at is distinct from p.updated_at
    order by p.profile limit ${limit}`.execute(db);
  return rows.map(({ profile }) => profile);
}

/** All profiles by their id, a page at a time. */
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

/** Makes every profile due: what changed without its profile being touched is seen then. */
export async function makeAllDue(tx: Tx): Promise<void> {
  await sql`update embedded_profile set profile_updated_at = '-infinity'`.execute(tx);
}
