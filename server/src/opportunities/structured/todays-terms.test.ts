import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/start-test-api.ts';
import { emptyFields } from '../../testing/calls/inputs-about-needs.ts';

let api: TestApi;
let admin: TestClient;

beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signedIn(await anAccount(api.db, { role: 'admin' }));
});
afterAll(() => api.close());

const skillsOf = async (id: string) => {
  const { body } = await admin.call('GET /api/main/opportunity/{id}', { params: { id } });
  const list = await admin.call('GET /api/main/opportunity', { query: {} });
  const { opportunity_criteria: _, structured_opportunity_recommendation: __, ...listed } = body;
  expect(list.body.opportunities).toEqual([listed]);
  const output = body.structured_opportunity?.output;
  return output?.version === 2 ? output.skills.map(({ uuid }) => uuid) : [];
};
const addSkill = async (name: string) => {
  const names = { nb: name, sv: name, en: name };
  const added = await admin.call('POST /api/main/admin/competencies', {
    body: { type: 'skill', discipline: 'technology', names },
  });
  return added.body.competency;
};

describe('the skills of a need', () => {
  it('follow when two become one, and follow back when that is undone, in lists as well', async () => {
    const [from, into] = [await addSkill('Reinlogistikk'), await addSkill('Saufangst')];
    const made = await admin.call('POST /api/main/opportunity', {
      body: { opportunity_name: 'Et behov', content: ['Vi trenger hjelp.'] },
      files: [],
    });
    const id = made.body.opportunity;
    await api.runJobs();
    const { body: need } = await admin.call('GET /api/main/opportunity/{id}', { params: { id } });
    const skills = [{ uuid: from }, { uuid: into }];
    const saved = await admin.call('PUT /api/main/opportunity/{id}/structured-opportunity', {
      params: { id },
      body: {
        structured_opportunity: { ...emptyFields, deadline: null, skills },
        revision: need.revision,
      },
    });
    expect([saved.status, await skillsOf(id)]).toEqual([200, [from, into]]);
    const merged = await admin.call('POST /api/main/admin/competencies/{competency}/merge/{into}', {
      params: { competency: from, into },
    });
    expect([merged.status, await skillsOf(id)]).toEqual([200, [into]]);
    const { merge } = merged.body;
    await admin.call('POST /api/main/admin/competency-merges/{merge}/undo', { params: { merge } });
    expect(await skillsOf(id)).toEqual([from, into]);
  });
});
