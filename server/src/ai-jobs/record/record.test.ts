import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { anOrganization } from '../../organizations/organizations.fixtures.ts';
import type { Database } from '../../platform/database/database.ts';
import { collectViews } from '../../platform/events.ts';
import { type ModelAnswer, NoAnswer } from '../../platform/ports/language-model.ts';
import { type AiDesk, openAiDesk } from '../../testing/ai/an-ai-desk.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import {
  aiEnvelopeOf,
  countOf,
  exportOf,
  findLatestAnswers,
  noteLooks,
} from '../ai-jobs.queries.ts';
import { emptyAiJobs } from './record.repository.ts';

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

const aSubject = (): string => {
  const subject = randomUUID();
  desk.texts.set(subject, 'tre små ord');
  return subject;
};
/** Somebody is shown these answers. */
async function look(account: string, ai_jobs: readonly string[]): Promise<void> {
  const views = collectViews(database.db, (error) => expect.fail(String(error)));
  noteLooks(
    {
      actor: { account },
      trackView: (kind, metadata) => views.note(kind, metadata, { account, traceId: 'a-trace' }),
    },
    ai_jobs,
  );
  await views.flush();
}
const empty = (...subjects: readonly string[]) =>
  database.db.transaction().execute((tx) => emptyAiJobs(tx, [type], subjects, desk.clock.now()));

