import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../accounts/accounts.fixtures.ts';
import { aThread } from '../messages/messages.fixtures.ts';
import { anOrganization } from '../organizations/organizations.fixtures.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({
    LINK_TIME_TRACKING: 'https://timer.example/',
    PUBLIC_SITE_NO: 'https://torg.example/no',
  });
});
afterAll(() => api.close());

const me = 'GET /api/main/account/me';
const change = 'PATCH /api/main/account/me';

describe('the shell’s view of the user', () => {
  it('shows a company admin their name, their company and their market', async () => {
    const organization = await anOrganization(api.db, {
      name: 'Norrskär Konsult',
      kind: 'consultant_company',
      country: 'SE',
    });
    const account = await anAccount(api.db, {
      email: 'elsa@torg.example',
      name: 'Elsa Björk',
      organization,
      is_admin_in_company: true,
      locale: 'sv',
      title: 'Konsultchef',
    });
    const { status, body } = await (await api.signedIn(account)).call(me);
    expect(status).toBe(200);
    expect(body).toEqual({
      roleData: {
        role: 'consultant',
        verified: true,
        completedWizard: true,
        isAdminInCompany: true,
      },
      companyId: organization,
      unreadThreadsCount: 0,
      account: {
        account,
        name: 'Elsa Björk',
        email: 'elsa@torg.example',
        image_url: null,
        locale: 'sv',
        title: 'Konsultchef',
        phone: null,
        currentOrganization: {
          organization_id: organization,
          name: 'Norrskär Konsult',
          kind: 'consultant_company',
          organizationCountryCode: 'SE',
        },
      },
      markets: [{ market_code: 'swedish_market' }],
      links: { time_tracking: 'https://timer.example', public_site_no: 'https://torg.example/no' },
      environment: 'test',
      hasPassword: false,
      mustSetUpSecondFactor: false,
      recommendationMails: true,
      can: {
        administer: false,
        createAssignment: false,
        makeNeed: true,
        saveProfiles: false,
        hire: false,
        runCompany: true,
        putForward: true,
        completeWizard: false,
      },
    });
  });

  it('shows an admin both markets and no organization', async () => {
    const account = await anAccount(api.db, { role: 'admin', password: 'a long password' });
    const { body } = await (await api.signedIn(account)).call(me);
    expect(body.markets.map(({ market_code }) => market_code)).toEqual([
      'norwegian_market',
      'swedish_market',
    ]);
    expect(body).toMatchObject({ companyId: null, hasPassword: true, recommendationMails: null });
    expect(body.account.currentOrganization).toBeNull();
  });

  it('counts the threads with something unread', async () => {
    const [account, other] = [await anAccount(api.db), await anAccount(api.db)];
    const client = await api.signedIn(account);
    await aThread(api.db, { kind: 'direct', participants: [other, account] });
    const sender = await api.signedIn(other);
    const started = await sender.call('GET /api/main/threads');
    const [thread] = started.body.threads;
    await sender.call('POST /api/main/thread/{thread_id}/messages', {
      params: { thread_id: thread?.thread_id ?? '' },
      body: { content: 'Hei', file_ids: [] },
    });
    expect((await client.call(me)).body.unreadThreadsCount).toBe(1);
    expect((await sender.call(me)).body.unreadThreadsCount).toBe(0);
  });

  it('is refused to strangers', async () => {
    const answer = await api.stranger.call(me);
    expect(answer).toMatchObject({ status: 401, error: { errorCode: 'user_is_not_authorized' } });
  });
});

describe('a person', () => {
  it('changes one thing about themself, and the rest stays', async () => {
    const account = await anAccount(api.db, { name: 'Ida Sol', title: 'Utvikler', phone: '123' });
    const client = await api.signedIn(account);
    const answer = await client.call(change, { body: { name: '  Ida Solbakken ' } });
    expect(answer.body.account).toMatchObject({
      name: 'Ida Solbakken',
      title: 'Utvikler',
      phone: '123',
      locale: 'nb',
    });
    expect((await client.call(me)).body).toEqual(answer.body);
  });

  it('takes title and phone away by emptying them', async () => {
    const account = await anAccount(api.db, { title: 'Utvikler', phone: '123' });
    const client = await api.signedIn(account);
    const { body } = await client.call(change, { body: { title: '', phone: null } });
    expect(body.account).toMatchObject({ title: null, phone: null });
  });

  it('needs a valid phone number', async () => {
    const person = await api.signedIn(await anAccount(api.db, { phone: '+47 010 00 001' }));
    const refused = await person.call(change, { body: { phone: 'ring meg' } });
    expect(refused).toMatchObject({ status: 400, error: { issues: [{ path: 'phone' }] } });
    expect((await person.call(me)).body.account.phone).toBe('+47 010 00 001');
  });

  it('changes the language, and the next answer is in it', async () => {
    const client = await api.signedIn(await anAccount(api.db));
    const device = async () =>
      (await client.call('GET /api/main/account/me/sessions')).body.sessions[0]?.device;
    expect(await device()).toBe('Ukjent enhet');
    await client.call(change, { body: { locale: 'en' } });
    expect(await device()).toBe('Unknown device');
  });

  it('turns recommendation mails off; people who get none cannot turn them on', async () => {
    const consultant = await api.signedIn(await anAccount(api.db));
    const off = await consultant.call(change, { body: { recommendationMails: false } });
    expect(off.body.recommendationMails).toBe(false);
    const buyer = await api.signedIn(await anAccount(api.db, { role: 'consultant_buyer' }));
    const refused = await buyer.call(change, { body: { recommendationMails: true } });
    expect(refused).toMatchObject({
      status: 400,
      error: { issues: [{ path: 'recommendationMails' }] },
    });
  });

  it('must have a name', async () => {
    const client = await api.signedIn(await anAccount(api.db));
    const answer = await client.call(change, { body: { name: '   ' } });
    expect(answer).toMatchObject({ status: 400, error: { issues: [{ path: 'name' }] } });
  });

  it('cannot give themself more rights', async () => {
    const account = await anAccount(api.db, { verified: false });
    const client = await api.signedIn(account);
    const more = { role: 'admin', verified: true, is_admin_in_company: true, email: 'x@y.example' };
    const { body } = await client.call(change, { body: more as object });
    expect(body.roleData).toMatchObject({
      role: 'consultant',
      verified: false,
      isAdminInCompany: false,
    });
    expect(body.account.email).not.toBe('x@y.example');
  });
});
