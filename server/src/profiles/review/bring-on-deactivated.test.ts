import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { aCooperationAgreement } from '../../contracts/contracts.fixtures.ts';
import { anOrganization } from '../../organizations/organizations.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/start-test-api.ts';
import { aCompleteConsultant, aConsultant } from '../profiles.fixtures.ts';

const send = 'POST /api/main/profile/{profile}/send-to-qa';
const request = 'POST /api/main/profile/{profile}/requested-activation';
const activate = 'POST /api/main/profile/{profile}/activation';
const read = 'GET /api/main/profile/{profile}';
const door = '/api/main/admin/accounts/{account}/deactivation' as const;

describe('a deactivated consultant', () => {
  let api: TestApi;
  let admin: TestClient;
  let boss: TestClient;
  let organization: string;
  beforeAll(async () => {
    api = await startTestApi();
    admin = await api.signedIn(await anAccount(api.db, { role: 'admin' }));
    organization = await anOrganization(api.db, { kind: 'consultant_company' });
    await aCooperationAgreement(api.db, organization);
    const account = { organization, is_admin_in_company: true };
    boss = await api.signedIn(await aConsultant(api.db, { account }));
  });
  afterAll(() => api.close());

  async function aDeactivatedOne(qaStatus: 'not_started' | 'approved') {
    const account = { organization };
    const profile = await aCompleteConsultant(api.db, { account, qaStatus, visible: false });
    const self = await api.signedIn(profile);
    await admin.call(`POST ${door}`, { params: { account: profile } });
    return { self, profile, params: { profile } };
  }
  const outcome = ({ status, error }: { status: number; error?: { errorCode: string } }) =>
    `${status} ${error?.errorCode}`;
  const away = '409 account_is_deactivated';

  it('is not sent to review by anybody until they are reactivated', async () => {
    const { self, profile, params } = await aDeactivatedOne('not_started');
    const sent = { params, body: { discipline: 'technology' } } as const;
    for (const who of [admin, boss]) {
      expect((await who.call(read, { params })).body.can.sendToQa).toBe(false);
      expect(outcome(await who.call(send, sent))).toBe(away);
    }
    expect(outcome(await self.call(send, sent))).toBe('401 user_is_not_authorized');
    const entries = api.db.selectFrom('profile_qa').selectAll().where('profile', '=', profile);
    expect(await entries.execute()).toEqual([]);

    await admin.call(`DELETE ${door}`, { params: { account: profile } });
    expect((await boss.call(read, { params })).body.can.sendToQa).toBe(true);
    expect((await boss.call(send, sent)).status).toBe(200);
  });

  it('is not activated, and activation is not requested', async () => {
    const { self, profile, params } = await aDeactivatedOne('approved');
    const requested = { params, body: { requestedActivation: true } };
    const active = { params, body: { active: true } };
    for (const who of [admin, boss]) {
      const { can } = (await who.call(read, { params })).body;
      expect([can.requestActivation, can.activate]).toEqual([false, false]);
      expect(outcome(await who.call(request, requested))).toBe(away);
      expect(outcome(await who.call(activate, active))).toBe(away);
    }
    expect(outcome(await self.call(request, requested))).toBe('401 user_is_not_authorized');
    expect((await admin.call(read, { params })).body.status?.activation).toBe('inactive');

    await admin.call(`DELETE ${door}`, { params: { account: profile } });
    expect((await boss.call(activate, active)).status).toBe(200);
  });

  it('can be taken out of the search', async () => {
    const { profile, params } = await aDeactivatedOne('approved');
    const values = { active_since: new Date() };
    await api.db.updateTable('profile').set(values).where('profile', '=', profile).execute();
    expect((await boss.call(read, { params })).body.can.deactivate).toBe(true);
    const taken = await boss.call(activate, { params, body: { active: false } });
    expect(taken.body).toEqual({ profile, activationStatus: false });
  });
});

it('activation can be requested only after the approval', async () => {
  const api = await startTestApi();
  const profile = await aCompleteConsultant(api.db, { qaStatus: 'not_started', visible: false });
  const self = await api.signedIn(profile);
  const params = { profile };
  const { status, error } = await self.call(request, {
    params,
    body: { requestedActivation: true },
  });
  expect([status, error.errorCode]).toEqual([409, 'profile_qa_must_have_status_approved']);
  expect((await self.call(read, { params })).body.can.requestActivation).toBe(false);
  await api.close();
});
