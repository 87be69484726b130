import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { aConsultant } from '../../profiles/profiles.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/start-test-api.ts';
import { alertOfSearch } from './alert-of-search.ts';

/** Whether the database has vectors; a server without pgvector has none. */
async function hasVectorsHere(): Promise<boolean> {
  const database = await openTestDatabase();
  const { rows } = await sql<{ has: boolean }>`
    select to_regclass('embedding') is not null as has`.execute(database.db);
  await database.close();
  return rows[0]?.has === true;
}

describe.runIf(await hasVectorsHere())('a saved search by meaning', () => {
  let api: TestApi;
  let buyer: TestClient;
  let search = '';
  beforeAll(async () => {
    api = await startTestApi();
    buyer = await api.signedIn(await anAccount(api.db, { role: 'consultant_buyer' }));
  });
  afterAll(() => api.close());

  /** Nobody spells the word like this, so that words alone find nobody. */
  const body = { vectorSearch: { query: 'betalingtjenester', rewriteQuery: false } };
  const params = () => ({ saved_search: search });
  const consultantWith = (description: string, name: string) =>
    aConsultant(api.db, { account: { name }, description });
  const nearby = (name: string) => consultantWith('Bygger en betalingstjeneste i sanntid.', name);
  const page = async () => {
    const found = await buyer.call('POST /api/main/client/search', { body });
    return found.body.data.map(({ account }) => account);
  };
  const count = async () => {
    const call = 'GET /api/main/saved-searches/{saved_search}/count';
    return (await buyer.call(call, { params: params() })).body;
  };
  const open = async () => {
    const call = 'POST /api/main/saved-searches/{saved_search}/open';
    return (await buyer.call(call, { params: params() })).body.new_profiles;
  };
  const look = async () => {
    await api.torg.parts.jobs.run(alertOfSearch, { input: { search }, traceId: '' });
    await api.runJobs();
    return api.mail.sent.splice(0).map(({ text }) => text);
  };
  const embed = async (anew = false) => {
    const sweep = api.torg.parts.jobs.definitions.find(({ name }) => name === 'sweep-embeddings');
    if (sweep) await api.torg.parts.jobs.run(sweep, { input: { anew }, traceId: '' });
    await api.runJobs();
  };

  it('does not count near profiles as new when vectors become available', async () => {
    await consultantWith('Intervjuer innbyggere.', 'Per Åsen');
    await nearby('Kari Næss');
    const call = 'POST /api/main/client/saved-searches';
    const saved = await buyer.call(call, { body: { title: 'Betaling', notify: 'instant', body } });
    search = saved.body.saved_search;
    expect(await count()).toEqual({ total: 0, new_total: 0 });
    await embed();
    expect((await page()).length).toBeGreaterThan(0);
    expect(await count()).toEqual({ total: (await page()).length, new_total: 0 });
    expect(await look()).toEqual([]);
    expect(await open()).toEqual([]);
  });

  it('counts, marks and mails each consultant found by meaning alone once', async () => {
    const nina = await nearby('Nina Torvik');
    await embed();
    expect(await page()).toContain(nina);
    expect(await count()).toEqual({ total: (await page()).length, new_total: 1 });
    const mails = await look();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('Nina Torvik');
    expect(await look()).toEqual([]);
    expect(await open()).toEqual([nina]);
    expect((await count()).new_total).toBe(0);
  });

  it('sends an alert at once when a near consultant changes, although no word matches', async () => {
    const ase = await nearby('Åse Lid');
    await embed();
    expect(api.mail.sent).toEqual([]);
    const own = await api.signedIn(ase);
    await own.call('POST /api/main/profile/{profile}/availability', {
      params: { profile: ase },
      body: { isAvailable: true },
    });
    api.clock.advance({ minutes: 1 });
    await api.runJobs();
    expect(
      api.mail.sent
        .splice(0)
        .map(({ text }) => text)
        .join(),
    ).toContain('Åse Lid');
  });

  it('counts nobody as new because of new vectors alone', async () => {
    await api.db.deleteFrom('saved_search_hit').execute();
    await embed(true);
    expect((await page()).length).toBeGreaterThan(0);
    expect((await count()).new_total).toBe(0);
    expect(await look()).toEqual([]);
    expect(await open()).toEqual([]);
  });
});
