import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../accounts/accounts.fixtures.ts';
import { anOrganization } from '../organizations/organizations.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../testing/start-test-api.ts';

const path = '/api/main/clients/{client}/colleagues';

describe('a colleague whom a buyer invites', () => {
  let api: TestApi;
  let client: string;
  let buyer: TestClient;
  beforeAll(async () => {
    api = await startTestApi();
    client = await anOrganization(api.db, { name: 'Nordfjell Kraft' });
    const about = { role: 'consultant_buyer', organization: client, name: 'Berit Haug' } as const;
    buyer = await api.signedIn(await anAccount(api.db, about));
  });
  afterAll(() => api.close());

  const invite = (email: string, as = buyer) =>
    as.call(`POST ${path}`, { params: { client }, body: { name: 'Ny Kollega', email } });
  const colleagues = async () =>
    (await buyer.call(`GET ${path}`, { params: { client } })).body.colleagues;
  const mailsTo = (email: string) => api.mail.sent.filter(({ to }) => to === email);
  const tokenOf = (text: string) => /token=([\w-]+)/.exec(text)?.[1] ?? '';
  const join = (token: string) =>
    api.stranger.call('POST /api/auth/magic-link/consume', { body: { token } });

  it('is mailed a link, signs in by it, and is a buyer of the same client', async () => {
    const email = 'kollega@torg.example';
    const answer = await invite(email);
    expect(answer.status).toBe(201);
    expect(await colleagues()).toMatchObject([
      { name: 'Berit Haug', invited_at: null, can: { uninvite: false } },
      { email, invited_at: expect.any(String), can: { inviteAgain: true, uninvite: true } },
    ]);
    await api.runJobs();
    const [mail] = mailsTo(email);
    expect(mail?.text).toContain('finner konsulenter på Torg');
    expect(mail?.text).toContain('Berit Haug');
    const joined = await join(tokenOf(mail?.text ?? ''));
    expect(joined.body.user).toMatchObject({
      roleData: { role: 'consultant_buyer', verified: true },
      companyId: client,
    });
    expect((await colleagues()).map(({ invited_at }) => invited_at)).toEqual([null, null]);
    expect(await api.events('invited_colleague')).toMatchObject([
      { acting_account: buyer.account, metadata: { organization: client } },
    ]);
    expect(await api.events('accepted_invitation')).toMatchObject([
      { acting_account: answer.body.account, metadata: { organization: client } },
    ]);
  });

  it('is not invited if the address has an account, and a stranger cannot find that out', async () => {
    await anAccount(api.db, { email: 'finnes@torg.example' });
    const { status, error } = await invite('Finnes@torg.example');
    expect([status, error.errorCode]).toEqual([400, 'email_is_taken']);
    for (const email of ['finnes@torg.example', 'finnes.ikke@torg.example']) {
      const refused = await invite(email, api.stranger);
      expect(refused.error.errorCode).toBe('user_is_not_authorized');
    }
  });

  it('is reminded only after a pause', async () => {
    const { account } = (await invite('sen@torg.example')).body;
    const again = () =>
      buyer.call(`POST ${path}/{account}/invitation`, { params: { client, account } });
    expect((await again()).status).toBe(429);
    api.clock.advance({ minutes: 11 });
    expect((await again()).status).toBe(204);
    await api.runJobs();
    expect(mailsTo('sen@torg.example')).toHaveLength(2);
  });

  it('is uninvited: the link no longer works, and the address can be invited again', async () => {
    const email = 'feil@torg.example';
    const { account } = (await invite(email)).body;
    await api.runJobs();
    const params = { client, account };
    const uninvite = () => buyer.call(`DELETE ${path}/{account}/invitation`, { params });
    expect((await uninvite()).status).toBe(204);
    expect((await uninvite()).error.errorCode).toBe('could_not_find_account');
    const token = tokenOf(mailsTo(email)[0]?.text ?? '');
    expect((await join(token)).error.errorCode).toBe('magic_link_not_valid');
    expect((await colleagues()).some((one) => one.email === email)).toBe(false);
    expect((await invite(email)).status).toBe(201);
  });

  it('is not uninvited while they sign in at the same moment', async () => {
    for (let round = 0; round < 4; round += 1) {
      const email = `samtidig.${round}@torg.example`;
      const { account } = (await invite(email)).body;
      await api.runJobs();
      const params = { client, account };
      const [taken, joined] = await Promise.all([
        buyer.call(`DELETE ${path}/{account}/invitation`, { params }),
        join(tokenOf(mailsTo(email)[0]?.text ?? '')),
      ]);
      expect([taken.status === 204, joined.status === 200].filter(Boolean)).toHaveLength(1);
    }
  });

  it('can only be a colleague at the same client', async () => {
    const organization = await anOrganization(api.db);
    const other = await anAccount(api.db, { role: 'consultant_buyer', organization });
    const answer = await invite('hos.andre@torg.example', await api.signedIn(other));
    expect(answer.error.errorCode).toBe('user_is_not_authorized');
  });
});
