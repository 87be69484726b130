import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import type { JobContext } from '../../platform/jobs/job-definition.ts';
import { updateFindable } from '../../profiles/profiles.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/start-test-api.ts';

const add = 'POST /api/main/admin/competencies';
const merge = 'POST /api/main/admin/competencies/{competency}/merge/{into}';
const undo = 'POST /api/main/admin/competency-merges/{merge}/undo';
const managedCall = 'GET /api/main/admin/competencies/{competency}';
const reject = 'POST /api/main/admin/competencies/{competency}/reject';

const many = 250;
const batchSize = 100;

describe('a merge of what many profiles have', () => {
  let api: TestApi;
  let admin: TestClient;
  beforeAll(async () => {
    api = await startTestApi();
    admin = await api.signedIn(await anAccount(api.db, { role: 'admin' }));
  });
  afterAll(() => api.close());

  async function aSkill(name: string): Promise<string> {
    const names = { nb: name, sv: name, en: name };
    const { body } = await admin.call(add, {
      body: { type: 'skill', discipline: 'technology', names },
    });
    return body.competency;
  }
  /** Many profiles that have the one, the other, or both, in turn; their ids are sorted. */
  async function manyWith(from: string, into: string): Promise<string[]> {
    const ids = Array.from({ length: many }, () => randomUUID()).toSorted();
    const of = sql`unnest(${ids}::uuid[]) with ordinality as one (id, n)`;
    await api.db.transaction().execute(async (tx) => {
      await sql`insert into account (account, name, email, role, verified, completed_wizard)
        select id, 'Konsulent ' || n, id || '@torg.example', 'consultant', true, true from ${of}`.execute(
        tx,
      );
      await sql`insert into profile (profile) select id from ${of}`.execute(tx);
      await sql`insert into profile_availability (profile) select id from ${of}`.execute(tx);
      await sql`insert into profile_skill (profile, competency, expert, position)
        select id, ${from}::uuid, n % 2 = 0, 0 from ${of} where n % 3 <> 0
        union all select id, ${into}::uuid, false, 1 from ${of} where n % 3 <> 1`.execute(tx);
    });
    await updateFindable(api.db, ids);
    return ids;
  }
  /** What profiles have, and what they are found by. */
  async function statesOf(ids: readonly string[]): Promise<unknown[]> {
    const { rows } = await sql`
      select s.*, s.words::text as words, s.heading::text as heading, array(
        select row_to_json(k)::text from profile_skill as k where k.profile = s.profile
        order by k.position) as own
      from profile_search as s where s.profile = any(${ids}::uuid[]) order by s.profile`.execute(
      api.db,
    );
    return rows;
  }
  /** The search documents equal freshly written ones. */
  async function expectCurrentDocuments(ids: readonly string[]): Promise<void> {
    const found = await statesOf(ids);
    await updateFindable(api.db, ids);
    expect(found).toEqual(await statesOf(ids));
  }
  const transaction: JobContext['transaction'] = (change) =>
    api.db.transaction().execute((tx) => change(tx, {} as never));
  /** Runs the job in a process that is killed after so many batches; returns how many it did. */
  async function follow(competency: string, diesAfter = Infinity): Promise<number> {
    const job = api.torg.parts.jobs.definitions.find(({ name }) => name === 'follow-competency');
    let batches = 0;
    const context = {
      db: api.db,
      now: api.clock.now,
      transaction: (change: Parameters<JobContext['transaction']>[0]) => {
        if (batches === diesAfter) throw new Error('killed');
        batches += 1;
        return transaction(change);
      },
    };
    const ended = await job?.run(context as never, { competency }).then(
      () => 'done',
      (error: Error) => error.message,
    );
    expect(ended).toBe(diesAfter === Infinity ? 'done' : 'killed');
    return batches;
  }
  const merged = async (competency: string, into: string) =>
    (await admin.call(merge, { params: { competency, into } })).body;
  const undone = async (one: string) => (await admin.call(undo, { params: { merge: one } })).body;
  const followed = async (competency: string) =>
    (await admin.call(managedCall, { params: { competency } })).body.followed;
  const found = async (skill: string) => {
    const filters = { path: 'skills.uuid', operator: 'eq', value: skill } as const;
    const all: string[] = [];
    for (let total = 1; all.length < total;) {
      const { body } = await admin.call('POST /api/main/admin/search', {
        body: { filters, limit: 50, offset: all.length },
      });
      all.push(...body.data.map(({ account }) => account));
      ({ total } = body);
    }
    return all.toSorted();
  };

  it('runs in batches, and continues where it was killed', async () => {
    const [from, into] = [await aSkill('Laksefiske'), await aSkill('Laksefiskeri')];
    const ids = await manyWith(from, into);
    await api.runJobs();
    const done = await merged(from, into);
    expect(done.moved).toBe(ids.filter((_, place) => (place + 1) % 3 !== 0).length);
    expect(await followed(from)).toEqual({ done: 0, total: many });

    expect(await follow(into, 1)).toBe(1);
    expect(await followed(into)).toEqual({ done: batchSize, total: many });
    const hadTarget = (place: number) => (place + 1) % 3 !== 1;
    const findable = ids.filter((_, place) => place < batchSize || hadTarget(place));
    expect(await found(into)).toEqual(findable);
    const foundByOld = await found(from);
    const holdersOfOld = ids.filter((_, place) => (place + 1) % 3 !== 0);
    expect(foundByOld).toEqual(expect.arrayContaining(holdersOfOld));

    expect(await follow(into)).toBe(2);
    expect(await followed(from)).toBeNull();
    expect(await found(into)).toEqual(ids);
    await api.runJobs();
    await expectCurrentDocuments(ids);
  });

  it('is undone halfway without a trace', async () => {
    const [from, into] = [await aSkill('Sildefiske'), await aSkill('Sildefiskeri')];
    const ids = await manyWith(from, into);
    await api.runJobs();
    const before = await statesOf(ids);
    const { merge: made } = await merged(from, into);
    await follow(into, 1);
    expect(await statesOf(ids)).not.toEqual(before);
    expect(await undone(made)).toMatchObject({ left: 0 });
    await follow(into, 1);
    await api.runJobs();
    expect(await statesOf(ids)).toEqual(before);
    expect([await followed(from), await followed(into)]).toEqual([null, null]);
  });

  it('loses nobody when profiles change while it runs', async () => {
    const [a, b, c] = [await aSkill('Torsk'), await aSkill('Skrei'), await aSkill('Hvitfisk')];
    const ids = await manyWith(a, b);
    const [own = ''] = ids;
    const as = await api.signedIn(own);
    const before = await statesOf(ids.slice(1));
    const first = await merged(a, b);
    const [second, saved] = await Promise.all([
      merged(b, c),
      as.call('PATCH /api/main/profile/{profile}', {
        params: { profile: own },
        body: {
          section: 'skills',
          revision: 0,
          changes: { skills: [{ uuid: a, expert: false }] },
        },
      }),
      follow(b),
      follow(b),
    ]);
    expect([saved.status, saved.error]).toEqual([200, saved.body]);
    await Promise.all([follow(c), api.runJobs()]);
    expect(await found(c)).toEqual(ids);
    await expectCurrentDocuments(ids);
    await merged(await aSkill('Sei'), c);
    await Promise.all([follow(c), undone(second.merge).then(() => undone(first.merge)), follow(b)]);
    await api.runJobs();
    await expectCurrentDocuments(ids);
    expect(await statesOf(ids.slice(1))).toEqual(before);
    expect(await sql`select from competency_followed`.execute(api.db)).toMatchObject({ rows: [] });
  });

  it('works the same way for a rejection', async () => {
    const [from, into] = [await aSkill('Brosme'), await aSkill('Lange')];
    const ids = await manyWith(from, into);
    await sql`update competency set status = 'proposed' where competency = ${from}`.execute(api.db);
    await api.runJobs();
    const before = await statesOf(ids);
    const { body } = await admin.call(reject, { params: { competency: from } });
    await follow(from, 1);
    await api.runJobs();
    expect(await found(from)).toEqual([]);
    await expectCurrentDocuments(ids);
    await undone(body.merge);
    await api.runJobs();
    expect(await statesOf(ids)).toEqual(before);
  });
});
