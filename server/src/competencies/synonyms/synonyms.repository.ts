import type { CompetencySynonym } from '@torg/protocol/competencies/competencies';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/tables.ts';

const columns = ['synonym', 'competency', 'text', 'locale', 'relation'] as const;
export type SynonymInput = Pick<CompetencySynonym, 'text' | 'locale' | 'relation'>;

export async function findSynonyms(db: Db, competency: string): Promise<CompetencySynonym[]> {
  return db
    .selectFrom('competency_synonym')
    .select(columns)
    .where('competency', '=', competency)
    .orderBy('relation', 'desc')
    .orderBy('text')
    .execute();
}

export async function lockSynonym(tx: Tx, synonym: string): Promise<CompetencySynonym | undefined> {
  return tx
    .selectFrom('competency_synonym')
    .select(columns)
    .where('synonym', '=', synonym)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertSynonym(
  tx: Tx,
  competency: string,
  input: SynonymInput,
): Promise<CompetencySynonym> {
  return tx
    .insertInto('competency_synonym')
    .values({ competency, ...input })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export async function updateSynonym(
  tx: Tx,
  synonym: string,
  input: SynonymInput,
): Promise<CompetencySynonym> {
  return tx
    .updateTable('competency_synonym')
    .set(input)
    .where('synonym', '=', synonym)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export async function deleteSynonyms(tx: Tx, synonyms: readonly string[]): Promise<string[]> {
  if (synonyms.length === 0) return [];
  const deleted = await tx
    .deleteFrom('competency_synonym')
    .where('synonym', 'in', synonyms)
    .returning('synonym')
    .execute();
  return deleted.map(({ synonym }) => synonym);
}

/** Copies the names and synonyms of a term as synonyms of another; returns the new ones. */
export async function copySynonyms(
  tx: Tx,
  { from, into }: { from: string; into: string },
): Promise<string[]> {
  const { rows } = await sql<{ synonym: string }>`
    insert into competency_synonym (competency, text, locale, relation)
    select distinct on (folded(one.text)) ${into}::uuid, one.text, one.locale, one.relation
    from (
      select c.name_nb as text, case when c.name_nb in (c.name_sv, c.name_en) then null else 'nb' end
          as locale, 'same' as relation from competency as c where c.competency = ${from}
      union all select c.name_sv, 'sv', 'same' from competency as c where c.competency = ${from}
      union all select c.name_en, 'en', 'same' from competency as c where c.competency = ${from}
      union all select s.text, s.locale, s.relation from competency_synonym as s
        where s.competency = ${from}
    ) as one, competency as target
    where target.competency = ${into}
      and folded(one.text) <> all(folded_all(array[target.name_nb, target.name_sv, target.name_en]))
    order by folded(one.text), one.locale nulls first
    on conflict (competency, folded) do nothing returning synonym`.execute(tx);
  return rows.map(({ synonym }) => synonym);
}

/** Copies the synonyms into the competency's row, so that readers need only that row. */
export async function saveSynonyms(tx: Tx, competency: string): Promise<void> {
  const textsOf = (relation: string) => sql<string[]>`array(
    select s.text from competency_synonym as s where s.competency = ${competency}
      and s.relation = ${sql.lit(relation)} order by s.created_at, s.text)`;
  await tx
    .updateTable('competency')
    .set({
      synonyms: textsOf('same'),
      narrower: textsOf('narrower'),
      ambiguous: textsOf('ambiguous'),
    })
    .where('competency', '=', competency)
    .execute();
}
