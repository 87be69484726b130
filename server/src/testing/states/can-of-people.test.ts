import type { AccountItem } from '@torg/protocol/people/people';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount, aTotp } from '../../accounts/accounts.fixtures.ts';
import { anOrganization } from '../../organizations/organizations.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../start-test-api.ts';
import { compareCan, outcomes } from './compare-can.ts';

const path = '/api/main/admin/accounts/{account}' as const;
interface Person {
  account: string;
  organization: string;
  verified: boolean;
  is_admin_in_company: boolean;
}
type Name = keyof AccountItem['can'];
type Try = (as: TestClient, person: Person, other: string) => Promise<{ status: number }>;

const tries: Record<Name, Try> = {
  change: (as, { account, verified }) =>
    as.call(`PATCH ${path}`, { params: { account }, body: { verified: !verified } }),
  setCompanyAdmin: (as, { account, organization: id, is_admin_in_company }) =>
    as.call('PUT /api/main/consultant-companies/{id}/users/{account}', {
      params: { id, account },
      body: { is_consultant_admin: !is_admin_in_company },
    }),
  deactivate: (as, { account }) => as.call(`POST ${path}/deactivation`, { params: { account } }),
  reactivate: (as, { account }) => as.call(`DELETE ${path}/deactivation`, { params: { account } }),
  inviteAgain: (as, { account }) => as.call(`POST ${path}/invitation`, { params: { account } }),
  signOut: (as, { account }) => as.call(`DELETE ${path}/sessions`, { params: { account } }),
  resetSecondFactor: (as, { account }) =>
    as.call(`POST ${path}/second-factor/reset`, {
      params: { account },
      body: { reason: 'Mistet telefonen.' },
    }),
  merge: (as, { account }, other) =>
    as.call(`POST ${path}/merge/{other}`, { params: { account, other } }),
};
const names = Object.keys(tries) as Name[];

/** The kinds of people in the list; all but consultants belong to a client. */
const kinds = {
  consultant: { role: 'consultant' },
  'signed in': { role: 'consultant', isSignedIn: true },
  'with a second factor': { role: 'consultant', hasFactor: true },
  'oneself with a second factor': { role: 'admin', isOneself: true, hasFactor: true },
  deactivated: { role: 'consultant', verified: false, deactivated_at: new Date() },
  invited: { role: 'consultant', verified: false, isInvited: true },
  'invited, and verified since': { role: 'consultant', isInvited: true },
  'invited, and deactivated': {
    role: 'consultant',
    verified: false,
    isInvited: true,
    deactivated_at: new Date(),
  },
  'alone as admin of a company': { role: 'consultant', is_admin_in_company: true },
  buyer: { role: 'consultant_buyer' },
  admin: { role: 'admin' },
  oneself: { role: 'admin', isOneself: true },
} as const;
type Kind = Partial<{
  verified: boolean;
  deactivated_at: Date;
  is_admin_in_company: boolean;
  isInvited: boolean;
  isSignedIn: boolean;
  hasFactor: boolean;
  isOneself: boolean;
}> & { role: 'consultant' | 'consultant_buyer' | 'admin' };

describe('a row in the list of people says what the calls answer', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  async function aPerson({ isInvited, isSignedIn, hasFactor, isOneself: _, ...fields }: Kind) {
    const kind = fields.role === 'consultant' ? 'consultant_company' : 'client';
    const organization = await anOrganization(api.db, { kind });
    const account = await anAccount(api.db, { ...fields, organization });
    if (isInvited) {
      const row = { account, invited_by: account, invited_at: new Date('2026-01-01') };
      await api.db.insertInto('account_invitation').values(row).execute();
    }
    if (isSignedIn) await api.signedIn(account);
    if (hasFactor) await aTotp(api, account);
    const { verified = true, is_admin_in_company = false } = fields;
    return { account, organization, verified, is_admin_in_company };
  }

  /** Everything about somebody that the calls may change. */
  const present = async ({ account }: Person) => {
    const own = ['account.verified', 'account.deactivated_at', 'is_admin_in_company'] as const;
    const rows = api.db.selectFrom('account').where('account.account', '=', account);
    const [row, sessions, merged, totp] = await Promise.all([
      rows
        .leftJoin('account_invitation', 'account_invitation.account', 'account.account')
        .select([...own, 'account_invitation.invited_at'])
        .executeTakeFirst(),
      api.db.selectFrom('session').select('session').where('account', '=', account).execute(),
      api.db.selectFrom('account').select('account').where('merged_into', '=', account).execute(),
      api.db.selectFrom('totp').select('account').where('account', '=', account).execute(),
    ]);
    return JSON.stringify([row, sessions, merged, totp]);
  };

  it.each(Object.entries(kinds))('%s', async (_kind, kind: Kind) => {
    const compared = compareCan();
    for (const name of names) {
      const person = await aPerson(kind);
      const by = kind.isOneself ? person.account : await anAccount(api.db, { role: 'admin' });
      const admin = await api.signedIn(by);
      const query = { organization: person.organization };
      const { body } = await admin.call('GET /api/main/admin/accounts', { query });
      const row = body.accounts.find(({ account }) => account === person.account);
      const read = await admin.call(`GET ${path}`, { params: { account: person.account } });
      expect(row?.can).toEqual(read.body.can);
      const other = await anAccount(api.db, { role: kind.role });
      const before = await present(person);
      await tries[name](admin, person, other);
      compared.note(name, row?.can[name], (await present(person)) !== before);
    }
    expect(compared.offered).toEqual(compared.allowed);
    expect(outcomes(compared)).toHaveLength(2);
  });
});
