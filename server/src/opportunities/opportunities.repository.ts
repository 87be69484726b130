import { sql, type Insertable, type Updateable } from 'kysely';
import type { Country, Locale } from '@torg/protocol/terms';
import type { Criterion } from '@torg/protocol/opportunities/criteria';
import { type AnswersColumn, answersColumn } from '../ai-jobs/ai-jobs.queries.ts';
import { foldedContaining } from '../platform/database/like.ts';
import { idsOfAnyNumber, prepared } from '../platform/database/prepared.ts';
import type { Db, Tx } from '../platform/database/tables.ts';
import { wireMoment } from '../platform/database/wire-moment.ts';
import type { ContextRow } from './contexts/contexts.repository.ts';
import type { OpportunityTable, StoredStructured } from './opportunities.tables.ts';
import { type MergedTerm, mergedTermsColumn } from './structured/terms.repository.ts';

/** A need as it is listed, with the names that stand in it and its contexts in their order. */
export interface OpportunityRow {
  opportunity: string;
  opportunity_name: string;
  organization: string | null;
  owner: { uuid: string; name: string; country: Country } | null;
  creator: { account: string; name: string } | null;
  archived: boolean;
  revision: number;
  locale: Locale;
  structured: StoredStructured | null;
  made_assignment: string | null;
  own_of: string | null;
  created_at: string;
  updated_at: string;
  criteria_approved_at: string | null;
  contexts: ContextRow[];
  /** the roles and skills in the fields that were merged into others */
  merged_terms: MergedTerm[] | null;
  /** what was asked of a machine */
  answers: AnswersColumn;
}

/** One need, with the criteria as they stand. */
export interface WholeOpportunityRow extends OpportunityRow {
  criteria: Criterion[] | null;
}

/** What was read of files stands in one need, and not in lists. */
const contexts = ({ withText }: { withText: boolean }) => sql`
  (select coalesce(json_agg(json_build_object('context_id', c.context_id,
      'content', c.content, 'created_at', ${wireMoment(sql`c.created_at`)},
      'text_status', c.text_status, 'text_failure', c.text_failure,
      'text', ${withText ? sql`c.text` : sql`null`}, 'storage_key', f.storage_key,
      'file_name', f.file_name, 'media_type', f.media_type, 'virus_check', f.virus_check)
    order by c.position, c.context_id), '[]')
  from opportunity_context as c left join file as f on f.file = c.file
  where c.opportunity = o.opportunity)`;

const columns = (options: { withText: boolean }) => sql`o.opportunity, o.opportunity_name,
  o.organization, o.archived, o.revision, o.locale, o.structured, o.made_assignment, o.own_of,
  case when g.organization is not null then json_build_object('uuid', g.organization,
    'name', g.name, 'country', g.country) end as owner,
  case when x.account is not null then json_build_object('account', x.account,
    'name', x.name) end as creator,
  ${wireMoment(sql`o.created_at`)} as created_at, ${wireMoment(sql`o.updated_at`)} as updated_at,
  ${wireMoment(sql`k.approved_at`)} as criteria_approved_at, ${contexts(options)} as contexts,
  ${mergedTermsColumn(sql`o.structured`)} as merged_terms`;

const joined = sql`left join organization as g on g.organization = o.organization
  left join account as x on x.account = o.created_by
  left join opportunity_criteria as k on k.opportunity = o.opportunity`;

/** The fields stand in the need itself, as people may have changed them. */
const listedAnswers = answersColumn(sql`o.opportunity`, {
  types: ['structured_opportunity'],
  outputsOf: [],
});

/** The criteria stand in a row of their own, as people may have changed them too. */
const allAnswers = answersColumn(sql`o.opportunity`, {
  types: [
    'structured_opportunity',
    'structured_opportunity_recommendation',
    'opportunity_criteria',
  ],
  outputsOf: ['structured_opportunity_recommendation'],
});

export async function findOpportunity(
  db: Db,
  opportunity: string,
): Promise<WholeOpportunityRow | undefined> {
  const { rows } = await sql<WholeOpportunityRow>`${prepared}
    select ${columns({ withText: true })}, k.criteria, ${allAnswers} as answers
    from opportunity as o ${joined} where o.opportunity = ${opportunity}`.execute(db);
  return rows[0];
}

/** What rights in a need depend on, and what it is called. */
export interface NeedRow {
  opportunity: string;
  opportunity_name: string;
  organization: string | null;
  archived: boolean;
  locale: Locale;
  made_assignment: string | null;
  own_of: string | null;
  /** of the organization */
  country: Country | null;
}

export async function findNeed(db: Db, opportunity: string): Promise<NeedRow | undefined> {
  const { rows } = await sql<NeedRow>`${prepared}
    select o.opportunity, o.opportunity_name, o.organization, o.archived, o.locale,
      o.made_assignment, o.own_of, g.country
    from opportunity as o left join organization as g on g.organization = o.organization
    where o.opportunity = ${opportunity}`.execute(db);
  return rows[0];
}

