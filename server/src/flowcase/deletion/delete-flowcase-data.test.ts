import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPng } from '../../adapters/pictures/a-picture.ts';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import {
  codeOf,
  startTestApi,
  type TestApi,
  type TestClient,
} from '../../testing/start-test-api.ts';
import { aCompany, type Company } from '../../testing/flowcase/a-company.ts';

const dryRun = 'GET /api/main/admin/flowcase-companies/{id}/deletion';
const remove = 'POST /api/main/admin/flowcase-companies/{id}/deletion';
const search = 'GET /api/main/admin/flowcase-companies';

let api: TestApi;
let admin: TestClient;
let count = 0;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signedIn(await anAccount(api.db, { role: 'admin' }));
});
afterAll(() => api.close());

/** A company with one imported person, whose second job was edited here. */
async function aFilledCompany() {
  count += 1;
  const png = (await aPng(300, 200)).toString('base64');
  const person = {
    ...{ id: 'ola', email: `ola.${count}@granskog.example`, summary: 'Fra Flowcase.' },
    ...{ jobs: { Isfoss: 'Bygget.', Granskog: 'Ledet.' }, skills: ['Java'] },
    picture: `data:image/png;base64,${png}`,
  };
  const company = await aCompany(api, [person]);
  const { rows } = await company.bring('ola');
  const profile = rows[0]?.profile ?? '';
  const jobs = (await company.profileOf(profile)).work_experiences;
  const job = jobs.find((one) => one.company === 'Granskog');
  if (job === undefined) throw new Error('the job was not imported');
  const { uuid, revision, came: _came, ...item } = job;
  const entry = { kind: 'work_experience', item: { ...item, description: 'Sjef' } } as const;
  await company.client.call('PUT /api/main/profile/{profile}/items/{item}', {
    ...{ params: { profile, item: uuid }, body: { revision, entry } },
  });
  return { company, profile, person };
}

const rowsOf = async (company: Company) => {
  const links = await api.db
    .selectFrom('flowcase_link')
    .select('flowcase_link')
    .where('organization', '=', company.organization)
    .execute();
  const imports = await api.db
    .selectFrom('flowcase_import')
    .select('flowcase_import')
    .where('organization', '=', company.organization)
    .execute();
  return links.length + imports.length;
};

describe('the deletion of Flowcase data', () => {
  it('is counted before, needs the name, and leaves what was edited here', async () => {
    const { company, profile } = await aFilledCompany();
    const { params, name } = company;
    const found = await admin.call(search, { query: { query: name } });
    expect(found.body.companies).toMatchObject([{ uuid: company.organization, name }]);
    const { body: counted } = await admin.call(dryRun, { params });
    expect(counted.counts).toMatchObject({
      ...{ keys: 1, links: 1, conflicts: 0, imports: 1, pictures: 1 },
      ...{ untouched_entries: 3, touched_entries: 1 },
    });
    const wrong = await admin.call(remove, { params, body: { name: 'Bølgen' } });
    expect([wrong.status, codeOf(wrong)]).toEqual([400, 'flowcase_name_does_not_match']);
    expect((await company.profileOf(profile)).description).toBe('Fra Flowcase.');

    const receipt = await admin.call(remove, { params, body: { name } });
    expect(receipt.body).toMatchObject({
      ...{ name, remove_touched: false },
      removed: { ...counted.counts, touched_entries: 0 },
    });
    expect(await company.profileOf(profile)).toMatchObject({
      ...{ description: '', image: null, skills: [], cvpartner_sync_enabled: false },
      work_experiences: [{ company: 'Granskog', description: 'Sjef' }],
    });
    expect(await rowsOf(company)).toBe(0);
    expect(await company.settings()).toMatchObject({ has_key: false, cvpartner_subdomain: null });
    const { body: again } = await admin.call(dryRun, { params });
    expect(Object.values(again.counts).every((one) => one === 0)).toBe(true);
    const { body: receipts } = await admin.call('GET /api/main/admin/flowcase-deletions');
    expect(receipts.deletions[0]).toEqual(receipt.body);
  });

  it('takes what was edited here, too, where that is ticked', async () => {
    const { company, profile } = await aFilledCompany();
    const { params, name } = company;
    const receipt = await admin.call(remove, { params, body: { name, remove_touched: true } });
    expect(receipt.body.removed.touched_entries).toBe(1);
    expect((await company.profileOf(profile)).work_experiences).toEqual([]);
  });

  it('finds what is left of a CV that the profile no longer follows', async () => {
    const { company, profile } = await aFilledCompany();
    const { params, name, client } = company;
    const { body } = await client.call('GET /api/main/consultant-companies/{id}/flowcase-links', {
      params,
    });
    const unlinked = await client.call('DELETE /api/main/flowcase-link/{flowcase_link}', {
      params: { flowcase_link: body.flowcase_links[0]?.flowcase_link ?? '' },
    });
    expect(unlinked.status).toBe(204);
    expect((await company.profileOf(profile)).description).toBe('Fra Flowcase.');
    const receipt = await admin.call(remove, { params, body: { name } });
    expect(receipt.body.removed).toMatchObject({ links: 0, untouched_entries: 3 });
    expect(await company.profileOf(profile)).toMatchObject({
      ...{ description: '', skills: [], work_experiences: [{ company: 'Granskog' }] },
    });
  });

  it('lets nothing be written by a synchronization that is under way', async () => {
    const { company, profile, person } = await aFilledCompany();
    company.there.set({ ...person, summary: 'Ny tekst fra Flowcase.' });
    company.there.whileReading(async () => {
      const { params, name } = company;
      expect((await admin.call(remove, { params, body: { name } })).status).toBe(200);
    });
    await company.sync();
    expect((await company.profileOf(profile)).description).toBe('');
    expect(await rowsOf(company)).toBe(0);
    const syncs = await api.db
      .selectFrom('flowcase_sync')
      .select('status')
      .where('organization', '=', company.organization)
      .execute();
    expect(syncs).toEqual([]);
  });

  it('lets nobody be made by an import that is under way', async () => {
    count += 1;
    const email = `kari.${count}@granskog.example`;
    const company = await aCompany(api, [{ id: 'kari', email }]);
    const { params, name, client } = company;
    const body = { cvpartner_users: [{ user_id: 'kari', qa_discipline: 'design' as const }] };
    const start = 'POST /api/main/consultant-companies/{id}/import-flowcase-profiles';
    company.there.whileReading(async () => {
      await admin.call(remove, { params, body: { name } });
    });
    expect((await client.call(start, { params, body })).status).toBe(202);
    await api.runJobs();
    const made = await api.db
      .selectFrom('account')
      .select('account')
      .where('email', '=', email)
      .execute();
    expect(made).toEqual([]);
  });
});
