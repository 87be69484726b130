import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { report, runChecks } from '../check/run-checks.ts';
import { readSources } from '../check/sources.ts';
import { root, run } from '../child.ts';
import { chromiumPath } from '../chromium.ts';
import type { Choice } from './choice.ts';
import { divide } from './division.ts';
import { postgresPrograms, startPostgres } from './postgres.ts';
import { add, crash, nothing, ofPlaywright, ofVitest, type Tally } from './tally.ts';

/** Receives the output of a stage that runs beside another. */
type Listen = (output: string) => void;

interface How {
  listen?: Listen | undefined;
  /** restricts the stage to these tests */
  choice?: Choice | undefined;
  /** both databases are tested in this run, so that what is the same on both runs on one */
  isDivided?: boolean;
}

export interface Stage {
  name: string;
  title: string;
  /** prints while it runs unless `listen` is given */
  run: (how: How) => Promise<Tally>;
  /** the chosen tests; undefined: the stage always runs */
  chosen?: (choice: Choice) => string[];
}

const testsBelow = (folder: RegExp) => (choice: Choice) =>
  choice.tests.filter((path) => folder.test(path));
const ofUnits = testsBelow(/^(protocol|web|tools)\//);
const ofServer = testsBelow(/^server\/(?!faults\/)/);
const ofFaults = testsBelow(/^server\/faults\//);

const check: Stage = { name: 'check', title: 'npm run check', run: checks };
const unit: Stage = {
  name: 'unit',
  title: 'protocol, app and tools',
  chosen: ofUnits,
  run: ({ listen, choice }) =>
    vitest(['protocol', 'web', 'tools'], { listen, files: choice && ofUnits(choice) }),
};
const server: Stage = {
  name: 'server',
  title: 'server on the embedded database',
  chosen: ofServer,
  run: ({ listen, choice, isDivided }) => {
    const except = isDivided ? divide(readSources()).onlyOnPostgres : [];
    return vitest(['server'], { listen, files: choice && ofServer(choice), except });
  },
};
const postgres: Stage = {
  name: 'postgres',
  title: 'server on PostgreSQL',
  chosen: ofServer,
  run: ({ listen, choice, isDivided }) => {
    const except = isDivided ? divide(readSources()).onlyOnEmbedded : [];
    return onPostgres({ listen, files: choice && ofServer(choice), except });
  },
};
const faults: Stage = {
  name: 'faults',
  title: 'killed processes, restarted databases',
  chosen: ofFaults,
  run: async ({ listen, choice }) => {
    const more = { TORG_DEMO: await demoFolder() };
    return vitest(['faults'], { listen, files: choice && ofFaults(choice), more });
  },
};
const e2e: Stage = {
  name: 'e2e',
  title: 'the size of the app, and journeys in Chromium',
  chosen: (choice) => choice.journeys,
  run: ({ choice }) => journeys(choice?.journeys),
};

/**
 * Two at a time, since the unit tests use one processor for most of their time and the fault tests
 * mostly wait. Quick stages come first, so that mistakes show early.
 */
export const lanes: Record<'shown' | 'beside', Stage[]> = {
  shown: [unit, server, postgres],
  beside: [check, faults],
};
/** Journeys are for people, who do not wait for so long as they would beside another stage. */
export const last = e2e;

async function checks({ listen = console.log }: How): Promise<Tally> {
  const results = await runChecks();
  listen(`${report(results)}\n`);
  const failures = results.filter(({ ok }) => !ok).map(({ name }) => `npm run check: ${name}`);
  const failed = failures.length;
  return { passed: results.length - failed, failed, skipped: 0, failures };
}

interface VitestOptions {
  listen?: Listen | undefined;
  databaseUrl?: string;
  /** undefined: all tests of the projects */
  files?: string[] | undefined;
  /** patterns of tests to leave out */
  except?: string[];
  /** for the environment */
  more?: Record<string, string>;
}

async function vitest(
  projects: string[],
  { listen, databaseUrl, files = [], except = [], more = {} }: VitestOptions,
): Promise<Tally> {
  const { DATABASE_URL: _, TEST_DATABASE_URL: __, ...others } = process.env;
  const env = { ...others, ...more };
  return withReport(async (file) => {
    const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const chosen = projects.map((project) => `--project=${project}`);
    args.push(...except.map((pattern) => `--exclude=${pattern}`));
    // With a database server, tests spend half of their time waiting for it.
    if (databaseUrl) args.push(`--maxWorkers=${Math.ceil(availableParallelism() * 1.5)}`);
    const { output } = await run('vitest', [...args, ...chosen, ...files], {
      env: databaseUrl ? { ...env, TEST_DATABASE_URL: databaseUrl } : env,
      quiet: listen !== undefined,
    });
    listen?.(output);
    return ofVitest(JSON.parse(readFileSync(file, 'utf8')));
  });
}

async function onPostgres(options: Omit<VitestOptions, 'databaseUrl'>): Promise<Tally> {
  const given = process.env.DATABASE_URL;
  if (given) return vitest(['server'], { ...options, databaseUrl: given });
  const programs = postgresPrograms();
  if (!programs) {
    console.log('!!! SKIPPED: no PostgreSQL server here, so no test ran on one.');
    console.log('!!! Install one (Debian: apt-get install postgresql), or set DATABASE_URL.');
    return { ...nothing, skipped: 1 };
  }
  const started = await startPostgres(programs);
  try {
    return await vitest(['server'], { ...options, databaseUrl: started.url });
  } finally {
    await started.stop();
  }
}

async function journeys(names: string[] = []): Promise<Tally> {
  const { size, output } = await prepareLast();
  console.log(output);
  return size ? add([size, await playwright(await demoFolder(), names)]) : crash;
}

let loading: Promise<string> | undefined;

/** The demo data in a folder of the embedded database, loaded once a run for all that copy it. */
const demoFolder = (): Promise<string> => (loading ??= loadDemo());

async function loadDemo(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'torg-demo-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const { code, output } = await run('node', [join(root, 'e2e', 'build-demo.ts'), folder], {
    quiet: true,
  });
  if (code !== 0) throw new Error(output);
  return folder;
}

