import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { aConsultant } from '../profiles.fixtures.ts';

const confirm = 'POST /api/main/availability/confirm';

describe('the reminder of availability', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  const confirmedDaysAgo = (profile: string, days: number) =>
    api.db
      .updateTable('profile_availability')
      .set({ availability_updated: new Date(api.clock.now().getTime() - days * 86_400_000) })
      .where('profile', '=', profile)
      .execute();
  const remind = async () => {
    api.mail.sent.length = 0;
    await api.runScheduled('remind-of-availability');
    return api.mail.sent.map(({ to }) => to);
  };
  const aReminded = async (email: string, visible = true) => {
    const profile = await aConsultant(api.db, {
      visible,
      availability: '2026-12-01',
      account: { email, locale: 'sv' },
    });
    await confirmedDaysAgo(profile, 15);
    return profile;
  };

  it('is mailed to active consultants a fortnight after their last confirmation, once a fortnight', async () => {
    await aReminded('aktiv@torg.example');
    await aReminded('inaktiv@torg.example', false);
    const fresh = await aReminded('fersk@torg.example');
    await confirmedDaysAgo(fresh, 13);
    expect(await remind()).toEqual(['aktiv@torg.example']);
    expect(api.mail.sent[0]?.subject).toContain('ledig');
    expect(await remind()).toEqual([]);
    api.clock.advance({ days: 15 });
    expect((await remind()).toSorted()).toEqual(['aktiv@torg.example', 'fersk@torg.example']);
  });

  it('is confirmed by one click, without signing in, any number of times', async () => {
    const profile = await aReminded('ett.klikk@torg.example');
    await remind();
    const mail = api.mail.sent.find(({ to }) => to === 'ett.klikk@torg.example');
    const token = /availability\/confirm\?token=([\w.%-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    for (let click = 0; click < 2; click += 1) {
      const answer = await api.stranger.call(confirm, {
        body: { token: decodeURIComponent(token) },
      });
      expect([answer.status, answer.body.availability]).toEqual([200, '2026-12-01']);
    }
    const row = await api.db
      .selectFrom('profile_availability')
      .select('availability_updated')
      .where('profile', '=', profile)
      .executeTakeFirstOrThrow();
    const age = api.clock.now().getTime() - row.availability_updated.getTime();
    expect(age).toBeLessThan(60_000);
  });

  it.each(['', 'not-a-token', '00000000-0000-4000-8000-000000000000.AAAA', 'x'.repeat(400)])(
    'is not answered with the token %j',
    async (token) => {
      const answer = await api.stranger.call(confirm, { body: { token } });
      expect([answer.status, answer.error.errorCode]).toEqual([400, 'confirmation_link_not_valid']);
    },
  );
});
