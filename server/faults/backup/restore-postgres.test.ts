import { existsSync, globSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import {
  postgresPrograms,
  startPostgres,
  type PostgresServer,
} from '../../../tools/test/postgres.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { openPostgres } from '../../src/platform/database/postgres/open-postgres.ts';
import { silentLog } from '../../src/platform/log.ts';
import { startDemoServer } from '../demo-folder.ts';
import { send, signIn, startTorgProcess, type TorgProcess } from '../torg-process.ts';
import { attach, storageKeyOf } from './attachments.ts';
import { readContent, type DatabaseContent } from './database-content.ts';
import { readmeCommands, runCommands } from './readme-commands.ts';
import { readPhoto, startAndUse } from './use-restored.ts';

const programs = postgresPrograms() ?? '';
const buyer = 'innkjoper@torg.example';
const consultant = 'konsulent@torg.example';

describe.skipIf(programs === '')('a backup of a PostgreSQL server, as the README says', () => {
  let folder = '';
  let servers: PostgresServer[] = [];
  let running: TorgProcess[] = [];
  const env = (which: 'old' | 'new', server = servers[which === 'old' ? 0 : 1]) => ({
    PATH: [programs, process.env['PATH']].join(delimiter),
    BACKUP: join(folder, 'backup'),
    DATA_DIR: join(folder, which),
    DATABASE_URL: server?.url ?? '',
  });
  const start = async (given: Record<string, string>): Promise<TorgProcess> => {
    const torg = await startTorgProcess({ ...env('old'), ...given });
    running.push(torg);
    return torg;
  };
  const end = async (): Promise<void> => {
    await Promise.all(running.map((torg) => torg.kill('SIGTERM')));
    running = [];
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'torg-backup-'));
    servers = await Promise.all([
      startDemoServer(inject('demoServer'), join(folder, 'old')),
      startPostgres(programs),
    ]);
  }, 120_000);
  afterAll(async () => {
    await end();
    await Promise.all(servers.map((server) => server.stop()));
    await rm(folder, { recursive: true, force: true });
  });

  it('brings back every row and every file, also of those that came and went meanwhile', async () => {
    // Only the API runs, so that the database is still while it is dumped and can be compared.
    const { origin } = await start({ ROLE: 'api' });
    const cookie = await signIn(origin, buyer);
    const made = await send(origin, cookie, 'POST /api/main/assignments/new');
    const assignment = String(made.body['assignment_uuid']);
    const removed = await attach(origin, cookie, assignment, 'fjernet.txt');
    const photo = await readPhoto(origin, consultant);

    const commands = readmeCommands('backup of a server').split('\n');
    const dumping = commands.findIndex((line) => line.startsWith('pg_dump '));
    await runCommands(commands.slice(0, dumping).join('\n'), env('old'));
    await attach(origin, cookie, assignment, 'lagt til.txt');
    const before = await dumpWhileStill(commands[dumping] ?? '');
    await removeForGood(removed, origin, cookie, assignment);
    await runCommands(commands.slice(dumping + 1).join('\n'), env('old'));
    await end();

    const output = await runCommands(readmeCommands('restoring a server'), env('new'));
    expect(output).toMatch(/(\d+) files: \1 are whole, 0 are not/);
    const after = await contentOf(env('new').DATABASE_URL);
    expect(after.catalogue).toEqual(before.catalogue);
    expect(after.tables).toEqual(before.tables);
    expect(Object.keys(before.tables).length, 'tables').toBeGreaterThan(50);

    const torg = await startAndUse(env('new'));
    running.push(torg);
    expect((await readPhoto(torg.origin, consultant)).equals(photo)).toBe(true);
    await end();
  }, 240_000);

  it('of an early Torg, whose functions name no schema, is restored by commands of its own', async () => {
    const server = servers[1]?.url ?? '';
    await withDatabase(env('old').DATABASE_URL, async ({ db }) => {
      await sql`create or replace function folded_text(words text[]) returns text
        language sql immutable parallel safe
        as 'select string_agg(folded(one), '' | '') from unnest(words) as one'`.execute(db);
    });
    await withDatabase(server, async ({ db }) => {
      await sql`create database refused`.execute(db);
      await sql`create database early`.execute(db);
    });
    const before = await contentOf(env('old').DATABASE_URL);
    await runCommands(readmeCommands('backup of a server'), env('old'));

    const into = (name: string) => ({ ...env('new'), DATABASE_URL: at(server, name) });
    const usual = runCommands(readmeCommands('restoring a server'), into('refused'));
    await expect(usual).rejects.toThrow('function folded(text) does not exist');
    await runCommands(readmeCommands('restoring an early dump'), into('early'));
    expect(await contentOf(at(server, 'early'))).toEqual(before);
  }, 120_000);

  /** Dumps the server; once more if something was written meanwhile, such as when a session was used. */
  async function dumpWhileStill(command: string): Promise<DatabaseContent> {
    for (;;) {
      const before = await contentOf(env('old').DATABASE_URL);
      await runCommands(command, env('old'));
      if (isDeepStrictEqual(await contentOf(env('old').DATABASE_URL), before)) return before;
    }
  }

  /** Removes an attachment and runs the job that removes its content. */
  async function removeForGood(file: string, origin: string, cookie: string, assignment: string) {
    const key = await withDatabase(env('old').DATABASE_URL, ({ db }) => storageKeyOf(db, file));
    const path = () => globSync(join(env('old').DATA_DIR, 'files', '*', key));
    expect(path().every((found) => existsSync(found))).toBe(true);
    const call = `DELETE /api/main/assignment/${assignment}/attachments/${file}`;
    expect((await send(origin, cookie, call)).status).toBe(204);
    await start({ ROLE: 'worker' });
    await vi.waitFor(() => expect(path()).toEqual([]), { timeout: 30_000, interval: 200 });
  }
});

function at(server: string, database: string): string {
  return Object.assign(new URL(server), { pathname: `/${database}` }).href;
}

async function withDatabase<T>(url: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openPostgres({ url, connections: 2 }, silentLog);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

function contentOf(url: string): Promise<DatabaseContent> {
  return withDatabase(url, ({ db }) => readContent(db));
}
