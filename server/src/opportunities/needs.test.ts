import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../accounts/accounts.fixtures.ts';
import { anAssignment } from '../assignments/assignments.fixtures.ts';
import { anOrganization } from '../organizations/organizations.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../testing/start-test-api.ts';
import { aNeedText } from './opportunities.fixtures.ts';

let api: TestApi;
let client: string;
let account: string;
let buyer: TestClient;

beforeAll(async () => {
  api = await startTestApi();
  client = await anOrganization(api.db, { name: 'Fjordvarme' });
  const role = 'consultant_buyer' as const;
  account = await anAccount(api.db, { role, organization: client });
  buyer = await api.signedIn(account);
});
afterAll(() => api.close());

const create = (by: TestClient, content: string | string[] = aNeedText) =>
  by.call('POST /api/main/opportunity', {
    body: { opportunity_name: 'Betalingsplattform', content },
    files: [],
  });
const get = (by: TestClient, id: string) =>
  by.call('GET /api/main/opportunity/{id}', { params: { id } });

describe('a need that somebody pastes', () => {
  it('is read by a job, field by field, with words that stand in its text', async () => {
    const made = await create(buyer);
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      opportunity_name: 'Betalingsplattform',
      organization: { uuid: client },
      archived: false,
      context: [{ content: aNeedText }],
      structured_opportunity: { inference_status: 'pending', output: null },
      structured_opportunity_recommendation: null,
      opportunity_criteria: null,
      can: { edit: true, archive: true, restore: false, makeAssignment: true },
    });
    await api.runJobs();
    const { body } = await get(buyer, made.body.opportunity);
    const output = body.structured_opportunity?.output;
    if (output?.version !== 2) throw new Error('nothing was read');
    expect(output).toMatchObject({ percent: 80, start_date: '2027-02-01', touched: [] });
    expect(output.skills.map(({ name }) => name)).toContain('Java');
    for (const { context_id, quote } of Object.values(output.sources)) {
      expect(context_id).toBe(body.context[0]?.context_id);
      expect(aNeedText).toContain(quote);
    }
    expect(body.structured_opportunity_recommendation).toMatchObject({
      inference_status: 'success',
      answered_by: 'built-in',
    });
  });

  it('needs a text or a file', async () => {
    const empty = await create(buyer, []);
    expect([empty.status, empty.error.errorCode]).toEqual([400, 'opportunity_has_no_content']);
    const blank = await create(buyer, '  ');
    expect([blank.status, blank.error.errorCode]).toEqual([400, 'request_validation_error']);
  });

  it('has a name without signs that turn the direction of writing, and never none', async () => {
    const named = (opportunity_name: string) =>
      buyer.call('POST /api/main/opportunity', {
        body: { opportunity_name, content: aNeedText },
        files: [],
      });
    const { body } = await named('Navn \u202eedrev\u2066 <b>');
    expect(body.opportunity_name).toBe('Navn edrev <b>');
    const refused = await named('\u202e\u2069');
    expect([refused.status, refused.error.errorCode]).toEqual([400, 'request_validation_error']);
    const renamed = await buyer.call('PATCH /api/main/opportunity/{id}', {
      params: { id: body.opportunity },
      body: { opportunity_name: '\u202eNytt navn' },
    });
    expect(renamed.body.opportunity_name).toBe('Nytt navn');
    await buyer.call('PATCH /api/main/opportunity/{id}', {
      params: { id: body.opportunity },
      body: { archived: true },
    });
  });

  it('is in the list of its company, newest first, and in no other', async () => {
    const { body } = await buyer.call('GET /api/main/opportunity', { query: {} });
    expect(body.total).toBe(1);
    expect(body.opportunities[0]).toMatchObject({ opportunity_name: 'Betalingsplattform' });
    const role = 'consultant_buyer' as const;
    const other = await api.signedIn(
      await anAccount(api.db, { role, organization: await anOrganization(api.db) }),
    );
    expect((await other.call('GET /api/main/opportunity', { query: {} })).body.total).toBe(0);
    const id = body.opportunities[0]?.opportunity ?? '';
    const refused = await get(other, id);
    expect([refused.status, refused.error.errorCode]).toEqual([401, 'user_is_not_authorized']);
    const named = { query: { text: 'BETALING' } };
    expect((await buyer.call('GET /api/main/opportunity', named)).body.total).toBe(1);
  });

  it('keeps what a person has corrected when its texts are read again', async () => {
    const { body: made } = await create(buyer);
    await api.runJobs();
    const id = made.opportunity;
    const { body } = await get(buyer, id);
    const output = body.structured_opportunity?.output;
    if (output?.version !== 2) throw new Error('nothing was read');
    const fields = { ...output, percent: 50, customer_name: 'Nordlys' };
    const saved = await buyer.call('PUT /api/main/opportunity/{id}/structured-opportunity', {
      params: { id },
      body: { structured_opportunity: fields, revision: body.revision },
    });
    expect(saved.status).toBe(200);
    expect(saved.body.structured_opportunity?.output).toMatchObject({
      percent: 50,
      touched: ['percent', 'customer_name'],
    });
    const stale = await buyer.call('PUT /api/main/opportunity/{id}/structured-opportunity', {
      params: { id },
      body: { structured_opportunity: fields, revision: body.revision },
    });
    expect([stale.status, stale.error.errorCode]).toEqual([409, 'opportunity_was_changed']);
    await buyer.call('POST /api/main/opportunity/{id}/context', {
      params: { id },
      body: { content: 'Oppdraget varer i 12 måneder, 100 %.' },
      files: [],
    });
    await api.runJobs();
    const again = (await get(buyer, id)).body.structured_opportunity;
    expect(again).toMatchObject({ inference_status: 'success', is_outdated: false });
    expect(again?.output).toMatchObject({ percent: 50, customer_name: 'Nordlys' });
  });

  it('reads a field anew when its own words are given up, and leaves the others', async () => {
    const { body: made } = await create(buyer);
    await api.runJobs();
    const params = { id: made.opportunity };
    const { body } = await get(buyer, made.opportunity);
    const output = body.structured_opportunity?.output;
    if (output?.version !== 2) throw new Error('nothing was read');
    await buyer.call('PUT /api/main/opportunity/{id}/structured-opportunity', {
      params,
      body: {
        structured_opportunity: { ...output, percent: 50, customer_name: 'Nordlys' },
        revision: body.revision,
      },
    });
    const given = await buyer.call('POST /api/main/opportunity/{id}/structured-opportunity', {
      params,
      body: { forget_touched: ['percent'] },
    });
    expect(given.status).toBe(202);
    await api.runJobs();
    const again = (await get(buyer, made.opportunity)).body.structured_opportunity?.output;
    const expected = { percent: 80, customer_name: 'Nordlys', touched: ['customer_name'] };
    expect(again).toMatchObject(expected);
  });

  it('refuses changes while it is archived, and no job begins', async () => {
    const { body: made } = await create(buyer);
    await api.runJobs();
    const params = { id: made.opportunity };
    const archived = await buyer.call('PATCH /api/main/opportunity/{id}', {
      params,
      body: { archived: true },
    });
    expect(archived.body).toMatchObject({ archived: true, can: { edit: false, restore: true } });
    const refusals = [
      await buyer.call('POST /api/main/opportunity/{id}/context', {
        params,
        body: { content: 'Mer' },
        files: [],
      }),
      await buyer.call('POST /api/main/opportunity/{id}/criteria', { params, body: {} }),
      await buyer.call('POST /api/main/opportunity/{id}/assignment', { params, body: {} }),
    ];
    for (const { status, error } of refusals) {
      expect([status, error.errorCode]).toEqual([409, 'opportunity_is_archived']);
    }
    const restored = await buyer.call('PATCH /api/main/opportunity/{id}', {
      params,
      body: { archived: false },
    });
    expect(restored.body.archived).toBe(false);
  });
});