interface Prepared {
  /** undefined: something failed, as the output says */
  size: Tally | undefined;
  output: string;
}

let prepared: Promise<Prepared> | undefined;

/** Builds the app and loads the demo data, once a run; it may run beside another stage. */
export const prepareLast = (): Promise<Prepared> => (prepared ??= prepare());

async function prepare(): Promise<Prepared> {
  // Loading the demo data needs no app and keeps one processor busy.
  const loaded = demoFolder().then(
    () => '',
    (error: Error) => error.message,
  );
  const built = await run('node', [join(root, 'tools', 'ready.mjs'), '--build'], { quiet: true });
  const bundle = await run('node', [join(root, 'web', 'tools', 'measure-bundle.ts')], {
    quiet: true,
  });
  const problem = await loaded;
  const size = bundle.code === 0 ? { ...nothing, passed: 1 } : crash;
  const output = [built.output, bundle.output, problem].join('');
  return { output, size: built.code === 0 && problem === '' ? size : undefined };
}

async function playwright(demoFolder: string, names: string[]): Promise<Tally> {
  const env = { ...process.env, CHROMIUM_PATH: chromiumPath(), TORG_DEMO: demoFolder };
  return withReport(async (file) => {
    const args = ['test', '--config=e2e/playwright.config.ts', '--reporter=list,json'];
    const files = names.map((name) => `${name}.journey.ts`);
    await run('playwright', [...args, ...files], {
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    });
    return ofPlaywright(JSON.parse(readFileSync(file, 'utf8')));
  });
}

/** Gives the runner a file for its report. A missing report means that it crashed. */
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
