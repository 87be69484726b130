import { agreementTabs, type AgreementTab } from '@torg/protocol/agreements/agreement-life';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { aConsultant } from '../../profiles/profiles.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/start-test-api.ts';
import {
  aContractOfHire,
  anAgreement,
  anAgreementDraft,
  peopleOfHire,
  type HirePeople,
} from '../agreements.fixtures.ts';
import { mayReadDraft } from '../agreements.policy.ts';
import { findDrafts } from '../drafts/drafts.repository.ts';
import { beginAgreement } from '../in-force/begin-agreement.ts';
import { isReadable } from './agreement-list.repository.ts';

describe('the lists of agreements', () => {
  let api: TestApi;
  let people: HirePeople;
  let others: HirePeople;
  let as: Record<'buyer' | 'company' | 'consultant' | 'admin', TestClient>;
  let closed: string;

  beforeAll(async () => {
    api = await startTestApi();
    people = await peopleOfHire(api.db);
    others = await peopleOfHire(api.db, 'SE');
    as = {
      buyer: await api.signedIn(people.buyer),
      company: await api.signedIn(people.companyAdmin),
      consultant: await api.signedIn(people.consultant),
      admin: await api.signedIn(people.salesAdmin),
    };
    const { db } = api;
    await anAgreementDraft(db, people);
    const second = await aConsultant(db, { account: { organization: people.company } });
    await anAgreementDraft(db, { ...people, consultant: second }, { status: 'sent', rounds: 1 });
    closed = await anAgreementDraft(db, people, {
      ...{ status: 'declined', rounds: 1, ended_because: 'Nei' },
    });
    await aContractOfHire(db, people);
    await aContractOfHire(db, people, { status: 'expired' });
    const { contract } = await aContractOfHire(db, people, { status: 'completed' });
    await api.torg.parts.jobs.run(beginAgreement, { input: { contract }, traceId: '' });
    await anAgreementDraft(db, others, { status: 'changes_proposed', rounds: 2 });
  });
  afterAll(() => api.close());

  const list = async (who: TestClient, tab: AgreementTab) =>
    (await who.call('GET /api/main/agreements', { query: { tab } })).body;
  const counts = async (who: TestClient) => (await list(who, 'drafts')).counts;

  it('lead buyers in Norway to the folder of their client', async () => {
    const folderOf = async (who: TestClient) => (await list(who, 'current')).hiring_folder_of;
    expect(await folderOf(as.buyer)).toBe(people.client);
    for (const who of [as.company, as.consultant, as.admin]) {
      expect(await folderOf(who)).toBeNull();
    }
    expect(await folderOf(await api.signedIn(others.buyer)), 'in Sweden').toBeNull();
  });

  it('count what somebody reads, one tab at a time', async () => {
    expect(await counts(as.buyer)).toEqual({ drafts: 2, to_sign: 1, current: 1, ended: 2 });
    expect(await counts(as.company)).toEqual({ drafts: 1, to_sign: 1, current: 1, ended: 2 });
    expect(await counts(as.consultant)).toEqual({ drafts: 0, to_sign: 1, current: 1, ended: 2 });
    expect(await counts(as.admin)).toEqual({ drafts: 3, to_sign: 1, current: 1, ended: 2 });
    for (const tab of agreementTabs) {
      const { agreements, total, counts: all } = await list(as.buyer, tab);
      expect([total, agreements.length]).toEqual([all[tab], all[tab]]);
    }
  });

  it('say what it is by now, whose turn it is, and hide the price from the consultant', async () => {
    const toSign = (await list(as.buyer, 'to_sign')).agreements[0];
    expect(toSign).toMatchObject({
      kind: 'contract',
      status: 'in_progress',
      hourly_rate: 1350.5,
      waits_for_reader: true,
    });
    // The contract names the price, so the consultant is led to the terms.
    expect((await list(as.consultant, 'to_sign')).agreements[0]).toMatchObject({
      kind: 'draft',
      id: toSign?.agreement_draft_id,
      status: 'in_progress',
      hourly_rate: null,
      waits_for_reader: false,
    });
    expect((await list(as.company, 'current')).agreements[0]).toMatchObject({
      kind: 'agreement',
      status: 'upcoming',
      hourly_rate: 1350.5,
      start_date: '2027-01-04',
      end_date: '2027-12-31',
    });
    const statuses = (await list(as.buyer, 'ended')).agreements.map(({ status }) => status);
    expect(statuses.toSorted()).toEqual(['declined', 'expired']);
    const drafts = (await list(as.buyer, 'drafts')).agreements;
    expect(drafts.map((one) => `${one.status} ${one.waits_for_reader}`).toSorted()).toEqual([
      'editing true',
      'sent false',
    ]);
  });

  it('have the rule of the policy in SQL', async () => {
    const { db } = api;
    const unsent = await aConsultant(db, { account: { organization: others.company } });
    await anAgreementDraft(db, { ...others, consultant: unsent });
    const all = await db.selectFrom('agreement_draft').select('agreement_draft').execute();
    const rows = await findDrafts(
      db,
      all.map(({ agreement_draft }) => agreement_draft),
    );
    const loose = await anAccount(db, { role: 'consultant_buyer' });
    const lonely = await aConsultant(db, { account: { is_admin_in_company: true } });
    const readers = [...Object.values(people), ...Object.values(others), unsent, loose, lonely];
    const found = await db
      .selectFrom('account')
      .select(['account', 'role', 'organization', 'is_admin_in_company'])
      .where('account', 'in', readers)
      .execute();
    const outcomes = new Set<number>();
    for (const { is_admin_in_company: isAdminInCompany, ...one } of found) {
      const actor = { ...one, isAdminInCompany };
      const { rows: listed } = await sql<{ agreement_draft: string }>`
        select agreement_draft from agreement_draft as d
        where ${isReadable(actor)} order by 1`.execute(db);
      const allowed = rows.filter((row) => mayReadDraft(actor, row));
      expect(listed.map((row) => row.agreement_draft)).toEqual(
        allowed.map((row) => row.agreement_draft),
      );
      outcomes.add(allowed.length);
    }
    expect(outcomes.size).toBeGreaterThan(3);
  });

  it('of admins have all contracts in the shape of the specification', async () => {
    const path = 'GET /api/contracts/client/admin/self-signed-contracts' as const;
    const { body } = await as.admin.call(path);
    expect(body).toMatchObject({ total: 3, limit: 30, offset: 0 });
    const completed = await as.admin.call(path, { query: { status: 'completed' } });
    expect(completed.body.contracts).toHaveLength(1);
    expect(completed.body.contracts[0]).toMatchObject({
      document: { document_type: 'assignment_norwegian', version: 1 },
      status: 'completed',
      client_action: { status: 'signed', name: 'Kari Vestli' },
      consultant_provider_action: { status: 'signed', name: 'Berit Haug' },
      consultant_provider_representative: { client_id: people.client },
      agreement: {
        employment_percentage: 80,
        rates: [{ hourly_rate: 1350.5 }, { hourly_rate: 1400 }],
        consultant: { consultant_id: people.consultant, organization_id: people.company },
      },
    });
    const waiting = await as.admin.call(path, { query: { status: 'in_progress' } });
    expect(waiting.body.contracts[0]?.agreement).toBeNull();
    const named = async (query: string) => (await as.admin.call(path, { query: { query } })).body;
    expect((await named('SOLBAKKEN')).total).toBe(3);
    expect((await named('ingen slik')).total).toBe(0);
    expect((await as.admin.call(path, { query: { limit: 91 } })).status).toBe(400);
  });

  it('of admins have all drafts, by status, by name and in pages', async () => {
    const path = 'GET /api/contracts/client/admin/agreement-drafts' as const;
    const declined = await as.admin.call(path, { query: { status: 'declined' } });
    expect(declined.body).toMatchObject({
      total: 1,
      agreement_drafts: [{ agreement_draft_id: closed, status: 'declined' }],
    });
    const first = await as.admin.call(path, { query: { limit: 2, query: 'nordfjell' } });
    const second = await as.admin.call(path, { query: { limit: 2, offset: 2 } });
    expect([first.body.total, first.body.agreement_drafts.length]).toEqual([second.body.total, 2]);
    const ids = [...first.body.agreement_drafts, ...second.body.agreement_drafts];
    expect(new Set(ids.map((one) => one.agreement_draft_id)).size).toBe(4);
  });

  it('of admins are for admins', async () => {
    for (const who of [as.buyer, as.company, as.consultant, api.stranger]) {
      const answer = await who.call('GET /api/contracts/client/admin/self-signed-contracts');
      expect([
        answer.status,
        (answer.error as unknown as { error_code: string }).error_code,
      ]).toEqual([401, 'unauthorized']);
    }
  });

  it('show at once what has expired and what was ended early', async () => {
    const { db } = api;
    const these = await peopleOfHire(db);
    const buyer = await api.signedIn(these.buyer);
    const { contract } = await aContractOfHire(db, these);
    await db
      .updateTable('contract')
      .set({ expires_at: api.clock.now() })
      .where('contract', '=', contract)
      .execute();
    const agreement = await anAgreement(db, these);
    const ended_on = '2026-12-31';
    await db
      .updateTable('agreement')
      .set({ ended_on, ended_because: 'Stanset', ended_by: these.buyer })
      .where('agreement', '=', agreement)
      .execute();
    expect(await counts(buyer)).toEqual({ drafts: 0, to_sign: 0, current: 0, ended: 2 });
    const { agreements } = await list(buyer, 'ended');
    expect(new Map(agreements.map((one) => [one.id, one]))).toMatchObject(
      new Map([
        [contract, { status: 'expired', waits_for_reader: false, ended_early: false }],
        [agreement, { status: 'ended', end_date: ended_on, ended_early: true }],
      ]),
    );
  });
});
