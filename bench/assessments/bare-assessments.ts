import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';

const listSql = `
  select r.opportunity_profile_ai_assessment, r.opportunity, r.account, x.name, x.title,
    x.image_file, r.criteria_version, r.prompt, y.name as asked_by_name, f.rating, f.comment,
    j.inference_status, j.type, j.answered_by, j.prompt_version, j.created_at, j.output
  from opportunity_profile_ai_assessment r
  join account x on x.account = r.account
  left join account y on y.account = r.asked_by
  left join opportunity_profile_ai_assessment_feedback f
    on f.opportunity_profile_ai_assessment = r.opportunity_profile_ai_assessment and f.account = $3
  join lateral (select * from ai_job a where a.type = 'assignment_profile_ai_assessment'
      and a.subject = r.opportunity_profile_ai_assessment
    order by a.number desc limit 1) j on true
  where r.opportunity = $1 and r.company = $2
  order by x.name, r.account`;

/**
 * Who may be asked about, a row, a question and a job about each, and a line in all their histories.
 * The jobs are due tomorrow, so that no worker takes them meanwhile.
 */
const askSql = `
  with need as (
    select o.opportunity, o.opportunity_name from opportunity o
    join account x on x.account = $4 and x.organization = o.organization
    where o.opportunity = $1 and not o.archived for share of o),
  willing as (
    select v.profile, o.opportunity from need o, profile_availability v
    where v.profile = any($2::uuid[]) and v.visible_in_search
      and not exists (select from declined_ai_assessment d where d.account = v.profile)
    order by v.profile for share of v),
  asked as (
    insert into opportunity_profile_ai_assessment (opportunity, account, prompt, asked_by, asked_at)
    select opportunity, profile, $3, $4, now() from willing on conflict do nothing
    returning opportunity_profile_ai_assessment, opportunity, account),
  jobs as (
    insert into ai_job (type, subject, locale, input_hash, question_hash, prompt_version, asked_by,
      created_at)
    select 'assignment_profile_ai_assessment', opportunity_profile_ai_assessment, 'nb', md5($3),
      md5($3 || account), 1, $4, now() from asked
    returning ai_job, subject, inference_status),
  queued as (
    insert into pgboss.job (name, data, singleton_key, start_after)
    select 'answer-assignment-profile-ai-assessment', jsonb_build_object('input',
      jsonb_build_object('ai_job', ai_job)), ai_job, now() + interval '1 day' from jobs),
  line as (
    insert into event (kind, acting_account, metadata)
    select 'recorded_change', $4, jsonb_build_object('change', 'asked_for_assessments',
      'objects', array[$1::text] || array(select account::text from asked),
      'object', opportunity_name) from need)
  select a.*, j.inference_status from asked a
  join jobs j on j.subject = a.opportunity_profile_ai_assessment`;

interface Question {
  need: string;
  account: string;
  profiles: string[];
  prompt: string;
}

/** A company's assessments, without rights; and a question about fifty. */
export function addAssessments(app: FastifyInstance, pool: Pool): void {
  app.get<{ Querystring: { need: string; company: string; account: string } }>(
    '/assessments',
    async ({ query: { need, company, account } }) => {
      const values = [need, company, account];
      const { rows } = await pool.query({ name: 'assessments', text: listSql, values });
      return { profile_ai_assessments: rows };
    },
  );
  app.post<{ Body: Question }>('/ask-assessments', async ({ body }) => {
    const values = [body.need, body.profiles, body.prompt, body.account];
    const { rows } = await pool.query({ name: 'ask-assessments', text: askSql, values });
    return { profile_ai_assessments: rows };
  });
}
