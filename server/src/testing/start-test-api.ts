import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CallsByKey } from '@torg/protocol/all-calls';
import type { Answer, Sent } from '@torg/protocol/call';
import type { EventKind } from '@torg/protocol/events/event-kinds';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { builtInCompanyRegister } from '../adapters/company-register/company-register.built-in.ts';
import {
  fakeLanguageModel,
  type FakeLanguageModel,
} from '../adapters/language-model/language-model.fake.ts';
import { boundedCvFiles } from '../adapters/cv-files/cv-files.bounded.ts';
import { pdfjsCvReader } from '../adapters/cv-reader/cv-reader.pdfjs.ts';
import { makeCvTool } from '../adapters/cv-tool/make-cv-tool.ts';
import { makeEmbeddings } from '../adapters/embeddings/make-embeddings.ts';
import { fakeMail, type FakeMail } from '../adapters/mail/mail.fake.ts';
import { libPdfReader } from '../adapters/pdf-reader/pdf-reader.libpdf.ts';
import { sharpPictures } from '../adapters/pictures/pictures.sharp.ts';
import { padesSealing } from '../adapters/sealing/sealing.pades.ts';
import { memoryStorage } from '../adapters/storage/storage.memory.ts';
import { typstTypesetting } from '../adapters/typesetting/typesetting.typst.ts';
import { docxWordDocuments } from '../adapters/word-documents/word-documents.docx.ts';
import { docxWordTemplates } from '../adapters/word-templates/word-templates.docxtemplater.ts';
import {
  fakeVirusScanner,
  type FakeVirusScanner,
} from '../adapters/virus-scanner/virus-scanner.fake.ts';
import { thinkByRules } from './ai/think-by-rules.ts';
import { openTestDatabase } from './test-database.ts';
import type { Db } from '../platform/database/tables.ts';
import { hashToken, newToken, sessionCookie } from '../platform/http/session-cookie.ts';
import { silentLog, type Logger } from '../platform/log.ts';
import type { External } from '../platform/ports/external.ts';
import { readSettings, type Settings } from '../platform/settings.ts';
import { startTorg, type Torg } from '../start-torg.ts';
import { runDueJobs } from './run-due-jobs.ts';
import { testClock, type TestClock } from './test-clock.ts';

type Key = keyof CallsByKey;
type Loose<T> = { [K in keyof T]?: T[K] };

/** Where the key that seals is made; kept from test to test. */
const keyFolder = join(tmpdir(), 'torg-test-key');

interface SentFile {
  name: string;
  content: Buffer | string;
  type?: string;
}

export type CallInput<K extends Key> = Loose<Sent<CallsByKey[K]>> & {
  headers?: Record<string, string>;
  file?: SentFile;
  /** instead of `file`, for calls that take several, or none */
  files?: readonly SentFile[];
};

export interface TestAnswer<K extends Key> {
  status: number;
  /** the body of a success; that of an error is `error` */
  body: Answer<CallsByKey[K]>;
  error: { errorCode: string; errorMessage: string; issues?: { path: string; message: string }[] };
  headers: Record<string, string | string[] | number | undefined>;
  raw: Buffer;
}

/** The code of an error, in the form of either base; null for a success. */
export function codeOf({ error }: { error: unknown }): string | null {
  const { errorCode, error_code } = (error ?? {}) as { errorCode?: string; error_code?: string };
  return errorCode ?? error_code ?? null;
}

export interface TestClient {
  account: string | null;
  /** the value of the cookie header; empty for a stranger */
  cookie: string;
  call: <K extends Key>(key: K, input?: CallInput<K>) => Promise<TestAnswer<K>>;
}

export interface TestApi {
  app: FastifyInstance;
  db: Db;
  mail: FakeMail;
  languageModel: FakeLanguageModel;
  /** asked only if the test sets CLAMD_URL */
  virusScanner: FakeVirusScanner;
  clock: TestClock;
  torg: Torg;
  settings: Settings;
  stranger: TestClient;
  /** Returns a client with a session of the account. */
  signedIn: (account: string) => Promise<TestClient>;
  /** Runs due jobs, and those that they start, until none is left. */
  runJobs: () => Promise<void>;
  /** Runs a scheduled job, and the jobs that it starts. */
  runScheduled: (job: string) => Promise<void>;
  /** All events including views, oldest first. */
  events: (
    kind?: EventKind,
  ) => Promise<{ kind: EventKind; acting_account: string | null; metadata: never }[]>;
  close: () => Promise<void>;
}

