import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { anOrganization } from '../../organizations/organizations.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/start-test-api.ts';
import { aMessage, aThread } from '../messages.fixtures.ts';

const numbers = 'GET /api/main/admin/thread-numbers';
const list = 'GET /api/main/admin/thread-numbers/threads';
const hourMs = 3_600_000;

describe('statistics of how fast threads are answered', () => {
  let api: TestApi;
  let admin: TestClient;
  let people: Record<'buyer' | 'colleague' | 'consultant', string>;
  beforeAll(async () => {
    api = await startTestApi();
    const { db } = api;
    admin = await api.signedIn(await anAccount(db, { role: 'admin' }));
    const client = await anOrganization(db, { kind: 'client', name: 'Isfoss Energi' });
    const company = await anOrganization(db, { kind: 'consultant_company', name: 'Granskog IT' });
    const buyer = { role: 'consultant_buyer', organization: client } as const;
    people = {
      buyer: await anAccount(db, { ...buyer, name: 'Silje Rødland' }),
      colleague: await anAccount(db, buyer),
      consultant: await anAccount(db, { name: 'Ola Vik', organization: company }),
    };
  });
  afterAll(() => api.close());

  const start = Date.now();
  const ago = (hours: number) => new Date(start - hours * hourMs);
  /** A thread started so many hours ago, and answered so many hours later, if at all. */
  async function aTimedThread(
    begun: number,
    answers: Partial<Record<keyof typeof people, number>>,
  ) {
    const { buyer, colleague, consultant } = people;
    const created_at = ago(begun);
    const participants = [buyer, colleague, consultant];
    const thread = await aThread(api.db, { participants, created_at });
    await aMessage(api.db, { thread, sender: buyer, created_at, content: 'Hemmelig spørsmål' });
    for (const [who, after] of Object.entries(answers)) {
      const sender = people[who as keyof typeof people];
      const at = ago(begun - after);
      await aMessage(api.db, { thread, sender, created_at: at, content: 'Hemmelig svar' });
    }
    return thread;
  }

  it('count the first answer of the other side, and threads that are too new to be late', async () => {
    await aTimedThread(200, { consultant: 2 });
    await aTimedThread(190, { colleague: 1, consultant: 48 });
    await aTimedThread(180, { consultant: 100 });
    await aTimedThread(170, { colleague: 3 });
    await aTimedThread(5, {});
    const { body } = await admin.call(numbers, { query: { weeks: '12' } });
    const expected = {
      threads: 5,
      due_24h: 4,
      within_24h: 1,
      due_72h: 4,
      within_72h: 2,
      unanswered: 2,
      median_seconds: 48 * 3600,
    };
    expect(body.all).toEqual(expected);
    expect(body.kinds).toEqual({ direct: expected });
    expect(body.weeks).toHaveLength(12);
    const days = body.weeks.map(({ week }) => new Date(week));
    expect(days.every((day) => day.getUTCDay() === 1)).toBe(true);
    const total = body.weeks.reduce((sum, { threads }) => sum + (threads.direct ?? 0), 0);
    expect(total).toBe(5);
  });

  it('list threads by number, participant and answer, without any content', async () => {
    const rows = async (query: object) => (await admin.call(list, { query })).body.threads;
    const [first, ...others] = await rows({ sort: 'number', direction: 'asc' });
    expect(first).toMatchObject({
      kind: 'direct',
      messages: 2,
      answered_after: 2 * 3600,
      assignment: null,
    });
    const parties = first?.parties.map(({ name, company }) => `${name}, ${company}`);
    expect(parties).toEqual(
      expect.arrayContaining(['Silje Rødland, Isfoss Energi', 'Ola Vik, Granskog IT']),
    );
    const all = [first, ...others];
    expect(new Set(all.map((row) => row?.number)).size).toBe(5);
    expect(JSON.stringify(all)).not.toContain('Hemmelig');
    expect(await rows({ answer: 'unanswered' })).toHaveLength(2);
    expect(await rows({ answer: 'later' })).toHaveLength(1);
    expect(await rows({ text: 'granskog' })).toHaveLength(5);
    expect(await rows({ text: String(first?.number) })).toEqual([first]);
    expect(await rows({ text: 'nobody at all' })).toEqual([]);
    const most = await rows({ sort: 'messages', limit: 2, offset: 1 });
    expect(most.map(({ messages }) => messages)).toEqual([2, 2]);
    const past = await admin.call(list, { query: { offset: 100 } });
    expect([past.body.total, past.body.threads]).toEqual([5, []]);
  });
});