describe('an assignment is made of a need', () => {
  it('once, also when two press at the same time, with the fields of the need', async () => {
    const { body: made } = await create(buyer);
    await api.runJobs();
    const params = { id: made.opportunity };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        buyer.call('POST /api/main/opportunity/{id}/assignment', { params, body: {} }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    const ids = new Set(answers.map(({ body }) => body.assignment_uuid));
    expect(ids.size).toBe(1);
    const [assignment_id = ''] = ids;
    const draft = await buyer.call('GET /api/main/assignment/{assignment_id}/draft', {
      params: { assignment_id },
    });
    expect(draft.body).toMatchObject({ percent: 80, start_date: '2027-02-01', state: 'draft' });
    expect(draft.body.skills.map(({ name }) => name)).toContain('Java');
  });
});

describe('an assignment has a need of its own', () => {
  it('with the skills that were chosen from a list, which stand in no text', async () => {
    const { competency } = await api.db
      .selectFrom('competency')
      .select('competency')
      .where('name_en', '=', 'Java')
      .executeTakeFirstOrThrow();
    const assignment_id = await anAssignment(api.db, {
      ...{ organization: client, editors: [account], competencies: [competency] },
      ...{ title: 'Utvikler til nytt fagsystem', requirements: '[]' },
    });
    const { body: made } = await buyer.call(
      'POST /api/main/assignment/{assignment_id}/opportunity',
      {
        params: { assignment_id },
      },
    );
    await api.runJobs();
    const { body: need } = await buyer.call('GET /api/main/opportunity/{id}', {
      params: { id: made.opportunity },
    });
    const { output } = need.structured_opportunity ?? {};
    expect(output?.version === 2 && output.skills.map(({ name }) => name)).toContain('Java');
  });
});