function multipart(files: readonly SentFile[], fields: object) {
  const boundary = `torg-${randomUUID()}`;
  const part = (about: string) => `--${boundary}\r\ncontent-disposition: form-data; ${about}`;
  const texts = Object.entries(fields).flatMap(([name, value]) =>
    [value as unknown].flat().map((one) => `${part(`name="${name}"`)}\r\n\r\n${String(one)}\r\n`),
  );
  const contents = files.flatMap(({ name, content, type = 'application/octet-stream' }) => [
    Buffer.from(`${part(`name="file"; filename="${name}"`)}\r\ncontent-type: ${type}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
  const payload = Buffer.concat([
    Buffer.from(texts.join('')),
    ...contents,
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  return { payload, type: `multipart/form-data; boundary=${boundary}` };
}

function addressOf(path: string, input: CallInput<Key>): string {
  const params = (input as { params?: Record<string, string> }).params ?? {};
  const query = Object.entries((input as { query?: Record<string, unknown> }).query ?? {})
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, String(value)]);
  const filled = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => params[name] ?? `{${name}}`);
  return query.length > 0 ? `${filled}?${new URLSearchParams(query).toString()}` : filled;
}

function makeClient(
  { app, parts: { settings } }: Torg,
  account: string | null,
  token: string | null,
): TestClient {
  const cookie = sessionCookie(settings);
  return {
    account,
    cookie: token === null ? '' : `${cookie}=${token}`,
    async call(key, input = {}) {
      const [method = 'GET', path = ''] = key.split(' ');
      const body = (input as { body?: object }).body;
      const files = input.files ?? (input.file && [input.file]);
      const form = files && multipart(files, body ?? {});
      const type = form?.type ?? (body === undefined ? undefined : 'application/json');
      const answer = await app.inject({
        method: method as 'GET',
        url: addressOf(path, input),
        headers: { ...(type ? { 'content-type': type } : {}), ...input.headers },
        ...(token ? { cookies: { [cookie]: token } } : {}),
        ...(form ? { payload: form.payload } : {}),
        ...(body === undefined || form ? {} : { payload: JSON.stringify(body) }),
      });
      const isPlain = answer.headers['content-encoding'] === undefined;
      const isJson =
        isPlain && String(answer.headers['content-type']).startsWith('application/json');
      const parsed = isJson && answer.body !== '' ? JSON.parse(answer.body) : undefined;
      const { statusCode: status, headers, rawPayload: raw } = answer;
      return { status, headers, raw, body: parsed, error: parsed };
    },
  };
}

async function newSession(db: Db, account: string, clock: TestClock): Promise<string> {
  const token = newToken();
  const now = clock.now();
  const expires_at = new Date(now.getTime() + 30 * 86_400_000);
  await db
    .insertInto('session')
    .values({
      token_hash: hashToken(token),
      account,
      method: 'password',
      device: 'test',
      created_at: now,
      last_seen_at: now,
      confirmed_at: now,
      expires_at,
    })
    .execute();
  return token;
}

/** The whole product with a fresh database, fake external services, and no socket. */
export async function startTestApi(
  env: NodeJS.ProcessEnv = {},
  log: Logger = silentLog,
): Promise<TestApi> {
  const settings = readSettings({
    ENVIRONMENT: 'test',
    DEMO: '0',
    RATE_LIMITS: '0',
    PUBLIC_URL: 'http://torg.example',
    SESSION_SECRET: 'a-secret-for-tests-that-is-long-enough',
    ...env,
  });
  const database = await openTestDatabase();
  const db = database.db;
  const mail = fakeMail();
  const languageModel = fakeLanguageModel(thinkByRules);
  const clock = testClock();
  const virusScanner = fakeVirusScanner();
  const external: External = {
    mail,
    mailbox: null,
    storage: memoryStorage(),
    pictures: sharpPictures(),
    pdfReader: libPdfReader(),
    cvReader: pdfjsCvReader(),
    cvFiles: boundedCvFiles(),
    typesetting: typstTypesetting(),
    wordDocuments: docxWordDocuments(),
    wordTemplates: docxWordTemplates(),
    sealing: padesSealing({ ...settings.sealing, dataDir: keyFolder }),
    virusScanner: settings.virusScannerUrl === undefined ? null : virusScanner,
    oidcProvider: null,
    languageModel,
    companyRegister: builtInCompanyRegister(),
    embeddings: makeEmbeddings(settings),
    esign: null,
    esignDesk: null,
    ...makeCvTool(settings),
    settings,
    clock: clock.now,
  };
  const torg = await startTorg({
    settings,
    log,
    database,
    external,
    clock: clock.now,
    work: false,
  });
  const { app } = torg;
  await app.ready();
  return {
    app,
    db,
    mail,
    languageModel,
    virusScanner,
    clock,
    torg,
    settings,
    stranger: makeClient(torg, null, null),
    signedIn: async (account) => makeClient(torg, account, await newSession(db, account, clock)),
    runJobs: () => runDueJobs(torg.parts.jobs, db, clock.now),
    async runScheduled(name) {
      const { jobs } = torg.parts;
      const job = jobs.definitions.find((definition) => definition.name === name);
      if (job === undefined) throw new Error(`no job is called ${name}`);
      await jobs.run(job, { input: {}, traceId: '' });
      await runDueJobs(jobs, db, clock.now);
    },
    async events(kind) {
      await torg.parts.seen.flush();
      const all = db.selectFrom('event').select(['kind', 'acting_account', 'metadata']);
      const some = kind === undefined ? all : all.where('kind', '=', kind);
      // Events of the same instant come in the order in which they were written.
      return (await some
        .orderBy('created_at')
        .orderBy(sql`ctid`)
        .execute()) as never;
    },
    close: () => torg.stop(),
  };
}
