import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { anOrganization } from '../../organizations/organizations.fixtures.ts';
import { aConsultant } from '../../profiles/profiles.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/start-test-api.ts';

const add = 'POST /api/main/consultant-companies/{id}/profiles';

describe('adding a consultant to a company', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await api.runJobs();
    api.mail.sent.length = 0;
  });

  async function aCompany(fields: Parameters<typeof anOrganization>[1] = {}) {
    const kind = 'consultant_company';
    const id = await anOrganization(api.db, { name: 'Granskog IT', kind, ...fields });
    const account = { name: 'Berit Haug', organization: id, is_admin_in_company: true };
    const companyAdmin = await api.signedIn(await aConsultant(api.db, { account }));
    return { id, companyAdmin };
  }
  let count = 0;
  const anEmail = () => `ny.${(count += 1)}@torg.example`;
  const addTo = (as: TestClient, id: string, consultant: { name?: string; email: string }) =>
    as.call(add, {
      params: { id },
      body: { consultant: { name: 'Ida Solbakken', ...consultant } },
    });
  const accountsAt = (email: string) =>
    api.db.selectFrom('account').selectAll().where('email', '=', email).execute();

  it('creates an invited account with an empty profile, and writes an event', async () => {
    const { id, companyAdmin } = await aCompany();
    const email = anEmail();
    const answer = await addTo(companyAdmin, id, {
      email: email.toUpperCase(),
      name: ' Ida Solbakken ',
    });
    expect(answer.status).toBe(201);
    const { profile } = answer.body;
    expect(await accountsAt(email)).toMatchObject([
      {
        account: profile,
        name: 'Ida Solbakken',
        role: 'consultant',
        organization: id,
        locale: 'nb',
        verified: false,
        completed_wizard: false,
        is_admin_in_company: false,
        password_hash: null,
      },
    ]);
    const read = await companyAdmin.call('GET /api/main/profile/{profile}', {
      params: { profile },
    });
    expect(read.body).toMatchObject({
      description: '',
      availability: null,
      projects: [],
      status: { qa_status: 'not_started', activation: 'inactive', visible_in_search: false },
    });
    expect(await api.events('invited_colleague')).toContainEqual({
      kind: 'invited_colleague',
      acting_account: companyAdmin.account,
      metadata: { organization: id },
    });
  });

  it('stores the id of the consultant in the CV tool', async () => {
    const { id, companyAdmin } = await aCompany();
    const consultant = { name: 'Ida Solbakken', email: anEmail(), cvpartner_id: 'cv-4711' };
    await companyAdmin.call(add, { params: { id }, body: { consultant } });
    const list = await companyAdmin.call('GET /api/main/consultant-companies/{id}/profiles', {
      params: { id },
    });
    const added = list.body.profiles.find(({ email }) => email === consultant.email);
    expect(added).toMatchObject({ cvpartner_id: 'cv-4711', cvpartner_sync_enabled: false });
  });

  it('approves the consultant at once where the company is on the fast track, with an entry', async () => {
    const { id, companyAdmin } = await aCompany({ fast_track_new_consultants: true });
    const { profile } = (await addTo(companyAdmin, id, { email: anEmail() })).body;
    const entries = await companyAdmin.call('GET /api/main/profile/{profile}/profile-qa', {
      params: { profile },
    });
    expect(entries.body.profile_qa_entries).toMatchObject([
      { status: 'approved', created_by_name: null },
    ]);
    const read = await companyAdmin.call('GET /api/main/profile/{profile}', {
      params: { profile },
    });
    expect(read.body.status?.qa_status).toBe('approved');
    expect(await api.events('approved_profile_by_fast_track')).toEqual([
      {
        kind: 'approved_profile_by_fast_track',
        acting_account: null,
        metadata: {
          object: { kind: 'account', id: profile },
          objects: [profile],
          by: 'system',
          before: { qa_status: 'not_started' },
          after: { qa_status: 'approved' },
        },
      },
    ]);
  });

  it('can be done by an admin for any company, and in Swedish for a Swedish one', async () => {
    const { id } = await aCompany({ name: 'Björkö Konsult', country: 'SE' });
    const admin = await api.signedIn(await anAccount(api.db, { role: 'admin', name: 'Kari Moe' }));
    const email = anEmail();
    expect((await addTo(admin, id, { email })).status).toBe(201);
    expect(await accountsAt(email)).toMatchObject([{ locale: 'sv', organization: id }]);
    await api.runJobs();
    expect(api.mail.sent).toMatchObject([
      { to: email, subject: 'Björkö Konsult bjuder in dig till Torg' },
    ]);
    expect(api.mail.sent[0]?.text).toContain('Inbjuden av: Kari Moe');
  });

  it('is refused for an address that has an account, in upper or lower case, and mails nobody', async () => {
    const { id, companyAdmin } = await aCompany();
    const email = anEmail();
    await anAccount(api.db, { email });
    const answer = await addTo(companyAdmin, id, { email: email.toUpperCase() });
    expect([answer.status, answer.error.errorCode]).toEqual([400, 'email_is_taken']);
    await api.runJobs();
    expect(api.mail.sent).toEqual([]);
    expect(await accountsAt(email)).toHaveLength(1);
  });

  it('succeeds once for ten simultaneous requests with one address, and mails once', async () => {
    const [one, other] = [await aCompany(), await aCompany()];
    const email = anEmail();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => [one, other])
        .flat()
        .map(({ id, companyAdmin }) => addTo(companyAdmin, id, { email })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const codes = answers.flatMap(({ status, error }) => (status === 201 ? [] : error.errorCode));
    expect(codes).toEqual(Array(9).fill('email_is_taken'));
    expect(await accountsAt(email)).toHaveLength(1);
    await api.runJobs();
    expect(api.mail.sent.map(({ to }) => to)).toEqual([email]);
  });

  it('is refused for a company of one, also to an admin', async () => {
    const { id, companyAdmin } = await aCompany({ kind: 'independent' });
    const admin = await api.signedIn(await anAccount(api.db, { role: 'admin' }));
    for (const as of [companyAdmin, admin]) {
      const answer = await addTo(as, id, { email: anEmail() });
      expect([answer.status, answer.error.errorCode]).toEqual([400, 'could_not_create_account']);
    }
  });

  it.each([
    { name: '', email: 'ida@torg.example' },
    { name: 'Ida Solbakken', email: 'ingen adresse' },
    { name: 'Ida\u0000Solbakken', email: 'ida@torg.example' },
    { name: 'x'.repeat(121), email: 'ida@torg.example' },
  ])('is refused for an invalid name or address: %j', async (consultant) => {
    const { id, companyAdmin } = await aCompany();
    const answer = await addTo(companyAdmin, id, consultant);
    expect([answer.status, answer.error.errorCode]).toEqual([400, 'request_validation_error']);
  });
});
