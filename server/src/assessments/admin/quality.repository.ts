import type { AiJobType, InferenceStatus } from '@torg/protocol/ai-jobs/ai-terms';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/tables.ts';

const ofPeople = sql`j.type in ('assignment_profile_ai_assessment', 'profile_evaluation',
  'profile_most_relevant_professional_engagements', 'profile_comparison_evaluation',
  'profile_ranking_evaluation')`;

interface QualityRow {
  type: string;
  prompt_version: number;
  answered_by: string;
  asked: number;
  failed: number;
  outdated: number;
  positive: number;
  neutral: number;
  negative: number;
  agreement: number | null;
}

/** The newest answer about a subject is the one that was rated. */
const newest = (type: AiJobType, subject: string) => sql`join lateral (
  select j.type, j.prompt_version, j.answered_by, j.output from ai_job as j
  where j.type = ${sql.lit(type)} and j.subject = ${sql.ref(subject)}
    and j.inference_status = 'success' and not j.is_outdated
  order by j.number desc limit 1) as n on true`;

const rated = sql`
  select n.type, n.prompt_version, n.answered_by, f.rating
  from opportunity_profile_ai_assessment_feedback as f
  ${newest('assignment_profile_ai_assessment', 'f.opportunity_profile_ai_assessment')}
  union all
  select n.type, n.prompt_version, n.answered_by, f.rating_value
  from evaluation_board_card_ai_assessment_rating as f
  ${newest('profile_evaluation', 'f.evaluation_board_card_ai_assessment')}
  where f.rating_value is not null`;

/** Of 100: people say 0 to 4 of a criterion, and machines 0 to 100. */
const agreed = sql`
  select n.type, n.prompt_version, n.answered_by,
    100 - abs(25 * s.score - (c.result ->> 'fulfillmentScore')::numeric) as nearness
  from evaluation_board_card_score as s
  join evaluation_board_card_ai_assessment as r
    on r.evaluation_board_card = s.evaluation_board_card
  ${newest('profile_evaluation', 'r.evaluation_board_card_ai_assessment')}
  cross join lateral jsonb_array_elements(n.output -> 'criteriaResults') as c (result)
  where c.result ->> 'criteriaId' = s.criteria_id and c.result ? 'fulfillmentScore'`;

const same = (other: string) => sql`${sql.id(other)}.type = a.type
  and ${sql.id(other)}.prompt_version = a.prompt_version
  and ${sql.id(other)}.answered_by = a.answered_by`;

/** How good the answers are, by kind, version and engine. What is cancelled or gone has not failed. */
export async function findQuality(db: Db): Promise<QualityRow[]> {
  const { rows } = await sql<QualityRow>`
    with answered as (
      select j.type, j.prompt_version, j.answered_by, count(*)::int as asked,
        (count(*) filter (where j.inference_status = 'failed'
          and j.error not in ('cancelled', 'gone')))::int as failed,
        (count(*) filter (where j.is_outdated))::int as outdated
      from ai_job as j where ${ofPeople} and j.inference_status <> 'pending'
      group by j.type, j.prompt_version, j.answered_by),
    rated as materialized (${rated}),
    agreed as materialized (${agreed})
    select a.*,
      (select count(*)::int from rated where ${same('rated')} and rating > 0) as positive,
      (select count(*)::int from rated where ${same('rated')} and rating = 0) as neutral,
      (select count(*)::int from rated where ${same('rated')} and rating < 0) as negative,
      (select round(avg(nearness), 1)::float8 from agreed where ${same('agreed')}) as agreement
    from answered as a order by a.type, a.prompt_version desc, a.answered_by`.execute(db);
  return rows;
}

export async function countByStatus(
  db: Db,
): Promise<{ inference_status: InferenceStatus; count: number }[]> {
  const { rows } = await sql<{ inference_status: InferenceStatus; count: number }>`
    select j.inference_status, count(*)::int as count from ai_job as j where ${ofPeople}
    group by j.inference_status order by j.inference_status`.execute(db);
  return rows;
}
