import { sql } from 'kysely';
import { z } from 'zod';
import {
  fakeLanguageModel,
  type FakeLanguageModel,
} from '../../adapters/language-model/language-model.fake.ts';
import type { Database } from '../../platform/database/database.ts';
import type { ChangeContext } from '../../platform/handler.ts';
import type { Jobs } from '../../platform/jobs/job-queue.ts';
import { startJobs } from '../../platform/jobs/jobs.ts';
import type { LiveMessage } from '../../platform/live/live.ts';
import { makeLog } from '../../platform/log.ts';
import type { External } from '../../platform/ports/external.ts';
import { readSettings } from '../../platform/settings.ts';
import { runDueJobs } from '../run-due-jobs.ts';
import { testClock } from '../test-clock.ts';
import { aiJobOf } from '../../ai-jobs/ai-job-of.ts';
import { aiJobs } from '../../ai-jobs/ai-jobs.jobs.ts';
import { type AiKind, defineAiKind } from '../../ai-jobs/ai-kind.ts';
import { askAi, askAiAll, type AskContext, type QuestionJob } from '../../ai-jobs/asking/ask-ai.ts';
import { cancelAiJobs } from '../../ai-jobs/cancel-ai-jobs.ts';
import type { Tx } from '../../platform/database/tables.ts';

const Counted = z.strictObject({ words: z.int() });
type Counted = z.output<typeof Counted>;

/** Texts by their ids; the kind counts their words. */
export interface Texts {
  texts: Map<string, string>;
  /** by subject, as they were applied */
  applied: { subject: string; words: number }[];
}

const countWords = (text: string): Counted => ({ words: text.split(' ').length });

/** A kind for tests: how many words has the text? A model may be asked, too. */
export function aKind({ texts, applied }: Texts): AiKind {
  return defineAiKind({
    type: 'opportunity_criteria',
    engine: 'model',
    prompt_version: 1,
    instructions: () => 'Count the words. Answer with JSON.',
    answerSchema: z.toJSONSchema(Counted),
    lock: (tx, subjects) =>
      sql`select pg_advisory_xact_lock(hashtext(one::text))
        from (select one from unnest(${subjects}::uuid[]) as s (one) order by one) as o`.execute(
        tx,
      ),
    basis: async (_db, subjects) =>
      new Map(
        subjects.flatMap((subject) => {
          const text = texts.get(subject);
          return text === undefined ? [] : [[subject, { text }]];
        }),
      ),
    async find(_context, subject, locale) {
      const text = texts.get(subject);
      return text === undefined ? undefined : { data: { text }, locale };
    },
    rule: (_context, { data }) => countWords(data.text),
    check: (answer) => Counted.parse(answer),
    async apply(_tx, _change, { subject, output }) {
      applied.push({ subject, words: output.words });
    },
    live: { topic: 'opportunity', accounts: async (_db, subjects) => subjects },
  });
}

type Asking = Partial<Omit<Parameters<typeof askAiAll>[2], 'subjects'>>;

type DeskContext = AskContext & Pick<ChangeContext, 'emit'>;

export interface AiDesk extends Texts {
  database: Database;
  kind: AiKind;
  model: FakeLanguageModel;
  clock: ReturnType<typeof testClock>;
  jobs: Jobs;
  /** what was logged */
  lines: string[];
  /** live messages of those who ask */
  notified: LiveMessage[];
  /** the events of those who ask and cancel; those of jobs are in the database */
  events: unknown[];
  /** what a handler would have, in this transaction */
  contextOf: (tx: Tx) => DeskContext;
  ask: (subject: string, options?: Asking) => Promise<QuestionJob>;
  askAll: (subjects: readonly string[], options?: Asking) => Promise<Map<string, QuestionJob>>;
  cancel: (subjects: readonly string[]) => Promise<number>;
  runJobs: () => Promise<void>;
  sweep: () => Promise<void>;
}

interface DeskOptions {
  /** settings beside those of tests */
  env?: NodeJS.ProcessEnv;
  makeKind?: (texts: Texts) => AiKind;
  /** true: its workers run jobs by themselves, as in production */
  work?: boolean;
}

/** The queue with one kind, and a model that counts words. */
export async function openAiDesk(
  database: Database,
  { env = {}, makeKind = aKind, work = false }: DeskOptions = {},
): Promise<AiDesk> {
  const shared: Texts = { texts: new Map(), applied: [] };
  const kind = makeKind(shared);
  const clock = testClock();
  const model = fakeLanguageModel(({ data }) => countWords((data as { text: string }).text));
  const settings = readSettings({ ENVIRONMENT: 'test', ...env });
  const external = { languageModel: model, settings, clock: clock.now } as unknown as External;
  const lines: string[] = [];
  const log = makeLog({ logLevel: 'trace' }, { write: (line) => void lines.push(line) });
  const [sweeper] = aiJobs;
  const jobs = await startJobs({
    ...{ database, definitions: [aiJobOf(kind), ...aiJobs], reactions: [], external },
    ...{ log, space: { isFull: () => false, onChange: () => {} }, work },
  });
  const notified: LiveMessage[] = [];
  const events: unknown[] = [];
  const contextOf = (db: Tx): DeskContext => ({
    ...{ db, settings, now: clock.now() },
    emit: async (kind, metadata) => void events.push({ kind, metadata }),
    enqueue: (job, input, when) => jobs.enqueue(db, job, input, when),
    enqueueAll: (job, all) => jobs.enqueueAll(db, job, all),
    notify: async (accounts, topic) => void notified.push({ accounts, topic }),
  });
  const change = <T>(run: (context: DeskContext) => Promise<T>): Promise<T> =>
    database.db.transaction().execute((tx) => run(contextOf(tx)));
  const automatic = { asked_by: null, asked_for: null, locale: 'nb' } as const;
  return {
    ...{ ...shared, database, kind, model, clock, jobs, lines, notified, events, contextOf },
    ask: (subject, options = {}) =>
      change((context) => askAi(context, kind, { ...automatic, ...options, subject })),
    askAll: (subjects, options = {}) =>
      change((context) => askAiAll(context, kind, { ...automatic, ...options, subjects })),
    cancel: (subjects) => change((context) => cancelAiJobs(context, kind, subjects)),
    runJobs: () => runDueJobs(jobs, database.db, clock.now),
    async sweep() {
      if (sweeper) await jobs.run(sweeper, { input: {} });
      await runDueJobs(jobs, database.db, clock.now);
    },
  };
}
