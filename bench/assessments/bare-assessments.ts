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

const rowsSql = `
  insert into opportunity_profile_ai_assessment (opportunity, account, prompt, asked_by, asked_at)
  select $1, a.account, $3, $4, now() from unnest($2::uuid[]) as a (account)
  on conflict do nothing
  returning opportunity_profile_ai_assessment, opportunity, account, 'pending' as inference_status`;

interface Asked {
  need: string;
  account: string;
  profiles: string[];
  prompt: string;
}

/** A company's assessments, and fifty rows of a question; without rights, jobs and history. */
export function addAssessments(app: FastifyInstance, pool: Pool): void {
  app.get<{ Querystring: { need: string; company: string; account: string } }>(
    '/assessments',
    async ({ query: { need, company, account } }) => {
      const values = [need, company, account];
      const { rows } = await pool.query({ name: 'assessments', text: listSql, values });
      return { profile_ai_assessments: rows };
    },
  );
  app.post<{ Body: Asked }>('/ask-assessments', async ({ body }) => {
    const values = [body.need, body.profiles, body.prompt, body.account];
    const { rows } = await pool.query({ name: 'ask-assessments', text: rowsSql, values });
    return { profile_ai_assessments: rows };
  });
}
