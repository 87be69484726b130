import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { report, runChecks } from '../check/run-checks.ts';
import { root, run } from '../child.ts';
import { chromiumPath } from '../chromium.ts';
import { postgresPrograms, startPostgres } from './postgres.ts';
import { crash, nothing, ofPlaywright, ofVitest, type Tally } from './tally.ts';

export interface Stage {
  name: string;
  title: string;
  run: () => Promise<Tally>;
}

/** Quick things first, so that a mistake shows early. */
export const stages: Stage[] = [
  { name: 'check', title: 'npm run check', run: checks },
  {
    name: 'unit',
    title: 'protocol, app and tools',
    run: () => vitest(['protocol', 'web', 'tools']),
  },
  { name: 'server', title: 'server on the embedded database', run: () => vitest(['server']) },
  { name: 'postgres', title: 'server on PostgreSQL', run: onPostgres },
  {
    name: 'faults',
    title: 'killed processes, restarted databases',
    run: () => vitest(['faults']),
  },
  { name: 'e2e', title: 'journeys in Chromium', run: journeys },
];

async function checks(): Promise<Tally> {
  const results = await runChecks();
  console.log(report(results));
  const failed = results.filter(({ ok }) => !ok).length;
  return { passed: results.length - failed, failed, skipped: 0 };
}

async function vitest(projects: string[], databaseUrl?: string): Promise<Tally> {
  const { DATABASE_URL: _, TEST_DATABASE_URL: __, ...env } = process.env;
  return withReport(async (file) => {
    const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const chosen = projects.map((project) => `--project=${project}`);
    await run('vitest', [...args, ...chosen], {
      env: databaseUrl ? { ...env, TEST_DATABASE_URL: databaseUrl } : env,
    });
    return ofVitest(JSON.parse(readFileSync(file, 'utf8')));
  });
}

async function onPostgres(): Promise<Tally> {
  if (process.env.DATABASE_URL) return vitest(['server'], process.env.DATABASE_URL);
  const programs = postgresPrograms();
  if (!programs) {
    console.log('!!! SKIPPED: no PostgreSQL server here, so nothing was tried on one.');
    console.log('!!! Install one (Debian: apt-get install postgresql), or set DATABASE_URL.');
    return { ...nothing, skipped: 1 };
  }
  const server = await startPostgres(programs);
  try {
    return await vitest(['server'], server.url);
  } finally {
    await server.stop();
  }
}

async function journeys(): Promise<Tally> {
  const built = await run('node', [join(root, 'tools', 'ready.mjs'), '--build']);
  if (built.code !== 0) return crash;
  const chromium = chromiumPath();
  return withReport(async (file) => {
    await run('playwright', ['test', '--config=e2e/playwright.config.ts', '--reporter=list,json'], {
      env: { ...process.env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    });
    return ofPlaywright(JSON.parse(readFileSync(file, 'utf8')));
  });
}

/** Gives the runner a file for its report. Without a report at the end, it crashed. */
async function withReport(runner: (file: string) => Promise<Tally>): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'torg-test-'));
  const file = join(folder, 'report.json');
  try {
    return await runner(file);
  } catch (error) {
    if (existsSync(file)) throw error;
    console.error('The runner ended without a report.');
    return crash;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
