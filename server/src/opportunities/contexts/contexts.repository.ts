import type { OpportunityContext } from '@torg/protocol/opportunities/opportunity-shapes';
import { sql, type Insertable, type RawBuilder, type Updateable } from 'kysely';
import { idsOfAnyNumber, prepared } from '../../platform/database/prepared.ts';
import type { Db, Tx } from '../../platform/database/tables.ts';
import { wireMoment } from '../../platform/database/wire-moment.ts';
import type { OpportunityContextTable } from '../opportunities.tables.ts';

/** A context as it goes over the wire, of the rows `c`; what was read of files stands not in lists. */
export const contextColumn = ({ withText }: { withText: boolean }): RawBuilder<unknown> => sql`
  case when c.file is null then json_build_object('context_id', c.context_id,
    'created_at', ${wireMoment(sql`c.created_at`)}, 'content', c.content)
  else (select json_build_object('context_id', c.context_id,
      'created_at', ${wireMoment(sql`c.created_at`)}, 's3_key', f.storage_key,
      'filename', f.file_name, 'mime_type', f.media_type, 'text_status', c.text_status,
      'text_failure', c.text_failure, 'text', ${withText ? sql`c.text` : sql`null`},
      'virus_check', f.virus_check)
    from file as f where f.file = c.file) end`;

/** Contexts of a need as they go over the wire, and what revision the need has now. */
export async function findShownContexts(
  db: Db,
  opportunity: string,
  contexts: readonly string[],
): Promise<{ context: OpportunityContext[]; revision: number } | undefined> {
  const { rows } = await sql<{ context: OpportunityContext[]; revision: number }>`
    select o.revision, (select json_agg(${contextColumn({ withText: true })}
        order by c.position, c.context_id)
      from opportunity_context as c where c.opportunity = o.opportunity
        and c.context_id = any(${idsOfAnyNumber(contexts)})) as context
    from opportunity as o where o.opportunity = ${opportunity}`.execute(db);
  return rows[0];
}

/** A text that a need is made of. */
export interface NeedText {
  context_id: string;
  text: string;
}

/** What can be read of needs, by need, in the order of their contexts. */
export async function findTextsOf(
  db: Db,
  opportunities: readonly string[],
): Promise<Map<string, NeedText[]>> {
  const { rows } = await sql<NeedText & { opportunity: string }>`${prepared}
    select opportunity, context_id, coalesce(content, text) as text from opportunity_context
    where opportunity = any(${idsOfAnyNumber(opportunities)}) and coalesce(content, text) is not null
    order by position, context_id`.execute(db);
  const texts = new Map(
    opportunities.map((opportunity): [string, NeedText[]] => [opportunity, []]),
  );
  for (const { opportunity, ...text } of rows) texts.get(opportunity)?.push(text);
  return texts;
}

export async function findTexts(db: Db, opportunity: string): Promise<NeedText[]> {
  return (await findTextsOf(db, [opportunity])).get(opportunity) ?? [];
}

export async function findContext(db: Db, opportunity: string, context: string) {
  return db
    .selectFrom('opportunity_context')
    .selectAll()
    .where('opportunity', '=', opportunity)
    .where('context_id', '=', context)
    .executeTakeFirst();
}

export async function findContextById(db: Db, context: string) {
  return db
    .selectFrom('opportunity_context')
    .selectAll()
    .where('context_id', '=', context)
    .executeTakeFirst();
}

/** How many there are, and the place of the next one. */
export async function countContexts(
  db: Db,
  opportunity: string,
): Promise<{ count: number; next: number }> {
  return db
    .selectFrom('opportunity_context')
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      sql<number>`coalesce(max(position) + 1, 0)`.as('next'),
    ])
    .where('opportunity', '=', opportunity)
    .executeTakeFirstOrThrow();
}

export async function insertContext(
  tx: Tx,
  values: Insertable<OpportunityContextTable>,
): Promise<string> {
  const { context_id } = await tx
    .insertInto('opportunity_context')
    .values(values)
    .returning('context_id')
    .executeTakeFirstOrThrow();
  return context_id;
}

export async function updateContext(
  tx: Tx,
  context: string,
  changes: Updateable<OpportunityContextTable>,
): Promise<void> {
  await tx
    .updateTable('opportunity_context')
    .set(changes)
    .where('context_id', '=', context)
    .execute();
}

export async function deleteContext(tx: Tx, context: string): Promise<void> {
  await tx.deleteFrom('opportunity_context').where('context_id', '=', context).execute();
}

/** Files that wait to be read, so that a lost job is found again. */
export async function findWaiting(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('opportunity_context')
    .select('context_id')
    .where('text_status', '=', 'pending')
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(500)
    .execute();
  return rows.map(({ context_id }) => context_id);
}

/** What machines were asked about needs that are gone. */
export async function findForgottenSubjects(
  db: Db,
  types: readonly string[],
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ subject: string }>`
    select distinct j.subject from ai_job as j
    where j.type = any(${types}) and not exists
      (select from opportunity as o where o.opportunity = j.subject) limit ${limit}`.execute(db);
  return rows.map(({ subject }) => subject);
}

/** Files of needs that are gone, with their company or their assignment. */
export async function findForgottenFiles(db: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<{ file: string }>`
    select f.file from file as f
    where f.purpose = 'opportunity' and not exists
      (select from opportunity_context as c where c.file = f.file)
    order by f.created_at limit ${limit}`.execute(db);
  return rows.map(({ file }) => file);
}
