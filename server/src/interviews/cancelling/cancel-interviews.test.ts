import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  anInterestedConsultant,
  anInterviewDesk,
  inHours,
  type InterviewDesk,
} from '../../testing/interviews/an-interview-desk.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

describe('an interview with somebody who withdraws their interest', () => {
  let api: TestApi;
  let desk: InterviewDesk;
  beforeAll(async () => {
    api = await startTestApi();
    desk = await anInterviewDesk(api);
  });
  afterAll(() => api.close());

  const anOffer = async () => {
    const ida = await anInterestedConsultant(api, desk);
    const offer = () =>
      desk.buyer.as.call('POST /api/main/interviews', {
        body: {
          ...{ assignment: ida.assignment, profile: ida.account, title: 'Arkitekt' },
          times: [{ starts_at: inHours(api, 48), minutes: 45 }],
        },
      });
    const { body } = await offer();
    const params = { interview: body.interview };
    const { assignment_interest } = await api.db
      .selectFrom('assignment_interest')
      .select('assignment_interest')
      .where('account', '=', ida.account)
      .executeTakeFirstOrThrow();
    const withdraw = () =>
      ida.as.call('POST /api/main/assignment-interest/{assignment_interest}/withdraw', {
        params: { assignment_interest },
      });
    const take = () =>
      ida.as.call('POST /api/main/interviews/{interview}/take', {
        params,
        body: { interview_time: body.times[0]?.interview_time ?? '' },
      });
    const show = () => desk.buyer.as.call('GET /api/main/interviews/{interview}', { params });
    return { ...ida, offer, withdraw, take, show };
  };

  it('is cancelled by itself, and leaves the calendars', async () => {
    const { email, take, withdraw, show, offer } = await anOffer();
    await take();
    await api.runJobs();
    api.mail.sent.length = 0;
    expect((await withdraw()).status).toBeLessThan(300);
    await api.runJobs();
    expect((await show()).body).toMatchObject({ state: 'cancelled' });
    const cancelled = api.mail.sent.filter(({ calendar }) => calendar?.method === 'CANCEL');
    expect(cancelled.map(({ to }) => to).toSorted()).toEqual([desk.buyer.email, email].toSorted());
    expect((await offer()).error.errorCode).toBe('interest_already_answered');
  });

  it('is taken back without a mail while no time was chosen', async () => {
    const { withdraw, show } = await anOffer();
    await api.runJobs();
    api.mail.sent.length = 0;
    await withdraw();
    await api.runJobs();
    expect((await show()).body).toMatchObject({ state: 'cancelled', times: [] });
    expect(api.mail.sent.filter(({ text }) => text.includes('/interviews/'))).toEqual([]);
  });
});
