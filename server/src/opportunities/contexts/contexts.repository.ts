import type { VirusCheck } from '@torg/protocol/shapes';
import type { TextFailure, TextStatus } from '@torg/protocol/opportunities/opportunity-terms';
import { sql, type Insertable, type Updateable } from 'kysely';
import { idsOfAnyNumber, prepared } from '../../platform/database/prepared.ts';
import type { Db, Tx } from '../../platform/database/tables.ts';
import type { OpportunityContextTable } from '../opportunities.tables.ts';

/** A context with its file, as one statement of the need reads it. */
export interface ContextRow {
  context_id: string;
  content: string | null;
  created_at: string;
  text_status: TextStatus | null;
  text_failure: TextFailure | null;
  text: string | null;
  storage_key: string | null;
  file_name: string | null;
  media_type: string | null;
  virus_check: VirusCheck | null;
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
