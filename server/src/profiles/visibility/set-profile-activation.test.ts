import type { MoveMetadata } from '@torg/protocol/events/changes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { aCooperationAgreement } from '../../contracts/contracts.fixtures.ts';
import { anOrganization } from '../../organizations/organizations.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/start-test-api.ts';
import { aCompleteConsultant } from '../profiles.fixtures.ts';

const activate = 'POST /api/main/profile/{profile}/activation';
const request = 'POST /api/main/profile/{profile}/requested-activation';
const save = 'PATCH /api/main/profile/{profile}';
const changes = 'GET /api/main/admin/changes/{object}';
const read = 'GET /api/main/profile/{profile}';

describe('activation', () => {
  let api: TestApi;
  let admin: TestClient;
  beforeAll(async () => {
    api = await startTestApi();
    admin = await api.signedIn(await anAccount(api.db, { role: 'admin' }));
  });
  afterAll(() => api.close());

  async function aReadyOne(options: { signed?: boolean; qaStatus?: 'approved' | 'rejected' } = {}) {
    const organization = await anOrganization(api.db, { kind: 'consultant_company' });
    if (options.signed ?? true) await aCooperationAgreement(api.db, organization);
    const profile = await aCompleteConsultant(api.db, {
      account: { organization },
      qaStatus: options.qaStatus ?? 'approved',
    });
    return { profile, organization, params: { profile } };
  }
  const statusOf = async (profile: string) =>
    (await admin.call(read, { params: { profile } })).body.status;
  const setActive = (profile: string, active: boolean) =>
    admin.call(activate, { params: { profile }, body: { active } });
  const describeAs = (profile: string, revision: number, description: string) =>
    admin.call(save, {
      params: { profile },
      body: { section: 'description', revision, changes: { description } },
    });

  it('makes a profile visible that is approved, complete and under an agreement', async () => {
    const { profile } = await aReadyOne();
    const answer = await setActive(profile, true);
    expect([answer.status, answer.body]).toEqual([200, { profile, activationStatus: true }]);
    expect(await statusOf(profile)).toMatchObject({
      activation: 'active',
      visible_in_search: true,
    });
  });

  it('checks the approval first, then the rules, then the agreement', async () => {
    const { profile } = await aReadyOne({ signed: false, qaStatus: 'rejected' });
    const code = async () => {
      const { status, error } = await setActive(profile, true);
      return `${status} ${error?.errorCode}`;
    };
    await describeAs(profile, 0, 'For kort.');
    expect(await code()).toBe('409 profile_qa_must_have_status_approved');
    await api.db
      .updateTable('profile')
      .set({ qa_status: 'approved' })
      .where('profile', '=', profile)
      .execute();
    expect(await code()).toBe('400 profile_validation_error');
    await describeAs(profile, 1, 'Lenge nok. '.repeat(50));
    expect(await code()).toBe('400 cooperation_agreement_not_signed');
  });

  it('is requested by the consultant, and set by the company admin, not by the consultant', async () => {
    const { profile, organization, params } = await aReadyOne();
    const consultant = await api.signedIn(profile);
    const requestAnswer = await consultant.call(request, {
      params,
      body: { requestedActivation: true },
    });
    expect(requestAnswer.body).toEqual({ profile, requestedActivation: true });
    expect((await statusOf(profile))?.activation).toBe('requested');
    const own = await consultant.call(activate, { params, body: { active: true } });
    expect([own.status, own.error.errorCode]).toEqual([401, 'user_is_not_authorized']);
    const boss = await api.signedIn(
      await anAccount(api.db, { organization, is_admin_in_company: true }),
    );
    expect((await boss.call(activate, { params, body: { active: true } })).status).toBe(200);
    expect((await statusOf(profile))?.activation).toBe('active');
  });

  it('can be requested and withdrawn, and repeating that changes nothing', async () => {
    const { profile, params } = await aReadyOne();
    const consultant = await api.signedIn(profile);
    const ask = (requestedActivation: boolean) =>
      consultant.call(request, { params, body: { requestedActivation } });
    for (const choice of [true, true, false, false]) {
      expect((await ask(choice)).body.requestedActivation).toBe(choice);
    }
    expect((await setActive(profile, true)).status).toBe(200);
    expect((await ask(true)).body.requestedActivation).toBe(false);
    const again = await setActive(profile, true);
    expect(again.body.activationStatus).toBe(true);
  });

  it('writes an event and a line in the history for each move, and none where nothing changes', async () => {
    const { profile, params } = await aReadyOne();
    const consultant = await api.signedIn(profile);
    const ask = (requestedActivation: boolean) =>
      consultant.call(request, { params, body: { requestedActivation } });
    for (const choice of [true, true, false, true]) await ask(choice);
    for (const active of [true, true, false, false]) await setActive(profile, active);
    const kinds = [
      'requested_activation',
      'took_back_activation_request',
      'requested_activation',
      'activated_profile',
      'deactivated_profile',
    ];
    const { body } = await admin.call(changes, { params: { object: profile } });
    expect(body.changes.map(({ what }) => what).toReversed()).toEqual(kinds);
    expect(body.changes.slice(0, 2)).toMatchObject([
      { before: { activation: 'active' }, after: { activation: 'inactive' } },
      { before: { activation: 'requested' }, after: { activation: 'active' } },
    ]);
    const events = (await api.events()).filter(
      ({ metadata }: { metadata: Partial<MoveMetadata> }) => metadata.objects?.includes(profile),
    );
    expect(events.map(({ kind }) => kind)).toEqual(kinds);
    expect(events[0]).toMatchObject({ acting_account: profile, metadata: { by: 'owner' } });
    expect(events.at(-1)).toMatchObject({
      acting_account: admin.account,
      metadata: { by: 'admin' },
    });
  });

  it('happens once when it is requested, and set, several times at once', async () => {
    const { profile, params } = await aReadyOne();
    const consultant = await api.signedIn(profile);
    const body = { requestedActivation: true };
    const requestAnswer = await Promise.all(
      Array.from({ length: 4 }, () => consultant.call(request, { params, body })),
    );
    expect(requestAnswer.map((answer) => answer.body.requestedActivation)).toEqual(
      Array(4).fill(true),
    );
    await Promise.all(Array.from({ length: 4 }, () => setActive(profile, true)));
    const history = await admin.call(changes, { params: { object: profile } });
    expect(history.body.changes.map(({ what }) => what)).toEqual([
      'activated_profile',
      'requested_activation',
    ]);
  });

  it('hides the profile when a rule breaks, and shows it when it passes again', async () => {
    const { profile } = await aReadyOne();
    await setActive(profile, true);
    await describeAs(profile, 0, 'For kort.');
    expect(await statusOf(profile)).toMatchObject({
      activation: 'active',
      visible_in_search: false,
      hidden_by_rules: true,
    });
    await describeAs(profile, 1, 'Lenge nok. '.repeat(50));
    expect(await statusOf(profile)).toMatchObject({
      visible_in_search: true,
      hidden_by_rules: false,
    });
  });

  it('is shown to its owners as invisible while the account is deactivated', async () => {
    const { profile } = await aReadyOne();
    await setActive(profile, true);
    const door = '/api/main/admin/accounts/{account}/deactivation' as const;
    await admin.call(`POST ${door}`, { params: { account: profile } });
    expect(await statusOf(profile)).toMatchObject({
      activation: 'active',
      visible_in_search: false,
      deactivated: true,
    });
    await admin.call(`DELETE ${door}`, { params: { account: profile } });
    expect(await statusOf(profile)).toMatchObject({
      visible_in_search: true,
      deactivated: false,
    });
  });

  it('never leaves a profile visible that a simultaneous change has broken', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { profile } = await aReadyOne();
      await Promise.all([setActive(profile, true), describeAs(profile, 0, 'For kort.')]);
      expect((await statusOf(profile))?.visible_in_search).toBe(false);
    }
  });

  it('checks the other rules only when availability is removed at the same moment', async () => {
    const ready = await Promise.all(Array.from({ length: 6 }, () => aReadyOne()));
    const profiles = ready.map(({ profile }) => profile);
    const setAll = (isAvailable: boolean) =>
      admin.call('POST /api/main/profile/availability/bulk', {
        body: { updates: profiles.map((profile) => ({ profile, isAvailable })) },
      });
    for (let round = 0; round < 4; round += 1) {
      await setAll(true);
      const [bulk, ...single] = await Promise.all([
        setAll(false),
        ...profiles.map((profile) => setActive(profile, true)),
      ]);
      expect(bulk.status).toBe(200);
      for (const { status } of single) expect([200, 400]).toContain(status);
      for (const profile of profiles) {
        const { visible_in_search, hidden_by_rules, activation } = (await statusOf(profile)) ?? {};
        expect(visible_in_search).toBe(activation === 'active');
        expect(hidden_by_rules).toBe(false);
      }
      await Promise.all(profiles.map((profile) => setActive(profile, false)));
    }
  });

  it('treats a job that ends in the future as ongoing', async () => {
    const { profile } = await aReadyOne();
    const jobs = () =>
      api.db
        .updateTable('profile_item')
        .where('profile', '=', profile)
        .where('kind', '=', 'work_experience');
    api.clock.set(new Date('2026-11-23T12:00:00Z'));
    await jobs().set({ to_year: 2026, to_month: 10 }).execute();
    const refused = await setActive(profile, true);
    expect([refused.status, refused.error.errorCode]).toEqual([400, 'profile_validation_error']);
    expect(refused.error.issues).toMatchObject([{ message: 'ongoing_work_experience_required' }]);
    await jobs().set({ to_year: 2027, to_month: 2 }).execute();
    expect((await setActive(profile, true)).status).toBe(200);
    expect(await statusOf(profile)).toMatchObject({ visible_in_search: true });
    api.clock.set(new Date());
  });

  it('hides the profile when the photo is removed on the account page', async () => {
    const { profile } = await aReadyOne();
    await setActive(profile, true);
    const client = await api.signedIn(profile);
    await client.call('DELETE /api/main/account/me/photo');
    await api.runJobs();
    expect((await statusOf(profile))?.hidden_by_rules).toBe(true);
  });

  it('is checked again each night, since the rules require more as the years go by', async () => {
    const { profile } = await aReadyOne();
    await setActive(profile, true);
    await api.db.deleteFrom('profile_item').where('profile', '=', profile).execute();
    await api.runScheduled('recheck-active-profiles');
    expect((await statusOf(profile))?.hidden_by_rules).toBe(true);
  });
});
