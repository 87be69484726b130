import { expect, test } from 'vitest';
import { readSources } from '../check/sources.ts';
import { divide, withoutDatabase } from './division.ts';

const found = (files: Record<string, string>) =>
  withoutDatabase(Object.entries(files).map(([path, text]) => ({ path, text })));

const tools = {
  'server/src/testing/test-database.ts': '',
  'server/src/testing/start-test-api.ts': `import { a } from './test-database.ts';`,
};

test('a test runs on one database if nothing that it imports opens one', () => {
  const files = {
    ...tools,
    'server/src/boats/length.test.ts': `import { a } from './length.ts';`,
    'server/src/boats/sink.test.ts': `import { a } from '../testing/start-test-api.ts';`,
    'server/src/boats/a-fleet.ts': `import { a } from '../testing/start-test-api.ts';`,
    'server/src/boats/fleet.test.ts': `import { a } from './a-fleet.ts';`,
    'server/src/boats/type.test.ts': `import type { A } from '../testing/start-test-api.ts';`,
    'server/faults/kill.test.ts': '',
    'web/src/boats/sail.test.ts': '',
  };
  const one = ['server/src/boats/length.test.ts', 'server/src/boats/type.test.ts'];
  expect(found(files)).toEqual(one);
});

test('a test that asks which database it is runs on both', () => {
  const asks = `it.runIf(process.env['TEST_DATABASE_URL'])('locks', () => {});`;
  expect(found({ ...tools, 'server/src/boats/lock.test.ts': asks })).toEqual([]);
});

const real = readSources();
const { onlyOnEmbedded, onlyOnPostgres } = divide(real);
const ofServer = real
  .map(({ path }) => path)
  .filter((path) => /^server\/(?!faults\/).*\.test\.ts$/.test(path));

test('of the real tests, policies and adapters run once, what calls Torg on PostgreSQL, and none never', () => {
  expect(onlyOnEmbedded).toContain('server/src/messages/messages.policy.test.ts');
  expect(onlyOnEmbedded).toContain('server/src/adapters/sealing/sealing.test.ts');
  expect(onlyOnPostgres).toContain('server/src/messages/threads/start-thread.test.ts');
  expect(onlyOnPostgres).toContain('server/fuzz/fuzz.test.ts');
  const all = [...onlyOnEmbedded, ...onlyOnPostgres];
  expect(new Set(all).size, 'none is left out of both').toBe(all.length);
  expect(all).not.toContain('server/src/platform/database/prepared.test.ts');
});

test('every domain that has tests with a database has one on both', () => {
  const domainOf = (path: string) => /^server\/src\/([^/]+)\//.exec(path)?.[1];
  const once = new Set([...onlyOnEmbedded, ...onlyOnPostgres]);
  const onBoth = new Set(ofServer.filter((path) => !once.has(path)).map(domainOf));
  const missing = onlyOnPostgres.map(domainOf).filter((domain) => domain && !onBoth.has(domain));
  expect(new Set(missing)).toEqual(new Set());
});
