import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../accounts/accounts.fixtures.ts';
import { anOrganization } from '../organizations/organizations.fixtures.ts';
import { aConsultant } from '../profiles/profiles.fixtures.ts';
import {
  startTestApi,
  type CallInput,
  type TestApi,
  type TestClient,
} from '../testing/start-test-api.ts';

const one = 'GET /api/main/admin/accounts/{account}';
const edit = 'PATCH /api/main/admin/accounts/{account}';

describe('an admin manages people', () => {
  let api: TestApi;
  let admin: TestClient;
  beforeAll(async () => {
    api = await startTestApi();
    admin = await api.signedIn(await anAccount(api.db, { role: 'admin', name: 'Kari Admin' }));
  });
  afterAll(() => api.close());

  const change = (
    account: string,
    body: NonNullable<CallInput<typeof edit>['body']>,
    as: TestClient = admin,
  ) => as.call(edit, { params: { account }, body });
  const look = async (account: string) => (await admin.call(one, { params: { account } })).body;
  const deactivate = (account: string, as: TestClient = admin) =>
    as.call('POST /api/main/admin/accounts/{account}/deactivation', { params: { account } });
  const reactivate = (account: string) =>
    admin.call('DELETE /api/main/admin/accounts/{account}/deactivation', { params: { account } });
  const historyOf = async (object: string) =>
    (await admin.call('GET /api/main/admin/changes/{object}', { params: { object } })).body.changes;
  const anAdmin = async (name: string) =>
    api.signedIn(await anAccount(api.db, { role: 'admin', name }));
  const isVisible = async (profile: string) =>
    (
      await api.db
        .selectFrom('profile_availability')
        .select('visible_in_search')
        .where('profile', '=', profile)
        .executeTakeFirstOrThrow()
    ).visible_in_search;

  it('finds them by name, address or company, role, country and status', async () => {
    const client = await anOrganization(api.db, { name: 'Sølvskog', country: 'SE' });
    const own = { organization: client, role: 'consultant_buyer' } as const;
    const eva = await anAccount(api.db, { ...own, name: 'Eva Sølv' });
    const nils = await anAccount(api.db, { ...own, name: 'Nils Sølv', verified: false });
    const ask = async (query: CallInput<'GET /api/main/admin/accounts'>['query']) => {
      const { body } = await admin.call('GET /api/main/admin/accounts', { query });
      return [body.total, body.accounts.map(({ account }) => account)];
    };
    for (const text of ['sølvskog', 'Solvskog', 'SÖLVSKOG']) {
      expect(await ask({ text })).toEqual([2, [eva, nils]]);
    }
    expect(await ask({ text: 'sølv', sort: 'name', direction: 'desc' })).toEqual([2, [nils, eva]]);
    expect(await ask({ organization: client, limit: 1, offset: 1 })).toEqual([2, [nils]]);
    expect(await ask({ country: 'SE', status: 'verified' })).toEqual([1, [eva]]);
    expect(await ask({ text: 'Nils', status: 'unverified', role: 'consultant_buyer' })).toEqual([
      1,
      [nils],
    ]);
    await deactivate(nils);
    expect(await ask({ organization: client, status: 'deactivated' })).toEqual([1, [nils]]);
  });

  it('verifies somebody, which is recorded and takes effect at once', async () => {
    const account = await anAccount(api.db, { verified: false });
    const client = await api.signedIn(account);
    expect((await client.call('GET /api/main/competencies')).error.errorCode).toBe(
      'user_not_verified',
    );
    expect((await change(account, { verified: true })).body.status).toBe('verified');
    expect((await client.call('GET /api/main/competencies')).status).toBe(200);
    expect(await historyOf(account)).toMatchObject([
      { what: 'changed_account', before: { verified: false }, after: { verified: true } },
    ]);
  });

  it('moves somebody to a company that fits their role, and to no other', async () => {
    const [old, next, client] = [
      await anOrganization(api.db, { kind: 'consultant_company', name: 'Gammel' }),
      await anOrganization(api.db, { kind: 'consultant_company', name: 'Ny' }),
      await anOrganization(api.db, { kind: 'client' }),
    ];
    const account = await aConsultant(api.db, { account: { organization: old } });
    const refused = await change(account, { organization: client });
    expect(refused.error.errorCode).toBe('organization_does_not_fit_role');
    expect((await change(account, { organization: next })).body.organization?.id).toBe(next);
    const moved = { before: { organization: 'Gammel' }, after: { organization: 'Ny' } };
    for (const object of [account, old, next]) {
      expect(await historyOf(object)).toMatchObject([moved]);
    }
  });

  it('changes a buyer into a consultant, with a profile, and back, with the profile hidden', async () => {
    const client = await anOrganization(api.db, { kind: 'client' });
    const buyer = await anAccount(api.db, { role: 'consultant_buyer', organization: client });
    expect((await change(buyer, { role: 'consultant' })).error.errorCode).toBe(
      'organization_does_not_fit_role',
    );
    const answer = await change(buyer, { role: 'consultant', organization: null });
    expect(answer.body).toMatchObject({ role: 'consultant', has_profile: true });
    const visible = await aConsultant(api.db);
    expect((await change(visible, { role: 'consultant_buyer' })).status).toBe(200);
    expect(await isVisible(visible)).toBe(false);
  });

  it('changes a consultant whose profile was removed into an admin', async () => {
    const consultant = await anAccount(api.db, { role: 'consultant' });
    const { status, body } = await change(consultant, { role: 'admin' });
    expect([status, body.role]).toEqual([200, 'admin']);
  });

  it('cannot take the last admin from a company with others in it', async () => {
    const organization = await anOrganization(api.db, { kind: 'consultant_company' });
    const boss = await aConsultant(api.db, {
      account: { organization, is_admin_in_company: true },
    });
    await aConsultant(api.db, { account: { organization } });
    expect((await look(boss)).is_last_company_admin).toBe(true);
    for (const answer of [
      await change(boss, { organization: null }),
      await change(boss, { verified: false }),
      await deactivate(boss),
    ]) {
      expect([answer.status, answer.error.errorCode]).toEqual([409, 'company_needs_an_admin']);
    }
  });

  it('deactivates somebody, who is signed out at once, and restores their former rights', async () => {
    const account = await anAccount(api.db, {
      email: 'borte@torg.example',
      password: 'et-langt-passord',
    });
    const client = await api.signedIn(account);
    expect((await deactivate(account)).body).toMatchObject({
      status: 'deactivated',
      sessions: 0,
      can: { change: false, reactivate: true },
    });
    expect((await client.call('GET /api/main/account/me')).status).toBe(401);
    const body = { email: 'borte@torg.example', password: 'et-langt-passord' };
    expect((await api.stranger.call('POST /api/auth/sign-in', { body })).error.errorCode).toBe(
      'wrong_email_or_password',
    );
    await api.stranger.call('POST /api/auth/magic-link', { body: { email: body.email } });
    await api.runJobs();
    expect(api.mail.sent.filter(({ to }) => to === body.email)).toEqual([]);
    expect((await change(account, { role: 'admin' })).error.errorCode).toBe(
      'account_is_deactivated',
    );
    expect((await reactivate(account)).body.status).toBe('verified');
    expect((await api.stranger.call('POST /api/auth/sign-in', { body })).status).toBe(200);
    expect((await historyOf(account)).map(({ what }) => what)).toEqual([
      'reactivated_account',
      'deactivated_account',
    ]);
  });

  it('signs somebody out everywhere', async () => {
    const account = await anAccount(api.db);
    const [one, two] = [await api.signedIn(account), await api.signedIn(account)];
    expect((await look(account)).sessions).toBe(2);
    const params = { account };
    await admin.call('DELETE /api/main/admin/accounts/{account}/sessions', { params });
    for (const client of [one, two]) {
      expect((await client.call('GET /api/main/account/me')).status).toBe(401);
    }
  });

  it('mails an open invitation again', async () => {
    const organization = await anOrganization(api.db, { kind: 'consultant_company' });
    const invited = await admin.call('POST /api/main/consultant-companies/{id}/profiles', {
      params: { id: organization },
      body: { consultant: { name: 'Ny Kollega', email: 'ny.kollega@torg.example' } },
    });
    const { profile: account } = invited.body;
    expect(await look(account)).toMatchObject({ status: 'invited', can: { inviteAgain: true } });
    const again = () =>
      admin.call('POST /api/main/admin/accounts/{account}/invitation', { params: { account } });
    expect((await again()).status).toBe(429);
    api.clock.advance({ minutes: 11 });
    expect((await again()).status).toBe(204);
    await api.runJobs();
    expect(api.mail.sent.filter(({ to }) => to === 'ny.kollega@torg.example')).toHaveLength(2);
  });

  it('cannot change their own rights', async () => {
    const own = admin.account ?? '';
    for (const answer of [
      await change(own, { role: 'consultant' }),
      await change(own, { verified: false }),
      await deactivate(own),
    ]) {
      expect([answer.status, answer.error.errorCode]).toEqual([403, 'cannot_change_own_account']);
    }
  });

  it('always leaves an admin when the last two demote or deactivate each other at once', async () => {
    for (let round = 0; round < 6; round += 1) {
      await api.db
        .updateTable('account')
        .set({ role: 'consultant_buyer' })
        .where('role', '=', 'admin')
        .execute();
      const [one, two] = [await anAdmin('Anne'), await anAdmin('Bjørn')];
      const revokeRight = (as: TestClient, target: TestClient) =>
        round % 2 === 0
          ? change(target.account ?? '', { role: 'consultant_buyer' }, as)
          : deactivate(target.account ?? '', as);
      const answers = await Promise.all([revokeRight(one, two), revokeRight(two, one)]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
      const left = await api.db
        .selectFrom('account')
        .select('account')
        .where('role', '=', 'admin')
        .where('verified', '=', true)
        .execute();
      expect(left).toHaveLength(1);
    }
  });
});
