import { randomUUID } from 'node:crypto';
import type { SynonymRelation } from '@torg/protocol/competencies/competency-terms';
import type { CompetencyType, Discipline, Locale } from '@torg/protocol/terms';
import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '../platform/database/tables.ts';

export const nameColumn = { nb: 'name_nb', sv: 'name_sv', en: 'name_en' } as const satisfies Record<
  Locale,
  string
>;

/** The active competencies, and the reader's own proposals. */
export async function findCompetencies(db: Db, criteria: { locale: Locale; reader: string }) {
  const { locale, reader } = criteria;
  return db
    .selectFrom('competency')
    .select((eb) => [
      'competency as uuid',
      eb.ref(nameColumn[locale]).as('name'),
      'type',
      'discipline',
      'synonyms',
    ])
    .where((eb) =>
      eb.or([
        eb('status', '=', 'active'),
        eb.and([
          eb('status', '=', 'proposed'),
          eb('rejected_at', 'is', null),
          eb('proposed_by', '=', reader),
        ]),
      ]),
    )
    .orderBy(nameColumn[locale])
    .execute();
}

interface Term {
  name: string;
  type: CompetencyType;
  locale: Locale;
}

/** The term with this name or synonym, ignoring case; active terms before proposed ones. */
export async function findSameCompetency(db: Db, { name, type, locale }: Term) {
  const { rows } = await sql<{
    uuid: string;
    name: string;
    type: CompetencyType;
    discipline: Discipline;
  }>`
    select competency as uuid, ${sql.ref(nameColumn[locale])} as name, type, discipline
    from competency
    where type = ${type} and status <> 'merged' and rejected_at is null and lower(${name}) in
      (select lower(one) from unnest(synonyms || array[name_nb, name_sv, name_en]) as one)
    order by status = 'active' desc, lower(name_nb) = lower(${name}) desc, competency limit 1
  `.execute(db);
  return rows[0];
}

/**
 * Of two who propose the same term at once, the second gets the first one's. A rejected term that is
 * proposed again waits for a decision again.
 */
export async function insertProposed(
  tx: Tx,
  { name, type, discipline, proposed_by }: Term & { discipline: Discipline; proposed_by: string },
): Promise<void> {
  const competency = randomUUID();
  await tx
    .insertInto('competency')
    .values({
      competency,
      key: competency,
      type,
      discipline,
      name_nb: name,
      name_sv: name,
      name_en: name,
      status: 'proposed',
      proposed_by,
    })
    .onConflict((conflict) =>
      conflict
        .expression(sql`type, lower(name_nb)`)
        .where('status', '=', 'proposed')
        .doUpdateSet({ rejected_at: null, proposed_by })
        .where('competency.rejected_at', 'is not', null),
    )
    .execute();
}

/** How many proposals of a person wait for a decision. */
export async function countOpen(db: Db, proposed_by: string): Promise<number> {
  const { count } = await db
    .selectFrom('competency')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('proposed_by', '=', proposed_by)
    .where('status', '=', 'proposed')
    .where('rejected_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

export interface KnownAs {
  uuid: string;
  type: CompetencyType;
  /** the folded text by which it was found */
  text: string;
  /** the relation of that text to the competency */
  relation: SynonymRelation;
  /** the texts that count as the term */
  names: string[];
  /** the texts for a part of it */
  narrower: string[];
}

/** The active competencies that one of these folded texts names, in any language. */
export async function findCalled(db: Db, texts: readonly string[]): Promise<KnownAs[]> {
  if (texts.length === 0) return [];
  const { rows } = await sql<KnownAs>`
    select c.competency as uuid, c.type, called.text, called.relation,
      c.synonyms || array[c.name_nb, c.name_sv, c.name_en] as names, c.narrower
    from competency as c
    cross join lateral (
      select one as text, case when one = any(c.known_as) then 'same'
        when one = any(folded_all(c.narrower)) then 'narrower' else 'ambiguous' end as relation
      from (select distinct unnest(c.suggested_as)) as called (one)
      where one = any(${texts}::text[])) as called
    where c.suggested_as && ${texts}::text[] and c.status = 'active' and c.type <> 'discipline'
    order by c.competency`.execute(db);
  return rows;
}

/** Waits for a running merge, and prevents a new one until the transaction ends. */
export const competenciesOf = (ids: readonly string[]): RawBuilder<unknown> => sql`
  select competency, type, merged_into, rejected_at from competency
  where competency = any(${ids}::uuid[]) order by competency for key share`;

/** The number of undecided proposals, and the date of the oldest. */
export async function findProposed(db: Db): Promise<{ count: number; since: Date | null }> {
  return db
    .selectFrom('competency')
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      eb.fn.min<Date | null>('created_at').as('since'),
    ])
    .where('status', '=', 'proposed')
    .where('rejected_at', 'is', null)
    .executeTakeFirstOrThrow();
}

export interface Named {
  competency: string;
  isActive: boolean;
  /** in bokmål first */
  names: string[];
}

/** The names and synonyms of all roles and skills. */
export async function findNames(db: Db): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select competency, status = 'active' as "isActive",
      array[name_nb, name_sv, name_en] || synonyms as names
    from competency where type <> 'discipline' and status <> 'merged'
    order by competency`.execute(db);
  return rows;
}
