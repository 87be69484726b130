import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anInterview } from '../interviews.fixtures.ts';
import {
  anInterestedConsultant,
  anInterviewDesk,
  type InterviewDesk,
} from '../../testing/interviews/an-interview-desk.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

const one = '/api/main/interviews/{interview}' as const;

describe('the reminder of an interview', () => {
  let api: TestApi;
  let desks: Record<'NO' | 'SE', InterviewDesk>;
  beforeAll(async () => {
    api = await startTestApi();
    desks = { NO: await anInterviewDesk(api), SE: await anInterviewDesk(api, 'SE') };
  });
  afterAll(() => api.close());

  const aBooked = async (starts_at: string, booked_at: string, country: 'NO' | 'SE' = 'NO') => {
    const desk = desks[country];
    const ida = await anInterestedConsultant(api, desk);
    const interview = await anInterview(api.db, {
      ...{ account: ida.account, assignment: ida.assignment, people: [desk.buyer.account] },
      ...{ state: 'booked', starts_at: new Date(starts_at), minutes: 45, country, version: 2 },
      booked_at: new Date(booked_at),
    });
    return { ...ida, interview, buyer: desk.buyer, params: { interview } };
  };
  /** Who is reminded when the clock has come so far. */
  const remindedAt = async (moment: string) => {
    api.clock.set(new Date(moment));
    api.mail.sent.length = 0;
    await api.runScheduled('remind-of-interviews');
    const mails = api.mail.sent.filter(({ subject }) => /^(Påminnelse|Reminder)/.test(subject));
    return mails.map(({ to }) => to);
  };

  it.each([
    // In winter Norway is an hour ahead, in summer two; both changes are in the night between.
    ['2050-01-15T09:00:00Z', '2050-01-14T06:50:00Z', '2050-01-14T07:00:00Z'],
    ['2050-06-15T07:00:00Z', '2050-06-14T05:50:00Z', '2050-06-14T06:00:00Z'],
    ['2050-03-27T07:00:00Z', '2050-03-26T06:50:00Z', '2050-03-26T07:00:00Z'],
    ['2050-10-30T08:00:00Z', '2050-10-29T05:50:00Z', '2050-10-29T06:00:00Z'],
    // By the day of the market: half past eleven in the evening UTC is the next day there.
    ['2050-01-15T23:30:00Z', '2050-01-15T06:50:00Z', '2050-01-15T07:00:00Z'],
  ])('of %s does not come at %s, but at %s, once', async (starts_at, before, at) => {
    for (const country of ['NO', 'SE'] as const) {
      const { email, buyer } = await aBooked(starts_at, '2050-01-01T08:00:00Z', country);
      expect(await remindedAt(before)).not.toContain(email);
      const reminded = await remindedAt(at);
      expect(reminded.toSorted()).toEqual([email, buyer.email].toSorted());
      expect(await remindedAt(at)).toEqual([]);
    }
  });

  it('says when and where, by the clock of the market', async () => {
    await aBooked('2050-03-28T07:00:00Z', '2050-01-01T08:00:00Z');
    await remindedAt('2050-03-27T08:00:00Z');
    const [mail] = api.mail.sent;
    expect(mail?.subject).toMatch(/^Påminnelse: intervju med .+ mandag 28\. mars kl\. 09:00$/);
    expect(mail?.text).toContain('mandag 28. mars 2050 kl. 09:00–09:45 (norsk tid)');
  });

  it('does not come on top of the mail about what was booked just then', async () => {
    const { email } = await aBooked('2050-02-15T09:00:00Z', '2050-02-14T08:00:00Z');
    expect(await remindedAt('2050-02-14T10:00:00Z')).not.toContain(email);
  });

  it('comes again for another time, and not for one that is off', async () => {
    const { email, params, buyer } = await aBooked('2050-04-20T09:00:00Z', '2050-04-01T08:00:00Z');
    expect(await remindedAt('2050-04-19T08:00:00Z')).toContain(email);
    const asBuyer = await api.signedIn(buyer.account);
    await asBuyer.call(`POST ${one}/move`, {
      params,
      body: { starts_at: '2050-04-25T09:00:00Z', minutes: 45, version: 2 },
    });
    expect(await remindedAt('2050-04-20T08:00:00Z')).toEqual([]);
    expect(await remindedAt('2050-04-24T08:00:00Z')).toContain(email);
    const late = await aBooked('2050-05-20T09:00:00Z', '2050-04-01T08:00:00Z');
    const asLate = await api.signedIn(late.account);
    await asLate.call(`POST ${one}/decline`, { params: late.params, body: {} });
    expect(await remindedAt('2050-05-19T08:00:00Z')).toEqual([]);
  });

  it('comes once although two processes sweep at the same moment', async () => {
    const { email } = await aBooked('2050-07-15T09:00:00Z', '2050-07-01T08:00:00Z');
    api.clock.set(new Date('2050-07-14T08:00:00Z'));
    api.mail.sent.length = 0;
    const sweep = () => api.runScheduled('remind-of-interviews');
    await Promise.all([sweep(), sweep(), sweep()]);
    expect(api.mail.sent.filter(({ to }) => to === email)).toHaveLength(1);
  });
});
