import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { NoAnswer, type ModelAnswer } from '../../platform/ports/language-model.ts';
import { aKind, type AiDesk, openAiDesk, type Texts } from '../../testing/ai/an-ai-desk.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { type AiKind, defineAiKind, type AiQuestion } from '../ai-kind.ts';

type Data = { text: string };
interface Counted {
  words: number;
  /** the answer of each run, in their order */
  all?: number[];
}

/** The words from each place on, then those before it: the same text in four orders. */
function turned({ data, ...question }: AiQuestion<Data>): AiQuestion<Data>[] {
  const words = data.text.split(' ');
  return [0, 1, 2, 3].map((at) => {
    const from = (question.seed + at) % words.length;
    const text = [...words.slice(from), ...words.slice(0, from)].join(' ');
    return { ...question, data: { text } };
  });
}

function aKindInRuns(texts: Texts): AiKind {
  const kind = aKind(texts) as Extract<
    AiKind<'opportunity_criteria', Data, Counted>,
    { engine: 'model' }
  >;
  return defineAiKind<'opportunity_criteria', Data, Counted>({
    ...kind,
    runs: turned,
    combine(outputs, _question, ruled) {
      return { words: ruled.words, all: outputs.map(({ words }) => words) };
    },
  });
}

let database: Database;
let desk: AiDesk;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  desk = await openAiDesk(database, { makeKind: aKindInRuns });
});
afterEach(() => desk.jobs.stop());
afterAll(() => database.close());

const aSubject = (): string => {
  const subject = randomUUID();
  desk.texts.set(subject, 'en to tre fire fem');
  return subject;
};
const rowOf = (subject: string) =>
  database.db
    .selectFrom('ai_job')
    .selectAll()
    .where('subject', '=', subject)
    .executeTakeFirstOrThrow();
const savedRuns = (ai_job: string) =>
  database.db.selectFrom('ai_job_run').selectAll().where('ai_job', '=', ai_job).execute();
const texts = () => desk.model.questions.map(({ data }) => (data as Data).text);
const tokens = { input: 100, output: 10 };
/** Answers the runs one after the other; an error is thrown. */
function answerWith(...answers: (number | NoAnswer)[]): void {
  desk.model.ask = async (question): Promise<ModelAnswer> => {
    desk.model.questions.push(question);
    const next = answers.shift() ?? 0;
    if (next instanceof NoAnswer) throw next;
    return { content: { words: next }, tokens };
  };
}

describe('a question in several runs', () => {
  it('is asked in each order by its seed, and has one answer and the tokens of all', async () => {
    const subject = aSubject();
    answerWith(5, 6, 7, 8);
    const { ai_job } = await desk.ask(subject);
    await desk.runJobs();
    const row = await rowOf(subject);
    expect(row).toMatchObject({
      ...{ inference_status: 'success', tries: 1, input_tokens: 400, output_tokens: 40 },
      ...{ output: { words: 5, all: [5, 6, 7, 8] }, input: { text: 'en to tre fire fem' } },
    });
    const question = {
      data: { text: 'en to tre fire fem' },
      locale: 'nb',
      seed: row.seed,
    } as const;
    expect(texts()).toEqual(turned(question).map(({ data }) => data.text));
    expect(await savedRuns(ai_job)).toEqual([]);
  });

  it('repeats only the run that got no answer, with the same orders', async () => {
    const subject = aSubject();
    answerWith(5, 6, new NoAnswer('busy'), 7, 8);
    const { ai_job } = await desk.ask(subject);
    await desk.runJobs();
    expect(await rowOf(subject)).toMatchObject({ inference_status: 'pending', input_tokens: 200 });
    expect(await savedRuns(ai_job)).toHaveLength(2);
    desk.clock.advance({ minutes: 1 });
    await desk.runJobs();
    expect(await rowOf(subject)).toMatchObject({
      ...{ inference_status: 'success', tries: 2, input_tokens: 400 },
      output: { all: [5, 6, 7, 8] },
    });
    const [, , third, again] = texts();
    expect(again).toBe(third);
    expect(texts()).toHaveLength(5);
  });

  it('asks a run again at once when its answer has the wrong shape, and the tokens add up', async () => {
    const subject = aSubject();
    const wrong = () => new NoAnswer('not_an_answer', { tokens });
    answerWith(5, wrong(), 6, 7, wrong(), wrong(), wrong());
    await desk.ask(subject);
    await desk.runJobs();
    expect(await rowOf(subject)).toMatchObject({
      ...{ inference_status: 'failed', error: 'not_an_answer', output: null },
      ...{ input_tokens: 700, output_tokens: 70, tries: 1 },
    });
  });

  it('loses one run with its process, and not those before', async () => {
    const subject = aSubject();
    let resume = (_answer: ModelAnswer) => {};
    const answers = [5, 6];
    desk.model.ask = (question) => {
      desk.model.questions.push(question);
      const next = answers.shift();
      if (next !== undefined) return Promise.resolve({ content: { words: next }, tokens });
      return new Promise((resolve) => void (resume = resolve));
    };
    await desk.ask(subject);
    const killed = desk.runJobs();
    await vi.waitFor(() => expect(desk.model.questions).toHaveLength(3));
    await sql`delete from pgboss.job where name like 'answer-%'`.execute(database.db);
    answers.push(7, 8);
    desk.clock.advance({ minutes: 20 });
    await desk.sweep();
    const end = { inference_status: 'success', tries: 2, output: { all: [5, 6, 7, 8] } };
    expect(await rowOf(subject)).toMatchObject(end);
    // What was lost comes back to life and finds that it is late.
    resume({ content: { words: 99 }, tokens });
    await killed;
    expect(await rowOf(subject)).toMatchObject({ ...end, input_tokens: 400 });
    expect(desk.model.questions).toHaveLength(5);
    expect(desk.applied).toHaveLength(1);
  });

  it('is asked no further once it is cancelled', async () => {
    const subject = aSubject();
    desk.model.ask = async (question): Promise<ModelAnswer> => {
      desk.model.questions.push(question);
      if (desk.model.questions.length === 2) await desk.cancel([subject]);
      return { content: { words: 5 }, tokens };
    };
    const { ai_job } = await desk.ask(subject);
    await desk.runJobs();
    expect(desk.model.questions).toHaveLength(2);
    expect(await rowOf(subject)).toMatchObject({ inference_status: 'failed', error: 'cancelled' });
    expect(await savedRuns(ai_job)).toEqual([]);
    expect(desk.applied).toEqual([]);
  });

  it('asks all of them anew where the data have changed in between', async () => {
    const subject = aSubject();
    answerWith(5, 6, new NoAnswer('busy'));
    await desk.ask(subject);
    await desk.runJobs();
    desk.texts.set(subject, 'nå er teksten en annen');
    answerWith(1, 2, 3, 4);
    desk.clock.advance({ minutes: 1 });
    await desk.runJobs();
    const rows = await database.db
      .selectFrom('ai_job')
      .selectAll()
      .where('subject', '=', subject)
      .where('inference_status', '=', 'success')
      .execute();
    expect(rows).toMatchObject([{ is_outdated: false, output: { all: [1, 2, 3, 4] } }]);
    expect(
      texts()
        .slice(-4)
        .every((text) => text.includes('annen')),
    ).toBe(true);
  });
});
