import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { anOrganization } from '../../organizations/organizations.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/start-test-api.ts';
import { aNeedText, anOpportunity } from '../opportunities.fixtures.ts';
import { findCriteriaVersions } from './criteria.repository.ts';

let api: TestApi;
let buyer: TestClient;
let organization: string;

beforeAll(async () => {
  api = await startTestApi();
  organization = await anOrganization(api.db);
  const role = 'consultant_buyer' as const;
  buyer = await api.signedIn(await anAccount(api.db, { role, organization, name: 'Kari Vik' }));
});
afterAll(() => api.close());

const path = '/api/main/opportunity/{id}/criteria' as const;
const get = async (id: string) => (await buyer.call(`GET ${path}`, { params: { id } })).body;
const ask = (id: string, body: object = {}) => buyer.call(`POST ${path}`, { params: { id }, body });
const approve = (id: string, criteria: object[], revision: number) =>
  buyer.call(`PUT ${path}`, { params: { id }, body: { criteria, revision } as never });
const need = () => anOpportunity(api.db, { organization });
const countJobs = async (subject: string): Promise<number> => {
  const rows = await api.db
    .selectFrom('ai_job')
    .select('ai_job')
    .where('subject', '=', subject)
    .where('type', '=', 'opportunity_criteria')
    .execute();
  return rows.length;
};
const one = (criteria: string, more: object = {}) => ({
  ...{ criteria, importance: 'ABSOLUTE', reason: '' },
  ...more,
});

describe('the criteria of a need', () => {
  it('are empty before somebody asks', async () => {
    const id = await need();
    expect(await get(id)).toMatchObject({
      ...{ criteria: [], version: 0, inference_status: null, revision: 0 },
      ...{ approved_by_name: null, approved_at: null, can: { edit: true } },
    });
  });

  it('are suggested by one job, however often it is asked', async () => {
    const id = await need();
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(id)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
    expect(await countJobs(id)).toBe(1);
    await api.runJobs();
    const { criteria, ...rest } = await get(id);
    expect(rest).toMatchObject({ inference_status: 'success', version: 0, locale: 'nb' });
    expect(criteria.length).toBeGreaterThan(2);
    for (const { id: own, source } of criteria) {
      expect(own).toMatch(/^ac_[a-z0-9]{10}$/);
      expect(aNeedText).toContain(source?.quote ?? '');
    }
    expect((await ask(id)).body.inference_status).toBe('success');
    expect(await countJobs(id)).toBe(1);
  });

  it('are approved as they are sent: known ids stay, and new ones are made', async () => {
    const id = await need();
    await ask(id);
    await api.runJobs();
    const { criteria, revision } = await get(id);
    const [first] = criteria;
    const sent = [one(first?.criteria ?? '', { id: first?.id }), one('Har levert i helsesektoren')];
    const { body } = await approve(id, sent, revision);
    expect(body).toMatchObject({ version: 1, approved_by_name: 'Kari Vik', locale: 'nb' });
    expect(body.approved_at).not.toBeNull();
    expect(body.criteria.map((each) => each.id)).toEqual([
      first?.id,
      expect.stringMatching(/^ac_[a-z0-9]{10}$/),
    ]);
    expect(body.criteria[0]?.source).toEqual(first?.source);
    const stale = await approve(id, sent, revision);
    expect([stale.status, stale.error.errorCode]).toEqual([409, 'opportunity_was_changed']);
    const again = await approve(id, [one('Bare dette')], body.revision);
    expect(again.body).toMatchObject({ version: 2, criteria: [{ criteria: 'Bare dette' }] });
  });

  it('of two people who approve at the same time, one is told', async () => {
    const id = await need();
    const both = await Promise.all([
      approve(id, [one('Kan Java')], 0),
      approve(id, [one('Kan Kotlin')], 0),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('leave every version that was approved behind, with who approved it', async () => {
    const id = await need();
    const { body } = await approve(id, [one('Kan Java')], 0);
    await approve(id, [one('Kan Java'), one('Bor i Bergen')], body.revision);
    const versions = await findCriteriaVersions(api.db, id);
    const shown = versions.map(({ version, criteria, approved_by_name }) => ({
      ...{ version, approved_by_name },
      criteria: criteria.map((criterion) => criterion.criteria),
    }));
    expect(shown).toEqual([
      { version: 1, approved_by_name: 'Kari Vik', criteria: ['Kan Java'] },
      { version: 2, approved_by_name: 'Kari Vik', criteria: ['Kan Java', 'Bor i Bergen'] },
    ]);
  });

  it('stay when more are suggested after somebody has approved them', async () => {
    const id = await need();
    const { body } = await approve(id, [one('Bor i nærheten')], 0);
    await ask(id, { force_recreate: true });
    await api.runJobs();
    const after = await get(id);
    expect(after.criteria[0]).toMatchObject({
      id: body.criteria[0]?.id,
      criteria: 'Bor i nærheten',
    });
    expect(after.criteria.length).toBeGreaterThan(1);
    expect(after).toMatchObject({ version: 1, approved_at: null });
  });

  it('stay also when it is asked twice, and go on in their language for every reader', async () => {
    const id = await need();
    await ask(id);
    await api.runJobs();
    const { criteria, revision } = await get(id);
    const own = one('Bor i nærheten');
    await approve(id, [...criteria.slice(1), own], revision);
    for (let times = 0; times < 2; times += 1) {
      await buyer.call(`POST ${path}`, {
        params: { id },
        query: { locale: 'en' },
        body: { force_recreate: true },
      });
      await api.runJobs();
    }
    const words = (await get(id)).criteria.map((each) => each.criteria);
    expect(words).toEqual([
      ...criteria.slice(1).map((each) => each.criteria),
      own.criteria,
      criteria[0]?.criteria,
    ]);
  });

  it('name roles in the language that they are written in, however the need was read', async () => {
    const id = await need();
    const params = { id };
    await buyer.call('POST /api/main/opportunity/{id}/structured-opportunity', { params });
    await api.runJobs();
    await buyer.call(`POST ${path}`, { params, query: { locale: 'en' } });
    await api.runJobs();
    const { criteria } = await get(id);
    expect(criteria[0]?.criteria).toBe('Has worked as Java developer');
  });

  it.each([
    ['no criteria', []],
    ['31', Array.from({ length: 31 }, (_, at) => one(`Krav ${at}`))],
    ['two equal ones', [one('Kan Java'), one('kan java')]],
    ['an empty one', [one('  ')]],
    ['501 characters', [one('x'.repeat(501))]],
    ['an id of nothing', [one('Kan Java', { id: 'ac_0123456789' })]],
  ])('%s are refused', async (_what, criteria) => {
    const { status, error } = await approve(await need(), criteria, 0);
    expect([status, error.errorCode]).toEqual([400, 'request_validation_error']);
  });
});
