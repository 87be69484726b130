import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';

const contexts = `(select json_agg(json_build_object('context_id', c.context_id,
    'content', c.content, 'created_at', c.created_at) order by c.position, c.context_id)
  from opportunity_context c where c.opportunity = o.opportunity) as context`;

const answer = (type: string, columns: string) => `(select json_build_object(${columns},
    'inference_status', j.inference_status, 'type', j.type, 'input', j.input,
    'answered_by', j.answered_by, 'created_at', j.created_at)
  from ai_job j where j.type = '${type}' and j.subject = o.opportunity
  order by j.number desc limit 1) as ${type}`;

const columns = `o.opportunity, o.opportunity_name, o.created_at, o.updated_at, o.archived,
  o.revision, json_build_object('uuid', g.organization, 'name', g.name) as organization,
  json_build_object('account', x.account, 'name', x.name) as created_by, ${contexts},
  ${answer('structured_opportunity', `'output', o.structured`)}`;
const joined = `opportunity o left join organization g using (organization)
  left join account x on x.account = o.created_by`;

const listSql = `
  with page as materialized (select opportunity from opportunity
    where organization = (select organization from account where account = $1)
      and own_of is null and not archived
    order by created_at desc, opportunity limit 18)
  select ${columns} from page join ${joined} using (opportunity)
  order by o.created_at desc, o.opportunity`;
const totalSql = `select count(*) as total from opportunity
  where organization = (select organization from account where account = $1)
    and own_of is null and not archived`;

const criteria = `(select json_build_object('criteria', k.criteria)
  from opportunity_criteria k where k.opportunity = o.opportunity)`;
const oneSql = `select ${columns},
    ${answer('opportunity_criteria', `'output', ${criteria}`)},
    ${answer('structured_opportunity_recommendation', `'output', j.output`)}
  from ${joined} where o.opportunity = $1`;
const peopleSql = `
  select x.account, x.name, x.title, x.image_file, o.name as company_name, v.availability
  from profile_availability v join account x on x.account = v.profile
  left join organization o on o.organization = x.organization where v.profile = any($1)`;

interface Recommended {
  account: string;
  why: unknown;
}

/** Lists of needs, and one with what was made of it; without rights and names in three languages. */
export function addNeeds(app: FastifyInstance, pool: Pool): void {
  app.get<{ Querystring: { account: string } }>('/needs', async ({ query: { account } }) => {
    const [page, total] = await Promise.all([
      pool.query({ name: 'needs', text: listSql, values: [account] }),
      pool.query({ name: 'needs-total', text: totalSql, values: [account] }),
    ]);
    return { opportunities: page.rows, total: total.rows[0].total };
  });
  app.get<{ Params: { id: string } }>('/need/:id', async ({ params: { id } }) => {
    const { rows } = await pool.query({ name: 'need', text: oneSql, values: [id] });
    const { structured_opportunity_recommendation: made, ...need } = rows[0];
    const recommended: Recommended[] = made.output.recommendations;
    const accounts = recommended.map(({ account }) => account);
    const found = await pool.query({ name: 'need-people', text: peopleSql, values: [accounts] });
    const byId = new Map(found.rows.map((row) => [row.account, row]));
    const recommendations = recommended.map(({ account, why }) => ({ ...byId.get(account), why }));
    const output = { recommendations };
    return { ...need, structured_opportunity_recommendation: { ...made, output } };
  });
}
