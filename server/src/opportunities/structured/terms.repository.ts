import type { Country, Locale } from '@torg/protocol/terms';
import { type RawBuilder, sql } from 'kysely';
import { nameColumn } from '../../competencies/competencies.queries.ts';
import type { Db } from '../../platform/database/tables.ts';

export interface NamedTerm {
  uuid: string;
  name: string;
}

/**
 * The roles or skills with these ids, in their order. One that was merged is what it was merged into,
 * and one that was rejected, or is of the other type, is left out.
 */
export async function findTerms(
  db: Db,
  ids: readonly string[],
  { type, locale }: { type: 'role' | 'skill'; locale: Locale },
): Promise<(NamedTerm & { given: string })[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<NamedTerm & { given: string }>`
    select one.id as given, c.competency as uuid, ${sql.ref(`c.${nameColumn[locale]}`)} as name
    from unnest(${ids}::uuid[]) with ordinality as one (id, place)
    join competency as g on g.competency = one.id
    join competency as c on c.competency = coalesce(g.merged_into, g.competency)
    where c.type = ${type} and c.rejected_at is null
    order by one.place`.execute(db);
  return rows;
}

/** A role or a skill that was merged into another one. */
export interface MergedTerm {
  given: string;
  uuid: string;
  names: Record<Locale, string>;
}

const names = sql.join(
  Object.entries(nameColumn).map(
    ([locale, name]) => sql`${sql.lit(locale)}, ${sql.ref(`c.${name}`)}`,
  ),
);

/** All that were merged, which are few; null if there are none. */
export const mergedTermsColumn: RawBuilder<MergedTerm[] | null> = sql`(
  select json_agg(json_build_object('given', g.competency, 'uuid', c.competency,
    'names', json_build_object(${names})))
  from competency as g join competency as c on c.competency = g.merged_into
  where g.merged_into is not null)`;

export async function findRegion(
  db: Db,
  region: string,
): Promise<{ uuid: string; name: string; country: Country } | undefined> {
  return db
    .selectFrom('region')
    .select(['region as uuid', 'name', 'country'])
    .where('region', '=', region)
    .executeTakeFirst();
}
