import { matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { onlyOnEmbedded, onlyOnPostgres, withoutDatabase } from './division.ts';

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

test('of the real tests, policies and adapters run once, what calls Torg runs twice, and none never', () => {
  const once = onlyOnEmbedded();
  expect(once).toContain('server/src/messages/messages.policy.test.ts');
  expect(once).toContain('server/src/adapters/sealing/sealing.test.ts');
  expect(once).not.toContain('server/src/messages/send-message.test.ts');
  expect(once).not.toContain('server/src/platform/database/prepared.test.ts');
  const isElsewhere = (path: string) =>
    onlyOnPostgres.some((pattern) => matchesGlob(path, pattern));
  expect(once.filter(isElsewhere)).toEqual([]);
});
