import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../platform/database/database.ts';
import type { ModelAnswer } from '../platform/ports/language-model.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { type AiDesk, openAiDesk } from '../testing/ai/an-ai-desk.ts';
import {
  aiEnvelopeOf,
  currentOutput,
  envelopeColumn,
  findLatestAnswers,
} from './ai-jobs.queries.ts';

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

const type = 'opportunity_criteria';
const aSubject = (text = 'tre små ord'): string => {
  const subject = randomUUID();
  desk.texts.set(subject, text);
  return subject;
};
const rowsOf = (subject: string) =>
  database.db
    .selectFrom('ai_job')
    .selectAll()
    .where('subject', '=', subject)
    .orderBy('number')
    .execute();
async function movesOf(ai_job: string | undefined): Promise<string[]> {
  const rows = await database.db
    .selectFrom('event')
    .select('kind')
    .where(sql`metadata -> 'object' ->> 'id'`, '=', ai_job ?? '')
    .execute();
  return rows.map(({ kind }) => kind);
}
/** As the database writes it. */
async function writtenEnvelopeOf(subject: string): Promise<unknown> {
  const of = sql`${subject}::uuid`;
  const envelope = envelopeColumn(type, of, { locale: 'sv', output: currentOutput(type, of) });
  const { rows } = await sql<{ envelope: unknown }>`select ${envelope} as envelope`.execute(
    database.db,
  );
  return rows[0]?.envelope;
}
async function envelopeOf(subject: string) {
  const found = (await findLatestAnswers(database.db, type, [subject])).get(subject);
  const output = (found?.current?.output ?? null) as { words: number } | null;
  const jobs = found && { latest: found.latest, shown: found.current };
  const envelope = jobs && aiEnvelopeOf(type, jobs, { locale: 'sv', output });
  expect(await writtenEnvelopeOf(subject)).toEqual(envelope ?? null);
  return envelope;
}
/** The model answers when the test lets it. */
function pausedModel() {
  const answers: ((answer: ModelAnswer) => void)[] = [];
  const own = desk.model.ask;
  desk.model.ask = (question) => {
    desk.model.questions.push(question);
    return new Promise((resolve) => void answers.push(resolve));
  };
  const begun = (count = 1) => vi.waitFor(() => expect(answers).toHaveLength(count));
  return { answers, begun, resume: () => void (desk.model.ask = own) };
}

