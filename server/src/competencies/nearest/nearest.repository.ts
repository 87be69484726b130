import { fold } from '@torg/protocol/fold';
import { limits } from '@torg/protocol/limits';
import { sql, type RawBuilder } from 'kysely';
import { containing } from '../../platform/database/like.ts';
import type { Db, Tx } from '../../platform/database/tables.ts';
import { nameParts } from './name-parts.ts';

export interface NearestRow {
  /** the text that it was compared with */
  sought: string;
  competency: string;
  /** the name that is similar */
  text: string;
  similarity: number;
}

const leastSimilarity = 0.35;
/** A shorter text is part of too many names. */
const shortestPattern = 3;

const soughtOf = (text: string) => {
  const folded = fold(text);
  const pattern = folded.length < shortestPattern ? null : containing(folded);
  return { text, folded, pattern, parts: nameParts(folded) };
};

/**
 * Both indexes find candidates, and only these are compared name by name: active terms with a similar
 * name or synonym, with the text as a part of one, or with one as a part of the text.
 */
export const nearestQuery = (texts: readonly string[]): RawBuilder<NearestRow> => sql`
  select sought.text as sought, near.*
  from json_to_recordset(${JSON.stringify(texts.map(soughtOf))}::json)
    as sought (text text, folded text, pattern text, parts text[])
  cross join lateral (
    select c.competency, best.text, best.similarity
    from competency as c cross join lateral (
      select one as text, greatest(similarity(one, sought.folded),
        case when length(one) > 2 and position(one in sought.folded) > 0
          or position(sought.folded in one) > 0 then 0.5 end)::float8 as similarity
      from unnest(c.suggested_as) as one order by similarity desc, one limit 1
    ) as best
    where (c.suggested_as && sought.parts or c.suggested_text like sought.pattern
        or sought.folded <% c.suggested_text)
      and c.status = 'active' and c.type <> 'discipline' and best.similarity >= ${leastSimilarity}
    order by best.similarity desc, best.text, c.competency limit ${limits.nearestCompetencies}
  ) as near
  order by near.similarity desc, near.text, near.competency`;

/**
 * Until the transaction ends. Whatever is so similar to one name is so similar to a part of all names.
 * The planner takes comparing texts for cheap, and would compare them with all terms.
 */
export const compareByIndex = sql`
  select set_config('pg_trgm.word_similarity_threshold', ${String(leastSimilarity)}, true),
    set_config('enable_seqscan', 'off', true)`;

/** Active terms with similar names, the nearest first. */
export async function findNearest(tx: Tx, texts: readonly string[]): Promise<NearestRow[]> {
  if (texts.length === 0) return [];
  await compareByIndex.execute(tx);
  return (await nearestQuery([...new Set(texts)]).execute(tx)).rows;
}

export interface Proposal {
  competency: string;
  name: string;
}

/** Compares proposals with all terms, and stores which are the nearest. Needs the lock on names. */
export async function saveNearest(tx: Tx, proposals: readonly Proposal[]): Promise<void> {
  if (proposals.length === 0) return;
  const rows = await findNearest(
    tx,
    proposals.map(({ name }) => name),
  );
  const values = proposals.map(({ competency, name }) => {
    const near = rows.filter(({ sought }) => sought === name);
    return {
      competency,
      near: near.map((row) => row.competency),
      texts: near.map(({ text }) => text),
      similarities: near.map(({ similarity }) => similarity),
    };
  });
  await tx
    .insertInto('competency_nearest')
    .values(values)
    .onConflict((conflict) =>
      conflict.column('competency').doUpdateSet((eb) => ({
        near: eb.ref('excluded.near'),
        texts: eb.ref('excluded.texts'),
        similarities: eb.ref('excluded.similarities'),
      })),
    )
    .execute();
}

interface ProposalPage {
  /** leaves out those that were compared before */
  isNew: boolean;
  after: string | undefined;
  limit: number;
}

/** A page of open proposals, in the order of ids. */
export async function findOpenProposals(
  db: Db,
  { isNew, after, limit }: ProposalPage,
): Promise<Proposal[]> {
  const { rows } = await sql<Proposal>`
    select c.competency, c.name_nb as name from competency as c
    where c.status = 'proposed' and c.rejected_at is null and c.type <> 'discipline'
      and (${after ?? null}::uuid is null or c.competency > ${after ?? null})
      and (${!isNew} or not exists (
        select from competency_nearest as n where n.competency = c.competency))
    order by c.competency limit ${limit}`.execute(db);
  return rows;
}
