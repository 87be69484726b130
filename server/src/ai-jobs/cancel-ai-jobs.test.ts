import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../platform/database/database.ts';
import type { ModelAnswer } from '../platform/ports/language-model.ts';
import { type AiDesk, openAiDesk } from '../testing/ai/an-ai-desk.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { aiEnvelopeOf, countOf, findLatestAnswers } from './ai-jobs.queries.ts';

const type = 'opportunity_criteria';
let database: Database;
let desk: AiDesk;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  desk = await openAiDesk(database);
});
afterEach(() => desk.jobs.stop());
afterAll(() => database.close());

const someSubjects = (count: number): string[] =>
  Array.from({ length: count }, () => {
    const subject = randomUUID();
    desk.texts.set(subject, 'tre små ord');
    return subject;
  });
async function envelopeOf(subject: string) {
  const found = (await findLatestAnswers(database.db, type, [subject])).get(subject);
  if (found === undefined) return undefined;
  const { latest, current: shown } = found;
  return aiEnvelopeOf(type, { latest, shown }, { locale: 'en', output: shown?.output ?? null });
}

describe('what is pending', () => {
  it('is cancelled, says so to its reader, and is never run', async () => {
    const subjects = someSubjects(3);
    const [first = '', ...others] = subjects;
    await desk.askAll(subjects);
    desk.notified.length = 0;
    expect(await desk.cancel(others)).toBe(2);
    expect(desk.notified).toEqual([
      { accounts: expect.toSatisfy((all: string[]) => all.length === 2), topic: 'opportunity' },
    ]);
    expect(desk.events).toMatchObject(
      Array.from({ length: 2 }, () => ({
        kind: 'cancelled_ai_job',
        metadata: {
          before: { inference_status: 'pending' },
          after: { inference_status: 'failed', error: 'cancelled' },
        },
      })),
    );
    expect(await countOf(database.db, [type], subjects)).toEqual({ total: 3, done: 2, failed: 2 });
    await desk.runJobs();
    expect(desk.model.questions).toHaveLength(1);
    expect((await envelopeOf(first))?.status).toBe('success');
    expect(await envelopeOf(others[0] ?? '')).toMatchObject({
      ...{ status: 'failed', error: 'The assessment was stopped before it was done.' },
      ...{ input: null, output: null },
    });
    expect(await countOf(database.db, [type], subjects)).toEqual({ total: 3, done: 3, failed: 2 });
    expect(await desk.cancel(subjects)).toBe(0);
    expect(desk.events).toHaveLength(2);
    expect((await desk.ask(others[0] ?? '')).isNew).toBe(true);
  });

  it('leaves the answer before, which is the one that is found when the same is asked', async () => {
    const [subject = ''] = someSubjects(1);
    const { ai_job } = await desk.ask(subject);
    await desk.runJobs();
    for (let time = 0; time < 2; time += 1) {
      expect((await desk.ask(subject, { force_recreate: true })).isNew).toBe(true);
      await desk.cancel([subject]);
      expect(await envelopeOf(subject)).toMatchObject({ status: 'failed', output: { words: 3 } });
      expect(await desk.ask(subject)).toMatchObject({ ai_job, isNew: false });
    }
  });

  it('is not stored when its worker ends after all', async () => {
    const [subject = ''] = someSubjects(1);
    let answer = (_answer: ModelAnswer) => {};
    desk.model.ask = () => new Promise((resolve) => void (answer = resolve));
    await desk.ask(subject);
    const before = answer;
    const running = desk.runJobs();
    await vi.waitFor(() => expect(answer).not.toBe(before));
    expect(await desk.cancel([subject])).toBe(1);
    answer({ content: { words: 3 } });
    await running;
    expect(await envelopeOf(subject)).toMatchObject({ status: 'failed', output: null });
    expect(desk.applied).toEqual([]);
  });

  it('is answered or cancelled, never both, when both happen at once', async () => {
    const subjects = someSubjects(12);
    await desk.askAll(subjects);
    await Promise.all([desk.runJobs(), ...subjects.map((subject) => desk.cancel([subject]))]);
    const rows = await database.db
      .selectFrom('ai_job')
      .select(['subject', 'inference_status', 'output', 'error'])
      .where('subject', 'in', subjects)
      .execute();
    const answered = rows.filter((row) => row.output !== null).map(({ subject }) => subject);
    const cancelled = rows.filter(({ error }) => error === 'cancelled');
    expect(answered.length + cancelled.length).toBe(12);
    expect(desk.applied.map(({ subject }) => subject).toSorted()).toEqual(answered.toSorted());
  });
});