describe('a question to a machine', () => {
  it('is answered, with the data that were sent, and each change of its state goes out', async () => {
    const subject = aSubject();
    const { ai_job, isNew } = await desk.ask(subject);
    expect(isNew).toBe(true);
    expect(desk.notified).toEqual([{ accounts: [subject], topic: 'opportunity' }]);
    expect(await envelopeOf(subject)).toMatchObject({
      ...{ inference_status: 'pending', status: 'pending', input: null, output: null },
      answered_by: '',
    });
    const heard: unknown[] = [];
    const stop = await database.listen('torg_live', (payload) => heard.push(JSON.parse(payload)));
    await desk.runJobs();
    await vi.waitFor(() => expect(heard).toEqual([{ topic: 'opportunity', accounts: [subject] }]));
    await stop();
    expect(await envelopeOf(subject)).toMatchObject({
      ...{ inference_status: 'success', status: 'success', error: null, is_outdated: false },
      ...{ input: { text: 'tre små ord' }, output: { words: 3 }, answered_by: 'fake-model' },
    });
    expect(desk.applied).toEqual([{ subject, words: 3 }]);
    expect(await rowsOf(subject)).toMatchObject([{ ai_job, tries: 1, locale: 'nb' }]);
  });

  it('is one job when twenty ask at once, and one answer', async () => {
    const subject = aSubject();
    const all = await Promise.all(Array.from({ length: 20 }, () => desk.ask(subject)));
    expect(new Set(all.map(({ ai_job }) => ai_job)).size).toBe(1);
    expect(all.filter(({ isNew }) => isNew)).toHaveLength(1);
    await desk.runJobs();
    expect(await desk.ask(subject)).toMatchObject({ ai_job: all[0]?.ai_job, isNew: false });
    await desk.runJobs();
    expect(desk.model.questions).toHaveLength(1);
    expect(desk.applied).toHaveLength(1);
  });

  it('is not made twice when it is wanted anew ten times while it runs', async () => {
    const subject = aSubject();
    const { answers, begun } = pausedModel();
    const { ai_job } = await desk.ask(subject);
    const running = desk.runJobs();
    await begun();
    const forced = await Promise.all(
      Array.from({ length: 10 }, () => desk.ask(subject, { force_recreate: true })),
    );
    for (const one of forced) expect(one).toMatchObject({ ai_job, isNew: false });
    answers[0]?.({ content: { words: 3 } });
    await running;
    expect(await rowsOf(subject)).toMatchObject([{ inference_status: 'success' }]);
    expect(desk.model.questions).toHaveLength(1);
  });

  it('is made once when it is wanted anew ten times at once, and its last answer stands meanwhile', async () => {
    const subject = aSubject();
    await desk.ask(subject);
    await desk.runJobs();
    const first = await envelopeOf(subject);
    desk.clock.advance({ minutes: 2 });
    const forced = await Promise.all(
      Array.from({ length: 10 }, () => desk.ask(subject, { force_recreate: true })),
    );
    expect(new Set(forced.map(({ ai_job }) => ai_job)).size).toBe(1);
    expect(await rowsOf(subject)).toHaveLength(2);
    const pending = { inference_status: 'pending', status: 'pending' };
    expect(await envelopeOf(subject)).toEqual({ ...first, ...pending });
    expect(first).toMatchObject({ output: { words: 3 }, answered_by: 'fake-model' });
    desk.model.willAnswer({ words: 4 });
    await desk.runJobs();
    const second = await envelopeOf(subject);
    expect(second).toMatchObject({ status: 'success', output: { words: 4 } });
    expect(second?.created_at).not.toBe(first?.created_at);
  });

  it('has failed beside its last answer, whose engine and time are still told', async () => {
    const subject = aSubject();
    await desk.ask(subject);
    await desk.runJobs();
    const first = await envelopeOf(subject);
    desk.clock.advance({ minutes: 2 });
    desk.model.willFail('refused', 1);
    await desk.ask(subject, { force_recreate: true });
    await desk.runJobs();
    const error = 'Språkmodellen tog inte emot frågan. Inställningarna behöver ses över.';
    const failed = { inference_status: 'failed', status: 'failed' };
    expect(await envelopeOf(subject)).toEqual({ ...first, ...failed, error });
  });

  it('is stored as outdated and not applied when its subject is changed meanwhile, and one follows', async () => {
    const subject = aSubject();
    const { answers, begun, resume } = pausedModel();
    await desk.ask(subject);
    const running = desk.runJobs();
    await begun();
    for (const text of ['ett', 'ett to', 'ett to tre fire']) {
      desk.texts.set(subject, text);
      await desk.ask(subject);
    }
    resume();
    answers[0]?.({ content: { words: 3 } });
    await running;
    expect(desk.applied).toEqual([{ subject, words: 4 }]);
    expect(await rowsOf(subject)).toMatchObject([
      { inference_status: 'success', is_outdated: true, output: { words: 3 } },
      { inference_status: 'success', is_outdated: false, output: { words: 4 } },
    ]);
    expect(await envelopeOf(subject)).toMatchObject({ output: { words: 4 }, is_outdated: false });
  });

  it('is asked about its subject as it is now, also when nobody asked again', async () => {
    const [waiting, running] = [aSubject(), aSubject()];
    await desk.ask(waiting);
    desk.texts.set(waiting, 'to ord');
    await desk.runJobs();
    expect(await rowsOf(waiting)).toMatchObject([{ output: { words: 2 }, is_outdated: false }]);
    const { answers, begun, resume } = pausedModel();
    await desk.ask(running);
    const run = desk.runJobs();
    await begun();
    desk.texts.set(running, 'to ord');
    resume();
    answers[0]?.({ content: { words: 3 } });
    await run;
    expect(await rowsOf(running)).toMatchObject([{ is_outdated: true }, { is_outdated: false }]);
    expect(desk.applied.map(({ words }) => words)).toEqual([2, 2]);
  });

  it('goes on when its worker is killed, and the first answer counts', async () => {
    const subject = aSubject();
    const { answers, begun, resume } = pausedModel();
    await desk.ask(subject);
    const killed = desk.runJobs();
    await begun();
    await sql`delete from pgboss.job where name like 'answer-%'`.execute(database.db);
    await desk.sweep();
    expect((await envelopeOf(subject))?.status).toBe('pending');
    resume();
    desk.clock.advance({ minutes: 20 });
    await desk.sweep();
    expect(await envelopeOf(subject)).toMatchObject({ status: 'success', output: { words: 3 } });
    answers[0]?.({ content: { words: 99 } });
    await killed;
    const rows = await rowsOf(subject);
    expect(rows).toMatchObject([{ tries: 2, output: { words: 3 } }]);
    expect(desk.applied).toHaveLength(1);
    expect(await movesOf(rows[0]?.ai_job)).toEqual(['answered_ai_job']);
  });

  it('is not tried before the model wants it, and four times at most', async () => {
    const subject = aSubject();
    desk.model.willFail('busy', 1, 1_200);
    await desk.ask(subject);
    await desk.runJobs();
    desk.clock.advance({ minutes: 19 });
    await desk.runJobs();
    expect(desk.model.questions).toHaveLength(1);
    desk.clock.advance({ minutes: 2 });
    await desk.runJobs();
    expect((await envelopeOf(subject))?.status).toBe('success');
    const hopeless = aSubject();
    desk.model.willFail('timed_out');
    await desk.ask(hopeless);
    for (let round = 0; round < 8; round += 1) {
      await desk.runJobs();
      desk.clock.advance({ minutes: 2 });
    }
    expect(await envelopeOf(hopeless)).toMatchObject({
      ...{ status: 'failed', error: 'Språkmodellen svarade inte i tid.' },
      input: { text: 'tre små ord' },
    });
    const rows = await rowsOf(hopeless);
    expect(rows).toMatchObject([{ tries: 4, error: 'timed_out' }]);
    expect(await movesOf(rows[0]?.ai_job)).toEqual(['could_not_answer_ai_job']);
    const log = desk.lines.join('\n');
    expect(log).toContain('got no answer');
    expect(log).not.toContain('små');
  });

  it('fails when there is nothing to answer about any more, and can be asked again later', async () => {
    const subject = aSubject();
    await desk.ask(subject);
    desk.texts.delete(subject);
    await desk.runJobs();
    expect(await envelopeOf(subject)).toMatchObject({
      ...{ status: 'failed', error: 'Det som skulle bedömas är borttaget eller arkiverat.' },
      output: null,
    });
    desk.texts.set(subject, 'her igjen');
    expect((await desk.ask(subject)).isNew).toBe(true);
  });
});

describe('a question whose job was lost', () => {
  it('is enqueued again within minutes where nobody has begun it, and once', async () => {
    const subject = aSubject();
    await desk.ask(subject);
    await sql`delete from pgboss.job where name like 'answer-%'`.execute(database.db);
    await desk.sweep();
    expect((await envelopeOf(subject))?.status).toBe('pending');
    desk.clock.advance({ minutes: 2 });
    await desk.sweep();
    expect(await envelopeOf(subject)).toMatchObject({ status: 'success', output: { words: 3 } });
    const waiting = aSubject();
    await desk.ask(waiting);
    desk.clock.advance({ minutes: 2 });
    for (let time = 0; time < 3; time += 1) await desk.sweep();
    expect(await rowsOf(waiting)).toMatchObject([{ inference_status: 'success', tries: 1 }]);
    expect(desk.model.questions).toHaveLength(2);
  });
});