export interface ListQuery {
  /** null: of all companies */
  organization: string | null;
  archived: boolean;
  /** in the name */
  text: string | undefined;
  limit: number;
  offset: number;
}

/** A page of the list, newest first, and how many there are in all. */
export async function listNeeds(
  db: Db,
  { organization, archived, text, limit, offset }: ListQuery,
): Promise<{ rows: OpportunityRow[]; total: number }> {
  const ofCompany = organization === null ? sql`` : sql`and o.organization = ${organization}::uuid`;
  const named = text === undefined ? sql`` : sql`and o.folded_name like ${foldedContaining(text)}`;
  const { rows } = await sql<OpportunityRow & { total: number }>`${prepared}
    with listed as materialized (
      select o.opportunity, o.created_at from opportunity as o
      where o.own_of is null and o.archived = ${archived} ${ofCompany} ${named}
    ), page as materialized (
      select * from listed order by created_at desc, opportunity limit ${sql.lit(limit)} offset ${offset}
    )
    select counted.total, ${columns({ withText: false })}, ${listedAnswers} as answers
    from (select count(*)::int as total from listed) as counted
    left join page on true
    left join opportunity as o on o.opportunity = page.opportunity ${joined}
    order by page.created_at desc, page.opportunity`.execute(db);
  // Behind the last page there is a row with the total alone.
  const found = rows.filter(({ opportunity }) => (opportunity as string | null) !== null);
  return { rows: found, total: rows[0]?.total ?? 0 };
}

export interface LockedOpportunity {
  opportunity: string;
  opportunity_name: string;
  organization: string | null;
  archived: boolean;
  revision: number;
  locale: Locale;
  structured: StoredStructured | null;
  made_assignment: string | null;
  own_of: string | null;
  created_by: string | null;
}

/** Locked until the transaction ends; rows that only refer to it are not blocked. */
export async function lockOpportunity(
  tx: Tx,
  opportunity: string,
): Promise<LockedOpportunity | undefined> {
  const { rows } = await sql<LockedOpportunity>`${prepared}
    select opportunity, opportunity_name, organization, archived, revision, locale, structured,
      made_assignment, own_of, created_by
    from opportunity where opportunity = ${opportunity} for no key update`.execute(tx);
  return rows[0];
}

/** The same for many, in the order of their ids. */
export async function lockOpportunities(tx: Tx, opportunities: readonly string[]): Promise<void> {
  await sql`${prepared} select opportunity from opportunity
    where opportunity = any(${idsOfAnyNumber(opportunities)})
    order by opportunity for no key update`.execute(tx);
}

export async function insertOpportunity(
  tx: Tx,
  values: Insertable<OpportunityTable>,
): Promise<string> {
  const { opportunity } = await tx
    .insertInto('opportunity')
    .values(values)
    .returning('opportunity')
    .executeTakeFirstOrThrow();
  return opportunity;
}

export async function updateOpportunity(
  tx: Tx,
  opportunity: string,
  changes: Updateable<OpportunityTable> & { updated_at: Date },
): Promise<void> {
  await tx.updateTable('opportunity').set(changes).where('opportunity', '=', opportunity).execute();
}

/** The same, and a save that is based on the need as it was is refused from then on. */
export async function reviseOpportunity(
  tx: Tx,
  opportunity: string,
  changes: Updateable<OpportunityTable> & { updated_at: Date },
): Promise<void> {
  await tx
    .updateTable('opportunity')
    .set(changes)
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('opportunity', '=', opportunity)
    .execute();
}

/** Whose open pages show a need: its company's people who may, its creator, editors and admins. */
export async function findAudience(db: Db, opportunities: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ account: string }>`${prepared}
    select distinct x.account from opportunity as o
    join account as x on x.account = o.created_by or x.role = 'admin'
      or (o.own_of is null and x.organization = o.organization
        and (x.role = 'consultant_buyer' or x.is_admin_in_company))
      or (o.own_of is not null and x.account in
        (select account from assignment_editor where assignment = o.own_of))
    where o.opportunity = any(${idsOfAnyNumber(opportunities)}) and x.verified`.execute(db);
  return rows.map(({ account }) => account);
}

export type LivingNeed = Awaited<ReturnType<typeof findLivingNeeds>>[number];

/** What a machine is given about needs beside their texts; without those gone or archived. */
export async function findLivingNeeds(db: Db, opportunities: readonly string[]) {
  return db
    .selectFrom('opportunity as o')
    .leftJoin('organization as g', 'g.organization', 'o.organization')
    .leftJoin('account as x', 'x.account', 'o.created_by')
    .select(['o.opportunity', 'o.organization', 'o.structured', 'o.created_by'])
    .select(['g.country', 'g.kind as organization_kind', 'x.name as creator_name'])
    .where('o.opportunity', '=', sql<string>`any(${idsOfAnyNumber(opportunities)})`)
    .where('o.archived', '=', false)
    .execute();
}

export async function findLiving(db: Db, opportunity: string): Promise<LivingNeed | undefined> {
  return (await findLivingNeeds(db, [opportunity]))[0];
}
