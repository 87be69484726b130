import { limits } from '@torg/protocol/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anOrganization } from '../../organizations/organizations.fixtures.ts';
import { aCompleteConsultant, aConsultant } from '../../profiles/profiles.fixtures.ts';
import { aBrowser } from '../../testing/a-browser.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/start-test-api.ts';

describe('the invitation of a consultant', () => {
  let api: TestApi;
  let company: string;
  let companyAdmin: TestClient;
  beforeAll(async () => {
    api = await startTestApi();
    company = await anOrganization(api.db, { name: 'Granskog IT', kind: 'consultant_company' });
    const account = { name: 'Berit Haug', organization: company, is_admin_in_company: true };
    companyAdmin = await api.signedIn(await aConsultant(api.db, { account }));
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await api.runJobs();
    api.mail.sent.length = 0;
  });

  let count = 0;
  async function anInvited() {
    const email = `invitert.${(count += 1)}@torg.example`;
    const answer = await companyAdmin.call('POST /api/main/consultant-companies/{id}/profiles', {
      params: { id: company },
      body: { consultant: { name: 'Ida Solbakken', email } },
    });
    return { email, account: answer.body.profile };
  }
  const tokenIn = (mail: { text: string } | undefined) =>
    /\/login\/magic\?token=([\w-]{43})\s/.exec(mail?.text ?? '')?.[1] ?? '';
  const consume = (token: string, browser = aBrowser(api)) =>
    browser.post('/api/auth/magic-link/consume', { token });
  const inviteAgain = (account: string) =>
    companyAdmin.call('POST /api/main/consultant-companies/{id}/users/{account}/invitation', {
      params: { id: company, account },
    });
  const userOf = async (account: string) => {
    const list = await companyAdmin.call('GET /api/main/consultant-companies/{id}/users', {
      params: { id: company },
    });
    return list.body.users.find((user) => user.account === account);
  };
  const accepted = async (account: string) =>
    (await api.events('accepted_invitation')).filter((event) => event.acting_account === account);

  it('is mailed, names the inviter, and leads to the first page as a verified consultant', async () => {
    const { email, account } = await anInvited();
    expect(api.mail.sent).toEqual([]);
    await api.runJobs();
    const [mail] = api.mail.sent;
    expect(mail).toMatchObject({ to: email, subject: 'Granskog IT inviterer deg til Torg' });
    expect(mail?.text).toContain('Invitert av: Berit Haug');
    expect(mail?.html).toContain(`http://torg.example/login/magic?token=${tokenIn(mail)}`);

    const browser = aBrowser(api);
    const answer = await consume(tokenIn(mail), browser);
    expect(answer.body).toMatchObject({
      return_to: '/',
      user: { account: { account }, roleData: { verified: true, completedWizard: false } },
    });
    const own = await browser.get(`/api/main/profile/${account}`);
    expect([own.status, own.body.can.edit]).toEqual([200, true]);
    expect(await accepted(account)).toMatchObject([{ metadata: { organization: company } }]);
    expect(await userOf(account)).toMatchObject({ verified: true, invited_at: null });
  });

  it('works only once, and verifies nobody before they join', async () => {
    const { account } = await anInvited();
    await api.runJobs();
    expect(await userOf(account)).toMatchObject({
      verified: false,
      invited_at: expect.any(String),
      can: { inviteAgain: true },
    });
    const token = tokenIn(api.mail.sent[0]);
    const answers = await Promise.all([consume(token), consume(token), consume(token)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401, 401]);
    expect(await accepted(account)).toHaveLength(1);
  });

  it('is valid for a week; after that, the owner of the address signs in by an ordinary link', async () => {
    const late = await anInvited();
    await api.runJobs();
    const token = tokenIn(api.mail.sent[0]);
    const { days } = limits.accountInvitation;
    api.clock.advance({ days: days - 0.01 });
    const inTime = await anInvited();
    await api.runJobs();
    api.clock.advance({ days: 0.02 });
    expect((await consume(token)).body.errorCode).toBe('magic_link_not_valid');
    expect((await consume(tokenIn(api.mail.sent[1]))).body.user.account.email).toBe(inTime.email);

    await aBrowser(api).post('/api/auth/magic-link', { email: late.email });
    await api.runJobs();
    const answer = await consume(tokenIn(api.mail.sent[2]));
    expect(answer.body.user.roleData.verified).toBe(true);
    expect(await accepted(late.account)).toHaveLength(1);
  });

  it('is mailed again on request, but not twice in a few minutes', async () => {
    const { email, account } = await anInvited();
    const early = await inviteAgain(account);
    expect([early.status, early.error.errorCode]).toEqual([429, 'too_many_requests']);
    expect(Number(early.headers['retry-after'])).toBeGreaterThan(500);
    api.clock.advance({ minutes: limits.accountInvitation.againAfterMinutes });
    const both = await Promise.all([inviteAgain(account), inviteAgain(account)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 429]);
    await api.runJobs();
    expect(api.mail.sent.map(({ to }) => to)).toEqual([email, email]);
  });

  it('ends with all its links when the person has used one of them', async () => {
    const { account } = await anInvited();
    api.clock.advance({ minutes: limits.accountInvitation.againAfterMinutes });
    await inviteAgain(account);
    await api.runJobs();
    const [first, second] = api.mail.sent.map(tokenIn);
    expect((await consume(second ?? '')).status).toBe(200);
    expect((await consume(first ?? '')).body.errorCode).toBe('magic_link_not_valid');
    const again = await inviteAgain(account);
    expect([again.status, again.error.errorCode]).toEqual([404, 'could_not_find_invitation']);
  });

  it('verifies once even when two of its links are used at the same moment', async () => {
    const { account } = await anInvited();
    api.clock.advance({ minutes: limits.accountInvitation.againAfterMinutes });
    await inviteAgain(account);
    await api.runJobs();
    const answers = await Promise.all(api.mail.sent.map((mail) => consume(tokenIn(mail))));
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(await accepted(account)).toHaveLength(1);
  });

  it('is mailed once when the mail server is back, and not at all if it is no longer needed', async () => {
    const { email, account } = await anInvited();
    api.mail.failNext(1);
    await api.runJobs();
    const links = () =>
      api.db.selectFrom('magic_link').select('account').where('account', '=', account).execute();
    expect(await links()).toEqual([]);
    api.clock.advance({ minutes: 1 });
    await api.runJobs();
    expect(api.mail.sent.map(({ to }) => to)).toEqual([email]);

    const gone = await anInvited();
    await companyAdmin.call('DELETE /api/main/profile/{profile}', {
      params: { profile: gone.account },
    });
    api.mail.sent.length = 0;
    await api.runJobs();
    expect(api.mail.sent).toEqual([]);
  });

  it('makes a profile visible that the company had activated before the consultant joined', async () => {
    const email = `invitert.${(count += 1)}@torg.example`;
    const account = await aCompleteConsultant(api.db, {
      account: { email, organization: company, verified: false },
    });
    await api.db
      .updateTable('profile')
      .set({ active_since: new Date() })
      .where('profile', '=', account)
      .execute();
    await api.db
      .insertInto('account_invitation')
      .values({ account, invited_by: companyAdmin.account, invited_at: new Date() })
      .execute();
    const isSeen = async () => {
      const params = { profile: account };
      const read = await companyAdmin.call('GET /api/main/profile/{profile}', { params });
      return read.body.status?.visible_in_search;
    };
    expect(await isSeen()).toBe(false);
    await aBrowser(api).post('/api/auth/magic-link', { email });
    await api.runJobs();
    await consume(tokenIn(api.mail.sent[0]));
    await api.runJobs();
    expect(await isSeen()).toBe(true);
  });
});
