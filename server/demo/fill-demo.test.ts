import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failingAt } from '@torg/protocol/profiles/profile-rules';
import { updateSearchDocuments } from '../src/profiles/competencies/update-search-documents.ts';
import { marketDay } from '@torg/protocol/market-day';
import type { Db } from '../src/platform/database/tables.ts';
import { findRuleResults } from '../src/profiles/profiles.queries.ts';
import { openTestDatabase } from '../src/testing/test-database.ts';
import { startTestApi, type TestApi } from '../src/testing/start-test-api.ts';
import { fillDemo } from './fill-demo.ts';

const size = { profiles: 200, assignments: 50 };
let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
  await fillDemo(api.db, size);
});
afterAll(() => api.close());

/** The rows that violate a rule. */
async function rowsOf(query: string): Promise<unknown[]> {
  return (await sql.raw(query).execute(api.db)).rows;
}

const searchDocuments = (db: Db) =>
  sql`select profile, remote_work_ok,
      array(select unnest(roles) order by 1) as roles,
      array(select unnest(skills) order by 1) as skills,
      array(select unnest(regions) order by 1) as regions
    from profile_search order by profile`.execute(db);

const admin = async () => {
  const { account } = await api.db
    .insertInto('account')
    .values({
      email: 'admin@fill.example',
      name: 'Åse',
      role: 'admin',
      title: null,
      phone: null,
      image_file: null,
      organization: null,
      password_hash: null,
      verified: true,
    })
    .returning('account')
    .executeTakeFirstOrThrow();
  return api.signedIn(account);
};

describe('demo data filled to a size', () => {
  it('has the profiles and assignments that were requested', async () => {
    const counted = await rowsOf(`select (select count(*) from profile) as profiles,
      (select count(*) from assignment) as assignments,
      (select count(distinct state) from assignment) as states,
      (select count(distinct country) from organization) as countries`);
    expect(counted).toEqual([{ ...size, states: 4, countries: 2 }]);
    expect(await rowsOf(`select from message`)).not.toHaveLength(0);
  });

  it('shows every assignment that is not a draft as ready', async () => {
    const client = await admin();
    const list = await client.call('POST /api/main/admin/assignments', {
      body: { locale: 'nb', limit: 90 },
    });
    expect(list.body.total).toBe(size.assignments);
    for (const { uuid, state } of list.body.assignments.filter((one) => one.state !== 'draft')) {
      const draft = await client.call('GET /api/main/assignment/{assignment_id}/draft', {
        params: { assignment_id: uuid },
      });
      // The deadline of an assignment that is no longer published may have passed.
      const missing = draft.body.missing.filter(({ code }) => code !== 'deadline_has_passed');
      expect({ state: draft.body.state, missing }).toEqual({ state, missing: [] });
    }
  });

  it('has the same search documents that the product would write', async () => {
    const filled = await searchDocuments(api.db);
    const profiles = await api.db.selectFrom('profile').select('profile').execute();
    await api.db.transaction().execute((tx) =>
      updateSearchDocuments(
        tx,
        profiles.map(({ profile }) => profile),
      ),
    );
    expect((await searchDocuments(api.db)).rows).toEqual(filled.rows);
  });

  it('has profiles whose stored results agree with the rules', async () => {
    const rows = await api.db
      .selectFrom('profile')
      .innerJoin('profile_availability as v', 'v.profile', 'profile.profile')
      .select([
        'profile.profile',
        'qa_status',
        'active_since',
        'passes_otherwise',
        'visible_in_search',
      ])
      .execute();
    const ids = rows.map(({ profile }) => profile);
    const results = await findRuleResults(api.db, ids, marketDay(api.clock.now()));
    const failing = (profile: string, level: 'qa' | 'activation') =>
      failingAt(results.get(profile) ?? [], level).map(({ code }) => code);
    for (const row of rows) {
      const codes = failing(row.profile, 'activation');
      const otherwise = codes.filter((code) => code !== 'availability_required');
      expect([codes, otherwise.length === 0]).toEqual([codes, row.passes_otherwise]);
      expect(row.visible_in_search).toBe(otherwise.length === 0 && row.active_since !== null);
    }
    const sent = rows.filter(({ qa_status }) => qa_status !== 'not_started');
    expect(sent.flatMap(({ profile }) => failing(profile, 'qa'))).toEqual([]);
    const approved = rows.filter(({ qa_status }) => qa_status === 'approved').length;
    expect(approved / rows.length).toBeCloseTo(0.8, 1);
  });

  it('has the review that each profile’s status implies', async () => {
    expect(
      await rowsOf(`select p.profile from profile as p left join lateral (
          select status, created_at from profile_qa as q where q.profile = p.profile
          order by created_at desc limit 1) as last on true
        where coalesce(last.status, 'not_started') <> p.qa_status
          or last.created_at > p.active_since`),
    ).toEqual([]);
  });

  it('has interest from visible consultants only, who were invited where it is direct', async () => {
    expect(
      await rowsOf(`select i.* from assignment_interest as i
        join assignment as a using (assignment) join profile_availability as v on v.profile = i.account
        where not v.visible_in_search or a.state = 'draft' or i.created_at < a.public_date
          or (a.assignment_type = 'direct' and not exists (select from assignment_invited as n
            where n.assignment = i.assignment and n.account = i.account))`),
    ).toEqual([]);
  });

  it('has company admins send interest for their own company only', async () => {
    expect(
      await rowsOf(`select i.* from assignment_interest as i
        join account as one on one.account = i.account join account as by on by.account = i.sent_by
        where i.account <> i.sent_by and (by.organization is distinct from one.organization
          or not by.is_admin_in_company)`),
    ).toEqual([]);
  });

  it('has in each thread the sender, its consultants and the editors, with the time of its last message', async () => {
    expect(
      await rowsOf(`select t.thread from thread as t where
        t.last_message_at > now()
        or t.last_message_at <> (select max(created_at) from message where thread = t.thread)
        or t.created_at <> (select min(created_at) from message where thread = t.thread)
        or exists (select from message as m where m.thread = t.thread and not exists (
          select from thread_participant as p where p.thread = t.thread and p.account = m.sender))
        or exists (select from assignment_editor as e where e.assignment = t.assignment
          and not exists (select from thread_participant as p
            where p.thread = t.thread and p.account = e.account))
        or (select count(*) from thread_participant where thread = t.thread and is_subject)
          <> (select count(*) from assignment_interest where thread = t.thread)`),
    ).toEqual([]);
  });

  it('has assignments written by editors of their own client only', async () => {
    expect(
      await rowsOf(`select e.* from assignment_editor as e
        join assignment as a using (assignment) join account as x on x.account = e.account
        where x.organization <> a.organization or x.role <> 'consultant_buyer'`),
    ).toEqual([]);
  });

  it('cannot be filled twice', async () => {
    await expect(fillDemo(api.db, size)).rejects.toThrow('filled already');
  });

  it('is identical when it is generated again', async () => {
    const first = await openTestDatabase();
    const texts = (db: Db) =>
      db.selectFrom('profile').select(['profile', 'description']).orderBy('profile').execute();
    await fillDemo(first.db, { profiles: 40, assignments: 10 });
    const again = await openTestDatabase();
    await fillDemo(again.db, { profiles: 40, assignments: 10 });
    expect(await texts(again.db)).toEqual(await texts(first.db));
    await Promise.all([first.close(), again.close()]);
  });
});
