import { afterAll, beforeAll, expect, it } from 'vitest';
import { aConsultant } from '../../profiles/profiles.fixtures.ts';
import { codeOf, startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { aCompany } from '../../testing/flowcase/a-company.ts';

const link = 'POST /api/main/consultant-companies/{id}/flowcase-links';
const list = 'GET /api/main/consultant-companies/{id}/flowcase-profiles';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

it('a colleague whom Flowcase knows by no address follows the CV they are linked to by hand', async () => {
  const company = await aCompany(api, [
    { id: 'uten-adresse', name: 'Ola Bølgen', title: 'Arkitekt', jobs: { Isfoss: 'Bygget.' } },
  ]);
  const { client, params, organization } = company;
  const profile = await aConsultant(api.db, {
    ...{ account: { organization }, description: 'Skrevet her.', visible: false },
  });
  const body = { user_id: 'uten-adresse', profile };
  const answer = await client.call(link, { params, body });
  expect(answer.status).toBe(201);
  await api.runJobs();

  const followed = await company.profileOf(profile);
  expect(followed).toMatchObject({
    ...{ description: 'Skrevet her.', cvpartner_sync_enabled: true },
    work_experiences: [{ company: 'Isfoss', came: { origin: 'synced', touched: false } }],
  });
  const { body: people } = await client.call(list, { params });
  expect(people.flowcase_profiles.map((one) => one.disabled_reason)).toEqual(['already_here']);
  const recorded = (await api.events('recorded_change')) as { metadata: { what: string } }[];
  expect(recorded.map(({ metadata }) => metadata.what)).toContain('linked_flowcase_cv');
  const again = await client.call(link, { params, body });
  expect(codeOf(again)).toBe('flowcase_user_is_linked');
});

it('nobody of another company can be linked, and nobody to a CV that is not there', async () => {
  const company = await aCompany(api, [{ id: 'her' }]);
  const { client, params, organization } = company;
  const stranger = await aConsultant(api.db, { visible: false });
  const own = await aConsultant(api.db, { account: { organization }, visible: false });
  const tried = [
    { user_id: 'her', profile: stranger },
    { user_id: 'borte', profile: own },
  ];
  const answers = await Promise.all(tried.map((body) => client.call(link, { params, body })));
  expect(answers.map(codeOf)).toEqual(['user_is_not_authorized', 'could_not_find_flowcase_user']);
  const links = await api.db
    .selectFrom('flowcase_link')
    .select('flowcase_link')
    .where('organization', '=', organization)
    .execute();
  expect(links).toEqual([]);
});
