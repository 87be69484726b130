import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Pool } from 'pg';

const wire = (moment: string) =>
  `to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const contextsWith = (text: string) => `(select coalesce(json_agg(
    case when c.file is null then json_build_object('context_id', c.context_id,
      'created_at', ${wire('c.created_at')}, 'content', c.content)
    else json_build_object('context_id', c.context_id, 'created_at', ${wire('c.created_at')},
      's3_key', f.storage_key, 'filename', f.file_name, 'mime_type', f.media_type,
      'text_status', c.text_status, 'text_failure', c.text_failure, 'text', ${text},
      'virus_check', f.virus_check) end order by c.position, c.context_id), '[]')
  from opportunity_context c left join file f using (file) where c.opportunity = o.opportunity)`;

/** What a page is told of the newest answer; all that were asked for here were answered. */
const answer = (type: string, output: string) => `(select json_build_object(
    'inference_status', j.inference_status, 'status', j.inference_status, 'type', j.type,
    'input', j.input, 'output', ${output}, 'error', j.error, 'answered_by', j.answered_by,
    'prompt_version', j.prompt_version, 'created_at', ${wire('j.created_at')},
    'is_outdated', j.is_outdated, 'locale', j.locale)
  from ai_job j where j.type = '${type}' and j.subject = o.opportunity
  order by j.number desc limit 1)`;

const shown = (text: string) => `'opportunity', o.opportunity,
  'opportunity_name', o.opportunity_name,
  'created_by', json_build_object('account', x.account, 'name', x.name),
  'organization', json_build_object('uuid', g.organization, 'name', g.name, 'country', g.country),
  'created_at', ${wire('o.created_at')}, 'updated_at', ${wire('o.updated_at')},
  'archived', o.archived, 'revision', o.revision, 'assignment', o.made_assignment,
  'context', ${contextsWith(text)},
  'structured_opportunity', ${answer('structured_opportunity', 'o.structured')},
  'criteria_approved_at', ${wire('k.approved_at')}`;
const joined = `left join organization g using (organization)
  left join account x on x.account = o.created_by
  left join opportunity_criteria k using (opportunity)`;

const ofCompany = `opportunity
  where organization = (select organization from account where account = $1)
    and own_of is null and not archived`;
const listSql = `select json_build_object('total', (select count(*) from ${ofCompany}),
    'limit', 18, 'offset', 0, 'opportunities',
    (select json_agg(json_build_object(${shown('null')}) order by o.created_at desc, o.opportunity)
      from (select * from ${ofCompany} order by created_at desc, opportunity limit 18) o
      ${joined}))::text as answer`;

/** Whom the need's people may see, as they are today. */
const people = `(select json_agg(json_build_object('account', x.account, 'name', x.name,
    'title', x.title, 'image_url', '/api/main/image/' || x.image_file, 'company_name', p.name,
    'availability', v.availability, 'is_own', coalesce(x.organization = o.organization, false),
    'is_visible_in_search', v.visible_in_search, 'why', r.one -> 'why') order by r.place)
  from jsonb_array_elements(j.output -> 'recommendations') with ordinality r (one, place)
  join profile_availability v on v.profile = (r.one ->> 'account')::uuid
  join account x on x.account = v.profile
  left join organization p on p.organization = x.organization
  where v.visible_in_search or x.organization = o.organization)`;
const oneSql = `select json_build_object(${shown('c.text')},
    'structured_opportunity_recommendation', ${answer(
      'structured_opportunity_recommendation',
      `json_build_object('recommendations', ${people})`,
    )},
    'opportunity_criteria', ${answer(
      'opportunity_criteria',
      `json_build_object('criteria', k.criteria)`,
    )})::text as answer
  from opportunity o ${joined} where o.opportunity = $1`;

/**
 * A list of needs, and one with what was made of it, each written by the database in one statement;
 * without rights, states in which something is missing, and terms that were merged.
 */
export function addNeeds(app: FastifyInstance, pool: Pool): void {
  const send = async (reply: FastifyReply, name: string, text: string, value: string) => {
    const { rows } = await pool.query({ name, text, values: [value] });
    return reply.type('application/json; charset=utf-8').send(rows[0].answer);
  };
  app.get<{ Querystring: { account: string } }>('/needs', ({ query: { account } }, reply) =>
    send(reply, 'needs', listSql, account),
  );
  app.get<{ Params: { id: string } }>('/need/:id', ({ params: { id } }, reply) =>
    send(reply, 'need', oneSql, id),
  );
}
