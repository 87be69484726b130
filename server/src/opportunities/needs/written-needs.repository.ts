import type { OpportunityCan } from '@torg/protocol/opportunities/opportunity-shapes';
import type { Locale } from '@torg/protocol/terms';
import { sql } from 'kysely';
import type { z } from 'zod';
import { currentOutput, envelopeColumn } from '../../ai-jobs/ai-jobs.queries.ts';
import { compiledOnce, valueAt } from '../../platform/database/compiled-once.ts';
import { foldedContaining } from '../../platform/database/like.ts';
import { prepared } from '../../platform/database/prepared.ts';
import type { Db } from '../../platform/database/tables.ts';
import { wireMoment } from '../../platform/database/wire-moment.ts';
import { contextColumn } from '../contexts/contexts.repository.ts';
import type { OpportunityFacts } from '../opportunities.policy.ts';
import { shownRecommendations } from '../recommendation/recommended.repository.ts';
import { mergedTermsColumn, type MergedTerm } from '../structured/terms.repository.ts';

export interface ListQuery {
  /** null: of all companies */
  organization: string | null;
  archived: boolean;
  /** in the name */
  text: string | undefined;
  /** the reader's */
  locale: Locale;
  /** the same in all needs of a list */
  can: z.output<typeof OpportunityCan>;
  limit: number;
  offset: number;
}

export interface ListedNeeds {
  total: number;
  /** the needs of the page as they go over the wire, a list in JSON */
  needs: string;
  /** all roles and skills that were merged into others */
  merged_terms: MergedTerm[] | null;
}

const contexts = (options: { withText: boolean }) => sql`(
  select coalesce(json_agg(${contextColumn(options)} order by c.position, c.context_id), '[]')
  from opportunity_context as c where c.opportunity = o.opportunity)`;

/** Fields that a person has written before anything was asked, or that were stored otherwise. */
const writtenByPeople = sql`case when o.structured is not null then json_build_object(
  'inference_status', 'success', 'status', 'success', 'type', 'structured_opportunity',
  'input', null, 'output', o.structured, 'error', null, 'answered_by', '', 'prompt_version', 0,
  'created_at', ${wireMoment(sql`o.updated_at`)}, 'is_outdated', false) end`;

interface NeedOptions {
  /** the reader's */
  locale: Locale;
  withText: boolean;
}

/** Names and values of a need's JSON, but for what its viewer may do. */
const need = ({ locale, withText }: NeedOptions) => sql`
  'opportunity', o.opportunity, 'opportunity_name', o.opportunity_name,
  'created_by', case when x.account is not null
    then json_build_object('account', x.account, 'name', x.name) end,
  'organization', case when g.organization is not null
    then json_build_object('uuid', g.organization, 'name', g.name, 'country', g.country) end,
  'created_at', ${wireMoment(sql`o.created_at`)}, 'updated_at', ${wireMoment(sql`o.updated_at`)},
  'archived', o.archived, 'revision', o.revision,
  'assignment', coalesce(o.own_of, o.made_assignment), 'context', ${contexts({ withText })},
  'structured_opportunity', coalesce(${envelopeColumn(
    'structured_opportunity',
    sql`o.opportunity`,
    { locale, output: sql`o.structured` },
  )}, ${writtenByPeople}),
  'criteria_approved_at', ${wireMoment(sql`k.approved_at`)}`;

const joined = sql`left join organization as g on g.organization = o.organization
  left join account as x on x.account = o.created_by
  left join opportunity_criteria as k on k.opportunity = o.opportunity`;

/** A need as the database writes it, and what decides about the rest of it. */
export interface WrittenNeed extends Omit<OpportunityFacts, 'own_of'> {
  own_of: string | null;
  /** JSON, without what its viewer may do */
  need: string;
  merged_terms: MergedTerm[] | null;
}

const criteria = (locale: Locale) =>
  envelopeColumn('opportunity_criteria', sql`o.opportunity`, {
    locale,
    output: sql`case when k.criteria is not null
      then json_build_object('criteria', k.criteria) end`,
  });

/** With whom it recommends, as far as its readers may see them now. */
const recommendation = (locale: Locale) =>
  envelopeColumn('structured_opportunity_recommendation', sql`o.opportunity`, {
    locale,
    output: sql`case when made.recommended is not null then json_build_object(
      'recommendations', ${shownRecommendations(sql`made.recommended`)}) end`,
  });

const made = currentOutput('structured_opportunity_recommendation', sql`o.opportunity`);

const findWhole = compiledOnce<WrittenNeed, Locale>(
  (locale) => sql`${prepared}
    select o.organization, o.archived, o.made_assignment, o.own_of,
      json_build_object(${need({ locale, withText: true })},
        'opportunity_criteria', ${criteria(locale)},
        'structured_opportunity_recommendation', ${recommendation(locale)})::text as need,
      ${mergedTermsColumn} as merged_terms
    from opportunity as o ${joined}
    cross join lateral (select ${made} -> 'recommendations' as recommended offset 0) as made
    where o.opportunity = ${valueAt(0)}`,
);

export async function findWrittenNeed(
  db: Db,
  opportunity: string,
  locale: Locale,
): Promise<WrittenNeed | undefined> {
  return (await findWhole(db, locale, [opportunity]))[0];
}

/**
 * A page of the list, newest first, written by the database, since its needs carry long texts that
 * are only passed on; and how many there are in all. No list shows an assignment's own need.
 */
export async function listNeeds(
  db: Db,
  { organization, archived, text, locale, can, limit, offset }: ListQuery,
): Promise<ListedNeeds> {
  const ofCompany = organization === null ? sql`` : sql`and o.organization = ${organization}::uuid`;
  const named = text === undefined ? sql`` : sql`and o.folded_name like ${foldedContaining(text)}`;
  const listed = sql`from opportunity as o
    where o.own_of is null and o.archived = ${archived} ${ofCompany} ${named}`;
  const newest = sql`order by o.created_at desc, o.opportunity`;
  const { rows } = await sql<ListedNeeds>`${prepared}
    select (select count(*)::int ${listed}) as total, ${mergedTermsColumn} as merged_terms,
      (select coalesce(json_agg(json_build_object(${need({ locale, withText: false })},
          'can', ${JSON.stringify(can)}::json) ${newest})::text, '[]')
        from (select o.* ${listed} ${newest} limit ${sql.lit(limit)} offset ${offset}) as o
        ${joined}) as needs`.execute(db);
  return rows[0] ?? { total: 0, needs: '[]', merged_terms: null };
}
