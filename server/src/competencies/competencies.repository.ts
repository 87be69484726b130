import { randomUUID } from 'node:crypto';
import type { CompetencyType, Discipline, Locale } from '@torg/protocol/terms';
import { sql } from 'kysely';
import type { Db, Tx } from '../platform/database/tables.ts';

export const nameColumn = { nb: 'name_nb', sv: 'name_sv', en: 'name_en' } as const satisfies Record<
  Locale,
  string
>;

/** Those that are in use by all, and the reader's own proposals. */
export async function findCompetencies(db: Db, asked: { locale: Locale; reader: string }) {
  const { locale, reader } = asked;
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
        eb.and([eb('status', '=', 'proposed'), eb('proposed_by', '=', reader)]),
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

/** The term by one of its names or synonyms, however it is spelled; in use before proposed. */
export async function findSameCompetency(db: Db, { name, type, locale }: Term) {
  const { rows } = await sql<{
    uuid: string;
    name: string;
    type: CompetencyType;
    discipline: Discipline;
  }>`
    select competency as uuid, ${sql.ref(nameColumn[locale])} as name, type, discipline
    from competency
    where type = ${type} and status <> 'merged' and lower(${name}) in
      (select lower(one) from unnest(synonyms || array[name_nb, name_sv, name_en]) as one)
    order by status = 'active' desc, lower(name_nb) = lower(${name}) desc, competency limit 1
  `.execute(db);
  return rows[0];
}

/** Of two who propose the same at once, the second finds the first one's. */
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
      synonyms: [],
      status: 'proposed',
      proposed_by,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export interface KnownAs {
  uuid: string;
  type: CompetencyType;
  /** the folded text by which it was found */
  text: string;
  /** all that it is called */
  names: string[];
}

/** The competencies in use that are called one of these folded texts, in any language. */
export async function findCalled(db: Db, texts: readonly string[]): Promise<KnownAs[]> {
  if (texts.length === 0) return [];
  const names = sql`c.synonyms || array[c.name_nb, c.name_sv, c.name_en]`;
  const { rows } = await sql<KnownAs>`
    select c.competency as uuid, c.type, called.text, ${names} as names
    from competency as c
    cross join lateral (select one as text from unnest(c.known_as) as one
      where one = any(${texts}::text[]) limit 1) as called
    where c.known_as && ${texts}::text[] and c.status = 'active' and c.type <> 'discipline'
    order by c.competency`.execute(db);
  return rows;
}
