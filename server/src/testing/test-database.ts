import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  globSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { allJobs } from '../domains.ts';
import type { Database } from '../platform/database/database.ts';
import { migrate, migrationFolder, migrationNames } from '../platform/database/migrate.ts';
import { withLock } from '../platform/database/pglite/folder-lock.ts';
import { asDatabase, openPglite } from '../platform/database/pglite/open-pglite.ts';
import { openPostgres } from '../platform/database/postgres/open-postgres.ts';
import { makeQueues, queuesOf } from '../platform/jobs/queues.ts';
import { silentLog } from '../platform/log.ts';
import { CopyInMemory } from './copy-in-memory.ts';

/** Short, so that a test which waits for its own transaction fails with this error before it times out. */
const timeoutMs = 50_000;

/**
 * A fresh, migrated database: embedded in memory, or on the server of TEST_DATABASE_URL. It is a copy of
 * a template that is migrated once for all tests, and is removed when it is closed.
 */
export async function openTestDatabase(folder = migrationFolder): Promise<Database> {
  const server = process.env['TEST_DATABASE_URL'];
  return server === undefined ? openCopyInMemory(folder) : openCopyOnServer(server, folder);
}

const lockfile = fileURLToPath(new URL('../../../package-lock.json', import.meta.url));
/** The files that migrations depend on: the data that ships, and the code that loads it. */
const shipped = ['../src/*/data/*.json', '../src/*/load-*.ts'];

/** By folder, since every test file asks. */
const fingerprints = new Map<string, string>();

/** A hash of everything that the migrated database depends on. */
function fingerprint(folder: string): string {
  const known = fingerprints.get(folder);
  if (known !== undefined) return known;
  const migrations = migrationNames(folder).map((name) => `${name}.ts`);
  const files = [...migrations, ...globSync(shipped, { cwd: folder }).toSorted(), lockfile];
  const hash = createHash('sha256').update(process.version);
  hash.update(JSON.stringify(queuesOf(allJobs)));
  for (const file of files) hash.update(file).update(readFileSync(resolve(folder, file)));
  const made = hash.digest('hex').slice(0, 16);
  fingerprints.set(folder, made);
  return made;
}

/** Runs the migrations and makes the queues of all jobs, which saves each test file most of a second. */
async function prepare(database: Database, folder: string): Promise<void> {
  await migrate(database, folder);
  // Tests of migrations have their own, and no jobs.
  if (folder !== migrationFolder) return;
  const boss = new PgBoss({ ...database.boss, supervise: false, schedule: false });
  await boss.start();
  await makeQueues(boss, allJobs);
  await boss.stop({ graceful: false, close: false });
}

/** Copies that no test uses now; starting one takes ten times as long as restoring it. */
const idleCopies = new Map<string, CopyInMemory[]>();

async function openCopyInMemory(folder: string): Promise<Database> {
  const template = join(tmpdir(), `torg-test-${fingerprint(folder)}.tar`);
  if (!existsSync(template)) {
    await withLock(`${template}.lock`, async () => {
      if (!existsSync(template)) await writeTemplate(template, folder);
    });
  }
  const copy = idleCopies.get(template)?.pop() ?? (await CopyInMemory.start(template));
  return asDatabase(copy.session, timeoutMs, async () => {
    await copy.restore();
    idleCopies.set(template, [...(idleCopies.get(template) ?? []), copy]);
  });
}

const dayMs = 86_400_000;

/** Removes templates older than a day when a new one is written, since each has forty megabytes. */
function removeOldTemplates(): void {
  for (const file of globSync(join(tmpdir(), 'torg-test-*.tar'))) {
    if (Date.now() - statSync(file).mtimeMs > dayMs) rmSync(file, { force: true });
  }
}

async function writeTemplate(template: string, folder: string): Promise<void> {
  removeOldTemplates();
  const database = await openPglite({});
  await prepare(database, folder);
  const dump = await database.dump();
  await database.close();
  writeFileSync(`${template}.part`, Buffer.from(await dump.arrayBuffer()));
  renameSync(`${template}.part`, template);
}

async function openCopyOnServer(server: string, folder: string): Promise<Database> {
  const template = `torg_template_${fingerprint(folder)}`;
  const name = `torg_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, async (client) => {
    await makeTemplate(server, client, template, folder);
    await client.query(`create database ${name} template ${template} strategy file_copy`);
  });
  const database = await openPostgres({ url: at(server, name), connections: 8 }, silentLog);
  return {
    ...database,
    async close() {
      await database.close();
      await onServer(server, (client) => client.query(`drop database ${name} with (force)`));
    },
  };
}

/** Makes the template under another name and renames it when complete, in one process at a time. */
async function makeTemplate(
  server: string,
  client: pg.Client,
  template: string,
  folder: string,
): Promise<void> {
  const find = () => client.query('select 1 from pg_database where datname = $1', [template]);
  if ((await find()).rowCount !== 0) return;
  await client.query('select pg_advisory_lock(hashtext($1))', [template]);
  if ((await find()).rowCount === 0) {
    await client.query(`drop database if exists ${template}_part with (force)`);
    await client.query(`create database ${template}_part`);
    const database = await openPostgres(
      { url: at(server, `${template}_part`), connections: 2 },
      silentLog,
    );
    try {
      await prepare(database, folder);
    } finally {
      await database.close();
    }
    await client.query(`alter database ${template}_part rename to ${template}`);
  }
  await client.query('select pg_advisory_unlock(hashtext($1))', [template]);
}

async function onServer<T>(server: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function at(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}
