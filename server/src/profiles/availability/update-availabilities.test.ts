import { randomUUID } from 'node:crypto';
import { marketDay } from '@torg/protocol/market-day';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { anOrganization } from '../../organizations/organizations.fixtures.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { aCompleteConsultant, aConsultant } from '../profiles.fixtures.ts';

const one = 'POST /api/main/profile/{profile}/availability';
const bulk = 'POST /api/main/profile/availability/bulk';

describe('availability', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  const today = () => marketDay(api.clock.now());
  const dayOf = async (profile: string) =>
    api.db
      .selectFrom('profile_availability')
      .select(['availability', 'availability_updated'])
      .where('profile', '=', profile)
      .executeTakeFirstOrThrow();

  async function aCompany(consultants: number) {
    const organization = await anOrganization(api.db, { kind: 'consultant_company' });
    const boss = await anAccount(api.db, { organization, is_admin_in_company: true });
    const profiles: string[] = [];
    for (let count = 0; count < consultants; count += 1) {
      profiles.push(await aConsultant(api.db, { account: { organization }, availability: null }));
    }
    return { boss: await api.signedIn(boss), profiles, organization };
  }

  it('starts today, unless an earlier day is set', async () => {
    const early = await aConsultant(api.db, { availability: '2020-01-01' });
    const late = await aConsultant(api.db, { availability: '2099-01-01' });
    const never = await aConsultant(api.db, { availability: null });
    for (const [profile, expected] of [
      [early, '2020-01-01'],
      [late, today()],
      [never, today()],
    ] as const) {
      const client = await api.signedIn(profile);
      const answer = await client.call(one, { params: { profile }, body: { isAvailable: true } });
      expect(answer.body).toMatchObject({ account: profile, availability: expected });
    }
  });

  it('starts on the market’s day, where UTC is a day behind', async () => {
    api.clock.set(new Date('2026-11-23T23:30:00Z'));
    const { boss, profiles } = await aCompany(2);
    const [own = '', other = ''] = profiles;
    const client = await api.signedIn(own);
    const answer = await client.call(one, {
      params: { profile: own },
      body: { isAvailable: true },
    });
    expect(answer.body.availability).toBe('2026-11-24');
    const updates = [{ profile: other, isAvailable: true }];
    await boss.call(bulk, { body: { updates } });
    expect((await dayOf(other)).availability).toBe('2026-11-24');
    api.clock.set(new Date());
  });

  it('is removed for a consultant who is not available, and counts as confirmed', async () => {
    const profile = await aConsultant(api.db, { availability: '2026-01-01' });
    const before = await dayOf(profile);
    const client = await api.signedIn(profile);
    await client.call(one, { params: { profile }, body: { isAvailable: false } });
    const after = await dayOf(profile);
    expect(after.availability).toBeNull();
    expect(after.availability_updated.getTime()).toBeGreaterThanOrEqual(
      before.availability_updated.getTime(),
    );
  });

  it('is set and confirmed for many of a company at once, and answered in the requested order', async () => {
    const { boss, profiles } = await aCompany(3);
    const [a = '', b = '', c = ''] = profiles;
    await api.db
      .updateTable('profile_availability')
      .set({ availability: '2027-03-01', availability_updated: new Date('2026-01-01') })
      .where('profile', 'in', profiles)
      .execute();
    const answer = await boss.call(bulk, {
      body: {
        updates: [
          { profile: c, updateAvailabilityUpdatedOnly: true },
          { profile: a, isAvailable: true },
          { profile: b, isAvailable: false },
        ],
      },
    });
    expect(answer.body.map(({ account, availability }) => [account, availability])).toEqual([
      [c, '2027-03-01'],
      [a, today()],
      [b, null],
    ]);
    for (const { availability_updated } of answer.body) {
      expect(marketDay(new Date(availability_updated))).toBe(today());
    }
  });

  it('is changed for all or none, and every invalid update is named', async () => {
    const { boss, profiles } = await aCompany(3);
    const [a = '', b = '', c = ''] = profiles;
    const stranger = await aConsultant(api.db);
    const answer = await boss.call(bulk, {
      body: {
        updates: [
          { profile: a, isAvailable: true },
          { profile: b },
          { profile: c, isAvailable: true, updateAvailabilityUpdatedOnly: true },
          { profile: stranger, isAvailable: true },
          { profile: randomUUID(), isAvailable: true },
          { profile: a, isAvailable: false },
        ],
      },
    });
    expect([answer.status, answer.error.errorCode]).toEqual([400, 'invalid_availability_update']);
    expect(answer.error.issues?.map(({ path }) => path)).toEqual([
      'updates.1',
      'updates.2',
      'updates.3',
      'updates.4',
      'updates.5',
    ]);
    expect((await dayOf(a)).availability).toBeNull();
  });

  const isSeen = async (profile: string) => {
    const row = await api.db
      .selectFrom('profile_availability')
      .select('visible_in_search')
      .where('profile', '=', profile)
      .executeTakeFirstOrThrow();
    return row.visible_in_search;
  };
  const setAll = (profiles: readonly string[], isAvailable: boolean) => ({
    body: { updates: profiles.map((profile) => ({ profile, isAvailable })) },
  });

  it('hides nobody who has no day, and shows nobody who fails another rule', async () => {
    const { boss, organization } = await aCompany(0);
    const fields = { account: { organization }, visible: true };
    const complete = await aCompleteConsultant(api.db, fields);
    const inactive = await aCompleteConsultant(api.db, { ...fields, visible: false });
    const unverified = await aCompleteConsultant(api.db, {
      ...fields,
      account: { organization, verified: false },
    });
    const broken = await aCompleteConsultant(api.db, fields);
    const all = [complete, inactive, unverified, broken];
    await boss.call(bulk, setAll(all, false));
    expect(await Promise.all(all.map(isSeen))).toEqual([true, false, false, true]);
    await boss.call('PATCH /api/main/profile/{profile}', {
      params: { profile: broken },
      body: { section: 'description', revision: 0, changes: { description: 'Kort' } },
    });
    await boss.call(bulk, setAll(all, true));
    expect(await Promise.all(all.map(isSeen))).toEqual([true, false, false, false]);
  });

  it('is refused for more than a thousand, and for none', async () => {
    const { boss } = await aCompany(0);
    const many = Array.from({ length: 1001 }, () => ({ profile: randomUUID(), isAvailable: true }));
    for (const updates of [many, []]) {
      const answer = await boss.call(bulk, { body: { updates } });
      expect([answer.status, answer.error.errorCode]).toEqual([400, 'request_validation_error']);
    }
  });

  it('is changed by two calls at once for the same consultants, whatever their order', async () => {
    const { boss, profiles, organization } = await aCompany(12);
    const other = await api.signedIn(
      await anAccount(api.db, { organization, is_admin_in_company: true }),
    );
    const updatesOf = (ids: string[], isAvailable: boolean) => ({
      body: { updates: ids.map((profile) => ({ profile, isAvailable })) },
    });
    const answers = await Promise.all([
      boss.call(bulk, updatesOf(profiles, true)),
      other.call(bulk, updatesOf(profiles.toReversed(), false)),
      boss.call(bulk, updatesOf(profiles.toReversed(), true)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const days = await Promise.all(profiles.map(dayOf));
    expect(new Set(days.map(({ availability }) => availability)).size).toBe(1);
  });
});
