import { searchEngineId } from '@torg/protocol/terms';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { anEmbeddingsEndpoint } from '../../adapters/embeddings/an-embeddings-endpoint.ts';
import { makeEmbeddings } from '../../adapters/embeddings/make-embeddings.ts';
import { competencyId } from '../../competencies/competencies.queries.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { aConsultant, aProfileItem, updateFindable } from '../../profiles/profiles.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/start-test-api.ts';
import { hasVectorTable } from './vector-table.ts';

const client = 'POST /api/main/client/search';
const admin = 'POST /api/main/admin/search';
const skill = (key: string) => competencyId('skill', key);

let api: TestApi;
let buyer: TestClient;
let adminClient: TestClient;
let ids: Record<'kari' | 'per' | 'hidden', string>;
let service: string;
let help: string;
let hasVectors: boolean;

/** Whether the database has vectors; a server without pgvector has none. */
async function hasVectorsHere(): Promise<boolean> {
  const database = await openTestDatabase();
  const has = await hasVectorTable(database.db);
  await database.close();
  return has;
}

async function vectorsOf(profile: string): Promise<Map<string, string>> {
  const rows = await api.db
    .selectFrom('embedding')
    .select(['item', 'hash'])
    .where('profile', '=', profile)
    .execute();
  return new Map(rows.map(({ item, hash }) => [item, hash]));
}

const project = (project_name: string, project_description: string) => ({
  project_name,
  project_customer: 'Sparebanken Havgap',
  project_description,
  project_role_description: '',
});

beforeAll(async () => {
  api = await startTestApi();
  hasVectors = await hasVectorTable(api.db);
  const kari = await aConsultant(api.db, {
    account: { name: 'Kari Næss', title: 'Systemutvikler' },
    skills: [skill('kubernetes')],
    description: 'Flytter gamle betalingssystemer til skyen.',
  });
  const per = await aConsultant(api.db, {
    account: { name: 'Per Åsen', title: 'Tjenestedesigner' },
    description: 'Intervjuer innbyggere og tegner tjenester sammen med dem.',
  });
  const hidden = await aConsultant(api.db, {
    account: { name: 'Gjemt Person', title: 'Systemutvikler', phone: '+47 010 09 999' },
    description: 'Flytter gamle betalingssystemer til skyen.',
    visible: false,
  });
  ids = { kari, per, hidden };
  await aProfileItem(api.db, kari, 'project', project('Nettbank', 'Nye betalinger.'));
  service = await aProfileItem(api.db, kari, 'project', project('Betalingstjeneste', 'Sanntid.'));
  help = await aProfileItem(api.db, per, 'project', project('Helsehjelp', 'På sykehus.'));
  await updateFindable(api.db, Object.values(ids));
  buyer = await api.signedIn(await anAccount(api.db, { role: 'consultant_buyer' }));
  adminClient = await api.signedIn(await anAccount(api.db, { role: 'admin' }));
});
afterAll(() => api.close());

const search = async (query: string, more: object = {}) => {
  const vectorSearch = { query, rewriteQuery: false, ...more };
  return (await buyer.call(client, { body: { vectorSearch } })).body;
};
const asAdmin = async (query: string) => {
  const vectorSearch = { query, rewriteQuery: false };
  return (await adminClient.call(admin, { body: { vectorSearch } })).body;
};
/** The similarity of an entry to the misspelled query; 0 if it is not near. */
async function similarity(item: string): Promise<number> {
  const hits = (await asAdmin(misspelledQuery)).metadata.flatMap(({ vector_hits }) => vector_hits);
  return hits.find(({ id }) => id === item)?.similarity ?? 0;
}
const accounts = ({ data }: { data: { account: string }[] }) => data.map(({ account }) => account);
/** Nobody spells the word like this, so that words alone find nobody. */
const misspelledQuery = 'betalingtjenester';
const moved = 'betalingsystemene';

