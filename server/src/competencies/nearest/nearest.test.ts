import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/start-test-api.ts';
import { statementsOf } from '../../testing/statements-of.ts';
import { compareByIndex, nearestQuery } from './nearest.repository.ts';

const propose = 'POST /api/main/competencies';
const queue = 'GET /api/main/admin/proposed-competencies';

describe('terms that are nearest to a proposal', () => {
  let api: TestApi;
  let admin: TestClient;
  let consultant: TestClient;
  beforeAll(async () => {
    api = await startTestApi();
    admin = await api.signedIn(await anAccount(api.db, { role: 'admin' }));
    consultant = await api.signedIn(await anAccount(api.db));
  });
  afterAll(() => api.close());

  const nearTo = async (name: string) => {
    const { body } = await admin.call(queue, { query: { limit: 100 } });
    const row = body.competencies.find(({ names }) => names.nb === name);
    return row?.nearest.map(({ names }) => names.nb);
  };
  const proposed = async (name: string) =>
    (await consultant.call(propose, { body: { name, type: 'skill' } })).body.uuid;
  /** As they are in the database of somebody who upgrades. */
  const olderProposals = (names: readonly string[]) =>
    sql`
    insert into competency
      (competency, key, type, discipline, name_nb, name_sv, name_en, status)
    select gen_random_uuid(), name, 'skill', 'technology', name, name, name, 'proposed'
    from unnest(${names}::text[]) as name`.execute(api.db);
  const added = async (name: string): Promise<string> => {
    const names = { nb: name, sv: name, en: name };
    const body = { type: 'skill', discipline: 'technology', names } as const;
    return (await admin.call('POST /api/main/admin/competencies', { body })).body.competency;
  };

  it('are found when it is proposed, and the list only reads them', async () => {
    const competency = await proposed('Kotlinsnekkring');
    expect(await nearTo('Kotlinsnekkring')).toContain('Kotlin');
    await api.db
      .updateTable('competency_nearest')
      .set({ near: [], texts: [], similarities: [] })
      .where('competency', '=', competency)
      .execute();
    expect(await nearTo('Kotlinsnekkring')).toEqual([]);
  });

  it('are found again when terms have changed', async () => {
    await proposed('Fiskeskinnsgarving');
    expect(await nearTo('Fiskeskinnsgarving')).not.toContain('Fiskeskinngarving');
    const competency = await added('Fiskeskinngarving');
    await api.runJobs();
    expect((await nearTo('Fiskeskinnsgarving'))?.[0]).toBe('Fiskeskinngarving');
    const target = await added('Skinnarbeid');
    await admin.call('POST /api/main/admin/competencies/{competency}/merge/{into}', {
      params: { competency, into: target },
    });
    expect(await nearTo('Fiskeskinnsgarving'), 'a merged term is shown no more').toEqual([]);
    await api.runJobs();
    expect((await nearTo('Fiskeskinnsgarving'))?.[0]).toBe('Skinnarbeid');
  });

  it('are found for proposals from before an upgrade', async () => {
    await olderProposals(['Kubernettes']);
    expect(await nearTo('Kubernettes')).toEqual([]);
    await api.runScheduled('compare-new-proposals');
    expect((await nearTo('Kubernettes'))?.[0]).toBe('Kubernetes');
  });

  it('are looked up in indexes, however many words the proposal has', async () => {
    const text = 'Webdesign Purview ScyllaDB Scrum CAN-buss Certified Security Kotlin';
    const { rows } = await api.db.transaction().execute(async (tx) => {
      await compareByIndex.execute(tx);
      return sql<{ 'QUERY PLAN': string }>`explain ${nearestQuery([text])}`.execute(tx);
    });
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).not.toMatch(/Seq Scan on competency/);
    for (const index of ['competency_suggested_as', 'competency_suggested_text']) {
      expect(plan).toContain(index);
    }
  });

  it('do not make the list of 150 long proposals slower than its rows', async () => {
    const words = ['Webdesign', 'Purview', 'ScyllaDB', 'Scrum', 'Kotlin', 'Certified', 'Security'];
    await olderProposals(Array.from({ length: 150 }, (_, at) => `${words.join(' ')} ${at}`));
    const statements = await statementsOf(api.db, () =>
      admin.call(queue, { query: { limit: 100 } }),
    );
    expect(statements.length).toBeGreaterThan(0);
    expect(statements.filter((text) => /similarity\(|<%|unnest\(c\./.test(text))).toEqual([]);
    await api.db.deleteFrom('competency').where('name_nb', 'like', 'Webdesign Purview%').execute();
    expect(await statementsOf(api.db, () => admin.call(queue, {}))).toHaveLength(statements.length);
  });
});
