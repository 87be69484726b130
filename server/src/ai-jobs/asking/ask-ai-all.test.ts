import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { KyselyPlugin } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { type AiDesk, openAiDesk } from '../../testing/ai/an-ai-desk.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { askAiAll } from './ask-ai.ts';

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
  Array.from({ length: count }, (_, place) => {
    const subject = randomUUID();
    desk.texts.set(subject, `tekst nummer ${place}`);
    return subject;
  });
const rowsOf = (subjects: readonly string[]) =>
  database.db
    .selectFrom('ai_job')
    .selectAll()
    .where('subject', 'in', subjects)
    .orderBy('number')
    .execute();

/** How many statements it takes to ask about them. */
async function statementsFor(subjects: readonly string[], force_recreate = false) {
  let count = 0;
  const counting: KyselyPlugin = {
    transformQuery({ node }) {
      count += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await database.db
    .withPlugin(counting)
    .transaction()
    .execute((tx) =>
      askAiAll(desk.contextOf(tx), desk.kind, {
        ...{ subjects, asked_by: null, asked_for: null, locale: 'nb', force_recreate },
      }),
    );
  return count;
}

describe('questions about many subjects', () => {
  it('are jobs of their own, asked in one go and answered', async () => {
    const subjects = someSubjects(12);
    const asked = await desk.askAll(subjects);
    expect([...asked.keys()].toSorted()).toEqual(subjects.toSorted());
    expect(new Set([...asked.values()].map(({ ai_job }) => ai_job)).size).toBe(12);
    expect([...asked.values()].every(({ isNew }) => isNew)).toBe(true);
    expect(desk.notified).toEqual([{ accounts: subjects.toSorted(), topic: 'opportunity' }]);
    await desk.runJobs();
    const rows = await rowsOf(subjects);
    expect(rows.map(({ inference_status }) => inference_status)).toEqual(
      Array.from({ length: 12 }, () => 'success'),
    );
    expect(await desk.askAll(subjects)).toEqual(
      new Map([...asked].map(([subject, { ai_job }]) => [subject, { ai_job, isNew: false }])),
    );
  });

  it('take as many statements as one question', async () => {
    const some = someSubjects(50);
    expect(await statementsFor(some)).toBe(await statementsFor(someSubjects(1)));
    await desk.runJobs();
    expect(await statementsFor(some, true)).toBeLessThanOrEqual(12);
    expect(await rowsOf(some)).toHaveLength(100);
  });

  it('are one job each when many ask about overlapping ones at once, in other orders', async () => {
    const subjects = someSubjects(20);
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, turn) => {
        const some = subjects.slice(turn % 5, 12 + (turn % 8));
        return desk.askAll(turn % 2 === 0 ? some : some.toReversed());
      }),
    );
    const jobs = Map.groupBy(
      all.flatMap((asked) => [...asked]),
      ([subject]) => subject,
    );
    for (const one of jobs.values()) {
      expect(new Set(one.map(([, { ai_job }]) => ai_job)).size).toBe(1);
      expect(one.filter(([, { isNew }]) => isNew)).toHaveLength(1);
    }
    await desk.runJobs();
    expect(await rowsOf(subjects)).toHaveLength(jobs.size);
    expect(desk.model.questions).toHaveLength(jobs.size);
  });

  it('join what is pending and are asked anew where they are answered, if that is wanted', async () => {
    const [answered = '', pending = ''] = someSubjects(2);
    await desk.askAll([answered]);
    await desk.runJobs();
    const { ai_job } = await desk.ask(pending);
    const asked = await desk.askAll([answered, pending], { force_recreate: true });
    expect(asked.get(pending)).toEqual({ ai_job, isNew: false });
    expect(asked.get(answered)?.isNew).toBe(true);
    const [before, after] = await rowsOf([answered]);
    expect(before?.seed).not.toBe(after?.seed);
  });

  it('replace those that nobody has begun, of the same subjects only', async () => {
    const subjects = someSubjects(3);
    const [changed = '', ...others] = subjects;
    const first = await desk.askAll(subjects);
    desk.texts.set(changed, 'en helt annen tekst');
    const second = await desk.askAll(subjects);
    expect(second.get(changed)?.isNew).toBe(true);
    const left = (await rowsOf(subjects)).map(({ ai_job }) => ai_job);
    expect(new Set(left)).toEqual(
      new Set([
        second.get(changed)?.ai_job,
        ...others.map((subject) => first.get(subject)?.ai_job),
      ]),
    );
  });

  it('are about each subject once, and about none without a word', async () => {
    const [subject = ''] = someSubjects(1);
    expect((await desk.askAll([subject, subject])).size).toBe(1);
    expect(await desk.askAll([])).toEqual(new Map());
    expect(await rowsOf([subject])).toHaveLength(1);
  });
});
