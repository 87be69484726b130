import { matchesGlob } from 'node:path';
import type { Source } from '../check/sources.ts';
import { postgresPrograms } from './postgres.ts';
import { allThatImport } from './reach.ts';

const opensDatabase = 'server/src/testing/test-database.ts';
const ofServer = /^server\/(?!faults\/).*\.test\.ts$/;

/**
 * Where a run tests both databases, the domains are tested on PostgreSQL, which is faster and sees real
 * concurrency, and these of them on the embedded one too: of each domain the test that writes most, at
 * once if it can. Journeys go through every page on the embedded database as well.
 */
const onBoth = [
  'server/backup/**',
  'server/src/platform/**',
  'server/src/accounts/sign-in/**',
  'server/src/agreements/rounds/**',
  'server/src/ai-jobs/ai-jobs.test.ts',
  'server/src/assessments/board/**',
  'server/src/assignments/drafting/save-assignment.test.ts',
  'server/src/boards/order/**',
  'server/src/clients/clients.test.ts',
  'server/src/competencies/propose-competency.test.ts',
  'server/src/consultant-companies/bench/add-consultant.test.ts',
  'server/src/contracts/signing/races.test.ts',
  'server/src/cv-imports/apply-order.test.ts',
  'server/src/cv-templates/**',
  'server/src/cvs/variants/**',
  'server/src/events/**',
  'server/src/files/upload-quota.test.ts',
  'server/src/flowcase/links/**',
  'server/src/interest/send-interest.test.ts',
  'server/src/interviews/booking/interview-race.test.ts',
  'server/src/messages/send-message.test.ts',
  'server/src/opportunities/needs.test.ts',
  'server/src/organizations/**',
  'server/src/people/merge-accounts.test.ts',
  'server/src/profiles/items/**',
  'server/src/qa-interviews/forms/**',
  'server/src/reading/**',
  'server/src/saved-profiles/saved-profiles.test.ts',
  'server/src/saved-searches/saved-searches.test.ts',
  'server/src/search/results/search.test.ts',
  'server/src/selection-record/**',
  'server/src/shell/sign-in.test.ts',
  'server/src/testing/jobs.test.ts',
  'server/src/testing/calls/strange-text.test.ts',
  'server/src/vocabulary/merge-competency.test.ts',
  'server/src/waiting/**',
];

/** It counts in memory, and starts anew for each of its tests, which is cheaper here. */
const chosenForEmbedded = ['server/src/testing/calls/limits.test.ts'];

/** What one of two runs on two databases leaves to the other. */
export interface Division {
  onlyOnEmbedded: string[];
  onlyOnPostgres: string[];
}

export function divide(sources: Source[]): Division {
  const once = withoutDatabase(sources);
  const isOnBoth = (path: string) => onBoth.some((pattern) => matchesGlob(path, pattern));
  const onlyOnEmbedded = [...chosenForEmbedded, ...once];
  const onlyOnPostgres = sources
    .map(({ path }) => path)
    .filter((path) => ofServer.test(path) && !isOnBoth(path) && !onlyOnEmbedded.includes(path));
  return { onlyOnEmbedded, onlyOnPostgres };
}

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
