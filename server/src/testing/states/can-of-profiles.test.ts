import {
  activationStates,
  profileQaStatuses,
  type ActivationState,
  type ProfileQaStatus,
} from '@torg/protocol/profiles/profile-life';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { aCooperationAgreement } from '../../contracts/contracts.fixtures.ts';
import { anOrganization } from '../../organizations/organizations.fixtures.ts';
import { aCompleteConsultant, aConsultant } from '../../profiles/profiles.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../start-test-api.ts';
import { compareCan, outcomes, type Compared } from './compare-can.ts';

type Params = { profile: string };
type Try = (as: TestClient, params: Params) => Promise<{ status: number }>;
const activation = 'POST /api/main/profile/{profile}/activation';
const request = 'POST /api/main/profile/{profile}/requested-activation';
const decide = (as: TestClient, account: string, profile_qa_status: 'approved' | 'in_progress') =>
  as.call('POST /api/main/admin/profile-qa', { body: { account, profile_qa_status } });

const ofCompany = {
  sendToQa: (as, params) =>
    as.call('POST /api/main/profile/{profile}/send-to-qa', {
      params,
      body: { discipline: 'technology' },
    }),
  requestActivation: (as, params) =>
    as.call(request, { params, body: { requestedActivation: true } }),
  takeBackRequest: (as, params) =>
    as.call(request, { params, body: { requestedActivation: false } }),
  activate: (as, params) => as.call(activation, { params, body: { active: true } }),
  deactivate: (as, params) => as.call(activation, { params, body: { active: false } }),
} as const satisfies Record<string, Try>;
const ofAdmins = {
  ...ofCompany,
  decideQa: (as, { profile }) => decide(as, profile, 'approved'),
  reopenQa: (as, { profile }) => decide(as, profile, 'in_progress'),
} as const satisfies Record<string, Try>;

interface Case {
  qa_status: ProfileQaStatus;
  activation: ActivationState;
  deactivated: boolean;
}
const cases: Case[] = profileQaStatuses.flatMap((qa_status) =>
  activationStates.flatMap((state) =>
    [false, true].map((deactivated) => ({ qa_status, activation: state, deactivated })),
  ),
);

describe('a row in a list of consultants offers exactly what the calls allow', () => {
  let api: TestApi;
  let id: string;
  let profile: string;
  let admin: TestClient;

  beforeAll(async () => {
    api = await startTestApi();
    id = await anOrganization(api.db, { kind: 'consultant_company' });
    await aCooperationAgreement(api.db, id);
    profile = await aCompleteConsultant(api.db, { account: { organization: id, name: 'Aa' } });
    admin = await api.signedIn(await anAccount(api.db, { role: 'admin' }));
  });
  afterAll(() => api.close());

  async function setState({ qa_status, activation: state, deactivated }: Case): Promise<void> {
    const now = new Date();
    await api.db
      .updateTable('profile')
      .set({
        qa_status,
        active_since: state === 'active' ? now : null,
        requested_activation: state === 'requested' ? now : null,
      })
      .where('profile', '=', profile)
      .execute();
    await api.db
      .updateTable('account')
      .set({ deactivated_at: deactivated ? now : null, verified: !deactivated })
      .where('account', '=', profile)
      .execute();
  }
  const states = async () => {
    const columns = ['qa_status', 'active_since', 'requested_activation'] as const;
    const rows = api.db.selectFrom('profile').select(columns).where('profile', '=', profile);
    return JSON.stringify(await rows.executeTakeFirstOrThrow());
  };

  type List = () => Promise<{ account: string; can: Record<keyof typeof ofAdmins, boolean> }[]>;
  /** A call that changes nothing must not be offered. */
  async function tryAll(
    as: TestClient,
    list: List,
    { tries, qa_status: qaStatus }: { tries: Partial<typeof ofAdmins>; qa_status: ProfileQaStatus },
  ): Promise<Compared> {
    const compared = compareCan();
    for (const profileCase of cases.filter(({ qa_status }) => qa_status === qaStatus)) {
      await setState(profileCase);
      const row = (await list()).find(({ account }) => account === profile);
      for (const [name, attempt] of Object.entries(tries)) {
        await setState(profileCase);
        const before = await states();
        const { status } = await attempt(as, { profile });
        expect([200, 409]).toContain(status);
        const can = row?.can[name as keyof typeof ofAdmins];
        compared.note(`${name} ${JSON.stringify(profileCase)}`, can, (await states()) !== before);
      }
    }
    return compared;
  }

  it.each(profileQaStatuses)('to the admin of a company, on the bench: %s', async (qa_status) => {
    const account = { organization: id, is_admin_in_company: true };
    const companyAdmin = await api.signedIn(await aConsultant(api.db, { account }));
    const bench = 'GET /api/main/consultant-companies/{id}/profiles';
    const list = async () => (await companyAdmin.call(bench, { params: { id } })).body.profiles;
    const compared = await tryAll(companyAdmin, list, { tries: ofCompany, qa_status });
    expect(compared.offered).toEqual(compared.allowed);
    expect(outcomes(compared)).toHaveLength(2);
  });

  it.each(profileQaStatuses)('to an admin, for all: %s', async (qa_status) => {
    const list = async () => {
      const query = { company: id };
      return (await admin.call('GET /api/main/admin/consultants', { query })).body.profiles;
    };
    const compared = await tryAll(admin, list, { tries: ofAdmins, qa_status });
    expect(compared.offered).toEqual(compared.allowed);
    expect(outcomes(compared)).toHaveLength(2);
  });

  it('the same as the page of the profile', async () => {
    for (const profileCase of cases) {
      await setState(profileCase);
      const listed = await admin.call('POST /api/main/admin/profiles', {
        body: { ids: [profile] },
      });
      const read = await admin.call('GET /api/main/profile/{profile}', { params: { profile } });
      expect(listed.body.profiles[0]?.can).toEqual(read.body.can);
    }
  });
});
