import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../accounts/accounts.fixtures.ts';
import { anAssignment } from '../assignments/assignments.fixtures.ts';
import { anOrganization } from '../organizations/organizations.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../testing/start-test-api.ts';
import { aConsultant, showProfile } from './profiles.fixtures.ts';

const read = 'GET /api/main/profile/{profile}';

describe('a profile', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  const aBuyer = async () =>
    api.signedIn(await anAccount(api.db, { role: 'consultant_buyer', name: 'Kari Vestli' }));
  const statusFor = async (client: TestClient, profile: string) =>
    (await client.call(read, { params: { profile } })).status;

  it('shows address, phone and progress to its owners only', async () => {
    const organization = await anOrganization(api.db, { kind: 'consultant_company' });
    const profile = await aConsultant(api.db, {
      account: { organization, phone: '+47 010 00 001' },
    });
    const boss = await anAccount(api.db, { organization, is_admin_in_company: true });
    for (const client of [await api.signedIn(profile), await api.signedIn(boss)]) {
      const { body } = await client.call(read, { params: { profile } });
      expect(body.phone).toBe('+47 010 00 001');
      expect(body.email).toContain('@');
      expect(body.status?.qa_status).toBe('approved');
    }
    const { body } = await (await aBuyer()).call(read, { params: { profile } });
    expect([body.phone, body.email, body.status]).toEqual([null, null, null]);
    expect(body.can).toMatchObject({ edit: false, writeTo: true });
  });

  it('is shown to buyers while it is visible in search, and never to other consultants', async () => {
    const buyer = await aBuyer();
    const other = await api.signedIn(await aConsultant(api.db));
    const visible = await aConsultant(api.db);
    const hidden = await aConsultant(api.db, { visible: false });
    expect(await statusFor(buyer, visible)).toBe(200);
    expect(await statusFor(buyer, hidden)).toBe(401);
    expect(await statusFor(other, visible)).toBe(401);
    expect(await statusFor(other, hidden)).toBe(401);
  });

  it('is shown, though it is hidden now, to the buyer whose assignment it was sent for', async () => {
    const buyer = await aBuyer();
    const assignment = await anAssignment(api.db, { editors: [buyer.account ?? ''] });
    const profile = await aConsultant(api.db);
    const consultant = await api.signedIn(profile);
    await consultant.call('POST /api/main/client/assignment-interest-message', {
      body: { assignment_id: assignment, consultants: [{ consultant_id: profile }] },
    });
    await showProfile(api.db, profile, false);
    expect(await statusFor(buyer, profile)).toBe(200);
    expect(await statusFor(await aBuyer(), profile)).toBe(401);
  });

  it('counts each view by somebody else', async () => {
    const buyer = await aBuyer();
    const profile = await aConsultant(api.db);
    await (await api.signedIn(profile)).call(read, { params: { profile } });
    await buyer.call(read, { params: { profile } });
    const views = await api.events('get_profile');
    expect(
      views.filter(({ metadata }) => (metadata as { profile: string }).profile === profile),
    ).toEqual([{ kind: 'get_profile', acting_account: buyer.account, metadata: { profile } }]);
  });

  it('gives the same answer for somebody who is no consultant and for an unknown id', async () => {
    const buyer = await aBuyer();
    for (const profile of [buyer.account ?? '', '00000000-0000-4000-8000-000000000000']) {
      const answer = await buyer.call(read, { params: { profile } });
      expect([answer.status, answer.error.errorCode]).toEqual([404, 'could_not_find_profile']);
    }
  });
});
