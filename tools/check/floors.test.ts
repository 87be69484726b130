import { expect, test } from 'vitest';
import { floorsCheck, namedTwice } from './floors.ts';

function refused(path: string, text: string): string[] {
  return floorsCheck.look([{ path, text }]).map(({ says }) => says);
}

test('a domain may ask a lower floor through its public file', () => {
  const text = `import { nameOf } from '../accounts/accounts.public.ts';`;
  expect(refused('server/src/assignments/list-assignments.ts', text)).toEqual([]);
});

test('a domain may not reach past the public file', () => {
  const text = `import { rows } from '../accounts/accounts.repository.ts';`;
  expect(refused('server/src/assignments/list-assignments.ts', text)).toEqual([
    'other domains see only accounts.public.ts',
  ]);
});

test('the types of a lower table may be named, not its values', () => {
  const path = 'server/src/assignments/assignments.repository.ts';
  expect(refused(path, `import type { A } from '../accounts/accounts.tables.ts';`)).toEqual([]);
  expect(refused(path, `import '../accounts/accounts.tables.ts';`)).toEqual([]);
  expect(refused(path, `import { a } from '../accounts/accounts.tables.ts';`)).toHaveLength(1);
});

test('nobody looks up or sideways, also not in a late import', () => {
  const up = `const late = await import('../assignments/assignments.public.ts');`;
  expect(refused('server/src/accounts/sign-in.ts', up)).toHaveLength(1);
  const sideways = `export { files } from '../files/files.public.ts';`;
  expect(refused('server/src/regions/list-regions.ts', sideways)).toHaveLength(1);
});

test('a test may use the fixtures of any floor, a handler of none', () => {
  const text = `import { anAccount } from '../accounts/accounts.fixtures.ts';`;
  expect(refused('server/src/regions/list-regions.test.ts', text)).toEqual([]);
  expect(refused('server/src/assignments/publish-assignment.test.ts', text)).toEqual([]);
  expect(refused('server/src/assignments/publish-assignment.ts', text)).toHaveLength(1);
});

test('the platform knows no domain', () => {
  const text = `import { findActor } from '../../accounts/accounts.public.ts';`;
  expect(refused('server/src/platform/http/api.ts', text)).toEqual([
    'platform knows no domain, also not accounts',
  ]);
});

test('what puts the domains together may import them all', () => {
  const text = `import { accountRoutes } from './accounts/accounts.routes.ts';`;
  expect(refused('server/src/domains.ts', text)).toEqual([]);
});

test('in the app other domains see only public/', () => {
  const page = 'web/src/assignments/AssignmentPage.tsx';
  expect(refused(page, `import { Face } from '../accounts/public/Face.tsx';`)).toEqual([]);
  expect(refused(page, `import { Face } from '../accounts/Face.tsx';`)).toHaveLength(1);
});

test('ui knows neither a domain nor the shell', () => {
  const part = 'web/src/ui/Pager.tsx';
  expect(refused(part, `import { Chip } from '../accounts/public/Chip.tsx';`)).toHaveLength(1);
  expect(refused(part, `import { Shell } from '../app/Shell.tsx';`)).toHaveLength(1);
});

test('server and app never import each other, and neither its tools', () => {
  const intoApp = `import { nav } from '../../../web/src/app/navigation.ts';`;
  expect(refused('server/src/shell/user.ts', intoApp)).toEqual(['the server knows no app']);
  const intoTools = `import { root } from '../../tools/child.ts';`;
  expect(refused('web/src/main.tsx', intoTools)).toHaveLength(1);
});

test('the protocol imports only zod and itself', () => {
  expect(refused('protocol/src/call.ts', `import { z } from 'zod';`)).toEqual([]);
  expect(refused('protocol/src/call.ts', `import { Kysely } from 'kysely';`)).toHaveLength(1);
  expect(refused('protocol/src/call.ts', `import fs from 'node:fs';`)).toHaveLength(1);
});

test('only tests stand on testing/', () => {
  const text = `import { startTestApi } from '../testing/start-test-api.ts';`;
  expect(refused('server/src/accounts/sign-in.test.ts', text)).toEqual([]);
  expect(refused('server/src/accounts/sign-in.ts', text)).toHaveLength(1);
});

test('a new domain gets a floor', () => {
  expect(refused('server/src/weather/forecast.ts', 'export const sunny = true;')).toEqual([
    'weather has no floor: give it one in tools/check/floors.ts',
  ]);
});

test('a domain stands on one floor, and is named there once', () => {
  const says = (floors: string[][]) => namedTwice(floors).map((found) => found.says);
  expect(says([['files'], ['accounts', 'weather']])).toEqual([]);
  expect(says([['weather'], ['accounts', 'weather']])).toEqual([
    'weather has a place already: name it once',
  ]);
  expect(says([['weather', 'weather']])).toHaveLength(1);
});