describe('the record of what was asked', () => {
  it('has engine, versions, hash, seed, tries, tokens, who asked, for whom, and who looked', async () => {
    const { db } = database;
    const organization = await anOrganization(db, { name: 'Granskog IT' });
    const asker = await anAccount(db, { name: 'Berit Bru' });
    const reader = await anAccount(db, { name: 'Ole Vik' });
    const [subject, other] = [aSubject(), aSubject()];
    desk.model.ask = async () => ({ content: { words: 3 }, tokens: { input: 70, output: 8 } });
    const asking = { asked_by: asker, asked_for: organization, locale: 'sv' as const };
    const { ai_job } = await desk.ask(subject, asking);
    const { ai_job: another } = await desk.ask(other);
    await desk.runJobs();
    await look(reader, [ai_job]);
    await look(asker, [ai_job, another]);
    await look(reader, [ai_job]);
    await look(reader, []);
    const [record, ...more] = await exportOf(db, [subject]);
    expect(more).toEqual([]);
    expect(record).toMatchObject({
      ...{ ai_job, type, subject, locale: 'sv', inference_status: 'success', error: null },
      ...{ answered_by: 'fake-model', prompt_version: 1, tries: 1 },
      ...{
        input_tokens: 70,
        output_tokens: 8,
        input: { text: 'tre små ord' },
        output: { words: 3 },
      },
      asked_by: { account: asker, name: 'Berit Bru' },
      asked_for: { organization, name: 'Granskog IT' },
      emptied_at: null,
    });
    expect(record?.input_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(record?.seed).toBeGreaterThanOrEqual(0);
    const looked = record?.looked.map(({ account, name }) => [account, name]);
    expect(looked).toEqual([
      [reader, 'Ole Vik'],
      [asker, 'Berit Bru'],
    ]);
    const [ofOther] = await exportOf(db, [other]);
    expect(ofOther?.looked.map(({ account }) => account)).toEqual([asker]);
    expect(ofOther).toMatchObject({ asked_by: null, asked_for: null });
  });

  it('has every question about a subject, oldest first, and the tokens of tries without an answer', async () => {
    const subject = aSubject();
    const tokens = { input: 50, output: 5 };
    const answers = [new NoAnswer('busy', { tokens }), new NoAnswer('cut_off', { tokens })];
    desk.model.ask = async (): Promise<ModelAnswer> => {
      const next = answers.shift();
      if (next !== undefined) throw next;
      return { content: { words: 3 }, tokens };
    };
    await desk.ask(subject);
    await desk.runJobs();
    desk.clock.advance({ minutes: 2 });
    await desk.runJobs();
    await desk.ask(subject, { force_recreate: true });
    const records = await exportOf(database.db, [subject]);
    expect(records).toMatchObject([
      { inference_status: 'success', tries: 2, input_tokens: 150, output_tokens: 15 },
      { inference_status: 'pending', tries: 0, input_tokens: null },
    ]);
  });
});

describe('what was asked about somebody who is deleted', () => {
  it('goes, and the bare row stays and reads as gone', async () => {
    const { db } = database;
    const [subject, other] = [aSubject(), aSubject()];
    await desk.askAll([subject, other]);
    await desk.runJobs();
    await desk.ask(subject, { force_recreate: true });
    await empty(subject);
    const records = await exportOf(db, [subject]);
    expect(records).toMatchObject([
      { inference_status: 'failed', error: 'gone', answered_by: 'fake-model', tries: 1 },
      { inference_status: 'failed', error: 'gone', answered_by: '', tries: 0 },
    ]);
    for (const { input, output, emptied_at } of records) {
      expect([input, output]).toEqual([null, null]);
      expect(emptied_at).not.toBeNull();
    }
    const answers = (await findLatestAnswers(db, type, [subject])).get(subject);
    const jobs = answers && { latest: answers.latest, shown: answers.current };
    expect(jobs && aiEnvelopeOf(type, jobs, { locale: 'nb', output: null })).toMatchObject({
      ...{ status: 'failed', error: 'Det som skulle vurderes, er slettet eller arkivert.' },
      ...{ input: null, output: null },
    });
    expect(await exportOf(db, [other])).toMatchObject([{ output: { words: 3 } }]);
    const again = await exportOf(db, [subject]);
    await empty(subject, other);
    expect(await exportOf(db, [subject])).toEqual(again);
  });

  it('is not stored when its worker ends after that', async () => {
    const subject = aSubject();
    let answer = (_answer: ModelAnswer) => {};
    const before = answer;
    desk.model.ask = () => new Promise((resolve) => void (answer = resolve));
    await desk.ask(subject);
    const running = desk.runJobs();
    await vi.waitFor(() => expect(answer).not.toBe(before));
    await empty(subject);
    answer({ content: { words: 3 } });
    await running;
    expect(await exportOf(database.db, [subject])).toMatchObject([
      { inference_status: 'failed', input: null, output: null },
    ]);
  });

  it('leaves the reason of what had failed before', async () => {
    const subject = aSubject();
    desk.model.willFail('refused');
    await desk.ask(subject);
    await desk.runJobs();
    await empty(subject);
    expect(await exportOf(database.db, [subject])).toMatchObject([
      { error: 'refused', input: null },
    ]);
  });
});

describe('the progress of questions about many', () => {
  it('counts the newest question about each, and the failed ones among those done', async () => {
    const subjects = Array.from({ length: 5 }, aSubject);
    const [answered = '', failed = '', renewed = '', pending = ''] = subjects;
    await desk.askAll([answered, renewed]);
    await desk.runJobs();
    desk.model.willFail('refused');
    await desk.ask(failed);
    await desk.runJobs();
    await desk.askAll([renewed, pending], { force_recreate: true });
    const progress = { total: 4, done: 2, failed: 1 };
    expect(await countOf(database.db, [type], subjects)).toEqual(progress);
    expect(await countOf(database.db, ['profile_evaluation', type], subjects)).toEqual(progress);
    expect(await countOf(database.db, ['profile_evaluation'], subjects)).toEqual({
      ...{ total: 0, done: 0, failed: 0 },
    });
    expect(await countOf(database.db, [type], [])).toEqual({ total: 0, done: 0, failed: 0 });
  });
});

describe('an answer', () => {
  it('of more than a megabyte is none, whoever gives it', async () => {
    const subject = aSubject();
    const long = 'ord '.repeat(300_000);
    const { kind } = desk;
    if (kind.engine !== 'model') throw new Error('a kind that a model answers');
    const check = vi.spyOn(kind, 'check');
    check.mockReturnValue({ words: 3, long });
    await desk.ask(subject);
    await desk.runJobs();
    expect(await exportOf(database.db, [subject])).toMatchObject([
      { error: 'not_an_answer', output: null },
    ]);
    check.mockRestore();
    const rule = vi.spyOn(desk.kind, 'rule').mockReturnValue({ words: 3, long });
    await desk.ask(subject);
    await desk.runJobs();
    rule.mockRestore();
    const [, second] = await exportOf(database.db, [subject]);
    expect(second).toMatchObject({ error: 'not_an_answer', tries: 1 });
  });
});
