import { afterAll, beforeAll, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { competencyId } from '../../competencies/competencies.queries.ts';
import { anOrganization } from '../../organizations/organizations.fixtures.ts';
import { aConsultant, updateFindable } from '../../profiles/profiles.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/start-test-api.ts';
import { aNeedText } from '../opportunities.fixtures.ts';

let api: TestApi;
let companyAdmin: TestClient;
/** They all know Java; the hidden ones are seen by nobody but their company. */
let people: Record<'own' | 'ownHidden' | 'other' | 'otherHidden', string>;
let opportunity: string;

beforeAll(async () => {
  api = await startTestApi();
  const { db } = api;
  const company = await anOrganization(db, { kind: 'consultant_company' });
  const rival = await anOrganization(db, { kind: 'consultant_company' });
  const skills = [competencyId('skill', 'java')];
  const make = (organization: string, visible: boolean) =>
    aConsultant(db, { account: { organization }, skills, visible, remoteWorkOk: true });
  people = {
    own: await make(company, true),
    ownHidden: await make(company, false),
    other: await make(rival, true),
    otherHidden: await make(rival, false),
  };
  await updateFindable(db, Object.values(people));
  const account = { organization: company, is_admin_in_company: true };
  companyAdmin = await api.signedIn(await aConsultant(db, { account, visible: false }));
  const made = await companyAdmin.call('POST /api/main/opportunity', {
    body: { opportunity_name: 'Forespørsel fra kunde', content: aNeedText },
    files: [],
  });
  opportunity = made.body.opportunity;
  await api.runJobs();
});
afterAll(() => api.close());

async function recommended() {
  const { body } = await companyAdmin.call('GET /api/main/opportunity/{id}', {
    params: { id: opportunity },
  });
  return body.structured_opportunity_recommendation?.output?.recommendations ?? [];
}

it('a company admin’s own consultants come first, also those whom nobody else sees', async () => {
  const found = await recommended();
  const accounts = found.map(({ account }) => account);
  expect(new Set(accounts.slice(0, 2))).toEqual(new Set([people.own, people.ownHidden]));
  expect(accounts.slice(2)).toEqual([people.other]);
  expect(found.map(({ is_own }) => is_own)).toEqual([true, true, false]);
  // By its competency a skill is named in the language of whoever reads.
  const java = { kind: 'skill', text: 'Java', competency: competencyId('skill', 'java') };
  for (const { why } of found) expect(why).toMatchObject([java]);
});

it('who is no longer seen is left out when it is read', async () => {
  await api.db
    .updateTable('profile_availability')
    .set({ visible_in_search: false })
    .where('profile', 'in', [people.own, people.other])
    .execute();
  const found = await recommended();
  expect(new Set(found.map(({ account }) => account))).toEqual(
    new Set([people.own, people.ownHidden]),
  );
});

it('a consultant company makes no assignment of a need', async () => {
  const refused = await companyAdmin.call('POST /api/main/opportunity/{id}/assignment', {
    params: { id: opportunity },
    body: {},
  });
  expect([refused.status, refused.error.errorCode]).toEqual([401, 'user_is_not_authorized']);
});

it('a need of Torg’s own shows nobody who is hidden, also who has no company', async () => {
  const { db } = api;
  await db
    .updateTable('account')
    .set({ organization: null })
    .where('account', '=', people.ownHidden)
    .execute();
  await db
    .updateTable('opportunity')
    .set({ organization: null })
    .where('opportunity', '=', opportunity)
    .execute();
  const admin = await api.signedIn(await anAccount(db, { role: 'admin' }));
  const params = { id: opportunity };
  const { body } = await admin.call('GET /api/main/opportunity/{id}', { params });
  expect(body.structured_opportunity_recommendation?.output).toEqual({ recommendations: [] });
});
