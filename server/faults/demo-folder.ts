import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { postgresPrograms, startPostgres, type PostgresServer } from '../../tools/test/postgres.ts';
import { loadDemoFolder } from './torg-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    demoFolder: string;
    demoServer: DemoServer;
  }
}

/** What a PostgreSQL server and a Torg with the demo data start from; empty where there is no server. */
export interface DemoServer {
  /** the data of the server */
  database: string;
  /** the data folder of Torg */
  files: string;
}

/**
 * Loads the demo data once for the whole run, on either database, unless somebody has loaded it
 * already; copying it is much faster than a first start.
 */
// oxlint-disable-next-line import/no-default-export -- Vitest loads it by its default export
export default async function buildDemo({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'torg-demo-'));
  const embedded = process.env['TORG_DEMO'] ?? join(folder, 'embedded');
  if (process.env['TORG_DEMO'] === undefined) await loadDemoFolder({ DATA_DIR: embedded });
  provide('demoFolder', embedded);
  provide('demoServer', await loadDemoServer(folder));
  return () => rm(folder, { recursive: true, force: true });
}

async function loadDemoServer(folder: string): Promise<DemoServer> {
  const programs = postgresPrograms();
  if (programs === undefined) return { database: '', files: '' };
  const demo = { database: join(folder, 'database'), files: join(folder, 'files') };
  const server = await startPostgres(programs);
  await loadDemoFolder({ DATA_DIR: demo.files, DATABASE_URL: server.url });
  await server.stopInto(demo.database);
  return demo;
}

/** Starts a server with the demo data, and makes the folder the data folder that belongs to it. */
export async function startDemoServer(
  { database, files }: DemoServer,
  folder: string,
  settings: Record<string, string> = {},
): Promise<PostgresServer> {
  await copyDemo(files, folder);
  return startPostgres(postgresPrograms() ?? '', { settings, from: database });
}

/** Makes it a data folder of the embedded database with the demo data, given `inject('demoFolder')`. */
export const copyDemo = (demoFolder: string, folder: string): Promise<void> =>
  cp(demoFolder, folder, { recursive: true });
