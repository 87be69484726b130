import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../accounts/accounts.fixtures.ts';
import { aCooperationAgreement } from '../contracts/contracts.fixtures.ts';
import { anOrganization } from '../organizations/organizations.fixtures.ts';
import { aConsultant } from '../profiles/profiles.fixtures.ts';
import {
  startTestApi,
  type CallInput,
  type TestApi,
  type TestClient,
} from '../testing/start-test-api.ts';

const read = 'GET /api/main/consultant-companies/{id}';
const save = 'PATCH /api/main/consultant-companies/{id}';

describe('the settings of a consultant company', () => {
  let api: TestApi;
  let admin: TestClient;
  beforeAll(async () => {
    api = await startTestApi();
    admin = await api.signedIn(await anAccount(api.db, { role: 'admin' }));
  });
  afterAll(() => api.close());

  async function aCompany(fields: Parameters<typeof anOrganization>[1] = {}) {
    const kind = 'consultant_company';
    const id = await anOrganization(api.db, { name: 'Granskog IT', kind, ...fields });
    const account = { organization: id, is_admin_in_company: true };
    const companyAdmin = await api.signedIn(await aConsultant(api.db, { account }));
    const change = (body: NonNullable<CallInput<typeof save>['body']>, as = companyAdmin) =>
      as.call(save, { params: { id }, body });
    const load = async (as = companyAdmin) => (await as.call(read, { params: { id } })).body;
    return { id, companyAdmin, change, load };
  }

  it('show what the reader may do, and whether there is an agreement', async () => {
    const { id, load } = await aCompany();
    expect(await load()).toEqual({
      consultant_company: id,
      name: 'Granskog IT',
      country: 'NO',
      type: 'consultant_company',
      organization_number: null,
      logo_url: null,
      cvpartner_subdomain: null,
      fast_track_new_consultants: false,
      requires_presentation_consent: false,
      has_cooperation_agreement: false,
      can: { edit: true, addConsultants: true, setFastTrack: false, readChanges: false },
    });
    await aCooperationAgreement(api.db, id);
    expect(await load(admin)).toMatchObject({
      has_cooperation_agreement: true,
      can: { edit: true, addConsultants: true, setFastTrack: true },
    });
    const account = { organization: id };
    const member = await api.signedIn(await aConsultant(api.db, { account }));
    expect((await load(member)).can).toEqual({
      edit: false,
      addConsultants: false,
      setFastTrack: false,
      readChanges: false,
    });
  });

  it('change only the named fields', async () => {
    const { change, load } = await aCompany({ cvpartner_subdomain: 'granskog' });
    const answer = await change({ name: ' Granskog Konsult ' });
    expect(answer.body).toMatchObject({
      name: 'Granskog Konsult',
      cvpartner_subdomain: 'granskog',
    });
    expect(await load()).toEqual(answer.body);
    expect((await change({})).body).toEqual(answer.body);
    expect((await change({ cvpartner_subdomain: '' })).body.cvpartner_subdomain).toBeNull();
    expect((await change({ name: '  ' })).error.errorCode).toBe('request_validation_error');
  });

  it('accept an organization number with spaces, and only a valid one', async () => {
    const norwegian = await aCompany();
    const answer = await norwegian.change({ organization_number: '987 654 317' });
    expect(answer.body.organization_number).toBe('987654317');
    for (const wrong of ['987654318', '1234', 'ingen']) {
      const refused = await norwegian.change({ organization_number: wrong, name: 'Annet' });
      expect([refused.status, refused.error.errorCode]).toEqual([
        400,
        'organization_number_not_valid',
      ]);
    }
    expect(await norwegian.load()).toMatchObject({
      name: 'Granskog IT',
      organization_number: '987654317',
    });
    expect(
      (await norwegian.change({ organization_number: '' })).body.organization_number,
    ).toBeNull();

    const swedish = await aCompany({ country: 'SE' });
    expect((await swedish.change({ organization_number: '987654317' })).status).toBe(400);
    const right = await swedish.change({ organization_number: '559123-4561' });
    expect(right.body.organization_number).toBe('5591234561');
  });

  it('refuse an organization number that another company has', async () => {
    const [one, two] = [await aCompany(), await aCompany()];
    const number = { organization_number: '924681357' };
    const answers = await Promise.all([one.change(number), two.change(number)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.error.errorCode).toBe('organization_number_is_taken');
    expect((await one.change({ organization_number: null })).status).toBe(200);
  });

  it('let an admin set the fast track, and refuse the whole change to the company itself', async () => {
    const { change, load } = await aCompany();
    const refused = await change({ name: 'Raskere', fast_track_new_consultants: true });
    expect([refused.status, refused.error.errorCode]).toEqual([401, 'user_is_not_authorized']);
    expect(await load()).toMatchObject({ name: 'Granskog IT', fast_track_new_consultants: false });
    const answer = await change({ fast_track_new_consultants: true }, admin);
    expect(answer.body.fast_track_new_consultants).toBe(true);
    expect((await load()).fast_track_new_consultants).toBe(true);
  });

  it('exist for a company of one, too, which takes no consultants', async () => {
    const { load, change } = await aCompany({ kind: 'independent', name: 'Solbakken' });
    expect(await load()).toMatchObject({
      type: 'independent',
      can: { edit: true, addConsultants: false },
    });
    expect((await change({ name: 'Solbakken Konsult' })).status).toBe(200);
  });
});
