import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { builtInCompanyRegister } from '../adapters/company-register/company-register.built-in.ts';
import { makeCvTool } from '../adapters/cv-tool/make-cv-tool.ts';
import { makeEmbeddings } from '../adapters/embeddings/make-embeddings.ts';
import { fakeLanguageModel } from '../adapters/language-model/language-model.fake.ts';
import { fakeMail } from '../adapters/mail/mail.fake.ts';
import { boundedCvFiles } from '../adapters/cv-files/cv-files.bounded.ts';
import { pdfjsCvReader } from '../adapters/cv-reader/cv-reader.pdfjs.ts';
import { libPdfReader } from '../adapters/pdf-reader/pdf-reader.libpdf.ts';
import { padesSealing } from '../adapters/sealing/sealing.pades.ts';
import { typstTypesetting } from '../adapters/typesetting/typesetting.typst.ts';
import { docxWordDocuments } from '../adapters/word-documents/word-documents.docx.ts';
import { docxWordTemplates } from '../adapters/word-templates/word-templates.docxtemplater.ts';
import { sharpPictures } from '../adapters/pictures/pictures.sharp.ts';
import { memoryStorage } from '../adapters/storage/storage.memory.ts';
import type { Database } from '../platform/database/database.ts';
import { defineJob, type AnyJob } from '../platform/jobs/job-definition.ts';
import type { Jobs } from '../platform/jobs/job-queue.ts';
import { startJobs } from '../platform/jobs/jobs.ts';
import { deadLetterOf } from '../platform/jobs/queues.ts';
import { silentLog } from '../platform/log.ts';
import { readSettings } from '../platform/settings.ts';
import { currentTrace, makeTrace, runWithTrace } from '../platform/trace.ts';
import { openTestDatabase } from './test-database.ts';

const ran: { word: string; trace: string }[] = [];
let failures = 0;

const say = defineJob({
  name: 'say',
  input: z.object({ word: z.string() }),
  async run(_context, { word }) {
    ran.push({ word, trace: currentTrace().traceId });
  },
});
const stumble = defineJob({
  name: 'stumble',
  input: z.object({}),
  retries: 1,
  retryAfterSeconds: 1,
  async run() {
    failures += 1;
    throw new Error('stumbled');
  },
});
const remind = defineJob({
  name: 'remind',
  input: z.object({ word: z.string() }),
  async run(_context, { word }) {
    ran.push({ word, trace: '' });
  },
});
/** Ends the jobs that run until the test lets them end. */
const lingering: (() => void)[] = [];
const linger = defineJob({
  name: 'linger',
  input: z.object({}),
  run: () => new Promise<void>((resolve) => void lingering.push(resolve)),
});
const sweep = defineJob({
  name: 'sweep',
  input: z.object({}),
  schedule: '0 3 * * *',
  run: async () => {},
});
const definitions: readonly AnyJob[] = [say, stumble, remind, linger, sweep];

let database: Database;
let jobs: Jobs;
const others: Jobs[] = [];

async function startWorking(work: boolean, jobDefinitions = definitions): Promise<Jobs> {
  const settings = readSettings({ ENVIRONMENT: 'test' });
  const external = {
    mail: fakeMail(),
    mailbox: null,
    storage: memoryStorage(),
    pictures: sharpPictures(),
    pdfReader: libPdfReader(),
    cvReader: pdfjsCvReader(),
    cvFiles: boundedCvFiles(),
    typesetting: typstTypesetting(),
    wordDocuments: docxWordDocuments(),
    wordTemplates: docxWordTemplates(),
    sealing: padesSealing({ ...settings.sealing, dataDir: settings.dataDir }),
    virusScanner: null,
    oidcProvider: null,
    languageModel: fakeLanguageModel(),
    esign: null,
    esignDesk: null,
    ...makeCvTool(settings),
    companyRegister: builtInCompanyRegister(),
    embeddings: makeEmbeddings({ embeddings: null }),
    settings,
    clock: () => new Date(),
  };
  const started = await startJobs({
    database,
    definitions: jobDefinitions,
    reactions: [],
    external,
    log: silentLog,
    space: { isFull: () => false, onChange: () => {} },
    work,
  });
  await started.beginWork();
  return started;
}

beforeAll(async () => {
  database = await openTestDatabase();
  jobs = await startWorking(true);
});
afterAll(async () => {
  await Promise.all([jobs, ...others].map((started) => started.stop()));
  await database.close();
});