it('is not used while there are no vectors, which the answer says', async () => {
  const found = await search('skyen');
  expect(found.meaning).toBe(hasVectors ? 'preparing' : 'unavailable');
  expect(accounts(found)).toEqual([ids.kari]);
  expect((await buyer.call(client, { body: {} })).body.meaning).toBe('not_asked');
  await api.runScheduled('sweep-embeddings');
  expect((await search('skyen')).meaning).toBe(hasVectors ? 'used' : 'unavailable');
});

describe.runIf(await hasVectorsHere())('meaning', () => {
  it('finds consultants that no word finds, and says by which entry', async () => {
    const found = await search(misspelledQuery);
    expect(accounts(found)[0]).toBe(ids.kari);
    expect(found.data[0]?.why[0]).toEqual({
      by: 'meaning',
      kind: 'project',
      text: 'Betalingstjeneste',
    });
  });

  it('shows admins the near vectors, and hidden consultants, whom only they find', async () => {
    const body = await asAdmin(misspelledQuery);
    expect(accounts(body)[0]).toBe(ids.kari);
    const [near] = body.metadata.find(({ account }) => account === ids.kari)?.vector_hits ?? [];
    expect(near).toMatchObject({ type: 'project', id: service });
    expect(near?.similarity).toBeGreaterThan(0.1);
    expect(new Set(body.metadata.map(({ text_rank }) => text_rank))).toEqual(new Set([null]));
    expect(accounts(await asAdmin(moved)).toSorted()).toEqual([ids.kari, ids.hidden].toSorted());
    expect(accounts(await search(moved))).toEqual([ids.kari]);
  });

  it('searches vectors of the requested types, within the filters', async () => {
    expect((await search(misspelledQuery, { types: ['education'] })).total).toBe(0);
    const filters = { path: 'account', operator: 'ne', value: ids.kari } as const;
    const vectorSearch = { query: misspelledQuery, rewriteQuery: false };
    const { body } = await buyer.call(client, { body: { filters, vectorSearch } });
    expect(accounts(body)).not.toContain(ids.kari);
  });

  it('requires the given number of near vectors of a profile; with zero it only ranks', async () => {
    const query = 'betalingtjenest nettbankens sanntidsbetaling';
    const found = async (requiredMatches: number) =>
      accounts(await search(query, { requiredMatches }));
    expect(await found(0)).toEqual([]);
    expect(await found(1)).toContain(ids.kari);
    expect(await found(2)).toEqual([ids.kari]);
    expect(await found(100)).toEqual([]);
    expect(accounts(await search('skyen', { requiredMatches: 0 }))).toEqual([ids.kari]);
  });

  it('gives the same hits page by page as at once, with one total', async () => {
    const body = { vectorSearch: { query: moved, rewriteQuery: false } };
    const { total, data } = (await adminClient.call(admin, { body })).body;
    expect(total).toBeGreaterThan(1);
    const pages = await Promise.all(
      data.map((_, offset) => adminClient.call(admin, { body: { ...body, limit: 1, offset } })),
    );
    expect(pages.flatMap((page) => accounts(page.body))).toEqual(accounts({ data }));
    expect(new Set(pages.map((page) => page.body.total))).toEqual(new Set([total]));
  });

  it('uses other words from the language model when the query may be rewritten', async () => {
    const query = 'zzqx';
    expect(accounts(await search(query))).toEqual([]);
    expect(api.languageModel.questions).toEqual([]);
    api.languageModel.willFail('unreachable', 1);
    expect(accounts(await search(query, { rewriteQuery: true }))).toEqual([]);
    api.languageModel.willAnswer({ words: ['Betalingstjeneste', 'sanntid'] });
    expect(accounts(await search(query, { rewriteQuery: true }))[0]).toBe(ids.kari);
    expect(api.languageModel.questions.at(-1)?.data).toEqual({ query });
    api.languageModel.willAnswer(undefined);
  });

  it('follows an edit once its author pauses, and embeds only changed texts', async () => {
    const before = await vectorsOf(ids.per);
    const own = await api.signedIn(ids.per);
    const params = { profile: ids.per, item: help };
    const item = project('Betalingstjeneste', 'Betalinger i sanntid.');
    const saved = await own.call('PUT /api/main/profile/{profile}/items/{item}', {
      params,
      body: { entry: { kind: 'project', item }, revision: 0 },
    });
    expect(saved.status).toBe(200);
    expect(await similarity(help)).toBeLessThan(0.2);
    api.clock.advance({ minutes: 1 });
    await api.runJobs();
    expect(await similarity(help)).toBeGreaterThan(0.2);
    const after = await vectorsOf(ids.per);
    expect(after.get(ids.per)).toBe(before.get(ids.per));
    expect(after.get(help)).not.toBe(before.get(help));
    await own.call('DELETE /api/main/profile/{profile}/items/{item}', { params });
    api.clock.advance({ minutes: 1 });
    await api.runJobs();
    expect([...(await vectorsOf(ids.per)).keys()]).toEqual([ids.per]);
  });

  it('restores vectors that were lost', async () => {
    await api.db.deleteFrom('embedding').where('profile', '=', ids.kari).execute();
    await api.runScheduled('recheck-embeddings');
    await api.runScheduled('sweep-embeddings');
    expect((await vectorsOf(ids.kari)).size).toBe(3);
  });

  it('is renewed when an admin requests it, who sees the progress', async () => {
    const readEngine = async () =>
      (await adminClient.call('GET /api/main/admin/search-engine')).body;
    const before = await readEngine();
    expect(before).toMatchObject({ is_available: true, profiles: 3, building: null });
    expect(before.in_use).toMatchObject({ profiles_done: 3, texts: 5, model: before.model });
    const answer = await adminClient.call('POST /api/main/admin/search-engine/renewal');
    expect([answer.status, (await readEngine()).in_use?.version]).toEqual([
      204,
      before.in_use?.version,
    ]);
    const history = await adminClient.call('GET /api/main/admin/changes/{object}', {
      params: { object: searchEngineId },
    });
    expect(history.body.changes).toMatchObject([
      { what: 'renewed_vectors', by: { account: adminClient.account } },
    ]);
    await api.runJobs();
    expect((await readEngine()).in_use?.version).toBeGreaterThan(before.in_use?.version ?? 0);
    expect(accounts(await search(misspelledQuery))).toContain(ids.kari);
  });

  it('uses the old vectors until those of another model are complete', async () => {
    const endpoint = await anEmbeddingsEndpoint();
    const { external } = api.torg.parts;
    external.embeddings = makeEmbeddings({ embeddings: endpoint.settings });
    endpoint.willBe({ is: 'failing', status: 500 });
    await expect(api.runScheduled('sweep-embeddings')).rejects.toThrow('unreachable');
    expect(accounts(await search(misspelledQuery))).toContain(ids.kari);
    endpoint.willBe({ is: 'thinking' });
    await api.runScheduled('sweep-embeddings');
    const versions = api.db.selectFrom('embedding_version').select(['model', 'state']);
    expect(await versions.execute()).toEqual([{ model: endpoint.settings.name, state: 'current' }]);
    expect((await search(misspelledQuery)).meaning).toBe('used');
    expect(endpoint.received.at(-1)?.body.input).toEqual([misspelledQuery]);
    endpoint.willBe({ is: 'hanging up' });
    expect((await search('noe annet')).meaning).toBe('unavailable');
    external.embeddings = makeEmbeddings({ embeddings: null });
    await endpoint.stop();
    expect((await search('noe annet')).meaning).toBe('unavailable');
    external.embeddings = null;
    expect((await search('noe annet')).meaning).toBe('unavailable');
    const engine = await adminClient.call('GET /api/main/admin/search-engine');
    expect(engine.body).toMatchObject({ is_available: false, model: null });
  });
});
