import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  anInterestedConsultant,
  anInterviewDesk,
  inHours,
  type InterviewDesk,
} from '../../testing/interviews/an-interview-desk.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

const one = '/api/main/interviews/{interview}' as const;

describe('two at once', () => {
  let api: TestApi;
  let desk: InterviewDesk;
  let ida: Awaited<ReturnType<typeof anInterestedConsultant>>;
  beforeAll(async () => {
    api = await startTestApi();
    desk = await anInterviewDesk(api);
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    ida = await anInterestedConsultant(api, desk);
  });

  const offer = () =>
    desk.buyer.as.call('POST /api/main/interviews', {
      body: {
        ...{ assignment: ida.assignment, profile: ida.account, title: 'Arkitekt' },
        times: [48, 72].map((hours) => ({ starts_at: inHours(api, hours), minutes: 45 })),
      },
    });
  const offered = async () => {
    const { body } = await offer();
    const params = { interview: body.interview };
    const take = (at: number, as = ida.as) => {
      const interview_time = body.times[at]?.interview_time ?? '';
      return as.call(`POST ${one}/take`, { params, body: { interview_time } });
    };
    return { params, take };
  };
  const codesOf = (answers: { status: number; error?: { errorCode: string } }[]) =>
    answers
      .map(({ status, error }) => (status < 300 ? 'done' : (error?.errorCode ?? '')))
      .toSorted();

  it('offer the same consultant times: one offers', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, offer));
    expect(codesOf(answers)).toEqual(['done', ...Array(7).fill('interview_is_offered')]);
  });

  it('take and cancel: each time one wins, and the other is refused', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { params, take } = await offered();
      const cancel = (version: number) =>
        desk.buyer.as.call(`POST ${one}/cancel`, { params, body: { version } });
      const both = round % 2 === 0 ? [take(0), cancel(1)] : [cancel(1), take(0)];
      const codes = codesOf(await Promise.all(both));
      const { body } = await ida.as.call(`GET ${one}`, { params });
      const expected = {
        booked: ['done', 'interview_was_changed'],
        cancelled: ['done', 'interview_state_does_not_allow'],
      }[body.state as 'booked' | 'cancelled'];
      expect(codes).toEqual(expected);
      // Whoever has looked again can cancel what is booked.
      const again = body.state === 'booked' ? await cancel(body.version) : { status: 200 };
      expect(again.status).toBe(200);
    }
  });

  it('take two of the times: one is booked', async () => {
    const { params, take } = await offered();
    const answers = await Promise.all([take(0), take(1), take(0, desk.companyAdmin.as)]);
    const refused = 'interview_state_does_not_allow';
    expect(codesOf(answers)).toEqual(['done', refused, refused]);
    const { body } = await ida.as.call(`GET ${one}`, { params });
    expect(body.version).toBe(2);
  });

  it('take one and offer others: either counts, never both', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { params, take } = await offered();
      const times = [{ starts_at: inHours(api, 90), minutes: 45 }];
      const others = () =>
        desk.buyer.as.call(`POST ${one}/times`, { params, body: { times, version: 1 } });
      const both = round % 2 === 0 ? [take(0), others()] : [others(), take(0)];
      const codes = codesOf(await Promise.all(both));
      const { body } = await ida.as.call(`GET ${one}`, { params });
      const expected = {
        booked: ['done', 'interview_state_does_not_allow'],
        offered: ['done', 'interview_time_is_gone'],
      }[body.state as 'booked' | 'offered'];
      expect(codes).toEqual(expected);
      const { version } = body;
      await desk.buyer.as.call(`POST ${one}/cancel`, { params, body: { version } });
    }
  });

  it('move what is booked: the second has to look again', async () => {
    const { params, take } = await offered();
    await take(0);
    const move = (hours: number) =>
      desk.buyer.as.call(`POST ${one}/move`, {
        params,
        body: { starts_at: inHours(api, hours), minutes: 45, version: 2 },
      });
    const answers = await Promise.all([move(100), move(110), move(120)]);
    const refused = 'interview_was_changed';
    expect(codesOf(answers)).toEqual(['done', refused, refused]);
  });
});
