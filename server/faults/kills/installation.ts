import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import {
  postgresPrograms,
  startPostgres,
  type PostgresServer,
} from '../../../tools/test/postgres.ts';
import { copyDemo, startDemoServer, type DemoServer } from '../demo-folder.ts';
import { freePort, launchTorg, type TorgProcess } from '../torg-process.ts';

export interface Target {
  name: string;
  kill: () => Promise<void>;
  /** Starts it again; it need not be ready yet. */
  start: () => Promise<void>;
}

/** Torg as it is run, with the parts that a machine may kill. */
export interface Installation {
  origin: string;
  targets: Target[];
  /** the origins of all processes */
  processes: () => TorgProcess[];
  /** how to open its database once the processes have stopped */
  database: {
    databaseUrl?: string;
    databaseConnections: number;
    databaseSearchConnections: number;
    dataDir: string;
  };
  stopTorg: () => Promise<void>;
  remove: () => Promise<void>;
}

export type Engine = 'embedded' | 'postgres';

/** Demo data that is loaded already; without, the first start loads it. */
export interface LoadedDemo {
  folder: string;
  server: DemoServer;
}

/** One process that is everything: API, worker and database. */
async function embedded(env: Record<string, string>, demo?: LoadedDemo): Promise<Installation> {
  const dataDir = await mkdtemp(join(tmpdir(), 'torg-kills-'));
  if (demo) await copyDemo(demo.folder, dataDir);
  const torg = await killableTorg('embedded', { ...env, DATA_DIR: dataDir });
  return {
    origin: torg.origin,
    targets: [torg],
    processes: () => [torg.process()],
    database: { dataDir, databaseConnections: 1, databaseSearchConnections: 1 },
    stopTorg: () => torg.stop(),
    remove: () => rm(dataDir, { recursive: true, force: true }),
  };
}

/** An API, a worker and a database server; of the server also the process of one connection. */
async function onPostgres(env: Record<string, string>, demo?: LoadedDemo): Promise<Installation> {
  const dataDir = await mkdtemp(join(tmpdir(), 'torg-kills-'));
  // What is acknowledged has to be written, as it is unless the tests ask for less.
  const settings = { synchronous_commit: 'on' };
  const server = demo
    ? await startDemoServer(demo.server, dataDir, settings)
    : await startPostgres(postgresPrograms() ?? '', { settings });
  const both = { ...env, DATA_DIR: dataDir, DATABASE_URL: server.url };
  const api = await killableTorg('api', { ...both, ROLE: 'api' });
  const worker = await killableTorg('worker', { ...both, ROLE: 'worker' });
  return {
    origin: api.origin,
    targets: [api, worker, databaseTarget(server), connectionTarget(server)],
    processes: () => [api.process(), worker.process()],
    database: {
      databaseUrl: server.url,
      dataDir,
      databaseConnections: 2,
      databaseSearchConnections: 1,
    },
    async stopTorg() {
      await Promise.all([api.stop(), worker.stop()]);
    },
    async remove() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export const install: Record<Engine, typeof embedded> = { embedded, postgres: onPostgres };

async function killableTorg(name: string, env: Record<string, string>) {
  const port = await freePort();
  let torg = launchTorg(port, env);
  return {
    name,
    origin: torg.origin,
    process: () => torg,
    async kill() {
      await torg.kill('SIGKILL');
    },
    async start() {
      torg = launchTorg(port, env);
    },
    async stop() {
      await torg.kill('SIGTERM');
    },
  };
}

function databaseTarget(server: PostgresServer): Target {
  return { name: 'database', kill: async () => server.kill(), start: () => server.startAgain() };
}

/** Nobody can connect while the server recovers from the kill before. */
async function connect(url: string): Promise<pg.Client> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await pause(50);
    }
  }
}

/** When a connection's process dies, the server ends all others and recovers. */
function connectionTarget(server: PostgresServer): Target {
  return {
    name: 'connection',
    async kill() {
      const client = await connect(server.url);
      const { rows } = await client.query<{ pid: number }>(
        `select pid from pg_stat_activity where application_name = 'torg'
         order by state = 'active' desc, random() limit 1`,
      );
      server.kill(rows[0]?.pid ?? -1);
      await client.end().catch(() => {});
    },
    start: async () => {},
  };
}
