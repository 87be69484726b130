import { matchesGlob } from 'node:path';
import { readSources, type Source } from '../check/sources.ts';
import { postgresPrograms } from './postgres.ts';
import { allThatImport } from './reach.ts';

const opensDatabase = 'server/src/testing/test-database.ts';
const ofServer = /^server\/(?!faults\/).*\.test\.ts$/;

/**
 * What is the same on both databases runs on one, where a run tests both: what takes long and asks
 * about rights, other services, files or the content of the demo data on PostgreSQL, which is faster.
 */
export const onlyOnPostgres = [
  'server/src/testing/calls/rights.test.ts',
  'server/src/testing/matrix/matrix.test.ts',
  'server/src/contracts/{oneflow,sweeping}/**',
  'server/src/contracts/sealing/**',
  'server/src/cvs/exports/cv-at-limits.test.ts',
  'server/src/cv-imports/hostile-cv.test.ts',
  'server/demo/**',
  'server/fuzz/**',
  'server/src/accounts/{factors,passkeys,confirmation}/**',
  'server/src/accounts/{sessions,settings}/**',
  'server/src/testing/states/**',
  'server/src/testing/new-domain.test.ts',
  'server/src/testing/ai/**',
  'server/src/testing/calls/{security,security-lines}.test.ts',
  'server/src/contracts/signing/links-rights.test.ts',
  'server/src/contracts/cooperation/upload-cooperation-contract.test.ts',
  'server/src/cv-imports/{upload-cv,apply-cv}.test.ts',
  'server/src/cvs/exports/get-cv.test.ts',
  'server/src/flowcase/syncing/**',
  'server/src/consultant-companies/company-rights.test.ts',
  'server/src/{agreements,contracts}/**/any-{moves,reports}.test.ts',
  'server/src/assignments/lists/list-assignments.test.ts',
  'server/src/search/query/filter-sql.test.ts',
  'server/src/opportunities/files/**',
  'server/src/interviews/mails/**',
  'server/src/assessments/matrix/**',
];

/** It counts in memory, and starts anew for each of its tests, which is cheaper here. */
const chosenForEmbedded = ['server/src/testing/calls/limits.test.ts'];

export const onlyOnEmbedded = (): string[] => [
  ...chosenForEmbedded,
  ...withoutDatabase(readSources()).filter(
    (path) => !onlyOnPostgres.some((pattern) => matchesGlob(path, pattern)),
  ),
];

/** The tests that open no database, or one of their own, and do not ask which one it is. */
export function withoutDatabase(sources: Source[]): string[] {
  const server = sources.filter(({ path }) => path.startsWith('server/'));
  const opening = allThatImport(server, opensDatabase);
  return server
    .filter(({ path, text }) => ofServer.test(path) && !text.includes('TEST_DATABASE_URL'))
    .map(({ path }) => path)
    .filter((path) => !opening.has(path));
}

/** Whether stages of these names, whole, test both databases. */
export function testsBoth(stages: string[]): boolean {
  const hasPostgres = Boolean(process.env.DATABASE_URL) || postgresPrograms() !== undefined;
  return hasPostgres && ['server', 'postgres'].every((name) => stages.includes(name));
}