const words = () => ran.map(({ word }) => word);

it('runs a job when the transaction that enqueued it commits, under its trace', async () => {
  const trace = makeTrace();
  await runWithTrace(trace, () =>
    database.db.transaction().execute((tx) => jobs.enqueue(tx, say, { word: 'kept' })),
  );
  await vi.waitFor(() => expect(words()).toContain('kept'), { timeout: 10_000 });
  expect(ran.find(({ word }) => word === 'kept')?.trace).toBe(trace.traceId);
});

it('never runs a job whose transaction was rolled back', async () => {
  const failing = database.db.transaction().execute(async (tx) => {
    await jobs.enqueue(tx, say, { word: 'lost' });
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  await database.db.transaction().execute((tx) => jobs.enqueue(tx, say, { word: 'after' }));
  await vi.waitFor(() => expect(words()).toContain('after'), { timeout: 10_000 });
  expect(words()).not.toContain('lost');
});

it('tries a failing job again, then moves it to its dead-letter queue', async () => {
  await database.db.transaction().execute((tx) => jobs.enqueue(tx, stumble, {}));
  await vi.waitFor(
    async () => {
      const dead = await jobs.boss.findJobs(deadLetterOf(stumble));
      expect(dead).toHaveLength(1);
    },
    { timeout: 20_000, interval: 250 },
  );
  expect(failures).toBe(2);
});

it('lets only one job of a key wait', async () => {
  await database.db.transaction().execute(async (tx) => {
    for (const word of ['a', 'b', 'c']) {
      await jobs.enqueue(tx, remind, { word }, { key: 'ida', startAfterSeconds: 60 });
    }
    await jobs.enqueue(tx, remind, { word: 'd' }, { key: 'ola', startAfterSeconds: 60 });
  });
  const waiting = await jobs.boss.findJobs('remind', { queued: true });
  expect(waiting).toHaveLength(2);
});

it('lets a new job wait while one of the same key runs', async () => {
  const enqueue = () =>
    database.db.transaction().execute((tx) => jobs.enqueue(tx, linger, {}, { key: 'ida' }));
  await enqueue();
  await vi.waitFor(() => expect(lingering).toHaveLength(1), { timeout: 10_000 });
  await enqueue();
  lingering[0]?.();
  await vi.waitFor(() => expect(lingering).toHaveLength(2), { timeout: 10_000 });
  lingering[1]?.();
});

it('refuses an unknown job, and an input that the job cannot parse', async () => {
  const enqueue = (job: AnyJob, input: unknown) =>
    database.db.transaction().execute((tx) => jobs.enqueue(tx, job, input));
  await expect(enqueue({ ...say, name: 'unheard-of' }, { word: 'a' })).rejects.toThrow(
    'unheard-of',
  );
  await expect(enqueue(say, { word: 1 })).rejects.toThrow('expected string');
});

it('saves the schedules of jobs, and removes those that are no longer defined', async () => {
  await jobs.boss.schedule('remind', '* * * * *', {});
  others.push(await startWorking(true));
  const schedules = await jobs.boss.getSchedules();
  expect(schedules.map(({ name, cron }) => ({ name, cron }))).toEqual([
    { name: 'sweep', cron: '0 3 * * *' },
  ]);
});

it('updates a queue whose definition has changed', async () => {
  const changed = { ...say, retries: 9 };
  const other = await startWorking(false, [changed, stumble, remind, linger, sweep]);
  expect(await other.boss.getQueue('say')).toMatchObject({ retryLimit: 9, heartbeatSeconds: 10 });
  others.push(other);
});

it('gives each of many jobs to one of two workers', async () => {
  others.push(await startWorking(true));
  const many = Array.from({ length: 60 }, (_, at) => `many-${at}`);
  await database.db.transaction().execute(async (tx) => {
    for (const word of many) await jobs.enqueue(tx, say, { word });
  });
  const done = () => words().filter((word) => word.startsWith('many-'));
  await vi.waitFor(() => expect(done()).toHaveLength(60), { timeout: 20_000 });
  expect(new Set(done())).toEqual(new Set(many));
});

it('runs jobs that another process, which is only the API, has enqueued', async () => {
  const apiOnly = await startWorking(false);
  others.push(apiOnly);
  await database.db.transaction().execute((tx) => apiOnly.enqueue(tx, say, { word: 'from api' }));
  await vi.waitFor(() => expect(words()).toContain('from api'), { timeout: 10_000 });
});
