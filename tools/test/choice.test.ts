import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { floors } from '../check/layout/floors.ts';
import { root } from '../child.ts';
import { choose } from './choice.ts';
import { journeys } from './journeys.ts';

const sources = Object.entries({
  'protocol/src/boats.ts': '',
  'protocol/src/boats.test.ts': `import { a } from './boats.ts';`,
  'server/src/boats/boats.queries.ts': `import { a } from '@torg/protocol/boats';`,
  'server/src/boats/sink-boat.ts': `import { a } from './boats.queries.ts';`,
  'server/src/boats/sink-boat.test.ts': `import { a } from '../testing/start-test-api.ts';`,
  'server/src/ports/open-port.ts': `import { a } from '../boats/boats.queries.ts';`,
  'server/src/ports/open-port.test.ts': `import { a } from '../testing/start-test-api.ts';`,
  'server/src/domains.ts': `import { a } from './boats/sink-boat.ts';`,
  'server/src/testing/start-test-api.ts': `import { a } from '../domains.ts';`,
  'server/src/testing/rights.test.ts': `import { a } from './start-test-api.ts';`,
  'server/src/planes/fly.test.ts': `import type { a } from '../boats/boats.queries.ts';`,
  'server/faults/kill.test.ts': '',
  'web/src/ui/Sail.tsx': '',
  'web/src/boats/BoatPage.tsx': `import { Sail } from '../ui/Sail.tsx';`,
  'web/src/boats/BoatPage.test.tsx': `import { BoatPage } from './BoatPage.tsx';`,
}).map(([path, text]) => ({ path, text }));
const tests = (...changed: string[]) => choose(sources, changed).tests.toSorted();

test('a handler affects the tests of its domain, and those of every call', () => {
  expect(tests('server/src/boats/sink-boat.ts')).toEqual([
    'server/src/boats/sink-boat.test.ts',
    'server/src/testing/rights.test.ts',
  ]);
});

test('a file affects the domains that import it, unless they import types only', () => {
  expect(tests('server/src/boats/boats.queries.ts')).toEqual([
    'server/src/boats/sink-boat.test.ts',
    'server/src/ports/open-port.test.ts',
    'server/src/testing/rights.test.ts',
  ]);
});

test('the protocol affects its own tests, the server and the app', () => {
  expect(tests('protocol/src/boats.ts')).toContain('protocol/src/boats.test.ts');
  expect(tests('protocol/src/boats.ts')).toContain('server/src/ports/open-port.test.ts');
});

test('a component of the app affects the pages that show it, and nothing on the server', () => {
  expect(tests('web/src/ui/Sail.tsx')).toEqual(['web/src/boats/BoatPage.test.tsx']);
});

test('data affects the domain whose folder it is in', () => {
  expect(tests('server/src/boats/data/boats.json')).toContain('server/src/boats/sink-boat.test.ts');
});

test('a migration affects the whole server, and every journey', () => {
  const choice = choose(sources, ['server/migrations/0001_a.ts']);
  const ofServer = sources.filter(({ path }) => /^server\/.*\.test\.ts$/.test(path));
  expect(choice.tests).toEqual(ofServer.map(({ path }) => path));
  expect(choice.journeys).toEqual(Object.keys(journeys));
  expect(choice.because).toContain('the whole server, for server/migrations/0001_a.ts');
});

test('the lockfile affects everything, a document nothing', () => {
  const everything = sources.filter(({ path }) => /\.test\.tsx?$/.test(path));
  expect(choose(sources, ['package-lock.json']).tests).toHaveLength(everything.length);
  expect(choose(sources, ['docs/words.md', 'README.md'])).toEqual({
    tests: [],
    journeys: [],
    because: [],
  });
});

test('a domain affects the journeys that use it, and those of everyone', () => {
  const { journeys: chosen } = choose(sources, ['web/src/saved-searches/SavedSearchesPage.tsx']);
  expect(chosen).toContain('buyer-saves-consultants');
  expect(chosen).toContain('everyone-goes-by-keyboard');
  expect(chosen).not.toContain('buyer-writes-in-the-wizard');
  const own = choose(sources, ['e2e/anyone-signs-in.journey.ts']);
  expect(own.journeys).toEqual(['anyone-signs-in']);
});

test('every journey is listed with existing domains, and every page has a journey', () => {
  const files = globSync('e2e/**/*.journey.ts', { cwd: root });
  const names = files.map((path) => basename(path, '.journey.ts'));
  expect(Object.keys(journeys).toSorted()).toEqual(names.toSorted());
  const walked = new Set(
    Object.values(journeys).flatMap((through) => (through === 'all' ? [] : through)),
  );
  const named = floors.flat();
  expect([...walked].filter((domain) => !named.includes(domain))).toEqual([]);
  const built = named.filter((domain) => globSync(`web/src/${domain}/`, { cwd: root }).length > 0);
  expect(built.filter((domain) => !walked.has(domain))).toEqual([]);
});
