import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../start-test-api.ts';
import { anAssessmentDesk, type AssessmentDesk } from './an-assessment-desk.ts';

let api: TestApi;
let desk: AssessmentDesk;
beforeAll(async () => {
  api = await startTestApi({
    LANGUAGE_MODEL_URL: 'http://127.0.0.1:1/v1',
    LANGUAGE_MODEL_NAME: 'fake-model',
    LANGUAGE_MODEL_PER_DAY: '5',
  });
  desk = await anAssessmentDesk(api);
});
afterAll(() => api.close());

const rowsAbout = (account: string) =>
  api.db
    .selectFrom('opportunity_profile_ai_assessment')
    .select('opportunity')
    .where('account', '=', account)
    .execute();
const some = (count: number) => Promise.all(Array.from({ length: count }, () => desk.own()));

describe('the limit of what a model is asked for an organization in a day', () => {
  it('refuses a call as a whole, and leaves nothing of it behind', async () => {
    // The assignment gets its own need with the first call, which reads it.
    await desk.ask(desk.buyer, await some(1));
    const more = await some(5);
    const refused = await desk.ask(desk.buyer, more);
    expect([refused.status, refused.error.errorCode]).toEqual([429, 'too_many_requests']);
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(25 * 3_600);
    for (const account of more) expect(await rowsAbout(account)).toEqual([]);
    const fitting = more.slice(0, 2);
    expect((await desk.ask(desk.buyer, fitting)).status).toBe(202);
    expect((await desk.ask(desk.buyer, fitting)).status).toBe(202);
  });

  it('of the client is not that of the consultant company', async () => {
    const own = await some(3);
    expect((await desk.ask(desk.companyAdmin, own)).status).toBe(202);
    api.clock.advance({ days: 1 });
    expect((await desk.ask(desk.buyer, await some(4))).status).toBe(202);
  });

  it('counts what an admin asks the profiles, and not where nothing was found to ask about', async () => {
    await some(1);
    const ask = (query: string) =>
      desk.admin.call('POST /api/main/rag', { body: { instruction: '', query } });
    const statusOf = async (query: string) => (await ask(query)).status;
    const statuses = await Promise.all(Array.from({ length: 6 }, () => statusOf('PostgreSQL')));
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 200, 200, 200, 200, 429]);
    const asked = api.languageModel.questions.length;
    const refused = await ask('PostgreSQL');
    expect([refused.status, refused.error.errorCode]).toEqual([429, 'too_many_requests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(api.languageModel.questions).toHaveLength(asked);
    expect(await statusOf('Fortran77isme')).toBe(200);
    expect((await desk.ask(desk.companyAdmin, await some(1))).status).toBe(202);
    api.clock.advance({ days: 1 });
    expect(await statusOf('PostgreSQL')).toBe(200);
  });
});
