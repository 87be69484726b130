import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';
import { searchOptions } from '../server/src/platform/database/postgres/postgres-pool.ts';
import { addBoards } from './boards/bare-boards.ts';
import { addCooperation } from './contracts/bare-cooperation.ts';
import { addHire } from './contracts/bare-hire.ts';
import { addSign } from './contracts/bare-sign.ts';
import type { InTransaction } from './contracts/in-transaction.ts';
import { addNeeds } from './opportunities/bare-needs.ts';
import { addProfiles } from './bare-profiles.ts';
import { addSearch } from './bare-search.ts';

/**
 * What Torg is measured against: the same questions to the same database in hand-written SQL,
 * without sessions, rights, events or validation; what is about contracts checks rights and writes
 * history, and signing writes its chain and its jobs. Reads DATABASE_URL and PORT.
 */
pg.types.setTypeParser(20, Number);
const pool = new pg.Pool({
  connectionString: process.env['DATABASE_URL'],
  max: 16,
  options: searchOptions,
});
const app = Fastify();

const relations = `
  json_build_object('uuid', r.region, 'name', r.name, 'country', r.country) as region,
  coalesce((select json_agg(json_build_object('uuid', c.competency, 'name', c.name_nb, 'type', c.type,
      'discipline', c.discipline) order by ac.position)
    from assignment_competency ac join competency c using (competency)
    where ac.assignment = a.assignment), '[]') as competencies,
  coalesce((select json_agg(json_build_object('assignment_interest', i.assignment_interest,
      'name', p.name, 'account', i.account, 'created_at', i.created_at))
    from assignment_interest i join account p using (account)
    where i.assignment = a.assignment and i.account = $1), '[]') as interested_consultants,
  coalesce((select json_agg(json_build_object('thread_id', t.thread, 'created_at', t.created_at,
      'number_of_unread_messages', (select count(*) from message m where m.thread = t.thread
        and m.sender <> $1 and m.created_at > coalesce(tp.last_read_at, '-infinity'))))
    from thread t join thread_participant tp on tp.thread = t.thread and tp.account = $1
    where t.assignment = a.assignment), '[]') as message_threads`;

const columns = `a.assignment, a.title, a.description, a.discipline, a.created_at, a.start_date,
  a.deadline_kind, a.deadline_date, a.duration, a.assignment_type, a.percent, a.public_date, a.place_description,
  a.allow_remote_work, a.state, o.name as company_name, o.organization as company_uuid,
  o.country as company_country`;

const listSql = (where: string) => `
  with page as (
    select a.assignment from assignment a join organization o using (organization)
    where ${where} order by a.listed_at desc, a.assignment limit $2 offset $3)
  select ${columns}, ${relations}
  from page join assignment a using (assignment) join organization o using (organization)
    left join region r on r.region = a.region
  order by a.listed_at desc, a.assignment`;
const countSql = (where: string) =>
  `select count(*) as total from assignment a join organization o using (organization) where ${where}`;

const open = `a.state = 'published' and a.assignment_type = 'public'`;
const filtered = `${open} and o.country = 'NO' and a.discipline = 'technology' and a.allow_remote_work`;

interface ListBody {
  account: string;
  limit: number;
  offset: number;
}

for (const [path, where] of [
  ['/list', open],
  ['/filtered', filtered],
] as const) {
  app.post<{ Body: ListBody }>(path, async ({ body }) => {
    const [page, total] = await Promise.all([
      pool.query(listSql(where), [body.account, body.limit, body.offset]),
      pool.query(countSql(where)),
    ]);
    return {
      assignments: page.rows,
      total: total.rows[0].total,
      limit: body.limit,
      offset: body.offset,
    };
  });
}

const people = (table: string) => `
  coalesce((select json_agg(json_build_object('uuid', p.account, 'name', p.name, 'title', p.title,
      'phone', p.phone, 'email', p.email)) from ${table} x join account p using (account)
    where x.assignment = a.assignment), '[]')`;

app.get<{ Params: { id: string }; Querystring: { account: string } }>(
  '/one/:id',
  async (request) => {
    const { rows } = await pool.query(
      `select ${columns}, o.logo_file, a.requirements, a.terms_and_conditions, a.abidance_deadline,
       a.close_reason, ${relations},
       ${people('assignment_editor')} as editors, ${people('assignment_contact')} as contacts,
       coalesce((select json_agg(json_build_object('file_id', f.file, 'file_name', f.file_name,
           'media_type', f.media_type)) from assignment_attachment x join file f using (file)
         where x.assignment = a.assignment), '[]') as attachments
     from assignment a join organization o using (organization) left join region r on r.region = a.region
     where a.assignment = $2`,
      [request.query.account, request.params.id],
    );
    return rows[0];
  },
);

const inTransaction: InTransaction = async (work) => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const answer = await work(client);
    await client.query('commit');
    return answer;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
};

app.post<{ Body: { account: string; organization: string } }>(
  '/create',
  async ({ body }, reply) => {
    reply.code(201);
    return inTransaction(async (client) => {
      const { rows } = await client.query(
        'insert into assignment (organization, created_by) values ($1, $2) returning assignment',
        [body.organization, body.account],
      );
      const row = [rows[0].assignment, body.account];
      await client.query(
        'insert into assignment_editor (assignment, account) values ($1, $2)',
        row,
      );
      await client.query(
        'insert into assignment_contact (assignment, account) values ($1, $2)',
        row,
      );
      return { assignment_uuid: rows[0].assignment };
    });
  },
);

interface InterestBody {
  assignment_id: string;
  consultants: { consultant_id: string; comment: string }[];
}

app.post<{ Body: InterestBody }>('/interest', async ({ body }) =>
  inTransaction(async (client) => {
    const [one] = body.consultants;
    const thread = randomUUID();
    const { assignment_id } = body;
    await client.query(
      `insert into thread (thread, kind, assignment, created_by)
      values ($1, 'interest', $2, $3)`,
      [thread, assignment_id, one?.consultant_id],
    );
    await client.query(
      `insert into thread_participant (thread, account)
       select $1::uuid, $3::uuid union select $1, account from assignment_editor where assignment = $2`,
      [thread, assignment_id, one?.consultant_id],
    );
    await client.query('insert into message (thread, sender, content) values ($1, $2, $3)', [
      thread,
      one?.consultant_id,
      one?.comment,
    ]);
    await client.query(
      `insert into assignment_interest (assignment, account, thread, sent_by, comment)
       values ($1, $2, $3, $2, $4)`,
      [assignment_id, one?.consultant_id, thread, one?.comment],
    );
    return { thread_id: thread };
  }),
);

addProfiles(app, pool);
addSearch(app, pool);
addCooperation(app, pool);
addNeeds(app, pool);
addBoards(app, pool, inTransaction);
addHire(app, pool, inTransaction);
addSign(app, inTransaction);

await app.listen({ port: Number(process.env['PORT'] ?? 0), host: '127.0.0.1' });
